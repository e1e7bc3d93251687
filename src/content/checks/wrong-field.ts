import { objectsIn } from '../json/values';
import type { Place } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import { plural } from '../text/plural';
import type { Check, Report } from './core/check';

export const wrongField: Check = {
  code: 'wrong-field',
  severity: 'error',
  summary: 'Every field of a form can be filled in, and has a name of its own.',
  why: 'Of two fields of one name only one is received, nothing can be chosen from no options, and nothing fits between limits that are the wrong way round.',
  example: {
    file: 'finance/page.json',
    right: '"actions": [{ "label": "Get Started", "href": "/" }]\n    }',
    wrong:
      '"actions": [{ "label": "Get Started", "href": "/" }]\n    },\n    {\n      "type": "form",\n      "fields": [{ "label": "Write to us", "kind": "choice", "name": "topic" }]\n    }',
  },
  needs: ['no-violations'],
  page(context, report) {
    // A fast path: most documents have no form.
    if (!context.source.text.includes('"fields"')) return;
    const called = new Set<unknown>();
    for (const [index, section] of context.sections.entries())
      for (const form of formsIn(section, context.sectionPointer(index))) {
        checkSending(form, context.source.path, report);
        checkDetails(form, context.source.path, called, report);
        const names = new Map<string, number>();
        for (const [at, field] of form.fields.entries()) {
          const pointer = `${form.pointer}/fields/${at}`;
          const place = { file: context.source.path, pointer };
          const earlier = names.get(field.name);
          if (earlier === undefined) names.set(field.name, at);
          else
            report({
              ...place,
              pointer: `${pointer}/name`,
              message: `Field ${at + 1} of this form has the name of field ${earlier + 1}, "${field.name}".`,
              hint: 'Give each field a name of its own, so that what is received can be told apart.',
            });
          checkOptions(field, place, report);
          checkChoice(field, place, report);
          checkLimits(field, place, report);
        }
      }
  },
};

interface FormField {
  name: string;
  kind: string;
  options?: unknown;
  values?: unknown;
  placeholder?: unknown;
  min?: unknown;
  max?: unknown;
}

interface Form {
  pointer: string;
  fields: FormField[];
  value: Record<string, unknown>;
}

function checkSending({ pointer, value }: Form, file: string, report: Report): void {
  const { endpoint, sendAs } = value;
  const idle = ['sendAs', 'minSeconds'].find((name) => value[name] !== undefined);
  if (endpoint === undefined && idle !== undefined)
    report({
      file,
      pointer: `${pointer}/${idle}`,
      at: 'property',
      message: `"${idle}" has no effect here: this form is sent nowhere.`,
      hint: 'Add "endpoint", the address that receives it, or take this out.',
    });
  if (sendAs === 'netlify' && typeof endpoint === 'string' && !endpoint.startsWith('/'))
    report({
      file,
      pointer: `${pointer}/endpoint`,
      message: 'Netlify receives forms at paths of the site itself, and this is an address elsewhere.',
      hint: 'Write a path of this site, such as that of this page, "/contact", or send the form in another way.',
    });
}

function checkOptions({ kind, options }: FormField, { file, pointer }: Place, report: Report): void {
  if (kind === 'choice' && options === undefined)
    report({
      file,
      pointer,
      message: 'This field is a choice, and there is nothing to choose from.',
      hint: 'Add "options", a list of what can be chosen, or make it a field of another kind.',
    });
  if (kind !== 'choice' && options !== undefined)
    report({
      file,
      pointer: `${pointer}/options`,
      at: 'property',
      message: `This field is of the kind "${kind}", which shows no options.`,
      hint: 'Make it a "choice", or take the options out.',
    });
}

/** Checks `values` and `placeholder` of a choice. Options of a field that is not a choice are reported elsewhere, once for all three. */
function checkChoice({ kind, options, values, placeholder }: FormField, place: Place, report: Report): void {
  if (kind !== 'choice') {
    const idle = Object.entries({ values, placeholder }).find(([, value]) => value !== undefined)?.[0];
    if (options === undefined && idle !== undefined)
      report({
        ...place,
        pointer: `${place.pointer}/${idle}`,
        at: 'property',
        message: `"${idle}" says nothing here: this field is of the kind "${kind}".`,
        hint: 'Only a "choice" has it: make it one, or take this out.',
      });
    return;
  }
  if (!Array.isArray(options)) return;
  if (Array.isArray(values) && values.length !== options.length) {
    report({
      ...place,
      pointer: `${place.pointer}/values`,
      message: `This field has ${plural(options.length, 'option')}, but ${plural(values.length, 'value')} to send.`,
      hint: 'Write one value for each option, in the order of the options; or take "values" out, and the words are sent.',
    });
    return;
  }
  const [name, sent] = Array.isArray(values) ? ['values', values] : ['options', options];
  for (const [index, one] of sent.entries()) {
    const first = sent.indexOf(one);
    if (first < index)
      report({
        ...place,
        pointer: `${place.pointer}/${name}/${index}`,
        message: `Options ${first + 1} and ${index + 1} of this field are sent alike: "${one}".`,
        hint: 'Let each be sent as something else, so that what was chosen can be told apart.',
      });
  }
}

/** Checks `detailsLabel`. @param called the labels of earlier forms of the page */
function checkDetails({ pointer, value }: Form, file: string, called: Set<unknown>, report: Report): void {
  const { details, detailsLabel } = value;
  if (detailsLabel === undefined) return;
  const place = { file, pointer: `${pointer}/detailsLabel` };
  if (details === undefined)
    report({
      ...place,
      at: 'property',
      message: '"detailsLabel" says nothing here: this form has no "details".',
      hint: 'Add "details", the ways to reach you, or take this out.',
    });
  else if (called.has(detailsLabel))
    report({
      ...place,
      message: `An earlier form of this page calls its details "${detailsLabel}" as well.`,
      hint: 'Call them something else, so that people who listen to the page can tell them apart; or take this out.',
    });
  called.add(detailsLabel);
}

function checkLimits(field: FormField, { file, pointer }: Place, report: Report): void {
  const { kind, min, max } = field;
  const written = (['min', 'max'] as const).filter((name) => field[name] !== undefined);
  let isRead = written.length === 2;
  for (const name of written) {
    const hint = wantedOf(kind, field[name]);
    if (hint === undefined) continue;
    isRead = false;
    report({
      file,
      pointer: `${pointer}/${name}`,
      message: `"${name}" has no meaning for a field of the kind "${kind}" as it is written here.`,
      hint,
    });
  }
  if (!isRead) return;
  const isTurned = kind === 'date' ? String(min) > String(max) : Number(min) > Number(max);
  if (!isTurned) return;
  report({
    file,
    pointer: `${pointer}/min`,
    message: `This field takes at least ${min} and at most ${max}: no value can be both.`,
    hint: '"min" is the smaller one, or the earlier day. Exchange the two, or correct one of them.',
  });
}

const isDay = (limit: unknown) => typeof limit === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(limit);

/** The hint for an invalid limit of a field; undefined if it is valid. */
function wantedOf(kind: string, limit: unknown): string | undefined {
  if (kind === 'choice' || kind === 'check') return 'Take it out: only what is typed has limits.';
  if (kind === 'date')
    return isDay(limit) && !Number.isNaN(Date.parse(String(limit)))
      ? undefined
      : 'Write a day that there is, as year, month and day: "2027-01-31".';
  if (isDay(limit)) return kind === 'number' ? 'Write a number.' : 'Write how many characters it takes.';
  if (kind === 'number') return undefined;
  return Number.isInteger(Number(limit)) && Number(limit) >= 0
    ? undefined
    : 'Write how many characters it takes: a whole number.';
}

/** The forms in a value: objects with fields that have a name and a kind. */
function formsIn(section: unknown, at: string): Form[] {
  return objectsIn(section, at).flatMap(({ pointer, object: value }) => {
    const { fields } = value;
    return Array.isArray(fields) && fields.every(isField) ? [{ pointer, fields, value }] : [];
  });
}

function isField(value: unknown): value is FormField {
  return isRecord(value) && typeof value.name === 'string' && typeof value.kind === 'string';
}
