import { confirmSimulatedCard, paySimulatedCard, type SimulatedCardReply } from '@inkstone/contracts/orders';
import { Button, Notice, TextField } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { SubmitButton } from '../../../../shared/submit-button.tsx';
import { StepFailure } from '../steps/step-parts.tsx';
import type { CardFormProps } from './stripe-form.tsx';

/** Stripe's test card numbers, by the reply of the bank. */
const testCards = {
  cardOk: '4242 4242 4242 4242',
  card3ds: '4000 0025 0000 3155',
  cardDeclined: '4000 0000 0000 0002',
  cardFunds: '4000 0000 0000 9995',
} as const;
const answers = ['cardOk', 'card3ds', 'cardDeclined', 'cardFunds'] as const;

type SimulatedCardFormProps = Pick<CardFormProps, 'label' | 'secret' | 'onPaid'>;

/** Replaces Stripe's form while payments are simulated. */
export function SimulatedCardForm({ label, secret, onPaid }: SimulatedCardFormProps) {
  const t = useTranslations('purchase');
  const [number, setNumber] = useState('');
  const onSuccess = ({ status }: SimulatedCardReply) => status === 'succeeded' && onPaid();
  const pay = useMutation({
    mutationFn: () => call(paySimulatedCard, { clientSecret: secret, number }),
    onSuccess,
  });
  const confirm = useMutation({
    mutationFn: (isConfirmed: boolean) => call(confirmSimulatedCard, { clientSecret: secret, isConfirmed }),
    onSuccess,
  });
  const reply = confirm.data ?? pay.data;
  const failed = confirm.error ?? pay.error;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        confirm.reset();
        pay.mutate();
      }}
    >
      <Notice tone="warn">
        <p>{t('cardSimulated')}</p>
        <ul className="mt-2">
          {answers.map((answer) => (
            <li key={answer} className="flex flex-wrap items-center justify-between gap-x-3">
              <span>{t(answer)}</span>
              <Button
                kind="quiet"
                size="small"
                className="tabular-nums"
                onClick={() => setNumber(testCards[answer])}
              >
                {testCards[answer]}
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
      <TextField
        label={t('cardNumber')}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={23}
        required
        pattern="[\d ]{12,23}"
      />
      {failed && <StepFailure error={failed} />}
      {reply?.status === 'declined' && (
        <Notice tone="bad" role="alert">
          {reply.declineCode ? t(`cardCodes.${reply.declineCode}`) : t('cardFailed')}
        </Notice>
      )}
      {reply?.status === 'requires_action' ? (
        <Notice role="status" className="flex flex-col gap-3">
          {t('cardWaiting')}
          <span className="flex flex-wrap gap-2">
            <Button isBusy={confirm.isPending} onClick={() => confirm.mutate(true)}>
              {t('cardConfirm')}
            </Button>
            <Button kind="quiet" onClick={() => confirm.mutate(false)}>
              {t('cardRefuse')}
            </Button>
          </span>
        </Notice>
      ) : (
        <SubmitButton kind="primary" isBusy={pay.isPending} className="w-full">
          {label}
        </SubmitButton>
      )}
    </form>
  );
}
