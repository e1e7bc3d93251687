// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';
import type { SectionOf } from '../../content/types.generated';

afterEach(cleanup);

it('shows text and key figures', () => {
  renderSection(example('summary'));
  expect(screen.getByText('saved every year').nextElementSibling?.textContent).toBe('$3.2M');
});

it('keeps what each figure says, and its drawing, in a register', () => {
  renderSection(example('summary', 'register'));
  const label = screen.getByText('fewer returns than in the year before');
  expect(label.nextElementSibling?.textContent).toBe('40%');
  expect(label.parentElement?.querySelectorAll('.amount .track > *')).toHaveLength(2);
});

it('has a statement above the rest of its text', () => {
  renderSection(example('summary', 'statement'));
  const statement = screen.getByText(/Every hand-over/);
  expect(screen.getAllByText(/Every hand-over/)).toHaveLength(1);
  const others = screen.getByText(/Together they give/);
  expect(statement.nextElementSibling?.contains(others)).toBe(true);
});

/** What each row of the chart says, and where what it draws begins and how long it is. */
const rows = () =>
  screen.getAllByRole('listitem').map((row) => {
    const drawing = row.querySelector<HTMLElement>('.drawn');
    const { marginInlineStart, insetInlineStart, width } = drawing?.style ?? {};
    return [row.textContent, marginInlineStart || insetInlineStart, width];
  });

it('draws each phase as long as it took, and says so in words', () => {
  renderSection(example('summary'), 'es');
  expect(rows()).toEqual([
    ['2 meses Discovery', '0%', '25%'],
    ['4 meses Integration', '25%', '50%'],
    ['2 meses Roll-out', '75%', '25%'],
  ]);
});

it('draws phases, what came between and the result on one axis, in the order of time', () => {
  renderSection(example('summary', 'with setbacks and result'));
  expect(rows()).toEqual([
    ['2 months Discovery', '0%', '10%'],
    ['4 months Integration', '10%', '20%'],
    ['Month 3 Matching takes seven weeks, not three', '12.5%', ''],
    ['2 months Roll-out', '30%', '10%'],
    ['Month 7 A list without dates', '32.5%', ''],
    ['$3.2Msaved in the first twelve months after handover', '40%', '60%'],
  ]);
});

it('begins the result where it says so', () => {
  renderSection(example('summary', 'result of a later month'));
  expect(rows().at(-1)?.slice(1)).toEqual(['50%', '50%']);
});

it.each([
  [8, ['0', '2', '4', '6', '8 months']],
  [20, ['0', '5', '10', '15', '20 months']],
  [24, ['0', '6', '12', '18', '24 months']],
  [13, ['0', '4', '8', '12 months']],
  [3, ['0', '1', '2', '3 months']],
])(
  'has lines that a narrow window has room for, the last at the end where it can (%i months)',
  (until, marks) => {
    const { container } = renderSection({
      type: 'summary',
      title: 'Why',
      paragraphs: ['One.'],
      timeline: [
        { title: 'First', months: 1 },
        { title: 'Second', months: 1 },
      ],
      result: { value: '1', label: 'of it', until },
    });
    const labels = [...container.querySelectorAll('figure > div span')].map(({ textContent }) => textContent);
    expect(labels).toEqual(marks);
  },
);

it('draws a figure of its own, below what says it', () => {
  const { container } = renderSection(example('summary', 'figures drawn'));
  expect(container.querySelectorAll('dl .amount')).toHaveLength(2);
});

it.each([
  [['One.', 'Two.', 'Three.'], 0],
  [['One.', 'x'.repeat(200)], 0],
  [['x'.repeat(800)], 0],
  [['One.', 'x'.repeat(201)], 1],
  [['One.', 'x'.repeat(105), 'x'.repeat(105)], 1],
])('folds up what follows the first paragraph where that is long (%#)', (paragraphs, folds) => {
  const { container } = renderSection({ type: 'summary', title: 'Why', paragraphs });
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(paragraphs);
  expect(container.querySelectorAll('details')).toHaveLength(folds);
  expect(container.querySelectorAll('details p')).toHaveLength(folds && paragraphs.length - 1);
});

it('sets the first paragraph of a text without figures beside the others', () => {
  renderSection({
    ...(example('summary', 'text only') as SectionOf<'summary'>),
    paragraphs: ['What it is about.', 'What came of it.'],
  });
  const first = screen.getByText('What it is about.').parentElement;
  expect(first?.nextElementSibling?.textContent).toBe('What came of it.');
});

it('keeps the paragraphs together that stand beside figures', () => {
  renderSection({
    ...(example('summary') as SectionOf<'summary'>),
    paragraphs: ['What it is about.', 'What came of it.'],
  });
  const column = screen.getByText('What it is about.').parentElement?.parentElement;
  expect(column?.textContent).toBe('What it is about.What came of it.');
});
