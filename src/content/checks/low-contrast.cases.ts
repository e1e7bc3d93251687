import type { CheckCases } from './core/check-cases';

const file = '_site/theme.json';
const theme = (value: object) => ({
  [file]: JSON.stringify({ $schema: '../../../../schemas/theme.schema.json', ...value }),
});
const light = (colors: object) => theme({ light: colors });

export const cases: CheckCases = {
  found: [
    {
      name: 'text in grey',
      changes: light({ ink: '#8a8f98' }),
      file,
      pointer: '/light/ink',
      severity: 'error',
      says: ['"ink" on "surfaceMuted" has a contrast of 2.81:1', 'It needs 4.5:1, and 7:1 for everybody'],
      fixed: { [file]: '"ink":"#4' },
    },
    {
      name: 'an accent that most people read',
      changes: light({ accent: '#0f766e' }),
      file,
      pointer: '/light/accent',
      severity: 'warning',
      says: ['contrast of 4.74:1', 'Everybody reads it from 7:1 on'],
      fixed: { [file]: '"accent":"#' },
    },
    {
      name: 'an accent and what is written on it, of which the accent is at fault',
      changes: light({ accent: '#cc3333', onAccent: '#ffffff' }),
      file,
      pointer: '/light/accent',
      fixed: { [file]: '"onAccent":"#ffffff"' },
    },
    {
      name: 'words on the accent that are like it',
      changes: light({ accent: '#0f4a5c', onAccent: '#5f8a9c' }),
      file,
      pointer: '/light/onAccent',
      fixed: { [file]: '"accent":"#0f4a5c"' },
    },
    {
      name: 'a dark ground for the dark text of the engine',
      changes: light({ surfaceMuted: '#777777' }),
      file,
      pointer: '/light/surfaceMuted',
      fixed: { [file]: '"surfaceMuted":"#' },
    },
    {
      name: 'a ground of the dark theme that is light as the others are not',
      changes: theme({ dark: { surfaceRaised: '#ffffff' } }),
      file,
      pointer: '/dark/surfaceRaised',
      severity: 'error',
      says: ['on "surfaceRaised" has a contrast of 1.'],
      fixed: { [file]: '"surfaceRaised":"#' },
    },
    {
      name: 'a ground for the pointer that the words on the accent cannot be read on',
      changes: light({ accentStrong: '#7fd3ec' }),
      file,
      pointer: '/light/accentStrong',
      says: ['"onAccent" on "accentStrong"'],
      fixed: { [file]: '"accentStrong":"#' },
    },
    {
      name: 'edges of fields that nobody sees',
      changes: theme({ dark: { lineStrong: 'oklch(0.3 0.02 262)' } }),
      file,
      pointer: '/dark/lineStrong',
      says: ['It needs 3:1.'],
      fixed: { [file]: '"lineStrong":"oklch(0.' },
    },
    {
      name: 'errors in the dark theme that are as dark as in the light one',
      changes: theme({ dark: { error: 'darkred' } }),
      file,
      pointer: '/dark/error',
      fixed: { [file]: '"error":"#' },
    },
    {
      name: 'less than the rules want',
      changes: {
        ...light({ accent: '#0f766e' }),
        '_site/rules.json': `{ "$schema": "../../../../schemas/rules.schema.json", "low-contrast": { "text": 6, "reason": "A test." } }`,
      },
      file,
      pointer: '/light/accent',
      says: ['from 6:1 on'],
      fixed: { [file]: '"accent":"#' },
    },
  ],
  quiet: [
    { name: 'a theme that says no colour', changes: theme({ radius: '4px' }) },
    { name: 'one colour, for which the others have enough', changes: light({ accent: '#00543d' }) },
    {
      name: 'a light theme on a dark ground, for which light text is worked out',
      changes: light({ surface: '#14181f' }),
    },
    { name: 'lines that only part things', changes: light({ line: '#eeeeee' }) },
    {
      name: 'accents of the site, in which nothing is written',
      changes: theme({ accents: { sun: { light: '#ffee00' } } }),
    },
    {
      name: 'as little as the rules want',
      changes: {
        ...light({ accent: '#0f766e' }),
        '_site/rules.json': `{ "$schema": "../../../../schemas/rules.schema.json", "low-contrast": { "text": 4.5, "reason": "A test." } }`,
      },
    },
    {
      name: 'what is no colour, which is a finding of its own',
      changes: light({ ink: 'gray!' }),
      also: ['wrong-value'],
    },
  ],
};
