import type { OcrPageView, OcrWord } from '@inkstone/contracts/ocr';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

export interface PagePictureProps {
  src: string;
  page: OcrPageView;
  words: readonly OcrWord[];
  selected: number;
  onSelect: (at: number) => void;
}

/** The prepared picture of a page with the box of the selected word. A click selects the word at that position. */
export function PagePicture({ src, page, words, selected, onSelect }: PagePictureProps) {
  const t = useTranslations('ocr');
  const box = words[selected]?.box;
  const selectAt = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) => {
    const x = (nativeEvent.offsetX / currentTarget.clientWidth) * page.width;
    const y = (nativeEvent.offsetY / currentTarget.clientHeight) * page.height;
    const hit = words.findIndex(
      (word) => x >= word.box.left && x <= word.box.right && y >= word.box.top && y <= word.box.bottom,
    );
    if (hit >= 0) onSelect(hit);
  };
  const percent = (part: number, whole: number) => `${(part / Math.max(1, whole)) * 100}%`;
  return (
    <section aria-label={t('picture')} className="min-w-0">
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the words beside it can be selected
          by keyboard. */}
      <div className="relative rounded-md border border-line bg-white" onClick={selectAt}>
        <img
          src={src}
          alt={t('pictureOf', { number: page.index + 1 })}
          width={page.width}
          height={page.height}
          className="pointer-events-none block h-auto w-full rounded-md"
        />
        {box && (
          <span
            aria-hidden
            className="pointer-events-none absolute rounded-sm border-2 border-seal bg-seal/15"
            style={{
              left: percent(box.left, page.width),
              top: percent(box.top, page.height),
              width: percent(box.right - box.left, page.width),
              height: percent(box.bottom - box.top, page.height),
            }}
          />
        )}
      </div>
    </section>
  );
}
