import { day } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import { deleteBefore } from './store.ts';

/** Deletes notifications that are older than NOTIFICATION_DAYS. */
export async function purgeNotifications({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  await deleteBefore(db.sql, clock.now() - config.notificationDays * day);
}
