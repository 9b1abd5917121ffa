import { type Docx, element, elementsOf, readPart, writePart, type XmlElement } from '../word-file/index.ts';
import { type FooterKind, hasEvenPages, relationsPath, shownFooters } from './footers.ts';
import { type FormattingOf, readStyles } from './formatting.ts';
import type { LayoutFault, LayoutView } from './layout-rule.ts';
import { sectionsOf } from './page.ts';
import { insertInOrder, setProperty } from './properties.ts';
import { type ShownNumber, shownNumber } from './shown-number.ts';
import { showSize } from './units.ts';

/** 四号, in half points. */
const fourth = 28;
const settingsPath = 'word/settings.xml';
const typesPath = '[Content_Types].xml';
const footerType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * Requires page numbers of the form — 1 —, in 四号, right on odd pages and left on even pages. Reports one finding for all pages.
 */
export function* findPageNumber({ docx }: LayoutView): Generator<LayoutFault> {
  const formattingOf = readStyles(docx.styles);
  const footers = shownFooters(docx);
  const shown = footers.map(({ footer }) => (footer === null ? null : shownNumber(footer)));
  const wrong = footers.findIndex(({ kind }, at) => !isRight(shown[at] ?? null, kind, formattingOf));
  if (footers.length > 0 && wrong === -1 && hasEvenPages(docx)) return;
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
  const { size, align } = formattingOf(number.paragraph, number.run);
  if (size !== fourth) return false;
  if (number.isFloating) return true;
  return kind === 'even'
    ? align === null || align === 'left' || align === 'start' || align === 'both'
    : align === 'right' || align === 'end';
}

function describe({ text, paragraph, run }: ShownNumber, formattingOf: FormattingOf): string {
  return `${text.trim()} ${showSize(formattingOf(paragraph, run).size)}`.trim();
}

function addPageNumbers(docx: Docx): void {
  const sides = [
    { type: 'default', align: 'right', path: 'footerOfficialOdd.xml', id: 'rIdOfficialOdd' },
    { type: 'even', align: 'left', path: 'footerOfficialEven.xml', id: 'rIdOfficialEven' },
  ] as const;
  for (const { path, align, id } of sides) {
    docx.parts.set(`word/${path}`, Buffer.from(footerXml(align), 'utf8'));
    addTo(docx, typesPath, element('Override', { PartName: `/word/${path}`, ContentType: footerType }));
    addTo(
      docx,
      relationsPath(docx),
      element('Relationship', { Id: id, Type: `${relation}/footer`, Target: path }),
    );
  }
  docx.document.root.attributes.set('xmlns:r', relation);
  for (const section of sectionsOf(docx.body)) {
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

/** Appends an element to the root of a part, once. */
function addTo({ parts }: Docx, path: string, added: XmlElement): void {
  const part = readPart(parts, path);
  if (part === null) return;
  const [key = ''] = added.attributes.keys();
  const isThere = elementsOf(part.root).some(
    (child) => child.attributes.get(key) === added.attributes.get(key),
  );
  if (isThere) return;
  part.root.children.push(added);
  writePart(parts, path, part);
}

function addEvenPages({ parts }: Docx): void {
  const settings = readPart(parts, settingsPath);
  if (settings === null) return;
  setProperty(settings.root, 'w:evenAndOddHeaders', { 'w:val': undefined });
  writePart(parts, settingsPath, settings);
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
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph}</w:ftr>`;
}
