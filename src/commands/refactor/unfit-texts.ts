import { plural } from '../../content/text/plural';
import { UsageError } from '../../node/project/project';

/** A text as a replacement would leave it: without words, or too short or too long. */
export type UnfitText = { file: string; text: string } & (
  | { kind: 'empty' }
  | { kind: 'length'; length: number; min: number; max: number }
);

/** Why words cannot be replaced: texts would not be valid then. */
export class UnfitTexts extends UsageError {
  readonly texts: readonly UnfitText[];

  constructor(texts: readonly UnfitText[]) {
    super(`Nothing was written. ${unfitInWords(texts, (file) => file)}`);
    this.texts = texts;
  }
}

/** The first of some texts, each with what is wrong. @param nameOf how to name a file */
export function unfitInWords(texts: readonly UnfitText[], nameOf: (file: string) => string): string {
  const lines = texts.slice(0, 3).map((unfit) => {
    const text = `${nameOf(unfit.file)}: "${unfit.text}"`;
    return unfit.kind === 'empty'
      ? `${text} would say nothing`
      : `${text} has ${plural(unfit.length, 'character')}, and ${unfit.min} to ${unfit.max} are allowed`;
  });
  return `${lines.join('; ')}${texts.length > 3 ? ' …' : ''}.`;
}
