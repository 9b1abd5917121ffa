import {
  rewriteActions,
  rewriteJobs,
  rewriteRequests,
  rewriteSentences,
} from '../../../platform/db/tables/rewriting.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Rewriting jobs and custom actions of an account. */
export const accountData: AccountData = {
  archived: {
    rewriting: rewriteJobs,
    'rewritten-sentences': rewriteSentences,
    'rewriting-actions': rewriteActions,
  },
  unarchived: [rewriteRequests],
};
