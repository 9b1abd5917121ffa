import type { TranslationLanguage } from '@inkstone/contracts/translation';
import { IconButton, lineIcon } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import type { Draft } from '../../../shared/translation/kept-draft.ts';
import { directionOf, otherLanguage } from './draft-direction.ts';

const SwapIcon = lineIcon(<path d="M4 7h12M13 4l3 3-3 3M16 13H4M7 10l-3 3 3 3" />);

const selectClass =
  'h-11 w-full min-w-0 rounded-md border-0 bg-transparent pr-6 pl-1 text-base text-ellipsis sm:pl-3 font-medium text-ink hover:bg-sunken disabled:opacity-60';

export interface LanguageBarProps {
  draft: Draft;
  isBusy: boolean;
  onLanguage: (from: Draft['from']) => void;
  onSwap: () => void;
}

/** Chooses the source and target language. */
export function LanguageBar({ draft, isBusy, onLanguage, onSwap }: LanguageBarProps) {
  const t = useTranslations('translate');
  const direction = directionOf(draft);
  const found = draft.from === 'auto' ? direction?.from : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center border-b border-line px-1 py-0.5">
      <select
        aria-label={t('from')}
        value={draft.from}
        disabled={isBusy}
        onChange={(event) => onLanguage(event.target.value as Draft['from'])}
        className={selectClass}
      >
        <option value="auto">{found ? t('detected', { language: t(found) }) : t('auto')}</option>
        <option value="zh">{t('zh')}</option>
        <option value="en">{t('en')}</option>
      </select>
      <IconButton label={t('swap')} disabled={isBusy || !direction} onClick={onSwap}>
        <SwapIcon />
      </IconButton>
      <select
        aria-label={t('to')}
        value={direction?.to ?? ''}
        disabled={isBusy}
        onChange={(event) => onLanguage(otherLanguage[event.target.value as TranslationLanguage])}
        className={selectClass}
      >
        {!direction && <option value="">{t('other')}</option>}
        <option value="en">{t('en')}</option>
        <option value="zh">{t('zh')}</option>
      </select>
    </div>
  );
}
