import { AppError } from '@inkstone/contracts';
import {
  type SiteEntry,
  type SiteEntryContent,
  type SiteEntryKind,
  saveSiteEntry,
} from '@inkstone/contracts/staff/site';
import { showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { readTime, timeField } from '../../../shell/admin/time-field.ts';
import { BannerFields } from './banner-fields.tsx';
import { DownloadFields } from './download-fields.tsx';
import { emptyContent, lacksFile } from './entry-draft.ts';
import { FontFields } from './font-fields.tsx';

export interface EntryDialogProps {
  kind: SiteEntryKind;
  /** Null for a new one. */
  entry: SiteEntry | null;
  onClose: () => void;
}

/** Creates or changes a banner, a download or a font choice. */
export function EntryDialog({ kind, entry, onClose }: EntryDialogProps) {
  const t = useTranslations('staff-site');
  const [content, setContent] = useState<SiteEntryContent>(entry?.content ?? emptyContent(kind));
  const [starts, setStarts] = useState(timeField(entry?.startsAt ?? null));
  const [ends, setEnds] = useState(timeField(entry?.endsAt ?? null));
  return (
    <StaffActionDialog
      title={t(entry ? `${kind}_title` : `${kind}_new`)}
      confirmLabel={t('save')}
      isWide
      run={async (reason) => {
        if (lacksFile(content)) throw new AppError('site_file_missing');
        await call(saveSiteEntry, {
          ...{ kind, id: entry?.id ?? null, version: entry?.version ?? 0, content, reason },
          ...{ startsAt: readTime(starts), endsAt: readTime(ends) },
        });
      }}
      onDone={() => showToast.success(t('saved'))}
      onClose={onClose}
    >
      {content.kind === 'banner' && <BannerFields content={content} onChange={setContent} />}
      {content.kind === 'download' && <DownloadFields content={content} onChange={setContent} />}
      {content.kind === 'font' && <FontFields content={content} onChange={setContent} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={t('startsAt')}
          hint={t('startsHint')}
          value={starts}
          onChange={(event) => setStarts(event.target.value)}
        />
        <TextField
          type="datetime-local"
          label={t('endsAt')}
          hint={t('endsHint')}
          value={ends}
          min={starts}
          onChange={(event) => setEnds(event.target.value)}
        />
      </div>
    </StaffActionDialog>
  );
}
