import { Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { PlansLink } from '../plans-link.tsx';

export interface WordsNoticeProps {
  /** Free words of packages; null is unlimited. */
  packageWords: number | null;
  /** Words that running work has reserved. */
  reservedWords: number;
}

/** Says that no words are free: more can be bought, or running work may return those that it has reserved. */
export function WordsNotice({ packageWords, reservedWords }: WordsNoticeProps) {
  const t = useTranslations('generation');
  const common = useTranslations('common');
  if (packageWords !== 0) return null;
  if (reservedWords > 0) return <Notice>{common('wordsReserved')}</Notice>;
  return (
    <Notice tone="warn">
      {t('noWords')} <PlansLink to="words">{t('buyWords')}</PlansLink>
    </Notice>
  );
}
