/**
 * The sites that are looked at, as folders from the root of the project: that of this project, the specimen, one below a path of its host, and what SITES=dir,dir
 * names. What is said of them holds whatever they say.
 */
export const anySites = [
  'pages',
  'tests/sites/specimen',
  'tests/sites/below',
  ...(process.env.SITES?.split(',') ?? []),
];
