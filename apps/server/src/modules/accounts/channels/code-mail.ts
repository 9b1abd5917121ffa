import { type CodeAction, codeMinutes } from '@inkstone/contracts/accounts';
import type { Locale } from '@inkstone/phrases';
import { loadMailMessages, type RenderedMail, renderMail } from '@inkstone/phrases/mail';

/** Renders the e-mail with a code, in the reader's language. */
export async function codeMail(locale: Locale, action: CodeAction, code: string): Promise<RenderedMail> {
  const t = await loadMailMessages(locale);
  return renderMail({
    locale,
    subject: t('code.subject', { code }),
    blocks: [
      { kind: 'text', text: t(`code.${action}`) },
      { kind: 'code', code },
      { kind: 'note', text: t('code.life', { minutes: codeMinutes }) },
      { kind: 'note', text: t('code.ignore') },
      { kind: 'note', text: t('brand') },
    ],
  });
}
