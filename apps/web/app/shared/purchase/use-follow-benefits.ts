import { fromWireTime } from '@inkstone/domain/accounts/profile';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClockAhead } from '../../platform/root-data.ts';
import { useAtTime } from '../../platform/use-at-time.ts';
import { useSession } from '../../session/session.tsx';
import { onBenefits } from '../../session/session-signal.ts';
import { reloadBenefits } from './reload-benefits.ts';

/**
 * Reloads what depends on the plan and the words of the account when they were bought in another tab, such as one opened by
 * `PlansLink`, and when the plan ends while the page is open.
 */
export function useFollowBenefits(queries: QueryClient): void {
  const { profile, refresh } = useSession();
  const end = profile?.vip_info.expire_time ?? null;
  useEffect(() => onBenefits(() => void reloadBenefits(queries)), [queries]);
  useAtTime(end === null ? null : fromWireTime(end), useClockAhead(), () => {
    void refresh();
    void reloadBenefits(queries);
  });
}
