import { listConsents } from '@inkstone/contracts/site/terms';
import { ToastHost } from '@inkstone/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConsentRequest } from '../features/site/terms/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { useFollowBenefits } from '../shared/purchase/use-follow-benefits.ts';
import { SaveWhenSignedIn } from '../shared/trial-text/save-when-signed-in.tsx';
import { ProductFailure } from '../shell/product-failure.tsx';
import { createQueryClient } from '../shell/query-client.ts';
import { useOffline } from '../shell/use-offline.ts';
import { usePasteNotice } from '../shell/use-paste-notice.ts';

export const handle: RouteHandle = {
  phrases: ['errors', 'offline', 'terms', 'trial'],
  reads: [listConsents],
};

/** Provides fetched data and toasts, which pages of the product need and the public site does not. */
export default function ProductRoute() {
  const t = useTranslations('common');
  const [queries] = useState(createQueryClient);
  useFollowBenefits(queries);
  useOffline();
  usePasteNotice();
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <ConsentRequest />
      <SaveWhenSignedIn />
      <ToastHost label={t('notices')} closeLabel={t('close')} />
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ProductFailure error={error} />;
}
