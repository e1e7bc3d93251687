// biome-ignore-all lint/suspicious/noTemplateCurlyInString: its texts are lines of source.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { programOf, tryTool } from '../../src/node/project/tool';
import { temporaryFolder } from '../support/temporary-folder';

/** What the lint of components (scripts/lint/components.grit) finds, and near misses. One line of JSX each. */

const words = 'These words are the same';
const machine = 'follows the language of a machine';
const sides = 'on the wrong side in Arabic';
const color = 'This color is the same';
const address = 'Components know no addresses';

const found: Record<string, readonly string[]> = {
  [words]: [
    '<p>Prices without VAT</p>',
    "<p>{isUntranslated ? 'Show less' : title}</p>",
    '<p>{isUntranslated && "Two months free"}</p>',
    "<p>{title ?? 'No title'}</p>",
    '<p>{`Plan ${count}`}</p>',
    '<p>Ψ Über</p>',
    '<svg><title>A curve</title></svg>',
    '<div role="group" aria-label="Choose a period" />',
    '<div role="group" aria-roledescription={\'slide\'} />',
    '<div title={`Plan ${count}`} />',
    '<input type="text" placeholder="Your name" />',
    `<p className="before:content-['New']">{title}</p>`,
    "<Later make={() => useState('Choose how to pay')} />",
    "<Later make={() => ({ monthly: 'Monthly', yearly: title })} />",
    '<Later make={() => (isUntranslated ? `From ${count} on` : title)} />',
    "<Later make={({ note = 'For everybody.' }) => note} />",
    "<Later make={(unit) => 'Each ' + unit} />",
    "<p>{['Été'].map((text) => text)}</p>",
    '<button type="button" onClick={() => setNote(\'Sent, thank you\')} />',
    '<Card heading="Each month" />',
  ],
  [machine]: [
    '<p>{count.toLocaleString()}</p>',
    '<p>{date.toLocaleDateString(undefined, { day: "numeric" })}</p>',
    '<p>{new Intl.NumberFormat().format(count)}</p>',
    "<p>{new Intl.DateTimeFormat('en', { month: 'long' }).format(date)}</p>",
    '<p>{Intl.NumberFormat([]).format(count)}</p>',
    '<p>{title.toLocaleUpperCase()}</p>',
    '<p>{names.toSorted((a, b) => a.localeCompare(b))}</p>',
  ],
  [sides]: [
    "<p style={{ marginLeft: '4px' }}>{title}</p>",
    "<p style={{ textAlign: 'left' }}>{title}</p>",
    '<p style={{ left: `${count}%` }}>{title}</p>',
    '<p className="flex md:pl-4">{title}</p>',
    "<p className={isUntranslated ? 'text-right' : 'text-start'}>{title}</p>",
    '<p className={`-left-2 ${title}`}>{title}</p>',
  ],
  [color]: [
    "<p style={{ color: '#444' }}>{title}</p>",
    "<p style={{ background: 'white' }}>{title}</p>",
    '<p style={{ borderColor: `rgb(${count} 0 0)` }}>{title}</p>',
    '<p className="p-2 bg-[#fff]">{title}</p>',
    "<p className={isUntranslated ? 'text-[oklch(0.5_0.1_20)]' : ''}>{title}</p>",
    '<path d="M0 0" fill="#123456" />',
    '<path d="M0 0" stroke="black" />',
    "<canvas ref={(canvas) => draw(canvas, { stroke: '#0f4a5c' })} />",
    "<canvas ref={(canvas) => draw(canvas, ['#444', 2])} />",
    "<canvas ref={(canvas) => draw(canvas, 'rgba(0, 0, 0, 0.5)')} />",
    '<canvas ref={(canvas) => draw(canvas, `oklch(${count} 0 0)`)} />',
  ],
  [address]: [
    '<a href="/contact">{title}</a>',
    "<a href={'https://example.com'}>{title}</a>",
    '<form action="/api/leads" />',
    '<img src="/assets/photo.png" alt={title} width="3" height="3" />',
  ],
};

const quiet = [
  '<p>{title}: {count} · 5% – (*) /</p>',
  "<p>{t('plans.price')}: {isUntranslated ? t('plans.open') : t('plans.closed')}</p>",
  "<p>{isUntranslated && ' '}{isUntranslated ? '·' : '—'}</p>",
  '<p>{`${title} ${t(`plans.${count}`)}`}</p>',
  "<p>{[title, 'x'].join('\\u00a0')}</p>",
  '<p>{/* A word to developers. */}</p>',
  '<div id="group" aria-labelledby={`group-${count}`} aria-live="polite" data-state="open" />',
  '<img src={title} alt="" width="3" height="3" />',
  '<div title={title} aria-label={t("plans.period")} />',
  `<p className="before:content-[''] after:content-[attr(data-x)]">{title}</p>`,
  '<p>{count.toLocaleString(language)}</p>',
  "<p>{date.toLocaleDateString(language, { day: 'numeric', timeZone: 'UTC' })}</p>",
  '<p>{new Intl.NumberFormat(language, { style: "percent" }).format(count)}</p>',
  '<p>{[count.toLocaleString(language), title].join("·")}</p>',
  '<p>{names.toSorted((a, b) => a.localeCompare(b, language))}</p>',
  '<p>{title.toUpperCase()}</p>',
  "<p style={{ marginInlineStart: '4px', width: `${count}%`, textAlign: 'start' }}>{title}</p>",
  "<p style={{ color: 'var(--accent)', background: 'none' }}>{title}</p>",
  '<p className="ps-4 text-start rounded-sm border-line copyright start-0 bright-1 prose">{title}</p>',
  '<p className="grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] bg-[url(#pattern)] w-[3px]">{title}</p>',
  '<path d="M0 0" fill="none" stroke="currentColor" />',
  '<path d="M0 0" fill="url(#pattern)" className="stroke-accent" />',
  '<a href="#top">{title}</a>',
  "<Later make={(key) => key === 'Escape' || ['Enter', 'ArrowUp'].includes(key)} />",
  "<Later make={() => { throw new TypeError('There is no answer.'); }} />",
  "<Later make={(error) => console.error('The part failed.', `Part ${count}`, error)} />",
  "<Later make={() => ({ '@type': 'Question', name: title })} />",
  "<Later make={() => title.split('X').concat('GET', 'UTC', 'Europe/Berlin', 'M0 0', 'de-DE')} />",
  '<a href={isUntranslated ? "#add" : "#facade-1"}>{title}</a>',
  "<p>{title.split('#1')}</p>",
  "<canvas ref={(canvas) => draw(canvas, 'rgb')} />",
  "<canvas ref={(canvas) => draw(canvas, 'var(--accent)')} />",
  '<a href={`#${title}`}>{title}</a>',
  '<a href={count === 1 ? title : `${title}/`}>{title}</a>',
];

interface Report {
  diagnostics: { category: string; message: string; location: { start: { line: number } } }[];
}

const folder = temporaryFolder('component-lint');
const lines = [...Object.values(found).flat(), ...quiet];
/** The messages for each line; of the test file, at a line that there is not. */
let messages: Map<string, string[]>;

beforeAll(() => {
  const own = path.join(folder, 'src/sections/sample');
  mkdirSync(own, { recursive: true });
  writeFileSync(
    path.join(own, 'sample.tsx'),
    ['export const shown = (', '<>', ...lines, '</>', ');'].join('\n'),
  );
  writeFileSync(
    path.join(own, 'sample.test.tsx'),
    'export const a = <p>Words</p>;\n'.repeat(lines.length + 9),
  );
  const args = [
    ...['lint', '--only=plugin', '--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false'],
    `--config-path=${path.join(engineRoot, 'biome.json')}`,
    folder,
  ];
  const report = JSON.parse(String(tryTool(programOf('biome'), args, { cwd: engineRoot }).stdout)) as Report;
  messages = new Map();
  for (const { category, message, location } of report.diagnostics) {
    if (category !== 'plugin') continue;
    const line = lines[location.start.line - 3] ?? `line ${location.start.line}`;
    messages.set(line, [...(messages.get(line) ?? []), message]);
  }
});

describe.each(Object.entries(found))('says once that "%s"', (message, cases) => {
  it.each(cases)('%s', (line) => {
    expect(messages.get(line)).toEqual([expect.stringContaining(message)]);
  });
});

it.each(quiet)('has nothing against %s', (line) => {
  expect(messages.get(line)).toBeUndefined();
});

it('has nothing against tests', () => {
  expect([...messages.keys()].filter((line) => !lines.includes(line))).toEqual([]);
});
