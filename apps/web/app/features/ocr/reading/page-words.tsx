import type { OcrBlock, OcrPageView, OcrWord } from '@inkstone/contracts/ocr';
import { lowConfidence } from '@inkstone/ocr';
import { classNames } from '@inkstone/ui';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';

export interface PageWordsProps {
  blocks: readonly OcrBlock[];
  selected: number;
  onSelect: (at: number) => void;
  language: OcrPageView['language'];
}

/** The words of a page as one tab stop: arrow keys move between them. Doubtful words are underlined. */
export function PageWords({ blocks, selected, onSelect, language }: PageWordsProps) {
  const list = useRef<HTMLDivElement>(null);
  let count = 0;
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = list.current?.querySelector<HTMLElement>(`[data-word="${selected + step}"]`);
    if (step === 0 || !next) return;
    event.preventDefault();
    onSelect(selected + step);
    next.focus();
  };
  const shown = (word: OcrWord) => {
    const at = count++;
    return <WordButton key={at} word={word} at={at} isSelected={at === selected} onSelect={onSelect} />;
  };
  const lines = (given: Extract<OcrBlock, { kind: 'paragraph' }>['lines']) =>
    given.flatMap((line) => line.words.map(shown));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside.
    <div
      ref={list}
      onKeyDown={move}
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

interface WordButtonProps {
  word: OcrWord;
  at: number;
  isSelected: boolean;
  onSelect: (at: number) => void;
}

function WordButton({ word: { text, confidence }, at, isSelected, onSelect }: WordButtonProps) {
  const t = useTranslations('ocr');
  const isDoubtful = confidence < lowConfidence;
  const isJoined = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]$/u.test(text);
  return (
    <>
      <button
        type="button"
        data-word={at}
        tabIndex={isSelected ? 0 : -1}
        aria-pressed={isSelected}
        onClick={() => onSelect(at)}
        className={classNames(
          'rounded-sm px-px',
          isSelected ? 'bg-action text-on-action' : 'hover:bg-sunken',
          isDoubtful && 'underline decoration-warn decoration-wavy decoration-2 underline-offset-4',
        )}
      >
        {text || '␣'}
        {isDoubtful && <span className="sr-only"> ({t('isDoubtful')})</span>}
      </button>
      {isJoined ? '' : ' '}
    </>
  );
}
