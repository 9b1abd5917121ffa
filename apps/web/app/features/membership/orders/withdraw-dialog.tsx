import { withdrawalLimits, withdrawFromContract } from '@inkstone/contracts/orders';
import { Button, Dialog, Notice, showToast, TextField } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useOrderActions } from './use-orders.ts';

export interface WithdrawDialogProps {
  orderNo: string;
  /** Refunded amount, in minor units. */
  amount: number;
  onClose: () => void;
}

/** The second step of the withdrawal function: name, e-mail address for the receipt, and confirmation. */
export function WithdrawDialog({ orderNo, amount, onClose }: WithdrawDialogProps) {
  const t = useTranslations('orders');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const formId = useId();
  const { refresh } = useOrderActions();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const withdraw = useMutation({
    mutationFn: () => call(withdrawFromContract, { orderNo, amount, name, email }),
    onSuccess: () => {
      showToast.success(t('withdrawDone', { email }));
      onClose();
    },
    onSettled: refresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    withdraw.mutate();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('withdraw')}
      description={t('numbered', { number: orderNo })}
      closeLabel={common('close')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('refundKeep')}
          </Button>
          <Button kind="danger" type="submit" form={formId} isBusy={withdraw.isPending}>
            {t('withdrawConfirm')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4 pb-1">
        <TextField
          label={t('withdrawName')}
          value={name}
          required
          autoComplete="name"
          maxLength={withdrawalLimits.name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          type="email"
          label={t('withdrawEmail')}
          hint={t('withdrawEmailHint')}
          value={email}
          required
          autoComplete="email"
          maxLength={withdrawalLimits.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {withdraw.error && (
          <Notice tone="bad" role="alert">
            {errorText(withdraw.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
