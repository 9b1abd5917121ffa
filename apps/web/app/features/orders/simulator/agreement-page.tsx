import {
  type AgreementAction,
  actOnSimulatedAgreement,
  type SimulatedAgreement,
} from '@inkstone/contracts/subscriptions';
import { Badge, Button, buttonClass, Card, RadioGroup } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { usePolling } from '../../../platform/use-polling.ts';
import { useExactMoney } from '../../../shared/catalogue/use-money.ts';
import { SimulatorFrame } from './simulator-frame.tsx';
import { useSimulatorCall } from './use-simulator-call.ts';

/** The simulated wallet in which a payer agrees to charges, refuses, or ends the agreement later. */
export function AgreementPage({ agreement }: { agreement: SimulatedAgreement }) {
  const t = useTranslations('simulator');
  usePolling();
  const { busy, run } = useSimulatorCall();
  const { agreementId, state, subject, returnUrl } = agreement;
  const channel = t(`channel_${agreement.channel}`);
  const amount = useExactMoney()(agreement.amount, agreement.currency);
  const act = (action: AgreementAction) =>
    void run(action, () => call(actOnSimulatedAgreement, { agreementId, action }));
  return (
    <SimulatorFrame title={t('agreementTitle', { channel })}>
      <Card>
        <div className="flex flex-col gap-5">
          <div className="flex flex-col items-center gap-2 text-center">
            <p className="text-soft">{subject}</p>
            <strong className="text-3xl tabular-nums">{amount}</strong>
            <p role="status">
              <Badge tone={state === 'signed' ? 'good' : state === 'ended' ? 'plain' : 'note'}>
                {t(`agreement_${state}`)}
              </Badge>
            </p>
            <p className="text-sm text-soft">{t('agreementText', { amount })}</p>
          </div>
          {state === 'pending' && (
            <Button kind="primary" size="large" isBusy={busy === 'sign'} onClick={() => act('sign')}>
              {t('agreement_sign')}
            </Button>
          )}
          {state !== 'ended' && (
            <Button
              isBusy={busy === 'refuse' || busy === 'end'}
              onClick={() => act(state === 'pending' ? 'refuse' : 'end')}
            >
              {t(state === 'pending' ? 'agreement_refuse' : 'agreement_end')}
            </Button>
          )}
          <a href={returnUrl} className={buttonClass('quiet')}>
            {t('backToShop')}
          </a>
        </div>
      </Card>
      {state !== 'ended' && (
        <RadioGroup
          label={t('agreementCharges')}
          value={agreement.charges}
          choices={(['paid', 'no_money', 'refused', 'lost'] as const).map((value) => ({
            ...{ value, label: t(`charges_${value}`) },
          }))}
          onChange={act}
        />
      )}
    </SimulatorFrame>
  );
}
