import * as contract from '@inkstone/contracts/documents/versions';
import { hour, minute, second } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeDeps } from '../../../composition/assemble.ts';
import type { TestServer } from '../../../testing/server.ts';
import {
  createVersionsTestbed,
  refusalOf,
  typeLines,
  type VersionsTestbed,
  type Writer,
} from './testing/versions-testbed.ts';

let testbed: VersionsTestbed;
let server: TestServer;
let writer: Writer;

beforeAll(async () => {
  testbed = await createVersionsTestbed();
  ({ server } = testbed);
});
afterAll(() => server.close());
beforeEach(async () => {
  writer = await testbed.createWriter();
});

describe('an automatic version', () => {
  it('is saved once in a pause after ten minutes of writing, and not without a change', async () => {
    await writer.write('春天');
    await writer.pauseAfter(minute);
    expect(await writer.versions()).toEqual([]);
    await writer.write('春天来了');
    await writer.pauseAfter(10 * minute);
    await writer.pauseAfter(hour);
    const [version, ...more] = await writer.versions();
    expect(more).toEqual([]);
    expect(version).toMatchObject({
      kind: 'automatic',
      moment: 'pause',
      words: 4,
      wordsAdded: 4,
      wordsRemoved: 0,
    });

    await writer.write('夏天来了');
    await writer.pauseAfter(10 * minute);
    expect((await writer.versions())[0]).toMatchObject({ wordsAdded: 1, wordsRemoved: 1 });
    await writer.write('春天来了');
    await writer.write('夏天来了');
    await writer.pauseAfter(hour);
    expect(await writer.versions()).toHaveLength(2);
  });

  it('is saved when the last writer leaves', async () => {
    const editor = await writer.openEditor();
    server.clock.advance(3 * minute);
    await editor.saved(editor.change((doc) => typeLines(doc, ['走之前'])));
    editor.cut();
    await expect.poll(async () => (await writer.versions()).map(({ moment }) => moment)).toEqual(['leaving']);
  });

  it('contains the text from before a large deletion', async () => {
    await writer.write('很长的一段文字在这里', '第二段也不短');
    server.clock.advance(second);
    await server.deps.sync.flush();
    await writer.write('短');
    await server.deps.sync.flush();
    const [version] = await writer.versions();
    expect(version).toMatchObject({ kind: 'automatic', moment: 'deletion' });
    expect(await writer.textOf(version?.id ?? '')).toEqual(['很长的一段文字在这里', '第二段也不短']);
  });

  it('is saved at the next loading if the process ended before saving it', async () => {
    await writer.write('没来得及');
    server.clock.advance(hour);
    await writer.write('没来得及保存');
    await server.deps.db.run(`update documents set updated_at = ${server.clock.now()} where id = $1`, [
      writer.id,
    ]);
    // Another process shares only the database.
    const next = completeDeps({ ...server.deps });
    await next.sync.read(writer.id, () => undefined);
    await expect.poll(async () => (await writer.versions()).length).toBe(1);
    await next.sync.close();
    expect(await writer.versions()).toHaveLength(1);
  });

  it('is saved once when several processes detect the same pause', async () => {
    const others = [1, 2, 3].map(() => completeDeps({ ...server.deps }));
    await writer.write('同一段话');
    server.clock.advance(hour);
    const update = await server.deps.sync.readDelta(writer.id, new Uint8Array());
    for (const { sync } of others) await sync.submit(writer.id, update.update);
    await Promise.all([server.deps.sync.flush(), ...others.map(({ sync }) => sync.flush())]);
    expect(await writer.versions()).toHaveLength(1);
    await Promise.all(others.map(({ sync }) => sync.close()));
    expect(await writer.versions()).toHaveLength(1);
  });

  it('is kept in the history of a rewritten document: three remain, far apart', async () => {
    for (let i = 0; i < 40; i++) {
      await writer.write(`第${i}稿`);
      await writer.pauseAfter(hour);
    }
    const ages = (await writer.versions()).map(({ createdAt }) => (server.clock.now() - createdAt) / hour);
    expect(ages).toHaveLength(3);
    expect(ages[0]).toBe(0);
    expect(ages[2]).toBeGreaterThan(10);
  });
});

describe('a plan', () => {
  it('that expires deletes nothing; versions beyond its limit can be read and restored', async () => {
    testbed.tiers.set(writer.accountId, 'plus');
    for (let i = 0; i < 12; i++) {
      await writer.write(`第${i}稿`);
      await writer.pauseAfter(hour);
    }
    expect(await writer.versions()).toHaveLength(12);
    testbed.tiers.delete(writer.accountId);
    await writer.write('之后');
    await writer.pauseAfter(hour);
    const versions = await writer.versions();
    expect(versions).toHaveLength(13);
    expect(versions.map(({ isReadOnly }) => isReadOnly)).toEqual([
      false,
      false,
      false,
      ...Array(10).fill(true),
    ]);
    const beyond = versions.at(-1)?.id ?? '';
    expect(await writer.textOf(beyond)).toEqual(['第0稿']);
    const rename = writer.client.call(contract.renameVersion, { id: writer.id, version: beyond, name: '名' });
    expect(await refusalOf(rename)).toBe('version_read_only');
    await writer.client.call(contract.restoreVersion, { id: writer.id, version: beyond });
    expect(await writer.text()).toEqual(['第0稿']);
    expect((await writer.versions()).map((each) => each.id)).toContain(beyond);
  });

  it('is shown with the list, which is paged', async () => {
    testbed.tiers.set(writer.accountId, 'plus');
    for (let i = 0; i < 5; i++) {
      await writer.write(`${i}`);
      await writer.pauseAfter(hour);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await writer.client.call(contract.listVersions, {
        id: writer.id,
        limit: 2,
        ...(cursor ? { cursor } : {}),
      });
      expect(page.kept).toEqual({ count: 100, days: null });
      seen.push(...page.versions.map((version) => version.id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual((await writer.versions()).map((version) => version.id));
    const wrong = writer.client.call(contract.listVersions, { id: writer.id, cursor: '1.2' });
    expect(await refusalOf(wrong)).toBe('invalid_request');
  });
});
