import { AppError } from '@inkstone/contracts';
import { QueryClient } from '@tanstack/react-query';

/** Errors that a retry may resolve; all others are final. */
const passing: readonly string[] = ['network_error', 'service_unavailable', 'server_error'];

/** The query cache of one visitor; a page rendered on the server starts with an empty one. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network, requests fail immediately or use local data, instead of being paused.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && error instanceof AppError && passing.includes(error.code),
      },
    },
  });
}
