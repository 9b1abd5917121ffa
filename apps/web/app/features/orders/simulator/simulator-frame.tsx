import { classNames, Notice } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shell/page-head.tsx';
import { PlainHeader } from '../../../shell/plain-header.tsx';
import { contentId, SkipLink } from '../../../shell/skip-link.tsx';

export interface SimulatorFrameProps {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

/** The layout of simulator pages, with a notice that everything on them is simulated. */
export function SimulatorFrame({ title, isWide = false, children }: SimulatorFrameProps) {
  const t = useTranslations('simulator');
  const width = isWide ? 'max-w-4xl' : 'max-w-md';
  return (
    <div className="min-h-page pb-16">
      <SkipLink />
      <PageHead title={title} />
      <PlainHeader className={width} />
      <main
        id={contentId}
        tabIndex={-1}
        className={classNames('mx-auto flex w-full flex-col gap-6 px-4 pt-4 outline-none sm:px-6', width)}
      >
        <h1 className="font-serif text-2xl font-semibold">{title}</h1>
        <Notice tone="warn">{t('intro')}</Notice>
        {children}
      </main>
    </div>
  );
}
