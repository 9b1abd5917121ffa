/** An element of an XML document. Everything else is kept as raw characters. */
export interface XmlElement {
  readonly name: string;
  /** Raw values, with entities. */
  readonly attributes: Map<string, string>;
  readonly children: (XmlElement | string)[];
}

/** An XML document: the content before the root, and the root. */
export interface XmlDocument {
  readonly prologue: string;
  readonly root: XmlElement;
}

const token =
  /<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<(?<close>\/?)(?<name>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|[^<]+/gsy;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Maximum nesting: Word nests tables a few levels deep; deeper files are malicious. */
const maxDepth = 256;

/** Parses XML without document type declarations and custom entities. Throws if it is not well formed. */
export function parseXml(text: string): XmlDocument {
  const top: XmlElement = { name: '', attributes: new Map(), children: [] };
  const open = [top];
  let prologue = '';
  token.lastIndex = 0;
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at;
    const match = token.exec(text);
    const here = open.at(-1);
    if (match === null || here === undefined) throw new Error(`Not XML at ${at}`);
    const { name, close, empty, attributes = '' } = match.groups ?? {};
    if (name === undefined) {
      if (open.length > 1) here.children.push(match[0]);
      else if (top.children.length === 0) prologue += match[0];
    } else if (close === '/') {
      if (open.length < 2 || here.name !== name) throw new Error(`</${name}> closes nothing at ${at}`);
      open.pop();
    } else {
      const element = { name, attributes: readAttributes(attributes), children: [] };
      here.children.push(element);
      if (empty !== '/' && open.push(element) > maxDepth) throw new Error('Nested too deep');
    }
  }
  const [root] = top.children;
  if (open.length !== 1 || root === undefined || typeof root === 'string') throw new Error('XML breaks off');
  return { prologue, root };
}

/** Serialises a document. The result is identical to the input except for white space inside tags. */
export function writeXml({ prologue, root }: XmlDocument): string {
  const pieces: string[] = [prologue];
  const write = (node: XmlElement | string): void => {
    if (typeof node === 'string') {
      pieces.push(node);
      return;
    }
    const attributes = Array.from(node.attributes, ([key, value]) => ` ${key}="${value}"`).join('');
    if (node.children.length === 0) {
      pieces.push(`<${node.name}${attributes}/>`);
      return;
    }
    pieces.push(`<${node.name}${attributes}>`);
    for (const child of node.children) write(child);
    pieces.push(`</${node.name}>`);
  };
  write(root);
  return pieces.join('');
}

function readAttributes(text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, key = '', double, single = ''] of text.matchAll(attribute)) {
    values.set(key, double ?? single.replaceAll('"', '&quot;'));
  }
  return values;
}

/** Creates an element. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (XmlElement | string)[] = [],
): XmlElement {
  return { name, attributes: new Map(Object.entries(attributes)), children: [...children] };
}

/** The child elements. */
export function elementsOf(parent: XmlElement): XmlElement[] {
  return parent.children.filter((child) => typeof child !== 'string');
}

/** The first child element with this name. */
export function childOf(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of parent?.children ?? [])
    if (typeof child !== 'string' && child.name === name) return child;
  return undefined;
}

/** Replaces the content of an element; there may be more children than a call can have arguments. */
export function setChildren(parent: XmlElement, children: readonly (XmlElement | string)[]): void {
  const kept = [...children];
  parent.children.length = 0;
  for (const child of kept) parent.children.push(child);
}

/** The value of a child's attribute, as in `<w:jc w:val="center"/>`. */
export function childValue(
  parent: XmlElement | undefined,
  name: string,
  attribute = 'w:val',
): string | undefined {
  const value = childOf(parent, name)?.attributes.get(attribute);
  return value === undefined ? undefined : decodeText(value);
}

/** The direct text content, without comments. */
export function textOf(parent: XmlElement): string {
  let text = '';
  for (const child of parent.children) {
    if (typeof child !== 'string' || child.startsWith('<!--') || child.startsWith('<?')) continue;
    text += child.startsWith('<![CDATA[') ? child.slice(9, -3) : decodeText(child);
  }
  return text;
}

const named = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

/** Decodes entities. */
export function decodeText(raw: string): string {
  return raw.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Escapes a text for XML. */
export function encodeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
