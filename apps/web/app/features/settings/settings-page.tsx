import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AppFrame } from '../../shell/app-frame.tsx';
import { Section } from '../../shell/section.tsx';
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
  first: Settings;
  /** When `first` was read, ms since the epoch. */
  loadedAt: number;
  /** Where the site is reached from outside, without a trailing slash. */
  baseUrl: string;
  /** What writes all documents into one file. */
  archive: ReactNode;
  /** Where the account is signed in. */
  devices: ReactNode;
}

/** How somebody wants to see pages and to be proofread, here and in other programs. */
export function SettingsPage({ first, loadedAt, baseUrl, archive, devices }: SettingsPageProps) {
  const t = useTranslations('settings');
  const deviceWords = useTranslations('devices');
  return (
    <AppFrame title={t('heading')} hint={t('hint')}>
      <DisplaySection />
      <ProofreadingSection first={first.preferences} />
      <WordsSection first={first.words} />
      <SensitiveSection first={first.sensitive} organisationLists={first.organisationLists} />
      <ProgramsSection baseUrl={baseUrl} />
      <KeysSection first={first.keys} loadedAt={loadedAt} />
      <Section title={deviceWords('heading')} hint={deviceWords('hint')}>
        {devices}
      </Section>
      <StorageSection />
      <Section title={t('archiveTitle')} hint={t('archiveHint')}>
        {archive}
      </Section>
      <EnginesSection engines={first.engines} />
    </AppFrame>
  );
}
