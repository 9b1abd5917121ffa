import { AppError } from '@inkstone/contracts';
import { QueryClient } from '@tanstack/react-query';

/** Failures that another try may mend; every other refusal is final. */
const passing: readonly string[] = ['network_error', 'service_unavailable', 'server_error'];

/** Fetched data of one visitor; a page rendered on the server starts with an empty one. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // What cannot be done without a network fails at once, or is done on this device, instead of waiting for it.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && error instanceof AppError && passing.includes(error.code),
      },
    },
  });
}
