import { isRecord } from '../../model/is-record';
import type { Teaser } from '../../model/list';
import { translationIn } from '../../site/load';
import type { PageContext } from '../../site/page-context';
import type { TranslationFacts } from '../../site/page-facts';
import { isDay } from '../../text/days';

/** The teaser of a page. Invalid properties are dropped, as they have findings. */
export function teaserOf(
  document: Record<string, unknown> | undefined,
  context: PageContext,
): Teaser | undefined {
  const { teaser } = document ?? {};
  if (!isRecord(teaser)) return undefined;
  const { title, text, date, until, image, imageAlt, imageFocus, tags, figures, details } = teaser;
  const path = typeof image === 'string' ? context.filePath(image) : undefined;
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof text === 'string' && { text }),
    ...(typeof date === 'string' && isDay(date) && { date }),
    ...(typeof until === 'string' && isDay(until) && { until }),
    ...(path !== undefined && { image: path }),
    ...(typeof imageAlt === 'string' && { imageAlt }),
    ...(Array.isArray(imageFocus) && { imageFocus }),
    ...(Array.isArray(tags) && { tags: tags.filter((tag) => typeof tag === 'string') }),
    ...(Array.isArray(figures) && {
      figures: figures.flatMap((one) => textsOf(one, 'metric', 'improvement')),
    }),
    ...(Array.isArray(details) && { details: details.flatMap((one) => textsOf(one, 'name', 'text')) }),
  };
}

/** A list with the given object if both its properties are texts, otherwise an empty list. */
function textsOf<A extends string, B extends string>(
  value: unknown,
  first: A,
  second: B,
): Record<A | B, string>[] {
  if (!isRecord(value) || typeof value[first] !== 'string' || typeof value[second] !== 'string') return [];
  return [{ [first]: value[first], [second]: value[second] } as Record<A | B, string>];
}

/** What lists show of a page in a language, from its own dictionary. */
export function wordsOfTeaser(teaser: Teaser, dictionary: unknown): TranslationFacts['listed'] {
  const { title, text, imageAlt, figures = [], details = [] } = teaser;
  const others = [
    ...(title === undefined ? [] : [title]),
    ...figures.flatMap(({ metric, improvement }) => [metric, improvement]),
    ...details.map((detail) => detail.text),
  ].flatMap((copy) => {
    const translation = translationIn(dictionary, copy);
    return translation === undefined ? [] : [[copy, translation] as const];
  });
  return {
    ...(others.length > 0 && { more: Object.fromEntries(others) }),
    ...(text !== undefined && { text: translationIn(dictionary, text) }),
    ...(imageAlt !== undefined && { imageAlt: translationIn(dictionary, imageAlt) }),
  };
}
