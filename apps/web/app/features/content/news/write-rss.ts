import type { ArticleCard } from '@inkstone/contracts/content';
import { escapeMarkup } from '@inkstone/kernel';

/** Metadata of a feed. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Language tag. */
  readonly language: string;
  /** URLs of the feed and of its page. */
  readonly self: string;
  readonly page: string;
  /** Returns the URL of an item. */
  readonly linkOf: (card: ArticleCard) => string;
}

/** Writes RSS 2.0. */
export function writeRss(feed: Feed, cards: readonly ArticleCard[]): string {
  const newest = cards[0]?.updatedAt;
  const items = cards.map((card) => {
    const link = escapeMarkup(feed.linkOf(card));
    return `<item><title>${escapeMarkup(card.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(card.publishedAt).toUTCString()}</pubDate><description>${escapeMarkup(card.summary)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeMarkup(feed.title)}</title>
<link>${escapeMarkup(feed.page)}</link>
<description>${escapeMarkup(feed.description)}</description>
<language>${feed.language}</language>
<atom:link href="${escapeMarkup(feed.self)}" rel="self" type="application/rss+xml"/>
${newest === undefined ? '' : `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>\n`}${items.join('\n')}
</channel></rss>
`;
}
