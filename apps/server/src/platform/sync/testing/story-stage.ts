import type { Database } from '../../db/database.ts';
import { jumpingClock } from './jumping-clock.ts';
import type { Stage } from './random-story.ts';
import { createSyncWorld } from './sync-world.ts';

/** The environment of a random run over a database; its server requests versions whenever one may be due. */
export async function createStage(db: Database): Promise<Stage> {
  const clock = jumpingClock();
  const keepVersion = async ({ content }: { content(): unknown }) => {
    content();
    return clock.now();
  };
  return { world: await createSyncWorld({ db, clock, keepVersion }), clock };
}
