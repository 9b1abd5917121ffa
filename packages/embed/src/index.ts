export { type EmbeddedPage, type EmbedOptions, type EmbedView, embedPage } from './embed-page.ts';
export { createEmbedded, type Embedded, type EmbeddedOptions } from './embedded.ts';
export { answerParent, type ParentWindow } from './handover/answer-parent.ts';
export { type Answer, loaded, type Question, readQuestion, readReply } from './handover/messages.ts';
export {
  addressOf as handoverAddress,
  type HandoverResult,
  removedAfterMs,
  requestHandover,
  type ShowFrame,
  type ShownFrame,
  waitMs,
} from './handover/request-handover.ts';
export { showFrame } from './handover/show-frame.ts';
export {
  type EmbedMessage,
  type EmbedSource,
  type EmbedType,
  embedSources,
  embedTypes,
  readEmbedMessage,
} from './messages.ts';
