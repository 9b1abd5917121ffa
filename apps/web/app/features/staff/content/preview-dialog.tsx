import type { ReplyOf } from '@inkstone/contracts';
import type { ArticleKind } from '@inkstone/contracts/content';
import { previewArticle } from '@inkstone/contracts/staff/content';
import { type Locale, localeNames, locales } from '@inkstone/phrases';
import { Dialog, EmptyState, RadioGroup, Spinner } from '@inkstone/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { languageTags } from '../../../platform/i18n/language-tags.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { ArticleBody } from '../../../shared/content/article-body.tsx';
import type { ArticleDraft } from './use-article.ts';

export interface PreviewDialogProps {
  kind: ArticleKind;
  draft: ArticleDraft;
  language: Locale;
  onClose: () => void;
}

/** The text as visitors will see it, rendered by the server, in each language that has a title. */
export function PreviewDialog({ draft, language: first, onClose }: PreviewDialogProps) {
  const t = useTranslations('staff-content');
  const [language, setLanguage] = useState(first);
  const offered = locales.filter(
    (locale) => locale === first || (draft.content.texts[locale]?.title ?? '') !== '',
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('previewOf', { language: localeNames[language] })}
      closeLabel={t('close')}
      className="max-w-3xl!"
    >
      {offered.length > 1 && (
        <div className="mb-4">
          <RadioGroup
            label={t('languages')}
            value={language}
            choices={offered.map((value) => ({ value, label: localeNames[value] }))}
            onChange={setLanguage}
          />
        </div>
      )}
      <Preview key={language} draft={draft} language={language} />
    </Dialog>
  );
}

function Preview({ draft, language }: { draft: ArticleDraft; language: Locale }) {
  const t = useTranslations('staff-content');
  const errorText = useErrorText();
  const [text] = useState(draft.content.texts[language]);
  const [shown, setShown] = useState<ReplyOf<typeof previewArticle> | null>(null);
  const [error, setError] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the preview shows the text at the time the dialog was opened.
  useEffect(() => {
    if (!text) return;
    let isOpen = true;
    call(previewArticle, { text, language }).then(
      (reply) => isOpen && setShown(reply),
      (failure) => isOpen && setError(errorText(failure)),
    );
    return () => {
      isOpen = false;
    };
  }, [text, language]);
  return (
    <>
      {!text && <EmptyState title={t('notWritten')} />}
      {error && <p className="text-bad">{error}</p>}
      {text && !shown && !error && <Spinner />}
      {shown && (
        <article className="pb-4">
          <div lang={languageTags[language]}>
            <h2 className="font-serif text-3xl leading-tight font-semibold text-balance">{shown.title}</h2>
            <p className="mt-3 text-lg text-soft">{shown.summary}</p>
          </div>
          <div className="mt-6">
            <ArticleBody html={shown.html} language={language} />
          </div>
        </article>
      )}
    </>
  );
}
