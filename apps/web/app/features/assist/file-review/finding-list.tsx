import type { FileFinding } from '@inkstone/contracts/assist/proofread-file';
import { Badge, Button } from '@inkstone/ui';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
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
  const id = useId();
  const { zhBriefDesc, zhDesc, authority, correct, paragraph, place } = finding;
  const others = correct.slice(1).join(' / ');
  return (
    <li className="flex items-start gap-3 py-4">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="mt-1 size-4.5 shrink-0"
      />
      <div className="min-w-0 grow">
        <label htmlFor={id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{zhBriefDesc}</span>
          {correct.length === 0 && (
            <Badge tone="note">{t(place === 'body' ? 'commentOnly' : 'listedOnly')}</Badge>
          )}
          {authority !== null && <Badge>{authority}</Badge>}
          <span className="text-sm text-faint">
            {place === 'body' ? t('paragraph', { number: paragraph + 1 }) : t(`places.${place}`)}
          </span>
        </label>
        <FindingSentence finding={finding} />
        <p className="mt-1 text-sm text-soft">{zhDesc}</p>
        {others !== '' && <p className="mt-1 text-sm text-soft">{t('also', { words: others })}</p>}
      </div>
    </li>
  );
}
