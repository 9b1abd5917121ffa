import type { ReplyOf } from '@inkstone/contracts';
import type { fixOfficial as contract } from '@inkstone/contracts/official';
import type { UseCase } from '../../../http/route.ts';
import { findTextFaults } from './check-official.ts';
import type { PlacedChange } from './docx-task.ts';
import { runInThread } from './run-in-thread.ts';

/** Mends findings of a docx, found anew in the same file, and gives the file back. Nothing is stored. */
export const fixOfficial: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const bytes = Buffer.from(input.base64, 'base64');
  const wanted = new Set(input.fixes);
  const lints = await findTextFaults(deps, who, await runInThread({ kind: 'read', bytes }));
  const changes = lints
    .filter(({ id, lint }) => wanted.has(id) && lint.replacements.length > 0)
    .map(
      ({ paragraph, start, end, lint }): PlacedChange => ({
        paragraph,
        start,
        end,
        text: lint.replacements[0] ?? '',
      }),
    );
  const mended = await runInThread({ kind: 'mend', bytes, layoutIds: input.fixes, changes });
  return { base64: Buffer.from(mended.bytes).toString('base64'), mended: mended.mended };
};
