import { Button, CopyIcon } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useCopy } from '../../../platform/use-copy.ts';
import type { Draft } from '../../../shared/translation/kept-draft.ts';
import { isOpen, targetText } from '../../../shared/translation/sheet.ts';
import { directionOf } from './draft-direction.ts';
import { SaveMenu } from './save-menu.tsx';
import type { useTranslating } from './use-translating.ts';

export interface TranslateBarProps {
  draft: Draft;
  work: ReturnType<typeof useTranslating>;
  /** Words of the text, and the maximum that can be translated in one request. */
  words: number;
  limit: number;
  /** Words left today; null without a limit, for visitors, and while unknown. */
  left: number | null;
  isVisitor: boolean;
  canTranslate: boolean;
}

/** Starts and stops the translation, and shows its progress and words. */
export function TranslateBar(props: TranslateBarProps) {
  const { draft, work, words, limit, left, isVisitor, canTranslate } = props;
  const t = useTranslations('translate');
  const { pairs } = draft.sheet;
  const direction = directionOf(draft);
  const open = pairs.filter(isOpen).length;
  const translated = direction ? targetText(draft.sheet, direction.to) : '';
  const copy = useCopy(t('copied'));
  const isTooLong = words > limit;

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-3 py-2">
      {work.run ? (
        <Button className="min-w-32" onClick={work.stop}>
          {t('stop')}
        </Button>
      ) : (
        <Button
          kind="primary"
          className="min-w-32"
          disabled={!canTranslate || open === 0 || isTooLong}
          onClick={work.translateOpen}
        >
          {open > 0 && open < pairs.length ? t('rest', { count: open }) : t('run')}
        </Button>
      )}
      {/* Two lines high, so that the bar does not grow when the status appears. */}
      <div className="flex min-h-[2lh] min-w-0 grow basis-36 flex-col justify-center text-sm tabular-nums">
        <p className={isTooLong ? 'text-warn' : 'text-soft'}>
          {isVisitor || isTooLong ? t('wordsOf', { count: words, limit }) : t('words', { count: words })}
          {left !== null && ` · ${t('left', { words: left })}`}
        </p>
        <p role="status" className="text-soft">
          <Progress work={work} isVisitor={isVisitor} />
        </p>
      </div>
      <div className="ml-auto flex items-center gap-2">
        <Button size="small" kind="quiet" disabled={translated === ''} onClick={() => void copy(translated)}>
          <CopyIcon size={18} />
          {t('copy')}
        </Button>
        {!isVisitor && direction && <SaveMenu sheet={draft.sheet} direction={direction} />}
      </div>
    </div>
  );
}

function Progress({ work: { run, receipt }, isVisitor }: Pick<TranslateBarProps, 'work' | 'isVisitor'>) {
  const t = useTranslations('translate');
  if (run) return t('progress', { done: run.count - run.waiting.size, count: run.count });
  if (!receipt) return null;
  if (receipt.faults > 0) return t('faults', { count: receipt.faults });
  return isVisitor ? t('done') : t('charged', { words: receipt.words });
}
