/**
 * Two generated schemas also list the site's own definitions, for editors. In the package they list only the engine's and
 * accept anything that another site adds: `npm pack` calls this script before and after packing.
 *
 * Has no dependencies, so that packing a fresh checkout needs no install.
 */
const { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const names = ['section.schema.json', 'rules.schema.json'];
const kept = path.join(root, '.packing');
const at = (name) => path.join(root, 'schemas', name);

/** The section schema with the engine's types only; any other type may be a site's. */
function engineSections(schema) {
  const isOfEngine = ({ then }) => !then.$ref.startsWith('site/');
  const types = new Set(schema.allOf.filter(isOfEngine).map((part) => part.if.properties.type.const));
  const { enum: all, markdownEnumDescriptions: texts, ...type } = schema.properties.type;
  const listed = {
    enum: all.filter((name) => types.has(name)),
    markdownEnumDescriptions: texts.filter((_, index) => types.has(all[index])),
  };
  return {
    ...schema,
    properties: { ...schema.properties, type: { ...type, anyOf: [listed, { type: 'string' }] } },
    defaultSnippets: schema.defaultSnippets.filter(({ body }) => types.has(body.type)),
    allOf: schema.allOf.filter(isOfEngine),
  };
}

/** The rules schema without the rules of the site's own checks; it accepts unknown ones already. */
function engineRules(schema) {
  const isOfEngine = ([, rule]) => rule.$comment !== 'Of this site alone.';
  return { ...schema, properties: Object.fromEntries(Object.entries(schema.properties).filter(isOfEngine)) };
}

/** Returns the packaged version of a schema, given its name and text. */
function packed(name, text) {
  const make = name === 'rules.schema.json' ? engineRules : engineSections;
  return `${JSON.stringify(make(JSON.parse(text)), null, 2)}\n`;
}

/** Writes to a temporary file and renames it, so that nobody reads a partial schema. */
function write(file, text) {
  writeFileSync(`${file}.packing`, text);
  renameSync(`${file}.packing`, file);
}

function before() {
  after();
  mkdirSync(kept, { recursive: true });
  for (const name of names) {
    const text = readFileSync(at(name), 'utf8');
    writeFileSync(path.join(kept, name), text);
    write(at(name), packed(name, text));
  }
}

/** Restores the original schemas. After an interrupted packing, a file that has changed since is kept. */
function after() {
  for (const name of names) {
    if (!existsSync(path.join(kept, name))) continue;
    const text = readFileSync(path.join(kept, name), 'utf8');
    if (readFileSync(at(name), 'utf8') === packed(name, text)) write(at(name), text);
  }
  rmSync(kept, { recursive: true, force: true });
}

if (require.main === module) {
  if (process.argv[2] === 'before') before();
  else after();
}

module.exports = { packed };
