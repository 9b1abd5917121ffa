import { createDocument } from '@inkstone/contracts/documents';
import { localeNames, locales } from '@inkstone/phrases';
import {
  CheckIcon,
  DeviceIcon,
  DocumentIcon,
  GlobeIcon,
  MoonIcon,
  PlusIcon,
  SearchIcon,
  SettingsIcon,
  SunIcon,
  TrashIcon,
  UserIcon,
} from '@inkstone/ui';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useChangeDisplay } from '../../display/use-change-display.ts';
import { createDocumentLocally, newDocumentId } from '../../offline/begin-document.ts';
import { loadOffline } from '../../offline/load-offline.ts';
import { call } from '../../platform/call.ts';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';
import { localePath } from '../../platform/i18n/resolve-locale.ts';
import { saveLocale } from '../../platform/i18n/saved-locale.ts';
import { saveTheme } from '../../platform/theme.ts';
import { useSession } from '../../session/session.tsx';
import { settingsSections } from '../settings-sections.ts';
import type { Command } from './command.ts';
import { type PageAction, requestPageAction } from './page-action.ts';

/** All commands that do not depend on the open page: those for everyone, and those of an account. */
export function useCommands(): readonly Command[] {
  const { isSignedIn } = useSession();
  const everybody = [...usePublicPages(), ...useAppearanceCommands()];
  const member = [...useActions(), ...useAppPages(), ...useSettings()];
  return isSignedIn ? [...member, ...everybody] : everybody;
}

function useGo() {
  const path = useLocalePath();
  const navigate = useNavigate();
  return async (to: string, arrival?: PageAction) =>
    await navigate(path(to), arrival ? { state: requestPageAction(arrival) } : {});
}

function useActions(): readonly Command[] {
  const t = useTranslations('palette');
  const documents = useTranslations('documents');
  const go = useGo();
  const create = async () => {
    const id = newDocumentId();
    await loadOffline(
      () => call(createDocument, { id, folderId: null }),
      () => createDocumentLocally(id, null),
    );
    await go(`/app/write/${id}`);
  };
  return [
    {
      id: 'new-document',
      label: documents('newDocument'),
      keywords: 'new document',
      icon: <PlusIcon size={18} />,
      run: create,
    },
    {
      id: 'import-files',
      label: t('importFiles'),
      keywords: 'import files word pdf markdown',
      run: () => go('/app', 'import-files'),
    },
    {
      id: 'import-page',
      label: t('importPage'),
      keywords: 'import web page url',
      run: () => go('/app', 'import-page'),
    },
    {
      id: 'check-file',
      label: documents('openFileReview'),
      keywords: 'check proofread file',
      icon: <CheckIcon size={18} />,
      run: () => go('/app/proofread-file'),
    },
    {
      id: 'read-pictures',
      label: documents('openOcr'),
      keywords: 'ocr picture scan text',
      run: () => go('/app/ocr'),
    },
    {
      id: 'translate',
      label: documents('openTranslation'),
      keywords: 'translate translation text bilingual align',
      run: () => go('/app/translate'),
    },
    {
      id: 'translate-file',
      label: documents('openFileTranslation'),
      keywords: 'translate translation file docx pdf',
      run: () => go('/app/translate/files'),
    },
    {
      id: 'new-folder',
      label: documents('newFolder'),
      keywords: 'new folder',
      run: () => go('/app', 'new-folder'),
    },
  ].map((command): Command => ({ ...command, group: 'actions' }));
}

function useAppPages(): readonly Command[] {
  const common = useTranslations('common');
  const documents = useTranslations('documents');
  const go = useGo();
  const page = (to: string, label: string, keywords: string, icon = <DocumentIcon size={18} />): Command => ({
    id: `page${to}`,
    group: 'pages',
    label,
    keywords,
    icon,
    run: () => go(to),
  });
  return [
    page('/app', documents('allDocuments'), 'all documents'),
    page('/app?in=recent', documents('recent'), 'recent'),
    page('/app?in=favourites', documents('favourites'), 'favourites favorites'),
    page('/app/search', documents('searchLabel'), 'search', <SearchIcon size={18} />),
    page('/app/official', documents('openOfficial'), 'official documents'),
    page('/app/words', documents('wordList'), 'word list'),
    page('/app/terms', documents('glossary'), 'glossary terms'),
    page('/app/trash', documents('trashHeading'), 'trash bin', <TrashIcon size={18} />),
    page('/app/account', common('account'), 'account profile password', <UserIcon size={18} />),
    page('/app/settings', common('settings'), 'settings preferences', <SettingsIcon size={18} />),
    page('/app/orders', common('myOrders'), 'orders purchases payments'),
    page('/app/subscriptions', common('mySubscriptions'), 'subscriptions renewals cancel'),
    page('/app/coupons', common('myCoupons'), 'coupons discounts'),
    page('/app/usage', common('myUsage'), 'usage limits quota words'),
  ];
}

function usePublicPages(): readonly Command[] {
  const common = useTranslations('common');
  const go = useGo();
  const { isSignedIn } = useSession();
  const page = (to: string, label: string, keywords: string): Command => ({
    id: `page${to}`,
    group: 'pages',
    label,
    keywords,
    icon: <DocumentIcon size={18} />,
    run: () => go(to),
  });
  const all = [
    page('/rules', common('navRules'), 'rules handbook'),
    page('/trial', common('navTrial'), 'try trial'),
    page('/feedback', common('feedback'), 'feedback help'),
    page('/licences', common('licences'), 'licences licenses open source'),
    page('/', common('navHome'), 'home website'),
  ];
  return isSignedIn ? all : [page('/login', common('signIn'), 'sign in register'), ...all];
}

function useSettings(): readonly Command[] {
  const t = useTranslations();
  const go = useGo();
  return settingsSections.map(({ id, title, labels }) => ({
    id: `settings-${id}`,
    group: 'settings',
    label: t(title),
    keywords: [t('common.settings'), 'settings', id, ...labels.map((label) => t(label))].join(' '),
    icon: <SettingsIcon size={18} />,
    run: () => go(`/app/settings/${id}`),
  }));
}

const themes = [
  { theme: 'light', words: 'themeLight', Icon: SunIcon },
  { theme: 'dark', words: 'themeDark', Icon: MoonIcon },
  { theme: undefined, words: 'themeSystem', Icon: DeviceIcon },
] as const;

function useAppearanceCommands(): readonly Command[] {
  const t = useTranslations('palette');
  const common = useTranslations('common');
  const navigate = useNavigate();
  const changeDisplay = useChangeDisplay();
  const { pathname, search, hash } = useLocation();
  return [
    ...themes.map(
      ({ theme, words, Icon }): Command => ({
        id: `theme-${theme ?? 'system'}`,
        group: 'looks',
        label: t('theme', { theme: common(words) }),
        keywords: `theme appearance ${theme ?? 'system'}`,
        icon: <Icon size={18} />,
        run: () => {
          saveTheme(theme);
          changeDisplay({ theme: theme ?? 'system' });
        },
      }),
    ),
    ...locales.map(
      (locale): Command => ({
        id: `language-${locale}`,
        group: 'looks',
        label: t('language', { language: localeNames[locale] }),
        keywords: `language ${locale}`,
        icon: <GlobeIcon size={18} />,
        run: async () => {
          saveLocale(locale);
          changeDisplay({ language: locale });
          await navigate(localePath(locale, `${pathname}${search}${hash}`), { preventScrollReset: true });
        },
      }),
    ),
  ];
}
