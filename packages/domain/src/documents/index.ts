export { excerptOf } from './document-excerpt.ts';
export {
  type DocumentEvent,
  type DocumentRefusal,
  type DocumentState,
  documentState,
  nextDocumentState,
} from './document-state.ts';
export { cleanTitle, type TitleRefusal, tidyTitle } from './document-title.ts';
export { daysLeft, trashHorizon } from './trash-countdown.ts';
