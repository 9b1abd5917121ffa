import { DeviceIcon, Disclosure, MoonIcon, panelItemClass, SunIcon } from '@inkstone/ui/plain';
import { useTranslations } from 'use-intl';
import { useChangeDisplay } from '../display/use-change-display.ts';
import { saveTheme } from '../platform/theme.ts';
import { useTheme } from './use-theme.ts';

const choices = [
  { theme: 'light', words: 'themeLight', Icon: SunIcon },
  { theme: 'dark', words: 'themeDark', Icon: MoonIcon },
  { theme: undefined, words: 'themeSystem', Icon: DeviceIcon },
] as const;

/** The choice of theme: light, dark or system; stored for later visits. */
export function ThemeMenu() {
  const t = useTranslations('common');
  const theme = useTheme();
  const changeDisplay = useChangeDisplay();
  const Shown = choices.find((choice) => choice.theme === theme)?.Icon ?? DeviceIcon;
  return (
    <Disclosure label={t('theme')} summary={<Shown />} summaryClassName="w-11">
      {choices.map(({ theme: each, words, Icon }) => (
        <button
          key={words}
          type="button"
          data-theme-choice={each ?? 'system'}
          aria-pressed={each === theme}
          onClick={() => {
            saveTheme(each);
            changeDisplay({ theme: each ?? 'system' });
          }}
          className={panelItemClass}
        >
          <Icon size={18} />
          {t(words)}
        </button>
      ))}
    </Disclosure>
  );
}
