import type { OfficialTextFinding } from '@inkstone/contracts/assist/official';
import { isStatistical } from '@inkstone/proofread';
import { Badge } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import {
  FindingChange,
  GuessReadings,
  WordsInSentence,
} from '../../../shared/proofreading/finding-change.tsx';
import { wordChange } from '../../../shared/proofreading/word-change.ts';
import { CorrectionToggle } from './correction-toggle.tsx';

export interface TextFindingsProps {
  findings: readonly OfficialTextFinding[];
  chosen: ReadonlySet<string>;
  onToggle: (ids: readonly string[]) => void;
}

/** Findings in the text, in document order. */
export function TextFindings({ findings, chosen, onToggle }: TextFindingsProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {findings.map((finding) => (
        <li key={finding.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 sm:flex-nowrap">
          <TextFinding finding={finding} />
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

function TextFinding({ finding }: { finding: OfficialTextFinding }) {
  const t = useTranslations('official');
  const { rule, credible, original, correct } = finding;
  const change = wordChange(original, correct[0], finding);
  return (
    <div className="min-w-0 grow">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {finding.zhBriefDesc}
        {finding.authority !== null && <Badge>{finding.authority}</Badge>}
      </h3>
      <FindingChange change={change} isGuess={isStatistical({ ruleId: rule })} />
      <p className="mt-1 text-sm text-soft">{finding.zhDesc}</p>
      <GuessReadings finding={{ ruleId: rule, credible }} change={change} />
      <p className="mt-1 text-sm text-faint">{t('paragraph', { number: finding.paragraph + 1 })}</p>
      <WordsInSentence change={change} />
    </div>
  );
}
