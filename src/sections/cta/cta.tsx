import type { SectionOf } from '../../content/types.generated';
import { Actions } from '../../ui/button';

/** The closing card. Its edge carries the four strata of the framework. */
export function Cta({ id, title, subtitle, background = 'default', actions }: SectionOf<'cta'>) {
  return (
    <section id={id} className={`@container py-section ${background === 'muted' ? 'bg-muted' : ''}`}>
      <div className="wrap">
        <div className="break-inside-avoid border border-line bg-raised">
          <div aria-hidden="true" className="drawn flex h-2 [&>*]:grow">
            <span className="bg-layer-ingest" />
            <span className="bg-layer-integration" />
            <span className="bg-layer-knowledge" />
            <span className="bg-layer-action" />
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
