import type { ReplyOf } from '@inkstone/contracts';
import type { fixOfficial as contract } from '@inkstone/contracts/assist/official';
import type { PlacedChange } from '@inkstone/exchange/official';
import type { UseCase } from '../../../platform/http/route.ts';
import { findTextFaults } from './check-official.ts';
import { runInProcess } from './run-in-process.ts';

/** Corrects findings in a docx, which is checked again, and returns the file. Nothing is stored. */
export const fixOfficial: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const bytes = Buffer.from(input.base64, 'base64');
  const fixIds = new Set(input.fixes);
  const lints = await findTextFaults(deps, who, await runInProcess(who.accountId, { kind: 'read', bytes }));
  const changes = lints
    .filter(({ id, lint }) => fixIds.has(id) && lint.replacements.length > 0)
    .map(
      ({ paragraph, start, end, lint }): PlacedChange => ({
        paragraph,
        start,
        end,
        text: lint.replacements[0] ?? '',
      }),
    );
  const corrected = await runInProcess(who.accountId, {
    kind: 'fix',
    bytes,
    layoutIds: input.fixes,
    changes,
  });
  return { base64: Buffer.from(corrected.bytes).toString('base64'), fixed: corrected.fixed };
};
