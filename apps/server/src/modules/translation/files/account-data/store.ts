import {
  translationFileBytes,
  translationFiles,
  translationFileTexts,
} from '../../../../platform/db/tables/translation-files.ts';
import type { AccountData } from '../../../../ports/account-data.ts';

/** Files of an account with their texts and translations. The bytes are what the account has sent. */
export const fileData: AccountData = {
  archived: { 'translation-files': translationFiles, 'translation-file-texts': translationFileTexts },
  unarchived: [translationFileBytes],
};
