export { type Answer, answerQuestion, type Passage } from './answer.ts';
export {
  buildHelpIndex,
  type HelpIndex,
  type Hit,
  type IndexedArticle,
  searchArticles,
} from './help-index.ts';
