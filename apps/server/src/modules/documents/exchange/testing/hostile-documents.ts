import { attributesOf, typesWithAttributes } from '@inkstone/contracts/body';
import * as Y from 'yjs';

/** A document that no page creates. */
export interface HostileDocument {
  readonly name: string;
  readonly doc: Y.Doc;
}

/** Contained in every document, and must be in every export. */
export const kept = 'stays墨stays';

const marks = new Set(['link', 'note', 'inserted', 'deleted']);

/** Invalid values of attributes, by name: anything that a Yjs update can contain. */
export const extremeValues: readonly (readonly [name: string, value: unknown])[] = [
  ['1e9', 1e9],
  ['1e300', 1e300],
  ['-1e9', -1e9],
  ['0', 0],
  ['1.5', 1.5],
  ['2^53', 2 ** 53],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['a bigint', 2n ** 62n],
  ['null', null],
  ['undefined', undefined],
  ['true', true],
  ['an empty string', ''],
  ['1e9 as a string', '1000000000'],
  ['a string of 30,000', 'x墨'.repeat(15_000)],
  ['signs of markup', '"><script>alert(1)</script>&#x0;\u0000\u0008]]>'],
  ['half a character', 'a\ud800b'],
  ['an address of code', 'javascript:alert(1)'],
  ['an address that is none', 'http://[::1'],
  ['a long picture', `data:image/png;base64,${'A'.repeat(100_000)}`],
  ['an empty list', []],
  ['a list of 5,000', Array.from({ length: 5000 }, () => 1e9)],
  ['an object', { toString: 'x', valueOf: 1 }],
  ['a prototype', JSON.parse('{"__proto__":{"colspan":1e9},"prototype":1}')],
  ['lists in lists', nestedList(500)],
  ['bytes', new Uint8Array(1000)],
];

/** Every attribute of every node and mark with one extreme value. */
export function* attributesAlone(): Generator<HostileDocument> {
  for (const type of typesWithAttributes())
    for (const attribute of attributesOf(type))
      for (const [name, value] of extremeValues) {
        const doc = withBody((body) => body.push([holding(type, { [attribute]: value })]));
        yield { name: `${type}.${attribute} = ${name}`, doc };
      }
}

/** Content of a document that no page creates. */
interface HostileContent {
  readonly name: string;
  readonly write: (body: Y.XmlFragment) => void;
}

/** Maximum number of contents in one document, and of bytes of a value that shares a document with others. */
const [groupSize, groupedBytes] = [9, 1000];

/** One document per extreme value; all attributes of all nodes and marks have it. */
export function* attributesTogether(): Generator<HostileDocument> {
  for (const [name, value] of extremeValues) yield documentOf([withAttributes(name, value)]);
}

/** The same with several small values in each document. */
export function* attributesInGroups(): Generator<HostileDocument> {
  const isSmall = ([, value]: (typeof extremeValues)[number]) => sizeOf(value) < groupedBytes;
  const contentOf = ([name, value]: (typeof extremeValues)[number]) => withAttributes(name, value);
  yield* inGroups(extremeValues.filter(isSmall).map(contentOf));
  for (const large of extremeValues.filter((each) => !isSmall(each))) yield documentOf([contentOf(large)]);
}

/** Documents with nodes in invalid positions, or with invalid nodes. */
export function* shapes(): Generator<HostileDocument> {
  for (const content of [...misplaced(), ...extents()]) yield documentOf([content]);
}

/** The same with several nodes in each document, except for those of extreme depth or width. */
export function* shapesInGroups(): Generator<HostileDocument> {
  yield* inGroups([...misplaced()]);
  for (const content of extents()) yield documentOf([content]);
}

function withAttributes(name: string, value: unknown): HostileContent {
  const write = (body: Y.XmlFragment) => {
    for (const type of typesWithAttributes()) {
      const unknown = type === 'tableCell' ? ['extra', '__proto__', 'constructor'] : [];
      const names = [...attributesOf(type), ...unknown];
      body.push([holding(type, Object.fromEntries(names.map((each) => [each, value])))]);
    }
  };
  return { name: `all attributes = ${name}`, write };
}

/** Approximate size of a value in a document. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value))
    return value.length * (Array.isArray(value) ? 1000 : 1);
  return value instanceof Uint8Array ? value.length : 0;
}

function* inGroups(contents: readonly HostileContent[]): Generator<HostileDocument> {
  for (let at = 0; at < contents.length; at += groupSize)
    yield documentOf(contents.slice(at, at + groupSize));
}

function documentOf(contents: readonly HostileContent[]): HostileDocument {
  const doc = withBody((body) => {
    for (const { write } of contents) write(body);
  });
  return { name: contents.map(({ name }) => name).join(' | '), doc };
}

function* misplaced(): Generator<HostileContent> {
  const types = [
    'doc',
    'text',
    'tableRow',
    'tableCell',
    'listItem',
    'hardBreak',
    'footnote',
    'image',
    'codeBlock',
  ];
  for (const type of [
    ...types,
    'table',
    'heading',
    'hologram',
    '__proto__',
    'constructor',
    '',
    'x'.repeat(100_000),
  ]) {
    yield { name: `${type.slice(0, 20)} alone`, write: (body) => body.push([element(type, {})]) };
    yield {
      name: `words in ${type.slice(0, 20)}`,
      write: (body) => body.push([element(type, {}, new Y.XmlText('a'), element('table', {}))]),
    };
  }
}

function* extents(): Generator<HostileContent> {
  for (const depth of [399, 401, 5000]) {
    for (const type of ['blockquote', 'bulletList', 'table', 'paragraph'])
      yield { name: `${type} ${depth} deep`, write: (body) => nest(body, type, depth) };
  }
  yield {
    name: 'a wide table of wide cells',
    write: (body) => {
      const cells = Array.from({ length: 300 }, () => element('tableCell', { colspan: 1e9, rowspan: 1e9 }));
      body.push([element('table', {}, element('tableRow', {}, ...cells), element('tableRow', {}))]);
    },
  };
}

/** A table within all limits whose Markdown has 180 million cells: more than an exchange process can hold. */
export function hugeTable(): HostileDocument {
  const row = (cells: number) =>
    element(
      'tableRow',
      {},
      ...Array.from({ length: cells }, () =>
        element('tableCell', { colspan: 200 }, element('paragraph', {})),
      ),
    );
  const doc = withBody((body) => {
    body.push([element('table', {}, row(300), ...Array.from({ length: 3000 }, () => row(1)))]);
  });
  return { name: 'a huge table', doc };
}

function withBody(write: (body: Y.XmlFragment) => void): Y.Doc {
  const doc = new Y.Doc();
  doc.transact(() => {
    const body = doc.getXmlFragment('body');
    write(body);
    body.push([element('paragraph', {}, new Y.XmlText(kept))]);
    doc.getText('title').insert(0, 'hostile');
  });
  return doc;
}

function element(
  type: string,
  attributes: Record<string, unknown>,
  ...children: (Y.XmlElement | Y.XmlText)[]
): Y.XmlElement {
  const xmlElement = new Y.XmlElement(type);
  for (const [name, value] of Object.entries(attributes)) xmlElement.setAttribute(name, value as string);
  xmlElement.insert(0, children);
  return xmlElement;
}

/** A node or mark in a valid position. */
function holding(type: string, attributes: Record<string, unknown>): Y.XmlElement {
  const paragraph = (name = 'paragraph', attrs = {}) => element(name, attrs, new Y.XmlText('words'));
  switch (type) {
    case 'orderedList':
      return element(type, attributes, element('listItem', {}, paragraph()));
    case 'taskItem':
      return element('taskList', {}, element(type, attributes, paragraph()));
    case 'tableCell':
    case 'tableHeader':
      return element('table', {}, element('tableRow', {}, element(type, attributes, paragraph())));
    case 'footnote':
      return element('paragraph', {}, new Y.XmlText('words'), element(type, attributes));
    case 'image':
      return element(type, attributes);
  }
  if (!marks.has(type)) return paragraph(type, attributes);
  const text = new Y.XmlText();
  // Updates store marks as JSON.
  if (Object.values(attributes).some((value) => typeof value === 'bigint')) return paragraph();
  text.applyDelta([{ insert: 'words', attributes: { [type]: attributes } }]);
  return element('paragraph', {}, text);
}

function nest(parent: Y.XmlFragment, type: string, depth: number): void {
  let inner = parent;
  for (let at = 0; at < depth; at++) {
    const child = new Y.XmlElement(type);
    inner.push([child]);
    inner = child;
  }
  inner.push([new Y.XmlText('deep')]);
}

function nestedList(depth: number): unknown[] {
  let list: unknown[] = [];
  for (let at = 0; at < depth; at++) list = [list];
  return list;
}
