import { type Place, pointerToken, type TextPart } from '../model/diagnostics';
import type { CopyLeaf, FieldLeaf } from '../schema/fields';
import { readingOf } from '../text/inline-text';

/** What an occurrence needs of its document: the file, and the pointers of all its fields. */
interface DocumentOfFields {
  readonly source: { readonly path: string };
  readonly pointers: readonly string[];
}

/** An occurrence of a text in a field. Its pointer is computed on demand. */
export class FieldUse implements Place {
  readonly text: string;
  readonly leaf: FieldLeaf;
  private readonly document: DocumentOfFields;
  private readonly index: number;

  /** @param index among all fields of the document */
  constructor(text: string, leaf: FieldLeaf, document: DocumentOfFields, index: number) {
    this.text = text;
    this.leaf = leaf;
    this.document = document;
    this.index = index;
  }

  get file(): string {
    return this.document.source.path;
  }

  get pointer(): string {
    return this.document.pointers[this.index] ?? '';
  }
}

export class CopyUse extends FieldUse {
  declare readonly leaf: CopyLeaf;

  /** The text without marks, if it is inline text. */
  get reading(): string {
    return this.leaf.isInline ? readingOf(this.text) : this.text;
  }
}

/** An entry of a dictionary: its file, and the text that it translates. */
export interface EntryPlace {
  file: string;
  copy: string;
}

/** A link inside an inline text, either of the document or of an entry of its dictionary. */
export class InlineLinkUse extends FieldUse {
  /** The containing text, and the range of the target in it. */
  readonly whole: string;
  readonly part: TextPart;
  readonly entry: EntryPlace | undefined;

  constructor(
    use: ConstructorParameters<typeof FieldUse>,
    whole: string,
    part: TextPart,
    entry?: EntryPlace,
  ) {
    super(...use);
    this.whole = whole;
    this.part = part;
    this.entry = entry;
  }

  override get file(): string {
    return this.entry?.file ?? super.file;
  }

  override get pointer(): string {
    return this.entry ? pointerToken(this.entry.copy) : super.pointer;
  }

  /** The containing text of the document, or the text that the entry translates. */
  get copy(): string {
    return this.entry?.copy ?? this.whole;
  }
}

export class ImageUse extends FieldUse {
  declare readonly leaf: Extract<FieldLeaf, { kind: 'image' }>;
  /** Whether the document sets a focal point. */
  isFocused = false;
}
