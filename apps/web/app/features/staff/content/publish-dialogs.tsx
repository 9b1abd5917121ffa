import { publishArticle, withdrawArticle } from '@inkstone/contracts/staff/content';
import { completenessOf } from '@inkstone/domain/content';
import { localeNames } from '@inkstone/phrases';
import { Notice, RadioGroup, showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { readTime } from '../../../shell/admin/time-field.ts';
import { useLanguageNames } from './language-names.ts';
import type { ArticleDraft } from './use-article.ts';

export interface PublicationProps {
  id: string;
  draft: ArticleDraft;
  onClose: () => void;
}

/** Publishes the draft, now or at a time. */
export function PublishDialog({ id, draft, onClose }: PublicationProps) {
  const t = useTranslations('staff-content');
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [begins, setBegins] = useState('');
  const [ends, setEnds] = useState('');
  const [isRefused, setRefused] = useState(false);
  return (
    <StaffActionDialog
      title={t('publishTitle')}
      description={t('publishHint')}
      confirmLabel={t(when === 'now' ? 'publish' : 'schedule')}
      wantsReason={false}
      run={async () => {
        // The list names the missing parts, so no further error is needed.
        if (!isPublishable(draft)) {
          setRefused(true);
          return false;
        }
        const version = await draft.save();
        const publishAt = when === 'later' ? readTime(begins) : null;
        draft.settle(await call(publishArticle, { id, version, publishAt, unpublishAt: readTime(ends) }));
        return true;
      }}
      onDone={() => showToast.success(t(when === 'now' ? 'published' : 'scheduled'))}
      onClose={onClose}
    >
      <Languages draft={draft} isRefused={isRefused} />
      <RadioGroup
        label={t('when')}
        value={when}
        choices={(['now', 'later'] as const).map((value) => ({ value, label: t(`when_${value}`) }))}
        onChange={setWhen}
      />
      {when === 'later' && (
        <TextField
          type="datetime-local"
          label={t('publishAt')}
          hint={t('ownZone')}
          value={begins}
          required
          onChange={(event) => setBegins(event.target.value)}
        />
      )}
      <TextField
        type="datetime-local"
        label={t('unpublishAt')}
        hint={t('unpublishHint')}
        value={ends}
        onChange={(event) => setEnds(event.target.value)}
      />
    </StaffActionDialog>
  );
}

/** Whether every language that has a title is complete, and there is one. */
function isPublishable({ content }: ArticleDraft): boolean {
  const { complete, incomplete } = completenessOf(content.texts);
  return complete.length > 0 && incomplete.length === 0;
}

/** Lists the languages that will be published, or the missing parts; as an error after a refused attempt to publish. */
function Languages({ draft, isRefused }: { draft: ArticleDraft; isRefused: boolean }) {
  const t = useTranslations('staff-content');
  const names = useLanguageNames();
  const { complete, incomplete } = completenessOf(draft.content.texts);
  if (isPublishable(draft)) return <p>{t('willPublish', { languages: names(complete) })}</p>;
  return (
    // The key creates a new element, which screen readers announce and which is scrolled into view.
    <Notice key={String(isRefused)} tone={isRefused ? 'bad' : 'warn'} {...(isRefused && { role: 'alert' })}>
      <ul
        ref={(list) => {
          if (isRefused) list?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {complete.length + incomplete.length === 0 && <li>{t('lacksAll')}</li>}
        {incomplete.map(({ language, lacks }) => (
          <li key={language}>{t(lackMessages[lacks], { language: localeNames[language] })}</li>
        ))}
      </ul>
    </Notice>
  );
}

const lackMessages = { summary: 'lacksSummary', body: 'lacksBody', both: 'lacksBoth' } as const;

/** Withdraws an article from the site. */
export function WithdrawDialog({ id, draft, onClose }: PublicationProps) {
  const t = useTranslations('staff-content');
  return (
    <StaffActionDialog
      title={t('withdrawTitle')}
      description={t('withdrawHint')}
      confirmLabel={t('withdraw')}
      wantsReason={false}
      run={async () => draft.settle(await call(withdrawArticle, { id, version: await draft.save() }))}
      onDone={() => showToast.success(t('withdrawn'))}
      onClose={onClose}
    />
  );
}
