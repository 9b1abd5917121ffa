import type { AcceptPlan } from '@inkstone/editor/lints';
import { Button, Dialog } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Accepting } from './accepting.ts';
import { ChoiceRow } from './choice-row.tsx';
import { ChangeInSentence } from './finding-change.tsx';
import { changeOf } from './group-findings.ts';

/** Number of rows shown initially, so that the dialog opens without delay. */
const pageLength = 100;

/** Lists changes before they are applied; each can be deselected. */
export function AcceptDialog({ plan, accepting }: { plan: AcceptPlan; accepting: Accepting }) {
  const t = useTranslations('writing');
  const { accepted, left } = plan;
  const [shown, setShown] = useState(pageLength);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(accepted.map(({ serial }) => serial)),
  );
  const choose = (serial: number, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, serial] : [...before].filter((one) => one !== serial)));
  const isAll = chosen.size === accepted.length;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || accepting.cancel()}
      title={t('acceptDialogTitle', { count: accepted.length })}
      description={t('acceptDialogText', { count: left })}
      closeLabel={t('close')}
      className="max-w-2xl!"
      actions={
        <>
          <Button
            kind="quiet"
            onClick={() => setChosen(new Set(isAll ? [] : accepted.map(({ serial }) => serial)))}
          >
            {t(isAll ? 'chooseNone' : 'chooseAll')}
          </Button>
          <Button kind="primary" disabled={chosen.size === 0} onClick={() => accepting.confirm(chosen)}>
            {t('acceptChosen', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {accepted.slice(0, shown).map((finding) => (
          <ChoiceRow
            key={finding.serial}
            isChosen={chosen.has(finding.serial)}
            onChoose={(isOn) => choose(finding.serial, isOn)}
            label={<ChangeInSentence change={changeOf(finding)} />}
            className="min-h-11 py-2"
          />
        ))}
      </ul>
      {accepted.length > shown && (
        <Button kind="quiet" onClick={() => setShown((now) => now + pageLength)}>
          {t('moreChanges', { count: accepted.length - shown })}
        </Button>
      )}
    </Dialog>
  );
}
