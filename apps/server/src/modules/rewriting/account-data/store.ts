import {
  rewriteActions,
  rewriteJobs,
  rewriteRequests,
  rewriteSentences,
} from '../../../platform/db/tables/rewriting.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Texts that an account has had rewritten, and the actions that it has written. */
export const accountData: AccountData = {
  archived: {
    rewriting: rewriteJobs,
    'rewritten-sentences': rewriteSentences,
    'rewriting-actions': rewriteActions,
  },
  unarchived: [rewriteRequests],
};
