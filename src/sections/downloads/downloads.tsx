import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { documentIcon, Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';

/** Downloadable files with their type and size. */
export function Downloads({ items, ...frame }: SectionOf<'downloads'>) {
  const t = useLabels();
  return (
    <SectionFrame {...frame} density="tight">
      <ul className="mx-auto max-w-3xl border-b border-line-strong">
        {items.map(({ file, label, note }, index) => (
          <li key={index} className="flex gap-4 border-t border-line-strong py-5">
            <Icon path={documentIcon} className="mt-0.5 size-6 text-accent" />
            <div className="min-w-0 grow">
              {file ? (
                <a
                  href={file.href}
                  download={file.name}
                  className="group/file flex flex-wrap items-baseline justify-between gap-x-6"
                >
                  <span className="font-semibold text-accent underline underline-offset-4 group-hover/file:decoration-2">
                    {label}
                  </span>{' '}
                  <span className="text-sm text-soft">
                    {t('downloads.kind', { kind: file.kind, size: file.size })}
                  </span>
                </a>
              ) : (
                // In a draft, the file may not exist yet.
                <span className="font-semibold">{label}</span>
              )}
              {note && <p className="mt-1 text-soft">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
