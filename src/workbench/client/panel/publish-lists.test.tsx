import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Findings } from './publish-lists';

const units = [
  { id: 'use-cases', title: 'Use Cases', route: '/use-cases' },
  { id: 'use-cases/close', title: 'The Close', route: '/use-cases/close' },
  { id: '_site/es.json', title: 'Shared Spanish', route: '' },
];

it.each([
  ['use-cases/close/es.json', undefined, 'The Close'],
  ['use-cases/page.json', undefined, 'Use Cases'],
  ['_site/es.json', undefined, 'Shared Spanish'],
  ['finance/page.json', 'use-cases', 'Use Cases'],
  ['finance/page.json', undefined, 'finance/page.json'],
])('a finding in the way of publishing is that of a page with a title: %s', (file, unit, title) => {
  const finding = { code: 'x', severity: 'error' as const, file, message: 'Wrong.', ...(unit && { unit }) };
  expect(renderToStaticMarkup(<Findings findings={[finding]} units={units} />)).toContain(
    `<li>Wrong. <small>${title}</small></li>`,
  );
});

it('says what to do in the panel, and names no file to write in', () => {
  const finding = {
    code: 'stale-translation',
    severity: 'error' as const,
    unit: 'use-cases',
    file: 'use-cases/page.json',
    message: 'The Spanish of this text belongs to its old wording, "Uses".',
    hint: 'In use-cases/es.json, write "Use Cases" on the left and see whether the Spanish still says the same.',
  };
  const shown = renderToStaticMarkup(<Findings findings={[finding]} units={units} />);
  expect(shown).toContain('press &quot;Still right&quot; at its field');
  expect(shown).not.toContain('.json');
});
