import type { ArticleCard } from '@inkstone/contracts/content';
import { expect, it } from 'vitest';
import { writeRss } from './write-rss.ts';

it('escapes titles and identifies every item by its URL', () => {
  const card = { slug: 'a', title: '<b> & "c"', summary: ']]>', publishedAt: 0, updatedAt: 0 } as ArticleCard;
  const feed = { title: 'News', description: 'x', language: 'en', self: 'https://s/rss', page: 'https://s' };
  const xml = writeRss({ ...feed, linkOf: ({ slug }) => `https://s/${slug}?a&b` }, [card]);
  expect(xml).toContain('<title>&lt;b&gt; &amp; &quot;c&quot;</title><link>https://s/a?a&amp;b</link>');
  expect(xml).toContain('<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>');
  expect(xml).not.toContain('<b>');
});
