import { childOf, type Docx, elementsOf, readPart, type XmlElement } from '../word-file/index.ts';
import { sectionsOf } from './page.ts';

/**
 * Pages that a footer applies to; `default` means odd pages if even pages have a separate footer. The first page may have a
 * footer without a number, as in letters (GB/T 9704-2012, 10.1).
 */
export type FooterKind = 'default' | 'even';

/** A footer that applies to pages of a document; null if it is missing. */
export interface ShownFooter {
  readonly kind: FooterKind;
  /** Root of the footer's part. */
  readonly footer: XmlElement | null;
}

/** Path of the relationships of the main part. */
export function relationsPath({ path }: Docx): string {
  return path.replace(/([^/]*)$/, '_rels/$1.rels');
}

/** Whether even pages have headers and footers of their own. */
export function hasEvenPages({ parts }: Docx): boolean {
  return isOn(childOf(readPart(parts, 'word/settings.xml')?.root, 'w:evenAndOddHeaders'));
}

function isOn(property: XmlElement | undefined): boolean {
  return property !== undefined && !['0', 'false', 'off'].includes(property.attributes.get('w:val') ?? '');
}

/** The footers of each section; a section without its own footer inherits the one of the previous section. */
export function shownFooters(docx: Docx): ShownFooter[] {
  const targets = readTargets(docx);
  const isTwoSided = hasEvenPages(docx);
  const named = new Map<string, string>();
  return sectionsOf(docx.body).flatMap((section) => {
    for (const { name, attributes } of elementsOf(section)) {
      if (name !== 'w:footerReference') continue;
      named.set(attributes.get('w:type') ?? 'default', attributes.get('r:id') ?? '');
    }
    const kinds: FooterKind[] = isTwoSided ? ['default', 'even'] : ['default'];
    return kinds.map((kind) => {
      const path = targets.get(named.get(kind) ?? '');
      return { kind, footer: path === undefined ? null : (readPart(docx.parts, path)?.root ?? null) };
    });
  });
}

/** Path of the part for a relationship id. */
function readTargets(docx: Docx): Map<string, string> {
  const relations = readPart(docx.parts, relationsPath(docx));
  const rows = relations === null ? [] : elementsOf(relations.root);
  return new Map(
    rows.map(({ attributes }) => {
      const target = attributes.get('Target') ?? '';
      return [attributes.get('Id') ?? '', target.startsWith('/') ? target.slice(1) : `word/${target}`];
    }),
  );
}
