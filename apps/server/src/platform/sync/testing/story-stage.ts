import type { Database } from '../../db/database.ts';
import { jumpingClock } from './jumping-clock.ts';
import type { RunEnvironment } from './random-run.ts';
import { createSyncTestbed } from './sync-testbed.ts';

/** Creates the environment of a random run over a database; its server requests versions whenever one may be due. */
export async function createRunEnvironment(db: Database): Promise<RunEnvironment> {
  const clock = jumpingClock();
  const keepVersion = async ({ content }: { content(): unknown }) => {
    content();
    return clock.now();
  };
  return { testbed: await createSyncTestbed({ db, clock, keepVersion }), clock };
}
