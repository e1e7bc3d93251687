/**
 * Two generated schemas list what the site beside the engine has of its own, for editors. In the package they list the engine's
 * alone, and say nothing against what another site adds: `npm pack` calls this before and after it packs.
 *
 * Plain and without packages: whoever packs a fresh checkout need not install anything.
 */
const { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const names = ['section.schema.json', 'rules.schema.json'];
const kept = path.join(root, '.packing');
const at = (name) => path.join(root, 'schemas', name);

/** The schema of a section with the engine's types alone; another one may be that of a site. */
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

/** The schema of rules without those of checks that a site has of its own; it lets in others as it is. */
function engineRules(schema) {
  const isOfEngine = ([, rule]) => rule.$comment !== 'Of this site alone.';
  return { ...schema, properties: Object.fromEntries(Object.entries(schema.properties).filter(isOfEngine)) };
}

/** What the package has in the place of a schema, by its name and text. */
function packed(name, text) {
  const make = name === 'rules.schema.json' ? engineRules : engineSections;
  return `${JSON.stringify(make(JSON.parse(text)), null, 2)}\n`;
}

/** Writes beside and renames: nobody reads half a schema. */
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

/** Brings back what was there before; where a packing was killed and something else is there by now, that stays. */
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
