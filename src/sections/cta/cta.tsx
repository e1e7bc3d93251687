import type { SectionOf } from '../../content/types.generated';
import { Actions } from '../../ui/button';
import { layerColors, layers } from '../../ui/layers';

/** The closing card. Its edge is the foot of a core: the four layers, the lowest one at the bottom. */
export function Cta({ id, title, subtitle, background = 'default', actions }: SectionOf<'cta'>) {
  return (
    <section id={id} className={`@container py-section ${background === 'muted' ? 'bg-muted' : ''}`}>
      <div className="wrap">
        <div className="relative break-inside-avoid border border-line bg-raised ps-3">
          <div aria-hidden="true" className="absolute inset-y-0 start-0 flex w-3 flex-col-reverse [&>*]:grow">
            {layers.map((layer) => (
              <span key={layer} className={layerColors[layer].fill} />
            ))}
          </div>
          <div className="grid items-center gap-x-12 gap-y-8 p-[clamp(1.75rem,4.5vw,4.5rem)] @5xl:grid-cols-[1fr_auto]">
            <div>
              <h2 className="text-section">{title}</h2>
              {subtitle && <p className="mt-4 max-w-2xl text-lg text-soft">{subtitle}</p>}
            </div>
            <Actions actions={actions} />
          </div>
        </div>
      </div>
    </section>
  );
}
