// Generated from the schemas of section types by `npm run generate`. Do not edit.
import siteSections from '#site/sections.generated';
import { Article } from './article/article';
import { Cards } from './cards/cards';
import { Comparison } from './comparison/comparison';
import { Cta } from './cta/cta';
import { DataTable } from './data-table/data-table';
import { Downloads } from './downloads/downloads';
import { Embed } from './embed/embed';
import { Faq } from './faq/faq';
import { Form } from './form/form';
import { Gallery } from './gallery/gallery';
import { Hero } from './hero/hero';
import { Leaders } from './leaders/leaders';
import { LinkGroups } from './link-groups/link-groups';
import { Listing } from './listing/listing';
import { Lists } from './lists/lists';
import { LiveFigures } from './live-figures/live-figures';
import { Logos } from './logos/logos';
import { Metrics } from './metrics/metrics';
import { Pricing } from './pricing/pricing';
import { Quote } from './quote/quote';
import { Steps } from './steps/steps';
import { Summary } from './summary/summary';
import { Testimonials } from './testimonials/testimonials';
import type { Registry } from './components';

/** Section type to component: the only list of components, those of the engine and of the site. */
export const registry: Registry = {
  article: Article,
  cards: Cards,
  comparison: Comparison,
  cta: Cta,
  'data-table': DataTable,
  downloads: Downloads,
  embed: Embed,
  faq: Faq,
  form: Form,
  gallery: Gallery,
  hero: Hero,
  leaders: Leaders,
  'link-groups': LinkGroups,
  listing: Listing,
  lists: Lists,
  'live-figures': LiveFigures,
  logos: Logos,
  metrics: Metrics,
  pricing: Pricing,
  quote: Quote,
  steps: Steps,
  summary: Summary,
  testimonials: Testimonials,
  ...siteSections,
};
