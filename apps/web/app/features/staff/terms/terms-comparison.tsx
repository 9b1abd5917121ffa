import type { TermsDocument } from '@inkstone/contracts/site/terms';
import { previewTerms, type TermsPreview } from '@inkstone/contracts/staff/terms';
import type { Locale } from '@inkstone/phrases';
import { Button } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { languageTags } from '../../../platform/i18n/language-tags.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { compareBlocks } from '../../../shared/terms/compare-blocks.ts';
import { TermsBlocks } from '../../../shared/terms/terms-blocks.tsx';

export interface TermsComparisonProps {
  document: TermsDocument;
  language: Locale;
  source: string;
}

/** Shows a text as readers will see it, with its differences from the current version. */
export function TermsComparison({ document, language, source }: TermsComparisonProps) {
  const t = useTranslations('staff-terms');
  const words = useErrorText();
  const [preview, setPreview] = useState<TermsPreview | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const load = async () => {
    setBusy(true);
    setFailure('');
    try {
      setPreview(await call(previewTerms, { document, language, source }));
    } catch (error) {
      setFailure(words(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-4">
      <Button isBusy={isBusy} onClick={() => void load()}>
        {t('preview')}
      </Button>
      <p role="alert" className="mt-2 text-sm text-bad empty:hidden">
        {failure}
      </p>
      {preview && <Differences preview={preview} language={language} />}
    </div>
  );
}

function Differences({ preview, language }: { preview: TermsPreview; language: Locale }) {
  const t = useTranslations('staff-terms');
  const { title, blocks, current } = preview;
  const shown = compareBlocks(current?.blocks ?? [], blocks);
  const isSame = shown.every(({ change }) => change === 'same');
  return (
    <section className="mt-6 max-w-3xl border-t border-line pt-4" aria-live="polite">
      <p className="text-sm text-soft">
        {isSame ? t('noDifferences') : current && t('differences', { version: current.version })}
      </p>
      <div lang={languageTags[language]} className="mt-2 leading-relaxed">
        <p className="font-serif text-2xl font-semibold">{title}</p>
        <TermsBlocks
          blocks={shown}
          isEmbedded={false}
          changeLabels={{ added: t('added'), removed: t('removed') }}
        />
      </div>
    </section>
  );
}
