// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useLocale } from 'react-aria-components';
import { expect, it, vi } from 'vitest';
import { createWorkbench } from '../state/workbench';
import { renderInShadow } from './shell';

// React Aria reads it when it is loaded.
vi.hoisted(() => vi.spyOn(navigator, 'language', 'get').mockReturnValue('ar'));

function Spoken() {
  const { locale, direction } = useLocale();
  return <output>{`${locale} ${direction}`}</output>;
}

it('is English from left to right beside an Arabic page, in an Arabic browser', () => {
  document.body.innerHTML = '<main lang="ar" dir="rtl"><div></div></main>';
  const shadow = document.querySelector('div')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  let remove = () => {};
  act(() => {
    remove = renderInShadow(shadow, '', createWorkbench(undefined), <Spoken />);
  });
  const said = shadow.querySelector('output');
  expect(said?.textContent).toBe('en ltr');
  expect(said?.closest<HTMLElement>('[lang]')?.lang).toBe('en');
  expect(said?.closest<HTMLElement>('[dir]')?.dir).toBe('ltr');
  act(remove);
});
