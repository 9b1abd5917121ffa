import { ToastHost } from '@inkstone/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConsentRequest } from '../features/terms/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { useOffline } from '../offline/use-offline.ts';
import { ProductFailure } from '../product-failure.tsx';
import { createQueryClient } from '../shell/query-client.ts';

export const handle: RouteHandle = { phrases: ['errors', 'offline', 'terms'] };

/** What the pages of the product share and the public site does without: fetched data and toasts. */
export default function ProductRoute() {
  const t = useTranslations('common');
  const [queries] = useState(createQueryClient);
  useOffline();
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <ConsentRequest />
      <ToastHost label={t('notices')} closeLabel={t('close')} />
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ProductFailure error={error} />;
}
