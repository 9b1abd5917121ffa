import type { Node } from '@tiptap/pm/model';
import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { PictureStore } from '../blocks/picture-store.ts';
import { readLabelled } from '../content-label.ts';
import { bodyOf, Losses, type Reading } from '../manuscript.ts';
import { frontMatterLabel, frontMatterTitle } from './front-matter.ts';
import { MarkdownReader } from './markdown-reader.ts';

/**
 * Reads GitHub Flavored Markdown with front matter. The title is taken from the front matter, else from a
 * heading at the start.
 */
export function readMarkdown(source: string): Reading {
  const tree = parseMarkdown(source);
  const losses = new Losses();
  const store = new PictureStore(losses);
  const blocks = new MarkdownReader(tree, store, losses).readBlocks(tree.children);
  const matter = frontMatterOf(tree.children);
  const { title, rest } = takeTitle(frontMatterTitle(matter), blocks);
  const manuscript = {
    title,
    ...readLabelled(bodyOf(rest), frontMatterLabel(matter)),
    pictures: store.pictures,
    notes: [],
  };
  return { manuscript, losses: losses.list() };
}

/** The syntax tree of GitHub Flavored Markdown with front matter. */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, {
    extensions: [gfm({ singleTilde: false }), frontmatter(['yaml', 'toml'])],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(['yaml', 'toml'])],
  });
}

/** The front matter; '' if there is none. */
function frontMatterOf([first]: readonly RootContent[]): string {
  return first && 'value' in first && /^(?:yaml|toml)$/.test(first.type) ? first.value : '';
}

function takeTitle(title: string | null, blocks: readonly Node[]): { title: string; rest: readonly Node[] } {
  const [first, ...rest] = blocks;
  const isHeading = first?.type.name === 'heading' && first.attrs.level === 1;
  const isWords = first?.children.every(({ isText }) => isText) === true && first.childCount > 0;
  const isTitle = isHeading && isWords && (title === null || title === first.textContent);
  if (!isTitle) return { title: title ?? '', rest: blocks };
  return { title: first.textContent, rest };
}
