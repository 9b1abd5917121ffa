import { Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

/** Lines of a list file that could not be read, counted from 1. */
export type ListFaults = readonly { readonly line: number; readonly fault: string }[];

const wordFaults = [
  'no-word',
  'word-too-long',
  'too-short-to-sound',
  'unknown-grade',
  'twice',
  'open-quote',
] as const;
const leaderFaults = ['no-name', 'no-order', 'bad-day'] as const;

/** Lists why a file was not imported, line by line. */
export function Faults({ faults }: { faults: ListFaults }) {
  const t = useTranslations('admin-content');
  const words = useTranslations('sensitive');
  if (faults.length === 0) return null;
  const describe = (fault: string) => {
    const ofWord = wordFaults.find((each) => each === fault);
    const ofLeader = leaderFaults.find((each) => each === fault);
    if (ofWord) return words(`fault.${ofWord}`);
    return ofLeader ? t(`fault_${ofLeader}`) : fault;
  };
  return (
    <Notice tone="bad" role="alert">
      <p>{words('faults')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a file may have a hundred faults, which must be reachable by keyboard. */}
      <ul tabIndex={0} aria-label={words('faults')} className="max-h-32 overflow-y-auto">
        {faults.map(({ line, fault }) => (
          <li key={`${line} ${fault}`}>{words('faultLine', { line, reason: describe(fault) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
