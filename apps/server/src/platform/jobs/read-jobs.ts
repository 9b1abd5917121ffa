import { type JobRow, type JobState, jobErrorLimit, jobStates } from '@inkstone/contracts/staff/jobs';
import type { Database } from '../db/database.ts';
import { type Page, type PageRequest, readCursor, toPage } from '../db/keyset.ts';

/** Maps job states to those of pg-boss. Completed and cancelled jobs are not listed. */
const storedStates: Readonly<Record<JobState, readonly string[]>> = {
  waiting: ['created', 'retry'],
  running: ['active'],
  failed: ['failed'],
};

const columns = `id::text as id, name, retry_count as failures,
  (extract(epoch from created_on) * 1000)::bigint::text as created_at,
  (extract(epoch from coalesce(completed_on, started_on, start_after)) * 1000)::bigint::text as failed_at,
  (extract(epoch from start_after) * 1000)::bigint::text as start_at,
  coalesce(output ->> 'message', output ->> 'value', output::text) as error`;

/** Returns jobs of these names in one state, newest first. */
export async function readJobs(
  db: Pick<Database, 'run'>,
  names: readonly string[],
  { state, cursor, limit }: PageRequest & { readonly state: JobState },
): Promise<Page<JobRow>> {
  const from = readCursor(cursor);
  const rows = await db.run(
    `select ${columns} from jobs.job
     where name = any($1::text[]) and state::text = any($2::text[])
       and ($3::bigint is null
         or ((extract(epoch from created_on) * 1000)::bigint, id::text) < ($3::bigint, $4::text))
     order by (extract(epoch from created_on) * 1000)::bigint desc, id::text desc
     limit $5`,
    [[...names], [...storedStates[state]], from?.at ?? null, from?.id ?? null, limit + 1],
  );
  const jobs = rows.map((row) => toJob(row, state));
  return toPage(jobs, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
}

/** Counts jobs of these names in each state. */
export async function countJobs(
  db: Pick<Database, 'run'>,
  names: readonly string[],
): Promise<Record<JobState, number>> {
  const rows = await db.run(
    `select state::text as state, count(*)::int as jobs from jobs.job where name = any($1::text[]) group by 1`,
    [[...names]],
  );
  const counts = { waiting: 0, running: 0, failed: 0 };
  for (const state of jobStates) {
    for (const row of rows) {
      if (storedStates[state].includes(String(row.state))) counts[state] += Number(row.jobs);
    }
  }
  return counts;
}

function toJob(row: Record<string, unknown>, state: JobState): JobRow {
  const { id, name, failures, error } = row;
  return {
    ...{ id: String(id), name: String(name), state, createdAt: Number(row.created_at) },
    at: Number(state === 'waiting' ? row.start_at : row.failed_at),
    // pg-boss counts retries; a finally failed job also had its first attempt.
    failures: Number(failures) + (state === 'failed' ? 1 : 0),
    error: typeof error === 'string' ? error.slice(0, jobErrorLimit) : null,
  };
}
