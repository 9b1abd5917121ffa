import type { SharePictureRow } from '@inkstone/contracts/staff/rewards';
import { Badge, Button, type Tone } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { Facts } from '../../../shell/admin/facts.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';
import { SectionLink } from '../../../shell/admin/section-link.tsx';

/** Actions of staff on a picture. */
export type RewardTask = 'show' | 'approve' | 'refuse';

const tones: Record<SharePictureRow['state'], Tone> = { pending: 'warn', approved: 'good', refused: 'plain' };

/** One picture: its sender, its state, and the actions. */
export function RewardItem({ row, onTask }: { row: SharePictureRow; onTask: (kind: RewardTask) => void }) {
  const t = useTranslations('staff-rewards');
  const admin = useTranslations('admin');
  const { accountId, state, sentAt, dueAt, decidedAt, refusal, hasFile } = row;
  const tasks: RewardTask[] = [
    ...(hasFile ? (['show'] as const) : []),
    ...(state === 'pending' ? (['approve', 'refuse'] as const) : []),
  ];
  return (
    <li className="grid gap-3 border-b border-line py-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 className="text-sm text-soft">
          <Moment at={sentAt} />
        </h2>
        <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
      </div>
      <Facts
        facts={[
          [
            admin('account'),
            <SectionLink key="account" to={`/admin/accounts/${accountId}`}>
              {accountId}
            </SectionLink>,
          ],
          decidedAt === null
            ? [t('due'), <Moment key="due" at={dueAt} />]
            : [t('decided'), <Moment key="decided" at={decidedAt} />],
          ...(refusal === null ? [] : ([[t('refusal'), refusal]] as const)),
        ]}
      />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {tasks.map((kind) => (
          <Button
            key={kind}
            size="small"
            className="min-h-11"
            aria-label={admin('taskOn', { task: t(kind), name: accountId })}
            onClick={() => onTask(kind)}
          >
            {t(kind)}
          </Button>
        ))}
      </div>
    </li>
  );
}
