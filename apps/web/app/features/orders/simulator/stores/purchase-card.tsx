import {
  actOnSimulatedPurchase,
  type SimulatedPurchase,
  type StoreAction,
  setSimulatedDelivery,
} from '@inkstone/contracts/orders';
import { Badge, Button, Card, SelectField, type Tone } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { FactLine } from '../../../../shell/fact-line.tsx';
import { useMoment } from '../../../../shell/use-moment.ts';
import { useSimulatorCall } from '../use-simulator-call.ts';
import { ProofButtons } from './proof-buttons.tsx';
import { PurchaseNotices } from './purchase-notices.tsx';
import { useDeliveries } from './use-deliveries.ts';

const tones: Readonly<Record<SimulatedPurchase['state'], Tone>> = {
  active: 'good',
  grace: 'warn',
  retry: 'warn',
  expired: 'plain',
  returned: 'plain',
};

/** A purchase in a simulated store: its state, and the actions of the buyer, the app and the store. */
export function PurchaseCard({ purchase, me }: { purchase: SimulatedPurchase; me: string | null }) {
  const t = useTranslations('store-simulator');
  const money = useMoney();
  const { busy, run } = useSimulatorCall();
  const deliveries = useDeliveries();
  const { purchaseId, store, product, amount, currency, number, state, actions, delivery } = purchase;
  const act = (action: StoreAction) =>
    void run(action, () => call(actOnSimulatedPurchase, { purchaseId, action }));
  return (
    <Card>
      <article aria-label={`${t(`name.${store}`)} ${number}`} className="flex flex-col gap-5">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <strong className="text-lg">{product}</strong>
          <span className="tabular-nums">{money(amount, currency)}</span>
          <span>{t(`name.${store}`)}</span>
          <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
          <span className="text-sm text-soft tabular-nums wrap-anywhere sm:ml-auto">{number}</span>
        </div>
        <PurchaseFacts purchase={purchase} me={me} />
        <ProofButtons purchaseId={purchaseId} isSignedIn={me !== null} />
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-semibold">{t('actions')}</legend>
          <div className="flex flex-wrap gap-2">
            {actions.map((action) => (
              <Button
                key={action}
                size="small"
                className="max-w-full whitespace-normal"
                isBusy={busy === action}
                disabled={busy !== null && busy !== action}
                onClick={() => act(action)}
              >
                {t(`action_${action}`)}
              </Button>
            ))}
          </div>
        </fieldset>
        <div className="max-w-sm">
          <SelectField
            label={t('delivery')}
            value={delivery}
            choices={deliveries}
            onChange={(value) =>
              void run('delivery', () => call(setSimulatedDelivery, { purchaseId, delivery: value }))
            }
          />
        </div>
        <PurchaseNotices notices={purchase.notices} />
      </article>
    </Card>
  );
}

function PurchaseFacts({ purchase, me }: { purchase: SimulatedPurchase; me: string | null }) {
  const t = useTranslations('store-simulator');
  const moment = useMoment();
  const { kind, from, to, renews, isDeclined, graceUntil, isConfirmed, accountToken } = purchase;
  const named = accountToken === null ? 'nobody' : accountToken === me ? 'me' : 'other';
  return (
    <dl className="flex flex-col gap-2">
      <FactLine name={t('named')} value={t(`named_${named}`)} />
      <FactLine name={t(kind === 'product' ? 'boughtAt' : 'from')} value={moment(from)} />
      {to !== null && <FactLine name={t('to')} value={moment(to)} />}
      {graceUntil !== null && <FactLine name={t('graceUntil')} value={moment(graceUntil)} />}
      {kind === 'subscription' && (
        <FactLine
          name={t('renewal')}
          value={t(renews ? (isDeclined ? 'renewal_declined' : 'renewal_on') : 'renewal_off')}
        />
      )}
      {isConfirmed !== null && (
        <FactLine name={t('confirmed')} value={t(isConfirmed ? 'confirmed_yes' : 'confirmed_no')} />
      )}
    </dl>
  );
}
