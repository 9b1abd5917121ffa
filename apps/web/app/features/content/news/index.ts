export { NewsArticle } from './news-article.tsx';
export { NewsPage } from './news-page.tsx';
export { writeRss } from './write-rss.ts';
