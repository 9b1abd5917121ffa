import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import { createQueryClient } from './query-client.ts';

/** Provides a query cache on pages of the public site, which have none. */
export function OwnQueries({ children }: { children: ReactNode }) {
  const outer = use(QueryClientContext);
  const [own] = useState(() => (outer ? null : createQueryClient()));
  return own ? <QueryClientProvider client={own}>{children}</QueryClientProvider> : children;
}
