export { type FormatMailWords, loadMailWords } from './load-mail-words.ts';
export { type MailBlock, type MailContent, type RenderedMail, renderMail } from './render-mail.ts';
