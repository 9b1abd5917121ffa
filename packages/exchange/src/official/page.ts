import { childOf, elementsOf, type XmlElement } from '../word-file/index.ts';
import type { LayoutFault, LayoutView } from './layout-rule.ts';
import { setProperty } from './properties.ts';
import { showMm, twipsPerMm } from './units.ts';

const mm = (value: number) => Math.round(value * twipsPerMm);
const a4 = { width: mm(210), height: mm(297) };
/** Margins that a type area of 156 × 225 mm leaves on A4. */
const margins = { 'w:top': mm(37), 'w:left': mm(28), 'w:bottom': mm(35), 'w:right': mm(26) };

/** The section properties of a document: at its end, and in paragraphs that end a section. */
export function sectionsOf(body: XmlElement): XmlElement[] {
  const inside = elementsOf(body).flatMap((child) => {
    const section = childOf(childOf(child, 'w:pPr'), 'w:sectPr');
    return section === undefined ? [] : [section];
  });
  const last = childOf(body, 'w:sectPr');
  return last === undefined ? inside : [...inside, last];
}

function isWide(section: XmlElement): boolean {
  return childOf(section, 'w:pgSz')?.attributes.get('w:orient') === 'landscape';
}

/** Requires A4, 210 × 297 mm. Landscape sections are allowed, for wide tables. */
export function* findPageSize({ docx }: LayoutView): Generator<LayoutFault> {
  const wrong = sectionsOf(docx.body).filter((section) => {
    const { width, height } = sizeOf(section);
    const isA4 = Math.abs(width - a4.width) <= 30 && Math.abs(height - a4.height) <= 30;
    return !isWide(section) && !isA4;
  });
  const [first] = wrong;
  if (first === undefined) return;
  const { width, height } = sizeOf(first);
  yield {
    rule: 'page-size',
    paragraph: null,
    found: `${showMm(width)} × ${showMm(height)}`,
    wanted: 'A4 (210 mm × 297 mm)',
    fix: () => {
      for (const section of wrong) {
        setProperty(section, 'w:pgSz', { 'w:w': String(a4.width), 'w:h': String(a4.height) });
      }
    },
  };
}

function sizeOf(section: XmlElement) {
  const size = childOf(section, 'w:pgSz')?.attributes;
  // Word uses Letter if unspecified.
  return { width: Number(size?.get('w:w') ?? 12240), height: Number(size?.get('w:h') ?? 15840) };
}

/** Requires 天头 37 ± 1 mm, 订口 28 ± 1 mm, and a type area of 156 × 225 mm. */
export function* findMargins({ docx }: LayoutView): Generator<LayoutFault> {
  const wrong = sectionsOf(docx.body).filter((section) => !isWide(section) && !hasMargins(section));
  const [first] = wrong;
  if (first === undefined) return;
  const own = childOf(first, 'w:pgMar')?.attributes;
  const show = (side: string) => showMm(Number(own?.get(side) ?? 0));
  yield {
    rule: 'margins',
    paragraph: null,
    found: ['w:top', 'w:bottom', 'w:left', 'w:right'].map(show).join(' / '),
    wanted: '37 mm / 35 mm / 28 mm / 26 mm',
    fix: () => {
      const values = Object.entries(margins).map(([side, value]) => [side, String(value)]);
      for (const section of wrong) setProperty(section, 'w:pgMar', Object.fromEntries(values));
    },
  };
}

function hasMargins(section: XmlElement): boolean {
  const own = childOf(section, 'w:pgMar')?.attributes;
  return Object.entries(margins).every(
    ([side, wanted]) => Math.abs(Math.abs(Number(own?.get(side) ?? 0)) - wanted) <= mm(1) + 2,
  );
}
