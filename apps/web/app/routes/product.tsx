import { ToastHost } from '@inkstone/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { createQueryClient } from '../shell/query-client.ts';

export const handle: RouteHandle = { phrases: ['errors'] };

/** What the pages of the product share and the public site does without: fetched data and toasts. */
export default function ProductRoute() {
  const t = useTranslations('common');
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <ToastHost label={t('notices')} closeLabel={t('close')} />
    </QueryClientProvider>
  );
}
