import { parseXml, type XmlDocument, XmlElement, XmlError, type XmlNode } from '@rgrove/parse-xml';
import { imageSize } from 'image-size';
import { attempt } from '../../../content/text/attempt';
import { depthOf } from './depth';
import { isEmbeddedPicture } from './embedded';
import { countDrawn, type DrawnPart, mostDrawn } from './multiplied';
import { type DrawingRule, referencesIn, rulesIn } from './styles';
import * as words from './vocabulary';

/** Limits beyond what any drawing on a page needs. */
const most = { bytes: 2_000_000, depth: 100, pixels: 100_000, octaves: 16, matches: 10_000_000 };

/** Something that a drawing must not contain, in words with its line. */
class Danger extends Error {}

/**
 * Reads and validates an SVG against the allowlists in `vocabulary.ts`: anything else could run scripts or fetch
 * resources when somebody opens the file directly. The build, the workbench's endpoint and the development server all
 * use this function, and the build once more on the minified file (docs/decisions/165).
 *
 * @returns its size in CSS pixels; or why it cannot be shown, as a sentence with the line and what to do
 */
export function readDrawing(bytes: Uint8Array): { width: number; height: number } | string {
  try {
    const text = textOf(bytes);
    if (depthOf(text) > most.depth)
      throw new Danger(
        `Its elements are nested more than ${most.depth} deep. Export it again, without groups.`,
      );
    const document = parse(text);
    const [root] = document.children.filter((node) => node instanceof XmlElement);
    if (!root) throw new Danger('It holds no drawing.');
    checkRest(document, text);
    new Reader(text).read(root);
    return sizeOf(root);
  } catch (error) {
    if (error instanceof Danger) return error.message;
    throw error;
  }
}

function textOf(bytes: Uint8Array): string {
  if (bytes.length > most.bytes)
    throw new Danger(
      `It has ${bytes.length} bytes, more than the ${most.bytes} that a drawing may have. Make it simpler, or export it as avif or webp.`,
    );
  const again = 'Save it as UTF-8 without a byte order mark.';
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (text.startsWith('\ufeff')) throw new Danger(`It begins with a byte order mark. ${again}`);
    return text;
  } catch (error) {
    if (error instanceof Danger) throw error;
    throw new Danger(`It is not written in UTF-8. ${again}`);
  }
}

function parse(text: string): XmlDocument {
  try {
    return parseXml(text, {
      includeOffsets: true,
      preserveDocumentType: true,
      preserveXmlDeclaration: true,
      resolveUndefinedEntity: undefined,
    });
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const [what = ''] = error.message.split('\n');
    throw new Danger(
      `Its name says svg, and what is in it is no XML: ${what.replace(/\.$/, '')}. Export it again.`,
    );
  }
}

/** Checks what surrounds the root element: only an XML declaration of UTF-8 and comments are allowed. */
function checkRest(document: XmlDocument, text: string): void {
  for (const node of document.children as readonly (XmlNode & {
    encoding?: string | null;
    version?: string;
  })[]) {
    if (node.type === 'doctype') refuse(text, node.start, 'a document type (<!DOCTYPE …>)', 'Delete it');
    if (node.type === 'pi')
      refuse(text, node.start, 'an instruction for other programs (<?…?>)', 'Delete it');
    const encoding = node.encoding ?? 'utf-8';
    if (node.type === 'xmldecl' && (!/^utf-?8$/i.test(encoding) || node.version !== '1.0'))
      refuse(text, node.start, `a declaration of ${encoding}, version ${node.version}`, 'Save it as UTF-8');
  }
}

/** Walks the elements of a drawing once, and counts what they draw. */
class Reader {
  readonly #text: string;
  readonly #byId = new Map<string, DrawnPart>();
  readonly #rules: DrawingRule[] = [];
  readonly #styled: {
    part: DrawnPart & { references: string[] };
    element: Parameters<DrawingRule['isFor']>[0];
  }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  read(root: XmlElement): void {
    const drawing = this.#element(root, new Map([['xml', words.xmlNamespace]]), true);
    if (this.#rules.length * this.#styled.length > most.matches)
      throw new Danger(
        'It has more styles than can be looked at. Make it simpler, or export it as avif or webp.',
      );
    if (this.#rules.length > 0)
      for (const { part, element } of this.#styled)
        for (const rule of this.#rules) if (rule.isFor(element)) part.references.push(...rule.references);
    const drawn = countDrawn(drawing, this.#byId);
    if (drawn <= mostDrawn) return;
    const many =
      drawn === Number.POSITIVE_INFINITY ? 'shows a part within itself' : `draws ${drawn} elements`;
    throw new Danger(
      `It ${many}: parts of it are used too often. Use them less often, or export it as avif or webp.`,
    );
  }

  #element(element: XmlElement, outer: ReadonlyMap<string, string>, isRoot = false): DrawnPart {
    const scope = this.#scopeOf(element, outer);
    const [namespace, name] = this.#named(element, element.name, scope, scope.get('') ?? '');
    const isSvg = namespace === words.svgNamespace;
    if (isRoot && !(isSvg && name === 'svg'))
      throw new Danger(
        `It does not begin with <svg xmlns="${words.svgNamespace}">, so browsers show nothing. Export it again.`,
      );
    if (!isSvg && !words.isInert(namespace)) this.#refuseElement(element, namespace, name);
    if (isSvg && !words.elements.has(name)) this.#refuseElement(element, namespace, name);
    const part = {
      isGradient: isSvg && name.endsWith('Gradient'),
      children: [] as DrawnPart[],
      references: [] as string[],
    };
    for (const [attribute, value] of Object.entries(element.attributes))
      if (attribute !== 'xmlns' && !attribute.startsWith('xmlns:'))
        this.#attribute(element, { attribute, value, name, isSvg }, scope, part.references);
    const { id, class: classes = '', type } = element.attributes;
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, part);
    if (isSvg && name === 'style') {
      if (type !== undefined && type.toLowerCase() !== 'text/css')
        this.#refuse(element, `a style of the type "${type}"`);
      this.#rules.push(...rulesIn(element.text, (what) => this.#refuse(element, what)));
    }
    this.#styled.push({ part, element: { name, id, classes: classes.split(/\s+/) } });
    for (const child of element.children) {
      if (child instanceof XmlElement) part.children.push(this.#element(child, scope));
      else if (child.type === 'pi') this.#refuse(child, 'an instruction for other programs (<?…?>)');
    }
    return part;
  }

  #attribute(
    element: XmlElement,
    { attribute, value, name, isSvg }: { attribute: string; value: string; name: string; isSvg: boolean },
    scope: ReadonlyMap<string, string>,
    references: string[],
  ): void {
    const [namespace, local] = this.#named(element, attribute, scope, '');
    const shown = `${attribute}="${value.slice(0, 60)}"`;
    if (/^on/i.test(local)) this.#refuse(element, `a script in an attribute (${attribute})`);
    if (local === 'href') {
      this.#address(element, name, value, references);
      return;
    }
    if (namespace === words.xlinkNamespace && /^(?:type|title|show|role|actuate|arcrole)$/.test(local))
      return;
    if (namespace === words.xmlNamespace && /^(?:space|lang)$/.test(local)) return;
    if (words.isInert(namespace) || (!isSvg && namespace === '')) return;
    if (namespace !== '') this.#refuse(element, `an attribute that drawings do not have (${shown})`);
    if (local === 'attributeName' && !words.animated.has(value))
      this.#refuse(element, `an animation of "${value}"`);
    if (local === 'numOctaves' && !(Number(value) <= most.octaves))
      this.#refuse(element, `a pattern too fine to be drawn (${shown})`);
    if (words.styled.has(local))
      references.push(...referencesIn(value, (what) => this.#refuse(element, what)));
    else if (!words.plain.has(local) && !words.isNote(local))
      this.#refuse(element, `an attribute that drawings do not have (${shown})`);
  }

  /** Checks a reference: it must lead to a part of the drawing or be an embedded raster image. */
  #address(element: XmlElement, name: string, value: string, references: string[]): void {
    if (/^#[^\s"'()]+$/.test(value)) {
      if (name !== 'a' && !name.endsWith('Gradient')) references.push(value.slice(1));
      return;
    }
    if (/^(?:image|feImage)$/.test(name) && isEmbeddedPicture(value)) return;
    const shown = `${value.slice(0, 60)}${value.length > 60 ? '…' : ''}`;
    // Browsers ignore control characters before and inside a protocol.
    const isScript = /^(?:java|vb)script:/i.test(value.replaceAll(/[^!-~]/g, ''));
    if (isScript) this.#refuse(element, `a link that is a script ("${shown}")`);
    this.#refuse(element, `a link out of the drawing ("${shown}")`, 'Embed the picture, or remove the link');
  }

  /** The namespaces in scope within an element, by prefix; the empty prefix is the default namespace. */
  #scopeOf(element: XmlElement, outer: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    const own = Object.entries(element.attributes).filter(([name]) => /^xmlns(?::|$)/.test(name));
    if (own.length === 0) return outer;
    const scope = new Map(outer);
    for (const [name, value] of own) {
      const prefix = name.slice(6);
      if (/^xml/i.test(prefix) || value === words.xmlNamespace || (prefix !== '' && value === ''))
        this.#refuse(element, `a name that cannot be given (${name})`);
      scope.set(prefix, value);
    }
    return scope;
  }

  #named(
    element: XmlElement,
    name: string,
    scope: ReadonlyMap<string, string>,
    none: string,
  ): [string, string] {
    const parts = name.split(':');
    if (parts.length === 1) return [none, name];
    const [prefix = '', local = ''] = parts;
    const namespace = scope.get(prefix);
    if (parts.length > 2 || prefix === '' || local === '' || namespace === undefined)
      return this.#refuse(element, `a name whose meaning is not given (${name})`);
    return [namespace, local];
  }

  #refuseElement(element: XmlElement, namespace: string, name: string): never {
    if (/^script$/i.test(name)) this.#refuse(element, `a script (<${element.name}>)`);
    if (namespace === words.htmlNamespace || name === 'foreignObject')
      this.#refuse(element, `HTML (<${element.name}>)`);
    this.#refuse(element, `an element that drawings do not have (<${element.name}>)`);
  }

  #refuse(node: XmlNode, what: string, advice?: string): never {
    return refuse(this.#text, node.start, what, advice);
  }
}

function refuse(text: string, offset: number, what: string, advice = 'Export it as plain SVG'): never {
  const line = text.slice(0, offset).split('\n').length;
  throw new Danger(`It holds ${what} in line ${line}. ${advice}.`);
}

/** The size of a drawing according to its root element. */
function sizeOf({ attributes }: XmlElement): { width: number; height: number } {
  const sizes = ['width', 'height', 'viewBox'].flatMap((name) => {
    const value = attributes[name];
    return value !== undefined && /^[\w\s.,%+-]{1,100}$/.test(value) ? [`${name}="${value}"`] : [];
  });
  const root = Buffer.from(`<svg ${sizes.join(' ')}>`);
  const { width, height } = attempt(() => imageSize(root), { width: 0, height: 0 });
  if (!(width > 0 && height > 0 && width <= most.pixels && height <= most.pixels))
    throw new Danger(`It has no size that can be shown: write a viewBox like "0 0 ${1200} ${800}".`);
  return { width, height };
}
