import path from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { projectRoot } from './project';

const sources = path.join(projectRoot, 'src').replaceAll(path.sep, '/');
const stylesheet = `${sources}/ui/styles.css`;

/** Without vowels no name is a word, nor one that blockers of advertisements look for. */
const letters = 'bcdfghjklmnpqrstvwxyz';
const characters = `${letters}0123456789`;

/** A class in a selector, as CSS writes it. */
const inSelector = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;

/**
 * Gives utility classes short names, in the stylesheet and wherever the application's sources have them: a page says three
 * hundred of them twice, which is a tenth of what its visitors wait for. Classes of letters only keep their names, since
 * such a word of the sources may mean something else.
 *
 * @param names is filled with every class and its short name; a build without the stylesheet takes what is there
 */
export function shortClasses(names: Map<string, string>): Plugin[] {
  return [
    {
      name: 'short-classes-of-styles',
      enforce: 'pre',
      transform: {
        filter: { id: /\.css$/ },
        async handler(css, id) {
          if (id !== stylesheet) return undefined;
          const { parse } = await import('postcss');
          const root = parse(css);
          const known = new Set<string>();
          root.walkRules(({ selector }) => {
            for (const [, written = ''] of selector.matchAll(inSelector)) known.add(unescaped(written));
          });
          for (const [name, short] of shortNames([...known])) names.set(name, short);
          root.walkRules((rule) => {
            rule.selector = rule.selector.replaceAll(inSelector, (whole, written: string) => {
              const name = unescaped(written);
              const short = names.get(name);
              return short === name ? whole : `.${short}`;
            });
          });
          return { code: root.toString(), map: null };
        },
      },
    },
    {
      name: 'short-classes-of-sources',
      enforce: 'post',
      transform: {
        filter: { id: /\.tsx?$/ },
        async handler(code, id) {
          if (!id.startsWith(sources)) return undefined;
          if (names.size === 0) await this.load({ id: stylesheet });
          return { code: shorten(code, names), map: null };
        },
      },
    },
  ];
}

/** Short names for the classes of a stylesheet. Those of letters only keep theirs. */
export function shortNames(classes: readonly string[]): Map<string, string> {
  const taken = new Set(classes);
  let number = 0;
  const next = () => {
    let name: string;
    do name = nameOf(number++);
    while (taken.has(name));
    return name;
  };
  return new Map(classes.map((name) => [name, /^[a-z]+$/i.test(name) ? name : next()]));
}

/** `b`, `c` … `z`, `bb`, `cb` …: another one for each number. */
function nameOf(number: number): string {
  let name = letters.charAt(number % letters.length);
  for (let rest = Math.floor(number / letters.length); rest > 0; ) {
    rest--;
    name += characters.charAt(rest % characters.length);
    rest = Math.floor(rest / characters.length);
  }
  return name;
}

/**
 * A module with short names in every text that consists of classes.
 *
 * @param code JavaScript
 * @param names every class and its short name
 * @throws Error for a text that may mean a class or something else: an id, or a class among other words
 */
export function shorten(code: string, names: ReadonlyMap<string, string>): string {
  let result = '';
  let done = 0;
  const shortenText = ({ start, end }: { start: number; end: number }) => {
    const text = code.slice(start, end);
    const words = text.match(/[^\s'"`]+/g) ?? [];
    if (words.every((word) => (names.get(word) ?? word) === word)) return;
    const other = words.find((word) => !names.has(word));
    if (other !== undefined) {
      throw new Error(
        `${text} has classes and "${other}", which is none. Put the classes into a text of their own, or correct the name.`,
      );
    }
    result += code.slice(done, start) + text.replaceAll(/[^\s'"`]+/g, (word) => names.get(word) ?? word);
    done = end;
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') shortenText(node);
    },
    TemplateElement: shortenText,
    Property: ({ key, value }) => {
      const isId = key.type === 'Identifier' && key.name === 'id' && value.type === 'Literal';
      const id = isId ? String(value.value) : '';
      if ((names.get(id) ?? id) !== id)
        throw new Error(`"${id}" is an id and a class. Give the id another name.`);
    },
  }).visit(parseSync('module.js', code).program);
  return result + code.slice(done);
}

/** A name as HTML has it. */
function unescaped(written: string): string {
  return written
    .replaceAll(/\\([\da-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1');
}
