// Generated from the schemas of section types by `npm run generate`. Do not edit.
import type { Stands } from '../content/schema/schema';

/** Where a section of a type of this site stands, where that is not below the one before it. */
export default {
  clauses: 'beside-heading',
  'code-hint': 'beside-heading',
  core: 'beside-heading',
  'days-of-year': 'beside-heading',
  desks: 'beside-heading',
  funnel: 'beside-heading',
  'headline-metrics': 'beside-heading',
  lanes: 'beside-heading',
  ledgers: 'beside-heading',
  losses: 'beside-heading',
  numbers: 'beside-heading',
  offices: 'beside-heading',
  'pages-read': 'beside-heading',
  publications: 'beside-heading',
  'range-chart': 'beside-heading',
  ranking: 'beside-heading',
  road: 'beside-heading',
  rollout: 'beside-heading',
  schedule: 'beside-heading',
  sheets: 'beside-heading',
  sources: 'beside-heading',
  strip: 'beside-heading',
  tally: 'beside-heading',
  trace: 'beside-heading',
  way: 'beside-heading',
  week: 'beside-heading',
  well: 'beside-heading',
  wiring: 'beside-heading',
} satisfies Record<string, Stands>;
