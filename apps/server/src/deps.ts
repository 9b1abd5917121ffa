import type { Platform } from './platform/platform.ts';
import type { Config } from './ports/config.ts';
import type { Ports } from './ports/ports.ts';

/**
 * The dependencies of use cases: the platform, and the ports of modules and vendors. Created once, in main.ts (in tests
 * by `createTestServer`). Functions declare the members they need: `Pick<Deps, 'db' | 'clock'>`.
 */
export interface Deps extends Platform, Ports {
  readonly config: Config;
}
