import { expect, it } from 'vitest';
import { newInLog } from './changelog';

const log = `# What has changed

## 0.3.0

- **Pages** may be [longer](docs/pages.md),
  and are _quicker_.

## 0.2.0 (November 2026)

- A line that was there.

## 0.1.0

- The first line.
`;

it('is what stands above the version that the site has, each item in one line', () => {
  expect(newInLog(log, '', '0.2.0')).toEqual([
    { heading: '0.3.0', items: ['Pages may be longer, and are quicker.'] },
  ]);
  expect(newInLog(log, '', '0.1.5').map(({ heading }) => heading)).toEqual([
    '0.3.0',
    '0.2.0 (November 2026)',
  ]);
  expect(newInLog(log, '', '0.3.0')).toEqual([]);
  expect(newInLog(log.replaceAll('\n', '\r\n'), '', '0.2.0')).toEqual(newInLog(log, '', '0.2.0'));
});

it('is what the earlier log does not say, where headings name no version', () => {
  const months =
    '# Log\n\n## November 2026\n\n- One.\n- Two, in `a_b` and src/_x_.\n\n## October 2026\n\n- Three.\n';
  expect(newInLog(months, months.replace('- One.\n', ''), '0.1.0')).toEqual([
    { heading: 'November 2026', items: ['One.'] },
  ]);
  expect(newInLog(months, '', '0.1.0').flatMap(({ items }) => items)).toEqual([
    ...['One.', 'Two, in `a_b` and src/_x_.', 'Three.'],
  ]);
  expect(newInLog('', months, '0.1.0')).toEqual([]);
});
