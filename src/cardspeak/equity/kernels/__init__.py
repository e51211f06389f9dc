"""Kernels of evaluation, equity and showdowns in bulk: loops over arrays that numba compiles, over constant tables.

Every function that is compiled stands at the top of its module and reads its tables as constants of its module: numba
keeps only such functions on disk, and only such tables cost nothing inside of a loop.
"""
