/**
 * Generated from schemas/ by `npm run generate`. Do not edit.
 *
 * The types of resolved documents: what components get. Text is final, links are in the page's language, images have
 * their address and size.
 */

import type {
  ListItem,
  ListPages,
  ResolvedDownload,
  ResolvedImage,
  ResolvedInline,
} from './resolved-values';

export type * from './resolved-values';

/**
 * A link or button: what it says and where it leads.
 */
export interface LinkValue {
  /**
   * What the link says. Say what happens: "Request Demo", not "Click here".
   */
  label: string;
  /**
   * Where it leads: `/contact`, `/solutions#data`, `https://…`.
   */
  href: string;
}

/**
 * One measured result.
 */
export interface ResultValue {
  /**
   * What was measured: `Reporting time`.
   */
  metric: string;
  /**
   * By how much it changed: `60% less`.
   */
  improvement: string;
}

export interface ShareValue {
  /**
   * How many: 17 in `17 of 19 days`, 95 in `95%`.
   */
  part: number;
  /**
   * Of how many: 19 in `17 of 19 days`, 100 in `95%`.
   */
  of: number;
}

export interface ChangeValue {
  /**
   * What it was before: 10 in `from 10 days to 2`. No percentage of itself: 100 in `40% less` would only repeat the figure.
   */
  before: number;
  /**
   * What it is after: 2 in `from 10 days to 2`.
   */
  after: number;
  /**
   * The whole that both are counted in: 100 in `from 55 of 100 to 77`. Without it the larger one is as long as the line.
   */
  of?: number;
  /**
   * What is counted, where the text beside it does not say so: `working days a quarter`. It stands below the bars.
   */
  unit?: string;
}

/**
 * One page of the site. Its folder is its route: `pages/finance/page.json` is `/finance`, `pages/index/page.json` is `/`. Write the text here in the first language of the site, and its translations in a dictionary for each other language beside it (`es.json`).
 */
export interface PageDocument {
  /**
   * The path to `schemas/page.schema.json`; it gives completion and help while typing.
   */
  $schema: string;
  /**
   * The browser's title and, unless the hero has a title of its own, the page's heading. Not the brand: that is added. At most 60 characters in every language.
   */
  title: string;
  /**
   * What search engines show under the title: 50 to 160 characters in every language.
   */
  description: string;
  /**
   * The way from home to this page. Starts with Home and ends with this page.
   *
   * @minItems 2
   * @maxItems 5
   *
   * Items: One step of the breadcrumb.
   */
  breadcrumb?: {
    /**
     * Name of the page in the breadcrumb.
     */
    name: string;
    /**
     * The page's path.
     */
    href: string;
  }[];
  /**
   * Other paths that redirect to this page: `/industries/healthcare`.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: A path of this site that leads here: lower-case letters from a to z, digits and hyphens, starting with `/`.
   */
  aliases?: string[];
  /**
   * The path of this page in languages in which it is to have another: `{ "es": "/visita" }` makes it `/es/visita`. Links keep naming the page by its folder. The language that documents are written in has no entry: its path is the folder.
   */
  routes?: {
    /**
     * The path in this language, without the language in front: lower-case letters from a to z, digits and hyphens, starting with `/`.
     */
    [k: string]: string;
  };
  /**
   * The page lists all pages of the site: one that it lacks is found, and a page that it alone links to is found as well. The page at `/sitemap` is one unless this is `false`.
   */
  sitemap?: boolean;
  /**
   * The picture that is shown with a link to this page, where somebody shares it: best 1200 pixels wide and 630 high, as JPEG, PNG or WebP. Without it, the site draws one if its document says so.
   */
  socialImage?: ResolvedImage;
  /**
   * Search engines are asked to leave the page out: a page for those who got its address, or one that says thank you. It is not in the list that they read, and no other page has to link to it.
   */
  noindex?: boolean;
  /**
   * What lists of pages show of this one, beside its title. The page itself does not show it.
   */
  teaser?: {
    /**
     * What lists call the page, where that is not its title.
     */
    title?: string;
    /**
     * One or two sentences that make visitors open the page.
     */
    text?: string;
    /**
     * The day that the page is about, such as `2027-03-01`: when the news came out, when the exhibition opens. Lists sort by it.
     */
    date?: string;
    /**
     * The last day of what the page is about, where it takes longer than one: when the exhibition closes.
     */
    until?: string;
    /**
     * A picture for lists. It is cut to three parts wide and two parts high.
     */
    image?: ResolvedImage;
    /**
     * What the picture shows, for visitors who do not see it.
     */
    imageAlt?: string;
    /**
     * The point of the picture that stays in view where it is cut: `[0.5, 0.2]` is in the middle, near the top. Without it, its middle.
     *
     * @minItems 2
     * @maxItems 2
     */
    imageFocus?: number[];
    /**
     * Words by which lists choose pages, whatever their capitals. Visitors do not see them, so they are not translated.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: A word by which lists choose this page.
     */
    tags?: string[];
    /**
     * What was measured, for sections that show figures of the page.
     *
     * @minItems 1
     * @maxItems 6
     *
     * Items: One figure.
     */
    figures?: {
      /**
       * What was measured.
       */
      metric: string;
      /**
       * The figure: `60% less`.
       */
      improvement: string;
    }[];
    /**
     * What else sections show of the page that name it with `of`: each under the name by which they ask for it.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: One detail.
     */
    details?: {
      /**
       * The name by which sections ask for it. The help of their fields says it. Visitors do not see it.
       */
      name: string;
      /**
       * What visitors read there. It has to be as short as the place where it is shown.
       */
      text: string;
    }[];
  };
  /**
   * The page is being written: only who works on the site sees it, with a mark. Nothing of it is published, links to it are left out, and what it lacks is a warning. A page without this is published.
   */
  draft?: boolean;
  /**
   * From when on the page is published: a day, `2027-03-01`, or a time of it, `2027-03-01T09:00`; until then it is a draft. The site has to be built then or later. The clocks are those of the `timeZone` of the site document.
   */
  publishFrom?: string;
  /**
   * How long the page is published: its last day, `2027-03-31`, or a time, `2027-03-31T18:00`; after it nothing of the page is left, and links to it are left out. The site has to be built after that.
   */
  publishUntil?: string;
  /**
   * What the page shows, from top to bottom. Usually a hero first and a call to action last.
   *
   * @minItems 1
   * @maxItems 20
   */
  sections: Section[];
}

/**
 * What every page shares: brand, header, footer and the site's address. Another brand is this file.
 */
export interface SiteDocument {
  /**
   * The path to `schemas/site.schema.json`; it gives completion and help while typing.
   */
  $schema?: string;
  /**
   * Where the site is published, without a slash at the end: `https://www.example.com`, or `https://www.example.org/museum` for a site below a path of its host. Links in documents leave that path out: `/finance`, not `/museum/finance`.
   */
  url: string;
  /**
   * The time zone whose midnight begins a day, as in the IANA list: `Europe/Madrid`. It decides when a page that is published on a day is there, and when something with a date is over. Without it, the time zone of the machine that builds the site decides.
   */
  timeZone?: string;
  /**
   * How changes of this site are published. `propose`: they are proposed, and somebody else accepts them. `direct`: they go to the main branch at once; where that is refused, they are proposed. `propose` when it is left out.
   */
  publish?: "propose" | "direct";
  /**
   * The languages of the site. The first is the one that page documents are written in; each other one has a dictionary beside every `page.json`, called by its code. `npm run new:language -- fr` adds one. Without this property the site has English and Spanish.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: A language of the site, such as `{ "code": "fr", "name": "Français" }`.
   */
  languages?: {
    /**
     * The code of the language: `fr`, `pt-br`. Its pages begin with it (`/fr/finance`), its dictionaries are called by it (`fr.json`).
     */
    code: string;
    /**
     * The name of the language in that language: `Français`. The list of languages shows it.
     */
    name: string;
    /**
     * The name of the brand in this language, where it has one of its own: `National Museum` for the `Museo Nacional`. That of `brand` when it is left out.
     */
    brand?: string;
    /**
     * What a screen reader says for the link to this language, in this language: `passer au français`. The name of the language when it is left out.
     */
    invitation?: string;
    /**
     * `rtl` for a language that is written from right to left. Left to right when it is left out.
     */
    direction?: "ltr" | "rtl";
    /**
     * The country whose form of the language the site is written in, such as `MX` for Spanish of Mexico. Services that show links to the site are told so; addresses stay as they are. Without it, they are told the country in the code, or the one that Unicode lists first for the language.
     */
    region?: string;
    /**
     * The translation is under way: the language is shown in development and by `npm run build -- --drafts`, is not published, and what it lacks is a warning. The first language cannot be a draft.
     */
    draft?: boolean;
  }[];
  /**
   * Whether the build draws a picture of every page, in the site's own look, for links that are shared. A picture takes about 40 ms when it is drawn first; those of pages that did not change are kept. Sites of more than 500 documents have none.
   */
  socialPictures?: boolean;
  /**
   * Name, and mark or logo.
   */
  brand: {
    /**
     * The name, as it stands beside the mark and after every page title. A language may have its own: `brand` in `languages`. It is what is read aloud where a logo is shown.
     */
    name: string;
    /**
     * The logo, an SVG beside this document: `./logo.svg`. It is shown in place of mark and name, as high as the menu button.
     */
    logo?: ResolvedImage;
    /**
     * The same on a dark ground: in the dark theme and in the footer. Without it, `logo` keeps a light ground there.
     */
    logoNight?: ResolvedImage;
    /**
     * The mark: shapes in a square of 32 by 32, drawn in this order. It is also the icon of the browser's tab, and the one on the home screen of a phone; without it, these show the first letter of the name.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: One shape of the mark.
     */
    mark?: {
      /**
       * An SVG path.
       */
      path: string;
      /**
       * The color that fills the shape: `ink`, `accent`, or the name of an accent in `_site/theme.json`.
       */
      color: string;
    }[];
  };
  /**
   * Icons of the site's own, by name, beside those that come with the engine: sections name them as `icon`. One that has the name of another takes its place.
   */
  icons?: {
    /**
     * An SVG path in a square of 24 by 24. It is drawn as a line 1.5 wide in the color of its place, and not filled.
     */
    [k: string]: string;
  };
  /**
   * The bar at the top of every page.
   */
  header: {
    /**
     * The links in the header, in order.
     *
     * @minItems 1
     * @maxItems 10
     *
     * Items: A link in the header. It may have a list of links of its own.
     */
    navigation: {
      /**
       * What the link says.
       */
      label: string;
      /**
       * Where the link leads.
       */
      href: string;
      /**
       * Links in a list that opens below this one. Keep it short: each is read aloud before a visitor reaches the next link of the header.
       *
       * @minItems 1
       * @maxItems 12
       *
       * Items: A link or button: what it says and where it leads.
       */
      items?: LinkValue[];
    }[];
    /**
     * The button in the header. A site can do without one.
     */
    action?: LinkValue;
  };
  /**
   * A line below the header of every page, for some days: closed over the holidays, a change of address. Without dates it is there until you remove it.
   */
  banner?: {
    /**
     * What it says, in one or two short sentences. Marks: `**strong**`, `_emphasis_`, `[words](/route)`.
     */
    text: ResolvedInline;
    /**
     * `info` for news; `warning` for what visitors must not miss. `info` where nothing is said.
     */
    tone?: "info" | "warning";
    /**
     * From when on it is shown: a day, `2027-03-01`, or a time of it, `2027-03-01T09:00`. The site has to be built then or later. The clocks are those of `timeZone`.
     */
    from?: string;
    /**
     * The last day that it is shown, `2027-03-31`, or the time at which it goes, `2027-03-31T18:00`. The site has to be built after that.
     */
    until?: string;
  };
  /**
   * The end of every page. Each of its parts can be left out.
   */
  footer: {
    /**
     * One sentence under the brand.
     */
    tagline?: string;
    /**
     * Columns of links.
     *
     * @minItems 1
     * @maxItems 5
     *
     * Items: One column.
     */
    columns?: {
      /**
       * Heading of the column.
       */
      title: string;
      /**
       * The links of the column.
       *
       * @minItems 1
       * @maxItems 10
       *
       * Items: A link or button: what it says and where it leads.
       */
      links: LinkValue[];
    }[];
    /**
     * What the law asks for, beside the copyright line: imprint, privacy, terms.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: A link or button: what it says and where it leads.
     */
    legal?: LinkValue[];
    /**
     * The copyright line.
     */
    copyright?: string;
  };
}

/**
 * Long text to be read from top to bottom: a story, a guide, a notice. With three headings or more it begins with a list of them, which leads to each.
 */
export interface ArticleSection {
  type: "article";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The parts of the text, from top to bottom. Each may have a heading, and shows what it has in this order: heading, paragraphs, points, quotation, table, picture.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: One part of the text.
   */
  blocks: {
    /**
     * The name that a link to this part ends with, after `#`: `opening-hours`. Without it, the part goes by its heading, and links to it end where that changes.
     */
    id?: string;
    /**
     * Heading of this part.
     */
    heading?: string;
    /**
     * The paragraphs.
     *
     * @minItems 1
     * @maxItems 20
     *
     * Items: One paragraph. Three to five sentences read best. Marks: `**strong**`, `_emphasis_`, `[words](/route)`.
     */
    paragraphs?: ResolvedInline[];
    /**
     * A list of points after the paragraphs.
     *
     * @minItems 1
     * @maxItems 20
     *
     * Items: One point. Marks: `**strong**`, `_emphasis_`, `[words](/route)`.
     */
    points?: ResolvedInline[];
    /**
     * What somebody says, without quotation marks. It stands out from the text. Marks: `**strong**`, `_emphasis_`, `[words](/route)`.
     */
    quote?: ResolvedInline;
    /**
     * Who says it, or where it is written: `Owen Tarrant, harbour master`.
     */
    quoteSource?: string;
    /**
     * A table. In a narrow window it scrolls sideways.
     */
    table?: {
      /**
       * The headings of the columns, from the first to the last. Write one more than each row has cells, and the first one stands above the names of the rows.
       *
       * @minItems 1
       * @maxItems 12
       *
       * Items: Heading of one column: `First boat`.
       */
      columns: string[];
      /**
       * The rows, each with its name and its cells. All have as many cells as there are columns.
       *
       * @minItems 1
       * @maxItems 100
       *
       * Items: One row of the table.
       */
      rows: {
        /**
         * Name of the row. It stands at its beginning and is read aloud with each of its cells.
         */
        label: string;
        /**
         * What the row says in each column, from the first to the last. Write `–` where there is nothing to say.
         *
         * @minItems 1
         * @maxItems 12
         *
         * Items: What stands in one cell: `06:00`, `on call`. Marks: `**strong**`, `_emphasis_`, `[words](/route)`.
         */
        cells: ResolvedInline[];
      }[];
    };
    /**
     * A picture, as wide as the text.
     */
    image?: ResolvedImage;
    /**
     * What the picture shows, for visitors who do not see it.
     */
    imageAlt?: string;
    /**
     * A line under the picture: what there is to see, when it was taken, who took it. Marks: `**strong**`, `_emphasis_`, `[words](/route)`.
     */
    caption?: ResolvedInline;
  }[];
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * Cards that each say one thing and may link to a page: use cases, resources, capabilities, a directory of pages.
 */
export interface CardsSection {
  type: "cards";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * `grid` (the default): cards side by side. `outcomes`: the outcome as a large figure, the first card across the page. `directory`: a compact list of links, each with its `count` and `share` where it has them. Counts without a share are large, for results.
   */
  variant?: "grid" | "outcomes" | "directory";
  /**
   * What the link of each card says: `View Case Study`.
   */
  linkLabel?: string;
  /**
   * The cards.
   *
   * @minItems 2
   * @maxItems 24
   *
   * Items: One card.
   */
  items: {
    /**
     * A small drawing beside the title.
     */
    icon?: string;
    /**
     * Title of the card.
     */
    title: string;
    /**
     * A short count above the title: `15+ papers`.
     */
    count?: string;
    /**
     * One or two sentences.
     */
    description: string;
    /**
     * The typical outcome, with its figure: `50% faster implementation`.
     */
    outcome?: string;
    /**
     * Draws the figure as so many of so many: a bar on a line as long as the whole. In the layout `outcomes`, that of the outcome; in `directory`, that of the count. In `grid`, the count as upright marks, one for each of the whole, those of the part filled; more than 48 are one bar.
     */
    share?: ShareValue;
    /**
     * Draws the figure of the outcome as what was before and what is after, on one scale. Only in the layout `outcomes`.
     */
    change?: ChangeValue;
    /**
     * Where the card leads.
     */
    href?: string;
  }[];
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * A table of figures before and after, with each difference drawn.
 */
export interface ComparisonSection {
  type: "comparison";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The rows.
   *
   * @minItems 2
   * @maxItems 12
   *
   * Items: One row.
   */
  items: {
    /**
     * What is compared.
     */
    metric: string;
    /**
     * The figure before.
     */
    before: string;
    /**
     * The figure after.
     */
    after: string;
    /**
     * The difference: `75% faster`.
     */
    improvement: string;
    /**
     * The figures of the row as numbers in one unit, drawn as two bars. Where one is not known, leave it out: it has no bar, only its text.
     */
    amounts?: {
      /**
       * The number before: 31 in `31 of 100`, 1560 minutes in `26 hours`. 0 where there was none.
       */
      before?: number;
      /**
       * The number after, in the same unit: 9 in `9 of 100`, 9 in `9 minutes`.
       */
      after?: number;
      /**
       * The whole that both are counted in: 100 in `31 of 100`. Rows of one whole can be compared with each other. Without it the larger number is as long as the line.
       */
      of?: number;
    };
    /**
     * How many percent of the figure before the figure after is: 25 where a quarter is left, 140 where it grew. For rows whose figures are not known as numbers; otherwise write `amounts`, which can say what both are counted in. A row has one of them.
     */
    remaining?: number;
  }[];
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * The closing card: one sentence and what to do next.
 */
export interface CtaSection {
  type: "cta";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * `card` (the default): a framed card. `line`: a large sentence under a line across the page.
   */
  variant?: "card" | "line";
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions: LinkValue[];
}

/**
 * A table: opening hours, a timetable, figures by year. In a narrow window it scrolls sideways, and the names of its rows stay in view.
 */
export interface DataTableSection {
  type: "data-table";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The headings of the columns, from the first to the last. Write one more than each row has cells, and the first one stands above the names of the rows.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: Heading of one column: `First boat`.
   */
  columns: string[];
  /**
   * The rows, each with its name and its cells. All have as many cells as there are columns.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: One row of the table.
   */
  rows: {
    /**
     * Name of the row. It stands at its beginning and is read aloud with each of its cells.
     */
    label: string;
    /**
     * What the row says in each column, from the first to the last. Write `–` where there is nothing to say.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: What stands in one cell: `06:00`, `on call`. Marks: `**strong**`, `_emphasis_`, `[words](/route)`.
     */
    cells: ResolvedInline[];
  }[];
  /**
   * A note under the table: what a sign means, where the figures come from. Marks: `**strong**`, `_emphasis_`, `[words](/route)`.
   */
  note?: ResolvedInline;
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * Files that visitors may keep: a menu, terms, a price list. The page says of each what kind of file it is and how large.
 */
export interface DownloadsSection {
  type: "downloads";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * The files, one below the other, in this order.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: One file.
   */
  items: {
    /**
     * What the file is, as visitors read it: `Menu of the season`. Kind and size are written behind it by themselves.
     */
    label: string;
    /**
     * The file, beside this document: `./menu.pdf`. Letters, digits, hyphens and underscores; a PDF, a document or table of an office program, a calendar, a card, an e-book, a zip file, sound or film.
     */
    file: ResolvedDownload | undefined;
    /**
     * A sentence below: what is in it, for whom, since when it holds. Say it here if the file is in one language only.
     */
    note?: string;
  }[];
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * A film, a map or something else that another site shows. First there is a picture of your own; the other site is asked for nothing before a visitor presses the button on it.
 */
export interface EmbedSection {
  type: "embed";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section: what there is to see.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The address that the other site gives for showing its content on other pages, often below “Share” and “Embed”: `https://www.youtube-nocookie.com/embed/…`, `https://www.openstreetmap.org/export/embed.html?…`. Always with `https://`.
   */
  src: string;
  /**
   * Where the content has a page of its own: `https://www.openstreetmap.org/…`. A link leads there, for those who have no scripts or read this on paper. Without it, it leads to the address above.
   */
  href?: string;
  /**
   * The picture that stands there first: a frame of the film, a part of the map. It is cut to the shape that `ratio` says.
   */
  image?: ResolvedImage;
  /**
   * What the picture shows, for visitors who do not see it.
   */
  imageAlt?: string;
  /**
   * The point of the picture that stays in view where it is cut: `[0.5, 0.2]` is in the middle, near the top. Without it, its middle.
   *
   * @minItems 2
   * @maxItems 2
   */
  imageFocus?: number[];
  /**
   * Width to height of the place, before and after: `16:9` for most films, `4:3` or `1:1` for maps. Where nothing is said, `16:9`.
   */
  ratio?: "16:9" | "4:3" | "1:1";
  /**
   * What the button says: `Play the film`, `Show the map`. Without it, it says “Show content”.
   */
  actionLabel?: string;
  /**
   * A line below: what there is to see, who made it, how long it takes. Marks: `**strong**`, `_emphasis_`, `[words](/route)`.
   */
  caption?: ResolvedInline;
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * Questions that visitors ask, each with its answer: an answer opens when its question is pressed. Search engines are told of them, too.
 */
export interface FaqSection {
  type: "faq";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The questions, the most asked one first.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: One question with its answer.
   */
  items: {
    /**
     * The question as visitors would ask it: `Do I need an appointment?`
     */
    question: string;
    /**
     * The answer, in a few sentences. Begin with the answer itself, then say more. Marks: `**strong**`, `_emphasis_`, `[words](/route)`.
     */
    answer: ResolvedInline;
  }[];
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * A form with fields of your own: a question, a booking, an application.
 */
export interface FormSection {
  type: "form";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The address that receives what is sent, which your developer knows: `https://crm.example.com/leads`, or a path of this site, `/api/leads`. Without one, nothing is sent.
   */
  endpoint?: string;
  /**
   * `json`: as data, for what your developer has made. `form`: as browsers send forms, which most services for forms ask for. `netlify`: for Netlify Forms; it is sent to a path of this site then, such as that of its page, and its `id` is its name there. Where nothing is said, it is `json`.
   */
  sendAs?: "json" | "form" | "netlify";
  /**
   * Programs fill in a form at once. Who sends it sooner than this after beginning to use the page is asked to press the button once more, and nothing typed is lost. Where no scripts run, it can be sent at any time. Where nothing is said, nobody is asked.
   */
  minSeconds?: number;
  /**
   * `site`: this site, at each field, in the language of the page. `browser`: the browser, at one field after the other, in the words that its owner knows from other sites. Where nothing is said, it is `site`.
   */
  validation?: "site" | "browser";
  /**
   * What the button says: `Book a Place`. Without it, it says “Send”.
   */
  submitLabel?: string;
  /**
   * What the form asks for, from the first to the last.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: One field of the form.
   */
  fields: {
    /**
     * What it asks for: `Day of arrival`. For a tick box, what is agreed to.
     */
    label: string;
    /**
     * `text`: one line. `email`, `tel`: an email address, a telephone number. `number`, `date`: a number, a day. `long`: several lines. `choice`: one of several options. `check`: a box to tick.
     */
    kind: "text" | "email" | "tel" | "number" | "date" | "long" | "choice" | "check";
    /**
     * What it is called where it is sent to: `arrival`. Visitors do not see it. Once per form.
     */
    name: string;
    /**
     * Help under the field: `We write to you here alone.` Marks: `**strong**`, `_emphasis_`, `[words](/privacy)`.
     */
    hint?: ResolvedInline;
    /**
     * Whether the form cannot be sent without it. Where nothing is said, it can.
     */
    required?: boolean;
    /**
     * What can be chosen, for a field of the kind `choice` alone.
     *
     * @minItems 1
     * @maxItems 60
     *
     * Items: One option, as visitors read it. It is sent in these words, unless `values` says otherwise.
     */
    options?: string[];
    /**
     * What whoever receives the form gets in place of the words of each option, in their order: `oil-gas` for `Oil and gas`. It is the same in every language. Where nothing is said, the words are sent.
     *
     * @minItems 1
     * @maxItems 60
     *
     * Items: What is sent when the option at the same place is chosen.
     */
    values?: string[];
    /**
     * What a field of the kind `choice` says before: `Choose an industry`. Without it, it says “Please choose”.
     */
    placeholder?: string;
    /**
     * The smallest number, the first day (`2027-01-31`), or how many characters a text has at least.
     */
    min?: string | number;
    /**
     * The largest number, the last day (`2027-12-31`), or how many characters a text has at most.
     */
    max?: string | number;
    /**
     * What browsers may fill in by themselves, from what they know of the visitor.
     */
    autoComplete?:
      | "name"
      | "honorific-prefix"
      | "given-name"
      | "additional-name"
      | "family-name"
      | "nickname"
      | "email"
      | "tel"
      | "organization"
      | "organization-title"
      | "street-address"
      | "address-line1"
      | "address-line2"
      | "address-level1"
      | "address-level2"
      | "postal-code"
      | "country"
      | "country-name"
      | "bday"
      | "language"
      | "url"
      | "off";
  }[];
  /**
   * Said to visitors who hear the page, so that they can go straight there: `Other ways to reach us`. Each form of a page calls them something else.
   */
  detailsLabel?: string;
  /**
   * Ways to reach us.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One way to reach us.
   */
  details?: {
    /**
     * What it is: `Email`.
     */
    label: string;
    /**
     * The address or number.
     */
    value: string;
    /**
     * `mailto:…` or `tel:…`.
     */
    href?: string;
  }[];
}

/**
 * Pictures side by side, each with a line about it: rooms, works, a day on site.
 */
export interface GallerySection {
  type: "gallery";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The pictures. With three, six or nine of them the first one is shown large.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: One picture.
   */
  items: {
    /**
     * The picture. It is cut to three parts wide and two parts high.
     */
    image?: ResolvedImage;
    /**
     * What the picture shows, for visitors who do not see it.
     */
    imageAlt?: string;
    /**
     * The point of the picture that stays in view where it is cut: `[0.5, 0.2]` is in the middle, near the top. Without it, its middle.
     *
     * @minItems 2
     * @maxItems 2
     */
    imageFocus?: number[];
    /**
     * A line under the picture: what there is to see, when it was taken, who took it. Marks: `**strong**`, `_emphasis_`, `[words](/route)`.
     */
    caption?: ResolvedInline;
  }[];
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * The top of a page: title, subtitle, a picture and buttons. Every page has exactly one, and it comes first.
 */
export interface HeroSection {
  type: "hero";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * `home` is tall, with a larger title; `page` (the default) is plain; `panel` sets the picture on a panel that runs to the edge; `night` is dark in both themes, for case studies; `short` is low, with the subtitle beside the title, for pages whose content is a list. With a picture or figures, `short` is `page` with less space around it. `below` sets the subtitle beside the title, large figures in a row under both, and a drawing across the page under those; a photograph has the figures beside it. `night-below` is both `night` and `below`. `facing` sets a drawing before the text, on a dark panel that runs to the edge; `wide` sets it, or a photograph, after the text, over more than half the page, from the header down, a drawing on a dark panel; `board` has a picture beside the text too, with the figures in one row under the text, down at the picture’s foot.
   */
  variant?: "home" | "page" | "panel" | "night" | "short" | "below" | "night-below" | "facing" | "wide" | "board";
  /**
   * What this page is, in plain words, above its heading: `For finance leaders`, `Case study: a hospital network`.
   */
  eyebrow?: string;
  /**
   * The page's heading. Without it, the title of the page is shown.
   */
  title?: string;
  /**
   * What this page offers to whom, in one or two sentences.
   */
  subtitle?: string;
  /**
   * A photograph or drawing beside the title. Say in its alternative text what it shows.
   */
  heroImage?: ResolvedImage;
  /**
   * What the image shows, for visitors who do not see it.
   */
  heroImageAlt?: string;
  /**
   * The point of the image that stays in view where it is cut: `[0.5, 0.2]` is in the middle, near the top. Without it, its middle.
   *
   * @minItems 2
   * @maxItems 2
   */
  heroImageFocus?: number[];
  /**
   * Up to four figures that say the most: of the company, or of this page. The page says elsewhere where they come from.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One figure.
   */
  stats?: {
    /**
     * The figure: `30+`.
     */
    value: string;
    /**
     * What it counts: `books`.
     */
    label: string;
  }[];
  /**
   * Buttons under the subtitle. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * The people who lead the company.
 */
export interface LeadersSection {
  type: "leaders";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The leaders.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One leader.
   */
  items: {
    /**
     * Name. Not translated.
     */
    name: string;
    /**
     * The initials beside the name: `OT`. Without them the name stands alone.
     */
    initials?: string;
    /**
     * What the person does here: Chief Executive Officer.
     */
    title: string;
    /**
     * What the person did before.
     */
    background: string;
    /**
     * Where the person worked, in years; drawn on one scale with the other leaders.
     *
     * @minItems 1
     * @maxItems 4
     *
     * Items: One post.
     */
    career?: {
      /**
       * What the person did: `Audit`.
       */
      title: string;
      /**
       * The first year.
       */
      from: number;
      /**
       * The last year.
       */
      to: number;
    }[];
    /**
     * What the person knows best, in one to three words each.
     *
     * @minItems 1
     * @maxItems 5
     *
     * Items: One area of expertise.
     */
    expertise: string[];
    /**
     * Degree and university.
     */
    education: string;
  }[];
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * Links to pages in groups, each under a heading: the sitemap.
 */
export interface LinkGroupsSection {
  type: "link-groups";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * `lists` (the default): plain lists. `map`: each group as a branch with its links as leaves and their number.
   */
  variant?: "lists" | "map";
  /**
   * The groups.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One group.
   */
  items: {
    /**
     * Heading of the group.
     */
    title: string;
    /**
     * The links of the group.
     *
     * @minItems 1
     * @maxItems 30
     *
     * Items: A link: what it says and where it leads.
     */
    links: {
      /**
       * Name of the page.
       */
      label: string;
      /**
       * The page's path.
       */
      href: string;
    }[];
  }[];
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * A list that fills itself: the pages below a route, each with its title, and with the text, the day and the picture that its `teaser` says. News, events, exhibitions, jobs.
 */
export interface ListingSection {
  type: "listing";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * What the link of each page says: `Read More`. Without it, the title is the link.
   */
  linkLabel?: string;
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
  /**
   * The pages.
   */
  items: ListItem[];
  /**
   * Its pages, where it has several.
   */
  pages?: ListPages;
}

/**
 * Short lists side by side, each under a heading: benefits, process areas, deliverables.
 */
export interface ListsSection {
  type: "lists";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The lists.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: One list.
   */
  items: {
    /**
     * Heading of the list.
     */
    title: string;
    /**
     * One sentence under the heading.
     */
    description?: string;
    /**
     * The points.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: One point.
     */
    items: string[];
    /**
     * The impact, with its figure.
     */
    impact?: string;
  }[];
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * Figures that are fetched when somebody looks at them: what is in stock, how many have registered. Until they come, and where they do not come, the figures that you write here stand.
 */
export interface LiveFiguresSection {
  type: "live-figures";
  /**
   * The section's anchor: `/page#id` scrolls to it.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * The address that is asked, `https://api.example.com/stock` or a path of this site, `/api/stock`. It answers with a number or a short text for each name below.
   */
  endpoint: string;
  /**
   * The figures, side by side.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One figure.
   */
  items: {
    /**
     * What the figure is called in the answer of the address: `pallets`.
     */
    name: string;
    /**
     * What is counted, as visitors read it.
     */
    label: string;
    /**
     * The figure that stands here until the address has answered.
     */
    value: string;
    /**
     * What stands after a number from the address: `pallets`, `%`. Optional.
     */
    unit?: string;
  }[];
  /**
   * What the section stands on.
   */
  background?: "default" | "muted" | "night";
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * The marks of organizations: partners, clients, sponsors. Each may link to its site.
 */
export interface LogosSection {
  type: "logos";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The organizations.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: One organization.
   */
  items: {
    /**
     * The logo, best as SVG. It stands on a light ground, also in the dark theme. Without it, the name is shown.
     */
    image?: ResolvedImage;
    /**
     * Name of the organization: it is read aloud in place of the logo.
     */
    imageAlt: string;
    /**
     * Where the logo leads, usually to the site of the organization.
     */
    href?: string;
  }[];
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * Large figures side by side.
 */
export interface MetricsSection {
  type: "metrics";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * `row` sets the figures side by side (the default); `lead` has the first across the page, with its drawing next to it, and the others in a row below; `parts` shows the shares of one whole as one bar across the page, each figure below its part: every figure needs a share of the same whole, without which they are a row, as are figures that have no room beside each other.
   */
  variant?: "row" | "lead" | "parts";
  /**
   * The figures; four read best.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One figure.
   */
  items: {
    /**
     * A small drawing beside the title.
     */
    icon?: string;
    /**
     * What is measured.
     */
    metric: string;
    /**
     * The figure: `40%`.
     */
    improvement: string;
    /**
     * Over what time: `within 18 months`.
     */
    timeframe?: string;
    /**
     * How it came about.
     */
    description?: string;
    /**
     * Draws the figure as so many of so many: a bar on a line as long as the whole.
     */
    share?: ShareValue;
    /**
     * Draws the figure as what was before and what is after, on one scale.
     */
    change?: ChangeValue;
  }[];
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * What something costs: tickets, plans, memberships, side by side.
 */
export interface PricingSection {
  type: "pricing";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The prices, from the smallest to the largest.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: One price.
   */
  items: {
    /**
     * What is bought: `Day ticket`.
     */
    title: string;
    /**
     * The price with its currency, as visitors read it: `€12`. Or words: `on request`.
     */
    price: string;
    /**
     * What the price is for: `a month`, `per person`.
     */
    period?: string;
    /**
     * For whom it is, in one sentence.
     */
    description?: string;
    /**
     * What is included.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: One thing that is included.
     */
    points?: string[];
    /**
     * Where the button leads: to what has to be done to buy it.
     */
    href?: string;
    /**
     * What the button says: `Buy a ticket`. Without it, the button says the name.
     */
    actionLabel?: string;
    /**
     * Whether this is the one that you recommend: it stands out, and says so. One at most.
     */
    highlighted?: boolean;
  }[];
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * One sentence that somebody said, large: a pause between other sections. For several people with their results there is the section of testimonials.
 */
export interface QuoteSection {
  type: "quote";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * `plain` stands on the ground of the page (the default); `night` is dark in both themes, a pause in a long page.
   */
  variant?: "plain" | "night";
  /**
   * Heading of the section.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * What the person says, without quotation marks. The shorter, the stronger.
   */
  quote: string;
  /**
   * Who says it. Not translated.
   */
  name: string;
  /**
   * What the person does: `Harbour master`.
   */
  role?: string;
  /**
   * Where the person works. Not translated.
   */
  organization?: string;
  /**
   * A portrait, square.
   */
  image?: ResolvedImage;
  /**
   * What the portrait shows, for visitors who do not see it.
   */
  imageAlt?: string;
  /**
   * The point of the portrait that stays in view where it is cut: `[0.5, 0.3]` keeps a face near the top.
   *
   * @minItems 2
   * @maxItems 2
   */
  imageFocus?: number[];
  /**
   * One figure of the speaker's organization, the largest of the page: beside the quotation, on a phone below it.
   */
  result?: {
    /**
     * The figure: `40%`.
     */
    improvement: string;
    /**
     * What is measured: `faster hiring`.
     */
    metric: string;
    /**
     * Draws the figure as so many of so many: a bar on a line as long as the whole.
     */
    share?: ShareValue;
    /**
     * Draws the figure as what was before and what is after, on one scale.
     */
    change?: ChangeValue;
  };
  /**
   * Buttons beside the name. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * Numbered steps or phases of a method.
 */
export interface StepsSection {
  type: "steps";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The steps, in order.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One step.
   */
  items: {
    /**
     * The number of the step, from 1.
     */
    number: number;
    /**
     * Name of the step.
     */
    title: string;
    /**
     * What happens in it. Marks: `**strong**`, `_emphasis_`, `[words](/route)`.
     */
    description: ResolvedInline;
    /**
     * What the client has in hand afterwards.
     *
     * @minItems 1
     * @maxItems 6
     *
     * Items: One deliverable.
     */
    deliverables?: string[];
  }[];
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * Running text beside one to four key figures: an executive summary, or why something matters.
 */
export interface SummarySection {
  type: "summary";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * `figures` (the default): the key figures are large. `register`: they are small, each on a line with what it says, for figures that stand large above. `statement`: the first paragraph, a sentence or two, goes across the page, as large as a heading.
   */
  variant?: "figures" | "register" | "statement";
  /**
   * The text.
   *
   * @minItems 1
   * @maxItems 5
   *
   * Items: One paragraph.
   */
  paragraphs: string[];
  /**
   * Key figures beside the text.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One key figure.
   */
  facts?: {
    /**
     * The figure: `8 months`.
     */
    value: string;
    /**
     * What it says: `from kick-off to the last hospital`.
     */
    label: string;
    /**
     * Draws the figure as so many of so many: a bar on a line as long as the whole.
     */
    share?: ShareValue;
    /**
     * Draws the figure as what was before and what is after, on one scale.
     */
    change?: ChangeValue;
  }[];
  /**
   * The phases of the project, one after the other; drawn on an axis of months, each as long as it took.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: One phase.
   */
  timeline?: {
    /**
     * Name of the phase.
     */
    title: string;
    /**
     * Length in months.
     */
    months: number;
  }[];
  /**
   * What happened on the way, setbacks too; each a flag on the axis of months.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One event.
   */
  events?: {
    /**
     * In which month, counted from the start of the first phase: 1 is the first.
     */
    month: number;
    /**
     * What happened, in one line: `Matching takes seven weeks, not three`.
     */
    title: string;
  }[];
  /**
   * What the project brought; a slope on the axis of months that rises to its figure.
   */
  result?: {
    /**
     * The figure: `3.2 million`.
     */
    value: string;
    /**
     * What it says, and from when to when it was counted.
     */
    label: string;
    /**
     * After how many months the count began. Without it: at the end of the last phase.
     */
    from?: number;
    /**
     * After how many months, from the start of the first phase, the figure was reached.
     */
    until: number;
  };
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/**
 * Quotes: what executives say, with three results each. The avatar shows initials unless its image has loaded.
 */
export interface TestimonialsSection {
  type: "testimonials";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section.
   */
  title: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one plate of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The testimonials.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One testimonial.
   */
  items: {
    /**
     * Who speaks. Not translated.
     */
    name: string;
    /**
     * What the person does there: Finance Director.
     */
    title: string;
    /**
     * The person's company. Not translated.
     */
    company: string;
    /**
     * The initials in the avatar: `MQ`.
     */
    initials: string;
    /**
     * A portrait, square. Optional.
     */
    avatar?: ResolvedImage;
    /**
     * The point of the portrait that stays in view where it is cut: `[0.5, 0.3]` keeps a face near the top.
     *
     * @minItems 2
     * @maxItems 2
     */
    avatarFocus?: number[];
    /**
     * How long to wait before the initials show, in milliseconds. Optional.
     */
    delay?: number;
    /**
     * What the person says, without quotation marks.
     */
    quote: string;
    /**
     * The results.
     *
     * @minItems 3
     * @maxItems 3
     *
     * Items: One result.
     */
    results: string[];
  }[];
  /**
   * Buttons at the end of the section. The first one is the primary button.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: LinkValue[];
}

/** Every section type and what a section of that type holds. The generated types of a site add theirs. */
export interface SectionTypes {
  'article': ArticleSection;
  'cards': CardsSection;
  'comparison': ComparisonSection;
  'cta': CtaSection;
  'data-table': DataTableSection;
  'downloads': DownloadsSection;
  'embed': EmbedSection;
  'faq': FaqSection;
  'form': FormSection;
  'gallery': GallerySection;
  'hero': HeroSection;
  'leaders': LeadersSection;
  'link-groups': LinkGroupsSection;
  'listing': ListingSection;
  'lists': ListsSection;
  'live-figures': LiveFiguresSection;
  'logos': LogosSection;
  'metrics': MetricsSection;
  'pricing': PricingSection;
  'quote': QuoteSection;
  'steps': StepsSection;
  'summary': SummarySection;
  'testimonials': TestimonialsSection;
}

export type SectionType = keyof SectionTypes;

export type SectionOf<T extends SectionType> = SectionTypes[T];

/** A section of any type. */
export type Section = SectionTypes[SectionType];
