import { AppError, rates } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { createDocument } from '@inkstone/contracts/documents';
import { syncLimits, syncPath } from '@inkstone/contracts/sync';
import { seededRandom } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { RawClient } from '../../apps/server/src/platform/sync/testing/raw-client.ts';
import { readJson, type TestClient } from '../../apps/server/src/testing/client.ts';
import { readParagraphs, Writer } from '../soak/writer.ts';
import { type Cluster, startCluster } from '../support/cluster.ts';

const { TEST_DATABASE_URL: postgres, TEST_REDIS_URL: redis } = process.env;

describe.runIf(postgres && redis)(
  'two web and two sync processes behind one address',
  { timeout: 180_000 },
  () => {
    let cluster: Cluster;
    let person: TestClient;
    let accountId = '';
    beforeAll(async () => {
      cluster = await startCluster({
        postgres: postgres ?? '',
        redis: redis ?? '',
        isBuilt: Boolean(process.env.TESTED_BUILD),
      });
      person = await cluster.signUp();
      accountId = (await person.call(userInfo, {})).id;
    }, 240_000);
    afterAll(async () => {
      await cluster?.[Symbol.asyncDispose]();
    });

    const newDocument = async () => (await person.call(createDocument, { title: '' })).id;

    /** Opens a document; returns functions that report the names of the other cursors it sees. */
    async function openPage(documentId: string, name: string) {
      const line = new RawClient(`${cluster.url.replace('http', 'ws')}${syncPath}`);
      const awareness = new Awareness(new Y.Doc());
      line.onMessage = (message) => {
        if (message.kind === 'awareness') applyAwarenessUpdate(awareness, message.data, 'server');
      };
      await line.open(documentId, person.cookies.get('TOKEN'), { accountId });
      const say = () => {
        awareness.setLocalState({ name });
        line.send({ kind: 'awareness', data: encodeAwarenessUpdate(awareness, [awareness.clientID]) });
      };
      const sees = (other: string) =>
        [...awareness.getStates().values()].some((state) => state.name === other);
      const leave = () => {
        line.cut();
        awareness.destroy();
      };
      return { line, say, sees, leave };
    }

    it('report that limits apply to all of them', async () => {
      for (const { port } of [...cluster.web, ...cluster.sync]) {
        const ready = await readJson(await fetch(`http://localhost:${port}/readyz`));
        expect(ready).toMatchObject({ status: 'ready', limits: 'all processes' });
      }
    });

    it('show cursors of pages at both sync processes', async () => {
      const documentId = await newDocument();
      // Requests alternate: the first two and the last two reach different processes.
      const pages = [];
      for (let i = 0; i < 4; i++) pages.push(await openPage(documentId, `page ${i}`));
      for (const page of pages) page.say();
      for (const [i, page] of pages.entries())
        for (let other = 0; other < 4; other++)
          if (other !== i) await page.line.until(() => page.sees(`page ${other}`));
      pages[0]?.leave();
      for (const page of pages.slice(1)) await page.line.until(() => !page.sees('page 0'));
      for (const page of pages.slice(1)) page.leave();
    });

    it('count the sockets of an account together', async () => {
      const documentId = await newDocument();
      const pages = await Promise.all(
        Array.from({ length: syncLimits.socketsOfAccount + 4 }, (_, i) => openPage(documentId, `crowd ${i}`)),
      );
      const refusals = await Promise.all(
        pages
          .filter(({ line }) => line.received.at(-1)?.kind === 'refused' || line.closed)
          .map(({ line }) => line.refusal()),
      );
      expect(refusals).toEqual(Array(4).fill('too_many_requests'));
      for (const page of pages) page.leave();
    });

    it('lose nothing acknowledged when one of each is killed, and users continue at the others', async () => {
      const documentId = await newDocument();
      const writers = ['left', 'right'].map((name) => new Writer(name, person, documentId));
      const random = seededRandom(7);
      for (const writer of writers) await writer.open(cluster.url);
      // The balancer sends them to different processes. Each writes until its own connection breaks.
      const writing = Promise.all(writers.map((writer) => writer.write(random)));
      const acknowledged = () => writers.map((writer) => writer.acknowledged);
      const isBeyond = (before: readonly number[]) =>
        acknowledged().map((count, i) => count > (before[i] ?? 0) + 20);
      await vi.waitFor(() => expect(isBeyond([0, 0])).toEqual([true, true]), 60_000);
      await Promise.all([cluster.sync[0].kill(), cluster.web[0].kill()]);
      const before = acknowledged();
      await vi.waitFor(() => expect(isBeyond(before)).toContain(true), 60_000);
      await cluster.sync[0].restart();
      await cluster.sync[1].kill();
      await writing;
      await Promise.all([cluster.web[0].restart(), cluster.sync[1].restart()]);

      const docs = await Promise.all(writers.map((writer) => writer.open(cluster.url)));
      for (const doc of docs) expect(writers.flatMap((writer) => writer.findFaults(doc))).toEqual([]);
      expect(readParagraphs(docs[0] as Y.Doc)).toEqual(readParagraphs(docs[1] as Y.Doc));
    });

    it('admit as many requests of an account as one process, also when one is killed meanwhile', async () => {
      const { requests, seconds } = rates.normal;
      const begin = performance.now();
      const other = await cluster.signUp();
      const request = () =>
        other.call(userInfo, {}).then(
          () => 'admitted',
          (error: unknown) => (error instanceof AppError ? error.code : String(error)),
        );
      const requested: string[] = [];
      const requestMany = async (count: number) => {
        for (let i = 0; i < count; i += 20)
          requested.push(...(await Promise.all(Array.from({ length: 20 }, request))));
      };
      await requestMany(requests / 2);
      await cluster.web[1].kill();
      await requestMany(requests / 2 + 300);
      await cluster.web[1].restart();
      const admitted = requested.filter((code) => code === 'admitted').length;
      const passed = (performance.now() - begin) / 1000;
      // Signing up has used part of the limit; the window slides during the requests.
      expect(admitted).toBeGreaterThan(requests - 20);
      expect(admitted).toBeLessThanOrEqual(requests * (1 + passed / seconds));
      expect(['admitted', 'too_many_requests']).toEqual(expect.arrayContaining([...new Set(requested)]));
      // The window slides during the requests and while a process restarts, which takes long on a busy machine.
      await vi.waitFor(
        async () =>
          expect(await Promise.all(Array.from({ length: 50 }, request))).toContain('too_many_requests'),
        60_000,
      );
    });
  },
);
