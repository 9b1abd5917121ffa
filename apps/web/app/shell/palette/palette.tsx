import { CommandDialog, type CommandGroup, DocumentIcon, SearchIcon } from '@inkstone/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { LazyMessages } from '../../platform/i18n/lazy-messages.tsx';
import type { Namespace } from '../../platform/i18n/message-cache.ts';
import { useLocalePath, usePageLocale } from '../../platform/i18n/page-locale.ts';
import { localePath } from '../../platform/i18n/resolve-locale.ts';
import { useErrorText } from '../../platform/use-error-text.ts';
import { useSession } from '../../session/session.tsx';
import { settingsNamespaces } from '../settings-sections.ts';
import type { Command, CommandGroupId } from './command.ts';
import { findCommands } from './find-commands.ts';
import { readPageCommands } from './page-commands.ts';
import { useCommands } from './use-commands.tsx';
import { useKnownDocuments } from './use-known-documents.ts';

const namespaces: ReadonlySet<Namespace> = new Set([
  'common',
  'palette',
  'documents',
  'errors',
  ...settingsNamespaces,
]);

/** Number of documents listed without a query, and at most for a query. */
const documentsAtFirst = 5;
const documentsFound = 8;

const groupLabels = {
  here: 'here',
  documents: 'documents',
  actions: 'actions',
  pages: 'pages',
  settings: 'settings',
  looks: 'looks',
  search: 'search',
} as const satisfies Record<CommandGroupId, string>;

/** Opens any page or document and runs global commands by typing. Loaded when it is first opened. */
export function Palette({ onClose }: { onClose: () => void }) {
  return (
    <LazyMessages namespaces={namespaces}>
      <PaletteDialog onClose={onClose} />
    </LazyMessages>
  );
}

function PaletteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('palette');
  const [query, setQuery] = useState('');
  const found = useAccountSearch(useDeferredValue(query));
  const [run, failure] = useRun(onClose);
  const count = found.length;
  return (
    <CommandDialog
      label={t('title')}
      placeholder={t('placeholder')}
      query={query}
      onQuery={setQuery}
      groups={useGroups(found)}
      onChoose={(id) => run(found.find((command) => command.id === id))}
      onClose={onClose}
      status={count === 0 ? t('nothing') : t('count', { count })}
      hint={t('keys')}
      error={failure}
    />
  );
}

/** The commands and documents that match a query, in display order. */
function useAccountSearch(query: string): readonly Command[] {
  const commands = useCommands();
  const documents = useDocumentCommands();
  const searchAll = useSearchAll(query.trim());
  const [here] = useState(readPageCommands);
  const isRequested = query.trim() !== '';
  const titles = findCommands(documents, query).slice(0, isRequested ? documentsFound : documentsAtFirst);
  const rest = findCommands([...here, ...commands], query);
  const order = Object.keys(groupLabels);
  const found = [...titles, ...rest].sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
  return isRequested ? [...found, ...searchAll] : found;
}

function useDocumentCommands(): readonly Command[] {
  const t = useTranslations('documents');
  const locale = usePageLocale();
  const navigate = useNavigate();
  const { profile } = useSession();
  const known = useKnownDocuments(profile?.id);
  const untitled = t('untitled');
  return useMemo(
    () =>
      known.map(({ id, title, excerpt }) => ({
        id: `document-${id}`,
        group: 'documents',
        label: title || untitled,
        detail: title ? undefined : excerpt.slice(0, 40),
        icon: <DocumentIcon size={18} />,
        run: async () => await navigate(localePath(locale, `/app/write/${id}`)),
      })),
    [known, navigate, locale, untitled],
  );
}

function useSearchAll(query: string): readonly Command[] {
  const t = useTranslations('palette');
  const path = useLocalePath();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  if (!isSignedIn) return [];
  return [
    {
      id: 'search-all',
      group: 'search',
      label: t('searchAll', { text: query }),
      icon: <SearchIcon size={18} />,
      run: async () => await navigate(path(`/app/search?q=${encodeURIComponent(query)}`)),
    },
  ];
}

function useGroups(found: readonly Command[]): readonly CommandGroup[] {
  const t = useTranslations('palette');
  const groups = Map.groupBy(found, ({ group }) => group);
  return [...groups].map(([id, items]) => ({ id, heading: t(groupLabels[id]), items }));
}

/** Runs a command and closes the palette; on an error keeps it open and shows the error. */
function useRun(onClose: () => void) {
  const errorText = useErrorText();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = (command: Command | undefined) => {
    if (!command || isBusy) return;
    setFailure('');
    const outcome = command.run();
    if (!outcome) return onClose();
    setBusy(true);
    outcome.then(onClose, (error: unknown) => {
      setBusy(false);
      setFailure(errorText(error));
    });
  };
  return [run, failure] as const;
}
