import {
  buyInSimulatedStore,
  type SimulatedProduct,
  type SimulatedStore,
  type StoreDelivery,
  simulatedStores,
  storeSimulatorPath,
} from '@inkstone/contracts/orders';
import { Card, SelectField } from '@inkstone/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { SubmitButton } from '../../../../shared/submit-button.tsx';
import { useSimulatorCall } from '../use-simulator-call.ts';
import { useDeliveries } from './use-deliveries.ts';

/** A form for buying as the app on a device does. `me`: the signed-in account, which the app may include in the purchase. */
export function BuyForm({ products, me }: { products: readonly SimulatedProduct[]; me: string | null }) {
  const t = useTranslations('store-simulator');
  const path = useLocalePath();
  const money = useMoney();
  const { busy, run } = useSimulatorCall();
  const [store, setStore] = useState<SimulatedStore>('apple');
  const [productId, setProductId] = useState(products[0]?.productId ?? '');
  const [named, setNamed] = useState<'me' | 'nobody'>('me');
  const [delivery, setDelivery] = useState<StoreDelivery>('at_once');
  const deliveries = useDeliveries();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const accountToken = named === 'me' ? me : null;
    void run('buy', () => call(buyInSimulatedStore, { store, productId, accountToken, delivery }));
  };
  return (
    <Card>
      <section aria-labelledby="buy-in-store" className="flex flex-col gap-4">
        <div>
          <h2 id="buy-in-store" className="font-serif text-lg font-semibold">
            {t('buyHeading')}
          </h2>
          <p className="mt-1 text-sm text-soft">{t('buyIntro')}</p>
        </div>
        <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('store')}
            value={store}
            choices={simulatedStores.map((value) => ({ value, label: t(`name.${value}`) }))}
            onChange={setStore}
          />
          <SelectField
            label={t('product')}
            value={productId}
            choices={products.map(({ productId: value, amount, currency }) => ({
              ...{ value, label: `${value} · ${money(amount, currency)}` },
            }))}
            onChange={setProductId}
          />
          <SelectField
            label={t('named')}
            value={me === null ? 'nobody' : named}
            choices={[
              ...(me === null ? [] : [{ value: 'me' as const, label: t('named_me') }]),
              { value: 'nobody' as const, label: t('named_nobody') },
            ]}
            onChange={setNamed}
          />
          <SelectField label={t('delivery')} value={delivery} choices={deliveries} onChange={setDelivery} />
          <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
            <SubmitButton isBusy={busy === 'buy'}>{t('buy')}</SubmitButton>
            {me === null && (
              <Link
                to={`${path('/login')}?${new URLSearchParams({ next: path(storeSimulatorPath) })}`}
                className="text-sm underline"
              >
                {t('signIn')}
              </Link>
            )}
          </div>
        </form>
      </section>
    </Card>
  );
}
