import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDocx } from '@inkstone/exchange/official/testing';
import { openDocx } from '@inkstone/exchange/word-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Proofreader } from '../../../ports/proofreader.ts';
import { createServerProofreader } from '../server-proofreader.ts';
import { checkFiles } from './check-files.ts';

let folder: string;
let shared: Proofreader | undefined;
/** The first run starts and closes a proofreader as the command does; each start takes a second of processor time. */
let openProofreader = createServerProofreader;

function share(languagePack: string | null): Proofreader {
  shared ??= createServerProofreader(languagePack);
  return { ...shared, close: async () => undefined };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-check-'));
});
afterAll(async () => {
  await shared?.close();
  await rm(folder, { recursive: true });
});

async function run(...args: string[]) {
  let out = '';
  const errors: string[] = [];
  const seen: string[] = [];
  const code = await checkFiles(
    args,
    { LANG: 'en_GB.UTF-8' },
    {
      out: (text) => {
        out += text;
      },
      print: (line) => errors.push(line),
      progress: (line) => seen.push(line),
    },
    openProofreader,
  );
  openProofreader = share;
  return { code, out, errors, seen };
}

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('inkstone check', () => {
  it('prints findings of both languages with their lines, as a compiler does', async () => {
    const path = await file('a.md', '# 标题\n\n我们己经**出发**了。。\n\nHe have `teh` a apple.\n');
    const { code, out } = await run(path);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/a\.md:3:3: error: .*: 己经 → 已经 \[zh\./),
        expect.stringMatching(/a\.md:3:12: error: Doubled mark: 。。 → 。 \[zh\.doubled-punctuation\]/),
        expect.stringMatching(/a\.md:5:15: error: .*: a → an \[en\.article\]/),
      ]),
    );
    expect(out).not.toContain('teh');
  });

  it('reports no exempt word of a file', async () => {
    const path = await file('exempt.txt', 'She definitly came. 我们己经出发了。\n');
    const words = await file('words.txt', '~DEFINITLY\r\n己经\r\n');
    expect((await run('--exempt', words, path)).code).toBe(0);
    const others = await file('others.txt', 'Definitly\n己经\n');
    expect((await run('--exempt', others, path)).out).toMatch(/definitly → definitely/);
    expect((await run('--exempt', join(folder, 'none.txt'), path)).code).toBe(2);
  });

  it('applies word lists from files, the last one with precedence', async () => {
    const path = await file('listed.txt', '蓝精灵和红精灵来了。');
    const brands = await file('brands.csv', '蓝精灵,商标,绿精灵\n红精灵');
    const own = await file('own.csv', '红精灵,,,allow');
    const { out } = await run('--list', brands, '--list', own, path);
    expect(out).toMatch(/listed\.txt:1:1: warning: .*蓝精灵 → 绿精灵/);
    expect(out.trim().split('\n')).toHaveLength(1);

    const broken = await file('broken.csv', '某词,,,shout');
    const wrong = await run('--list', broken, path);
    expect([wrong.code, wrong.errors[0]]).toEqual([
      2,
      expect.stringContaining('broken.csv:1: unknown-grade'),
    ]);
    expect((await run('--list', join(folder, 'nowhere.csv'), path)).code).toBe(2);
  });

  it('prints one JSON value, with explanations in the requested language', async () => {
    const path = await file('b.txt', '他走了。。');
    const { out } = await run('--json', '--locale', 'zh', path);
    expect(JSON.parse(out)).toMatchObject({
      files: [{ path, findings: [{ line: 1, column: 4, offset: 3, length: 2, brief: '标点重复' }] }],
    });
  });

  it('exits with a code according to the requested level', async () => {
    const right = await file('right.txt', '他走了。');
    const wrong = await file('wrong.txt', '他走了。。');
    expect((await run(right)).code).toBe(0);
    expect((await run(wrong)).code).toBe(1);
    expect((await run('--fail-on', 'never', wrong)).code).toBe(0);
  });

  it('reads the paragraphs of a docx as lines', async () => {
    const path = await file('e.docx', buildDocx([{ text: '标题' }, { text: '他走了。。' }]));
    expect((await run(path)).out).toContain('e.docx:2:4: error');
  });

  it('reports why a docx cannot be read', async () => {
    const path = await file('f.docx', 'no zip');
    const { code, errors } = await run(path);
    expect(code).toBe(2);
    expect(errors[0]).toContain('f.docx: This is not a docx document');
  });

  it('checks the other files when one cannot be read, and reports why in a line', async () => {
    const path = await file('c.txt', '他走了。。');
    const binary = await file('d.txt', Uint8Array.of(1, 0, 2));
    const { code, out, errors } = await run(join(folder, 'none.txt'), folder, binary, path);
    expect(code).toBe(2);
    expect(out).toContain('c.txt:1:4');
    expect(errors.slice(0, 3).map((line) => line.split(': ')[1])).toEqual([
      'there is no such file',
      'this is a folder',
      'this is not a text (txt, md or docx is read)',
    ]);
  });

  it('refuses unknown options', async () => {
    for (const args of [['--colour', 'x'], ['--threshold', '2', 'x'], ['--locale', 'xx', 'x'], []]) {
      expect((await run(...args)).code).toBe(2);
    }
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Exit code') });
  });

  it('reports progress for a long text', async () => {
    const path = await file('long.txt', '墨香满室。\n'.repeat(8000));
    const { seen } = await run(path);
    expect(seen).toEqual(expect.arrayContaining([`${path}: 100 %`]));
    expect(new Set(seen).size).toBeGreaterThan(3);
  });

  it('writes a docx with tracked changes and a report, and never over the file itself', async () => {
    const path = await file('letter.docx', buildDocx([{ text: '我们己经出发了。' }]));
    const [write, report] = [join(folder, 'out.docx'), join(folder, 'out.pdf')];
    const { code, out } = await run(path, '--write', write, '--report', report);
    expect(code).toBe(1);
    expect(out).toMatch(/letter\.docx:1:3: error: .*己经 → 已经/);
    const xml = new TextDecoder().decode(openDocx(await readFile(write), 1e6).parts.get('word/document.xml'));
    expect(xml).toMatch(/<w:del [^>]*w:author="Inkstone".*<w:delText[^>]*>己<.*<w:ins /s);
    expect((await readFile(report)).subarray(0, 5).toString()).toBe('%PDF-');
    const before = await readFile(path);
    const again = await run(path, '--write', path);
    expect([again.code, again.errors.join()]).toEqual([2, expect.stringContaining('name another one')]);
    expect(await readFile(path)).toEqual(before);
  });

  it.each([
    [['a.docx', 'b.docx', '--write', 'c.docx'], /one file/],
    [['a.docx', '--write', 'c.txt'], /\.docx/],
    [['a.docx', '--report', 'c.docx'], /\.pdf/],
    [['none.docx', '--write', 'c.docx'], /none\.docx/],
  ])('reports the error of %j', async (args, words) => {
    const { code, errors } = await run(...args);
    expect([code, errors.join()]).toEqual([2, expect.stringMatching(words)]);
  });
});
