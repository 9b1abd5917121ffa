import type { Messages } from '@inkstone/phrases';
import type { MessageKeys, NestedKeyOf } from 'use-intl';

/** A message key with its namespace. */
type Key = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** A page of the settings. */
export interface SettingsSection {
  /** Last segment of its path: `/app/settings/<id>`. */
  readonly id: string;
  readonly title: Key;
  readonly hint: Key;
  /** Labels of its settings, used by the search. */
  readonly labels: readonly Key[];
}

/** The settings pages, in the order of their index. */
export const settingsSections = [
  {
    id: 'display',
    title: 'settings.display',
    hint: 'settings.displayHint',
    labels: [
      'common.theme',
      'common.themeDark',
      'common.language',
      'display.font',
      'display.textSize',
      'display.lineHeight',
    ],
  },
  {
    id: 'proofreading',
    title: 'settings.proofreading',
    hint: 'settings.proofreadingHint',
    labels: [
      'settings.mode',
      'settings.modeNormal',
      'settings.modeStrict',
      'settings.english',
      'settings.englishUS',
      'settings.englishGB',
      'settings.spacing',
      'settings.threshold',
    ],
  },
  {
    id: 'words',
    title: 'settings.words',
    hint: 'settings.wordsHint',
    labels: ['settings.wordLabel', 'settings.importWords', 'settings.exportWords'],
  },
  {
    id: 'sensitive',
    title: 'sensitive.heading',
    hint: 'sensitive.hint',
    labels: [
      'sensitive.groups',
      'sensitive.list',
      'sensitive.group.gambling',
      'sensitive.group.drugs',
      'sensitive.group.pornography',
      'sensitive.group.fraud',
      'sensitive.group.forgery',
      'sensitive.group.weapons',
      'sensitive.group.solicitation',
      'sensitive.group.advertising',
      'sensitive.group.newsroom',
    ],
  },
  {
    id: 'programs',
    title: 'settings.programs',
    hint: 'settings.programsHint',
    labels: [
      'settings.libreOffice',
      'settings.ltex',
      'settings.obsidian',
      'settings.keys',
      'settings.createKey',
    ],
  },
  { id: 'devices', title: 'devices.heading', hint: 'devices.hint', labels: ['devices.signOutOthers'] },
  {
    id: 'storage',
    title: 'settings.storage',
    hint: 'settings.storageHint',
    labels: ['settings.storageLargest'],
  },
  {
    id: 'export',
    title: 'settings.archiveTitle',
    hint: 'settings.archiveHint',
    labels: ['backup.title', 'backup.hint'],
  },
  {
    id: 'engines',
    title: 'settings.engines',
    hint: 'settings.enginesHint',
    labels: ['settings.engineRules', 'settings.engineHarper', 'settings.engineChinese'],
  },
] as const satisfies readonly SettingsSection[];

/** The namespaces of the keys above. */
export const settingsNamespaces = ['settings', 'display', 'sensitive', 'devices', 'backup'] as const;

/** The id of a page of the settings. */
export type SettingsSectionId = (typeof settingsSections)[number]['id'];
