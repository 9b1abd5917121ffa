import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { socialIcons } from '../../../shared/social-login/social-icons.tsx';
import { type LoginProvider, useSocialNames } from '../../../shared/social-login/social-names.ts';

export interface SocialButtonsProps {
  providers: readonly LoginProvider[];
  isBusy: boolean;
  onChoose: (provider: LoginProvider) => void;
}

/** Buttons for the identity providers of this site. */
export function SocialButtons({ providers, isBusy, onChoose }: SocialButtonsProps) {
  const t = useTranslations('accounts');
  const names = useSocialNames();
  if (providers.length === 0) return null;
  return (
    <section aria-label={t('otherWays')} className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('otherWays')}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {providers.map((provider) => {
          const Icon = socialIcons[provider.kind];
          return (
            <Button
              key={provider.kind}
              className="min-h-11"
              disabled={isBusy}
              onClick={() => onChoose(provider)}
            >
              <Icon />
              {names[provider.kind]}
            </Button>
          );
        })}
      </div>
      {providers.some(({ isSimulated }) => isSimulated) && (
        <p className="text-center text-xs text-faint">{t('waysSimulated')}</p>
      )}
    </section>
  );
}
