import type { StaffSelf } from '@inkstone/contracts/staff';
import type { TextModelSettings } from '@inkstone/contracts/staff/models';
import { Badge, Notice, type Tone } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { ModelsForm } from './models-form.tsx';

export type ModelsPageProps = TextModelSettings & { self: StaffSelf };

/** The text model service, and the available features. */
export function ModelsPage({ self, ...settings }: ModelsPageProps) {
  const t = useTranslations('staff-models');
  const { environment } = settings;
  const mayChange = self.permissions.includes('models.change');
  return (
    <AdminFrame title={t('title')} hint={t('hint')}>
      <div className="flex max-w-3xl flex-col gap-8">
        <FeatureList settings={settings} />
        {environment.length > 0 && (
          <Notice>
            <p>{t('environment')}</p>
            <ul className="mt-1 font-mono wrap-anywhere" lang="">
              {environment.map(({ url, model }) => (
                <li key={`${url} ${model}`}>
                  {model} — {url}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {environment.length === 0 && mayChange && <ModelsForm settings={settings} />}
      </div>
    </AdminFrame>
  );
}

const tones: Record<'on' | 'off' | 'down', Tone> = { on: 'good', off: 'plain', down: 'bad' };

function FeatureList({ settings: { features, overrides } }: { settings: TextModelSettings }) {
  const t = useTranslations('staff-models');
  return (
    <dl aria-label={t('features')} className="border-t border-line text-sm">
      {features.map(({ feature, absence }) => (
        <div
          key={feature}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2.5"
        >
          <dt>{t(`feature_${feature}`)}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            {overrides[feature] && overrides[feature] !== 'off' && (
              <span className="font-mono wrap-anywhere" lang="">
                {overrides[feature]}
              </span>
            )}
            <Badge tone={tones[absence ?? 'on']}>{t(`state_${absence ?? 'on'}`)}</Badge>
          </dd>
        </div>
      ))}
    </dl>
  );
}
