/** An XML element. Text is in elements named `#text`. */
export interface XmlElement {
  /** Without prefix. */
  readonly name: string;
  /** By name without prefix; `xml:lang` is `lang`. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** Error of XML that cannot be read, with its line counted from 1. */
export class UnreadableXml extends Error {
  readonly line: number;

  constructor(text: string, at: number, why: string) {
    super(why);
    this.line = text.slice(0, at).split('\n').length;
  }
}

const maxDepth = 60;
const maxElements = 600_000;
const entities = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);
const noAttributes: ReadonlyMap<string, string> = new Map();

/**
 * Parses XML without a DTD: the five predefined entities and character references are supported, others are
 * an error, and a DTD with declarations is refused. Linear in the length of the text.
 */
export function readXml(text: string): XmlElement {
  type Open = { name: string; attributes: ReadonlyMap<string, string>; children: XmlElement[]; tag: string };
  const root: Open = { name: '', attributes: noAttributes, children: [], tag: '' };
  const open: Open[] = [root];
  let count = 0;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  const fail = (why: string): never => {
    throw new UnreadableXml(text, at, why);
  };
  const top = () => open.at(-1) ?? root;
  const addText = (words: string) => {
    if (open.length > 1) {
      top().children.push({ name: '#text', attributes: noAttributes, children: [], text: words });
    } else if (words.trim() !== '') fail('text outside the document');
  };
  const skipPast = (mark: string, from: number) => {
    const end = text.indexOf(mark, from);
    return end < 0 ? fail('not closed') : end + mark.length;
  };
  while (at < text.length) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at);
      const end = next < 0 ? text.length : next;
      addText(decodeEntities(text.slice(at, end), fail));
      at = end;
    } else if (text.startsWith('<!--', at)) at = skipPast('-->', at + 4);
    else if (text.startsWith('<![CDATA[', at)) {
      const end = skipPast(']]>', at + 9);
      addText(text.slice(at + 9, end - 3));
      at = end;
    } else if (text.startsWith('<?', at)) at = skipPast('?>', at + 2);
    else if (text.startsWith('<!', at)) {
      const end = skipPast('>', at);
      // Entity declarations can multiply the text or refer to files.
      if (!text.startsWith('<!DOCTYPE', at) || text.slice(at, end).includes('[')) fail('declarations');
      at = end;
    } else if (text.startsWith('</', at)) {
      const end = skipPast('>', at);
      const closed = open.length > 1 ? open.pop() : undefined;
      if (closed === undefined || text.slice(at + 2, end - 1).trim() !== closed.tag) fail('wrong end tag');
      else top().children.push(elementOf(closed));
      at = end;
    } else {
      const found = tagAt(text, at);
      if (found === null || ++count > maxElements || open.length > maxDepth) return fail('tag');
      const attributes = readAttributes(found.attributes, fail);
      const next: Open = { name: withoutPrefix(found.tag), attributes, children: [], tag: found.tag };
      if (found.isEmpty) top().children.push(elementOf(next));
      else open.push(next);
      at = found.end;
    }
  }
  const [element] = root.children;
  if (open.length > 1 || element === undefined || root.children.length > 1) return fail('not one document');
  return element;
}

function elementOf({ name, attributes, children }: Omit<XmlElement, 'text'>): XmlElement {
  return { name, attributes, children, text: '' };
}

function withoutPrefix(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

const tagPattern =
  /<([\p{L}_][\p{L}\p{N}_.:-]*)((?:\s+[\p{L}_][\p{L}\p{N}_.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/uy;

function tagAt(text: string, at: number) {
  tagPattern.lastIndex = at;
  const found = tagPattern.exec(text);
  if (found === null) return null;
  const [whole, tag = '', attributes = '', slash] = found;
  return { tag, attributes, isEmpty: slash === '/', end: at + whole.length };
}

function readAttributes(text: string, fail: (why: string) => never): ReadonlyMap<string, string> {
  if (text === '') return noAttributes;
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu)) {
    attributes.set(withoutPrefix(name), decodeEntities(double ?? single ?? '', fail));
  }
  return attributes;
}

function decodeEntities(text: string, fail: (why: string) => never): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&]{0,12});?/g, (whole, name: string) => {
    const known = whole.endsWith(';') ? entities.get(name) : undefined;
    if (known !== undefined) return known;
    const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
    const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
    if (!whole.endsWith(';') || Number.isNaN(code) || code > 0x10ffff || code === 0) return fail('entity');
    return String.fromCodePoint(code);
  });
}

/** Returns the text of an element, excluding descendants with the given names. */
export function textOf(element: XmlElement, without: readonly string[] = []): string {
  if (element.name === '#text') return element.text;
  return element.children
    .filter(({ name }) => !without.includes(name))
    .map((child) => textOf(child, without))
    .join('');
}

/** Returns the descendants with a name, in document order. */
export function findAll(element: XmlElement, ...names: readonly string[]): XmlElement[] {
  return element.children.flatMap((child) =>
    names.includes(child.name) ? [child] : findAll(child, ...names),
  );
}

/** Escapes a text for XML content and attributes. Characters that XML does not allow are removed. */
export function escapeXml(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot contain them, not even as references.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  );
}
