import type { ReplyOf } from '@inkstone/contracts';
import type { fixOfficial as contract } from '@inkstone/contracts/official';
import type { UseCase } from '../../../http/route.ts';
import { findTextFaults } from './check-official.ts';
import { openDocx, saveDocx } from './docx/open-docx.ts';
import { changeText, type TextChange } from './docx/paragraphs.ts';
import { findLayoutFaults } from './layout/find-layout-faults.ts';
import { readLayout } from './layout/read-layout.ts';

/** Mends findings of a docx, found anew in the same file, and gives the file back. Nothing is stored. */
export const fixOfficial: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const docx = openDocx(Buffer.from(input.base64, 'base64'));
  const view = readLayout(docx);
  const wanted = new Set(input.fixes);
  const faults = findLayoutFaults(view).filter(({ id }) => wanted.has(id));
  const changes = (await findTextFaults(deps, who, view)).filter(
    ({ id, lint }) => wanted.has(id) && lint.replacements.length > 0,
  );
  for (const { fault } of faults) fault.mend();
  for (const paragraph of view.paragraphs) {
    const own = changes.filter((change) => change.paragraph === paragraph.index);
    changeText(
      paragraph,
      own.map(({ lint, start, end }): TextChange => ({ start, end, text: lint.replacements[0] ?? '' })),
    );
  }
  return { base64: Buffer.from(saveDocx(docx)).toString('base64'), mended: faults.length + changes.length };
};
