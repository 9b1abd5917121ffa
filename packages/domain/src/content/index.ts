export { nextChangeOf, type Publication, publicationAt, stateOf } from './article-state.ts';
export { cleanBody, isSafeAddress, pictureIdOf } from './body/clean-body.ts';
export {
  type ArticleHeading,
  headingId,
  type RenderedBody,
  renderBody,
} from './body/render-body.ts';
export { type ArticleSection, plainTextOf, sectionsOf } from './body/sections.ts';
export { chooseLanguage } from './choose-language.ts';
export { completenessOf, type IncompleteText } from './completeness.ts';
export { type Answer, answerQuestion, type Passage } from './search/answer.ts';
export {
  buildHelpIndex,
  type HelpIndex,
  type IndexedArticle,
  searchArticles,
} from './search/help-index.ts';
