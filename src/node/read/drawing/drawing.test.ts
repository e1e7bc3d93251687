import { describe, expect, it } from 'vitest';
import { readDrawing } from './drawing';
import { countDrawn } from './multiplied';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, more = '') => `<svg ${xmlns} ${more} viewBox="0 0 8 4">${inner}</svg>`;
const read = (text: string) => readDrawing(Buffer.from(text));
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Each level refers to the one before it ten times. */
const laughs = (levels: number, show: (id: string) => string) =>
  Array.from(
    { length: levels },
    (_, level) => `<g id="l${level + 1}">${show(`l${level}`).repeat(10)}</g>`,
  ).join('');

describe('a drawing that may not be shown', () => {
  it.each<[name: string, drawing: string, says: RegExp]>([
    [
      'a script',
      svg('<script>a()</script>'),
      /^It holds a script \(<script>\) in line 1\. Export it as plain SVG/,
    ],
    [
      'one under another name',
      svg('\n<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
      /a script \(<s:script>\) in line 2/,
    ],
    ['one of HTML', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">a()</h:script>'), /a script/],
    [
      'one in what programs keep',
      svg(
        `<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><script/></r:RDF></metadata>`,
      ),
      /a script/,
    ],
    ['one in a part in capitals', svg('<SCRIPT/>'), /a script/],
    ['a script in an attribute', svg('', 'onload="a()"'), /script in an attribute \(onload\)/],
    ['one written in references', svg('<path onclick="&#97;()"/>'), /script in an attribute/],
    ['one without quotes', `<svg ${xmlns} onload=a() viewBox="0 0 1 1"/>`, /no XML/],
    ['HTML', svg('<foreignObject/>'), /HTML/],
    ['HTML by its namespace', svg('<iframe xmlns="http://www.w3.org/1999/xhtml"/>'), /HTML/],
    [
      'an element of nothing known',
      svg('<a:b xmlns:a="https://a.example"/>'),
      /drawings do not have \(<a:b>\)/,
    ],
    ['a prefix of nothing', svg('<a:b/>'), /meaning is not given/],
    ['another language', svg('<handler/>'), /drawings do not have/],
    ['MathML', svg('<math xmlns="http://www.w3.org/1998/Math/MathML"/>'), /drawings do not have/],
    [
      'an attribute of nothing known',
      svg('<path ev:event="load" xmlns:ev="http://www.w3.org/2001/xml-events"/>'),
      /attribute/,
    ],
    ['another base', svg('<g xml:base="https://evil.example"/>'), /xml:base/],
    [
      'a link to another site',
      svg('<image href="https://evil.example/a.png"/>'),
      /a link out of the drawing/,
    ],
    [
      'one written in references',
      svg('<image href="https&#58;//evil.example/a.png"/>'),
      /a link out of the drawing/,
    ],
    [
      'one under another name',
      svg('<image x:href="//evil.example" xmlns:x="http://www.w3.org/1999/xlink"/>'),
      /a link out/,
    ],
    ['one of the same site', svg('<use href="/assets/a.svg#b"/>'), /a link out/],
    ['one that is a script', svg('<a href="java&#10;script:a()"/>'), /link that is a script/],
    ['one with data that are none', svg('<image href="data:text/html,a"/>'), /a link out/],
    ['a drawing within', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), /a link out/],
    ['data of another kind', svg(`<image href="data:image/jpeg;base64,${png}"/>`), /a link out/],
    ['a picture that another element shows', svg(`<use href="data:image/png;base64,${png}"/>`), /a link out/],
    ['a style that fetches', svg('<rect fill="url(//evil.example#a)"/>'), /a style that fetches/],
    ['one in quotes', svg('<rect style="fill:url( \'https://evil.example\' )"/>'), /a style that fetches/],
    ['one in capitals', svg('<rect style="fill:URL(a.svg#b)"/>'), /a style that fetches/],
    ['one in escapes', svg('<rect style="fill:\\75rl(https://evil.example)"/>'), /can hide/],
    [
      'one in references',
      svg('<style>a{fill:&#117;rl(https://evil.example)}</style>'),
      /a style that fetches/,
    ],
    [
      'one that is cut by a comment',
      svg('<style>a{fill:url(/**/"https://evil.example")}</style>'),
      /a style/,
    ],
    [
      'one by another function',
      svg('<style>a{fill:image-set("https://evil.example" 1x)}</style>'),
      /image-set/,
    ],
    ['an import', svg('<style>@import "a.css";</style>'), /"@import"/],
    ['an import in a section', svg('<style><![CDATA[@import "a.css";]]></style>'), /"@import"/],
    ['a font', svg('<style>@font-face{src:url(a)}</style>'), /"@font-face"/],
    ['a style of another language', svg('<style type="text/xsl"/>'), /a style of the type/],
    [
      'an animation of a link',
      svg('<a><set attributeName="href" to="javascript:a()"/></a>'),
      /an animation of "href"/,
    ],
    [
      'one under another name',
      svg('<a><animate attributeName="xlink:href" values="javascript:a()"/></a>'),
      /an animation/,
    ],
    ['one of a script', svg('<set attributeName="onload" to="a()"/>'), /an animation/],
    [
      'one to what fetches',
      svg('<animate attributeName="fill" to="url(https://evil.example)"/>'),
      /a style that fetches/,
    ],
    ['a document type', `<!DOCTYPE svg>${svg('')}`, /a document type/],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, /no XML|a document type/],
    ['an entity that is not given', svg('&nbsp;'), /no XML/],
    ['a stylesheet from elsewhere', `<?xml-stylesheet href="a.css"?>${svg('')}`, /instruction/],
    ['an instruction inside', svg('<?php a() ?>'), /instruction/],
    ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, /UTF-7/],
    ['another XML', `<?xml version="1.1"?>${svg('')}`, /1\.1/],
    ['a byte order mark', `\ufeff${svg('')}`, /byte order mark/],
    ['two drawings', svg('') + svg(''), /no XML/],
    ['an open end', svg('').slice(0, -3), /no XML/],
    ['an attribute twice', svg('<path d="" d=""/>'), /no XML/],
    ['no namespace', '<svg width="1" height="1"/>', /browsers show nothing/],
    ['another root', `<g ${xmlns}/>`, /browsers show nothing/],
    ['no size', `<svg ${xmlns}/>`, /no size/],
    ['a size of a planet', `<svg ${xmlns} width="1e9" height="1"/>`, /no size/],
    [
      'more than anybody draws',
      svg(`<g id="l0"><path/></g>${laughs(9, (id) => `<use href="#${id}"/>`)}`),
      /used too often/,
    ],
    [
      'the same by patterns',
      svg(`<pattern id="l0"/>${laughs(9, (id) => `<path fill="url(#${id})"/>`)}`),
      /used too often/,
    ],
    [
      'the same by a stylesheet',
      svg(
        `<style>${[1, 2, 3, 4, 5, 6, 7, 8].map((level) => `.c${level}{mask:url("#l${level - 1}")}`).join('')}</style><g id="l0"/>${laughs(8, (id) => `<path class="c${Number(id.slice(1)) + 1}"/>`)}`,
      ),
      /used too often/,
    ],
    ['a part that shows itself', svg('<g id="a"><use href="#a"/></g>'), /within itself/],
    ['a thousand levels', svg('<g>'.repeat(1000) + '</g>'.repeat(1000)), /nested more than 100/],
    ['a million levels', svg('<g>'.repeat(200_000) + '</g>'.repeat(200_000)), /nested more than 100/],
    ['more bytes than it needs', svg(' '.repeat(2_000_000)), /bytes/],
    ['too fine a noise', svg('<filter><feTurbulence numOctaves="1000000"/></filter>'), /too fine/],
  ])('%s', (_, drawing, says) => {
    expect(read(drawing)).toMatch(says);
  });

  it.each(['utf16le', 'latin1'] as const)('in %s', (encoding) => {
    expect(readDrawing(Buffer.from(svg('<title>é</title>'), encoding))).toMatch(/UTF-8|no XML/);
  });
});

describe('a drawing that is shown', () => {
  it.each<[name: string, drawing: string]>([
    [
      'shapes, gradients and what uses them',
      svg(
        '<defs><linearGradient id="b"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect id="a" fill="url(#b)"/><use href="#a"/>',
      ),
    ],
    [
      'as Inkscape writes it',
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Created with Inkscape -->\n${svg(
        '<sodipodi:namedview inkscape:zoom="1"/><metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata><path style="fill:#fff;stroke:url(#a)" inkscape:label="x" d="M0 0"/>',
        `${xlink} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
      )}`,
    ],
    [
      'as Illustrator writes it',
      svg(
        '<style type="text/css"><![CDATA[.st0{fill:url(#SVGID_1_);} .cls-2, g > .cls-3{clip-path:url(#c);fill:rgb(1,2,3)}]]></style><clipPath id="c"><rect class="st0"/></clipPath><g class="cls-2"/>',
        `version="1.1" id="Layer_1" x="0px" y="0px" style="enable-background:new 0 0 8 4;" xml:space="preserve" ${xlink}`,
      ),
    ],
    [
      'a picture in it',
      svg(`<image xlink:href="data:image/png;base64,\n  ${png}" width="1" height="1"/>`, xlink),
    ],
    [
      'words that look like dangers',
      svg(
        '<title>script onload= javascript: url(//a) &lt;script&gt; @import</title><desc>&#60;foreignObject&#62;</desc>',
      ),
    ],
    ['a comment with dangers', svg('<!-- <script>a()</script> -->')],
    ['a link to a part', svg('<a href="#b"><path id="b"/></a>')],
    [
      'a part that is drawn a thousand times',
      svg(`<g id="l0"><path/></g>${laughs(3, (id) => `<use href="#${id}"/>`)}`),
    ],
    [
      'an animation of how it looks',
      svg('<circle r="1"><animate attributeName="r" values="1;2" dur="1s"/></circle>'),
    ],
    ['names for whoever cannot see it', svg('<g role="img" aria-label="Plant" data-name="x" tabindex="0"/>')],
    [
      'text',
      svg(
        '<text font-family="\'Open Sans\', serif" transform="rotate(3) translate(1,2)">Plant<tspan dy="1em">2</tspan></text>',
      ),
    ],
  ])('%s', (_, drawing) => {
    expect(read(drawing)).toEqual({ width: 8, height: 4 });
  });
});

it('what is drawn is counted in as many steps as there are parts', () => {
  let looked = 0;
  const parts = new Map<string, Parameters<typeof countDrawn>[0]>();
  for (let level = 0; level < 60; level++)
    parts.set(`l${level}`, {
      isGradient: false,
      children: [],
      get references() {
        looked++;
        return level > 0 ? Array<string>(10).fill(`l${level - 1}`) : [];
      },
    });
  const root = parts.get('l59');
  expect(root && countDrawn(root, parts)).toBeGreaterThan(1e58);
  expect(looked).toBe(60);
});
