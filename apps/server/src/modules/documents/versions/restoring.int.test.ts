import { brotliCompressSync } from 'node:zlib';
import * as contract from '@inkstone/contracts/documents/versions';
import { minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as Y from 'yjs';
import type { TestServer } from '../../../testing/server.ts';
import { restoreVersion } from './restore-version.ts';
import {
  createVersionsTestbed,
  linesIn,
  refusalOf,
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

describe('restoring', () => {
  it('puts the old text into open editors and keeps the current text as a version', async () => {
    await writer.write('旧的一段', '不变');
    const old = await writer.save('旧');
    server.clock.advance(minute);
    await writer.write('新的一段', '不变');
    const editor = await writer.openEditor();

    const { before, restored } = await writer.client.call(contract.restoreVersion, {
      id: writer.id,
      version: old.id,
    });
    expect(await writer.text()).toEqual(['旧的一段', '不变']);
    await editor.until(() => linesIn(editor.doc)[0] === '旧的一段');
    expect(before).toMatchObject({ kind: 'automatic', moment: 'restoring' });
    expect(await writer.textOf(before.id)).toEqual(['新的一段', '不变']);
    expect(restored).toMatchObject({ kind: 'restored', restoredFrom: old.createdAt });

    await writer.client.call(contract.restoreVersion, { id: writer.id, version: before.id });
    expect(await writer.text()).toEqual(['新的一段', '不变']);
    await server.deps.sync.flush();
    expect((await writer.versions()).some(({ moment }) => moment === 'deletion')).toBe(false);
    editor.cut();
  });

  it('the current text changes nothing', async () => {
    await writer.write('一');
    const same = await writer.save('同');
    const { before, restored } = await writer.client.call(contract.restoreVersion, {
      id: writer.id,
      version: same.id,
    });
    expect([before.id, restored]).toEqual([same.id, null]);
    expect(await writer.versions()).toHaveLength(1);
  });

  it('interrupted between saving and writing loses nothing', async () => {
    await writer.write('旧');
    const old = await writer.save('旧');
    await writer.write('新');
    const crashing = {
      ...server.deps,
      sync: { ...bound(server), edit: () => Promise.reject(new Error('killed')) },
    };
    await expect(restoreVersion(crashing, writer.who, { id: writer.id, version: old.id })).rejects.toThrow(
      'killed',
    );
    expect(await writer.text()).toEqual(['新']);
    const [kept] = await writer.versions();
    expect(await writer.textOf(kept?.id ?? '')).toEqual(['新']);
  });

  it('keeps text that is typed concurrently', async () => {
    await writer.write('旧');
    const old = await writer.save('旧');
    await writer.write('新');
    const { sync } = server.deps;
    let typed = false;
    const racing = {
      ...server.deps,
      sync: {
        ...bound(server),
        edit: async (documentId: string, change: (doc: Y.Doc) => void) => {
          if (!typed) await writer.write('新', '最后一句');
          typed = true;
          await sync.edit(documentId, change);
        },
      },
    };
    const { before } = await restoreVersion(racing, writer.who, { id: writer.id, version: old.id });
    expect(await writer.textOf(before.version.id)).toEqual(['新', '最后一句']);
    expect(await writer.text()).toEqual(['旧']);
  });

  it('restores notes at their words, and keeps notes written since', async () => {
    await writer.write('春眠不觉晓');
    await writer.note('春眠', 'a', '为何？');
    await writer.note('不觉', 'b', '二');
    const old = await writer.save('旧');
    await writer.write('春眠不觉晓，处处闻啼鸟');
    await writer.changeNote('a', { text: '后来改的' });
    await writer.changeNote('b', { deletedAt: 5 });
    await writer.note('啼鸟', 'c', '后来写的');
    const { before } = await writer.client.call(contract.restoreVersion, { id: writer.id, version: old.id });
    expect(await writer.notes()).toEqual(['a 春眠 为何？', 'b 不觉 二', 'c - 后来写的']);
    const { content } = await writer.client.call(contract.getVersion, { id: writer.id, version: before.id });
    expect(content.notes.map(({ id, text }) => `${id} ${text}`)).toEqual([
      'a 后来改的',
      'b 二',
      'c 后来写的',
    ]);

    await writer.client.call(contract.restoreVersion, { id: writer.id, version: before.id });
    expect(await writer.notes()).toEqual(['c 啼鸟 后来写的', 'a - 后来改的']);
  });

  it('a version older than stored notes leaves all notes unchanged', async () => {
    await writer.write('旧');
    const old = await writer.save('旧');
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '旧' }] }] };
    const stored = brotliCompressSync(JSON.stringify({ schema: 1, title: '文', body }));
    await server.deps.db.run('update document_versions set content = $1 where id = $2', [stored, old.id]);
    await writer.write('新');
    await writer.note('新', 'a', '注');
    await writer.client.call(contract.restoreVersion, { id: writer.id, version: old.id });
    expect([await writer.text(), await writer.notes()]).toEqual([['旧'], ['a - 注']]);
  });

  it('an unreadable version is refused and changes nothing', async () => {
    await writer.write('旧');
    const broken = await writer.save('坏');
    await server.deps.db.run('update document_versions set content = $1 where id = $2', [
      Buffer.from('junk'),
      broken.id,
    ]);
    await writer.write('新');
    expect(
      await refusalOf(writer.client.call(contract.restoreVersion, { id: writer.id, version: broken.id })),
    ).toBe('version_unreadable');
    expect(
      await refusalOf(writer.client.call(contract.getVersion, { id: writer.id, version: broken.id })),
    ).toBe('version_unreadable');
    expect(await writer.text()).toEqual(['新']);
    expect(await writer.versions()).toHaveLength(1);
  });
});

/** The methods of live sync as plain functions. */
function bound({ deps: { sync } }: TestServer) {
  return {
    edit: sync.edit.bind(sync),
    read: sync.read.bind(sync),
    readDelta: sync.readDelta.bind(sync),
    submit: sync.submit.bind(sync),
    closeDocument: sync.closeDocument.bind(sync),
    closeSession: sync.closeSession.bind(sync),
  };
}
