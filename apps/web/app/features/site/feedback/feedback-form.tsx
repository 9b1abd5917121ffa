import { feedbackLimits } from '@inkstone/contracts/site/feedback';
import { Notice, TextArea, TextField } from '@inkstone/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { DiagnosticField } from './diagnostic-field.tsx';
import { ScreenshotField } from './screenshot-field.tsx';
import { emptyFeedback, type FeedbackContent, useSendFeedback } from './use-feedback.ts';

export interface FeedbackFormProps {
  isSignedIn: boolean;
  onSent: () => void;
  onEdit: () => void;
}

/** The form; the input is kept when it cannot be sent. */
export function FeedbackForm({ isSignedIn, onSent, onEdit }: FeedbackFormProps) {
  const t = useTranslations('feedback');
  const errors = useTranslations('errors');
  const errorText = useErrorText();
  const [draft, setDraft] = useState(emptyFeedback);
  const [isMissing, setMissing] = useState(false);
  const content = useRef<HTMLTextAreaElement>(null);
  const send = useSendFeedback(isSignedIn);
  const change = (part: Partial<FeedbackContent>) => {
    // Several fields can change at once by autofill.
    setDraft((before) => ({ ...before, ...part }));
    setMissing(false);
    onEdit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = draft.content.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) {
      content.current?.focus();
      return;
    }
    send.mutate(draft, {
      onSuccess: () => {
        setDraft(emptyFeedback);
        onSent();
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <TextField
        label={t('brief')}
        value={draft.brief}
        maxLength={feedbackLimits.brief}
        onChange={(event) => change({ brief: event.target.value })}
      />
      <TextArea
        label={t('content')}
        hint={t('contentHint')}
        ref={content}
        className="min-h-40"
        required
        value={draft.content}
        maxLength={feedbackLimits.content}
        error={isMissing && errors('feedback_required')}
        onChange={(event) => change({ content: event.target.value })}
      />
      {isSignedIn ? (
        <>
          <ScreenshotField files={draft.screenshots} onChange={(screenshots) => change({ screenshots })} />
          <DiagnosticField value={draft.diagnostic} onChange={(diagnostic) => change({ diagnostic })} />
        </>
      ) : (
        <TextField
          label={t('contact')}
          hint={t('contactHint')}
          value={draft.contact}
          maxLength={feedbackLimits.contact}
          autoComplete="email"
          onChange={(event) => change({ contact: event.target.value })}
        />
      )}
      {send.error && (
        <Notice tone="bad" role="alert">
          {errorText(send.error)}
        </Notice>
      )}
      <SubmitButton kind="primary" size="large" className="self-start" isBusy={send.isPending}>
        {t('send')}
      </SubmitButton>
    </form>
  );
}
