import * as accounts from '../../../platform/db/tables/accounts.ts';
import { consents } from '../../../platform/db/tables/consents.ts';
import { accountDisplay } from '../../../platform/db/tables/display.ts';
import { handovers } from '../../../platform/db/tables/handovers.ts';
import { sessions, sessionTokens } from '../../../platform/db/tables/sessions.ts';
import { socialAttempts, socialIdentities, wechatQrCodes } from '../../../platform/db/tables/social-login.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** The account, its sign-in methods, devices, API keys and settings. */
export const accountData: AccountData = {
  archived: {
    profile: accounts.accounts,
    logins: accounts.accountLogins,
    devices: sessions,
    'social-logins': socialIdentities,
    'api-keys': accounts.apiKeys,
    consents,
    display: accountDisplay,
  },
  unarchived: [
    ...[sessionTokens, socialAttempts, wechatQrCodes],
    ...[accounts.ownerProofs, accounts.accountBlocks, handovers],
  ],
  archivedFolders: ['avatars'],
};
