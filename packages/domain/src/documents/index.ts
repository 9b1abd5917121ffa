export {
  cleanArchiveDestination,
  type DestinationRefusal,
  isSameDestination,
  isSameLogin,
} from './archive-destination.ts';
export { maxArchiveFailures, nextArchiveAt, retryArchiveAt } from './archive-schedule.ts';
export { type BodyPlace, type HtmlAttributes, renderBodyHtml, renderedTypes } from './body-html.ts';
export { type BodyPart, bodyText, excerptOf, textsBelow } from './body-text.ts';
export {
  type DocumentEvent,
  type DocumentRefusal,
  type DocumentState,
  daysLeft,
  documentState,
  nextDocumentState,
  trashHorizon,
} from './document-state.ts';
export { cleanTitle, type TitleRefusal, tidyTitle, titleOfText } from './document-title.ts';
export { cleanFolderName, type FolderNameRefusal } from './folder-name.ts';
export {
  decideFolderMove,
  decideFolderName,
  decideNewFolder,
  type FolderNode,
  type FolderPlaceRefusal,
  folderPath,
  folderSubtree,
} from './folder-tree.ts';
export { type StorageRoom, storageLimitOf, storageRoom } from './storage-limit.ts';
export type { BodyMark, BodyNode } from './versions/index.ts';
