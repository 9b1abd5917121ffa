import type { FolderView } from '@inkstone/contracts/documents/folders';
import { CheckIcon, DocumentIcon } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AppLayout } from '../../../shell/app-layout.tsx';
import { LibraryProvider } from './library.tsx';
import { SideNav } from './side-nav.tsx';

export interface LibraryLayoutProps {
  /** The folders loaded with the page; fetched by the layout when they are missing. */
  folders?: readonly FolderView[];
  children: ReactNode;
}

/** The layout of all pages for signed-in users, with lists, tools and folders in its navigation. */
export function LibraryLayout({ folders, children }: LibraryLayoutProps) {
  const t = useTranslations('documents');
  return (
    <LibraryProvider {...(folders && { folders })}>
      <AppLayout
        navigation={(onLeave) => <SideNav {...(onLeave && { onLeave })} />}
        tabs={[
          { to: '/app', label: t('tabDocuments'), icon: <DocumentIcon /> },
          { to: '/app/proofread-file', label: t('tabFile'), icon: <CheckIcon /> },
        ]}
      >
        {children}
      </AppLayout>
    </LibraryProvider>
  );
}
