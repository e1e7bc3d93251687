import {
  createContext,
  createElement,
  Fragment,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useContext,
  useId,
  useState,
} from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { prerender } from './prerender';

const Word = createContext('nothing');

function Says() {
  return <b>{useContext(Word)}</b>;
}

const Remembered = memo(function Remembered({ of }: { of: unknown }) {
  return (
    <p className="remembered" title={typeof of}>
      <Says />
    </p>
  );
});

const Outer = memo(function Outer() {
  return (
    <div>
      <Remembered of="the same" />
    </div>
  );
});

/** What React's rules are about, each rendered as React renders it. */
const alike: Record<string, ReactNode> = {
  'text beside text': (
    <p>
      one {'two'} {3} {''}
      {null}
      {false} four
    </p>
  ),
  'text around elements': (
    <p>
      a<b>b</b>c{'d'}
      <i />
      {'e'}
      {createElement(Fragment, null, 'f', 'g')}
    </p>
  ),
  'signs in text and attributes': <p title={`"'&<>`} className={`x"'&<>`} data-x="&amp;">{`"'&<>`}</p>,
  'lists in lists': <ul>{[1, 2].map((n) => [<li key={n}>{n}</li>, <li key={`${n}b`}>{[n, n]}</li>])}</ul>,
  'numbers and booleans': (
    <button
      type="button"
      tabIndex={-1}
      hidden
      inert={false}
      aria-hidden
      aria-expanded={false}
      data-is={true}
    />
  ),
  'nothing as a value': <p id={undefined} title="" lang={undefined} />,
  'what is said to React': (
    <button type="button" onClick={() => {}} ref={() => {}} suppressHydrationWarning />
  ),
  'a style': <p style={{ width: '50%', flexGrow: 2, flexBasis: 0, backgroundColor: ' red "x" ' }} />,
  'links of all kinds': ['/j', '#j', 'https://j', 'mailto:j@x', 'tel:1', '/es'].map((href) => (
    <a key={href} href={href}>
      {href}
    </a>
  )),
  'a drawing': (
    <svg viewBox="0 0 1 1" aria-hidden="true" preserveAspectRatio="none">
      <path d="M0 0" strokeWidth={1.5} strokeLinecap="square" strokeLinejoin="round" strokeDasharray="1 2" />
      <circle cx={1} cy={2} r={3} />
    </svg>
  ),
  'images, each fetched once': (
    <div>
      <img src="/a.avif" alt="" width={1} height={2} />
      <img src="/b.avif?x&y" alt="b" />
      <img src="/a.avif" alt="again" />
    </div>
  ),
  'a table': (
    <table>
      <tbody>
        <tr>
          <th scope="row" colSpan={2}>
            a
          </th>
        </tr>
      </tbody>
    </table>
  ),
  'what opens': (
    <details name="group" open>
      <summary>
        <time dateTime="2024">2024</time>
      </summary>
    </details>
  ),
  contexts: (
    <>
      <Says />
      <Word value="outer">
        <Says />
        <Word value="inner">
          <Says />
        </Word>
        <Says />
      </Word>
      <Says />
    </>
  ),
  'what is remembered, in another context': (
    <>
      <Remembered of="the same" />
      <Word value="one">
        <Remembered of="the same" />
        <Outer />
      </Word>
      <Word value="two">
        <Remembered of="the same" />
        <Outer />
      </Word>
      <Outer />
    </>
  ),
  'what is remembered, for other props': [
    1,
    '1',
    Number.NaN,
    null,
    undefined,
    'undefined',
    true,
    {},
    [],
    () => {},
  ].map((of, index) => <Remembered key={index} of={of} />),
};

function Counts() {
  const [count, setCount] = useState(0);
  if (count < 2) setCount(count + 1);
  return <p>{count}</p>;
}

const NoRoot = memo(function NoRoot() {
  return 'text';
});

const Compared = memo(Says, () => true);

const Provides = memo(function Provides() {
  return (
    <Word value="own">
      <Says />
    </Word>
  );
});

/** What is left to React, because it is seldom and has rules of its own. */
const left: Record<string, ReactNode> = {
  'form controls': <input defaultValue="a" />,
  'the name of a button': <button type="submit" name="b" />,
  'links that may be scripts': <a href=" java">x</a>,
  'an empty address': createElement('a', { href: '' }),
  'an unknown attribute': <p contentEditable={false} />,
  'an attribute of another kind': <p title={{} as string} />,
  HTML: createElement('p', JSON.parse('{ "dangerouslySetInnerHTML": { "__html": "<b>" } }')),
  'numbers of pixels': <p style={{ width: 5 }} />,
  'custom properties set': <p style={{ '--x': 'y' } as object} />,
  'a hook with a rule of its own': <UsesId />,
  'a state that changes while rendering': <Counts />,
  waiting: (
    <Suspense>
      <p />
    </Suspense>
  ),
  'a memo with a comparison': <Compared />,
  'a memo that begins with text': <NoRoot />,
  'a memo that provides a context': <Provides />,
  'more images than are fetched at once': Array.from({ length: 11 }, (_, index) => (
    <img key={index} src={`/${index}.avif`} alt="" />
  )),
};

function UsesId() {
  return <p id={useId()} />;
}

describe('gives what React gives', () => {
  it.each(Object.entries(alike))('%s', (_, node) => {
    const expected = renderToString(node);
    for (let times = 0; times < 3; times++) expect(prerender(node)?.body).toBe(expected);
  });
});

describe('leaves to React', () => {
  it.each(Object.entries(left))('%s', (_, node) => {
    expect(prerender(node)).toBeUndefined();
    expect(renderToString(node)).not.toBe('');
  });

  it('what does not render, and can go on with the next page', () => {
    const Throws = (): ReactNode => {
      throw new Error('no');
    };
    const Lazy = lazy(() => new Promise<never>(() => {}));
    for (const node of [<Throws key="1" />, <Lazy key="2" />, {} as ReactNode]) {
      const around = (
        <Word value="around">
          <p className="around">{node}</p>
        </Word>
      );
      expect(prerender(around)).toBeUndefined();
    }
    expect(prerender(<Says />)?.body).toBe('<b>nothing</b>');
    expect(renderToString(<Says />)).toBe('<b>nothing</b>');
  });
});

it('says what asks for styles, also of what is remembered', () => {
  const node = (
    <div className="a b">
      <p className="a b" style={{ color: 'var(--c)', width: '1px' }} />
      <Outer />
      <svg aria-hidden="true">
        <path fill="var(--d)" stroke="none" />
      </svg>
    </div>
  );
  for (let times = 0; times < 2; times++)
    expect([...(prerender(node)?.asking ?? [])].sort()).toEqual([
      'a b',
      'remembered',
      'var(--c)',
      'var(--d)',
    ]);
});
