import { articleKinds, helpCategories, newsCategories } from '@inkstone/contracts/content';
import { cleanBody, isSafeAddress } from '@inkstone/domain/content';
import type { BodyMark, BodyNode } from '@inkstone/domain/documents/versions';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { z } from 'zod';

type Block = ReturnType<typeof fromMarkdown>['children'][number];

const head = z.object({
  kind: z.enum(articleKinds),
  category: z.enum([...helpCategories, ...newsCategories]),
  title: z.string().min(1),
  summary: z.string().min(1),
  featured: z.enum(['yes', 'no']).default('no'),
});

/** An article in one language, as a file states it. */
export type ArticleFile = z.output<typeof head> & { readonly body: BodyNode };

/** Reads an article of Markdown: front matter of lines `name: value`, then the body. Throws for an invalid one. */
export function readArticleFile(source: string): ArticleFile {
  const tree = fromMarkdown(source, {
    extensions: [gfm({ singleTilde: false }), frontmatter(['yaml'])],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(['yaml'])],
  });
  const [first, ...rest] = tree.children;
  const matter = first && 'value' in first ? first.value : '';
  const fields = matter.split('\n').map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
  const body = cleanBody({ type: 'doc', content: rest.flatMap(readBlock) });
  return { ...head.parse(Object.fromEntries(fields)), body };
}

function readBlock(node: Block): BodyNode[] {
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', attrs: { level: node.depth }, content: readInline(node.children, []) }];
    case 'paragraph':
      return [{ type: 'paragraph', content: readInline(node.children, []) }];
    case 'blockquote':
      return [{ type: 'blockquote', content: node.children.flatMap(readBlock) }];
    case 'list':
      return [
        {
          type: node.ordered ? 'orderedList' : 'bulletList',
          content: node.children.map((item) => ({
            type: 'listItem',
            content: item.children.flatMap(readBlock),
          })),
        },
      ];
    case 'code':
      return [{ type: 'codeBlock', content: [{ type: 'text', text: node.value }] }];
    case 'table':
      return [
        {
          type: 'table',
          content: node.children.map((row, at) => ({
            type: 'tableRow',
            content: row.children.map((cell) => ({
              type: at === 0 ? 'tableHeader' : 'tableCell',
              content: [{ type: 'paragraph', content: readInline(cell.children, []) }],
            })),
          })),
        },
      ];
    default:
      return [];
  }
}

function readInline(nodes: readonly Block[], marks: readonly BodyMark[]): BodyNode[] {
  return nodes.flatMap((node): BodyNode[] => {
    switch (node.type) {
      case 'text':
        return [textNode(node.value.replaceAll('\n', ' '), marks)];
      case 'strong':
        return readInline(node.children, [...marks, { type: 'bold' }]);
      case 'emphasis':
        return readInline(node.children, [...marks, { type: 'italic' }]);
      case 'inlineCode':
        return [textNode(node.value, [...marks, { type: 'code' }])];
      case 'link':
        if (!isSafeAddress(node.url)) throw new Error(`unsafe link ${node.url}`);
        return readInline(node.children, [...marks, { type: 'link', attrs: { href: node.url } }]);
      default:
        return [];
    }
  });
}

function textNode(text: string, marks: readonly BodyMark[]): BodyNode {
  return { type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) };
}
