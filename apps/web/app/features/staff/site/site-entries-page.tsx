import type { StaffSelf } from '@inkstone/contracts/staff';
import {
  removeSiteEntry,
  type SiteEntry,
  type SiteEntryKind,
  siteEntryKinds,
} from '@inkstone/contracts/staff/site';
import { localeNames, locales } from '@inkstone/phrases';
import { Badge, Button, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { useFontName, usePlatformName } from './entry-names.ts';

export interface SiteEntriesPageProps {
  entries: readonly SiteEntry[];
  self: StaffSelf;
}

/** The open dialog: for a new entry of a kind, or for an entry to change or remove. */
type OpenDialog =
  | { readonly task: 'edit'; readonly kind: SiteEntryKind; readonly entry: SiteEntry | null }
  | { readonly task: 'remove'; readonly entry: SiteEntry };

/** Banners, downloads and font choices of the public pages. */
export function SiteEntriesPage({ entries, self }: SiteEntriesPageProps) {
  const t = useTranslations('staff-site');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const mayChange = self.permissions.includes('content.change');
  const close = () => setOpen(null);
  return (
    <AdminFrame title={t('title')} hint={t('hint')}>
      {siteEntryKinds.map((kind) => (
        <section key={kind} aria-labelledby={kind} className="mb-12">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id={kind} className="text-lg font-semibold">
              {t(`${kind}_title`)}
            </h2>
            {mayChange && (
              <Button size="small" onClick={() => setOpen({ task: 'edit', kind, entry: null })}>
                {t(`${kind}_new`)}
              </Button>
            )}
          </div>
          <p className="mt-1 mb-3 max-w-[44em] text-sm text-soft">{t(`${kind}_hint`)}</p>
          <EntryList
            kind={kind}
            entries={entries.filter(({ content }) => content.kind === kind)}
            onOpen={mayChange ? setOpen : null}
          />
        </section>
      ))}
      {open?.task === 'edit' && <EntryDialog kind={open.kind} entry={open.entry} onClose={close} />}
      {open?.task === 'remove' && <RemoveDialog entry={open.entry} onClose={close} />}
    </AdminFrame>
  );
}

interface EntryListProps {
  kind: SiteEntryKind;
  entries: readonly SiteEntry[];
  /** Null for staff who may only read. */
  onOpen: ((open: OpenDialog) => void) | null;
}

function EntryList({ kind, entries, onOpen }: EntryListProps) {
  const t = useTranslations('staff-site');
  if (entries.length === 0)
    return <p className="border-t border-line py-4 text-sm text-faint">{t('empty')}</p>;
  return (
    <ul aria-labelledby={kind} className="border-t border-line">
      {entries.map((entry) => (
        <EntryItem key={entry.id} kind={kind} entry={entry} onOpen={onOpen} />
      ))}
    </ul>
  );
}

const tones = { scheduled: 'warn', running: 'good', ended: 'plain' } as const;

function EntryItem({ kind, entry, onOpen }: { entry: SiteEntry } & Pick<EntryListProps, 'kind' | 'onOpen'>) {
  const t = useTranslations('staff-site');
  const moment = useMoment();
  const { title, details } = useSummary(entry);
  const { state, startsAt, endsAt } = entry;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {title}
          </span>
          <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-soft">{details}</p>
        <p className="text-sm text-faint">
          {endsAt === null
            ? t('from', { time: moment(startsAt) })
            : t('period', { start: moment(startsAt), end: moment(endsAt) })}
        </p>
      </div>
      {onOpen && (
        <span className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => onOpen({ task: 'edit', kind, entry })}>
            {t('edit')}
          </Button>
          <Button kind="danger" size="small" onClick={() => onOpen({ task: 'remove', entry })}>
            {t('remove')}
          </Button>
        </span>
      )}
    </li>
  );
}

/** Title and summary of an entry. */
function useSummary({ content }: Pick<SiteEntry, 'content'>): { title: string; details: string } {
  const t = useTranslations('staff-site');
  const platformName = usePlatformName();
  const fontName = useFontName();
  const inLanguages = (of: readonly (typeof locales)[number][]) =>
    of.length === 0 ? t('allLanguages') : of.map((each) => localeNames[each]).join(' · ');
  if (content.kind === 'banner') {
    const written = locales.filter((each) => content.texts[each]);
    const [first = 'en'] = written;
    return {
      title: content.texts[first]?.text ?? '',
      details: [inLanguages(written), content.href].filter(Boolean).join(' · '),
    };
  }
  if (content.kind === 'font') {
    return {
      title: fontName(content.font),
      details: `${t(content.isOffered ? 'offer_yes' : 'offer_no')} · ${inLanguages(content.languages)}`,
    };
  }
  const { platform, version, source, languages } = content;
  const place = source.kind === 'store' ? source.url : source.file.name;
  return {
    title: [platformName(platform), version].filter(Boolean).join(' '),
    details: `${place} · ${inLanguages(languages)}`,
  };
}

function RemoveDialog({ entry, onClose }: { entry: SiteEntry; onClose: () => void }) {
  const t = useTranslations('staff-site');
  const { title } = useSummary(entry);
  const { id, version } = entry;
  return (
    <StaffActionDialog
      title={title}
      description={t('removeHint')}
      confirmLabel={t('remove')}
      run={(reason) => call(removeSiteEntry, { id, version, reason })}
      onDone={() => showToast.success(t('removed'))}
      onClose={onClose}
    />
  );
}
