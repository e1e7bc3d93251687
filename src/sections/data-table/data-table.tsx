import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { ScrollingTable } from '../../ui/data-table';
import { InlineText } from '../../ui/inline-text';
import { SectionFrame } from '../../ui/section-frame';

/** A table with row and column headers and a note below. */
export function DataTable({ columns, rows, note, ...frame }: SectionOf<'data-table'>) {
  const t = useLabels();
  return (
    <SectionFrame {...frame}>
      <ScrollingTable
        columns={columns}
        rows={rows}
        name={frame.title ?? columns.join(t('format.comma'))}
        caption={frame.title}
        isCaptionHidden
        ground={frame.background === 'muted' ? 'bg-muted' : 'bg-surface'}
      />
      {note && (
        <p className="mt-4 max-w-[65ch] text-sm text-soft">
          <InlineText>{note}</InlineText>
        </p>
      )}
    </SectionFrame>
  );
}
