import type { OcrPageView } from '@inkstone/contracts/ocr';
import { wordsOf } from '@inkstone/domain/ocr';
import { lowConfidence } from '@inkstone/ocr';
import { Button, showToast, TextField } from '@inkstone/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { LegibilityNotice } from '../../../shared/recognition/legibility-notice.tsx';
import { PagePicture } from './page-picture.tsx';
import { PageWords } from './page-words.tsx';

export interface PageCheckProps {
  /** The URL of the prepared picture. */
  picture: string;
  page: OcrPageView;
  /** Stores the corrected text of a word, by its index in reading order. */
  onCorrect: (at: number, text: string) => Promise<unknown>;
}

/** A page's text beside its picture. Selecting a word in one marks it in the other; words can be corrected. */
export function PageCheck({ picture, page, onCorrect }: PageCheckProps) {
  const t = useTranslations('ocr');
  const errorText = useErrorText();
  const words = wordsOf(page.blocks);
  const doubtful = words.flatMap(({ confidence }, at) => (confidence < lowConfidence ? [at] : []));
  const [selected, setSelected] = useState(doubtful[0] ?? 0);
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const word = words[selected];
  const select = (at: number) => {
    setSelected(at);
    setTyped(null);
  };
  const selectNext = () => {
    const next = doubtful.find((at) => at > selected) ?? doubtful.find((at) => at !== selected);
    if (next === undefined) return;
    select(next);
    field.current?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await onCorrect(selected, typed ?? word?.text ?? '');
      setTyped(null);
      selectNext();
    } catch (error) {
      showToast.error(errorText(error));
    }
  };
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <PagePicture src={picture} page={page} words={words} selected={selected} onSelect={select} />
      <section aria-label={t('text')} className="flex min-w-0 flex-col gap-4">
        <form onSubmit={save} className="flex flex-wrap items-end gap-2">
          <div className="min-w-40 grow">
            <TextField
              ref={field}
              label={t('word')}
              lang=""
              autoComplete="off"
              maxLength={500}
              value={typed ?? word?.text ?? ''}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button type="submit">{t('save')}</Button>
          <Button kind="quiet" disabled={doubtful.length === 0} onClick={selectNext}>
            {t('nextDoubtful')}
          </Button>
        </form>
        <LegibilityNotice blocks={page.blocks} />
        <p className="text-sm text-soft">
          {page.source === 'layer' ? t('layer') : t('doubtful', { count: doubtful.length })} {t('checkHint')}
        </p>
        <PageWords
          blocks={page.blocks}
          selected={selected}
          onSelect={select}
          onChoose={() => field.current?.select()}
          language={page.language}
        />
      </section>
    </div>
  );
}
