import type { DownloadView } from '@inkstone/contracts/site/downloads';
import { buttonClass, DownloadIcon } from '@inkstone/ui/plain';
import { useTranslations } from 'use-intl';
import { Downloads } from '../../../shell/light/downloads.tsx';
import { useIsLight } from '../../../shell/light/light-page.tsx';
import { useInstall } from '../../../shell/use-install.ts';
import { Section } from './section.tsx';

const steps = [
  ['step1Title', 'step1Text'],
  ['step2Title', 'step2Text'],
  ['step3Title', 'step3Text'],
] as const;

/** How to get the product: in the browser, as an installed web app, and by the downloads of the operator. */
export function Download({ downloads }: { downloads: readonly DownloadView[] }) {
  const t = useTranslations('site');
  return (
    <Section id="download" title={t('downloadTitle')} lead={t('downloadText')}>
      <div className="grid gap-12">
        {downloads.length > 0 && <Downloads downloads={downloads} />}
        <ol className="numbered">
          {steps.map(([title, text]) => (
            <li key={title} className="border-t border-line py-6 first:border-t-0 first:pt-0 last:pb-0">
              <h3 className="font-serif text-xl leading-snug font-semibold">{t(title)}</h3>
              <p className="mt-2 text-soft">{t(text)}</p>
            </li>
          ))}
        </ol>
        <InstalledApp />
      </div>
    </Section>
  );
}

function InstalledApp() {
  const t = useTranslations('downloads');
  const install = useInstall();
  const isLight = useIsLight();
  return (
    <div className="rounded-lg border border-line bg-raised p-6 shadow-raised">
      <h3 className="font-serif text-xl leading-snug font-semibold">{t('webTitle')}</h3>
      <p className="mt-2 text-soft">{t('webText')}</p>
      {(install || isLight) && (
        <button
          type="button"
          // Shown by the script of a light page.
          hidden={isLight}
          data-install=""
          onClick={install ?? undefined}
          className={buttonClass('secondary', 'medium', 'mt-4')}
        >
          <DownloadIcon size={18} />
          {t('webInstall')}
        </button>
      )}
    </div>
  );
}
