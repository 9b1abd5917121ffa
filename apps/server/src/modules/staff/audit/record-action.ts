import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../deps.ts';
import type { AuditFacts } from '../../../platform/http/who.ts';
import { appendEntry, type NewEntry } from './append.ts';

/**
 * Runs an action between two audit log entries. The first one is committed before the action begins, so that
 * no action is unrecorded. `facts` are read after the action.
 */
export async function recordAction<T>(
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'log'>,
  begin: Omit<NewEntry, 'outcome' | 'refusal' | 'begunSeq'>,
  facts: () => AuditFacts,
  work: () => Promise<T>,
): Promise<T> {
  const begunSeq = await appendEntry(deps, { ...begin, outcome: 'begun' });
  const { actor, action, via } = begin;
  const end = (how: Pick<NewEntry, 'outcome' | 'refusal'>) =>
    appendEntry(deps, { actor, action, via, facts: facts(), begunSeq, ...how });
  let result: T;
  try {
    result = await work();
  } catch (error) {
    await end(
      error instanceof AppError ? { outcome: 'refused', refusal: error.code } : { outcome: 'failed' },
    ).catch((failure) =>
      deps.log.error('The end of a staff action could not be recorded', { error: failure }),
    );
    throw error;
  }
  await end({ outcome: 'done' });
  return result;
}
