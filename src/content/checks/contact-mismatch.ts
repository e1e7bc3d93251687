import { type FieldUse, InlineLinkUse } from '../site/field-uses';
import type { PageContext } from '../site/page-context';
import { parseInline } from '../text/inline-text';
import { folderIn } from '../text/paths';
import { plainDigits } from '../text/plain-digits';
import { quote } from '../text/quote';
import type { Check } from './core/check';

/** What begins another number behind a slash: an extension (`555-0 / -100`), or a whole number after seven digits. */
const another = '\\s*/\\s*[\\u2010-\\u2013-]|(?<=(?:\\d\\D*){7})\\s*/\\s*[0+]';
/** A phone number in running text: at least seven digits with separators. */
const phone = new RegExp(`\\+?\\d(?:(?!${another})[\\s().\\u2010-\\u2013/-]*\\d){6,}`, 'g');
const hour = '(?:[01]?\\d|2[0-4])(?:\\.[0-5]\\d)?';
const year = '(?:19|20)\\d\\d';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
/** Hours, a day, a day without its year, a day as ISO 8601 writes it. */
const time = [
  `${hour}\\s*-\\s*${hour}`,
  `(?:${day}[./-]\\s*){0,2}${year}`,
  `${day}\\.\\s*(?:${day}\\.)?`,
  `${year}-${day}-${day}`,
].join('|');
/** What looks like a phone number but is not one: hours, days and years, and a large number with points. */
const noPhone = new RegExp(`^(?:(?:${time})(?:\\s*[-/]?\\s*(?:${time}))*|[1-9]\\d?(?:\\.\\d{3}){2,})$`);
const mail = /[^\s"'<>()[\],;:]+@[^\s"'<>()[\],;:]+\.[a-z]{2,}/gi;

export const contactMismatch: Check = {
  code: 'contact-mismatch',
  severity: 'error',
  summary: 'A telephone or mail link has the number or address that its text shows.',
  why: 'One of the two is out of date: whoever clicks the link, or whoever copies its text, reaches the wrong person.',
  example: {
    file: 'finance/page.json',
    right: '"label": "Get Started", "href": "/"',
    wrong: '"label": "+1 202 555 0148", "href": "tel:+1-617-555-0148"',
  },
  page(context, report) {
    for (const use of context.contacts) {
      // Differences between translations are reported by other checks.
      if (use instanceof InlineLinkUse && use.entry) continue;
      const shown = wordsOf(use, context).flatMap(isCall(use) ? phonesIn : mailsIn);
      if (shown.length === 0 || shown.some((written) => leadsTo(use, written))) continue;
      const { file, pointer } = use;
      report({
        file,
        pointer,
        ...(use instanceof InlineLinkUse && { part: use.part }),
        message: `This link ${isCall(use) ? 'calls another number' : 'writes to another address'} than its words say: ${quote(shown[0] ?? '')}.`,
        hint: 'Write the right one in both places.',
      });
    }
  },
};

function phonesIn(words: string): string[] {
  // Digits of other scripts stand in the same places.
  return [...plainDigits(words).matchAll(phone)].flatMap(({ 0: written, index }) =>
    noPhone.test(written.replaceAll(/[\u2010-\u2013]/g, '-'))
      ? []
      : words.slice(index, index + written.length),
  );
}

function mailsIn(words: string): string[] {
  return words.match(mail) ?? [];
}

function isCall({ text }: FieldUse): boolean {
  return text.startsWith('tel:');
}

/** The words of a link: its own in inline text, otherwise the texts in the same object. */
function wordsOf(use: FieldUse, { copies }: PageContext): readonly string[] {
  if (use instanceof InlineLinkUse) {
    const link = parseInline(use.whole).find(({ target }) => target?.offset === use.part.offset);
    return link ? [link.text] : [];
  }
  const at = folderIn(use.pointer);
  return copies.filter(({ pointer }) => folderIn(pointer) === at).map(({ reading }) => reading);
}

/** Whether a link matches its words, in which a phone number may have a leading zero instead of the country code. */
function leadsTo({ text }: FieldUse, written: string): boolean {
  if (!text.startsWith('tel:'))
    return (
      text.slice('mailto:'.length).split('?')[0]?.toLowerCase() === written.toLowerCase().replace(/\.$/, '')
    );
  const digits = plainDigits(written).replace(/\(0\)/, '').replaceAll(/\D/g, '');
  const called = text.replaceAll(/\D/g, '');
  return called.endsWith(written.includes('+') ? digits : digits.replace(/^0+/, ''));
}
