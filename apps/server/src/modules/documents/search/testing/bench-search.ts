import { searchDocuments } from '@inkstone/contracts/documents/search';
import { randomInt, seededRandom } from '@inkstone/kernel';
import { createTestServer } from '../../../../testing/server.ts';
import { createAccount } from '../../../accounts/testing.ts';
import { newDocument } from '../../document.ts';
import { insertDocument } from '../../store.ts';
import { replaceWords } from '../store.ts';

/**
 * `bench-search.ts --documents N`: measures a search over HTTP in an account of 10,000 documents of about
 * 1,000 characters, on the database of TEST_DATABASE_URL or the embedded one, alternating with ILIKE over
 * the same texts in a table of their own, without HTTP. Prints one line of JSON, in ms.
 */
const documents = Number(process.argv[3] ?? 10_000);
const rounds = 20;
const random = seededRandom(11);

const zh = {
  who: [
    '祖父',
    '邻居',
    '老师',
    '船长',
    '药房的姑娘',
    '修表匠',
    '我们几个',
    '隔壁班的学生',
    '记者',
    '年轻的园丁',
  ],
  when: ['清晨', '午后', '那年冬天', '开学以前', '下班路上', '雨停以后', '节日前夜', '去年秋天'],
  did: [
    '磨了一池墨',
    '把旧书晒在院子里',
    '写完了报告的提纲',
    '在河边等渡船',
    '谈起城市规划',
    '算清了这个月的账',
    '给远方寄信',
  ],
  end: ['谁也没有说话。', '大家都笑了。', '灯才慢慢亮起来。', '第二天就动身了。', '事情却还没有完。'],
};
const en = [
  'The committee met twice and agreed on the budget.',
  'Nobody had expected the river to rise so quickly.',
  'She keeps every letter in a wooden box under the stairs.',
  'Results were compared with those of the previous survey.',
];
/** Words in one document of a hundred, and in a single one. */
const rare = ['端砚', '麒麟', 'Zhaoqing'];
const single = '獬豸';

function pick<T>(from: readonly T[]): T {
  return from[randomInt(random, from.length)] as T;
}

function text(length: number, place: number): string {
  let written = place === 4321 ? single : '';
  if (randomInt(random, 100) === 0) written += pick(rare);
  while (written.length < length) {
    written +=
      randomInt(random, 6) === 0
        ? `${pick(en)} `
        : `${pick(zh.who)}${pick(zh.when)}${pick(zh.did)}，${pick(zh.end)}`;
  }
  return written;
}

const queries: Readonly<Record<string, string>> = {
  'a word in one document': single,
  'a word in one of a hundred': '端砚',
  'a word in nearly all': '祖父',
  'one character': '河',
  'the beginning of an English word': 'commit',
  'several words': '祖父 budget 渡船',
  'a phrase': '在河边等渡船',
  'nothing there': '饕餮纹',
};

await using server = await createTestServer();
const { accountId, token } = await createAccount(server.deps);
const { db, ids, clock } = server.deps;
const bare: { readonly title: string; readonly body: string }[] = [];
await db.run('create table bare_texts (title text not null, body text not null)');
for (let place = 0; place < documents; place += 100) {
  await db.transact(async ({ sql }) => {
    for (let i = place; i < place + 100; i++) {
      const title = `${pick(zh.when)}的笔记 ${i}`;
      const id = ids.next();
      await insertDocument(
        sql,
        newDocument({ accountId, id, createdAt: clock.now(), title, folderId: null }),
      );
      const body = text(1000, i);
      await replaceWords(sql, { accountId, documentId: id }, { title, inPictures: [], parts: [body] });
      bare.push({ title, body });
    }
  });
  await db.run('insert into bare_texts select * from json_to_recordset($1) as t(title text, body text)', [
    JSON.stringify(bare.splice(0)),
  ]);
}
await db.run('delete from search_pending');
await db.run('analyze document_texts');
await db.run('analyze document_titles');
await db.run('analyze documents');
await db.run('analyze bare_texts');

const caller = server.as(token);
const searchBare = (query: string) => {
  const words = query.split(' ').map((word) => `%${word}%`);
  const has = words.map((_, i) => `(title ilike $${i + 1} or body ilike $${i + 1})`);
  return db.run(`select title, body from bare_texts where ${has.join(' and ')} limit 20`, words);
};

const times: number[] = [];
const bareTimes: number[] = [];
const byQuery: Record<string, number> = {};
for (const [name, query] of Object.entries(queries)) {
  await caller.call(searchDocuments, { query });
  const own: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await caller.call(searchDocuments, { query });
    own.push(performance.now() - start);
    const bareStart = performance.now();
    await searchBare(query);
    bareTimes.push(performance.now() - bareStart);
  }
  times.push(...own);
  byQuery[name] = median(own);
}
const size = await db.run(
  `select sum(pg_total_relation_size(inhrelid))::float8 as bytes from pg_inherits where inhparent in ('document_texts'::regclass, 'document_titles'::regclass)`,
);
process.stdout.write(
  `${JSON.stringify({ engine: db.engine, documents, p50: quantile(times, 0.5), p95: quantile(times, 0.95), bareP95: quantile(bareTimes, 0.95), byQuery, bytesPerDocument: Math.round(Number(size[0]?.bytes) / documents) })}\n`,
);

function median(values: number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN) * 10) /
    10
  );
}
