import type { TermsDocument } from '@inkstone/contracts/site/terms';
import type { StaffSelf } from '@inkstone/contracts/staff';
import { type TermsOverview, type TermsVersionRow, withdrawTerms } from '@inkstone/contracts/staff/terms';
import { localeNames } from '@inkstone/phrases';
import { Badge, Button, buttonClass, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { useMoment } from '../../../shell/use-moment.ts';

interface NamedVersion {
  readonly document: TermsDocument;
  readonly version: string;
}

/** The legal documents with their versions. */
export function TermsVersionsPage({ documents, self }: TermsOverview & { self: StaffSelf }) {
  const t = useTranslations('staff-terms');
  const names = useTranslations('common');
  const path = useLocalePath();
  const [withdrawn, setWithdrawn] = useState<NamedVersion | null>(null);
  const mayChange = self.permissions.includes('terms.change');
  return (
    <AdminFrame
      title={t('title')}
      hint={t('hint')}
      actions={
        self.permissions.includes('consents.read') && (
          <Link to={path('/admin/terms/consents')} className={buttonClass('secondary')}>
            {t('consents')}
          </Link>
        )
      }
    >
      {documents.map(({ document, versions }) => (
        <section key={document} aria-labelledby={document} className="mb-10">
          <div className="flex flex-wrap items-center justify-between gap-3 pb-2">
            <h2 id={document} className="text-lg font-semibold">
              {names(`termsNames.${document}`)}
            </h2>
            {mayChange && (
              <Link
                to={path(`/admin/terms/edit?document=${document}`)}
                aria-describedby={document}
                className={buttonClass('secondary', 'small')}
              >
                {t('newVersion')}
              </Link>
            )}
          </div>
          <ul className="border-t border-line">
            {versions.map((row) => (
              <VersionItem
                key={row.version}
                document={document}
                row={row}
                onWithdraw={
                  mayChange && row.state === 'scheduled' && row.origin === 'staff'
                    ? () => setWithdrawn({ document, version: row.version })
                    : null
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {withdrawn && <WithdrawDialog {...withdrawn} onClose={() => setWithdrawn(null)} />}
    </AdminFrame>
  );
}

interface VersionItemProps {
  document: TermsDocument;
  row: TermsVersionRow;
  /** Null if it cannot be withdrawn. */
  onWithdraw: (() => void) | null;
}

function VersionItem({ document, row, onWithdraw }: VersionItemProps) {
  const t = useTranslations('staff-terms');
  const path = useLocalePath();
  const moment = useMoment();
  const { version, state, origin, languages, publishedAt, publishedBy } = row;
  const page = `/terms/${document}?version=${version}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      {state === 'scheduled' ? (
        <span className="inline-flex min-h-11 items-center tabular-nums">{version}</span>
      ) : (
        <Link
          to={path(page)}
          className="inline-flex min-h-11 items-center tabular-nums underline underline-offset-4"
        >
          {version}
        </Link>
      )}
      <Badge tone={state === 'current' ? 'good' : state === 'scheduled' ? 'warn' : 'plain'}>{t(state)}</Badge>
      <span className="min-w-0 text-sm text-soft wrap-anywhere">
        {publishedAt !== null && publishedBy !== null
          ? t('publishedBy', { time: moment(publishedAt), account: publishedBy })
          : t(`origin_${origin}`)}
      </span>
      <span className="text-sm text-faint">{languages.map((each) => localeNames[each]).join(' · ')}</span>
      {onWithdraw && (
        <span className="ml-auto flex flex-wrap gap-2">
          <Link
            to={path(`/admin/terms/edit?document=${document}&version=${version}`)}
            className={buttonClass('secondary', 'small')}
          >
            {t('edit')}
          </Link>
          <Button kind="danger" size="small" onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        </span>
      )}
    </li>
  );
}

function WithdrawDialog({ document, version, onClose }: NamedVersion & { onClose: () => void }) {
  const t = useTranslations('staff-terms');
  const names = useTranslations('common');
  const name = names(`termsNames.${document}`);
  return (
    <StaffActionDialog
      title={t('versionOf', { name, version })}
      description={t('withdrawHint')}
      confirmLabel={t('withdraw')}
      run={(reason) => call(withdrawTerms, { document, version, reason })}
      onDone={() => showToast.success(t('withdrawn'))}
      onClose={onClose}
    />
  );
}
