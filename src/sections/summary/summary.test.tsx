// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('shows text and key figures', () => {
  renderSection(example('summary'));
  expect(screen.getByText('saved every year').nextElementSibling?.textContent).toBe('$3.2M');
});

it('draws each phase as long as it took, and says so in words', () => {
  renderSection(example('summary'), 'es');
  const phases = screen.getAllByRole('listitem');
  expect(phases.map((phase) => phase.style.flexGrow)).toEqual(['2', '4', '2']);
  expect(phases[1]?.textContent).toBe('4 mesesIntegration');
});

it.each([
  [['One.', 'Two.', 'Three.'], 0],
  [['One.', 'x'.repeat(250)], 0],
  [['x'.repeat(800)], 0],
  [['One.', 'x'.repeat(251)], 1],
  [['One.', 'x'.repeat(130), 'x'.repeat(130)], 1],
])('folds up what follows the first paragraph where that is long (%#)', (paragraphs, folds) => {
  const { container } = renderSection({ type: 'summary', title: 'Why', paragraphs });
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(paragraphs);
  expect(container.querySelectorAll('details')).toHaveLength(folds);
  expect(container.querySelectorAll('details p')).toHaveLength(folds && paragraphs.length - 1);
});
