import { AppError } from '@inkstone/contracts';
import { createApiKey } from '@inkstone/contracts/accounts/api-keys';
import { correctText } from '@inkstone/contracts/assist';
import { followProofreadFile, proofreadFile } from '@inkstone/contracts/assist/proofread-file';
import { createDocument, removeDocuments, trashDocuments } from '@inkstone/contracts/documents';
import { readUsage } from '@inkstone/contracts/membership';
import { buildDocx } from '@inkstone/exchange/official/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collect, type TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { createAccount } from '../accounts/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let person: TestClient;
let accountId: string;
beforeEach(async () => {
  const account = await createAccount(server.deps);
  ({ accountId } = account);
  person = server.as(account.token);
});

/** Uses words of today's limit. */
const spend = (words: number) =>
  server.deps.metering.count(accountId, {
    ...{ feature: 'proofread', documentId: null, beyond: 'refuse' },
    texts: [`${Array.from({ length: words }, (_, i) => `spent${i}`).join(' ')}.`],
  });
const used = async () => (await person.call(readUsage, {})).features[0]?.used;
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof AppError ? [error.code, error.params.left, error.params.needed] : error;
};

describe('POST /api/correct', () => {
  it('counts each sentence of a document once, however often it is checked', async () => {
    const texts = ['He have a dog.', 'He have a dog. She has two cats.', 'He have a dog. She has two cats.'];
    for (const text of texts) {
      const { items, limit } = await person.call(correctText, { text, documentId: 'a' });
      expect([items.length, limit]).toEqual([1, null]);
    }
    expect(await used()).toBe(8);
    expect((await person.call(readUsage, {})).entries).toMatchObject([{ words: 8, function: 'proofread' }]);
  });

  it('refuses a text beyond the limit with 429, and counts none of it', async () => {
    await spend(4995);
    const text = 'He have a dog. She have a cat.';
    expect(await refusalOf(person.call(correctText, { text }))).toEqual(['daily_limit_reached', 5, 8]);
    expect(await used()).toBe(4995);
    const response = await person.fetch('/api/correct', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ text }),
    });
    expect(response.status).toBe(429);
  });

  it('checks the lines that fit if the page accepts a partial check, and reports their positions in the whole text', async () => {
    await spend(4992);
    const lines = ['He have a dog.', 'She have a cat and a mouse.', 'They has a bird.'];
    const { items, limit } = await person.call(correctText, { text: lines.join('\n'), beyond: 'skip' });
    expect(limit).toMatchObject({ lines: [1], limit: 5000, left: 0, needed: 15, liftedBy: 'vip' });
    const text = lines.join('\n');
    expect(items.map(({ pos, len }) => text.slice(pos, pos + len))).toEqual(['have', 'has']);
    const again = await person.call(correctText, { text, beyond: 'skip' });
    expect(again.items).toEqual(items);
    const nothing = await person.call(correctText, { text: 'It have wings.', beyond: 'skip' });
    expect(nothing).toMatchObject({ items: [], limit: { lines: [0] } });
  });

  it('ignores a client that claims a membership', async () => {
    await spend(5000);
    person.cookies.set('VIP_INFO', JSON.stringify({ vip_type: 'vvip', expire_time: 9_999_999_999 }));
    const claims = { vip_info: { vip_type: 'vvip' }, vip_type: 'vvip', tier: 'pro', limit: null };
    const forged = { text: 'It have wings today.', ...claims };
    expect(await refusalOf(person.call(correctText, forged))).toEqual(['daily_limit_reached', 0, 4]);
    expect(await person.call(readUsage, {})).toMatchObject({ vip_type: 'free' });
    expect(await used()).toBe(5000);
  });

  it('applies to each text of visitors separately', async () => {
    const visitor = server.visitor();
    for (let i = 0; i < 3; i++)
      await visitor.call(correctText, { text: `${'好'.repeat(2500)}。`, language: 'zh' });
    expect(await refusalOf(visitor.call(correctText, { text: '好'.repeat(3001) }))).toEqual([
      'trial_limit',
      undefined,
      undefined,
    ]);
    const rows = await server.deps.db.run("select * from daily_usage where account_id = ''");
    expect(rows).toEqual([]);
  });

  it('keeps debits without the document, and no sentence of a removed document', async () => {
    const { id } = await person.call(createDocument, { title: '' });
    await person.call(correctText, { text: 'A word or two.', documentId: id });
    expect((await person.call(readUsage, {})).entries).toMatchObject([{ documentId: id, words: 4 }]);
    await person.call(trashDocuments, { ids: [id] });
    await person.call(removeDocuments, { ids: [id] });
    expect((await person.call(readUsage, {})).entries).toMatchObject([{ documentId: null, words: 4 }]);
    const rows = await server.deps.db.run('select * from counted_sentences where account_id = $1', [
      accountId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('other ways to proofread', () => {
  it('/v2 refuses a key beyond the limit, in the language of the client', async () => {
    const { secret } = await person.call(createApiKey, { name: 'LibreOffice' });
    const check = (text: string) =>
      fetch(`${server.url}/v2/check`, {
        method: 'POST',
        body: new URLSearchParams({ language: 'en-US', text, apiKey: secret }),
      });
    expect((await check('He have a dog.')).status).toBe(200);
    await spend(4994);
    expect((await check('He have a dog.')).status).toBe(200);
    const refused = await check('She have a cat.');
    expect([refused.status, await refused.text()]).toEqual([
      429,
      expect.stringMatching(/5,?000.*2.*4.*Plus/),
    ]);
  });

  it('file checks refuse what does not fit, and repeat without a charge', async () => {
    const file = {
      name: 'letter.docx',
      base64: Buffer.from(buildDocx([{ text: 'He have a apple today.' }])).toString('base64'),
    };
    await person.call(proofreadFile, file);
    expect(await used()).toBe(5);
    await spend(4995);
    expect((await person.call(proofreadFile, file)).findings).not.toEqual([]);
    expect((await collect(person.stream(followProofreadFile, file))).at(-1)).toMatchObject({
      type: 'report',
    });
    const other = {
      name: 'other.txt',
      base64: Buffer.from('Another sentence, not yet known.').toString('base64'),
    };
    expect(await refusalOf(person.call(proofreadFile, other))).toEqual(['daily_limit_reached', 0, 5]);
    expect(await refusalOf(collect(person.stream(followProofreadFile, other)))).toEqual([
      ...['daily_limit_reached', 0, 5],
    ]);
    expect(await used()).toBe(5000);
  });
});
