import type { Editor } from '@inkstone/editor';
import { countDocument, type DocumentCount } from '@inkstone/editor/counts';
import { Popover } from '@inkstone/ui';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

/** Pause in typing after which the text is counted, in ms. */
const countDelay = 250;

/** The size of an editor's text, updated when typing pauses. */
function useDocumentCount(editor: Editor): DocumentCount {
  const [count, setCount] = useState(() => countDocument(editor.state.doc));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCount(countDocument(editor.state.doc)), countDelay);
    };
    update();
    editor.on('update', update);
    return () => {
      clearTimeout(timer);
      editor.off('update', update);
    };
  }, [editor]);
  return count;
}

const rows = [
  ['countWords', 'words'],
  ['countCharactersBare', 'charactersWithoutSpaces'],
  ['countCharacters', 'characters'],
  ['countParagraphs', 'paragraphs'],
] as const;

/** The number of words; pressing it shows the other counts. */
export function WordCount({ editor }: { editor: Editor }) {
  const t = useTranslations('writing');
  const format = useFormatter();
  const count = useDocumentCount(editor);
  return (
    <Popover
      label={t('counts')}
      trigger={
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-md px-2 whitespace-nowrap text-sm text-soft tabular-nums hover:bg-sunken hover:text-ink"
        >
          {/* Phones have space for the number only, beside the save status. */}
          <span aria-hidden="true" className="sm:hidden">
            {format.number(count.words)}
          </span>
          <span className="max-sm:sr-only">{t('words', { count: count.words })}</span>
        </button>
      }
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-1.5 text-sm">
        {rows.map(([key, value]) => (
          <div key={key} className="contents">
            <dt className="text-soft">{t(key)}</dt>
            <dd className="text-right tabular-nums">{format.number(count[value])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-64 text-xs text-faint">{t('countHint')}</p>
    </Popover>
  );
}
