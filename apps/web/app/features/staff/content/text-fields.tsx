import { contentLimits } from '@inkstone/contracts/content';
import { draftTranslation, type EditedArticle } from '@inkstone/contracts/staff/content';
import { type Locale, localeNames, locales } from '@inkstone/phrases';
import { Button, Checkbox, Notice, SelectField, showToast, TextArea, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { languageTags } from '../../../platform/i18n/language-tags.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { BodyEditor } from './body-editor.tsx';
import type { ArticleDraft } from './use-article.ts';

export interface TextFieldsProps {
  article: EditedArticle;
  draft: ArticleDraft;
  language: Locale;
  isReadOnly: boolean;
}

const emptyBody = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Title, summary and text in one language. */
export function TextFields({ article, draft, language, isReadOnly }: TextFieldsProps) {
  const t = useTranslations('staff-content');
  const text = draft.content.texts[language];
  // Number of drafts by the model, used as a key so that the editor shows a new draft.
  const [drafts, setDrafts] = useState(0);
  return (
    <div lang={languageTags[language]} className="flex min-w-0 flex-col gap-4">
      {article.canTranslate && !isReadOnly && (
        <Translation draft={draft} language={language} onDrafted={() => setDrafts(drafts + 1)} />
      )}
      {text?.isMachine && (
        <Notice tone="warn">
          <p>{t('machineDraft')}</p>
          <Checkbox
            label={t('machineChecked')}
            checked={false}
            disabled={isReadOnly}
            onChange={() => draft.changeText(language, { isMachine: false })}
          />
        </Notice>
      )}
      <TextField
        label={t('articleTitle')}
        value={text?.title ?? ''}
        maxLength={contentLimits.title}
        readOnly={isReadOnly}
        autoComplete="off"
        onChange={(event) => draft.changeText(language, { title: event.target.value })}
      />
      <TextArea
        label={t('summary')}
        hint={t('summaryHint')}
        value={text?.summary ?? ''}
        maxLength={contentLimits.summary}
        readOnly={isReadOnly}
        rows={2}
        onChange={(event) => draft.changeText(language, { summary: event.target.value })}
      />
      <BodyEditor
        key={drafts}
        body={text?.body ?? emptyBody}
        label={t('body')}
        isReadOnly={isReadOnly}
        onChange={(body) => draft.changeText(language, { body })}
      />
    </div>
  );
}

interface TranslationProps {
  draft: ArticleDraft;
  language: Locale;
  onDrafted: () => void;
}

/** Requests a draft of this language from the text model, translated from another one. */
function Translation({ draft, language, onDrafted }: TranslationProps) {
  const t = useTranslations('staff-content');
  const errorText = useErrorText();
  const sources = locales.filter(
    (locale) => locale !== language && (draft.content.texts[locale]?.title ?? '') !== '',
  );
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [isBusy, setBusy] = useState(false);
  const from = chosen ?? sources[0];
  const text = from && draft.content.texts[from];
  const isWritten = (draft.content.texts[language]?.title ?? '') !== '';
  if (!from || !text || isWritten) return null;
  const translate = async () => {
    setBusy(true);
    try {
      draft.changeText(language, await call(draftTranslation, { text, from, to: language }));
      onDrafted();
    } catch (error) {
      showToast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-lg border border-line p-4">
      <div className="min-w-44">
        <SelectField
          label={t('translateFrom')}
          value={from}
          choices={sources.map((value) => ({ value, label: localeNames[value] }))}
          onChange={setChosen}
        />
      </div>
      <Button isBusy={isBusy} onClick={() => void translate()}>
        {t('translate')}
      </Button>
    </div>
  );
}
