import type { TermsApp, TermsBlock, TermsRun } from '@inkstone/contracts/site/terms';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type RootContent = ReturnType<typeof fromMarkdown>['children'][number];
type PhrasingContent = Extract<RootContent, { type: 'paragraph' }>['children'][number];

/** A suffix of a heading that restricts the section to readers in these apps. */
const onlyPattern = /\s*\{only: ([a-z_, ]+)\}$/;

/**
 * Parses a text for readers in one app. Its title is the first-level heading; Markdown other than headings,
 * paragraphs, lists, tables, strong and links is treated as plain text.
 */
export function readTerms(source: string, app: TermsApp): { title: string; blocks: TermsBlock[] } {
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  let title = '';
  let isIncluded = true;
  const blocks = tree.children.flatMap((node): TermsBlock[] => {
    if (node.type === 'heading') {
      if (node.depth === 1) {
        title = textOf(node);
        return [];
      }
      const only = onlyPattern.exec(textOf(node))?.[1]?.split(/,\s*/);
      if (only || node.depth === 2) isIncluded = !only || only.includes(app);
    }
    return isIncluded ? readBlock(node) : [];
  });
  return { title, blocks };
}

function readBlock(node: RootContent): TermsBlock[] {
  switch (node.type) {
    case 'heading':
      return [
        { kind: 'heading', level: Math.min(3, node.depth), words: withoutOnly(readWords(node.children)) },
      ];
    case 'paragraph':
      return [{ kind: 'paragraph', words: readWords(node.children) }];
    case 'list': {
      const items = node.children.map((item) => item.children.flatMap((each) => textRunsOf(each)));
      return [{ kind: 'list', isOrdered: node.ordered === true, items }];
    }
    case 'table': {
      const rows = node.children.map((row) => row.children.map((cell) => readWords(cell.children)));
      return [{ kind: 'table', rows }];
    }
    default:
      return [];
  }
}

function textRunsOf(node: RootContent): TermsRun[] {
  return node.type === 'paragraph' ? readWords(node.children) : [{ text: textOf(node) }];
}

function readWords(nodes: readonly PhrasingContent[]): TermsRun[] {
  return nodes.map((node): TermsRun => {
    const text = textOf(node).replaceAll('\n', ' ');
    if (node.type === 'strong') return { text, isStrong: true };
    if (node.type === 'link' && isSafe(node.url)) return { text, href: node.url };
    return { text };
  });
}

function textOf(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function isSafe(url: string): boolean {
  return /^(?:https:\/\/|mailto:|\/(?![/\\]))/.test(url);
}

function withoutOnly(words: readonly TermsRun[]): TermsRun[] {
  return words.map((each) => ({ ...each, text: each.text.replace(onlyPattern, '') }));
}
