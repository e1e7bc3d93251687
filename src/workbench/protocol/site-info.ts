import type { RoutesOfPage } from '../../content/model/local-routes';
import type { Schema } from '../../content/schema/schema';

/** A schema as forms use it, with the keywords that limit a value. */
export interface FormSchema extends Schema {
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  items?: FormSchema;
  properties?: Record<string, FormSchema>;
  definitions?: Record<string, FormSchema>;
  propertyNames?: FormSchema;
  maxProperties?: number;
  additionalProperties?: boolean | FormSchema;
  /** Whether a value is written once its field is left: an address on the way may be that of another page. */
  isWrittenWhole?: boolean;
}

export type Definitions = Record<string, FormSchema>;

interface SectionTypeInfo {
  type: string;
  schema: FormSchema;
  /** Valid example sections by name. */
  examples: Record<string, Record<string, unknown>>;
}

export interface PageInfo {
  route: string;
  title: string;
  /** Whether it is unpublished. */
  isDraft?: boolean;
  anchors: readonly string[];
  /** Its localized paths; omitted if there are none. */
  routes?: RoutesOfPage;
}

/** The options that forms offer. The first language is the source language. */
export interface SiteInfo {
  languages: { code: string; name: string }[];
  pages: PageInfo[];
  types: SectionTypeInfo[];
  page: FormSchema;
  /** The schemas of shared content. */
  frame: { site: FormSchema; redirects: FormSchema; theme: FormSchema };
  definitions: Definitions;
  /** The SVG path of each icon, by name. */
  icons: Record<string, string>;
  images: string[];
  url: string;
  /** The time zone in which dates begin, if the site sets one. */
  timeZone?: string;
}
