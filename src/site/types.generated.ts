// Generated from schemas/site and src/site/words by `npm run generate`. Do not edit.
import type { ChangeValue, LinkValue, ShareValue } from '../content/types.generated';

/**
 * What clients had before, what we did and what they measured. `rows` (the default) sets them one below the other; `cards` side by side.
 */
export interface CaseStudiesSection {
  type: "case-studies";
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
   * `rows` (the default): one below the other, with the results as large figures. `cards`: side by side. `lead`: the first one large, the others compact; the first result of each is its figure, and `months` are drawn on one scale.
   */
  variant?: "rows" | "cards" | "lead";
  /**
   * What the link of each case says.
   */
  linkLabel?: string;
  /**
   * The cases.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: One case.
   */
  items: {
    /**
     * The client's industry.
     */
    industry: string;
    /**
     * What was achieved, as a heading.
     */
    title?: string;
    /**
     * The client, without its name: `12-hospital network`.
     */
    client?: string;
    /**
     * The client's fictional name, where it has one.
     */
    company?: string;
    /**
     * What stood in the way.
     */
    challenge: string;
    /**
     * What we did.
     */
    solution: string;
    /**
     * What was measured.
     *
     * @minItems 1
     * @maxItems 6
     *
     * Items: One measured result.
     */
    results: {
      /**
       * What was measured.
       */
      metric: string;
      /**
       * By how much it changed: `60% less`.
       */
      improvement: string;
      /**
       * Draws the result on a card as so many of so many: a bar on a line as long as the whole.
       */
      share?: ShareValue;
      /**
       * Draws the result on a card as what was before and what is after, on one scale.
       */
      change?: ChangeValue;
    }[];
    /**
     * How long it took: `8 months`.
     */
    timeline?: string;
    /**
     * The same in months: drawn on one scale with the other cases.
     */
    months?: number;
    /**
     * Where the whole case is told.
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
 * What troubles the reader and, beside it, what changes.
 */
export interface ChallengesOutcomesSection {
  type: "challenges-outcomes";
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
   * `split` (the default): the outcomes stand on a dark panel. `ledger`: two columns of ruled entries, like an account. `pairs`: each challenge leads to the outcome at the same place of the other list, whose figure is large. `lead`: the first outcome goes across the page below the challenges, as large as a heading.
   */
  variant?: "split" | "ledger" | "pairs" | "lead";
  /**
   * Heading of the left list.
   */
  challengesTitle: string;
  /**
   * The challenges.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One challenge.
   */
  challenges: string[];
  /**
   * Heading of the right list.
   */
  outcomesTitle: string;
  /**
   * The outcomes.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One outcome, with its figure where there is one.
   */
  outcomes: string[];
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
 * The clauses of a contract as columns, its documents as rows, the oldest first: a cell is filled where a document writes or replaces a clause. The last row takes each clause from the youngest document that has it. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface ClausesSection {
  type: "clauses";
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
   * What the columns are: `Clauses 1 to 20`.
   */
  unit: string;
  /**
   * How many columns there are.
   */
  count: number;
  /**
   * The clause that stands out.
   */
  mark?: {
    /**
     * Its number.
     */
    at: number;
    /**
     * What it says: `Clause 12: consent, 60 days`.
     */
    label: string;
  };
  /**
   * The last row, which is made of those above it.
   */
  result: {
    /**
     * Its name: `In force today`.
     */
    title: string;
    /**
     * What it tells.
     */
    note?: string;
  };
  /**
   * The documents, the oldest first.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One of them.
   */
  items: {
    /**
     * Its name: `Amendment 1, 2003`.
     */
    title: string;
    /**
     * In words, which clauses it has: `Replaces clauses 4, 8 and 12`.
     */
    summary: string;
    /**
     * The numbers of the clauses that it writes or replaces.
     *
     * @minItems 1
     * @maxItems 24
     *
     * Items: One of them.
     */
    clauses: number[];
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
 * A hint in the form of a line of code, for the 404 page, below a drawing of a fault in the layers. Right after the hero it stands beside the page's heading.
 */
export interface CodeHintSection {
  type: "code-hint";
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
   * The hint.
   */
  code: string;
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
 * Frameworks of law and standards, with what each requires and whom it concerns. Controls that several of them ask for are drawn as a table above.
 */
export interface ComplianceSection {
  type: "compliance";
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
   * The frameworks.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One framework.
   */
  items: {
    /**
     * Its name: `GDPR`.
     */
    framework: string;
    /**
     * What it is about.
     */
    description: string;
    /**
     * The requirements.
     *
     * @minItems 2
     * @maxItems 6
     *
     * Items: One requirement.
     */
    requirements: string[];
    /**
     * The controls that answer it, each in the same words in every framework that asks for it.
     *
     * @minItems 1
     * @maxItems 16
     *
     * Items: One control: `Audit log of every access`.
     */
    controls?: string[];
    /**
     * The industries.
     *
     * @minItems 1
     * @maxItems 6
     *
     * Items: One industry.
     */
    industries: string[];
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
 * A drill core: one real record on its way through the four layers. Right after the hero it stands beside the page's heading, as its picture.
 */
export interface CoreSection {
  type: "core";
  /**
   * The name that a link to this section ends with, after `#`. Lower-case words joined by hyphens, once per page.
   */
  id?: string;
  /**
   * Heading of the section. Beside the page's heading it needs none.
   */
  title?: string;
  /**
   * One or two sentences under the heading.
   */
  subtitle?: string;
  /**
   * What the section stands on. Beside the page's heading it stands on the ground of the hero.
   */
  background?: "default" | "muted" | "night";
  /**
   * `standing` (the default): a column with the record beside it. `large`: a wide column that stands on the section below; once, for the signature of a site. `lying`: along the page, with the record below it, where there is room; after a hero with the layout `below`, or in a section of its own.
   */
  variant?: "standing" | "large" | "lying";
  /**
   * The record that is followed: `Invoice 4411, line 4`.
   */
  record: string;
  /**
   * Where the scale begins, at the foot of the column: `day 0`, `09:02`.
   */
  start: string;
  /**
   * The record as a form or a screen shows it, drawn before the column, with a line from each of its fields to the layer that needs it. The first field is its heading. For a core that has the width of the page: after a hero with the layout `below` or `night-below`.
   *
   * @minItems 3
   * @maxItems 8
   *
   * Items: A field of the sheet.
   */
  sheet?: {
    /**
     * What the sheet calls it: `Patient`, `Clause 12.3`.
     */
    label: string;
    /**
     * What is entered there: `stopped Tuesday`, `427.1`.
     */
    value: string;
    /**
     * The layer that works with it, to which a line leads; left out, it has none.
     */
    layer?: "ingest" | "integration" | "knowledge" | "action";
  }[];
  /**
   * The record in each of the four layers: ingest, integration, knowledge, action, in this order. Ingest is drawn at the bottom.
   *
   * @minItems 4
   * @maxItems 4
   *
   * Items: The record in one layer.
   */
  layers: {
    /**
     * How high the layer is drawn, in proportion to the others: its minutes or days, for example.
     */
    share: number;
    /**
     * What the scale says at the upper edge of the layer: `day 45`, `09:14`.
     */
    until: string;
    /**
     * Two lines of the record as the system holds it.
     *
     * @minItems 2
     * @maxItems 2
     *
     * Items: One line, as short as a screen of the system shows it: `PO 7731 · line 4 · 12 × 44.90`.
     */
    specimen: string[];
    /**
     * What happens to the record here, in one short sentence.
     */
    text: string;
  }[];
}

/**
 * A year of 52 weeks as squares, a row of it for each way of working: the days on which something is done are filled, and a few days that matter are outlined in every row. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface DaysOfYearSection {
  type: "days-of-year";
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
   * The names of the four quarters: `Quarter 1`.
   *
   * @minItems 4
   * @maxItems 4
   *
   * Items: Thirteen weeks of the year.
   */
  quarters: string[];
  /**
   * The days that are outlined in every row.
   */
  span: {
    /**
     * The first of them, counted from 1 on the first day of the year.
     */
    from: number;
    /**
     * The last of them.
     */
    until: number;
  };
  /**
   * The rows, in order.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: One of them.
   */
  items: {
    /**
     * How often: `4 days`.
     */
    value: string;
    /**
     * How it is done.
     */
    title: string;
    /**
     * Whether this is how it is now, which is colored, and not how it was.
     */
    isResult?: boolean;
    /**
     * The days on which it is done, counted from 1. Leave them out where it is done every day.
     *
     * @maxItems 60
     *
     * Items: One of them.
     */
    days?: number[];
    /**
     * One day, with what happened on it.
     */
    mark?: {
      /**
       * Which day it is, counted from 1.
       */
      at: number;
      /**
       * What happened: `Reported the next morning`.
       */
      label: string;
    };
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
 * The way of a case from desk to desk, once before and once now, on one scale of days: a lane for each desk, in which a case waits or is worked on. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface DesksSection {
  type: "desks";
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
   * What the axis counts: `Days from filing`.
   */
  unit: string;
  /**
   * How many days the longest way takes.
   */
  length: number;
  /**
   * What it means that a case waits: `waiting`.
   */
  waitLabel: string;
  /**
   * What it means that somebody works on it: `at work`.
   */
  workLabel: string;
  /**
   * The desks, in the order of their lanes.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One desk: `Tax office`.
   */
  desks: string[];
  /**
   * The ways of the case, on one scale.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: One of them.
   */
  ways: {
    /**
     * When or how: `Before`.
     */
    title: string;
    /**
     * The figure that the drawing shows: `23 days`.
     */
    value: string;
    /**
     * What it counts, in words: `of 31, the permit lies on a pile`.
     */
    summary: string;
    /**
     * Where the case is, in order.
     *
     * @minItems 1
     * @maxItems 24
     *
     * Items: A stay on one desk.
     */
    stays: {
      /**
       * The number of the desk in `desks`, from 1.
       */
      desk: number;
      /**
       * When it comes to this desk: 0 is the very beginning.
       */
      from: number;
      /**
       * When it leaves this desk.
       */
      until: number;
      /**
       * How much of this time somebody works on it, at the end of the stay; for the rest it waits.
       */
      work?: number;
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
 * What a forecast said day by day, and what came: a bar from its lowest to its highest value, a dot for what happened, and a line for what had been assumed before. Dots beside their bar stand out. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface ForecastSection {
  type: "forecast";
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
   * What is forecast, and what it is counted in: `Cash at one branch, thousands of dollars`.
   */
  unit: string;
  /**
   * What the days are: `Working days`.
   */
  axis: string;
  /**
   * What had been assumed before: `The manager’s order`.
   */
  beforeTitle: string;
  /**
   * Whose forecast it is: `The model’s range`.
   */
  rangeTitle: string;
  /**
   * What came: `Paid out`.
   */
  actualTitle: string;
  /**
   * The days, in order.
   *
   * @minItems 2
   * @maxItems 60
   *
   * Items: One day.
   */
  days: {
    /**
     * What had been assumed before.
     */
    before: number;
    /**
     * The lowest value of the forecast.
     */
    low: number;
    /**
     * The highest value of the forecast.
     */
    high: number;
    /**
     * What came.
     */
    actual: number;
    /**
     * What happened on this day, where it is to be pointed at: on three days at most, far from each other.
     */
    mark?: {
      /**
       * The day in a word or two: `Day 17, a fair`.
       */
      title: string;
      /**
       * What happened, in a few words.
       */
      note: string;
    };
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
 * The forms of an old program with all their fields, of which a few are really filled in, beside the new form that has just these. Every number is said in words. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface FormFieldsSection {
  type: "form-fields";
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
   * The forms as they are.
   */
  old: {
    /**
     * What is counted, behind the number of all fields: `fields on four screens`.
     */
    title: string;
    /**
     * What becomes of them, in a few words.
     */
    note?: string;
    /**
     * The forms, in the order in which they are gone through.
     *
     * @minItems 1
     * @maxItems 6
     *
     * Items: One of them.
     */
    screens: {
      /**
       * What it is called: `Header`.
       */
      name: string;
      /**
       * How many fields it has.
       */
      fields: number;
      /**
       * Which of its fields are really filled in, counted from 1. They are dark.
       *
       * @minItems 1
       * @maxItems 12
       *
       * Items: The number of the field.
       */
      typed?: number[];
    }[];
  };
  /**
   * The new form.
   */
  now: {
    /**
     * What is counted, behind the number of its fields: `fields on one screen`.
     */
    title: string;
    /**
     * What becomes of them, in a few words.
     */
    note?: string;
    /**
     * Its fields, in order.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: One of them.
     */
    fields: {
      /**
       * What it is called: `Quantity`.
       */
      name: string;
      /**
       * What is written there: `24 t`.
       */
      value: string;
    }[];
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
 * The four layers as cards of which one at a time is open, and a panel that tells how they work together.
 */
export interface FrameworkSection {
  type: "framework";
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
   * The four layers, from the bottom up.
   *
   * @minItems 4
   * @maxItems 4
   *
   * Items: One layer.
   */
  layers: {
    /**
     * Which layer this is; it chooses the color.
     */
    layer: "ingest" | "integration" | "knowledge" | "action";
    /**
     * Name of the layer.
     */
    title: string;
    /**
     * What the layer does; always visible.
     */
    description: string;
    /**
     * More about the layer; visible when the card is open.
     */
    details: string;
    /**
     * Four examples of what belongs to the layer.
     *
     * @minItems 4
     * @maxItems 4
     *
     * Items: One tag.
     */
    tags: string[];
  }[];
  /**
   * How the layers work together; visitors open it with a button.
   */
  panel?: {
    /**
     * Heading of the panel.
     */
    title: string;
    /**
     * How the layers work together.
     */
    description: string;
    /**
     * One sentence per layer, in the same order.
     *
     * @minItems 4
     * @maxItems 4
     *
     * Items: What one layer hands to the next.
     */
    steps: string[];
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
 * From many pages to the few that answer a question: the pages of each stage, all of one size, with those of the next stage among them, enlarged there. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface FunnelSection {
  type: "funnel";
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
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one drawing of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The stages before the answer, the largest first.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One of them.
   */
  stages: {
    /**
     * How many pages it has, fewer than the one before it. Up to 400 are drawn one by one.
     */
    pages: number;
    /**
     * What they are, after their number: `pages in the archive`.
     */
    title: string;
  }[];
  /**
   * The last stage.
   */
  answer: {
    /**
     * What its pages are, after their number, which is counted: `pages answer it`.
     */
    title: string;
    /**
     * Its pages, drawn as sheets.
     *
     * @minItems 1
     * @maxItems 3
     *
     * Items: One of them.
     */
    pages: {
      /**
       * Its number, large: `p. 9`.
       */
      name: string;
      /**
       * What stands on it: `roof and gutters`.
       */
      text?: string;
    }[];
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
 * The largest figures of a page, each with its time. Right after the hero they stand beside the page's heading.
 */
export interface HeadlineMetricsSection {
  type: "headline-metrics";
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
   * `tiles` (the default): all figures alike. `lead`: the first one very large, the others on rules beside it, without icons.
   */
  variant?: "tiles" | "lead";
  /**
   * The figures; four read best.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: One figure.
   */
  items: {
    /**
     * What is measured.
     */
    metric: string;
    /**
     * The figure: `340%`.
     */
    value: string;
    /**
     * Over what time: `within 18 months`.
     */
    timeframe: string;
    /**
     * A small drawing beside the title, in `tiles`.
     */
    icon?: string;
    /**
     * The color of the figure.
     */
    color?: "accent" | "ink";
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
 * A time in which a thing is worked on for minutes and waits for days: all of it as one bar, the moments of work in it as hairlines, and these enlarged. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface IdleTimeSection {
  type: "idle-time";
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
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one drawing of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * All of the time.
   */
  whole: {
    /**
     * The figure, very large: `11 days`.
     */
    value: string;
    /**
     * What it counts: `for one supplier invoice`.
     */
    label: string;
  };
  /**
   * The time of work in it.
   */
  work: {
    /**
     * The figure, very large: `11 minutes`.
     */
    value: string;
    /**
     * What it counts: `of work`.
     */
    label: string;
  };
  /**
   * The steps of the work, in order, each with the wait before it.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: One of them.
   */
  steps: {
    /**
     * What is done: `Keyed in`. A word or two fit.
     */
    name: string;
    /**
     * How long it takes, as visitors see it: `4 min`.
     */
    value: string;
    /**
     * The same in minutes, as it is drawn.
     */
    minutes: number;
    /**
     * How long it waits until then, and for what: `44 h in a mailbox`.
     */
    wait: string;
    /**
     * How many hours that is, as it is drawn.
     */
    hours: number;
  }[];
  /**
   * What a thing takes after the change, on the scale of the whole time.
   */
  after?: {
    /**
     * The figure, very large: `9 minutes`.
     */
    value: string;
    /**
     * What it counts: `for an emailed order`.
     */
    label: string;
    /**
     * The same in minutes, as it is drawn.
     */
    minutes: number;
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
 * Industry blocks: what is hard, what changes, and one story each.
 */
export interface IndustriesSection {
  type: "industries";
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
   * `rows` (the default): one industry below the other, all alike. `lead`: the first one large, with what changed there as a drawing, and the others compact, side by side.
   */
  variant?: "rows" | "lead";
  /**
   * What the link of each block says.
   */
  linkLabel?: string;
  /**
   * What the link to each whole story says.
   */
  storyLabel?: string;
  /**
   * The industries.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: One industry.
   */
  items: {
    /**
     * A small drawing beside the title.
     */
    icon?: string;
    /**
     * Name of the industry.
     */
    title: string;
    /**
     * Its concern, in a few words.
     */
    subtitle: string;
    /**
     * What we do for it.
     */
    description: string;
    /**
     * The challenges.
     *
     * @minItems 2
     * @maxItems 5
     *
     * Items: One challenge.
     */
    challenges: string[];
    /**
     * What the story brought, as the first of the outcomes.
     */
    highlight?: string;
    /**
     * Draws the highlight as what was before and what is after, on one scale.
     */
    change?: ChangeValue;
    /**
     * The outcomes.
     *
     * @minItems 1
     * @maxItems 5
     *
     * Items: One outcome.
     */
    outcomes: string[];
    /**
     * What the story saved, as the last of the outcomes.
     */
    saving?: string;
    /**
     * The success story, in two or three sentences.
     */
    caseStudy: string;
    /**
     * What the story changed, of a hundred cases: drawn as a hundred squares.
     */
    hundred?: {
      /**
       * What is counted: `of 100 transfers, complete the first time`.
       */
      label: string;
      /**
       * How many it was before.
       */
      before: number;
      /**
       * How many it is now.
       */
      after: number;
    };
    /**
     * Where the whole story is told.
     */
    caseHref?: string;
    /**
     * The industry's page.
     */
    href: string;
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
 * Tabs, one per industry, with cards below that choose a tab. The first tab is open at first.
 */
export interface IndustryTabsSection {
  type: "industry-tabs";
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
   * The industries.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One industry.
   */
  items: {
    /**
     * Name of the tab: `private-equity`.
     */
    id: string;
    /**
     * Name of the industry, short enough for a tab.
     */
    title: string;
    /**
     * What we do for this industry.
     */
    description: string;
    /**
     * Where "Explore Solutions" leads.
     */
    href: string;
    /**
     * The key impact, with its figure.
     */
    highlight: string;
    /**
     * A small drawing beside the title.
     */
    icon?: string;
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
 * The hours of one day in lanes: what follows what in each of them, what stands still, and single moments. Every part has its name and its times in words. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface LanesSection {
  type: "lanes";
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
   * What the axis shows: `Hours of the early shift`.
   */
  unit: string;
  /**
   * When the axis begins: `06:00`.
   */
  start: string;
  /**
   * When it ends: `14:00`.
   */
  end: string;
  /**
   * A line across all lanes.
   */
  line?: {
    /**
     * Where it stands: `09:50`.
     */
    at: string;
    /**
     * What it is: `The part arrives`.
     */
    label: string;
  };
  /**
   * The lanes, from top to bottom.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One of them.
   */
  items: {
    /**
     * What it is: `The plan of last night`.
     */
    title: string;
    /**
     * What it shows, in words.
     */
    summary: string;
    /**
     * Whether it shows what was reached: what is meant has the accent.
     */
    isResult?: boolean;
    /**
     * What follows what.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: One of them.
     */
    parts?: {
      /**
       * Its name: `Order 2231`.
       */
      name: string;
      /**
       * When it begins.
       */
      from: string;
      /**
       * When it ends.
       */
      until: string;
      /**
       * `meant`: what the drawing is about, filled; `idle`: time in which nothing is done, hatched.
       */
      look?: "plain" | "meant" | "idle";
    }[];
    /**
     * Single moments, the earliest first, joined by a line.
     *
     * @minItems 1
     * @maxItems 4
     *
     * Items: One of them.
     */
    moments?: {
      /**
       * What happens: `at the gate`.
       */
      name: string;
      /**
       * When.
       */
      at: string;
      /**
       * Whether it did not come true: an open mark.
       */
      isOpen?: boolean;
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
 * Many ledgers of a few systems, and what each of them can say of one report: a thread runs from every ledger through the measures into the report. Numbers are said in words as well. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface LedgersSection {
  type: "ledgers";
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
   * What the ledgers are: `25 companies, each on its own ledger`.
   */
  sourcesTitle: string;
  /**
   * The systems, with the number of ledgers kept in each.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One of them.
   */
  sources: {
    /**
     * Its name: `SAP`.
     */
    name: string;
    /**
     * How many ledgers are kept in it.
     */
    ledgers: number;
  }[];
  /**
   * What the report is made of, from the ledgers down.
   *
   * @minItems 1
   * @maxItems 5
   *
   * Items: One of them.
   */
  measures: {
    /**
     * What it is: `Finance & Cash`.
     */
    title: string;
    /**
     * How many ledgers have it: `22 companies`.
     */
    value: string;
    /**
     * What came of it.
     */
    note?: string;
    /**
     * The ledgers that do not have it, numbered from 1 in the order of the systems.
     *
     * @maxItems 100
     *
     * Items: The number of one.
     */
    without?: number[];
  }[];
  /**
   * What all ledgers end in.
   */
  report: {
    /**
     * What it is: `One monthly report`.
     */
    title: string;
    /**
     * When it is there, or who reads it.
     */
    note?: string;
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
 * What a total loses on its way to what is left of it, step by step, before and after: a staircase from the whole down to the rest. Every step says its amounts in words. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface LossesSection {
  type: "losses";
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
   * What the amounts are: `Hours of one line in a week`.
   */
  unit: string;
  /**
   * What the amounts before are: `Before`.
   */
  beforeTitle: string;
  /**
   * What the amounts after are: `A year later`.
   */
  afterTitle: string;
  /**
   * The whole, which both staircases begin with.
   */
  total: {
    /**
     * What it is: `Planned`.
     */
    title: string;
    /**
     * How much it is.
     */
    amount: number;
  };
  /**
   * What is lost, in the order of the steps. Together they are less than the total.
   *
   * @minItems 2
   * @maxItems 7
   *
   * Items: One of them.
   */
  items: {
    /**
     * What it is: `Changeovers`.
     */
    title: string;
    /**
     * What happens there, in a few words.
     */
    note?: string;
    /**
     * How much was lost before.
     */
    before: number;
    /**
     * How much is lost after.
     */
    after: number;
  }[];
  /**
   * What is left of the total: its amounts follow from the losses.
   */
  rest: {
    /**
     * What it is: `Good parts`.
     */
    title: string;
    /**
     * What it means, in a few words.
     */
    note?: string;
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
 * One thing under several numbers, which run together into one master number, and how much there is of it in each place. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface NumbersSection {
  type: "numbers";
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
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one drawing of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * What stands above the numbers: `Four plants, four numbers`.
   */
  numbersTitle: string;
  /**
   * The places with their numbers, from top to bottom.
   *
   * @minItems 2
   * @maxItems 4
   *
   * Items: One of them.
   */
  places: {
    /**
     * Its name: `Plant 3`. A short one fits.
     */
    name: string;
    /**
     * The number that the thing has there: `SK-40`. At most 10 characters.
     */
    number: string;
    /**
     * How much there is of it.
     */
    stock: number;
    /**
     * What that means: `two years of supply`.
     */
    note?: string;
  }[];
  /**
   * The number that takes their place.
   */
  master: {
    /**
     * What keeps it: `One part master`.
     */
    title: string;
    /**
     * The number itself: `118-204`. At most 10 characters.
     */
    number: string;
    /**
     * What the thing is: `Seal kit`.
     */
    name: string;
    /**
     * What is counted, after the sum of all places: `kits in four plants`.
     */
    unit: string;
  };
  /**
   * What stands above the stock of the places: `Kits in stock`.
   */
  stockTitle: string;
  /**
   * What is moved from one place to another, now that both can be seen.
   */
  move?: {
    /**
     * How much is moved.
     */
    count: number;
    /**
     * The place that it comes from, numbered from 1.
     */
    from: number;
    /**
     * The place that gets it.
     */
    to: number;
    /**
     * What that is, after its number: `by transfer from plant 3`.
     */
    label: string;
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
 * The offices, with their hours set beside each other. Right after the hero they stand beside the page's heading, as its picture.
 */
export interface OfficesSection {
  type: "offices";
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
   * `columns` (the default): offices side by side, above their working days on one clock. `day`: both in one drawing, a row for each office, the one that opens first on top. Beside the page's heading they are always a `day`.
   */
  variant?: "columns" | "day";
  /**
   * The offices.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: One office.
   */
  items: {
    /**
     * City.
     */
    city: string;
    /**
     * Country.
     */
    country: string;
    /**
     * Street and number. Not translated.
     */
    address: string;
    /**
     * The city by whose clock the office works: `Europe/Madrid`. Visitors see its name in their language, and the working day on one clock with the other offices'.
     */
    timezone: string;
    /**
     * How many people work there.
     */
    headcount: number;
    /**
     * What this office does best.
     */
    focus: string;
    /**
     * Its address for mail, and the pages about its work.
     *
     * @minItems 1
     * @maxItems 6
     *
     * Items: A link: what it says and where it leads.
     */
    links?: {
      /**
       * What the link says.
       */
      label: string;
      /**
       * Where it leads.
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
 * The pages of one document as upright marks, in rows of one scale: those that were read are dark, the others pale. One page, which the drawing is about, stands out of every row. How many were read is counted from the ranges. Right after a hero in the layout `below`, `night-below` or `wide` it is the page's picture.
 */
export interface PagesReadSection {
  type: "pages-read";
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
   * What the pages are: `Pages of annex 7, a scan`.
   */
  unit: string;
  /**
   * How many pages the document has: a mark for each.
   */
  pages: number;
  /**
   * The page that the drawing is about.
   */
  find: {
    /**
     * Its number.
     */
    at: number;
    /**
     * What it is called: `Page 212`.
     */
    title: string;
    /**
     * What it says, in a few words.
     */
    note: string;
  };
  /**
   * Who read the document, the first one first.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: One of them. It is drawn with the accent if the page that the drawing is about was read.
   */
  items: {
    /**
     * Whose reading it is, or when: `Last year’s sample`.
     */
    title: string;
    /**
     * What became of it, in a few words.
     */
    note?: string;
    /**
     * The pages that were read, the first ones first, none of them twice.
     *
     * @minItems 1
     * @maxItems 40
     *
     * Items: Pages that follow each other.
     */
    ranges: {
      /**
       * The number of the first page.
       */
      from: number;
      /**
       * The number of the last page.
       */
      until: number;
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
 * How often something occurs: one chart of bars, the most frequent first.
 */
export interface PatternsSection {
  type: "patterns";
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
   * The patterns.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One pattern.
   */
  items: {
    /**
     * Name of the pattern.
     */
    title: string;
    /**
     * What it is.
     */
    description: string;
    /**
     * In how many projects of a hundred it occurs.
     */
    frequency: number;
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
 * Cards for people in a role: what troubles them and what changes.
 */
export interface PersonasSection {
  type: "personas";
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
   * The personas.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: One persona.
   */
  items: {
    /**
     * The role.
     */
    title: string;
    /**
     * What this person wants, in a few words.
     */
    subtitle: string;
    /**
     * The page written for this person.
     */
    path: string;
    /**
     * A small drawing beside the title.
     */
    icon?: string;
    /**
     * What troubles them.
     *
     * @minItems 1
     * @maxItems 4
     *
     * Items: One challenge.
     */
    challenges: string[];
    /**
     * What changes for them.
     *
     * @minItems 1
     * @maxItems 4
     *
     * Items: One outcome.
     */
    outcomes: string[];
    /**
     * Draws the outcome as what was before and what is after, on one scale.
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
 * Categories of metrics that a portfolio shares, with how many companies report them.
 */
export interface PortfolioSection {
  type: "portfolio";
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
   * The categories.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: One category.
   */
  items: {
    /**
     * Name of the category.
     */
    category: string;
    /**
     * The metrics.
     *
     * @minItems 2
     * @maxItems 6
     *
     * Items: One metric.
     */
    metrics: string[];
    /**
     * How many companies report it.
     */
    companies: number;
    /**
     * What changed: `75% faster`.
     */
    improvement: string;
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
 * Books and articles. Right after a hero in the layout `below` or `night-below` they are the page's picture: a pile of spines, each as thick as it has pages, the last one at the bottom.
 */
export interface PublicationsSection {
  type: "publications";
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
   * The publications.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One publication.
   */
  items: {
    /**
     * Title of the publication.
     */
    title: string;
    /**
     * What it is: `Book`, `Article`.
     */
    type: string;
    /**
     * The layer of the framework that it is about: its spine has the hatching of that layer, or of all four. Without it, the spine is plain.
     */
    layer?: "ingest" | "integration" | "knowledge" | "action" | "all";
    /**
     * How many pages it has.
     */
    pages: number;
    /**
     * Publisher or journal. Not translated.
     */
    publication: string;
    /**
     * Year, or year and month: `2023` or `2023-05`.
     */
    date: string;
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
 * Results one below the other on one axis, each with its figure: a bar from 0, or a line from what was before to what is now. Right after a hero it is the page's picture.
 */
export interface RangeChartSection {
  type: "range-chart";
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
   * What the axis counts: `Days, on a logarithmic scale`.
   */
  unit: string;
  /**
   * Where the axis ends. No value is larger.
   */
  length: number;
  /**
   * `linear` (the default): the axis begins at 0. `logarithmic`: it begins at 1, and equal distances are equal factors, for values of very different size.
   */
  scale?: "linear" | "logarithmic";
  /**
   * What the open marks are, if not `Before`.
   */
  beforeTitle?: string;
  /**
   * What the filled marks are, if not `After`: `Now`.
   */
  afterTitle?: string;
  /**
   * The results, in the order of the rows.
   *
   * @minItems 2
   * @maxItems 9
   *
   * Items: One of them.
   */
  items: {
    /**
     * Whose result it is: `Finance`.
     */
    title: string;
    /**
     * What the figure means: `to close a month`.
     */
    text: string;
    /**
     * The figure of a bar: `80%`. A line has the two numbers of its marks.
     */
    value?: string;
    /**
     * What it was before, in the unit of the axis. Without it the row has a bar.
     */
    before?: number;
    /**
     * What it is now, in the unit of the axis.
     */
    after: number;
    /**
     * The page that tells more. The whole row leads there.
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
 * Places in two rankings: a band for each leads from its rank before to its rank after. Those that the drawing is about are strong. Right after a hero in the layout `below`, `night-below` or `wide` it is the page's picture.
 */
export interface RankingSection {
  type: "ranking";
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
   * What the ranking at the beginning is: `Rank in the old counts`.
   */
  before: string;
  /**
   * What the ranking at the end is: `Rank in the new count`.
   */
  after: string;
  /**
   * All of them, in the order of the ranking after: the first one is the first there.
   *
   * @minItems 2
   * @maxItems 20
   *
   * Items: One of them.
   */
  items: {
    /**
     * Its name, or the region where it is. Short names have room on a phone.
     */
    name: string;
    /**
     * Its rank in the ranking before, counted from 1.
     */
    before: number;
    /**
     * Why it rose or fell, in a few words, for one that is strong. Where there is little room, it is only read aloud.
     */
    note?: string;
    /**
     * `meant`: the one that the drawing is about, with the accent; `beside`: one to compare it with, strong without a color.
     */
    look?: "plain" | "meant" | "beside";
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
 * A table of regions with their facilities, whose number is drawn in proportion, and a picture of what each gained.
 */
export interface RegionsSection {
  type: "regions";
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
   * What is drawn above the table, from before to after, with its unit: `OEE, in points`.
   */
  measure?: string;
  /**
   * What is drawn beside that, with its unit: `Downtime, in hours a month`.
   */
  secondMeasure?: string;
  /**
   * The regions.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One region.
   */
  items: {
    /**
     * Name of the region.
     */
    region: string;
    /**
     * How many facilities it has.
     */
    facilities: number;
    /**
     * What was measured before. A line is drawn from it to what was measured after.
     */
    before?: number;
    /**
     * What was measured after.
     */
    after?: number;
    /**
     * What the second measure was before. A line is drawn from it to what it was after.
     */
    secondBefore?: number;
    /**
     * What the second measure was after.
     */
    secondAfter?: number;
    /**
     * What improved there.
     */
    improvements: string;
    /**
     * What the region makes or does.
     */
    specialization: string;
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
 * The way of one thing through a company, once before and once now, as two roads on one scale of days or hours: stops with what happens there, and a sign wherever it is typed again. In a narrow container the roads run down the page. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface RoadSection {
  type: "road";
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
   * How many days or hours the longest road takes.
   */
  length: number;
  /**
   * The ways, on one scale.
   *
   * @minItems 2
   * @maxItems 3
   *
   * Items: One of them.
   */
  roads: {
    /**
     * What happens on this road: `Before: typed six times`.
     */
    title: string;
    /**
     * What is gained where this road ends before the others.
     */
    result?: {
      /**
       * The figure: `9 days`.
       */
      value: string;
      /**
       * What it counts: `sooner`.
       */
      label: string;
    };
    /**
     * Where it stops, in order.
     *
     * @minItems 2
     * @maxItems 8
     *
     * Items: One of them.
     */
    stops: {
      /**
       * When, on the axis: 0 is the very beginning.
       */
      at: number;
      /**
       * The same in words: `day 3`.
       */
      when: string;
      /**
       * What stops there, or where: `First terminal`.
       */
      title: string;
      /**
       * What happens there.
       */
      note: string;
      /**
       * The sign of the stop where nobody types.
       */
      icon?: string;
      /**
       * Whether somebody types it there: the stop gets a sign with a number.
       */
      isTyped?: boolean;
      /**
       * Whether only paper travels from here on, which has no asphalt.
       */
      isPaper?: boolean;
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
 * Places that begin one after another, in groups, on an axis of months: each a bar from its beginning to the end, as high as it is large, so that the picture fills. Every bar says its size and kind in words. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface RolloutSection {
  type: "rollout";
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
   * What the axis counts: `Months`.
   */
  unit: string;
  /**
   * How many months, weeks or days the axis has.
   */
  length: number;
  /**
   * What the size of a place counts: `beds`.
   */
  sizeUnit: string;
  /**
   * The sign of a place, at the end of each bar.
   */
  icon?: string;
  /**
   * What the time is divided into, in order.
   *
   * @minItems 1
   * @maxItems 5
   *
   * Items: One of them.
   */
  phases: {
    /**
     * Its name, in few words: on phones a phase is narrow.
     */
    title: string;
    /**
     * When it ends on the axis.
     */
    until: number;
  }[];
  /**
   * The kinds of places, at most three, each with a look of its own.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: One kind: `Epic`.
   */
  kinds: string[];
  /**
   * The groups, the first to begin first.
   *
   * @minItems 2
   * @maxItems 10
   *
   * Items: Places that begin together.
   */
  groups: {
    /**
     * Its name: `Pair 1`.
     */
    title: string;
    /**
     * What happened when it began. In few words, it stands before the bars.
     */
    note?: string;
    /**
     * When they begin on the axis: 0 is the very beginning, 3 the end of the third month.
     */
    start: number;
    /**
     * The places of the group.
     *
     * @minItems 1
     * @maxItems 6
     *
     * Items: One of them.
     */
    units: {
      /**
       * How large it is, in beds, people or machines.
       */
      size: number;
      /**
       * The number of its kind in `kinds`, from 1.
       */
      kind: number;
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
 * A piece of work on one axis of days, weeks or months: each step as a bar where it takes place, or as two where it took place before and does now. Every step says in words what its bars draw. Right after a hero in the layout `below`, `night-below` or `wide` it is the page's picture.
 */
export interface ScheduleSection {
  type: "schedule";
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
   * What the axis counts: `working days after month end`.
   */
  unit: string;
  /**
   * How many days, weeks or months the axis has.
   */
  length: number;
  /**
   * What the gray bars show: `A year earlier`. Only where steps say when they took place before.
   */
  beforeTitle?: string;
  /**
   * What the colored bars show: `Now`. Only where steps say when they took place before.
   */
  afterTitle?: string;
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
     * What is done.
     */
    title: string;
    /**
     * When, in words, as its bars draw it: `Day 6 to 8, now every night`.
     */
    when: string;
    /**
     * What happens, or who does it, in one sentence.
     */
    note?: string;
    /**
     * Where its name leads.
     */
    href?: string;
    /**
     * When it took place before.
     */
    before?: {
      /**
       * Where it begins on the axis: 0 is the very beginning, 2 the end of the second day, week or month.
       */
      start: number;
      /**
       * Where it ends on the axis. The same as where it begins makes it a moment, drawn as a diamond.
       */
      end: number;
    };
    /**
     * When it takes place.
     */
    after: {
      /**
       * Where it begins on the axis: 0 is the very beginning, 2 the end of the second day, week or month.
       */
      start: number;
      /**
       * Where it ends on the axis. The same as where it begins makes it a moment, drawn as a diamond.
       */
      end: number;
    };
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
 * One figure and the many sheets that it stands on, each with its own number of lines, and the figure in its own place. Right after a hero in the layout `below`, `night-below` or `wide` it is the page's picture.
 */
export interface SheetsSection {
  type: "sheets";
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
   * The figure that stands on every sheet.
   */
  figure: {
    /**
     * As it is written on the sheets: `1.31`. A short one fits.
     */
    value: string;
    /**
     * What it is: `Debt service cover`.
     */
    name: string;
    /**
     * Where it comes from, or who signed it.
     */
    note?: string;
  };
  /**
   * The sheets, in order.
   *
   * @minItems 2
   * @maxItems 16
   *
   * Items: One of them.
   */
  items: {
    /**
     * Whose it is: `Lender 1`.
     */
    name: string;
    /**
     * How many lines it has.
     */
    lines: number;
    /**
     * The line on which the figure stands, counted from 1.
     */
    at: number;
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
 * Solution cards, each with four features or benefits. `expanding` cards show details on demand, one at a time.
 */
export interface SolutionsSection {
  type: "solutions";
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
   * `columns` (the default): cards side by side. `rows`: a list of statements without icons, each name large beside what it does, its `facts` below the name, its features in one running line. `first`: without icons, the first one large and the others beside it, one below the other. `expanding`: each card opens to show details and features; needs `details` and `href`. `lead`: the first one large, the others compact beside and below it, each with its `facts`.
   */
  variant?: "columns" | "expanding" | "rows" | "first" | "lead";
  /**
   * The solutions: three on role and industry pages, five on the home page.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One solution.
   */
  items: {
    /**
     * The card's own anchor: `/solutions#finance` scrolls to it.
     */
    id?: string;
    /**
     * A small drawing beside the title.
     */
    icon?: string;
    /**
     * Name of the solution.
     */
    title: string;
    /**
     * What it does.
     */
    description: string;
    /**
     * More about it; shown when an `expanding` card is open, and under the description otherwise.
     */
    details?: string;
    /**
     * Key figures: what it brought, or how long it takes.
     *
     * @minItems 1
     * @maxItems 3
     *
     * Items: One key figure.
     */
    facts?: {
      /**
       * The figure: `10 weeks`.
       */
      value: string;
      /**
       * What it says: `for a first entity`.
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
     * The features: exactly 4.
     *
     * @minItems 4
     * @maxItems 4
     *
     * Items: One feature, as short as it can be.
     */
    features?: string[];
    /**
     * The benefits: exactly 4.
     *
     * @minItems 4
     * @maxItems 4
     *
     * Items: One benefit, as short as it can be.
     */
    benefits?: string[];
    /**
     * Where "Learn More" leads.
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
 * One list and the sources that it was put together from: a row for each entry, a column for each source, filled where the source has the entry, hatched where what it has is not certain, empty where it has nothing. The last column is the list. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface SourcesSection {
  type: "sources";
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
   * What the rows are: `Entry`.
   */
  entry: string;
  /**
   * The sources, one column each.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: The name of a source. A short one fits.
   */
  sources: string[];
  /**
   * What the last column is: `One list`.
   */
  list: string;
  /**
   * The entries of the list, one row each.
   *
   * @minItems 2
   * @maxItems 10
   *
   * Items: One of them.
   */
  items: {
    /**
     * What it is about: `Warfarin`.
     */
    name: string;
    /**
     * What each source has, in their order: nothing at all where the source has nothing.
     *
     * @minItems 2
     * @maxItems 6
     *
     * Items: What one source has.
     */
    cells: {
      /**
       * What it says, in a few words. On a phone it is only read aloud.
       */
      value?: string;
      /**
       * Whether that has no date, or is not what the list says.
       */
      isUnsure?: boolean;
    }[];
    /**
     * What the list says: `Stopped on Tuesday`.
     */
    value: string;
    /**
     * Where that comes from, and when: `MEDITECH, Tuesday`.
     */
    from: string;
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
 * Single values as dots on one axis, a row for each kind or time: how far they are from each other, and from a line that they are compared with. Every row says its values in words. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface StripSection {
  type: "strip";
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
   * What a dot is, and what the axis counts: `US dollars for one bearing, a dot for each site`.
   */
  unit: string;
  /**
   * A value that all rows are compared with.
   */
  line?: {
    /**
     * Where it stands on the axis.
     */
    value: number;
    /**
     * What it is: `Contract, 3.50 dollars`.
     */
    label: string;
  };
  /**
   * The rows, in order.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: One of them.
   */
  items: {
    /**
     * What its values are.
     */
    title: string;
    /**
     * Its values in words: `3.10 to 4.96 dollars`.
     */
    summary: string;
    /**
     * What that means, in one sentence.
     */
    note?: string;
    /**
     * Whether this is how it is now, which is colored, and not how it was.
     */
    isResult?: boolean;
    /**
     * What lies between the line and the first dot after it, which is hatched: `27 weeks later`.
     */
    lapse?: string;
    /**
     * A dot for each; those that are the same stand one on top of the other.
     *
     * @minItems 1
     * @maxItems 40
     *
     * Items: Where a dot stands on the axis.
     */
    values: number[];
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
 * Short stories of clients, each with its impact as a badge.
 */
export interface SuccessStoriesSection {
  type: "success-stories";
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
   * `columns` (the default): side by side. `rows`: one below the other, the impact before its story. `lead`: the first one large, the others beside it.
   */
  variant?: "columns" | "rows" | "lead";
  /**
   * The stories.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One story.
   */
  items: {
    /**
     * The client's industry.
     */
    industry?: string;
    /**
     * Title of the story.
     */
    title: string;
    /**
     * The story, unless challenge and outcome tell it.
     */
    description?: string;
    /**
     * What stood in the way.
     */
    challenge?: string;
    /**
     * What changed.
     */
    outcome?: string;
    /**
     * The impact, with its figure: `95% of invoices untouched`.
     */
    impact: string;
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
 * Which systems go in, which people and systems get what comes out, and the four layers between them: drawn across the page as layers of rock, with a line from each system up into the lowest layer, and from each receiver down to the layer that it is served by.
 */
export interface SystemsSection {
  type: "systems";
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
   * What stands above the systems: `What you run`.
   */
  sourcesTitle: string;
  /**
   * The systems that are read, by their names.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One of them.
   */
  sources: {
    /**
     * Its name: `SAP`, `The night shift`.
     */
    name: string;
    /**
     * What it holds, as that system says it: `orders, batches`.
     */
    holds?: string;
  }[];
  /**
   * What stands above the receivers: `Who gets it`.
   */
  receiversTitle: string;
  /**
   * Who or what gets the result.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One of them.
   */
  receivers: {
    /**
     * Its name: `SAP`, `The night shift`.
     */
    name: string;
    /**
     * What it gets: `one list of open orders`.
     */
    gets?: string;
    /**
     * The layer that it gets this from. Without it, the highest. List receivers of higher layers first, so that no lines cross.
     */
    layer?: "ingest" | "integration" | "knowledge" | "action";
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
 * How many of a number of things are meant: a mark for each of them in a field, large for those. Several fields are the same things at several times, or several sorts of them. Right after a hero in the layout `below`, `night-below` or `wide` it is the page's picture.
 */
export interface TallySection {
  type: "tally";
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
   * What a mark is, and what a large one is: `186 service accounts, large while they have no owner`.
   */
  unit: string;
  /**
   * The fields, from the first to the last.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One of them.
   */
  items: {
    /**
     * What it shows, below the amount: `after a month`.
     */
    title: string;
    /**
     * What happens there, in a few words.
     */
    note?: string;
    /**
     * How many are meant: their marks are large, and their number is written at the field.
     */
    amount: number;
    /**
     * How many there are: a mark for each.
     */
    of: number;
    /**
     * Which of the marks is the first large one; the others follow it.
     */
    first?: number;
    /**
     * Whether the large marks are scattered over the whole field: where nobody knows beforehand which they are.
     */
    isScattered?: boolean;
    /**
     * Whether this is how it is now, which is colored, and not how it was.
     */
    isResult?: boolean;
    /**
     * Single things in the field, each with a number that stands at its mark and before its words.
     *
     * @minItems 1
     * @maxItems 4
     *
     * Items: One of them.
     */
    finds?: {
      /**
       * Which of the marks it is.
       */
      at: number;
      /**
       * What it is: `Credit memo 7719`.
       */
      title: string;
      /**
       * What it says, in a few words.
       */
      note: string;
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
 * A figure and what it is made of, level below level down to the single entries, each as wide as it is large. Every part says what it is and its amount in words. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface TraceSection {
  type: "trace";
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
   * The figure that somebody asks about, the sum of its parts.
   */
  figure: {
    /**
     * The figure: `11.4 M`.
     */
    value: string;
    /**
     * What it is: `Cell C07`.
     */
    name: string;
    /**
     * Where it stands, or who signed it.
     */
    note?: string;
  };
  /**
   * What it is made of, from the rule down to the entries. The amounts of every level have the same sum.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: One of them.
   */
  levels: {
    /**
     * What the parts are: `Ledger`.
     */
    title: string;
    /**
     * Its parts, in the order of the parts above them.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: One of them.
     */
    parts: {
      /**
       * How large it is: its width.
       */
      amount: number;
      /**
       * The amount as it is written: `12.0`.
       */
      value: string;
      /**
       * What it is: `Murex 88-417`.
       */
      name: string;
      /**
       * `off`: what is taken off, and is no part of the figure; hatched.
       */
      look?: "plain" | "off";
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
 * The way from a first word to a first result: stations along a line, each with its figure. Right after the hero it is the page's picture: beside the heading, or across the page below a hero in the layout `below` or `night-below`.
 */
export interface WaySection {
  type: "way";
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
   * What the section stands on. Beside the page's heading it stands on the ground of the hero.
   */
  background?: "default" | "muted" | "night";
  /**
   * The stations, in order.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: One station.
   */
  items: {
    /**
     * How long it takes, or how much there is of it: `1 day`, `2 pages`.
     */
    figure: string;
    /**
     * The figure as a drawing beside it: squares for days, a share of a clock for minutes, sheets for pages.
     */
    drawing?: {
      /**
       * `days`, `minutes` or `pages`.
       */
      of: "days" | "minutes" | "pages";
      /**
       * How many of them there are, as in the figure.
       */
      amount: number;
    };
    /**
     * Name of the station.
     */
    title: string;
    /**
     * What happens there.
     */
    description: string;
  }[];
}

/**
 * Upcoming webinars, to register for, and recorded ones, to watch.
 */
export interface WebinarsSection {
  type: "webinars";
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
   * The webinars.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One webinar.
   */
  items: {
    /**
     * Title of the webinar.
     */
    title: string;
    /**
     * Who presents. Not translated.
     */
    presenter: string;
    /**
     * The day, as `2024-11-14`; visitors see it in their language.
     */
    date: string;
    /**
     * Length in minutes.
     */
    duration: number;
    /**
     * How many registered or attended.
     */
    attendees: number;
    /**
     * `upcoming` shows "Register Now", `recorded` shows "Watch Recording". A webinar whose day has passed is shown as recorded, whatever stands here.
     */
    status: "upcoming" | "recorded";
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
 * Weeks side by side, a column for each day: when a shop is open, and which hours work takes outside of that or within it. Every block of work is named, with its times. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface WeekSection {
  type: "week";
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
   * The days, in order: `Mon`, `Tue`.
   *
   * @minItems 2
   * @maxItems 7
   *
   * Items: One day: `Mon`.
   */
  days: string[];
  /**
   * When the drawing of a day begins: `06:00`.
   */
  start: string;
  /**
   * When it ends: `22:00`.
   */
  end: string;
  /**
   * When the shop is open.
   */
  open: {
    /**
     * When it opens.
     */
    from: string;
    /**
     * When it closes.
     */
    until: string;
    /**
     * On how many days, from the first one.
     */
    days: number;
  };
  /**
   * What these hours are: `Open`.
   */
  openLabel: string;
  /**
   * The weeks, in order.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: One of them.
   */
  items: {
    /**
     * How much it is: `12.5 hours`.
     */
    value: string;
    /**
     * Of what, and when: `a week outside opening hours`.
     */
    title: string;
    /**
     * Whether it shows what was reached, with the accent.
     */
    isResult?: boolean;
    /**
     * Work on one day or at the same time on several days.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: One of them.
     */
    blocks: {
      /**
       * What is done: `Orders copied`.
       */
      name: string;
      /**
       * The number of its first day, from 1.
       */
      firstDay: number;
      /**
       * The number of its last day, from 1.
       */
      lastDay: number;
      /**
       * When it begins.
       */
      from: string;
      /**
       * When it ends.
       */
      until: string;
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
 * A well in section, to scale: the surface, the rock, the casings and the hole, and at each depth the name by which one system knows the well. Every record says its depth in words too. Right after a hero in the layout `below`, `night-below` or `wide` it is the page's picture.
 */
export interface WellSection {
  type: "well";
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
   * What depths are counted in: `ft`, `m`.
   */
  unit: string;
  /**
   * How deep the picture goes.
   */
  depth: number;
  /**
   * The way of the hole: straight down, then around a bend and level.
   */
  hole: {
    /**
     * The depth at which it leaves the vertical.
     */
    turn: number;
    /**
     * The depth at which it runs level.
     */
    depth: number;
    /**
     * How far from the wellhead it ends, seen from above.
     */
    reach: number;
  };
  /**
   * An earlier hole, straight down and plugged, that the hole was sidetracked from.
   */
  firstHole?: {
    /**
     * What stands beside its end: `First hole, plugged`.
     */
    name: string;
    /**
     * How deep it is.
     */
    until: number;
  };
  /**
   * The rock, from the surface down.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: One of them.
   */
  formations: {
    /**
     * Its name: `Shale`.
     */
    name: string;
    /**
     * The depth at which it ends.
     */
    until: number;
    /**
     * How it is drawn: `sand` with dots, `shale` with dashes, `limestone` with courses; `pay`, the rock that produces, as a solid.
     */
    rock: "sand" | "shale" | "limestone" | "pay";
  }[];
  /**
   * The casings, the widest first.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One of them.
   */
  casings?: {
    /**
     * Its name: `Surface casing`.
     */
    name: string;
    /**
     * The depth of its shoe.
     */
    until: number;
  }[];
  /**
   * What the systems know of the well, from the surface down. Leave a tenth of the depth between them.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: One of them.
   */
  items: {
    /**
     * Where it belongs: 0 is the wellhead.
     */
    depth: number;
    /**
     * By what name that system knows the well: `B12`.
     */
    name: string;
    /**
     * The system.
     */
    system: string;
    /**
     * What it holds.
     */
    holds: string;
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
 * Papers to download.
 */
export interface WhitepapersSection {
  type: "whitepapers";
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
   * The papers.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One paper.
   */
  items: {
    /**
     * Title of the paper.
     */
    title: string;
    /**
     * What the reader learns.
     */
    description: string;
    /**
     * Its field.
     */
    category: string;
    /**
     * The layer of the framework that it is about: its jacket has the hatching of that layer. Without it, there is a line for each minute of reading.
     */
    layer?: "ingest" | "integration" | "knowledge" | "action";
    /**
     * How long reading takes: `12 min read`.
     */
    readTime: string;
    /**
     * How often it was downloaded.
     */
    downloadCount: number;
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
 * Systems and the reports that take their figures from them, twice: wired one by one, as the document says, and through one bar of definitions. Right after a hero in the layout `below` or `night-below` it is the page's picture.
 */
export interface WiringSection {
  type: "wiring";
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
   * What the section stands on. Alternate `default` and `muted` so that long pages have rhythm; `night` is dark in both themes, for the one drawing of a page that is to be remembered.
   */
  background?: "default" | "muted" | "night";
  /**
   * The systems, from top to bottom.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One of them.
   */
  systems: {
    /**
     * Its name: `ERP`. A short one fits.
     */
    name: string;
  }[];
  /**
   * The reports, from top to bottom.
   *
   * @minItems 2
   * @maxItems 9
   *
   * Items: One of them.
   */
  reports: {
    /**
     * Its name: `Board pack`.
     */
    name: string;
    /**
     * The systems that it takes its figure from, numbered from 1 in their order.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: The number of one.
     */
    from: number[];
  }[];
  /**
   * The half with a line for each system of each report.
   */
  before: {
    /**
     * When that is: `Today`.
     */
    title: string;
    /**
     * What its lines are, after their number, which is counted: `extracts, each with its own formulas`.
     */
    unit: string;
  };
  /**
   * The half with the bar.
   */
  after: {
    /**
     * When that is: `After fourteen weeks`.
     */
    title: string;
    /**
     * What it shows, in words.
     */
    summary: string;
  };
  /**
   * The bar that all lines go through.
   */
  bar: {
    /**
     * What it holds, large: `30 metrics`.
     */
    value: string;
    /**
     * What that means: `each with an owner`.
     */
    note?: string;
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

declare module '../content/types.generated' {
  interface SectionTypes {
    'case-studies': CaseStudiesSection;
    'challenges-outcomes': ChallengesOutcomesSection;
    'clauses': ClausesSection;
    'code-hint': CodeHintSection;
    'compliance': ComplianceSection;
    'core': CoreSection;
    'days-of-year': DaysOfYearSection;
    'desks': DesksSection;
    'forecast': ForecastSection;
    'form-fields': FormFieldsSection;
    'framework': FrameworkSection;
    'funnel': FunnelSection;
    'headline-metrics': HeadlineMetricsSection;
    'idle-time': IdleTimeSection;
    'industries': IndustriesSection;
    'industry-tabs': IndustryTabsSection;
    'lanes': LanesSection;
    'ledgers': LedgersSection;
    'losses': LossesSection;
    'numbers': NumbersSection;
    'offices': OfficesSection;
    'pages-read': PagesReadSection;
    'patterns': PatternsSection;
    'personas': PersonasSection;
    'portfolio': PortfolioSection;
    'publications': PublicationsSection;
    'range-chart': RangeChartSection;
    'ranking': RankingSection;
    'regions': RegionsSection;
    'road': RoadSection;
    'rollout': RolloutSection;
    'schedule': ScheduleSection;
    'sheets': SheetsSection;
    'solutions': SolutionsSection;
    'sources': SourcesSection;
    'strip': StripSection;
    'success-stories': SuccessStoriesSection;
    'systems': SystemsSection;
    'tally': TallySection;
    'trace': TraceSection;
    'way': WaySection;
    'webinars': WebinarsSection;
    'week': WeekSection;
    'well': WellSection;
    'whitepapers': WhitepapersSection;
    'wiring': WiringSection;
  }
}

import type words from './words/en.json';

type Own = typeof words;

declare module '../i18n/index' {
  interface SiteWords extends Own {}
}
