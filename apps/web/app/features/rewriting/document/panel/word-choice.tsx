import { findSynonyms } from '@inkstone/contracts/rewriting/rewrite';
import { replaceWord } from '@inkstone/rewrite';
import { AnchoredPopover, Spinner } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../../../platform/call.ts';
import { visible } from '../../../../shared/rewriting/sentence-diff.tsx';

interface Word {
  readonly text: string;
  readonly start: number;
  readonly isWord: boolean;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

export interface WordChoiceProps {
  sentence: string;
  /** Called with the sentence after a synonym was chosen. */
  onReplace: (sentence: string) => void;
}

/** A sentence whose words can be replaced by synonyms. It is one tab stop; arrow keys move between the words. */
export function WordChoice({ sentence, onReplace }: WordChoiceProps) {
  const t = useTranslations('rewrite');
  const host = useRef<HTMLParagraphElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [open, setOpen] = useState<Word | null>(null);
  const words = useMemo(
    () =>
      Array.from(segmenter.segment(sentence), ({ segment, index, isWordLike }): Word => {
        return { text: segment, start: index, isWord: isWordLike === true };
      }),
    [sentence],
  );
  const choices = words.filter(({ isWord }) => isWord);
  const first = choices[Math.min(current, choices.length - 1)];

  function move(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (current + step + choices.length) % choices.length;
    setCurrent(next);
    host.current?.querySelectorAll('button')[next]?.focus();
  }

  const buttonOf = (word: Word) => host.current?.querySelectorAll('button')[choices.indexOf(word)];
  const close = (word: Word) => {
    // The focus is not returned if it has moved elsewhere, which also closes the popover.
    if (popover.current?.parentElement?.contains(document.activeElement)) buttonOf(word)?.focus();
    setOpen(null);
  };

  return (
    <p ref={host} lang="" title={t('words')} onKeyDown={move} className="font-serif break-words">
      {words.map((word) =>
        word.isWord ? (
          <button
            key={word.start}
            type="button"
            tabIndex={word === first ? 0 : -1}
            aria-haspopup="dialog"
            onFocus={() => setCurrent(choices.indexOf(word))}
            onClick={() => setOpen(word)}
            className="rounded-sm hover:bg-sunken"
          >
            {word.text}
          </button>
        ) : (
          visible(word.text)
        ),
      )}
      {open && (
        <AnchoredPopover
          anchor={() => buttonOf(open)?.getBoundingClientRect() ?? new DOMRect()}
          label={t('synonymsOf', { word: open.text })}
          onClose={() => close(open)}
        >
          <div ref={popover}>
            <Synonyms
              sentence={sentence}
              word={open}
              onChoose={(synonym) => {
                setOpen(null);
                const span = { start: open.start, end: open.start + open.text.length };
                onReplace(replaceWord(sentence, span, synonym));
              }}
            />
          </div>
        </AnchoredPopover>
      )}
    </p>
  );
}

interface SynonymsProps {
  sentence: string;
  word: Word;
  onChoose: (synonym: string) => void;
}

function Synonyms({ sentence, word, onChoose }: SynonymsProps) {
  const t = useTranslations('rewrite');
  const span = { start: word.start, end: word.start + word.text.length };
  const { data, isError } = useQuery({
    queryKey: ['rewrite', 'synonyms', sentence, span.start],
    queryFn: () => quietCall(findSynonyms, { sentence, ...span }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data && !isError) return <Spinner />;
  if (!data?.synonyms.length) return <p className="text-sm text-soft">{t('noSynonyms')}</p>;
  return (
    <ul className="-m-2 flex max-h-64 flex-col overflow-y-auto">
      {data.synonyms.map((synonym) => (
        <li key={synonym}>
          <button
            type="button"
            lang=""
            onClick={() => onChoose(synonym)}
            className="min-h-9 w-full rounded-md px-3 text-left hover:bg-sunken"
          >
            {synonym}
          </button>
        </li>
      ))}
    </ul>
  );
}
