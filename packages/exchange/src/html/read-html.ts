import type { Node } from '@tiptap/pm/model';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { PictureStore } from '../blocks/picture-store.ts';
import { parseLabel, readLabelled } from '../content-label.ts';
import { bodyOf, Losses, type Reading } from '../manuscript.ts';
import { findFootnotes } from './footnotes.ts';
import { HtmlReader } from './html-reader.ts';
import { attributeOf, elementsIn, textOf } from './html-tree.ts';

/**
 * Reads an HTML page. Keeps only content that documents support: no scripts, only http(s), mail and telephone
 * links, only embedded pictures. Never fails.
 */
export function readHtml(html: string): Reading {
  const tree = parse(html);
  const losses = new Losses();
  const store = new PictureStore(losses);
  const reader = new HtmlReader({ store, losses, footnotes: findFootnotes(tree) });
  const title = titleOf(tree);
  const blocks = withoutTitle(reader.readBlocks(tree, []), title);
  const manuscript = {
    title,
    ...readLabelled(bodyOf(blocks), labelOf(tree)),
    pictures: store.pictures,
    notes: [],
  };
  return { manuscript, losses: losses.list() };
}

function titleOf(tree: DefaultTreeAdapterTypes.Document): string {
  for (const element of elementsIn(tree)) {
    if (element.tagName === 'title') return textOf(element).replace(/\s+/g, ' ').trim();
    if (element.tagName === 'body') break;
  }
  return '';
}

/** The label in the head of a page; null if there is none. */
function labelOf(tree: DefaultTreeAdapterTypes.Document): string | null {
  for (const element of elementsIn(tree)) {
    if (element.tagName === 'body') break;
    if (element.tagName !== 'meta' || attributeOf(element, 'name') !== 'AIGC') continue;
    return parseLabel(attributeOf(element, 'content') ?? '');
  }
  return null;
}

/** The blocks of an HTML fragment inside a file of another format. */
export function readHtmlBlocks(html: string, store: PictureStore, losses: Losses): Node[] {
  const tree = parse(html);
  return new HtmlReader({ store, losses, footnotes: findFootnotes(tree) }).readBlocks(tree, []);
}

/** Removes a first heading that only repeats the title. */
function withoutTitle(blocks: readonly Node[], title: string): readonly Node[] {
  const [first, ...rest] = blocks;
  const isTitle =
    first !== undefined && first.type.name === 'heading' && first.textContent.trim() === title.trim();
  return isTitle && title !== '' ? rest : blocks;
}
