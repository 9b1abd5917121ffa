import type { OfficialTextFinding } from '@inkstone/contracts/assist/official';
import { Badge, classNames } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { changeClass, markClass } from '../../../shared/proofreading/finding-change.tsx';
import { CorrectionToggle } from './correction-toggle.tsx';

export interface TextFindingsProps {
  findings: readonly OfficialTextFinding[];
  chosen: ReadonlySet<string>;
  onToggle: (ids: readonly string[]) => void;
}

/** Findings in the text, in document order. */
export function TextFindings({ findings, chosen, onToggle }: TextFindingsProps) {
  const t = useTranslations('official');
  return (
    <ul className="divide-y divide-line border-y border-line">
      {findings.map((finding) => (
        <li key={finding.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 sm:flex-nowrap">
          <div className="min-w-0 grow">
            <h3 className="flex flex-wrap items-center gap-2 font-semibold">
              {finding.zhBriefDesc}
              {finding.authority !== null && <Badge>{finding.authority}</Badge>}
            </h3>
            <Change finding={finding} />
            <p className="mt-1 text-sm text-soft">{finding.zhDesc}</p>
            <p className="mt-1 truncate text-sm text-faint" lang="">
              {t('paragraph', { number: finding.paragraph + 1 })} {finding.excerpt}
            </p>
          </div>
          {finding.correct.length > 0 && (
            <CorrectionToggle
              isChosen={chosen.has(finding.id)}
              subject={finding.original}
              onToggle={() => onToggle([finding.id])}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Change({ finding: { original, correct } }: { finding: OfficialTextFinding }) {
  const t = useTranslations('official');
  const [best] = correct;
  const tiny = changeClass(original);
  return (
    <p className="mt-1 font-serif break-words" lang="">
      <span className="sr-only">{t('now')}</span>
      {best === undefined ? (
        <mark className={markClass}>{original}</mark>
      ) : (
        <del className={classNames('text-soft decoration-bad/70', tiny)}>{original}</del>
      )}
      {best !== undefined && (
        <>
          <span aria-hidden="true" className="mx-1.5 text-faint">
            →
          </span>
          <span className="sr-only">{t('wanted')}</span>
          <ins className={classNames('font-semibold text-good no-underline', best !== '' && tiny)}>
            {best === '' ? <span className="font-sans text-sm font-normal">{t('deleted')}</span> : best}
          </ins>
        </>
      )}
    </p>
  );
}
