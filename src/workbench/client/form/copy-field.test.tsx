// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { fileOf, filesOfPage } from '../../../../tests/support/page-files';
import { setText } from '../state/actions';
import { useStore, WorkbenchContext } from '../state/use-workbench';
import { Fields } from './field';

afterEach(cleanup);

const schema = { properties: { title: { type: 'string', copy: true } } };

function Form() {
  return <Fields schema={schema} pointer="" value={useStore(({ view }) => view.page)} />;
}

it('a translation that is still right in one language is still to be confirmed in another', () => {
  const workbench = openedWorkbench(['en', 'es', 'fr'], {
    ...filesOfPage(fileOf('index/page.json', { title: 'Ask' })),
    dictionaries: {
      es: fileOf('index/es.json', { Ask: 'Pregunte' }),
      fr: fileOf('index/fr.json', { Ask: 'Demandez' }),
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
