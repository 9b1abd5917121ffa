import type { DefaultTreeAdapterTypes } from 'parse5';
import { attributeOf, elementsIn, type HtmlElement, hasClass, textOf } from './html-tree.ts';

/** Footnotes of a page: texts by the id that references link to. */
export interface Footnotes {
  readonly texts: ReadonlyMap<string, string>;
  /** Elements with footnote texts, which are not part of the body. */
  readonly places: ReadonlySet<HtmlElement>;
}

/**
 * Finds footnotes as written by Pandoc, GitHub, Word and our own export: a section, or items with a back
 * link.
 */
export function findFootnotes(tree: DefaultTreeAdapterTypes.Document): Footnotes {
  const texts = new Map<string, string>();
  const places = new Set<HtmlElement>();
  for (const element of elementsIn(tree)) {
    if (!isSection(element)) continue;
    places.add(element);
    for (const item of elementsIn(element)) {
      const id = attributeOf(item, 'id');
      if (id !== null && id !== '' && (item.tagName === 'li' || isNote(item))) texts.set(id, noteText(item));
    }
  }
  return { texts, places };
}

/** The text of the footnote that an element references; null if it references none. */
function calledFootnote(element: HtmlElement, { texts }: Footnotes): string | null {
  if (element.tagName === 'sup') return attributeOf(element, 'data-footnote');
  const href = element.tagName === 'a' ? attributeOf(element, 'href') : null;
  return href?.startsWith('#') ? (texts.get(decode(href.slice(1))) ?? null) : null;
}

/** Whether an element contains only a footnote reference. */
export function isFootnoteCall(element: HtmlElement, footnotes: Footnotes): string | null {
  const own = calledFootnote(element, footnotes);
  if (own !== null || element.tagName !== 'sup') return own;
  const links = [...elementsIn(element)].filter(({ tagName }) => tagName === 'a');
  const [link] = links;
  return link && links.length === 1 ? calledFootnote(link, footnotes) : null;
}

function isSection(element: HtmlElement): boolean {
  const role = attributeOf(element, 'role');
  const isNamed =
    hasClass(element, 'footnotes', 'endnotes') || attributeOf(element, 'data-footnotes') !== null;
  return role === 'doc-endnotes' || (isNamed && element.tagName !== 'sup');
}

function isNote(element: HtmlElement): boolean {
  const role = attributeOf(element, 'role');
  return role === 'doc-footnote' || role === 'doc-endnote' || hasClass(element, 'footnote');
}

function noteText(item: HtmlElement): string {
  const isWayBack = (element: HtmlElement) =>
    attributeOf(element, 'role') === 'doc-backlink' ||
    hasClass(element, 'footnote-back', 'footnote-backref', 'data-footnote-backref');
  return textOf(item, isWayBack)
    .replace(/↩\ufe0e?/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
