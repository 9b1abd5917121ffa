import { DeviceIcon, Disclosure, MoonIcon, panelItemClass, SunIcon } from '@inkstone/ui/plain';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRootData } from '../root-data.ts';
import { currentTheme, saveTheme, type Theme } from './theme.ts';

const choices = [
  { theme: 'light', words: 'themeLight', Icon: SunIcon },
  { theme: 'dark', words: 'themeDark', Icon: MoonIcon },
  { theme: undefined, words: 'themeSystem', Icon: DeviceIcon },
] as const;

/** Light, dark or as the system has it; kept for later visits. */
export function ThemeMenu() {
  const t = useTranslations('common');
  const data = useRootData();
  const [theme, setTheme] = useState<Theme | undefined>(data?.theme);
  // Another menu on the page, or an earlier page, may have changed it since the page was rendered.
  useEffect(() => setTheme(currentTheme()), []);
  const Shown = choices.find((choice) => choice.theme === theme)?.Icon ?? DeviceIcon;
  return (
    <Disclosure label={t('theme')} summary={<Shown />} summaryClassName="w-11">
      {choices.map(({ theme: each, words, Icon }) => (
        <button
          key={words}
          type="button"
          aria-pressed={each === theme}
          onClick={() => {
            saveTheme(each);
            setTheme(each);
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
