import * as contract from '@inkstone/contracts/staff/accounts';
import * as keys from '@inkstone/contracts/staff/keys';
import { type Route, route } from '../../../platform/http/route.ts';
import { blockAccount, unblockAccount } from '../blocks/block-account.ts';
import { rotateServerKey } from '../tokens/rotate-server-key.ts';
import { findServerKeys } from '../tokens/store.ts';
import { endAccountSessions } from './end-account-sessions.ts';
import { findAccounts } from './find-accounts.ts';
import { getAccount } from './get-account.ts';

/** Staff endpoints for accounts and token keys. */
export const overviewRoutes: Route[] = [
  route(contract.findAccounts, findAccounts),
  route(contract.getAccount, getAccount),
  route(contract.endAccountSessions, endAccountSessions),
  route(contract.blockAccount, blockAccount),
  route(contract.unblockAccount, unblockAccount),
  route(keys.listServerKeys, async ({ db }) => ({ keys: await findServerKeys(db.sql) })),
  route(keys.rotateServerKey, async (deps) => ({ keys: await rotateServerKey(deps) })),
];
