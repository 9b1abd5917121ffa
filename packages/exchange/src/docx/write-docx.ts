import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Manuscript } from '../manuscript.ts';
import { blocksXml } from './write/blocks.ts';
import { createWriteContext, type WriteContext } from './write/context.ts';
import { commentSign } from './write/inline.ts';
import { pictureEndings } from './write/relations.ts';
import { commentsXml, footnotesXml, threadsXml } from './write/side-parts.ts';
import { stylesXml } from './write/styles.ts';
import { xmlText } from './write/xml-text.ts';

/** Writes a document as docx. Deterministic: equal documents give equal bytes. */
export function writeDocx(manuscript: Manuscript): Uint8Array {
  const context = createWriteContext(manuscript);
  const parts = new Map([['word/document.xml', documentXml(context)]]);
  for (const [name, content] of Object.entries(sideParts(context))) {
    const root = name === 'commentsExtended' ? 'w15:commentsEx' : `w:${name}`;
    parts.set(`word/${name}.xml`, wrap(root, content));
    context.relations.add(name, `${name}.xml`);
  }
  parts.set('word/_rels/document.xml.rels', context.relations.write());
  parts.set('docProps/core.xml', coreXml(manuscript.title));
  const { label } = manuscript;
  if (label !== undefined) parts.set(customPath, customXml(label));
  parts.set('_rels/.rels', packageRelations(label !== undefined));
  return pack(parts, context);
}

const namespaces = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['pic', 'http://schemas.openxmlformats.org/drawingml/2006/picture'],
  ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
  ['w14', 'http://schemas.microsoft.com/office/word/2010/wordml'],
  ['w15', 'http://schemas.microsoft.com/office/word/2012/wordml'],
]
  .map(([prefix, address]) => ` xmlns:${prefix}="${address}"`)
  .join('');

function wrap(name: string, content: string): string {
  return `<${name}${namespaces} mc:Ignorable="w14 w15">${content}</${name}>`;
}

/** A4 with margins of one inch. */
const page =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="851" w:footer="992" w:gutter="0"/></w:sectPr>';

function documentXml(context: WriteContext): string {
  const { title, body } = context.manuscript;
  const words = title === '' ? '' : `<w:r><w:t xml:space="preserve">${xmlText(title)}</w:t></w:r>`;
  const head = words === '' ? '' : `<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr>${words}</w:p>`;
  const blocks = blocksXml(
    context,
    Array.from({ length: body.childCount }, (_, i) => body.child(i)),
  );
  // Notes without text are anchored in the first paragraph, but this document has none.
  const floating = context.notes.takeFloating().map(commentSign).join('');
  const end = floating === '' ? '' : `<w:p>${floating}</w:p>`;
  return wrap('w:document', `<w:body>${head}${blocks}${end}${page}</w:body>`);
}

/** Parts other than the main text, each with a root element of the same name. */
const sideNames = ['styles', 'settings', 'numbering', 'footnotes', 'comments', 'commentsExtended'] as const;

function sideParts({
  lists,
  footnotes,
  languages,
  manuscript,
}: WriteContext): Record<(typeof sideNames)[number], string> {
  return {
    styles: stylesXml(languages),
    settings,
    numbering: lists.write(),
    footnotes: footnotesXml(footnotes),
    comments: commentsXml(manuscript.notes),
    commentsExtended: threadsXml(manuscript.notes),
  };
}

const settings = [
  '<w:zoom w:percent="100"/><w:characterSpacingControl w:val="compressPunctuation"/>',
  '<w:footnotePr><w:footnote w:id="-1"/><w:footnote w:id="0"/></w:footnotePr>',
  '<w:compat><w:useFELayout/><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>',
  '<w:themeFontLang w:val="en-US" w:eastAsia="zh-CN"/>',
].join('');

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const customPath = 'docProps/custom.xml';

function packageRelations(hasCustom: boolean): string {
  const custom = `<Relationship Id="rId3" Type="${office}/custom-properties" Target="${customPath}"/>`;
  return [
    `<Relationships xmlns="${packages}/relationships">`,
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>`,
    `<Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
    hasCustom ? custom : '',
    '</Relationships>',
  ].join('');
}

/** The AI content label as a property of the document. */
export function customXml(label: string): string {
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes';
  const properties = 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties';
  // Format id of user-defined properties, and the id of the first property.
  const identity = 'fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2"';
  const value = `<vt:lpwstr>${xmlText(label)}</vt:lpwstr>`;
  return `<Properties xmlns="${properties}" xmlns:vt="${types}"><property ${identity} name="AIGC">${value}</property></Properties>`;
}

function coreXml(title: string): string {
  return `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(title)}</dc:title></cp:coreProperties>`;
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const contentTypes = (hasCustom: boolean): string =>
  [
    `<Types xmlns="${packages}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...Object.entries(pictureEndings).map(
      ([type, ending]) => `<Default Extension="${ending}" ContentType="${type}"/>`,
    ),
    `<Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/>`,
    ...sideNames.map((name) => `<Override PartName="/word/${name}.xml" ContentType="${word}.${name}+xml"/>`),
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    hasCustom
      ? `<Override PartName="/${customPath}" ContentType="application/vnd.openxmlformats-officedocument.custom-properties+xml"/>`
      : '',
    '</Types>',
  ].join('');

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Zip entries need a date; this is the earliest possible one. */
const always = new Date(1980, 0, 1);

function pack(parts: ReadonlyMap<string, string>, { relations }: WriteContext): Uint8Array {
  const files: Zippable = {
    '[Content_Types].xml': strToU8(declaration + contentTypes(parts.has(customPath))),
  };
  for (const [path, xml] of parts) files[path] = strToU8(declaration + xml);
  // Pictures are compressed already.
  for (const [path, bytes] of relations.media) files[path] = [bytes, { level: 0 }];
  return zipSync(files, { level: 6, mtime: always });
}
