import type { ComplaintRow } from '@inkstone/contracts/staff/shares';
import { Badge, Button, type Tone } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { Facts } from '../../../shell/admin/facts.tsx';
import { ForeignText } from '../../../shell/admin/foreign-text.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';
import { SectionLink } from '../../../shell/admin/section-link.tsx';

/** Actions of staff on a report. */
export type ReportTask = 'read' | 'hold' | 'release' | 'close';

const tones: Record<ComplaintRow['share'], Tone> = {
  off: 'plain',
  on: 'good',
  closed: 'plain',
  held: 'warn',
  held_closed: 'warn',
};

/** Returns the actions that the state of the share and of the report allow. */
function tasksOf({ share, closedAt }: ComplaintRow): ReportTask[] {
  const isHeld = share === 'held' || share === 'held_closed';
  return [
    ...(share === 'on' || share === 'held' ? (['read'] as const) : []),
    ...(share === 'on' || share === 'closed' ? (['hold'] as const) : []),
    ...(isHeld ? (['release'] as const) : []),
    ...(closedAt === null ? (['close'] as const) : []),
  ];
}

interface ReportItemProps {
  report: ComplaintRow;
  onTask: ((kind: ReportTask) => void) | null;
}

/** One report: its reason, the reader's text, the state of the link, and the actions. */
export function ReportItem({ report, onTask }: ReportItemProps) {
  const t = useTranslations('admin-content');
  const admin = useTranslations('admin');
  const sharing = useTranslations('sharing');
  const { documentId, accountId, reason, text, email, share, owner, createdAt, closedAt, outcome } = report;
  const name = sharing(`reason_${reason}`);
  return (
    <li className="grid gap-3 border-b border-line py-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-medium">{name}</h2>
        {/* Otherwise an open link would be displayed that does not open. */}
        {(owner !== 'blocked_with_shares' || share !== 'on') && (
          <Badge tone={tones[share]}>{t(`share_${share}`)}</Badge>
        )}
        {owner !== 'active' && <Badge tone="warn">{t(`owner_${owner}`)}</Badge>}
        {closedAt !== null && <Badge>{t('done')}</Badge>}
        <span className="text-sm text-soft">
          <Moment at={createdAt} />
        </span>
      </div>
      {text ? <ForeignText text={text} /> : <p className="text-sm text-faint">{t('noText')}</p>}
      <Facts
        facts={[
          ...(email === null ? [] : ([[t('email'), email]] as const)),
          [t('document'), documentId],
          [
            t('owner'),
            <SectionLink
              key="owner"
              to={`/admin/accounts/${accountId}`}
              className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {accountId}
            </SectionLink>,
          ],
          ...(closedAt === null ? [] : ([[t('doneAt'), <Moment key="at" at={closedAt} />]] as const)),
          ...(outcome ? ([[t('outcome'), outcome]] as const) : []),
        ]}
      />
      {onTask && (
        <div className="flex flex-wrap gap-2">
          {tasksOf(report).map((kind) => (
            <Button
              key={kind}
              size="small"
              className="min-h-11"
              aria-label={admin('taskOn', { task: t(`task_${kind}`), name: `${name}, ${documentId}` })}
              onClick={() => onTask(kind)}
            >
              {t(`task_${kind}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
