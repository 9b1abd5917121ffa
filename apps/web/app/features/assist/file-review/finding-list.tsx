import type { FileFinding } from '@inkstone/contracts/assist/proofread-file';
import { Badge, Button } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceRow } from '../../../shared/proofreading/choice-row.tsx';
import { FindingSentence } from './finding-sentence.tsx';

/** Number of findings shown initially, to keep the page fast. */
const pageLength = 100;

export interface FindingListProps {
  findings: readonly FileFinding[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isOn: boolean) => void;
}

/** Findings in file order, each with a checkbox. */
export function FindingList({ findings, chosen, onChoose }: FindingListProps) {
  const t = useTranslations('file-review');
  const [most, setMost] = useState(pageLength);
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {findings.slice(0, most).map((finding) => (
          <FindingRow
            key={finding.id}
            finding={finding}
            isChosen={chosen.has(finding.id)}
            onChoose={(isOn) => onChoose([finding.id], isOn)}
          />
        ))}
      </ul>
      {findings.length > most && (
        <Button className="self-center" onClick={() => setMost((now) => now + pageLength)}>
          {t('more', { count: findings.length - most })}
        </Button>
      )}
    </>
  );
}

interface FindingRowProps {
  finding: FileFinding;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
}

function FindingRow({ finding, isChosen, onChoose }: FindingRowProps) {
  const t = useTranslations('file-review');
  const { zhBriefDesc, zhDesc, authority, correct, paragraph, place } = finding;
  const others = correct.slice(1).join(' / ');
  const label = (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold">{zhBriefDesc}</span>
      {correct.length === 0 && (
        <Badge tone="note">{t(place === 'body' ? 'commentOnly' : 'listedOnly')}</Badge>
      )}
      {authority !== null && <Badge>{authority}</Badge>}
      <span className="text-sm text-faint">
        {place === 'body' ? t('paragraph', { number: paragraph + 1 }) : t(`places.${place}`)}
      </span>
    </span>
  );
  return (
    <ChoiceRow isChosen={isChosen} onChoose={onChoose} label={label} className="py-4">
      <FindingSentence finding={finding} />
      <p className="mt-1 text-sm text-soft">{zhDesc}</p>
      {others !== '' && <p className="mt-1 text-sm text-soft">{t('also', { words: others })}</p>}
    </ChoiceRow>
  );
}
