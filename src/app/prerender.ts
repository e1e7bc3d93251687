import * as React from 'react';
import { Component, createContext, createElement, Fragment, memo, type ReactNode } from 'react';
import { attributesOf, escaped, leave, type Props, tagsOf } from './prerender-elements';

/** What a page is rendered to. */
export interface Prerendered {
  body: string;
  /** The texts that ask for styles, each once: class attributes, and values with custom properties. */
  asking: ReadonlySet<string>;
}

/**
 * Renders exactly the HTML that React's `renderToString` gives, in six tenths of its time, of what pages are made of: elements,
 * text, fragments, contexts, components whose hooks have nothing to do on a server. Pages wait for nothing, so there is
 * nothing to stream, to suspend or to resume. What a component in `memo` has said is remembered for pages that ask the same.
 *
 * @returns undefined where something else occurs or a component throws: that is left to React, which can do it or say why not
 */
export function prerender(node: ReactNode): Prerendered | undefined {
  if (!internals) return undefined;
  const before = internals.H;
  internals.H = hooks;
  html = '';
  asking = new Set();
  images = new Set();
  reads = undefined;
  endsInText = false;
  try {
    write(node);
    return { body: preloads() + html, asking };
  } catch {
    return undefined;
  } finally {
    internals.H = before;
  }
}

/** What has been written of the page, what asks for its styles, and whether it ends in text. */
let html = '';
let asking = new Set<string>();
let endsInText = false;

/** The images of the page: React has browsers fetch them before all else. */
let images = new Set<string>();

/** The contexts that were asked for within a component that is to be remembered, and what they said. */
let reads: Map<AnyContext, unknown> | undefined;

/** Where hooks look for whoever renders: React's own renderers put it there, but it does not promise to keep the place. */
const internals = (React as unknown as Record<string, { H: unknown } | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/** What hooks do on a server. A hook that is missing here is left to React, and so is a state that changes while rendering. */
const hooks = {
  useContext: read,
  readContext: read,
  useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, leave],
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useRef: (current: unknown) => ({ current }),
  useSyncExternalStore: (_: unknown, __: unknown, onServer: () => unknown) => onServer(),
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
};

function read(context: AnyContext): unknown {
  reads?.set(context, context._currentValue);
  return context._currentValue;
}

function nothing(): void {}

interface AnyElement {
  $$typeof: symbol;
  type: unknown;
  props: Props;
}

interface AnyContext {
  $$typeof: symbol;
  _currentValue: unknown;
}

interface AnyMemo {
  $$typeof: symbol;
  type: AnyComponent;
  compare: unknown;
}

type AnyComponent = ((props: Props) => unknown) & { prototype?: Component };

// Taken once: they are asked for with every element.
const elementMark = (createElement('p') as unknown as AnyElement).$$typeof;
const contextMark = (createContext(undefined) as unknown as AnyContext).$$typeof;
const memoMark = (memo(() => null) as unknown as AnyMemo).$$typeof;
const [fragment, classComponent] = [Fragment, Component];

function write(node: unknown): void {
  if (typeof node === 'string') writeText(node);
  else if (typeof node === 'number') writeText(String(node));
  else if (Array.isArray(node)) for (const child of node) write(child);
  else if (typeof node === 'object' && node !== null) {
    const { $$typeof, type, props } = node as AnyElement;
    if ($$typeof !== elementMark) leave();
    if (typeof type === 'string') writeElement(type, props);
    else if (typeof type === 'function') write(called(type as AnyComponent, props));
    else if (type === fragment) write(props.children);
    else writeSpecial(type as AnyContext | AnyMemo, props);
  } else if (node && node !== true) leave();
}

/** Between two texts stands a comment, so that React finds two of them in the browser. */
function writeText(text: string): void {
  if (text === '') return;
  if (endsInText) html += '<!-- -->';
  html += escaped(text);
  endsInText = true;
}

function writeElement(name: string, props: Props): void {
  if (name === 'img') writeImage(props);
  else {
    const { start, end } = tagsOf(name, props);
    html += `${start}${attributesOf(props, asking)}>`;
    endsInText = false;
    write(props.children);
    html += end;
  }
  endsInText = false;
}

function writeImage(props: Props): void {
  // React tells apart how soon images are wanted, and has no more than ten fetched at once.
  if (typeof props.src !== 'string' || images.size === 10 || reads) leave();
  images.add(props.src as string);
  html += `<img${attributesOf(props, asking)}/>`;
}

function preloads(): string {
  const links = [...images].map((src) => `<link rel="preload" as="image" href="${escaped(src)}"/>`);
  return links.join('');
}

/** What a component makes of its props. */
function called(type: AnyComponent, props: Props): unknown {
  if (!(type.prototype instanceof classComponent)) return type(props);
  const Class = type as unknown as new (props: Props) => Component<Props>;
  if ('getDerivedStateFromProps' in Class || 'contextType' in Class || 'defaultProps' in Class) leave();
  return new Class(props).render();
}

function writeSpecial(type: AnyContext | AnyMemo, props: Props): void {
  if (type.$$typeof === memoMark) writeMemo(type as AnyMemo, props);
  else if (type.$$typeof === contextMark) writeContext(type as AnyContext, props);
  else leave();
}

function writeContext(context: AnyContext, { value, children }: Props): void {
  // What is remembered holds for the contexts around it; those within it would be taken for them.
  if (reads) leave();
  const before = context._currentValue;
  context._currentValue = value;
  try {
    write(children);
  } finally {
    context._currentValue = before;
  }
}

/** What a component in `memo` has said, and what contexts had said to it. */
interface Remembered {
  html: string;
  asking: ReadonlySet<string>;
  reads: ReadonlyMap<AnyContext, unknown>;
}

const memory = new WeakMap<AnyMemo, Map<string, Remembered>>();

/** What is in `memo` is asked for few things. What is not would fill the memory. */
const remembersUpTo = 500;

function writeMemo(type: AnyMemo, props: Props): void {
  if (type.compare !== null) leave();
  const said = memory.get(type) ?? new Map<string, Remembered>();
  memory.set(type, said);
  const key = keyOf(props);
  let remembered = said.get(key);
  if (!remembered || !isStillSaid(remembered)) {
    remembered = remember(type.type, props);
    if (said.size >= remembersUpTo) said.clear();
    said.set(key, remembered);
  }
  if (reads) for (const [context, value] of remembered.reads) reads.set(context, value);
  for (const text of remembered.asking) asking.add(text);
  html += remembered.html;
  endsInText = false;
}

function isStillSaid({ reads }: Remembered): boolean {
  for (const [context, value] of reads) if (context._currentValue !== value) return false;
  return true;
}

function remember(component: AnyComponent, props: Props): Remembered {
  const before = { html, asking, reads };
  html = '';
  asking = new Set();
  reads = new Map();
  write(called(component, props));
  // What begins or ends in text might need a comment where it stands.
  if (!html.startsWith('<') || endsInText) leave();
  const remembered = { html, asking, reads };
  ({ html, asking, reads } = before);
  return remembered;
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** The same text for the same props: words and numbers by what they say, all else by what it is. */
function keyOf(props: Props): string {
  let key = '';
  for (const name in props) {
    const value = props[name];
    if (typeof value === 'symbol') leave();
    else if (typeof value === 'string') key += `${name}=${JSON.stringify(value)} `;
    else if ((typeof value === 'object' && value !== null) || typeof value === 'function')
      key += `${name}=#${numberOf(value)} `;
    else key += `${name}=${value} `;
  }
  return key;
}

function numberOf(value: object): number {
  const number = numbers.get(value) ?? ++lastNumber;
  numbers.set(value, number);
  return number;
}
