import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@inkstone/contracts';
import { getAgreedVersions, getTerms, termsApps, termsDocuments } from '@inkstone/contracts/site/terms';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';

describe('the documents of the product', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    // The newest versions, also those that come into force after the day of the tests' clock.
    server.clock.set(Date.parse('2099-01-01T00:00:00Z'));
  });
  afterAll(() => server.close());

  it.each(termsDocuments.flatMap((document) => termsApps.map((app) => [document, app] as const)))(
    '%s for %s is complete in Chinese and English, and a template',
    async (document, app) => {
      const visitor = server.visitor();
      const [zh, en] = await Promise.all([
        visitor.call(getTerms, { document, language: 'zh', app }),
        visitor.call(getTerms, { document, language: 'en', app }),
      ]);
      expect([zh.language, en.language, zh.isTemplate]).toEqual(['zh', 'en', true]);
      expect(zh.title).toMatch(/\p{Script=Han}/u);
      // Both have the same content in the same places.
      expect(zh.blocks.map(({ kind }) => kind)).toEqual(en.blocks.map(({ kind }) => kind));
      expect(JSON.stringify([zh, en])).not.toContain('{only');
    },
  );

  it('numbers its sections without gaps in every app', async () => {
    for (const document of termsDocuments) {
      for (const app of termsApps) {
        const { blocks } = await server.visitor().call(getTerms, { document, language: 'en', app });
        const numbers = blocks.flatMap((block) =>
          block.kind === 'heading' ? [Number.parseInt(block.words[0]?.text ?? '', 10)] : [],
        );
        expect(numbers, `${document} for ${app}`).toEqual(numbers.map((_, i) => i + 1));
      }
    }
  });

  it('is in English for readers of other languages', async () => {
    const { language } = await server.visitor().call(getTerms, { document: 'privacy', language: 'ko' });
    expect(language).toBe('en');
  });

  it('refuses other documents and other versions', async () => {
    const request = (query: string) => server.visitor().fetch(`/api/terms?language=zh&${query}`);
    expect((await request('document=..%2f..%2fREADME')).status).toBe(400);
    expect((await request('document=terms&version=..%2f1')).status).toBe(400);
    expect((await request('document=terms&version=2020-01-01')).status).toBe(404);
  });
});

describe("the operator's own documents", () => {
  let folder: string;
  let server: TestServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inkstone-terms-'));
    const files = {
      'privacy.2026-01-01.zh.md': '# 旧\n\n一',
      'privacy.2026-11-22.zh.md': '# 新\n\n二',
      'notes.md': 'left alone',
      'privacy.2026-11-22.xx.md': '# no such language',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    server = await createTestServer({ config: { termsDir: folder } });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('replace all documents of the product, and apply from their date', async () => {
    const visitor = server.visitor();
    const request = (version?: string) =>
      visitor.call(getTerms, { document: 'privacy', language: 'de', ...(version ? { version } : {}) });
    const before = await request();
    expect(before).toMatchObject({
      title: '旧',
      version: '2026-01-01',
      language: 'zh',
      isTemplate: false,
      versions: ['2026-01-01'],
    });
    await expect(request('2026-11-22')).rejects.toEqual(new AppError('not_found'));
    expect(await visitor.call(getAgreedVersions, {})).toMatchObject({ privacy: '2026-01-01' });

    server.clock.advance(day);
    expect(await request()).toMatchObject({ title: '新', versions: ['2026-11-22', '2026-01-01'] });
    expect(await request('2026-01-01')).toMatchObject({ title: '旧' });
    expect(await visitor.call(getTerms, { document: 'terms', language: 'zh' })).toMatchObject({
      isTemplate: true,
    });
  });
});
