import { childOf, element, elementsOf, textOf, writeXml, type XmlElement } from '../../word-file/index.ts';

/** Text with uniform formatting. */
export interface TextNode {
  readonly kind: 'text';
  text: string;
  /** The run that determines the formatting of the text. */
  readonly run: XmlElement;
  /** A key of the formatting. */
  readonly format: string;
}

/** Content that is not translated: it is kept unchanged at its position between the words. */
export interface AtomNode {
  readonly kind: 'atom';
  readonly elements: XmlElement[];
}

/** Content inside an element such as a link. */
export interface HolderNode {
  readonly kind: 'holder';
  readonly nodes: readonly InlineNode[];
  /** Wraps translated content in the element. */
  readonly wrap: (content: readonly XmlElement[]) => XmlElement[];
}

export type InlineNode = TextNode | AtomNode | HolderNode;

/** Marks of spelling errors and rendered page breaks, which are outdated after a translation. */
const dropped = new Set(['w:proofErr', 'w:lastRenderedPageBreak', 'w:softHyphen']);
/** Elements whose text is part of the surrounding sentence. */
const holders = new Set(['w:hyperlink', 'w:smartTag', 'w:dir', 'w:bdo', 'w:customXml']);
/** Content controls whose text is selected or computed. */
const controlled = [
  'w:dataBinding',
  'w:dropDownList',
  'w:comboBox',
  'w:date',
  'w:picture',
  'w:showingPlcHdr',
  'w14:checkbox',
  'w:docPartObj',
  'w:citation',
  'w:bibliography',
];
const properties = new Set(['w:pPr', 'w:rPr', 'w:smartTagPr', 'w:sdtPr', 'w:customXmlPr', 'w:sdtEndPr']);
/** Characters that delimit marks; in a source they are atoms. */
const markSigns = /([⟦⟧]+)/u;

/** The fields that are open at the start of a paragraph. */
export interface OpenFields {
  depth: number;
}

/**
 * Reads the content of a paragraph without its properties. Fields are atoms, except links: their result is text. A field that
 * does not begin and end in the same element is an atom up to the end of that element.
 */
export function readInline(parent: XmlElement, fields: OpenFields = { depth: 0 }): InlineNode[] {
  const nodes: InlineNode[] = [];
  const children = elementsOf(parent);
  for (let at = 0; at < children.length; at++) {
    const child = children[at] as XmlElement;
    if (properties.has(child.name) || dropped.has(child.name)) continue;
    if (fields.depth > 0 || isFieldSign(child) || fieldBalance(child) !== 0) {
      const end = endOfField(children, at, fields);
      const own = children.slice(at, end + 1);
      push(nodes, (fields.depth === 0 ? linkField(own) : null) ?? { kind: 'atom', elements: own });
      at = end;
    } else for (const node of readChild(child)) push(nodes, node);
  }
  return nodes;
}

function readChild(child: XmlElement): InlineNode[] {
  if (child.name === 'w:r') return readRun(child);
  const content = child.name === 'w:sdt' ? childOf(child, 'w:sdtContent') : child;
  const isHolder = holders.has(child.name) || (child.name === 'w:sdt' && !isControlled(child));
  if (content === undefined || !isHolder) return [{ kind: 'atom', elements: [child] }];
  const nodes = readInline(content);
  if (!nodes.some(hasText)) return [{ kind: 'atom', elements: [child] }];
  const wrap = (inner: readonly XmlElement[]) => {
    const kept = content.children.filter((each) => typeof each !== 'string' && properties.has(each.name));
    const own = element(content.name, Object.fromEntries(content.attributes), [...kept, ...inner]);
    if (content === child) return [own];
    const others = child.children.map((each) => (each === content ? own : each));
    return [element(child.name, Object.fromEntries(child.attributes), others)];
  };
  return [{ kind: 'holder', nodes, wrap }];
}

function readRun(run: XmlElement): InlineNode[] {
  const own = childOf(run, 'w:rPr');
  const isHidden = isOn(own, 'w:vanish') || isOn(own, 'w:webHidden');
  const format = formatOf(own);
  const nodes: InlineNode[] = [];
  const atom = (child: XmlElement | string) =>
    push(nodes, {
      kind: 'atom',
      elements: [element('w:r', attributesOf(run), [...(own ? [own] : []), child])],
    });
  if (isHidden) return [{ kind: 'atom', elements: [run] }];
  for (const child of elementsOf(run)) {
    if (child === own || dropped.has(child.name)) continue;
    if (child.name === 'w:noBreakHyphen') push(nodes, { kind: 'text', text: '\u2011', run, format });
    else if (child.name !== 'w:t') atom(child);
    else
      for (const piece of textOf(child).split(markSigns)) {
        if (piece === '') continue;
        if (markSigns.test(piece)) atom(element('w:t', {}, [piece]));
        else push(nodes, { kind: 'text', text: piece, run, format });
      }
  }
  return nodes;
}

/** Appends a node; adjacent text with the same formatting, and adjacent atoms, are merged. */
function push(nodes: InlineNode[], node: InlineNode): void {
  const before = nodes.at(-1);
  if (before?.kind === 'text' && node.kind === 'text' && before.format === node.format)
    before.text += node.text;
  else if (before?.kind === 'atom' && node.kind === 'atom')
    for (const each of node.elements) before.elements.push(each);
  else nodes.push(node.kind === 'atom' ? { ...node, elements: [...node.elements] } : node);
}

/** Whether a node has text that is not only white space. */
export function hasText(node: InlineNode): boolean {
  if (node.kind === 'holder') return node.nodes.some(hasText);
  return node.kind === 'text' && /\S/.test(node.text);
}

/** The attributes of a run, without the ids of editing sessions. */
export function attributesOf({ attributes }: XmlElement): Record<string, string> {
  return Object.fromEntries([...attributes].filter(([name]) => !name.startsWith('w:rsid')));
}

/** Serialised formatting, without the language, which changes, and without Word's font hint per script. */
function formatOf(own: XmlElement | undefined): string {
  const kept = (own ? elementsOf(own) : [])
    .filter(({ name }) => name !== 'w:lang' && name !== 'w:noProof' && !name.endsWith('Change'))
    .map((each) => {
      const attributes = Object.fromEntries([...each.attributes].filter(([name]) => name !== 'w:hint'));
      if (each.name === 'w:rFonts' && Object.keys(attributes).length === 0) return '';
      return writeXml({ prologue: '', root: element(each.name, attributes, each.children) });
    });
  return kept.sort().join('');
}

function isOn(own: XmlElement | undefined, name: string): boolean {
  const mark = childOf(own, name);
  return mark !== undefined && !/^(?:0|false|off)$/.test(mark.attributes.get('w:val') ?? '');
}

function isControlled(control: XmlElement): boolean {
  const own = childOf(control, 'w:sdtPr');
  return controlled.some((name) => childOf(own, name) !== undefined);
}

/** Number of fields that an element opens minus those that it closes. */
export function fieldBalance(parent: XmlElement): number {
  let balance = 0;
  for (const child of elementsOf(parent)) {
    if (child.name === 'w:txbxContent') continue;
    const kind = child.name === 'w:fldChar' ? child.attributes.get('w:fldCharType') : undefined;
    if (kind === 'begin') balance++;
    else if (kind === 'end') balance--;
    else balance += fieldBalance(child);
  }
  return balance;
}

function isFieldSign(child: XmlElement): boolean {
  return child.name === 'w:r' && elementsOf(child).some(({ name }) => name === 'w:fldChar');
}

/** Returns the index of the child in which the field that is open at `from` ends; of the last child if none does. */
function endOfField(children: readonly XmlElement[], from: number, fields: OpenFields): number {
  for (let at = from; at < children.length; at++) {
    fields.depth = Math.max(0, fields.depth + fieldBalance(children[at] as XmlElement));
    if (fields.depth === 0) return at;
  }
  return children.length - 1;
}

/** Reads a link that is written as a field, if its parts are in separate runs; otherwise null. */
function linkField(own: readonly XmlElement[]): HolderNode | null {
  const instruction = own
    .flatMap((run) => elementsOf(run))
    .filter(({ name }) => name === 'w:instrText')
    .map(textOf)
    .join('');
  const separate = own.findIndex((run) => kindOf(run) === 'separate');
  const isPlain = own.filter((run) => kindOf(run) !== null).length === 3 && kindOf(own.at(-1)) === 'end';
  if (!/^\s*HYPERLINK\b/i.test(instruction) || separate < 1 || !isPlain) return null;
  const result = element('w:result', {}, own.slice(separate + 1, -1));
  const nodes = readInline(result);
  if (!nodes.some(hasText)) return null;
  const wrap = (inner: readonly XmlElement[]) => [...own.slice(0, separate + 1), ...inner, ...own.slice(-1)];
  return { kind: 'holder', nodes, wrap };
}

function kindOf(run: XmlElement | undefined): string | null {
  if (run === undefined) return null;
  const [mark, another] = elementsOf(run).filter(({ name }) => name === 'w:fldChar');
  if (mark === undefined) return null;
  return another === undefined ? (mark.attributes.get('w:fldCharType') ?? '') : 'several';
}
