import { enableShadowDOM } from '@react-stately/flags';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { WorkbenchContext } from '../state/use-workbench';
import type { Workbench } from '../state/workbench';
import { PortalContext } from './portal-context';

enableShadowDOM();

/** Renders a part of a workbench in a shadow root, where the page's styles do not apply. @returns what removes it */
export function renderInShadow(shadow: ShadowRoot, css: string, workbench: Workbench, children: ReactNode) {
  const container = document.createElement('div');
  // Its words are English, whatever the page around and the browser speak, and are announced in no other language.
  Object.assign(container, { className: 'workbench', lang: 'en', dir: 'ltr' });
  const style = document.createElement('style');
  style.textContent = css;
  const place = document.createElement('div');
  const portal = document.createElement('div');
  portal.className = 'floats';
  container.append(style, place, portal);
  shadow.append(container);
  const root = createRoot(place);
  root.render(
    <WorkbenchContext value={workbench}>
      <PortalContext value={portal}>
        <I18nProvider locale="en">{children}</I18nProvider>
      </PortalContext>
    </WorkbenchContext>,
  );
  return () => {
    root.unmount();
    container.remove();
  };
}
