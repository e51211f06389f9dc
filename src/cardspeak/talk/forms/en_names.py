"""English first names, by which players are called; those that are words as well (Jack, Will, Max) are none of them."""

NAMES = {
    name: name.lower()
    for name in """
    Aaron Abe Adam Alan Alex Alice Allen Amanda Amy Andrea Andrew Andy Angela Ann Anna Anne Annie Anthony
    Arthur Ashley Barbara Barry Bea Becky Ben Benny Bernie Beth Betty Billy Bob Bobby Brad Brandon Brenda
    Brian Bruce Bryan Carl Carla Carlos Carol Caroline Cathy Charles Charlie Charlotte Chris Christine Cindy
    Claire Clark Colin Connor Cory Craig Curt Cyril Dan Daniel Danny Darren Dave David Dennis Derek Diane
    Diego Dmitri Donna Doris Doug Duncan Dylan Earl Eddie Edgar Elena Ellen Emily Emma Eric Erik Ernie Ethan
    Eva Evan Felix Fiona Frankie Fred Freddy Gabe Gary Geoff George Gerald Gina Ginny Glenn Gloria Greg Gus
    Gwen Hank Hannah Harold Harry Harvey Hassan Heather Helen Henry Holly Howard Hugh Hugo Ian Irene Isaac
    Ivan Ivy Jackie Jacob Jake James Jamie Jane Janet Jared Jason Jeff Jenny Jerome Jerry Jesse Jessica Jill
    Jimmy Joan Joe Joel Joey John Johnny Jonas Jonathan Jose Joseph Josh Juan Judy Julia Julie Justin Karen
    Karl Kate Katie Keith Kelly Kenny Kev Kevin Kyle Larry Laura Lauren Leo Leon Leroy Leslie Linda Lisa Liz
    Lou Louise Lucas Lucy Luis Luke Maggie Manny Marco Marcus Margaret Maria Marie Mario Marta Martha
    Martin Marty Marvin Matt Matthew Megan Melissa Mia Michael Michelle Mick Miguel Mike Milan Mitch Moe Molly
    Monica Morgan Nadia Nancy Nate Nathan Neil Nick Nicole Nina Noah Nora Norman Oleg Oliver Olga Oscar Otto
    Owen Pablo Pam Patrick Patty Paul Paula Pedro Peggy Pete Peter Phil Phoebe Quinn Rachel Raj Ralph Randy
    Rebecca Reggie Rick Ricky Rita Robbie Robert Rodney Roger Roman Ron Ronnie Rosie Ross Roy Rudy Russ
    Russell Ruth Ryan Sally Sam Samantha Sammy Sandra Sara Sarah Scott Sean Sergio Seth Shannon Sharon Shaun
    Sheila Sid Simon Sofia Sonia Sophie Stan Stella Stephen Steve Steven Stu Sue Susan Suzie Sven Tammy Ted
    Teddy Terry Tess Theo Theresa Thomas Tim Timmy Tina Toby Todd Tom Tommy Toni Tony Tracy Trevor Tyler Vera
    Vic Vicky Victor Victoria Vince Vincent Vivian Wally Walt Walter Wanda Wayne Wendy Wes Willie Xavier
    Yvonne Zack Zoe
    """.split()
}
