import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The list of routes is short: sending it whole saves a request before each first visit of a page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
