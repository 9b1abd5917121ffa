import { AppError } from '@inkstone/contracts';
import { parse } from 'parse5';
import type { HtmlNode } from '../html/html-tree.ts';
import { readHtml } from '../html/index.ts';
import type { Reading } from '../manuscript.ts';

/** People's pages stay far below; what is above was made to wear readers out. */
const most = { elements: 60_000, depth: 400 } as const;

/**
 * Reads the article of a web page: without menus, advertisements and whatever else stands around it. Throws
 * `web_page_failed` where there is none.
 */
export async function readWebPage(html: string, url: string): Promise<Reading> {
  requireModest(html);
  // Both are heavy, and needed by few.
  const [{ parseHTML }, { Readability }] = await Promise.all([
    import('linkedom'),
    import('@mozilla/readability'),
  ]);
  const { document } = parseHTML(html.includes('<body') ? html : `<html><body>${html}</body></html>`);
  const article = readArticle(() => {
    resolveLinks(document, url);
    return new Readability(document, { charThreshold: 200 }).parse();
  });
  if (!article?.content || (article.textContent ?? '').trim() === '') throw new AppError('web_page_failed');
  const { manuscript, losses } = readHtml(article.content);
  return { manuscript: { ...manuscript, title: article.title?.trim() ?? '' }, losses };
}

/** Refuses what nests or repeats without end, by a reading that takes no longer for it. */
function requireModest(html: string): void {
  let elements = 0;
  const open: { readonly nodes: readonly HtmlNode[]; readonly depth: number }[] = [
    { nodes: parse(html).childNodes, depth: 0 },
  ];
  for (let level = open.pop(); level; level = open.pop()) {
    elements += level.nodes.length;
    if (elements > most.elements || level.depth > most.depth) throw new AppError('web_page_failed');
    for (const node of level.nodes) {
      if ('childNodes' in node && node.childNodes.length > 0) {
        open.push({ nodes: node.childNodes, depth: level.depth + 1 });
      }
    }
  }
}

function readArticle<Article>(read: () => Article): Article {
  try {
    return read();
  } catch (error) {
    throw new AppError('web_page_failed', {}, error);
  }
}

/** Links of a page are often relative to it; in a document they stand alone. */
function resolveLinks(document: Document, base: string): void {
  for (const link of document.querySelectorAll('a[href]')) {
    const address = URL.parse(link.getAttribute('href') ?? '', base);
    if (address) link.setAttribute('href', address.href);
  }
}
