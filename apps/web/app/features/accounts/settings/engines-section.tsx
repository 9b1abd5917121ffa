import type { EngineView } from '@inkstone/contracts/assist';
import { Badge, type Tone } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { Section } from '../../../shell/section.tsx';

const names = {
  rules: ['engineRules', 'engineRulesText'],
  harper: ['engineHarper', 'engineHarperText'],
  'chinese-model': ['engineChinese', 'engineChineseText'],
} as const satisfies Record<EngineView['id'], readonly [string, string]>;

const states = {
  ready: ['engineReady', 'good'],
  missing: ['engineMissing', 'warn'],
  damaged: ['engineDamaged', 'bad'],
} as const satisfies Record<EngineView['state'], readonly [string, Tone]>;

/** The engines of this server, and the reason when one is not available. */
export function EnginesSection({ engines }: { engines: readonly EngineView[] }) {
  const t = useTranslations('settings');
  const common = useTranslations('common');
  return (
    <Section title={t('engines')} hint={t('enginesHint')}>
      <ul aria-label={t('engines')} className="divide-y divide-line border-y border-line">
        {engines.map((engine) => {
          const [name, about] = names[engine.id];
          const [state, tone] = states[engine.state];
          return (
            <li key={engine.id} className="py-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
                {t(name)}
                <Badge tone={tone}>{t(state)}</Badge>
                {engine.version && (
                  <span className="text-sm text-faint">
                    {common('version', { version: numberOf(engine.version) })}
                  </span>
                )}
              </p>
              <p className="mt-0.5 text-sm text-soft">{t(about)}</p>
              {engine.state !== 'ready' && <p className="mt-1 text-sm text-soft">{t('engineHelp')}</p>}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The number in the name of a package: `libime-data-language-model_1.1.10-1_amd64` → `1.1.10`. */
function numberOf(version: string): string {
  return /\d+(?:\.\d+)+/.exec(version)?.[0] ?? version;
}
