import { AppError } from '@inkstone/contracts';
import { parse } from 'parse5';
import type { HtmlNode } from '../html/html-tree.ts';
import { readHtml } from '../html/index.ts';
import type { Reading } from '../manuscript.ts';

/** Limits far above those of real pages; larger pages are malicious. */
const limits = { elements: 60_000, depth: 400 } as const;

/**
 * Reads the article of a web page, without menus, advertisements and other surrounding content. Throws
 * `web_page_failed` if there is none.
 */
export async function readWebPage(html: string, url: string): Promise<Reading> {
  checkLimits(html);
  // Loaded on demand, because both are large and rarely needed.
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

/** Refuses a page with excessive nesting or too many elements, in linear time. */
function checkLimits(html: string): void {
  let elements = 0;
  const open: { readonly nodes: readonly HtmlNode[]; readonly depth: number }[] = [
    { nodes: parse(html).childNodes, depth: 0 },
  ];
  for (let level = open.pop(); level; level = open.pop()) {
    elements += level.nodes.length;
    if (elements > limits.elements || level.depth > limits.depth) throw new AppError('web_page_failed');
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

/** Relative links are resolved against the page's address, because a document has none. */
function resolveLinks(document: Document, base: string): void {
  for (const link of document.querySelectorAll('a[href]')) {
    const address = URL.parse(link.getAttribute('href') ?? '', base);
    if (address) link.setAttribute('href', address.href);
  }
}
