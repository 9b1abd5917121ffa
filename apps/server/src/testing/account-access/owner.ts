import type { ProofPurpose } from '@inkstone/contracts/accounts';
import { createApiKey } from '@inkstone/contracts/accounts/api-keys';
import { simulateScan } from '@inkstone/contracts/accounts/login-simulator';
import { changeProfile } from '@inkstone/contracts/accounts/profile';
import { revokeSession } from '@inkstone/contracts/accounts/sessions';
import type { SocialKind } from '@inkstone/contracts/accounts/social-login';
import { newWechatQr } from '@inkstone/contracts/accounts/wechat-qr';
import { reportBug } from '@inkstone/contracts/site/feedback';
import { hour } from '@inkstone/kernel';
import { sql } from 'drizzle-orm';
import type { OpenedSession } from '../../modules/accounts/open-session.ts';
import { issueProof } from '../../modules/accounts/proofs/owner-proof.ts';
import {
  bindAs,
  loginAs,
  type ReturnedFields,
  returnFromProvider,
} from '../../modules/accounts/social/testing.ts';
import { beginTestSession } from '../../modules/accounts/testing.ts';
import { registeredWith, type TypedPhone } from '../../modules/accounts/testing-flow.ts';
import type { TestClient } from '../client.ts';
import type { TestServer } from '../server.ts';

/** Part of all names of the owner's data; must not occur in replies to others. */
export const secret = '海底沉钟';
export const password = 'ink4stone';
export const changedPassword = 'stone4inks';
/** Another domain of the operator that may receive a session. */
export const otherDomainOrigin = 'https://write.example.com';

/** An account with everything that only its owner may access. */
export interface Owner {
  readonly server: TestServer;
  /** The signed-in browser, which has also started all pending processes. */
  readonly page: TestClient;
  readonly accountId: string;
  readonly typed: TypedPhone;
  /** The session of another device. */
  readonly otherSession: string;
  readonly apiKey: string;
  /** Invalid tokens of the owner. */
  readonly revoked: string;
  readonly expired: string;
  /** The number of another account. */
  readonly otherUser: TypedPhone;
  /** Returns the solution of a puzzle of words. */
  answerOf(puzzleId: string): Promise<number[]>;
}

/**
 * Creates an account with two devices, two sign-in methods, names, an API key and a report. Advances the
 * clock.
 */
export async function createOwner(server: TestServer, otherUser: TypedPhone): Promise<Owner> {
  const account = await registeredWith(server, password);
  const { token: expired } = await beginTestSession(server.deps, account);
  server.clock.advance(2 * hour);
  const page = server.as(account.token);
  const ended = await beginTestSession(server.deps, account);
  await page.call(revokeSession, { id: ended.sessionId });
  const { sessionId: otherSession } = await beginTestSession(server.deps, account);
  await bindAs(server, page, 'wechat', `W${account.typed.account}`);
  await page.call(changeProfile, { username: secret });
  const { key } = await page.call(createApiKey, { name: secret });
  await page.call(reportBug, { content: secret });
  return {
    server,
    page,
    accountId: account.accountId,
    typed: account.typed,
    otherSession,
    apiKey: key.id,
    revoked: ended.token,
    expired,
    otherUser,
    answerOf: async (puzzleId) => {
      const { rows } = await server.deps.db.sql.execute<{ answer: string }>(
        sql`select answer from slider_puzzles where puzzle_id = ${puzzleId}`,
      );
      return (rows[0]?.answer ?? '').replace('words:', '').split(',').map(Number);
    },
  };
}

/** Issues a proof of this account, as /api/set/verify does. */
export async function proofOf({ server, accountId }: Owner, purpose: ProofPurpose): Promise<string> {
  const { deps } = server;
  return (await issueProof(deps, deps.db.sql, { accountId, purpose })).proof;
}

/** Returns the parameters with which a provider that is not linked yet redirects the owner back. */
export function returnedTo({ page, typed }: Owner, kind: SocialKind): Promise<ReturnedFields> {
  return returnFromProvider(page, kind, `R${typed.account}`);
}

/** Returns the reply to a first social login in the owner's browser. */
export async function ticketOf({ page, typed }: Owner): Promise<string> {
  const outcome = await loginAs(page, 'google', `T${typed.account}`);
  if (outcome.outcome !== 'bind_phone') throw new Error('This person has an account already');
  return outcome.prompt.ticket;
}

/** Opens another session of the owner with all its tokens. */
export function newSession({ server, accountId }: Owner): Promise<OpenedSession> {
  return beginTestSession(server.deps, { accountId });
}

/** Returns the content of a QR code that the owner's browser shows. */
export async function sceneOf({ page }: Owner): Promise<string> {
  const { qr_url } = await page.call(newWechatQr, {});
  return new URL(qr_url).searchParams.get('scene') ?? '';
}

/** Returns the scan token of the owner's phone for such a code. */
export async function scanOf(owner: Owner): Promise<string> {
  const scanned = { scene: await sceneOf(owner), person: `W${owner.typed.account}` };
  const { confirmUrl } = await owner.server.visitor().call(simulateScan, scanned);
  return new URL(confirmUrl).searchParams.get('scan') ?? '';
}
