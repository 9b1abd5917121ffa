import type { FileFinding } from '@inkstone/contracts/assist/proofread-file';
import { useTranslations } from 'use-intl';
import { markClass } from '../../../shared/proofreading/finding-change.tsx';

/** A sentence with its deletions and insertions. */
export function FindingSentence({ finding }: { finding: FileFinding }) {
  const t = useTranslations('file-review');
  const { before, original, after, correct } = finding;
  const [best] = correct;
  return (
    <p className="mt-1 font-serif break-words whitespace-pre-wrap" lang="">
      {before}
      {best === undefined ? (
        <mark className={markClass}>{original}</mark>
      ) : (
        <>
          <span className="sr-only">{t('now')}</span>
          <del className="rounded-sm bg-sunken px-0.5 text-soft decoration-bad">{original}</del>
          {best !== '' && (
            <>
              <span className="sr-only">{t('wanted')}</span>
              <ins className="px-0.5 font-semibold text-good underline underline-offset-4">{best}</ins>
            </>
          )}
        </>
      )}
      {after}
    </p>
  );
}
