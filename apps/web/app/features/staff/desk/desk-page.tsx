import type { ReplyOf } from '@inkstone/contracts';
import { type TicketKind, ticketKinds } from '@inkstone/contracts/desk';
import { type DeskView, deskViews, type listTickets, type TicketRow } from '@inkstone/contracts/staff/desk';
import { Badge, buttonClass, EmptyState, type Tone } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { SearchForm } from '../../../shell/admin/search-form.tsx';
import { ViewLinks } from '../../../shell/admin/view-links.tsx';
import { HeldActions } from './ticket-forms.tsx';
import { useTimeLeft } from './use-time-left.ts';

export type DeskPageProps = ReplyOf<typeof listTickets> & {
  readonly view: DeskView;
  readonly kind: TicketKind | null;
  readonly search: string;
  readonly mayAnswer: boolean;
};

export const stateTones: Record<TicketRow['state'], Tone> = {
  held: 'warn',
  open: 'note',
  answered: 'good',
  closed: 'plain',
  spam: 'bad',
};

/** The queue of tickets: open ones by due time, held ones by suspicion, least suspicious first. */
export function DeskPage({ rows, next, view, kind, search, mayAnswer }: DeskPageProps) {
  const t = useTranslations('staff-desk');
  const admin = useTranslations('admin');
  const path = useLocalePath();
  const title = admin('section_desk');
  return (
    <AdminFrame
      title={title}
      hint={t(view === 'held' ? 'heldHint' : 'hint')}
      actions={
        <Link to={path('/admin/desk/days')} className={buttonClass('secondary')}>
          {t('days')}
        </Link>
      }
    >
      <div className="mb-5 grid gap-3">
        <ViewLinks
          label={t('views')}
          links={deskViews.map((each) => ({
            to: addressOf(each, kind),
            label: t(`view_${each}`),
            isCurrent: each === view && search === '',
          }))}
        />
        <ViewLinks
          label={t('kinds')}
          links={[null, ...ticketKinds].map((each) => ({
            to: addressOf(view, each),
            label: t(`kind_${each ?? 'all'}`),
            isCurrent: each === kind,
          }))}
        />
        <SearchForm
          label={t('search')}
          hint={t('searchHint')}
          find={t('find')}
          search={search}
          maxLength={200}
          fields={{ view: 'all' }}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t(search ? 'noneFound' : 'empty')} />
      ) : (
        <ul aria-label={title} className="border-t border-line">
          {rows.map((row) => (
            <Item key={row.id} row={row} mayAnswer={mayAnswer} />
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </AdminFrame>
  );
}

function Item({ row, mayAnswer }: { row: TicketRow; mayAnswer: boolean }) {
  const t = useTranslations('staff-desk');
  const path = useLocalePath();
  const timeLeft = useTimeLeft();
  const { id, number, kind, state, name, company, brief, createdAt, left, assignee, isMine } = row;
  const who = [name, company].filter(Boolean).join(', ');
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-medium">
          <Link
            to={path(`/admin/desk/${encodeURIComponent(id)}`)}
            className="inline-flex min-h-11 items-center underline"
          >
            {number}
          </Link>
        </h2>
        <Badge tone={stateTones[state]}>{t(`state_${state}`)}</Badge>
        <Badge>{t(`kind_${kind}`)}</Badge>
        {left !== null && <Badge tone={left < 0 ? 'bad' : 'note'}>{timeLeft(left)}</Badge>}
        <span className="text-sm text-soft">
          {assignee === null ? t('unassigned') : isMine ? t('mine') : assignee}
        </span>
      </div>
      <p dir="auto" className="max-w-[48em] wrap-anywhere">
        {brief}
      </p>
      <p className="mt-1 text-sm wrap-anywhere text-soft">
        {who && <span dir="auto">{who} · </span>}
        <Moment at={createdAt} />
      </p>
      {state === 'held' && mayAnswer && <HeldActions id={id} number={number} />}
    </li>
  );
}

function addressOf(view: DeskView, kind: TicketKind | null): string {
  return `?${new URLSearchParams({ view, ...(kind && { kind }) })}`;
}
