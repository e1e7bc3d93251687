// @vitest-environment happy-dom
import path from 'node:path';
import { format } from 'node:util';
import { render } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { componentSource } from '../../src/content/model/section-files';
import type { Section } from '../../src/content/types.generated';
import { wordLanguages } from '../../src/node/read/word-files';
import { RenderSection } from '../../src/sections/section-list';
import { acceptDrawings } from '../support/canvas';
import { watchClock, watchStarts } from '../support/left-running';
import { misplacedIn } from '../support/nesting';
import { examplesOf, linesWith, schemas, sectionTypes } from '../support/project';
import { Providers } from '../support/render';

/**
 * Server and browser render the same, although the browser renders on another day and in another place. React's development
 * build reports the differences; its production build would render the section anew and lose what was typed.
 */

const builder = { TZ: 'UTC', now: '2026-03-04T22:30:00Z', random: 0.25 };
const visitor = { TZ: 'America/Los_Angeles', now: '2027-01-21T05:10:07Z', random: 0.75 };
/** Globals that only a browser has. */
const ofBrowsers = [
  ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage'],
  ...['innerWidth', 'innerHeight', 'scrollX', 'scrollY', 'matchMedia', 'screen', 'devicePixelRatio'],
];
const zone = process.env.TZ;

function be({ TZ, now, random }: typeof builder): void {
  process.env.TZ = TZ;
  vi.setSystemTime(now);
  vi.spyOn(Math, 'random').mockReturnValue(random);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  process.env.TZ = zone;
  document.body.replaceChildren();
});

/** What React says of every difference, whatever it is. */
const ofAll = /This can happen if a SSR-ed[\s\S]*?hydration-mismatch\s*/;

/** The differences that React reports when it hydrates the server's HTML, and the lines that may make them. */
async function differences(section: Section, language: string): Promise<string[]> {
  const page = (
    <Providers language={language}>
      <RenderSection section={section} />
    </Providers>
  );
  be(builder);
  for (const name of ofBrowsers) vi.stubGlobal(name, undefined);
  const asked = watchClock();
  const html = renderToString(page);
  const lines = asked();
  vi.unstubAllGlobals();
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  be(visitor);
  // No request is ever answered.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const messages: string[] = [];
  const report = (error: unknown) => messages.push(String(error).replace(ofAll, ''));
  // Attributes that differ are only logged.
  vi.spyOn(console, 'error').mockImplementation((...parts) => void report(format(...parts)));
  acceptDrawings();
  endFrames();
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: report, onUncaughtError: report });
  });
  await lateCode();
  return messages.length > 0 ? [...lines, ...messages] : [];
}

/**
 * What must differ between sections of a page: ids, and the names that make one group of radio buttons. Anchors that a document
 * gives, or that are made of its headings, are the business of checks.
 */
function namesIn(section: Element, document: string): string[] {
  const names = Array.from(
    section.querySelectorAll('[id], input[type=radio][name]'),
    (element) => element.getAttribute('name') ?? element.id,
  );
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return names.filter((name) => !plain(document).includes(` ${plain(name).replace(/^tab /, '')} `));
}

/** A drawing that asks for a frame at every frame would never come to rest. */
function endFrames(): void {
  let left = 20;
  const real = globalThis.requestAnimationFrame;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => (left-- > 0 ? real(draw) : -1));
}

/** Waits for code that components load when it is needed, and for what it renders. */
const lateCode = () => act(() => vi.dynamicImportSettled());

describe.each([...sectionTypes])('a section of the type %s', (type) => {
  const examples = Object.entries(examplesOf(type));
  it.each(wordLanguages())('renders the same in the browser as on the server, in %s', async (language) => {
    const folder = path.posix.dirname(componentSource(schemas.sectionFile(type) as string));
    for (const [name, section] of examples) {
      const found = await differences(section, language);
      if (found.length > 0)
        for (const asked of ['typeof window', 'typeof document'])
          found.unshift(...linesWith(asked, folder).map((line) => `${line} asks for ${asked}`));
      expect(
        found,
        `${name}: the browser renders it otherwise than the server. Ids come from useId; the clock, chance, the window and what is stored belong into an effect`,
      ).toEqual([]);
    }
  });

  it('puts nothing where HTML does not allow it', () => {
    for (const [name, section] of examples) {
      const html = renderToString(
        <Providers>
          <RenderSection section={section} />
        </Providers>,
      );
      expect(misplacedIn(html), `${name}: browsers do not leave it there`).toBeUndefined();
    }
  });

  it('shares no id and no group of fields with another of its type on the page', () => {
    for (const [name, section] of examples) {
      const { id: _, type: __, ...said } = section;
      const copies = document.createElement('div');
      copies.innerHTML = renderToString(
        <Providers>
          {['one', 'other'].map((key) => (
            <div key={key}>
              <RenderSection section={{ ...section, id: undefined } as Section} />
            </div>
          ))}
        </Providers>,
      );
      const [one = [], other = []] = Array.from(copies.children, (copy) =>
        namesIn(copy, JSON.stringify(said)),
      );
      expect(
        one.filter((own) => other.includes(own)),
        `${name}: two sections on a page have the same. Make it with useId()`,
      ).toEqual([]);
    }
  });

  it('ends what it started when its page is left', async () => {
    for (const [name, section] of examples) {
      vi.stubGlobal('fetch', () => new Promise(() => {}));
      endFrames();
      const leftRunning = watchStarts();
      acceptDrawings();
      const view = render(
        <Providers>
          <RenderSection section={section} />
        </Providers>,
      );
      await lateCode();
      view.unmount();
      expect(leftRunning(), `${name}: let the effect return a function that ends it`).toEqual([]);
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    }
  });
});
