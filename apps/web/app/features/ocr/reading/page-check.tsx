import { type OcrPageView, ocrPicturePath } from '@inkstone/contracts/ocr';
import { wordsOf } from '@inkstone/domain/ocr';
import { lowConfidence } from '@inkstone/ocr';
import { Button, showToast, TextField } from '@inkstone/ui';
import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../../platform/use-error-words.ts';
import { PageWords } from './page-words.tsx';

export interface PageCheckProps {
  id: string;
  page: OcrPageView;
  /** Stores the text of a word, by its place in reading order. */
  onCorrect: (at: number, text: string) => Promise<unknown>;
}

/** A page's text beside its picture: a word of one is shown in the other, and can be corrected. */
export function PageCheck({ id, page, onCorrect }: PageCheckProps) {
  const t = useTranslations('ocr');
  const errorWords = useErrorWords();
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
      showToast.error(errorWords(error));
    }
  };
  const selectAt = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) => {
    const x = (nativeEvent.offsetX / currentTarget.clientWidth) * page.width;
    const y = (nativeEvent.offsetY / currentTarget.clientHeight) * page.height;
    const hit = words.findIndex(
      ({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
    );
    if (hit >= 0) select(hit);
  };
  const percent = (part: number, whole: number) => `${(part / Math.max(1, whole)) * 100}%`;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <section aria-label={t('picture')} className="min-w-0">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the words beside it do the same by keyboard. */}
        <div className="relative rounded-md border border-line bg-white" onClick={selectAt}>
          <img
            src={`${ocrPicturePath}?id=${id}&page=${page.index}`}
            alt={t('pictureOf', { number: page.index + 1 })}
            width={page.width}
            height={page.height}
            className="pointer-events-none block h-auto w-full rounded-md"
          />
          {word && (
            <span
              aria-hidden
              className="pointer-events-none absolute rounded-sm border-2 border-seal bg-seal/15"
              style={{
                left: percent(word.box.left, page.width),
                top: percent(word.box.top, page.height),
                width: percent(word.box.right - word.box.left, page.width),
                height: percent(word.box.bottom - word.box.top, page.height),
              }}
            />
          )}
        </div>
      </section>
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
        <p className="text-sm text-soft">
          {page.source === 'layer' ? t('layer') : t('doubtful', { count: doubtful.length })} {t('checkHint')}
        </p>
        <PageWords blocks={page.blocks} selected={selected} onSelect={select} language={page.language} />
      </section>
    </div>
  );
}
