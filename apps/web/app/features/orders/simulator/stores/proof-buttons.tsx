import {
  claimStorePurchase,
  type ProofKind,
  proofKinds,
  proveSimulatedPurchase,
} from '@inkstone/contracts/orders';
import { Button, showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useMoment } from '../../../../shell/use-moment.ts';
import { useSimulatorCall } from '../use-simulator-call.ts';

/**
 * Buttons that submit a purchase as the app of the signed-in account does: the store's proof is sent to the endpoint for real
 * purchases.
 */
export function ProofButtons({ purchaseId, isSignedIn }: { purchaseId: string; isSignedIn: boolean }) {
  const t = useTranslations('store-simulator');
  const tiers = useTranslations('membership-trial');
  const moment = useMoment();
  const { busy, run } = useSimulatorCall();
  const show = (kind: ProofKind) =>
    run(kind, async () => {
      const { proof } = await call(proveSimulatedPurchase, { purchaseId, kind });
      const granted = await call(claimStorePurchase, proof);
      if (granted.isRevoked) showToast.success(t('shownRevoked'));
      else if (granted.kind === 'words')
        showToast.success(t('shownWords', { package: granted.plan, quantity: String(granted.quantity) }));
      else
        showToast.success(
          t('shownTier', { tier: tiers(`tier_${granted.vip_type}`), until: moment(granted.to) }),
        );
    });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t('show')}</legend>
      {!isSignedIn && <p className="mb-2 text-sm text-soft">{t('showNeedsSignIn')}</p>}
      <div className="flex flex-wrap gap-2">
        {proofKinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            className="max-w-full whitespace-normal"
            isBusy={busy === kind}
            disabled={!isSignedIn || (busy !== null && busy !== kind)}
            onClick={() => void show(kind)}
          >
            {t(`show_${kind}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
