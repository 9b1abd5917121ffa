import { correctLimits } from '@inkstone/contracts/assist';
import { Button, buttonClass, Dialog } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';

export interface LimitDialogProps {
  /** Number of words; null while the dialog is closed. */
  words: number | null;
  onClose: () => void;
}

/** Shown when a text exceeds the trial limit: explains how to continue. */
export function LimitDialog({ words, onClose }: LimitDialogProps) {
  const t = useTranslations('writing');
  const path = useLocalePath();
  return (
    <Dialog
      isOpen={words !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('trialLimitTitle', { limit: correctLimits.trialWords })}
      description={t('trialLimitText', { count: words ?? 0 })}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('trialLimitStay', { limit: correctLimits.trialWords })}
          </Button>
          <Link to={path('/login')} className={buttonClass('primary')}>
            {t('trialLimitRegister')}
          </Link>
        </>
      }
    />
  );
}
