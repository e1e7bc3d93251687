import { Button } from 'react-aria-components';
import { typeOf } from '../../../content/schema/fields';
import { Fields } from '../form/field';
import { schemaOfType } from '../form/schema';
import { openValueInEditor } from '../state/open-in-editor';
import { filesAt, pointerIn, sharedOwner, shownAt } from '../state/parts';
import { typeLabel } from '../state/type-label';
import { useStore, useWorkbench } from '../state/use-workbench';

/** The fields of a shared section, which are edited in its document and therefore on every page that shows it. */
export function SharedForm({ name }: { name: string }) {
  const workbench = useWorkbench();
  const pointer = pointerIn(sharedOwner(name), '');
  const section = useStore(({ view }) => shownAt(view, pointer));
  const schema = useStore(({ site }) => schemaOfType(site, typeOf(section)));
  const hasPath = useStore(({ files }) => filesAt(files, pointer)?.page.path !== undefined);
  const pages = useStore(({ files }) => files?.sections?.[name]?.pages) ?? 0;
  if (!section) return null;
  return (
    <section aria-label={`Shared section ${name}`}>
      <h4 className="form-title" tabIndex={-1} data-item={pointer}>
        <small>Shared: {typeLabel(workbench, typeOf(section))}</small>
        {name}
      </h4>
      <p className="help">
        {pages > 1
          ? `This section stands on ${pages} pages. What you change here changes on all of them.`
          : 'This section is written for several pages. It stands on this one alone.'}
      </p>
      <Fields schema={schema ?? {}} pointer={pointer} value={section} />
      {hasPath && (
        <Button className="small-button" onPress={() => openValueInEditor(workbench, pointer)}>
          Open its document in the editor
        </Button>
      )}
    </section>
  );
}
