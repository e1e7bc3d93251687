// Generated from the schemas of section types by `npm run generate`. Do not edit.
import { CaseStudies } from './sections/case-studies/case-studies';
import { ChallengesOutcomes } from './sections/challenges-outcomes/challenges-outcomes';
import { Clauses } from './sections/clauses/clauses';
import { CodeHint } from './sections/code-hint/code-hint';
import { Compliance } from './sections/compliance/compliance';
import { Core } from './sections/core/core';
import { DaysOfYear } from './sections/days-of-year/days-of-year';
import { Desks } from './sections/desks/desks';
import { Forecast } from './sections/forecast/forecast';
import { FormFields } from './sections/form-fields/form-fields';
import { Framework } from './sections/framework/framework';
import { Funnel } from './sections/funnel/funnel';
import { HeadlineMetrics } from './sections/headline-metrics/headline-metrics';
import { IdleTime } from './sections/idle-time/idle-time';
import { Industries } from './sections/industries/industries';
import { IndustryTabs } from './sections/industry-tabs/industry-tabs';
import { Lanes } from './sections/lanes/lanes';
import { Ledgers } from './sections/ledgers/ledgers';
import { Losses } from './sections/losses/losses';
import { Numbers } from './sections/numbers/numbers';
import { Offices } from './sections/offices/offices';
import { PagesRead } from './sections/pages-read/pages-read';
import { Patterns } from './sections/patterns/patterns';
import { Personas } from './sections/personas/personas';
import { Portfolio } from './sections/portfolio/portfolio';
import { Publications } from './sections/publications/publications';
import { RangeChart } from './sections/range-chart/range-chart';
import { Ranking } from './sections/ranking/ranking';
import { Regions } from './sections/regions/regions';
import { Road } from './sections/road/road';
import { Rollout } from './sections/rollout/rollout';
import { Schedule } from './sections/schedule/schedule';
import { Sheets } from './sections/sheets/sheets';
import { Solutions } from './sections/solutions/solutions';
import { Sources } from './sections/sources/sources';
import { Strip } from './sections/strip/strip';
import { SuccessStories } from './sections/success-stories/success-stories';
import { Systems } from './sections/systems/systems';
import { Tally } from './sections/tally/tally';
import { Trace } from './sections/trace/trace';
import { Way } from './sections/way/way';
import { Webinars } from './sections/webinars/webinars';
import { Week } from './sections/week/week';
import { Well } from './sections/well/well';
import { Whitepapers } from './sections/whitepapers/whitepapers';
import { Wiring } from './sections/wiring/wiring';

/** Section type to component, for where pages are rendered. */
export default {
  'case-studies': CaseStudies,
  'challenges-outcomes': ChallengesOutcomes,
  clauses: Clauses,
  'code-hint': CodeHint,
  compliance: Compliance,
  core: Core,
  'days-of-year': DaysOfYear,
  desks: Desks,
  forecast: Forecast,
  'form-fields': FormFields,
  framework: Framework,
  funnel: Funnel,
  'headline-metrics': HeadlineMetrics,
  'idle-time': IdleTime,
  industries: Industries,
  'industry-tabs': IndustryTabs,
  lanes: Lanes,
  ledgers: Ledgers,
  losses: Losses,
  numbers: Numbers,
  offices: Offices,
  'pages-read': PagesRead,
  patterns: Patterns,
  personas: Personas,
  portfolio: Portfolio,
  publications: Publications,
  'range-chart': RangeChart,
  ranking: Ranking,
  regions: Regions,
  road: Road,
  rollout: Rollout,
  schedule: Schedule,
  sheets: Sheets,
  solutions: Solutions,
  sources: Sources,
  strip: Strip,
  'success-stories': SuccessStories,
  systems: Systems,
  tally: Tally,
  trace: Trace,
  way: Way,
  webinars: Webinars,
  week: Week,
  well: Well,
  whitepapers: Whitepapers,
  wiring: Wiring,
};
