import { type AuditEntryView, auditOutcomes, auditPageSize } from '@inkstone/contracts/staff';
import { permissions } from '@inkstone/contracts/staff/permissions';
import { Badge, Button, buttonClass, EmptyState, SelectField, TextField, type Tone } from '@inkstone/ui';
import { useState } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { ExportButton } from './export-button.tsx';
import { VerifyPanel } from './verify-panel.tsx';

export interface AuditFilter {
  readonly actorId: string;
  /** The subject of the action. */
  readonly about: string;
  readonly action: string;
  readonly outcome: AuditEntryView['outcome'] | '';
}

export interface AuditPageProps {
  entries: readonly AuditEntryView[];
  filter: AuditFilter;
}

const tones: Record<AuditEntryView['outcome'], Tone> = {
  begun: 'plain',
  done: 'good',
  refused: 'warn',
  failed: 'bad',
};

/** The audit log, newest first, and a check of its integrity. */
export function AuditPage({ entries, filter }: AuditPageProps) {
  const t = useTranslations('admin');
  const [query] = useSearchParams();
  const last = entries.at(-1)?.seq;
  const newest = new URLSearchParams(query);
  newest.delete('before');
  const older = new URLSearchParams(query);
  if (last !== undefined) older.set('before', String(last));
  return (
    <AdminFrame title={t('section_audit')} hint={t('auditHint')}>
      <div className="flex flex-wrap items-start gap-3">
        <VerifyPanel />
        <ExportButton />
      </div>
      <FilterForm key={JSON.stringify(filter)} filter={filter} />
      {entries.length === 0 && <EmptyState title={t('auditEmpty')} />}
      {entries.length > 0 && (
        <ol aria-label={t('section_audit')} className="border-t border-line">
          {entries.map((entry) => (
            <EntryRow key={entry.seq} entry={entry} />
          ))}
        </ol>
      )}
      <nav aria-label={t('pages')} className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {query.has('before') && (
          <Link to={`?${newest}`} className={buttonClass('secondary')}>
            {t('firstPage')}
          </Link>
        )}
        {entries.length === auditPageSize && (
          <Link to={`?${older}`} className={buttonClass('secondary')}>
            {t('older')}
          </Link>
        )}
      </nav>
    </AdminFrame>
  );
}

function FilterForm({ filter }: { filter: AuditFilter }) {
  const t = useTranslations('admin');
  const [action, setAction] = useState(filter.action);
  const [outcome, setOutcome] = useState<string>(filter.outcome);
  const any = { value: '', label: t('any') };
  return (
    <Form
      method="get"
      className="my-6 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1fr_1fr_auto]"
    >
      <TextField
        label={t('actor')}
        name="actor"
        defaultValue={filter.actorId}
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        label={t('auditAbout')}
        name="about"
        defaultValue={filter.about}
        maxLength={100}
        autoComplete="off"
      />
      <SelectField
        label={t('action')}
        name="action"
        value={action}
        onChange={setAction}
        choices={[any, ...actions.map((value) => ({ value, label: value }))]}
      />
      <SelectField
        label={t('outcome')}
        name="outcome"
        value={outcome}
        onChange={setOutcome}
        choices={[any, ...auditOutcomes.map((value) => ({ value, label: t(`outcome_${value}`) }))]}
      />
      <Button type="submit">{t('filter')}</Button>
    </Form>
  );
}

/** The kinds of entries: permissions, and events without one. */
const actions: readonly string[] = [...permissions, 'factor.enter', 'factor.enrol', 'audit.head_replaced'];

function EntryRow({ entry }: { entry: AuditEntryView }) {
  const t = useTranslations('admin');
  const moment = useMoment();
  const { seq, at, actorId, actorName, roles, action, via, facts, reason, outcome, begunSeq } = entry;
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-3 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="text-soft tabular-nums">
        <p>
          {seq}
          {begunSeq !== null && ` ← ${begunSeq}`}
        </p>
        <p>
          <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
        </p>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-medium">{action}</strong>
          <Badge tone={tones[outcome]}>{t(`outcome_${outcome}`)}</Badge>
        </p>
        <p className="text-soft">
          {actorId === null ? t('operator', { name: actorName || '–' }) : actorName || actorId}
          {roles && ` (${roles})`}
        </p>
        <p className="text-faint">
          {via}
          {Object.entries(facts).map(([name, fact]) => ` · ${name}: ${String(fact)}`)}
        </p>
        {reason !== null && <p className="mt-1">{t('reasonGiven', { reason })}</p>}
        <Refusal entry={entry} />
      </div>
    </li>
  );
}

function Refusal({ entry: { refusal } }: { entry: AuditEntryView }) {
  return refusal === null ? null : <p className="mt-1 text-warn">{refusal}</p>;
}
