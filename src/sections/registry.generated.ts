// Generated from the schemas of section types by `npm run generate`. Do not edit.
import { Article } from './article/article';
import { Cards } from './cards/cards';
import { CaseStudies } from '../site/sections/case-studies/case-studies';
import { ChallengesOutcomes } from '../site/sections/challenges-outcomes/challenges-outcomes';
import { CodeHint } from '../site/sections/code-hint/code-hint';
import { Comparison } from './comparison/comparison';
import { Compliance } from '../site/sections/compliance/compliance';
import { ContactForm } from './contact-form/contact-form';
import { Core } from '../site/sections/core/core';
import { Cta } from './cta/cta';
import { DataTable } from './data-table/data-table';
import { Faq } from './faq/faq';
import { Framework } from '../site/sections/framework/framework';
import { Gallery } from './gallery/gallery';
import { HeadlineMetrics } from '../site/sections/headline-metrics/headline-metrics';
import { Hero } from './hero/hero';
import { Industries } from '../site/sections/industries/industries';
import { IndustryTabs } from '../site/sections/industry-tabs/industry-tabs';
import { Leaders } from './leaders/leaders';
import { LinkGroups } from './link-groups/link-groups';
import { Lists } from './lists/lists';
import { LiveFigures } from './live-figures/live-figures';
import { Logos } from './logos/logos';
import { Metrics } from './metrics/metrics';
import { Offices } from '../site/sections/offices/offices';
import { Patterns } from '../site/sections/patterns/patterns';
import { Personas } from '../site/sections/personas/personas';
import { Portfolio } from '../site/sections/portfolio/portfolio';
import { Pricing } from './pricing/pricing';
import { Publications } from '../site/sections/publications/publications';
import { Quote } from './quote/quote';
import { Regions } from '../site/sections/regions/regions';
import { Solutions } from '../site/sections/solutions/solutions';
import { Steps } from './steps/steps';
import { SuccessStories } from '../site/sections/success-stories/success-stories';
import { Summary } from './summary/summary';
import { Testimonials } from './testimonials/testimonials';
import { Webinars } from '../site/sections/webinars/webinars';
import { Whitepapers } from '../site/sections/whitepapers/whitepapers';
import type { Registry } from './components';

/** Section type to component: the only list of components, those of the engine and of the site. */
export const registry = {
  article: Article,
  cards: Cards,
  'case-studies': CaseStudies,
  'challenges-outcomes': ChallengesOutcomes,
  'code-hint': CodeHint,
  comparison: Comparison,
  compliance: Compliance,
  'contact-form': ContactForm,
  core: Core,
  cta: Cta,
  'data-table': DataTable,
  faq: Faq,
  framework: Framework,
  gallery: Gallery,
  'headline-metrics': HeadlineMetrics,
  hero: Hero,
  industries: Industries,
  'industry-tabs': IndustryTabs,
  leaders: Leaders,
  'link-groups': LinkGroups,
  lists: Lists,
  'live-figures': LiveFigures,
  logos: Logos,
  metrics: Metrics,
  offices: Offices,
  patterns: Patterns,
  personas: Personas,
  portfolio: Portfolio,
  pricing: Pricing,
  publications: Publications,
  quote: Quote,
  regions: Regions,
  solutions: Solutions,
  steps: Steps,
  'success-stories': SuccessStories,
  summary: Summary,
  testimonials: Testimonials,
  webinars: Webinars,
  whitepapers: Whitepapers,
} satisfies Registry;
