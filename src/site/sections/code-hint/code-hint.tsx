import type { SectionOf } from '../../../content/types.generated';
import { useStandsBesideHeading } from '../../../ui/beside-heading';
import { Actions } from '../../../ui/button';
import { SectionFrame } from '../../../ui/section-frame';
import { layerColors, layers } from '../../layers';

/** A hint styled as a line of code, for the 404 page: below a drawing of a geological fault, at which the layers break off. */
export function CodeHint({ code, ...frame }: SectionOf<'code-hint'>) {
  const { id, title, subtitle, actions } = frame;
  const hint = (
    <>
      <div aria-hidden="true" className="grid pb-10 *:[grid-area:1/1]">
        <Bed className="[clip-path:polygon(0_0,60%_0,46%_100%,0_100%)]" />
        <Bed className="translate-y-10 [clip-path:polygon(61%_0,100%_0,100%_100%,47%_100%)]" />
      </div>
      <p className="mt-6 text-xs text-soft">
        <code className="font-mono">{code}</code>
      </p>
    </>
  );
  if (!useStandsBesideHeading())
    return (
      <SectionFrame {...frame}>
        <div className="mx-auto max-w-3xl">{hint}</div>
      </SectionFrame>
    );
  return (
    <div id={id}>
      {title && <h2 className="text-item">{title}</h2>}
      {subtitle && <p className="mt-2 mb-6 text-sm text-soft">{subtitle}</p>}
      {hint}
      <Actions actions={actions} className="mt-6" />
    </div>
  );
}

/** The four layers, the first at the bottom. */
function Bed({ className }: { className: string }) {
  return (
    <div className={`flex h-52 flex-col-reverse ${className}`}>
      {layers.map((layer) => (
        <span key={layer} className={`grow ${layerColors[layer].fill}`} />
      ))}
    </div>
  );
}
