import { childOf, element, elementsOf, type XmlElement } from '../word-file/index.ts';
import type { LayoutFault, LayoutView } from './layout-rule.ts';
import { setProperty } from './properties.ts';
import { showMm, twipsPerMm } from './units.ts';

const mm = (value: number) => Math.round(value * twipsPerMm);
const a4 = { width: mm(210), height: mm(297) };
/** Margins that a type area of 156 × 225 mm leaves on A4. */
const margins = { 'w:top': mm(37), 'w:left': mm(28), 'w:bottom': mm(35), 'w:right': mm(26) };
/** The attributes that new margins must have as well: positions of header and footer, and the gutter. */
const requiredMargins = { 'w:header': '851', 'w:footer': '992', 'w:gutter': '0' };

/**
 * The section properties of a document: in paragraphs that end a section, and at its end. A document without those at its end
 * has a last section without properties; that element is not part of the document.
 */
export function sectionsOf(body: XmlElement): XmlElement[] {
  const inside = elementsOf(body).flatMap((child) => {
    const section = childOf(childOf(child, 'w:pPr'), 'w:sectPr');
    return section === undefined ? [] : [section];
  });
  return [...inside, childOf(body, 'w:sectPr') ?? element('w:sectPr')];
}

/** The same sections for changing them; the properties of the last one are created if missing. */
export function writableSections(body: XmlElement): XmlElement[] {
  if (childOf(body, 'w:sectPr') === undefined) body.children.push(element('w:sectPr'));
  return sectionsOf(body);
}

function isWide(section: XmlElement): boolean {
  return childOf(section, 'w:pgSz')?.attributes.get('w:orient') === 'landscape';
}

/** Requires A4, 210 × 297 mm. Landscape sections are allowed, for wide tables. */
export function* findPageSize({ docx }: LayoutView): Generator<LayoutFault> {
  const first = sectionsOf(docx.body).find((section) => !isAllowedSize(section));
  if (first === undefined) return;
  const { width, height } = sizeOf(first);
  yield {
    rule: 'page-size',
    paragraph: null,
    found: `${showMm(width)} × ${showMm(height)}`,
    wanted: 'A4 (210 mm × 297 mm)',
    fix: () => {
      for (const section of writableSections(docx.body)) {
        if (isAllowedSize(section)) continue;
        setProperty(section, 'w:pgSz', { 'w:w': String(a4.width), 'w:h': String(a4.height) });
      }
    },
  };
}

function isAllowedSize(section: XmlElement): boolean {
  const { width, height } = sizeOf(section);
  return isWide(section) || (Math.abs(width - a4.width) <= 30 && Math.abs(height - a4.height) <= 30);
}

function sizeOf(section: XmlElement) {
  const size = childOf(section, 'w:pgSz')?.attributes;
  // Word uses Letter if unspecified.
  return { width: Number(size?.get('w:w') ?? 12240), height: Number(size?.get('w:h') ?? 15840) };
}

/** Requires 天头 37 ± 1 mm, 订口 28 ± 1 mm, and a type area of 156 × 225 mm. */
export function* findMargins({ docx }: LayoutView): Generator<LayoutFault> {
  const first = sectionsOf(docx.body).find((section) => !hasAllowedMargins(section));
  if (first === undefined) return;
  yield {
    rule: 'margins',
    paragraph: null,
    found: ['w:top', 'w:bottom', 'w:left', 'w:right']
      .map((side) => showMm(marginOf(first, side)))
      .join(' / '),
    wanted: '37 mm / 35 mm / 28 mm / 26 mm',
    fix: () => {
      const values = Object.entries(margins).map(([side, value]) => [side, String(value)]);
      for (const section of writableSections(docx.body)) {
        if (hasAllowedMargins(section)) continue;
        const others = childOf(section, 'w:pgMar') === undefined ? requiredMargins : {};
        setProperty(section, 'w:pgMar', { ...others, ...Object.fromEntries(values) });
      }
    },
  };
}

function hasAllowedMargins(section: XmlElement): boolean {
  if (isWide(section)) return true;
  return Object.entries(margins).every(
    ([side, wanted]) => Math.abs(Math.abs(marginOf(section, side)) - wanted) <= mm(1) + 2,
  );
}

/** Word uses one inch if unspecified. */
function marginOf(section: XmlElement, side: string): number {
  return Number(childOf(section, 'w:pgMar')?.attributes.get(side) ?? 1440);
}
