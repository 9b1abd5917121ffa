import { Button, CheckIcon } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

export interface CorrectionToggleProps {
  isChosen: boolean;
  /** The corrected finding, for screen readers. */
  subject: string;
  onToggle: () => void;
}

/** Selects a finding for correction, or deselects it. */
export function CorrectionToggle({ isChosen, subject, onToggle }: CorrectionToggleProps) {
  const t = useTranslations('official');
  return (
    <Button
      kind={isChosen ? 'quiet' : 'secondary'}
      size="small"
      aria-pressed={isChosen}
      aria-label={`${t('fix')} ${subject}`}
      className="shrink-0"
      onClick={onToggle}
    >
      {isChosen && <CheckIcon size={16} />}
      {isChosen ? t('chosen') : t('fix')}
    </Button>
  );
}
