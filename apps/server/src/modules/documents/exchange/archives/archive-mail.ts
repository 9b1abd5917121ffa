import { archiveDays } from '@inkstone/contracts/documents/exchange';
import type { Locale } from '@inkstone/phrases';
import { loadMailMessages, type RenderedMail, renderMail } from '@inkstone/phrases/mail';

/** Renders the e-mail that the archive is ready. Its link leads to a page that requires signing in. */
export async function archiveMail(locale: Locale, baseUrl: string): Promise<RenderedMail> {
  const t = await loadMailMessages(locale);
  return renderMail({
    locale,
    subject: t('archive.subject'),
    blocks: [
      { kind: 'text', text: t('archive.intro') },
      { kind: 'link', address: `${baseUrl}/${locale}/app/account` },
      { kind: 'note', text: t('archive.life', { days: archiveDays }) },
      { kind: 'note', text: t('archive.ignore') },
      { kind: 'note', text: t('brand') },
    ],
  });
}
