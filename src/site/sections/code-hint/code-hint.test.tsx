// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, Providers, renderSection } from '../../../../tests/support/render';
import { SectionList } from '../../../sections/section-list';

afterEach(cleanup);

it('stands beside the heading with its buttons, below a fault: the layers twice, one side lower', () => {
  const { container } = render(
    <Providers>
      <SectionList title="Title" sections={[{ type: 'hero', subtitle: 'Text' }, example('code-hint')]} />
    </Providers>,
  );
  expect(container.querySelectorAll('section')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Go Home' })).toBeTruthy();
  const sides = [...container.querySelectorAll('[class*=clip-path]')];
  expect(sides.map((side) => side.querySelectorAll('[class*=hatch-]').length)).toEqual([4, 4]);
});

it('needs no buttons: they may stand with the heading', () => {
  renderSection({ type: 'code-hint', code: 'GET /' });
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows the hint as code', () => {
  renderSection(example('code-hint'));
  expect(screen.getByText(/no page document answers/).tagName).toBe('CODE');
});
