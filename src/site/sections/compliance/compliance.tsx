import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { TickList } from '../../../ui/lists';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';

type Item = SectionOf<'compliance'>['items'][number];

/** Legal frameworks and standards, with what each requires and who it applies to, below the controls that they share. */
export function Compliance({ items, ...frame }: SectionOf<'compliance'>) {
  const t = useLabels();
  return (
    <SectionFrame {...frame}>
      <Controls items={items} />
      <Row name={frame.title} count={items.length}>
        <ul
          className={`ruled-items @3xl:grid-cols-2 @5xl:gap-x-10 ${items.length % 4 ? '' : '@5xl:grid-cols-4'}`}
        >
          {items.map(({ framework, description, requirements, industries }, index) => (
            <li key={index}>
              <Heading className="text-block">{framework}</Heading>
              <p className="mt-2 mb-5 text-soft">{description}</p>
              <Heading isPart className="eyebrow mb-3">
                {t('compliance.requirements')}
              </Heading>
              <TickList items={requirements} />
              <Heading isPart className="eyebrow mt-5 mb-2">
                {t('compliance.industries')}
              </Heading>
              <ul className="running-list">
                {industries.map((industry, place) => (
                  <li key={place}>{industry}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Row>
    </SectionFrame>
  );
}

/** Which control answers which framework, those that answer most first. */
function Controls({ items }: { items: Item[] }) {
  const t = useLabels();
  const needs = ({ controls = [] }: Item, control: string) => controls.includes(control);
  const answers = (control: string) => items.filter((item) => needs(item, control)).length;
  const controls = [...new Set(items.flatMap(({ controls = [] }) => controls))];
  if (controls.length === 0) return null;
  return (
    <table
      style={{ '--of': items.length }}
      className="mb-section w-full table-fixed text-start @max-xl:block @max-xl:[&_tbody]:block @max-xl:[&_tbody_tr]:grid @max-xl:[&_tr]:grid-cols-[repeat(var(--of),1fr)]"
    >
      {/* In a narrow container the marks say which framework they are of. */}
      <thead className="@max-xl:sr-only">
        <tr className="border-b-2 border-ink">
          <th scope="col" className="w-2/5 py-3 text-start align-bottom text-sm font-semibold">
            {t('compliance.control')}
          </th>
          {items.map(({ framework }, index) => (
            <th
              key={index}
              scope="col"
              className="px-1 py-3 text-start align-bottom font-display text-item font-semibold @3xl:text-block"
            >
              {framework}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {controls
          .toSorted((a, b) => answers(b) - answers(a))
          .map((control) => (
            <tr key={control} className="border-b border-line">
              <th
                scope="row"
                className="py-2 pe-3 text-start text-sm font-normal @max-xl:col-span-full @3xl:text-lg"
              >
                {control}
              </th>
              {items.map((item, index) => (
                <td key={index} className="p-1">
                  {needs(item, control) ? (
                    <span
                      role="img"
                      aria-label={t('compliance.answered')}
                      className="drawn grid min-h-7 content-center bg-accent text-center text-xs font-semibold text-on-accent @3xl:min-h-9"
                    >
                      <span className="@xl:hidden">{item.framework}</span>
                    </span>
                  ) : (
                    <span className="block h-px bg-line-strong @max-xl:mt-3.5" />
                  )}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
