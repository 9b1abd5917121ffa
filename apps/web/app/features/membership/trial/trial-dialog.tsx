import type { TrialView } from '@inkstone/contracts/membership';
import { Button, CheckIcon, Dialog, Skeleton } from '@inkstone/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useSession } from '../../../session/session.tsx';
import { useDayTime } from './use-day-time.ts';
import { useClaimTrial, usePrivileges } from './use-trial.ts';
import { useTrialTitle } from './use-trial-title.ts';

export interface TrialDialogProps {
  trial: TrialView;
  onClose: () => void;
}

/** Explains the features of a trial and that it ends automatically; after the claim, shows its end. */
export function TrialDialog({ trial, onClose }: TrialDialogProps) {
  const t = useTranslations('membership-trial');
  const title = useTrialTitle(trial);
  const errorText = useErrorText();
  const dayTime = useDayTime();
  const claim = useClaimTrial();
  const tier = t(`tier_${trial.vip_type}`);
  const frame = {
    isOpen: true,
    onOpenChange: (isOpen: boolean) => !isOpen && onClose(),
    closeLabel: t('close'),
  };
  if (claim.data) {
    return (
      <Dialog
        {...frame}
        title={t('started', { tier })}
        description={t('startedUntil', { tier, time: dayTime(claim.data.to) })}
        actions={
          <Button kind="primary" onClick={onClose}>
            {t('begin')}
          </Button>
        }
      />
    );
  }
  return (
    <Dialog
      {...frame}
      title={title}
      description={t('terms')}
      actions={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button kind="primary" isBusy={claim.isPending} onClick={() => claim.mutate(trial)}>
            {t('claim')}
          </Button>
        </>
      }
    >
      <Included trial={trial} />
      <PausedPlus trial={trial} />
      <p aria-live="polite" className="mt-3 text-sm text-bad empty:hidden">
        {claim.error && errorText(claim.error)}
      </p>
    </Dialog>
  );
}

function Included({ trial }: { trial: TrialView }) {
  const t = useTranslations('membership-trial');
  const { data } = usePrivileges();
  const storage = useStorageSize();
  const tier = data?.tiers.find(({ vip_type }) => vip_type === trial.vip_type);
  if (!tier) return <Skeleton className="h-28" />;
  const { daily, versions, devices } = tier;
  const lines = [
    daily.proofread === null ? t('proofreadUnlimited') : t('proofreadLimit', { count: daily.proofread }),
    versions.days === null
      ? t('versionsCount', { count: versions.count })
      : t('versionsDays', { count: versions.days }),
    t('devices', { count: devices }),
    t('storage', { size: storage(tier.storage) }),
  ];
  return (
    <ul className="flex flex-col gap-2">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-2 text-base">
          <CheckIcon size={18} className="mt-[0.25em] shrink-0 text-good" />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}

/** For users with Plus: their Plus is paused during Pro. */
function PausedPlus({ trial }: { trial: TrialView }) {
  const t = useTranslations('membership-trial');
  const { profile } = useSession();
  const hasPlus = profile?.vip_infos.some(({ vip_type }) => vip_type === 'vip') ?? false;
  if (!hasPlus || trial.vip_type !== 'vvip') return null;
  return (
    <p className="mt-3 text-sm text-soft">{t('plusWaits', { plus: t('tier_vip'), tier: t('tier_vvip') })}</p>
  );
}

function useStorageSize(): (bytes: number) => string {
  const format = useFormatter();
  const gigabyte = 1024 ** 3;
  return (bytes) => {
    const isLarge = bytes >= gigabyte;
    return format.number(bytes / (isLarge ? gigabyte : 1024 ** 2), {
      style: 'unit',
      unit: isLarge ? 'gigabyte' : 'megabyte',
      maximumFractionDigits: 0,
    });
  };
}
