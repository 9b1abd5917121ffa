import { staffSelf } from '@inkstone/contracts/staff';
import { ToastHost } from '@inkstone/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { PuzzleSlot, RequestProof } from '../features/accounts/account/index.ts';
import { SolvePuzzle } from '../features/accounts/sign-in/index.ts';
import { EnterPage } from '../features/staff/back-office/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { ProofSlot } from '../shared/owner-proof.tsx';
import { AdminLayout } from '../shell/admin/admin-layout.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';
import { ProductFailure } from '../shell/product-failure.tsx';
import { createQueryClient } from '../shell/query-client.ts';
import { headers } from './admin.tsx';

export { headers };

export const handle: RouteHandle = { phrases: ['admin', 'errors', 'offline', 'account', 'accounts'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, (call) => call(staffSelf, {}));
}

/** Requests or sets up the second factor before any page of the back office opens. */
export default function AdminEnterRoute() {
  const t = useTranslations('common');
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <PuzzleSlot value={SolvePuzzle}>
        <ProofSlot value={RequestProof}>
          <AdminLayout>
            <EnterPage self={useLoaderData<typeof loader>()} />
          </AdminLayout>
        </ProofSlot>
      </PuzzleSlot>
      <ToastHost label={t('notices')} closeLabel={t('close')} />
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ProductFailure error={error} />;
}
