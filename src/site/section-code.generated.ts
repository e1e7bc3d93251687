// Generated from the schemas of section types by `npm run generate`. Do not edit.
type Load = () => Promise<Record<string, unknown>>;

/** Section type to its code, fetched when a page has a section of it. */
export default {
  'case-studies': () => import('./sections/case-studies/case-studies'),
  'challenges-outcomes': () => import('./sections/challenges-outcomes/challenges-outcomes'),
  'code-hint': () => import('./sections/code-hint/code-hint'),
  compliance: () => import('./sections/compliance/compliance'),
  core: () => import('./sections/core/core'),
  desks: () => import('./sections/desks/desks'),
  framework: () => import('./sections/framework/framework'),
  'headline-metrics': () => import('./sections/headline-metrics/headline-metrics'),
  industries: () => import('./sections/industries/industries'),
  'industry-tabs': () => import('./sections/industry-tabs/industry-tabs'),
  offices: () => import('./sections/offices/offices'),
  patterns: () => import('./sections/patterns/patterns'),
  personas: () => import('./sections/personas/personas'),
  portfolio: () => import('./sections/portfolio/portfolio'),
  publications: () => import('./sections/publications/publications'),
  regions: () => import('./sections/regions/regions'),
  road: () => import('./sections/road/road'),
  rollout: () => import('./sections/rollout/rollout'),
  schedule: () => import('./sections/schedule/schedule'),
  solutions: () => import('./sections/solutions/solutions'),
  'success-stories': () => import('./sections/success-stories/success-stories'),
  systems: () => import('./sections/systems/systems'),
  trace: () => import('./sections/trace/trace'),
  way: () => import('./sections/way/way'),
  webinars: () => import('./sections/webinars/webinars'),
  well: () => import('./sections/well/well'),
  whitepapers: () => import('./sections/whitepapers/whitepapers'),
} satisfies Record<string, Load>;
