import {
  translationFileBytes,
  translationFiles,
  translationFileTexts,
} from '../../../../platform/db/tables/translation-files.ts';
import type { AccountData } from '../../../../ports/account-data.ts';

/** Files of an account with their texts and translations. The uploaded bytes are not archived. */
export const fileData = {
  archived: { 'translation-files': translationFiles, 'translation-file-texts': translationFileTexts },
  unarchived: [translationFileBytes],
} satisfies AccountData;
