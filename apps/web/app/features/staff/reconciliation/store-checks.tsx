import type { ReplyOf } from '@inkstone/contracts';
import {
  checkStore,
  type listStoreChecks,
  type StoreCheckView,
} from '@inkstone/contracts/staff/store-checks';
import { Badge, Button, showToast, type Tone } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { Moment } from '../../../shell/admin/moment.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

export type StoreChecksProps = ReplyOf<typeof listStoreChecks> & { mayChange: boolean };

type StoreName = StoreCheckView['store'];

const tones: Record<StoreCheckView['state'], Tone> = { running: 'note', failed: 'bad', done: 'good' };

/** The daily checks of purchases at app stores, newest first. A check can be started. */
export function StoreChecks({ checks, stores, mayChange }: StoreChecksProps) {
  const t = useTranslations('staff-money');
  const [wanted, setWanted] = useState<StoreName | null>(null);
  const nameOf = (store: StoreName) => t(`store_${store}`);
  return (
    <section aria-labelledby="store-checks" className="mt-10 border-t border-line pt-6">
      <h2 id="store-checks" className="font-serif text-xl font-semibold">
        {t('storeChecks')}
      </h2>
      <p className="mt-1 max-w-[44em] text-sm text-soft">{t('storeChecksHint')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {stores.map(({ store, canBeAsked }) =>
          canBeAsked ? (
            mayChange && (
              <Button key={store} className="max-w-full whitespace-normal!" onClick={() => setWanted(store)}>
                {t('checkStoreOf', { store: nameOf(store) })}
              </Button>
            )
          ) : (
            <p key={store} className="text-sm text-warn">
              {t('storeNotAsked', { store: nameOf(store) })}
            </p>
          ),
        )}
      </div>
      {checks.length === 0 && (
        <p className="mt-4 text-sm text-faint">{t(stores.length === 0 ? 'noStores' : 'noStoreChecks')}</p>
      )}
      {checks.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {checks.map((check) => (
            <StoreCheckItem key={`${check.store} ${check.day}`} check={check} name={nameOf(check.store)} />
          ))}
        </ul>
      )}
      {wanted && (
        <StaffActionDialog
          title={t('checkStoreTitle', { store: nameOf(wanted) })}
          description={t('checkStoreHint')}
          confirmLabel={t('checkStore')}
          run={(reason) => call(checkStore, { store: wanted, reason })}
          onDone={() => showToast.success(t('storeCheckBegun'))}
          onClose={() => setWanted(null)}
        />
      )}
    </section>
  );
}

function StoreCheckItem({ check, name }: { check: StoreCheckView; name: string }) {
  const t = useTranslations('staff-money');
  const { day, state, asked, healed, failed, detail, endedAt } = check;
  return (
    <li className="border-b border-line py-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium tabular-nums">{day}</span>
        <span>{name}</span>
        <Badge tone={tones[state]}>{t(`storeState_${state}`)}</Badge>
        <span className="text-soft">{t('storeAsked', { asked })}</span>
        <span className="text-soft">{t('storeHealed', { healed: String(healed) })}</span>
        <span className={failed > 0 ? 'text-bad' : 'text-soft'}>
          {t('storeFailed', { failed: String(failed) })}
        </span>
        {endedAt !== null && (
          <span className="text-faint">
            <Moment at={endedAt} />
          </span>
        )}
      </p>
      {detail !== '' && (
        <p className="mt-0.5 font-mono text-xs text-bad wrap-anywhere" lang="">
          {detail}
        </p>
      )}
    </li>
  );
}
