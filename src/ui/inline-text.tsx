import type { ResolvedInline as Text } from '../content/types.generated';

/** A text with inline markup: strong, emphasis, links. */
export function InlineText({ children }: { children: Text }) {
  if (typeof children === 'string') return children;
  return children.map((part, index) => {
    if (typeof part === 'string') return part;
    if ('strong' in part) return <strong key={index}>{part.strong}</strong>;
    if ('emphasis' in part) return <em key={index}>{part.emphasis}</em>;
    return (
      <a key={index} href={part.href} className="text-accent underline underline-offset-4 hover:no-underline">
        {part.words}
      </a>
    );
  });
}

/** The plain text of inline text, for programs and accessible names. */
export function plainText(text: Text): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : Object.values(part)[0])).join('');
}
