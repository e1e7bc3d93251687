import { useMemo, useRef } from 'react';
import { Button } from 'react-aria-components';
import { Fields } from '../form/field';
import { useFieldFocus } from '../form/focus';
import { useSite, useStore, useWorkbench } from '../state/use-workbench';
import { SharePreview } from './share-preview';

/**
 * The form of the page's own data: title, description, breadcrumb, addresses; with a preview for search engines and shared
 * links.
 */
export function PageForm() {
  const workbench = useWorkbench();
  const { page: schema } = useSite();
  const page = useStore(({ view }) => view.page);
  const form = useRef<HTMLDivElement>(null);
  useFieldFocus(form);
  const own = useMemo(() => {
    const { sections: _, ...properties } = schema.properties ?? {};
    return { ...schema, properties };
  }, [schema]);
  return (
    <div ref={form} tabIndex={-1} data-rest="form">
      <div className="row under">
        <Button
          className="small-button"
          onPress={() => workbench.store.change({ dialog: { name: 'history' } })}
        >
          History…
        </Button>
      </div>
      <SharePreview />
      <Fields schema={own} pointer="" value={page} />
    </div>
  );
}
