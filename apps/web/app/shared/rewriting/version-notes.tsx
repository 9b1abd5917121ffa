import type { SentenceVersion } from '@inkstone/contracts/rewriting';
import { lightReasons } from '@inkstone/rewrite';
import { Badge, type Tone } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

const meanings = {
  same: ['good', 'meaningSame'],
  check: ['warn', 'meaningCheck'],
  differs: ['bad', 'meaningDiffers'],
} as const satisfies Record<string, readonly [Tone, string]>;

/** The result of the meaning check of a version. */
export function MeaningBadge({ meaning }: Pick<SentenceVersion, 'meaning'>) {
  const t = useTranslations('rewrite');
  if (meaning === null) return null;
  const [tone, key] = meanings[meaning];
  return <Badge tone={tone}>{t(key)}</Badge>;
}

/** The changes of light rewriting in a version, each with its reason. */
export function Reasons({ changes }: Pick<SentenceVersion, 'changes'>) {
  const t = useTranslations('rewrite');
  if (changes.length === 0) return <p className="text-sm text-soft">{t('reasonModel')}</p>;
  return (
    <ul aria-label={t('reasonsTitle')} className="flex flex-col gap-0.5 text-sm text-soft">
      {changes.map(({ span, original, replacement, reason }) => {
        const known = lightReasons.find((each) => each === reason);
        return (
          <li key={span.start}>
            <span lang="" className="text-ink">
              {replacement === ''
                ? t('changeRemoved', { before: original })
                : t('changeOf', { before: original.trim(), after: replacement.trim() })}
            </span>
            {known && ` · ${t(`reasons.${known}.brief`)}`}
          </li>
        );
      })}
    </ul>
  );
}
