export { ArticlePage } from './article-page.tsx';
export { ContentPage } from './content-page.tsx';
