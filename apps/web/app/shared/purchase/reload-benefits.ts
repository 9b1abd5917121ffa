import type { QueryClient } from '@tanstack/react-query';

/** Reloads what may depend on the plan and the words of the account, which is everything except the purchase itself. */
export function reloadBenefits(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'purchase' });
}
