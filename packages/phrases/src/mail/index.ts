export { type FormatMailMessage, loadMailMessages } from './load-mail-messages.ts';
export { type MailBlock, type MailContent, type RenderedMail, renderMail } from './render-mail.ts';
