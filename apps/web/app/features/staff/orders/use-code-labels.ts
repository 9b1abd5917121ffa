import { refundKinds } from '@inkstone/contracts/orders';
import { useTranslations } from 'use-intl';

const attemptStates = ['creating', 'unknown', 'open', 'closing', 'closed', 'failed', 'paid'] as const;
const verdicts = [
  ...(['applied', 'surplus', 'suspense', 'unmatched', 'noted', 'repeated'] as const),
  ...(['refund', 'agreement', 'question', 'other'] as const),
];
const faults = ['merchant', 'app', 'amount', 'currency', 'outTradeNo', 'refunded', 'buyer'] as const;
const codes = [
  ...attemptStates.map((one) => `attemptState.${one}` as const),
  ...verdicts.map((one) => `verdict.${one}` as const),
  ...faults.map((one) => `fault.${one}` as const),
  ...refundKinds.map((one) => `refundKind.${one}` as const),
];
type Group = 'attemptState' | 'verdict' | 'fault' | 'refundKind';

/** Returns a function that translates codes of the server; unknown codes are returned unchanged. */
export function useCodeLabels(): (group: Group, value: string) => string {
  const t = useTranslations('staff-orders');
  return (group, value) => {
    const key = codes.find((one) => one === `${group}.${value}`);
    return key ? t(key) : value;
  };
}
