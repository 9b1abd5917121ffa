import type { Clock, Ids, Random } from '@inkstone/kernel';
import type { Database } from './db/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { JobOverview } from './jobs/job-overview.ts';
import type { JobSender } from './jobs/job-sender.ts';
import type { Log } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Keys } from './security/keys.ts';
import type { PlatformConfig } from './settings/config.ts';
import type { SharedState } from './shared-state/index.ts';
import type { TestClock } from './test-clock/index.ts';
import type { FetchOptions } from './web/fetch-page.ts';

/** The infrastructure of a process. It does not depend on modules. */
export interface Platform {
  readonly config: PlatformConfig;
  readonly clock: Clock;
  /** The same clock as a test clock, which can be moved, if SIMULATOR is on; otherwise null. */
  readonly testClock: TestClock | null;
  readonly ids: Ids;
  readonly random: Random;
  readonly keys: Keys;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly db: Database;
  /** Rate limits and other state shared by all processes. */
  readonly shared: SharedState;
  readonly files: FileStore;
  readonly jobs: JobSender & JobOverview;
  /** Access to web pages of other sites. */
  readonly web: FetchOptions;
}
