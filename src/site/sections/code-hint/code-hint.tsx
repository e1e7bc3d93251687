import type { SectionOf } from '../../../content/types.generated';
import { SectionFrame } from '../../../ui/section-frame';

/** A hint in the form of a line of code, for the 404 page. */
export function CodeHint({ code, ...frame }: SectionOf<'code-hint'>) {
  return (
    <SectionFrame {...frame}>
      <p className="mx-auto max-w-3xl border-s-4 border-accent bg-muted px-5 py-4 text-sm">
        <code className="font-mono">{code}</code>
      </p>
    </SectionFrame>
  );
}
