import type { MailLanguage, MailNote } from '../../../mail-note.ts';
import type { MailWords } from './code-mail.ts';
import { mailPage } from './mail-page.ts';

const signatures: Readonly<Record<MailLanguage, string>> = { zh: '砚台', en: 'Inkstone' };

/** Both forms of a note. */
export function noteMail(language: MailLanguage, { subject, intro, address, rest }: MailNote): MailWords {
  const after = [...rest, signatures[language]];
  const blocks = [
    `<p style="margin:0 0 12px">${intro}</p>`,
    `<p style="margin:0 0 16px"><a href="${address}" style="color:#211f1c">${address}</a></p>`,
    ...after.map((line) => `<p style="margin:0 0 12px;color:#5c5850">${line}</p>`),
  ];
  const text = `${[intro, address, ...after].join('\n\n')}\n`;
  return { subject, text, html: mailPage(language, blocks.join('')) };
}
