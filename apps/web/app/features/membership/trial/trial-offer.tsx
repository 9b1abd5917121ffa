import { Button, CloseIcon, IconButton } from '@inkstone/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../session/session.tsx';
import { hideOffer, isOfferHidden } from './hidden-offer.ts';
import { TrialDialog } from './trial-dialog.tsx';
import { useRefreshTrials, useTrial } from './use-trial.ts';
import { useTrialTitle } from './use-trial-title.ts';

/** Offers a trial while the user can claim one. `canHide`: whether there is a button that hides the offer in this browser. */
export function TrialOffer({ canHide = false }: { canHide?: boolean }) {
  const t = useTranslations('membership-trial');
  const { profile } = useSession();
  const trial = useTrial();
  const refreshTrials = useRefreshTrials();
  const [isOpen, setOpen] = useState(false);
  const [isHidden, setHidden] = useHidden(canHide ? (profile?.id ?? null) : null);
  if (!trial || isHidden) return null;
  const close = () => {
    setOpen(false);
    refreshTrials();
  };
  return (
    <section
      aria-label={t('label')}
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-raised py-2 pr-2 pl-4"
    >
      <div className="min-w-0 grow basis-60">
        <p className="text-base font-medium">
          <Title trial={trial} />
        </p>
        <p className="text-sm text-soft">{t('offerHint')}</p>
      </div>
      <div className="flex items-center gap-1 max-sm:ml-auto">
        <Button size="small" className="min-h-11" onClick={() => setOpen(true)}>
          {t('look')}
        </Button>
        {canHide && (
          <IconButton label={t('hide')} onClick={setHidden}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      {isOpen && <TrialDialog trial={trial} onClose={close} />}
    </section>
  );
}

function Title({ trial }: Pick<Parameters<typeof TrialDialog>[0], 'trial'>) {
  return useTrialTitle(trial);
}

/** Whether an account has hidden the offer in this browser. True until this is known, to avoid a flash. */
function useHidden(accountId: string | null): [boolean, () => void] {
  const [isHidden, setHidden] = useState(accountId !== null);
  useEffect(() => setHidden(accountId !== null && isOfferHidden(localStorage, accountId)), [accountId]);
  return [
    isHidden,
    () => {
      if (accountId !== null) hideOffer(localStorage, accountId);
      setHidden(true);
    },
  ];
}
