// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileOf, filesOfPage } from '../../../../tests/support/page-files';
import { setText } from '../state/actions';
import { useStore, WorkbenchContext } from '../state/use-workbench';
import { createWorkbench } from '../state/workbench';
import { Fields } from './field';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const schema = { properties: { title: { type: 'string', copy: true } } };

function Form() {
  return <Fields schema={schema} pointer="" value={useStore(({ view }) => view.page)} />;
}

it('a translation that is still right in one language is still to be confirmed in another', () => {
  const workbench = createWorkbench(undefined);
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Spanish' },
    { code: 'fr', name: 'French' },
  ];
  workbench.store.change({
    site: { languages, types: [], definitions: {} } as never,
    files: {
      ...filesOfPage(fileOf('index/page.json', { title: 'Ask' })),
      dictionaries: {
        es: fileOf('index/es.json', { Ask: 'Pregunte' }),
        fr: fileOf('index/fr.json', { Ask: 'Demandez' }),
      },
    },
  });
  render(
    <WorkbenchContext value={workbench}>
      <Form />
    </WorkbenchContext>,
  );
  act(() => setText(workbench, '/title', 'Entirely new', 'title', true));
  const question = (language: string) => screen.queryByRole('group', { name: new RegExp(`^${language}: `) });
  fireEvent.click(within(question('Spanish') as HTMLElement).getByRole('button'));
  act(() => workbench.store.change({ announcement: 'Saved.' }));
  expect(question('Spanish')).toBeNull();
  expect(question('French')).not.toBeNull();
  expect(screen.getByRole('textbox', { name: /French/ })).toHaveProperty('value', 'Demandez');
});
