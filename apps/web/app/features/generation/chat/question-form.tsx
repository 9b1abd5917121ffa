import { Button, isInputMethodKey, TextArea } from '@inkstone/ui';
import type { Dispatch, FormEvent, KeyboardEvent, RefObject, SetStateAction } from 'react';
import { useTranslations } from 'use-intl';
import { SubmitButton } from '../../../shared/submit-button.tsx';

export interface QuestionFormProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onType: Dispatch<SetStateAction<string>>;
  isBusy: boolean;
  /** Resolves to whether the question is stored; if it is not, the field shows it again. */
  onSend: (text: string) => Promise<boolean>;
  onStop: () => void;
}

/** The field for a question. Enter sends it, Shift and Enter begin a line, Escape stops the answer. */
export function QuestionForm({ field, text, onType, isBusy, onSend, onStop }: QuestionFormProps) {
  const t = useTranslations('generation');
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy || text.trim() === '') return;
    void sendText(text);
    onType('');
  };
  const sendText = async (question: string) => {
    if (await onSend(question)) return;
    onType((typed) => (typed === '' ? question : `${question}\n${typed}`));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isInputMethodKey(event.nativeEvent)) return;
    if (event.key === 'Escape' && isBusy) onStop();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={send} className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <TextArea
          ref={field}
          label={t('question')}
          isLabelHidden
          placeholder={t('question')}
          rows={2}
          maxLength={8000}
          value={text}
          lang=""
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {isBusy ? (
        <Button onClick={onStop}>{t('stop')}</Button>
      ) : (
        <SubmitButton kind="primary">{t('send')}</SubmitButton>
      )}
    </form>
  );
}
