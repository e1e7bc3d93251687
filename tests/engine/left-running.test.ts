// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { watchClock, watchStarts } from '../support/left-running';

/** What a test of all section types says of effects without an end: tests/engine/hydration.test.tsx. */

afterEach(() => {
  vi.restoreAllMocks();
});

/** Calls in this file are watched. */
const here = /(tests\/engine\/left-running\.test\.ts)[^:]*:(\d+)/;
const nothing = () => {};

it.each<[string, () => unknown]>([
  ['calls setInterval, and nothing calls clearInterval', () => setInterval(nothing, 1e6)],
  ['calls setTimeout, and nothing calls clearTimeout', () => setTimeout(nothing, 1e6)],
  [
    'listens to resize of the window, and nothing calls removeEventListener',
    () => window.addEventListener('resize', nothing),
  ],
  [
    'listens to keydown of the document, and nothing calls removeEventListener',
    () => document.addEventListener('keydown', nothing, { passive: true }),
  ],
  [
    'observes with ResizeObserver, and nothing calls disconnect',
    () => new ResizeObserver(nothing).observe(document.body),
  ],
])('names the line that %s', (message, begin) => {
  const leftRunning = watchStarts(here);
  begin();
  expect(leftRunning()).toEqual([
    expect.stringMatching(new RegExp(`^tests/engine/left-running\\.test\\.ts:\\d+ ${message}$`)),
  ]);
});

it.each<[string, () => unknown]>([
  ['an interval that is cleared', () => clearInterval(setInterval(nothing, 1e6))],
  ['a time that has passed', () => new Promise<void>((resolve) => setTimeout(resolve, 0))],
  [
    'a listener that is removed',
    () => {
      window.addEventListener('scroll', nothing, { passive: true });
      window.removeEventListener('scroll', nothing);
    },
  ],
  ['a listener to one event', () => document.addEventListener('keydown', nothing, { once: true })],
  [
    'a listener with a signal',
    () => {
      const end = new AbortController();
      window.addEventListener('scroll', nothing, { signal: end.signal });
      end.abort();
    },
  ],
  [
    'an observer that is disconnected',
    () => {
      const observer = new ResizeObserver(nothing);
      observer.observe(document.body);
      observer.disconnect();
    },
  ],
  ['a listener to an element, which goes with it', () => document.body.addEventListener('click', nothing)],
])('has nothing against %s', async (_, begin) => {
  const leftRunning = watchStarts(here);
  await begin();
  expect(leftRunning()).toEqual([]);
});

it('leaves what libraries start to them', () => {
  const leftRunning = watchStarts();
  const timer = setInterval(nothing, 1e6);
  expect(leftRunning()).toEqual([]);
  clearInterval(timer);
});

it.each<[string, () => unknown]>([
  ['calls Math.random', () => Math.random()],
  ['calls Date.now', () => Date.now()],
  ['calls new Date()', () => new Date().getFullYear()],
])('names the line that %s', (message, ask) => {
  const asked = watchClock(here);
  ask();
  expect(asked()).toEqual([
    expect.stringMatching(
      new RegExp(`^tests/engine/left-running\\.test\\.ts:\\d+ ${message.replace('()', '\\(\\)')}$`),
    ),
  ]);
});

it('names no line that reads a date of a document, or none that asks afterwards', () => {
  const asked = watchClock(here);
  const day = new Date('2026-03-04');
  expect([day instanceof Date, day.getUTCDate(), Date.UTC(2026, 1), Math.max(1, 2)]).toEqual([
    ...[true, 4, 1769904000000, 2],
  ]);
  expect(asked()).toEqual([]);
  Math.random();
  Date.now();
  expect(asked()).toEqual([]);
});
