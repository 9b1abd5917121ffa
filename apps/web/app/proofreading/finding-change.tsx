import type { Lint } from '@inkstone/proofread';
import { useTranslations } from 'use-intl';

/** What stands there and what could stand there instead. */
export function FindingChange({ lint }: { lint: Lint }) {
  const t = useTranslations('writing');
  const [best] = lint.replacements;
  return (
    <span className="mt-0.5 block font-serif text-base break-words" lang="">
      <span className="sr-only">{t('original')}</span>
      <del className="text-soft decoration-bad/70">{visible(lint.original)}</del>
      {best !== undefined && (
        <>
          <span aria-hidden="true" className="mx-1.5 text-faint">
            →
          </span>
          <span className="sr-only">{t('suggestion')}</span>
          <ins className="font-semibold text-good no-underline">
            {best === '' ? (
              <span className="font-sans text-sm font-normal">{t('deleteText')}</span>
            ) : (
              visible(best)
            )}
          </ins>
        </>
      )}
    </span>
  );
}

/** White space alone cannot be seen; it is drawn. */
function visible(text: string): string {
  return /^\s+$/.test(text)
    ? text.replaceAll('\n', '↵').replaceAll('\u3000', '□').replaceAll(/\s/g, '␣')
    : text;
}
