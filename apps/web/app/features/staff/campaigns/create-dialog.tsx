import type { ReplyOf } from '@inkstone/contracts';
import type { ItemView } from '@inkstone/contracts/membership';
import { campaignLimits, createCampaign, previewCampaign } from '@inkstone/contracts/staff/campaigns';
import { Button, showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useClockAhead } from '../../../platform/root-data.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { nextMidnight } from '../../../shell/admin/time-field.ts';
import { type Draft, emptyDraft, readTerms } from './draft.ts';
import { OfferPreview } from './offer-preview.tsx';
import { OffersField } from './offers-field.tsx';

type CampaignPreview = ReplyOf<typeof previewCampaign>;

/** Creates a campaign. Its prices can be previewed as buyers will see them. */
export function CreateDialog({ items, onClose }: { items: readonly ItemView[]; onClose: () => void }) {
  const t = useTranslations('staff-campaigns');
  const [draft, setDraft] = useState(emptyDraft);
  const [fault, setFault] = useState('');
  const change = (part: Partial<Draft>) => setDraft((former) => ({ ...former, ...part }));

  /** Returns the terms to send; null, with an error message, if the input is invalid. */
  function read() {
    const terms = readTerms(draft);
    setFault(terms === null ? t('offersWrong') : '');
    return terms;
  }

  async function run(reason: string): Promise<unknown> {
    const terms = read();
    return terms === null ? false : call(createCampaign, { ...terms, reason });
  }

  return (
    <StaffActionDialog
      isWide
      title={t('create')}
      description={t('createHint')}
      confirmLabel={t('createConfirm')}
      run={run}
      onDone={() => showToast.success(t('created'))}
      onClose={onClose}
    >
      <NameFields draft={draft} change={change} />
      <OffersField
        items={items}
        prices={draft.prices}
        error={fault}
        onChange={(prices) => change({ prices })}
      />
      <Preview draft={draft} read={read} />
      <LimitFields draft={draft} change={change} />
    </StaffActionDialog>
  );
}

interface PartProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}

function fieldsOf({ draft, change }: PartProps) {
  return (key: 'title' | 'campaignId' | 'from' | 'to' | 'quota' | 'perAccount') => ({
    value: draft[key],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [key]: event.target.value }),
  });
}

function NameFields(part: PartProps) {
  const t = useTranslations('staff-campaigns');
  const field = fieldsOf(part);
  const ahead = useClockAhead();
  const { change } = part;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          required
          maxLength={campaignLimits.title}
          {...field('title')}
        />
        <TextField
          label={t('id')}
          hint={t('idHint')}
          required
          pattern="[a-z0-9][a-z0-9\-]*"
          maxLength={40}
          autoCapitalize="none"
          spellCheck={false}
          {...field('campaignId')}
        />
        <TextField label={t('begin')} hint={t('beginHint')} type="datetime-local" {...field('from')} />
        <TextField label={t('endTime')} hint={t('endTimeHint')} type="datetime-local" {...field('to')} />
      </div>
      <Button
        size="small"
        className="-mt-2 min-h-11 self-start"
        onClick={() => change({ from: nextMidnight(Date.now() + ahead) })}
      >
        {t('midnight')}
      </Button>
    </>
  );
}

function LimitFields(part: PartProps) {
  const t = useTranslations('staff-campaigns');
  const field = fieldsOf(part);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        type="number"
        label={t('quota')}
        hint={t('quotaHint')}
        min={1}
        max={campaignLimits.quota}
        step={1}
        {...field('quota')}
      />
      <TextField
        type="number"
        label={t('perAccount')}
        hint={t('perAccountHint')}
        min={1}
        max={campaignLimits.perAccount}
        step={1}
        {...field('perAccount')}
      />
    </div>
  );
}

/** Shows a draft as buyers will see it. The preview disappears when the draft changes. */
function Preview({ draft, read }: { draft: Draft; read: () => ReturnType<typeof readTerms> }) {
  const t = useTranslations('staff-campaigns');
  const errorText = useErrorText();
  const [shown, setShown] = useState<{ draft: Draft; seen: CampaignPreview | null; error: string } | null>(
    null,
  );
  async function show() {
    const terms = read();
    if (terms === null) return;
    const { from, to, offers } = terms;
    try {
      setShown({ draft, seen: await call(previewCampaign, { from, to, offers }), error: '' });
    } catch (failure) {
      setShown({ draft, seen: null, error: errorText(failure) });
    }
  }
  const current = shown?.draft === draft ? shown : null;
  return (
    <div>
      <Button size="small" className="min-h-11" onClick={() => void show()}>
        {t('preview')}
      </Button>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {current?.error && <p className="text-sm text-bad">{current.error}</p>}
        {current?.seen && (
          <section aria-label={t('previewTitle')}>
            <p className="mb-2 text-sm text-faint">{t('previewTitle')}</p>
            <OfferPreview {...current.seen} />
          </section>
        )}
      </div>
    </div>
  );
}
