import { listItems } from '@inkstone/contracts/membership';
import { listCoupons } from '@inkstone/contracts/orders';
import { Button, Dialog, Skeleton } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../../platform/call.ts';
import { useClockAhead } from '../../../platform/root-data.ts';
import { useSession } from '../../../session/session.tsx';
import { SignInHint } from '../../../shared/purchase/sign-in-hint.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { CouponList } from './coupon-list.tsx';

/** The caller's coupons in a dialog. */
export function CouponsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('coupons');
  const common = useTranslations('common');
  const { isSignedIn } = useSession();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('heading')}
      description={t('hint')}
      closeLabel={common('close')}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
      className="max-w-lg"
    >
      {isSignedIn ? <Coupons /> : <SignInHint />}
    </Dialog>
  );
}

function Coupons() {
  const t = useTranslations('coupons');
  const ahead = useClockAhead();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['coupons', 'with-items'],
    queryFn: async () => {
      const [coupons, { items }] = await Promise.all([quietCall(listCoupons, {}), quietCall(listItems, {})]);
      return { ...coupons, items };
    },
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32" />;
  if (data.coupons.length === 0)
    return (
      <>
        <p className="font-semibold">{t('empty')}</p>
        <p className="text-soft">{t('emptyHint')}</p>
      </>
    );
  return <CouponList {...data} now={dataUpdatedAt + ahead} />;
}
