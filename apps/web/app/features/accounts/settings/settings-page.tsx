import { ArrowLeftIcon } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { Section } from '../../../shell/section.tsx';
import { type SettingsSectionId, settingsSections } from '../../../shell/settings-sections.ts';
import { DisplaySection } from './display-section.tsx';
import { EnginesSection } from './engines-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { ProgramsSection } from './programs-section.tsx';
import { ProofreadingSection } from './proofreading-section.tsx';
import { SensitiveSection } from './sensitive-section.tsx';
import { StorageSection } from './storage-section.tsx';
import type { Settings } from './use-settings.ts';
import { WordsSection } from './words-section.tsx';

export interface SettingsPageProps {
  /** The settings page to show. */
  section: SettingsSectionId;
  first: Settings;
  /** When `first` was loaded, ms since the epoch. */
  loadedAt: number;
  /** The public URL of the site, without a trailing slash. */
  baseUrl: string;
  /** The panel that exports all documents to one file. */
  archive: ReactNode;
  /** The panel of the account's devices. */
  devices: ReactNode;
}

/** One settings page, beside the index. */
export function SettingsPage(props: SettingsPageProps) {
  const t = useTranslations('settings');
  const path = useLocalePath();
  return (
    <AppFrame
      title={t('heading')}
      lead={
        <Link
          to={path('/app/settings')}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-soft hover:text-ink lg:hidden"
        >
          <ArrowLeftIcon size={16} />
          {t('allSettings')}
        </Link>
      }
    >
      <div className="gap-10 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
        <SideIndex current={props.section} />
        <div key={props.section} className="min-w-0">
          <SectionContent {...props} />
        </div>
      </div>
    </AppFrame>
  );
}

function SideIndex({ current }: { current: SettingsSectionId }) {
  const t = useTranslations();
  const path = useLocalePath();
  return (
    <nav aria-label={t('settings.heading')} className="hidden lg:block">
      <ul className="sticky top-8 -ml-2.5">
        <li>
          <Link
            to={path('/app/settings')}
            className="flex min-h-9 items-center rounded-md px-2.5 text-sm text-soft hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
          >
            {t('settings.allSettings')}
          </Link>
        </li>
        {settingsSections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={path(`/app/settings/${id}`)}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-9 items-center rounded-md px-2.5 text-sm text-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink pointer-coarse:min-h-11"
            >
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionContent({ section, first, loadedAt, baseUrl, archive, devices }: SettingsPageProps) {
  const t = useTranslations();
  switch (section) {
    case 'display':
      return <DisplaySection />;
    case 'proofreading':
      return <ProofreadingSection first={first.preferences} />;
    case 'words':
      return <WordsSection first={first.words} />;
    case 'sensitive':
      return <SensitiveSection first={first.sensitive} organisations={first.organisations} />;
    case 'programs':
      return (
        <>
          <ProgramsSection baseUrl={baseUrl} />
          <KeysSection first={first.keys} loadedAt={loadedAt} />
        </>
      );
    case 'devices':
      return (
        <Section title={t('devices.heading')} hint={t('devices.hint')}>
          {devices}
        </Section>
      );
    case 'storage':
      return <StorageSection />;
    case 'export':
      return (
        <Section title={t('settings.archiveTitle')} hint={t('settings.archiveHint')}>
          {archive}
        </Section>
      );
    case 'engines':
      return <EnginesSection engines={first.engines} />;
  }
}
