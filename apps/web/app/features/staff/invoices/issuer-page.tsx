import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import { type readInvoiceIssuer, testInvoiceIssuer } from '@inkstone/contracts/staff/invoices';
import { Button, Notice } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { Facts } from '../../../shell/admin/facts.tsx';

export type IssuerPageProps = ReplyOf<typeof readInvoiceIssuer> & { readonly self: StaffSelf };

/** Shows the issuer of invoices. It is configured on the server, so that it cannot be changed on a page. */
export function IssuerPage({ issuer, url, rate, item, seller, self }: IssuerPageProps) {
  const t = useTranslations('staff-invoices');
  const path = useLocalePath();
  const format = useFormatter();
  const percent = format.number(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <AdminFrame title={t('issuer')} hint={t('issuerHint')}>
      <p className="mb-4">
        <Link to={path('/admin/invoices')} className="underline underline-offset-4">
          {t('title')}
        </Link>
      </p>
      <p className="mb-4">{t(`issuer_${issuer}`)}</p>
      <Facts
        facts={[
          ...(url === null ? [] : [[t('url'), url] as const]),
          [t('seller'), seller.name || t('notSet')],
          [t('taxNumber'), seller.taxNumber || t('notSet')],
          [t('item'), item],
          [t('rate'), percent],
        ]}
      />
      {issuer === 'http' && self.permissions.includes('invoices.change') && <TestIssuer />}
    </AdminFrame>
  );
}

/** Queries the service about a request that does not exist, and shows whether the reply is correct. */
function TestIssuer() {
  const t = useTranslations('staff-invoices');
  const errorText = useErrorText();
  const money = useMoney();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<ReplyOf<typeof testInvoiceIssuer> | null>(null);
  const [error, setError] = useState('');

  const creditText = ({ left, total }: NonNullable<ReplyOf<typeof testInvoiceIssuer>['credit']>) =>
    total === null
      ? t('creditLeft', { left: money(left, 'CNY') })
      : t('creditOf', { left: money(left, 'CNY'), total: money(total, 'CNY') });

  async function test() {
    setBusy(true);
    setResult(null);
    setError('');
    try {
      setResult(await call(testInvoiceIssuer, {}));
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-6 flex flex-col items-start gap-3">
      <Button isBusy={isBusy} onClick={() => void test()}>
        {t('test')}
      </Button>
      <div role="status" className="empty:hidden">
        {result?.isGood && (
          <Notice tone="good">
            {t('testGood')}
            {result.credit && ` ${creditText(result.credit)}`}
          </Notice>
        )}
        {result && !result.isGood && <Notice tone="bad">{t('testBad', { detail: result.detail })}</Notice>}
        {error && <Notice tone="bad">{error}</Notice>}
      </div>
    </div>
  );
}
