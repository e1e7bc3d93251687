import { Cards } from './cards/cards';
import { CaseStudies } from './case-studies/case-studies';
import { ChallengesOutcomes } from './challenges-outcomes/challenges-outcomes';
import { CodeHint } from './code-hint/code-hint';
import { Comparison } from './comparison/comparison';
import { Compliance } from './compliance/compliance';
import type { Registry } from './components';
import { ContactForm } from './contact-form/contact-form';
import { Cta } from './cta/cta';
import { Framework } from './framework/framework';
import { HeadlineMetrics } from './headline-metrics/headline-metrics';
import { Hero } from './hero/hero';
import { Industries } from './industries/industries';
import { IndustryTabs } from './industry-tabs/industry-tabs';
import { Leaders } from './leaders/leaders';
import { LinkGroups } from './link-groups/link-groups';
import { Lists } from './lists/lists';
import { Metrics } from './metrics/metrics';
import { Offices } from './offices/offices';
import { Patterns } from './patterns/patterns';
import { Personas } from './personas/personas';
import { Portfolio } from './portfolio/portfolio';
import { Publications } from './publications/publications';
import { Regions } from './regions/regions';
import { Solutions } from './solutions/solutions';
import { Steps } from './steps/steps';
import { SuccessStories } from './success-stories/success-stories';
import { Summary } from './summary/summary';
import { Testimonials } from './testimonials/testimonials';
import { Webinars } from './webinars/webinars';
import { Whitepapers } from './whitepapers/whitepapers';

/** Section type to component: the only list of components. The compiler names a type that is missing here. */
export const registry = {
  cards: Cards,
  'case-studies': CaseStudies,
  'challenges-outcomes': ChallengesOutcomes,
  'code-hint': CodeHint,
  comparison: Comparison,
  compliance: Compliance,
  'contact-form': ContactForm,
  cta: Cta,
  framework: Framework,
  'headline-metrics': HeadlineMetrics,
  hero: Hero,
  industries: Industries,
  'industry-tabs': IndustryTabs,
  leaders: Leaders,
  'link-groups': LinkGroups,
  lists: Lists,
  metrics: Metrics,
  offices: Offices,
  patterns: Patterns,
  personas: Personas,
  portfolio: Portfolio,
  publications: Publications,
  regions: Regions,
  solutions: Solutions,
  steps: Steps,
  'success-stories': SuccessStories,
  summary: Summary,
  testimonials: Testimonials,
  webinars: Webinars,
  whitepapers: Whitepapers,
} satisfies Registry;
