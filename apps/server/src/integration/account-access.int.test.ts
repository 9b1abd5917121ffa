import { renewalPath } from '@inkstone/contracts/accounts/sessions';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountsModule } from '../modules/accounts/manifest.ts';
import { bindAs } from '../modules/accounts/social/testing.ts';
import { openTestSession } from '../modules/accounts/testing.ts';
import { registeredWith } from '../modules/accounts/testing-flow.ts';
import { siteModule } from '../modules/site/manifest.ts';
import { createOwner, type Owner, otherDomainOrigin, secret } from '../testing/account-access/owner.ts';
import { accountTable, nameOf, type Row } from '../testing/account-access/table.ts';
import type { TestClient } from '../testing/client.ts';
import { rowsOfAccount } from '../testing/rows-of-account.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let other: Awaited<ReturnType<typeof registeredWith>>;
let owner: Owner;
beforeAll(async () => {
  const config = { authOrigins: [otherDomainOrigin], hasRawTokens: true, hasEmailRegistration: true };
  server = await createTestServer({ config });
  other = await registeredWith(server);
  await bindAs(server, server.as(other.token), 'wechat', 'Other');
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createOwner(server, other.typed);
});

interface Answer {
  readonly code: string;
  readonly text: string;
}

async function send(client: TestClient, { call, headers = {} }: Row, given: object): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ');
  const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(given))}` : '';
  const init = method === 'POST' && {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(given),
  };
  const response = await follow(client, await client.fetch(`${path}${query}`, { method, ...init }));
  const text = await response.text();
  const isEnvelope = response.headers.get('content-type')?.startsWith('application/json');
  return { code: isEnvelope ? String(JSON.parse(text).code) : response.ok ? 'ok' : 'no file', text };
}

/** The path of the redirect that renews a session before a picture is shown. */
async function follow(client: TestClient, response: Response): Promise<Response> {
  const to = response.headers.get('location');
  return to === null ? response : follow(client, await client.fetch(to));
}

/** All data of the owner that a call of another account could change or delete. */
const readAll = ({ accountId }: Owner) => rowsOfAccount(server.deps.db, accountId);

function expectNoData({ text }: Answer): void {
  const { accountId, otherSession, apiKey } = owner;
  for (const hidden of [secret, accountId, otherSession, apiKey]) expect(text).not.toContain(hidden);
}

it('the table has exactly the account and site calls that are not for staff', () => {
  const files = (accountsModule.fileRoutes ?? []).map(({ path }) => `GET ${path}`);
  const calls = [...(accountsModule.routes ?? []), ...(siteModule.routes ?? [])]
    .filter(({ endpoint }) => endpoint.audience !== 'staff')
    .map(({ endpoint }) => nameOf(endpoint));
  const vendors = (accountsModule.webhookRoutes ?? []).map(({ contract }) => nameOf(contract));
  const all = [...files, ...calls, ...vendors, `GET ${renewalPath}`];
  expect(accountTable.map(({ call }) => call).sort()).toEqual(all.sort());
});

it.each(accountTable.map((row) => [row.call, row] as const))('%s', async (_, row: Row) => {
  const made = await row.input(owner);
  const given = async () => (row.isUsedUp ? row.input(owner) : made);
  const before = await readAll(owner);
  const outsiders = [
    ['sign_in_first', server.visitor()],
    ['session_revoked', server.as(owner.revoked)],
    ['session_expired', server.as(owner.expired)],
  ] as const;
  for (const [reason, client] of outsiders) {
    const answer = await send(client, row, await given());
    expect([reason, answer.code]).toEqual([reason, row.visitor ?? reason]);
    if (!row.opens) expectNoData(answer);
  }
  const otherUser = server.as(await openTestSession(server.deps, other));
  const theirs = await send(otherUser, row, await given());
  expect(theirs.code).toBe(row.otherUser ?? 'ok');
  if (!row.opens) expectNoData(theirs);
  const after = await readAll(owner);
  if (!row.endsOwn && !row.opens) expect(after).toEqual(before);

  const own = await send(owner.page, row, row.ownInput ? await row.ownInput(owner) : await given());
  expect(own.code).toBe(row.owner ?? 'ok');
  if (row.returnsData) expect(own.text).toContain(secret);
});
