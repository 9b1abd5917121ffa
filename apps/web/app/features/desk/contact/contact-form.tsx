import {
  type ContactField,
  type ContactTopic,
  deskLimits,
  requiredFields,
  type TeamSize,
  teamSizes,
} from '@inkstone/contracts/desk';
import { Notice, SelectField, TextArea, TextField } from '@inkstone/ui';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslations } from 'use-intl';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { SentNotice } from './sent-notice.tsx';
import { type ContactFormState, useContactForm } from './use-contact-form.ts';

export interface ContactFormProps {
  kind: 'support' | 'demo';
  topic: ContactTopic;
  formToken: string;
}

type LineField = Exclude<ContactField, 'text' | 'teamSize'>;

/** Fields by kind, in display order. */
const lineFields: Record<ContactFormProps['kind'], readonly LineField[]> = {
  support: ['name', 'email', 'company', 'phone'],
  demo: ['name', 'company', 'post', 'phone', 'wechat', 'email'],
};

const completions: Record<LineField, HTMLInputAutoCompleteAttribute> = {
  name: 'name',
  company: 'organization',
  post: 'organization-title',
  phone: 'tel',
  wechat: 'off',
  email: 'email',
};

/** The contact form or the demo form; after it was sent, the number and the link of the ticket. */
export function ContactForm({ kind, topic, formToken }: ContactFormProps) {
  const t = useTranslations('contact');
  const state = useContactForm(kind, topic, formToken);
  if (state.opened) return <SentNotice opened={state.opened} onAnother={state.begin} />;
  return (
    <form
      ref={state.form}
      noValidate
      aria-label={t(kind === 'demo' ? 'title_demo' : 'topics')}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void state.send();
      }}
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {lineFields[kind].map((field) => (
          <LineInput key={field} field={field} kind={kind} state={state} />
        ))}
        {kind === 'demo' && <TeamSizeField state={state} />}
      </div>
      <TextArea
        name="text"
        label={t('text')}
        hint={t('textHint')}
        className="min-h-36"
        required
        value={state.draft.text}
        maxLength={deskLimits.text}
        error={state.faults.text}
        onChange={(event) => state.change('text', event.target.value)}
      />
      <Trap state={state} />
      {state.failure && (
        <Notice tone="bad" role="alert">
          {state.failure}
          <span className="block">{t('notSent')}</span>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SubmitButton kind="primary" size="large" isBusy={state.isBusy}>
          {t('send')}
        </SubmitButton>
        <p className="min-w-0 flex-1 basis-60 text-sm text-soft">
          {t(`promise_${kind}`)}
          <span className="block">{t('privacy')}</span>
        </p>
      </div>
    </form>
  );
}

function LineInput({
  field,
  kind,
  state,
}: {
  field: LineField;
  kind: ContactFormProps['kind'];
  state: ContactFormState;
}) {
  const t = useTranslations('contact');
  const isRequired = requiredFields[kind].includes(field);
  return (
    <TextField
      name={field}
      type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
      label={isRequired ? t(field) : t('optional', { label: t(field) })}
      required={isRequired}
      value={state.draft[field]}
      maxLength={deskLimits[field]}
      autoComplete={completions[field]}
      error={state.faults[field]}
      onChange={(event) => state.change(field, event.target.value)}
    />
  );
}

function TeamSizeField({ state }: { state: ContactFormState }) {
  const t = useTranslations('contact');
  const fault = state.faults.teamSize;
  return (
    <SelectField<TeamSize | ''>
      name="teamSize"
      label={t('teamSize')}
      hint={fault && <span className="text-bad">{fault}</span>}
      aria-invalid={fault ? true : undefined}
      required
      value={teamSizes.find((size) => size === state.draft.teamSize) ?? ''}
      choices={[
        { value: '', label: t('teamSizePick') },
        ...teamSizes.map((value) => ({ value, label: value.replace('-', '–') })),
      ]}
      onChange={(size) => state.change('teamSize', size)}
    />
  );
}

/** A honeypot field: invisible and unreachable for people, but filled in by spam programs. */
function Trap({ state }: { state: ContactFormState }) {
  const t = useTranslations('contact');
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {t('trap')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={state.website}
          onChange={(event) => state.setWebsite(event.target.value)}
        />
      </label>
    </div>
  );
}
