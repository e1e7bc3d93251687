import { expect, it } from 'vitest';
import { inLanguage, parseStyles, rightToLeft, styledTexts, styleFault, styler } from './styles';

const css = [
  '@layer base,utilities;',
  '@font-face{font-family:A;src:url(/a.woff2)}',
  '@layer base{p{margin:0}}',
  '@layer utilities{.flex{display:flex}.hidden{display:none}',
  '@media (width>=40rem){.k{display:block}.flex{gap:1px}}',
  '.g>*{flex-grow:1}.h:where(.dark,.dark *){display:none}',
  '.a:not(.b),.c .flex{color:blue}',
  ':is(.d:not(:has(>.e)),.f.live)>p{color:green}}',
].join('');

const stylesOf = async (html: string) => styler(await parseStyles(css))(styledTexts(html));

it('keeps what has no class, and of the rest what the page uses, in order and in its place', async () => {
  expect(await stylesOf('<p class="flex">')).toBe(
    '@layer base,utilities;@font-face{font-family:A;src:url(/a.woff2)}@layer base{p{margin:0}}' +
      '@layer utilities{.flex{display:flex}@media (width>=40rem){.flex{gap:1px}}:is(.d:not(:has(>.e)),.f.live)>p{color:green}}',
  );
});

it('keeps what holds in the dark theme', async () => {
  expect(await stylesOf('<p class="h">')).toContain('{display:none}');
});

it('takes a rule whose selector offers a choice', async () => {
  expect(await stylesOf('<p class="d">')).toContain('{color:green}');
  expect(await stylesOf('<p class="e">')).toContain('{color:green}');
});

it('keeps what the frame of every page uses', async () => {
  const styles = styler(
    await parseStyles(':root{--a:1;--b:2}.flex{a:b}.hidden{c:d}'),
    '<p class="flex" a="var(--b)">',
  );
  expect(styles(styledTexts('<p class="x">'))).toBe(':root{--b:2;}.flex{a:b}');
});

it('asks for the class that stands in parentheses of its own', async () => {
  const styles = styler(
    await parseStyles(':where(.stack>:not(:last-child)){margin:1px}:where(.b,.c){margin:3px}'),
  );
  expect(styles(styledTexts('<p class="x">'))).toBe(':where(.b,.c){margin:3px}');
  expect(styles(styledTexts('<p class="stack">'))).toContain('{margin:1px}');
});

it('asks for every class of one selector, and not for those that must be absent', async () => {
  expect(await stylesOf('<p class="a">')).toContain('{color:blue}');
  expect(await stylesOf('<p class="c"><b class="flex">')).toContain('{color:blue}');
  expect(await stylesOf('<p class="c">')).not.toContain('{color:blue}');
});

it('leaves out that borders are solid, which the base says, and what says nothing else', async () => {
  const styles = styler(
    await parseStyles(
      '.border-t{border-top-style:var(--tw-border-style);border-top-width:1px}.dashed{--tw-border-style:dashed;border-style:dashed}' +
        '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}',
    ),
  );
  expect(styles(styledTexts('<p class="border-t">'))).toBe('.border-t{border-top-width:1px}');
  expect(styles(styledTexts('<p class="dashed">'))).toContain('border-style:dashed');
});

it('leaves out what Tailwind adds for browsers without registered properties', async () => {
  const rules = await parseStyles(
    '@layer properties{@supports (a:b){*{--tw-leading:initial}}}@layer base{p{margin:0}}',
  );
  expect(rules.map(({ css }) => css)).toEqual(['p{margin:0}']);
});

it('keeps of the custom properties those that the page uses, with what they are made of', async () => {
  const styles = styler(
    await parseStyles(
      ':root{color-scheme:light;--a:1;--b:var(--c);--c:2;--d:3;--e:4}.dark{--c:5;--e:6}' +
        '.flex{gap:var(--b)}.hidden{gap:var(--d)}.grow{gap:var(--x,var(--a))}@property --a{syntax:"*"}@property --b{syntax:"*"}',
    ),
  );
  expect(styles(styledTexts('<p class="flex">'))).toBe(
    ':root{color-scheme:light;--b:var(--c);--c:2;}.dark{--c:5;}.flex{gap:var(--b)}@property --b{syntax:"*"}',
  );
  expect(styles(styledTexts('<p class="grow">'))).toContain('--a:1;');
  expect(styles(styledTexts('<path fill="var(--e)">'))).toBe(':root{color-scheme:light;--e:4;}.dark{--e:6;}');
});

it('knows classes by the names that pages have, whatever characters these hold', async () => {
  const styles = styler(
    await parseStyles(
      String.raw`@media (width>=48rem){.md\:grid{display:grid}}.w-\[calc\(1px\+2px\)\]{width:3px}.\[\&\>li\]\:mt-2>li{margin:2px}`,
    ),
  );
  expect(styles(styledTexts('<p class="md:grid">'))).toBe(
    String.raw`@media (width>=48rem){.md\:grid{display:grid}}`,
  );
  expect(styles(styledTexts('<p class="w-[calc(1px+2px)]">'))).toContain('width:3px');
  expect(styles(styledTexts('<ul class="[&amp;&gt;li]:mt-2">'))).toContain('margin:2px');
  expect(styles(styledTexts('<p class="grid">'))).toBe('');
});

it('keeps what is for languages from right to left on their pages alone', async () => {
  const styles = styler(
    await parseStyles('[dir=rtl] *{a:b}[dir=ltr] p{c:d}.k:where([dir=rtl] *){e:f}[dir] p{g:h}'),
  );
  const texts = styledTexts('<p class="k">');
  expect(styles(texts)).toBe('[dir=ltr] p{c:d}[dir] p{g:h}');
  expect(styles([...texts, rightToLeft])).toBe(
    '[dir=rtl] *{a:b}[dir=ltr] p{c:d}.k:where([dir=rtl] *){e:f}[dir] p{g:h}',
  );
});

it('keeps what is for a language on its pages alone', async () => {
  const css = '[lang|=ja] h1,[lang|=zh] h1{a:b}[lang|=ja]{c:d}[lang] p{e:f}';
  const styles = styler(await parseStyles(css));
  expect(styles([])).toBe('[lang] p{e:f}');
  expect(styles([inLanguage('en')])).toBe('[lang] p{e:f}');
  expect(styles([inLanguage('zh-hant')])).toBe('[lang|=ja] h1,[lang|=zh] h1{a:b}[lang] p{e:f}');
  expect(styles([inLanguage('ja')])).toBe(css);
});

it('keeps of the animations those that the page uses', async () => {
  const styles = styler(
    await parseStyles(
      ':root{--animate-late:late 1s}.a{animation:soon 1s}.b{animation:var(--animate-late)}@keyframes soon{from{left:var(--x)}}' +
        '@keyframes late{from{top:0}}:root{--x:1px}@media print{@keyframes never{from{top:1px}}}',
    ),
  );
  expect(styles(styledTexts('<p class="a">'))).toBe(
    '.a{animation:soon 1s}@keyframes soon{from{left:var(--x)}}:root{--x:1px;}',
  );
  const late = styles(styledTexts('<p class="b">'));
  expect(late).toContain('@keyframes late{');
  expect(late).not.toMatch(/soon|never|--x/);
  expect(styles(styledTexts('<p class="c">'))).toBe('');
});

it.each([
  ['.a { color: red;\n', '1:1: Unclosed block'],
  ['.a { color: red; }\n}\n', '2:1: Unexpected }'],
  ['/* a note', '1:1: Unclosed comment'],
])('says where %j cannot be read', async (css, fault) => {
  expect(await styleFault(css)).toBe(fault);
});

it.each([
  '',
  '.a { @apply flex; & > .b { color: red } }',
  '@layer base { h1 { content: "}" } }',
  '@import "x";',
])('finds no fault in %j', async (css) => {
  expect(await styleFault(css)).toBeUndefined();
});
