import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { markInUse, modelFolderOf } from '../platform/model-files/model-folder.ts';
import { modelCommand } from './model-files.ts';

const content = Buffer.concat([Buffer.from('GGUF'), Buffer.of(3, 0, 0, 0), Buffer.alloc(1000)]);
const sha256 = createHash('sha256').update(content).digest('hex');

let server: Server;
let base: string;
let dataDir: string;

beforeAll(async () => {
  server = createServer((_, reply) => reply.end(content));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inkstone-model-command-'));
  return async () => await rm(dataDir, { recursive: true });
});

async function output(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await modelCommand(dataDir, args, (line) => lines.push(line));
  return lines;
}

it("downloads by a manifest whose base URL is the operator's mirror", async () => {
  const folder = modelFolderOf(dataDir);
  await mkdir(folder);
  const entry = {
    name: 'tiny',
    licence: 'Apache-2.0',
    size: content.length,
    sha256,
    mirrors: ['modelscope:a/tiny.gguf'],
  };
  const manifest = { bases: { modelscope: `${base}/models` }, models: [entry] };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  expect((await output('list')).at(-1)).toContain('not downloaded: inkstone model get tiny');
  expect((await output('get', 'tiny')).at(-1)).toContain('its SHA-256 is correct');
  expect(await output('list')).toEqual([`tiny  0.0 MB  Apache-2.0  ${sha256}`]);
  expect(await output('get', 'tiny')).toEqual(['tiny is already present.']);
});

it('downloads by a URL and a hash without a manifest', async () => {
  await output('get', 'other', '--url', `${base}/x.gguf`, '--sha256', sha256.toUpperCase());
  await expect(output('get', 'third', '--url', base)).rejects.toThrow('--sha256 HEX');
  await expect(output('get', 'third')).rejects.toThrow('No manifest has a model "third"');
  await expect(output('get', '../x', '--url', base, '--sha256', sha256)).rejects.toThrow(
    'is not a name of a model',
  );
  await expect(output('get', 'x', '--url', 'file:///etc/passwd', '--sha256', sha256)).rejects.toThrow(
    'https://',
  );
  expect(await readdir(modelFolderOf(dataDir))).toEqual(['other.gguf', 'other.json']);
});

it('adds a file, prints its hash, and refuses a file that is not a model', async () => {
  const file = join(dataDir, 'my-model.gguf');
  await writeFile(file, content);
  await expect(output('add', file, '--sha256', '0'.repeat(64))).rejects.toThrow(`is ${sha256} and not 000`);
  expect(await output('add', file)).toEqual([
    expect.stringContaining(`Its SHA-256 is ${sha256}.`),
    expect.stringContaining('Compare it'),
  ]);
  await expect(output('add', file)).rejects.toThrow('already a model my-model');
  await writeFile(file, 'GGML file of old times');
  await expect(output('add', file, '--name', 'old')).rejects.toThrow('is not a GGUF file');
  await expect(output('add', join(dataDir, 'none.gguf'))).rejects.toThrow('There is no file');
});

it('does not remove a model that is loaded, unless forced', async () => {
  const file = join(dataDir, 'm.gguf');
  await writeFile(file, content);
  await output('add', file);
  const unmark = await markInUse(modelFolderOf(dataDir), 'm', process.pid);
  await expect(output('remove', 'm')).rejects.toThrow(`loaded by process ${process.pid}`);
  await unmark();
  expect(await output('remove', 'm')).toEqual(['m was removed.']);
  await output('add', file);
  await markInUse(modelFolderOf(dataDir), 'm', process.pid);
  expect(await output('remove', 'm', '--force')).toEqual(['m was removed.']);
  await expect(output('remove', 'm')).rejects.toThrow('There is no model m.');
});

it.each([
  ['{', 'is not JSON'],
  ['{"models":[{"name":"x"}]}', 'is not valid at models.0.licence'],
  ['{"models":[{"name":"x","licence":"MIT","size":1,"sha256":"abc","mirrors":["x"]}]}', 'models.0.sha256'],
])('reports the fault of the manifest %s', async (text, message) => {
  const manifest = join(dataDir, 'm.json');
  await writeFile(manifest, text);
  await expect(output('list', '--manifest', manifest)).rejects.toThrow(message);
});

it.each([[], ['list', 'x'], ['get'], ['take', 'x'], ['get', 'x', '--nothing']])(
  'prints its usage for %j',
  async (...args) => {
    await expect(output(...args)).rejects.toThrow('inkstone model get NAME');
  },
);
