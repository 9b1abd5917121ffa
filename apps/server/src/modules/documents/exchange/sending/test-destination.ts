import { Readable } from 'node:stream';
import { AppError } from '@inkstone/contracts';
import type { testArchiveDestination as contract } from '@inkstone/contracts/documents/archive-schedules';
import { second } from '@inkstone/kernel';
import type { UseCase } from '../../../../platform/http/route.ts';
import { openDestination } from '../destinations/open-destination.ts';
import { readDestination } from './read-destination.ts';
import { findSchedule } from './store.ts';

/** Short, because a user is waiting. */
const timeout = 15 * second;

/**
 * Writes a small file to a destination, reads it back and deletes it; refuses with the error that occurred.
 */
export const testDestination: UseCase<typeof contract, Record<string, never>> = async (deps, who, input) => {
  const { destination, secret } = readDestination(
    deps,
    input,
    await findSchedule(deps.db.sql, who.accountId),
  );
  const id = deps.ids.next();
  const name = `inkstone-test-${id.slice(-8)}.txt`;
  const text = Buffer.from(`Inkstone was here, ${id}\n`);
  await using there = await openDestination(deps, destination, secret, { timeout });
  await there.prepare();
  await there.put(name, { size: text.length, open: async () => Readable.from([text]) }, id.slice(-8));
  const isSame = text.equals(await there.read(name));
  await there.remove(name);
  if (!isSame) throw new AppError('destination_failed');
  return {};
};
