export { ManualArticle, type VoteResult } from './manual-article.tsx';
export { ManualPage } from './manual-page.tsx';
