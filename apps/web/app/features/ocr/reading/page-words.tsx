import type { OcrBlock, OcrPageView, OcrWord } from '@inkstone/contracts/ocr';
import { isWide, lowConfidence } from '@inkstone/ocr';
import { classNames } from '@inkstone/ui';
import { Fragment, type KeyboardEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';

export interface PageWordsProps {
  blocks: readonly OcrBlock[];
  selected: number;
  onSelect: (at: number) => void;
  /** Called on Enter or the space bar, to change the selected word. */
  onChoose: () => void;
  language: OcrPageView['language'];
}

/** The words of a page as one tab stop: arrow keys move between them. Doubtful words are underlined. */
export function PageWords({ blocks, selected, onSelect, onChoose, language }: PageWordsProps) {
  const list = useRef<HTMLDivElement>(null);
  let count = 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onChoose();
    }
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = list.current?.querySelector<HTMLElement>(`[data-word="${selected + step}"]`);
    if (step === 0 || !next) return;
    event.preventDefault();
    onSelect(selected + step);
    next.focus();
  };
  const lines = (given: Extract<OcrBlock, { kind: 'paragraph' }>['lines']) => {
    const words = given.flatMap((line) => line.words);
    return words.map((word, index) => {
      const at = count++;
      return (
        <Fragment key={at}>
          {index > 0 && needsSpace(words[index - 1], word) && ' '}
          <Word word={word} at={at} isSelected={at === selected} onSelect={onSelect} />
        </Fragment>
      );
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys move between the buttons inside.
    <div
      ref={list}
      onKeyDown={onKeyDown}
      lang={language === 'zh' ? 'zh-CN' : (language ?? undefined)}
      className="flex max-h-[70vh] flex-col gap-3 overflow-y-auto rounded-md border border-line bg-raised p-4 font-serif leading-8 break-words"
    >
      {blocks.map((block, index) =>
        block.kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a page keep their places.
          <p key={index}>{lines(block.lines)}</p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a page keep their places.
          <table key={index} className="w-full border-collapse">
            <tbody>
              {block.rows.map((row, down) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
                <tr key={down}>
                  {row.map((cell, right) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places.
                      key={right}
                      colSpan={cell.columns}
                      rowSpan={cell.rows}
                      className="border border-line px-2 align-top"
                    >
                      {lines(cell.lines)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ),
      )}
    </div>
  );
}

/** Whether a space is needed; between Han characters and Latin letters the browser adds a small one itself. */
function needsSpace(before: OcrWord | undefined, after: OcrWord): boolean {
  return !isWide(before?.text.at(-1)) && !isWide(after.text.at(0));
}

interface WordProps {
  word: OcrWord;
  at: number;
  isSelected: boolean;
  onSelect: (at: number) => void;
}

function Word({ word: { text, confidence }, at, isSelected, onSelect }: WordProps) {
  const t = useTranslations('ocr');
  const isDoubtful = confidence < lowConfidence;
  return (
    // Buttons are boxes: on phones they would be too far apart, and a comma could start a line.
    // biome-ignore lint/a11y/useSemanticElements: see above.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the list.
    <span
      role="button"
      data-word={at}
      tabIndex={isSelected ? 0 : -1}
      aria-pressed={isSelected}
      onClick={() => onSelect(at)}
      className={classNames(
        'rounded-sm box-decoration-clone',
        isSelected ? 'bg-action text-on-action' : 'hover:bg-sunken',
        isDoubtful && 'underline decoration-warn decoration-wavy decoration-2 underline-offset-4',
      )}
    >
      {text || '␣'}
      {isDoubtful && <span className="sr-only"> ({t('isDoubtful')})</span>}
    </span>
  );
}
