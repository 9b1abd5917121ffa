import { type StaffSelf, staffSelf } from '@inkstone/contracts/staff';
import { ToastHost } from '@inkstone/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, Outlet, redirect, useLoaderData, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { onSessionEnd } from '../session/session-signal.ts';
import { AdminFailure } from '../shell/admin/admin-failure.tsx';
import { AdminLayout } from '../shell/admin/admin-layout.tsx';
import { enterPath, loadStaff } from '../shell/admin/load-staff.ts';
import { ProductFailure } from '../shell/product-failure.tsx';
import { createQueryClient } from '../shell/query-client.ts';

export const handle: RouteHandle = { phrases: ['admin', 'errors', 'offline'] };

/** Pages of the back office are neither indexed nor cached. */
export const headers = () => adminHeaders;
const adminHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
};

export async function loader(args: LoaderFunctionArgs) {
  const self = await loadStaff(args, (call) => call(staffSelf, {}));
  if (self.factor !== 'passed') throw redirect(enterPath(args));
  return self;
}

/** The layout route of the back office. */
export default function AdminRoute() {
  const t = useTranslations('common');
  const [queries] = useState(createQueryClient);
  const { revalidate } = useRevalidator();
  // After signing out in another tab, or leaving the back office there, this tab shows no data of others any more.
  useEffect(() => onSessionEnd(() => void revalidate()), [revalidate]);
  return (
    <QueryClientProvider client={queries}>
      <AdminLayout self={useLoaderData<typeof loader>()}>
        <Outlet />
      </AdminLayout>
      <ToastHost label={t('notices')} closeLabel={t('close')} />
    </QueryClientProvider>
  );
}

/** Shows errors of the pages below within the layout; users without access to the back office do not see the layout. */
export function ErrorBoundary({ error, loaderData }: { error: unknown; loaderData?: StaffSelf }) {
  if (!loaderData) return <ProductFailure error={error} />;
  return (
    <AdminLayout self={loaderData}>
      <AdminFailure error={error} />
    </AdminLayout>
  );
}
