import type { Lint } from '@inkstone/proofread';
import { classNames } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

/** The look of a change where it is punctuation alone, which is easily overlooked. */
export function changeClass(original: string): string | false {
  return original.length <= 2 && !/[\p{L}\p{N}]/u.test(original) && tinyClass;
}

const tinyClass = 'inline-block min-w-7 rounded-sm bg-sunken px-1.5 text-center text-lg leading-7';

/** The look of what is pointed at where nothing better is known. */
export const markClass = 'rounded-sm bg-warn-wash px-0.5 text-ink';

/** What stands there and what could stand there instead. */
export function FindingChange({ lint }: { lint: Lint }) {
  const t = useTranslations('writing');
  const [best] = lint.replacements;
  const tiny = changeClass(lint.original);
  return (
    <span className="mt-0.5 block font-serif text-base break-words" lang="">
      <span className="sr-only">{t('original')}</span>
      {best === undefined ? (
        <mark className={markClass}>{visible(lint.original)}</mark>
      ) : (
        <del className={classNames('text-soft decoration-bad/70', tiny)}>{visible(lint.original)}</del>
      )}
      {best !== undefined && (
        <>
          <span aria-hidden="true" className="mx-1.5 text-faint">
            →
          </span>
          <span className="sr-only">{t('suggestion')}</span>
          <ins className={classNames('font-semibold text-good no-underline', tiny)}>
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
