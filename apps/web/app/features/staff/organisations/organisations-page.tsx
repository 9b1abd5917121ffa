import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import { addOrganisation, type listOrganisations } from '@inkstone/contracts/staff/organisations';
import { Button, EmptyState, TextField } from '@inkstone/ui';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

export type OrganisationsPageProps = ReplyOf<typeof listOrganisations> & { self: StaffSelf };

/** The organisations; a new one is added here. */
export function OrganisationsPage({ rows, next, self }: OrganisationsPageProps) {
  const t = useTranslations('staff-organisations');
  const path = useLocalePath();
  const [isAdding, setAdding] = useState(false);
  const mayChange = self.permissions.includes('organisations.change');
  return (
    <AdminFrame
      title={t('title')}
      hint={t('hint')}
      actions={
        mayChange && (
          <Button kind="primary" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )
      }
    >
      {rows.length === 0 && <EmptyState title={t('empty')}>{mayChange && t('emptyHint')}</EmptyState>}
      {rows.length > 0 && (
        <ul aria-label={t('title')} className="border-t border-line">
          {rows.map(({ id, name, members }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-3"
            >
              <div className="min-w-0">
                <Link
                  to={path(`/admin/organisations/${encodeURIComponent(id)}`)}
                  className="inline-flex min-h-8 items-center font-medium underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11"
                >
                  {name}
                </Link>
                <p className="text-sm text-faint wrap-anywhere">{id}</p>
              </div>
              <p className="text-sm text-soft">{t('members', { count: members })}</p>
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </AdminFrame>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('staff-organisations');
  const path = useLocalePath();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const made = useRef('');
  return (
    <StaffActionDialog
      title={t('add')}
      description={t('addHint')}
      confirmLabel={t('addConfirm')}
      run={async (reason) => {
        made.current = (await call(addOrganisation, { name, reason })).id;
      }}
      onDone={() => void navigate(path(`/admin/organisations/${made.current}`))}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        value={name}
        required
        autoComplete="off"
        maxLength={1000}
        onChange={(event) => setName(event.target.value)}
      />
    </StaffActionDialog>
  );
}
