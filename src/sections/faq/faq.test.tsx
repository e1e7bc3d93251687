// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('lets a question open its own answer, without a script', () => {
  renderSection(example('faq'));
  const [first] = screen.getAllByRole('heading', { level: 3 });
  expect(first?.textContent).toBe('Do we have to replace our ERP system?');
  const opener = first?.closest('summary');
  expect(opener?.parentElement?.tagName).toBe('DETAILS');
  expect(opener?.parentElement?.textContent).toContain('The systems that you have stay where they are');
});

it('keeps the questions under the page’s heading where the section has none', () => {
  renderSection({ type: 'faq', items: [{ question: 'Is there a lift?', answer: 'Yes, to every floor.' }] });
  expect(screen.getByRole('heading', { level: 2, name: 'Is there a lift?' })).toBeTruthy();
});
