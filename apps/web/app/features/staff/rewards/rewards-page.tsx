import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import type { listSharePictures, SharePictureRow } from '@inkstone/contracts/staff/rewards';
import { EmptyState, Notice } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { ViewLinks } from '../../../shell/admin/view-links.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { RewardItem, type RewardTask } from './reward-item.tsx';

export type RewardsPageProps = ReplyOf<typeof listSharePictures> & {
  readonly which: 'open' | 'all';
  readonly self: StaffSelf;
};

/** Pictures of shares that are waiting for review, or all of them. */
export function RewardsPage({ rows, next, isOn, which }: RewardsPageProps) {
  const t = useTranslations('staff-rewards');
  const content = useTranslations('admin-content');
  const admin = useTranslations('admin');
  const [task, setTask] = useState<{ kind: RewardTask; row: SharePictureRow } | null>(null);
  const close = () => setTask(null);
  const title = admin('section_rewards');
  return (
    <AdminFrame title={title} hint={t('hint')}>
      <div className="flex flex-col gap-5">
        <Notice tone={isOn ? 'warn' : 'plain'}>{t(isOn ? 'isOn' : 'isOff')}</Notice>
        <div className="flex">
          <ViewLinks
            label={content('which')}
            links={(['open', 'all'] as const).map((each) => ({
              to: each === 'all' ? '?which=all' : '?',
              label: content(`which_${each}`),
              isCurrent: which === each,
            }))}
          />
        </div>
        {rows.length === 0 ? (
          <EmptyState title={t(which === 'open' ? 'none' : 'noneAll')} />
        ) : (
          <ul aria-label={title} className="border-t border-line">
            {rows.map((row) => (
              <RewardItem key={row.id} row={row} onTask={(kind) => setTask({ kind, row })} />
            ))}
          </ul>
        )}
      </div>
      <PageLinks next={next} />
      {task?.kind === 'show' && <PictureDialog row={task.row} onClose={close} />}
      {(task?.kind === 'approve' || task?.kind === 'refuse') && (
        <DecideDialog row={task.row} isApproved={task.kind === 'approve'} onClose={close} />
      )}
    </AdminFrame>
  );
}
