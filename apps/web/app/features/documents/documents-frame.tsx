import { Drawer, IconButton, MenuIcon } from '@inkstone/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AppFrame } from '../../shell/app-frame.tsx';
import type { ListQuery } from './list-query.ts';
import { SideNav } from './side-nav.tsx';

export interface DocumentsFrameProps {
  title: string;
  hint?: ReactNode;
  query: ListQuery;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the lists: places and folders at the side, in a drawer where the screen is narrow. */
export function DocumentsFrame({ title, hint, query, actions, children }: DocumentsFrameProps) {
  const t = useTranslations('documents');
  const [isOpen, setOpen] = useState(false);
  return (
    <AppFrame
      title={title}
      hint={hint}
      side={<SideNav query={query} />}
      actions={actions}
      lead={
        <IconButton label={t('openPlaces')} className="-ml-3 lg:hidden" onClick={() => setOpen(true)}>
          <MenuIcon />
        </IconButton>
      }
    >
      {children}
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={t('places')} closeLabel={t('close')}>
        <SideNav query={query} onLeave={() => setOpen(false)} />
      </Drawer>
    </AppFrame>
  );
}
