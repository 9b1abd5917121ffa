import type { SiteInfo } from '@inkstone/contracts/site/info';
import { Disclosure } from '@inkstone/ui/plain';
import { useTranslations } from 'use-intl';
import { LazyQrCode } from './lazy-qr-code.tsx';

export interface SiteContactsProps {
  contacts: SiteInfo['contacts'];
  className: string;
}

/** The contacts configured by the operator: QR codes, a microblog, an address. */
export function SiteContacts({ contacts, className }: SiteContactsProps) {
  const t = useTranslations('common');
  const { wechat, qq, weibo, address } = contacts;
  return (
    <>
      {wechat && <CodePanel name={t('contacts.wechat')} text={wechat} />}
      {qq && <CodePanel name={t('contacts.qq')} text={qq} />}
      {weibo && (
        <a href={weibo} rel="noreferrer" target="_blank" className={className}>
          {t('contacts.weibo')}
        </a>
      )}
      {address && <address className="text-sm text-soft not-italic">{address}</address>}
    </>
  );
}

function CodePanel({ name, text }: { name: string; text: string }) {
  return (
    <Disclosure
      summary={name}
      summaryClassName="-mx-2.5 justify-start underline underline-offset-4"
      panelClassName="right-auto left-0 bottom-full mb-1 p-3"
    >
      <LazyQrCode text={text} label={name} />
    </Disclosure>
  );
}
