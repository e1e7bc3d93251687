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
