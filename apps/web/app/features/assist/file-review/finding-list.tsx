import type { FileFinding } from '@inkstone/contracts/assist/proofread-file';
import { Badge, Button } from '@inkstone/ui';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceRow } from '../../../shared/proofreading/choice-row.tsx';
import { GuessReadings } from '../../../shared/proofreading/finding-change.tsx';
import { FindingSentence } from './finding-sentence.tsx';
import { type FileFindingGroup, groupFileFindings } from './group-findings.ts';

/** Number of groups, and of their members, shown initially, to keep the page fast. */
const pageLength = 100;

export interface FindingListProps {
  findings: readonly FileFinding[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isOn: boolean) => void;
}

/** Findings in file order, equal ones together, each with a checkbox. */
export function FindingList({ findings, chosen, onChoose }: FindingListProps) {
  const t = useTranslations('file-review');
  const [shown, setShown] = useState(pageLength);
  const groups = useMemo(() => groupFileFindings(findings), [findings]);
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {groups.slice(0, shown).map((group) => (
          <GroupRow key={group.first.id} {...{ group, chosen, onChoose }} />
        ))}
      </ul>
      {groups.length > shown && (
        <Button className="self-center" onClick={() => setShown((now) => now + pageLength)}>
          {t('more', { count: groups.slice(shown).flatMap(({ members }) => members).length })}
        </Button>
      )}
    </>
  );
}

interface GroupRowProps extends Omit<FindingListProps, 'findings'> {
  group: FileFindingGroup;
}

/** A group with one checkbox for all its findings, and below it one for each occurrence. */
function GroupRow({ group: { first, members, change }, chosen, onChoose }: GroupRowProps) {
  const t = useTranslations('file-review');
  const { zhBriefDesc, zhDesc, authority, correct, place, rule, credible } = first;
  const others = correct.slice(1).join(' / ');
  const label = (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold">{zhBriefDesc}</span>
      {correct.length === 0 && (
        <Badge tone="note">{t(place === 'body' ? 'commentOnly' : 'listedOnly')}</Badge>
      )}
      {authority !== null && <Badge>{authority}</Badge>}
      {members.length === 1 && <Place finding={first} />}
    </span>
  );
  return (
    <ChoiceRow
      isChosen={members.every(({ id }) => chosen.has(id))}
      onChoose={(isOn) =>
        onChoose(
          members.map(({ id }) => id),
          isOn,
        )
      }
      label={label}
      className="py-4"
    >
      <FindingSentence finding={first} />
      <p className="mt-1 text-sm text-soft">{zhDesc}</p>
      <GuessReadings finding={{ ruleId: rule, credible }} change={change} />
      {others !== '' && <p className="mt-1 text-sm text-soft">{t('also', { words: others })}</p>}
      {members.length > 1 && <Members {...{ members, chosen, onChoose }} />}
    </ChoiceRow>
  );
}

/** The occurrences of equal findings, each with a checkbox; nothing is rendered while the group is collapsed. */
function Members({ members, chosen, onChoose }: Omit<FindingListProps, 'findings'> & MembersProps) {
  const t = useTranslations('file-review');
  const tWriting = useTranslations('writing');
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(pageLength);
  return (
    <details className="mt-1 text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-soft sm:min-h-0">
        {tWriting('equalFindings', { count: members.length })}
      </summary>
      {isOpen && (
        <ul>
          {members.slice(0, shown).map((finding) => (
            <ChoiceRow
              key={finding.id}
              isChosen={chosen.has(finding.id)}
              onChoose={(isOn) => onChoose([finding.id], isOn)}
              label={<Place finding={finding} />}
              className="py-1.5"
            >
              <FindingSentence finding={finding} />
            </ChoiceRow>
          ))}
        </ul>
      )}
      {isOpen && members.length > shown && (
        <Button size="small" onClick={() => setShown((now) => now + pageLength)}>
          {t('more', { count: members.length - shown })}
        </Button>
      )}
    </details>
  );
}

interface MembersProps {
  members: readonly FileFinding[];
}

function Place({ finding: { place, paragraph } }: { finding: FileFinding }) {
  const t = useTranslations('file-review');
  return (
    <span className="text-sm text-faint">
      {place === 'body' ? t('paragraph', { number: paragraph + 1 }) : t(`places.${place}`)}
    </span>
  );
}
