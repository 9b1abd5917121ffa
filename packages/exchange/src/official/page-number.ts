import {
  type Docx,
  element,
  elementsOf,
  readPart,
  writePart,
  type XmlDocument,
  type XmlElement,
} from '../word-file/index.ts';
import { type FooterKind, hasEvenPages, relationsPath, shownFooters } from './footers.ts';
import { type FormattingOf, readStyles } from './formatting.ts';
import type { LayoutFault, LayoutView } from './layout-rule.ts';
import { writableSections } from './page.ts';
import { insertInOrder, setProperty } from './properties.ts';
import { type ShownNumber, shownNumber } from './shown-number.ts';
import { showSize } from './units.ts';

/** 四号, in half points. */
const fourth = 28;
const settingsPath = 'word/settings.xml';
const typesPath = '[Content_Types].xml';
const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * Requires page numbers of the form — 1 —, in 四号, right on odd pages and left on even pages. Reports one finding for all pages.
 */
export function* findPageNumber({ docx }: LayoutView): Generator<LayoutFault> {
  const formattingOf = readStyles(docx.styles);
  const footers = shownFooters(docx);
  const shown = footers.map(({ footer }) => (footer === null ? null : shownNumber(footer)));
  const wrong = footers.findIndex(({ kind }, at) => !isRight(shown[at] ?? null, kind, formattingOf));
  if (wrong === -1 && hasEvenPages(docx)) return;
  const first = shown[Math.max(wrong, 0)] ?? null;
  yield {
    rule: 'page-number',
    paragraph: null,
    found: first === null ? '' : describe(first, formattingOf),
    wanted: '— 1 — 四号 14 pt',
    fix: () => addPageNumbers(docx),
  };
}

function isRight(number: ShownNumber | null, kind: FooterKind, formattingOf: FormattingOf): boolean {
  if (number === null || !/^\s*[—―－]\s*1\s*[—―－]\s*$/.test(number.text)) return false;
  const { size, align } = formattingOf(number.paragraph)(number.run);
  if (size !== fourth) return false;
  if (number.isFloating) return true;
  return kind === 'even'
    ? align === null || align === 'left' || align === 'start' || align === 'both'
    : align === 'right' || align === 'end';
}

function describe({ text, paragraph, run }: ShownNumber, formattingOf: FormattingOf): string {
  return `${text.trim()} ${showSize(formattingOf(paragraph)(run).size)}`.trim();
}

function addPageNumbers(docx: Docx): void {
  const sides = [
    { type: 'default', align: 'right', path: 'footerOfficialOdd.xml', id: 'rIdOfficialOdd' },
    { type: 'even', align: 'left', path: 'footerOfficialEven.xml', id: 'rIdOfficialEven' },
  ] as const;
  for (const { path, align, id } of sides) {
    docx.parts.set(`word/${path}`, Buffer.from(footerXml(align), 'utf8'));
    announce(docx, { kind: 'footer', path, id });
  }
  docx.document.root.attributes.set('xmlns:r', relation);
  for (const section of writableSections(docx.body)) {
    const others = section.children.filter(
      (child) =>
        typeof child === 'string' ||
        child.name !== 'w:footerReference' ||
        child.attributes.get('w:type') === 'first',
    );
    section.children.splice(0, section.children.length, ...others);
    for (const { type, id } of sides) {
      insertInOrder(section, element('w:footerReference', { 'w:type': type, 'r:id': id }));
    }
  }
  if (!hasEvenPages(docx)) addEvenPages(docx);
}

/** Adds a part in the folder `word` to the content types and to the relationships of the main part. */
function announce(
  docx: Docx,
  { kind, path, id }: { readonly kind: 'footer' | 'settings'; readonly path: string; readonly id: string },
): void {
  const types = readPart(docx.parts, typesPath);
  const type = element('Override', { PartName: `/word/${path}`, ContentType: `${contentType}.${kind}+xml` });
  if (types !== null) addTo(docx, typesPath, types, type);
  const relations =
    readPart(docx.parts, relationsPath(docx)) ?? newPart('Relationships', { xmlns: relationships });
  const related = element('Relationship', { Id: id, Type: `${relation}/${kind}`, Target: path });
  addTo(docx, relationsPath(docx), relations, related);
}

function newPart(root: string, attributes: Readonly<Record<string, string>>): XmlDocument {
  return { prologue: xmlHead, root: element(root, attributes) };
}

/** Appends an element to the root of a part, once. */
function addTo({ parts }: Docx, path: string, part: XmlDocument, added: XmlElement): void {
  const [key = ''] = added.attributes.keys();
  const isThere = elementsOf(part.root).some(
    (child) => child.attributes.get(key) === added.attributes.get(key),
  );
  if (isThere) return;
  part.root.children.push(added);
  writePart(parts, path, part);
}

function addEvenPages(docx: Docx): void {
  const own = readPart(docx.parts, settingsPath);
  const settings = own ?? newPart('w:settings', { 'xmlns:w': word });
  setProperty(settings.root, 'w:evenAndOddHeaders', { 'w:val': undefined });
  writePart(docx.parts, settingsPath, settings);
  if (own === null) announce(docx, { kind: 'settings', path: 'settings.xml', id: 'rIdOfficialSettings' });
}

function footerXml(align: 'left' | 'right'): string {
  const formatting =
    '<w:rPr><w:rFonts w:ascii="宋体" w:hAnsi="宋体" w:eastAsia="宋体"/><w:sz w:val="28"/><w:szCs w:val="28"/></w:rPr>';
  const text = (words: string) => `<w:r>${formatting}<w:t xml:space="preserve">${words}</w:t></w:r>`;
  const field = `<w:fldSimple w:instr=" PAGE "><w:r>${formatting}<w:t>1</w:t></w:r></w:fldSimple>`;
  const indent =
    align === 'right'
      ? '<w:ind w:right="280" w:rightChars="100"/>'
      : '<w:ind w:left="280" w:leftChars="100"/>';
  const paragraph = `<w:p><w:pPr>${indent}<w:jc w:val="${align}"/></w:pPr>${text('— ')}${field}${text(' —')}</w:p>`;
  return `${xmlHead}<w:ftr xmlns:w="${word}">${paragraph}</w:ftr>`;
}
