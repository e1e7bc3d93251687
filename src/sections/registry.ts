import type { FC } from 'react';
import type { SectionOf, SectionType } from '../content/types.generated';
import { Cards } from './cards/cards';
import { ChallengesOutcomes } from './challenges-outcomes/challenges-outcomes';
import { CodeHint } from './code-hint/code-hint';
import { ContactForm } from './contact-form/contact-form';
import { Cta } from './cta/cta';
import { Framework } from './framework/framework';
import { Hero } from './hero/hero';
import { IndustryTabs } from './industry-tabs/industry-tabs';
import { Lists } from './lists/lists';
import { Metrics } from './metrics/metrics';
import { Personas } from './personas/personas';
import { Publications } from './publications/publications';
import { Solutions } from './solutions/solutions';
import { Steps } from './steps/steps';
import { SuccessStories } from './success-stories/success-stories';
import { Summary } from './summary/summary';
import { Webinars } from './webinars/webinars';
import { Whitepapers } from './whitepapers/whitepapers';

export type Registry = { readonly [T in SectionType]: FC<SectionOf<T>> };

/** Section type to component: the only list of components. The compiler names a type that is missing here. */
export const registry: Registry = {
  cards: Cards,
  'challenges-outcomes': ChallengesOutcomes,
  'code-hint': CodeHint,
  'contact-form': ContactForm,
  cta: Cta,
  framework: Framework,
  hero: Hero,
  'industry-tabs': IndustryTabs,
  lists: Lists,
  metrics: Metrics,
  personas: Personas,
  publications: Publications,
  solutions: Solutions,
  steps: Steps,
  'success-stories': SuccessStories,
  summary: Summary,
  webinars: Webinars,
  whitepapers: Whitepapers,
};
