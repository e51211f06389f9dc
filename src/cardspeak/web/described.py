"""What the OpenAPI description says of a message: besides its fields, what it is for."""

from inspect import cleandoc

from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi.spec import Schema
from litestar.typing import FieldDefinition


class Described(StructSchemaPlugin):
    """Describes a message by its docstring."""

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """Return the schema of a message."""
        schema = super().to_openapi_schema(field_definition, schema_creator)
        schema.description = cleandoc(field_definition.type_.__doc__ or "") or None
        return schema
