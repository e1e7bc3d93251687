/** How the tags of an element are written, exactly as React's server renderer writes them. */

export type Props = Record<string, unknown>;

/** Leaves the page to React. */
export function leave(): never {
  throw new Error('This is left to React.');
}

/** The tags of an element, the first one without its attributes; elements with rules of their own are left to React. */
export function tagsOf(name: string, props: Props): Tags {
  // Only a button has its name behind the other attributes.
  if (name === 'button' && 'name' in props) leave();
  return elements.get(name) ?? leave();
}

interface Tags {
  start: string;
  end: string;
}

/** The attributes of an element, each with a space before it. Texts that ask for styles are put to `asking`. */
export function attributesOf(props: Props, asking: Set<string>): string {
  let written = '';
  for (const name in props) {
    const value = props[name];
    if (name === 'children' || value === undefined || value === null) continue;
    if (name === 'className') {
      asking.add(value as string);
      written += classAttribute(value as string);
    } else written += attribute(name, value, asking);
  }
  return written;
}

/** The sources have some hundred texts of classes. */
const classAttributes = new Map<string, string>();

function classAttribute(classes: string): string {
  let written = classAttributes.get(classes);
  if (written === undefined) {
    written = ` class="${escaped(classes)}"`;
    classAttributes.set(classes, written);
  }
  return written;
}

function attribute(name: string, value: unknown, asking: Set<string>): string {
  const start = attributes.get(name);
  if (start === undefined) return rareAttribute(name, value, asking);
  let text = value;
  // Of the booleans, ARIA and data have the words.
  if (typeof value === 'number' || (typeof value === 'boolean' && wordy.test(name))) text = String(value);
  else if (typeof value !== 'string') leave();
  // An address that may be a script, or none, is for React to look at.
  else if ((name === 'href' || name === 'src') && doubtful.test(value)) leave();
  else if (value.startsWith('var(')) asking.add(value);
  return `${start}${escaped(text as string)}"`;
}

const wordy = /^(?:aria|data)-[\w-]+$/;
const doubtful = /^[^\w/#]*(?:j|$)/i;

function rareAttribute(name: string, value: unknown, asking: Set<string>): string {
  if (name.startsWith('on') || ignored.has(name)) return '';
  if (name === 'style' && typeof value === 'object') return ` style="${styleOf(value as Props, asking)}"`;
  if (switches.has(name) && typeof value === 'boolean') return value ? ` ${name}=""` : '';
  if (!wordy.test(name)) leave();
  attributes.set(name, ` ${name}="`);
  return attribute(name, value, asking);
}

/** What stands in the attribute of a style object. */
function styleOf(style: Props, asking: Set<string>): string {
  const parts = Object.entries(style).map(([name, value]) => {
    const isPlain =
      typeof value === 'string' ? value : value === 0 || (typeof value === 'number' && unitless.has(name));
    if (!isPlain || /^(?:-|ms)/.test(name)) leave();
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const text = String(value).trim();
    if (text.includes('var(')) asking.add(text);
    return `${property}:${escaped(text)}`;
  });
  return parts.join(';');
}

/** Styles whose numbers have no unit. */
const unitless = new Set(['flexGrow', 'flexShrink', 'opacity', 'order', 'zIndex']);

/** The elements that are written by the rules of all elements. */
const elements = new Map<string, Tags>(
  words(`a abbr address article aside b blockquote button circle cite code dd del details dfn div dl dt em
    ellipse figcaption figure footer g h1 h2 h3 h4 h5 h6 header i ins kbd label li line main mark nav ol p
    path polygon polyline q rect s samp section small span strong sub summary sup svg table tbody td tfoot
    th thead time tr u ul var`).map((name) => [name, { start: `<${name}`, end: `</${name}>` }]),
);

/** The attributes that are written by the rules of all attributes, with how they begin. */
const attributes = new Map([
  ...words(`alt cite colSpan cx cy d dateTime dir fill height href hrefLang id lang name offset points popover
    popoverTarget preserveAspectRatio r rel role rx ry scope src stroke target title transform type viewBox
    width x x1 x2 y y1 y2`).map((name) => [name, ` ${name}="`] as const),
  ['htmlFor', ' for="'],
  ['tabIndex', ' tabindex="'],
  ['strokeDasharray', ' stroke-dasharray="'],
  ['strokeLinecap', ' stroke-linecap="'],
  ['strokeLinejoin', ' stroke-linejoin="'],
  ['strokeWidth', ' stroke-width="'],
]);

/** The attributes that are there or not. */
const switches = new Set(['disabled', 'hidden', 'inert', 'open']);

/** What is said to React, not to the browser. */
const ignored = new Set(['ref', 'suppressHydrationWarning']);

function words(text: string): string[] {
  return text.split(/\s+/);
}

const special = /["&'<>]/;

const references: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text as it stands in HTML. */
export function escaped(text: string): string {
  return special.test(text) ? text.replaceAll(/["&'<>]/g, (sign) => references[sign] ?? '') : text;
}
