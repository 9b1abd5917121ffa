import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@inkstone/contracts';
import {
  favouriteDocuments,
  listDocuments,
  moveDocuments,
  renameDocument,
} from '@inkstone/contracts/documents';
import { getDelta } from '@inkstone/contracts/documents/deltas';
import { exportPath, importDocument } from '@inkstone/contracts/documents/exchange';
import { createFolder, listFolders, moveFolder } from '@inkstone/contracts/documents/folders';
import { searchDocuments } from '@inkstone/contracts/documents/search';
import { listVersions, restoreVersion, saveVersion } from '@inkstone/contracts/documents/versions';
import { previewShare, saveShare } from '@inkstone/contracts/sharing';
import { documentParts } from '@inkstone/contracts/sync';
import { type Random, randomInt } from '@inkstone/kernel';
import type { ErrorCode } from '@inkstone/phrases';
import sharp from 'sharp';
import * as Y from 'yjs';
import type { TestClient } from '../../apps/server/src/testing/client.ts';

/** Number of paragraphs of every imported file, in addition to its picture. */
const paragraphs = 12;

/** Errors that folders and rate limits may cause by chance. */
const usual: readonly ErrorCode[] = [
  'too_many_requests',
  'folder_into_itself',
  'folder_too_deep',
  'folder_name_taken',
  'too_many_named_versions',
];

/** A user who imports and exports files, and edits folders, versions and links, without pausing. */
export class Librarian {
  /** Acknowledged actions, by name. */
  readonly done = new Map<string, number>();
  /** Actions interrupted by a kill, by name. */
  readonly cut = new Map<string, number>();
  readonly #name: string;
  readonly #person: TestClient;
  readonly #documents: string[] = [];
  readonly #folders: string[] = [];
  readonly #versions: { readonly id: string; readonly version: string }[] = [];
  readonly #links: string[] = [];
  readonly #whole = new Set<string>();
  readonly #faults: string[] = [];
  #docx = '';
  #made = 0;

  constructor(name: string, person: TestClient) {
    this.#name = name;
    this.#person = person;
  }

  /** Runs actions one after another until the server is killed, two at a time. */
  async work(random: Random, isOver: () => boolean): Promise<void> {
    await Promise.all([this.#keepBusy(random, isOver), this.#keepBusy(random, isOver)]);
  }

  async #keepBusy(random: Random, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const [name, act] = this.#pick(random, this.#acts);
      try {
        await act(random);
        count(this.done, name);
      } catch (error) {
        if (isOver()) return count(this.cut, name);
        if (!(error instanceof AppError && usual.includes(error.code))) {
          this.#faults.push(`${this.#name}: ${name} failed: ${error}`);
        }
        await pause(20);
      }
    }
  }

  /** Returns faults in the library, as its owner sees it. */
  async findFaults(): Promise<readonly string[]> {
    const listed = await this.#listAll();
    const known = new Set(listed);
    const faults = this.#documents.filter((id) => !known.has(id)).map((id) => `document ${id} is missing`);
    const fresh = listed.filter((id) => !this.#whole.has(id));
    for (const id of fresh) {
      faults.push(...(await this.#inspect(id)));
      this.#whole.add(id);
    }
    for (const id of fresh.slice(-3)) faults.push(...(await this.#inspectExport(id)));
    faults.push(...(await this.#inspectFolders()), ...(await this.#inspectVersions()));
    for (const token of this.#links.slice(-5)) {
      const { html } = await this.#person.call(previewShare, { token });
      if (!html.includes('第 12 段')) faults.push(`link ${token} shows half a text`);
    }
    return [...this.#faults.splice(0), ...faults];
  }

  /** Clears the record of checked documents, so that all are checked a last time. */
  lookAgain(): void {
    this.#whole.clear();
  }

  readonly #acts: readonly (readonly [string, (random: Random) => Promise<unknown>])[] = [
    ['import Markdown', () => this.#import('md', markdown(++this.#made))],
    ['import docx', () => this.#import('docx', Promise.resolve(this.#docx))],
    ['export docx', async (random) => this.#export(this.#pick(random, this.#documents), 'docx')],
    ['export Markdown', async (random) => this.#export(this.#pick(random, this.#documents), 'md')],
    ['search', () => this.#person.call(searchDocuments, { query: '第 12 段' })],
    ['folder', (random) => this.#makeFolder(random)],
    ['move', (random) => this.#move(random)],
    ['rename', (random) => this.#rename(random)],
    ['version', (random) => this.#keepVersion(random)],
    ['restore', (random) => this.#restore(random)],
    ['share', (random) => this.#share(random)],
  ];

  /** Creates the first file; exports of it provide the docx to import later. */
  async begin(): Promise<void> {
    await this.#import('md', markdown(++this.#made));
    const bytes = await this.#export(this.#documents[0] ?? '', 'docx');
    this.#docx = Buffer.from(bytes).toString('base64');
  }

  async #import(ending: string, base64: string | Promise<string>): Promise<void> {
    const folderId = this.#folders.at(-1) ?? null;
    const given = { name: `${this.#name}.${ending}`, base64: await base64, folderId };
    const { document } = await this.#person.call(importDocument, given);
    this.#documents.push(document.id);
  }

  async #export(id: string, format: 'docx' | 'md'): Promise<ArrayBuffer> {
    const response = await this.#person.fetch(`${exportPath}?id=${id}&format=${format}`);
    const bytes = await response.arrayBuffer();
    if (response.status === 429) throw new AppError('too_many_requests', { seconds: 1 });
    if (!response.ok) throw new Error(`${id} does not go out as ${format}: ${response.status}`);
    return bytes;
  }

  async #makeFolder(random: Random): Promise<void> {
    const parentId =
      this.#folders.length > 0 && randomInt(random, 2) ? this.#pick(random, this.#folders) : null;
    const { id } = await this.#person.call(createFolder, { name: `夹 ${++this.#made}`, parentId });
    this.#folders.push(id);
  }

  async #move(random: Random): Promise<void> {
    if (this.#folders.length < 2) return;
    const [id, parentId] = [this.#pick(random, this.#folders), this.#pick(random, this.#folders)];
    await this.#person.call(moveFolder, { id, parentId });
    await this.#person.call(moveDocuments, { ids: [this.#pick(random, this.#documents)], folderId: id });
  }

  async #rename(random: Random): Promise<void> {
    const id = this.#pick(random, this.#documents);
    await this.#person.call(renameDocument, { id, title: `题 ${++this.#made}` });
    await this.#person.call(favouriteDocuments, { ids: [id], isFavourite: true });
  }

  async #keepVersion(random: Random): Promise<void> {
    const id = this.#pick(random, this.#documents);
    const { id: version } = await this.#person.call(saveVersion, { id, name: `版 ${++this.#made}` });
    this.#versions.push({ id, version });
  }

  async #restore(random: Random): Promise<void> {
    if (this.#versions.length > 0)
      await this.#person.call(restoreVersion, this.#pick(random, this.#versions));
  }

  async #share(random: Random): Promise<void> {
    const documentId = this.#pick(random, this.#documents);
    const { token } = await this.#person.call(saveShare, { documentId, action: 'turn_on' });
    if (token) this.#links.push(token);
  }

  async #listAll(): Promise<readonly string[]> {
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const input = { limit: 500, ...(cursor ? { cursor } : {}) };
      const { documents, next }: { documents: { id: string }[]; next: string | null } =
        await this.#person.call(listDocuments, input);
      ids.push(...documents.map(({ id }) => id));
      cursor = next;
    }
    return ids;
  }

  /** Checks a document. Every document is an imported file, so it must be complete, or must not exist. */
  async #inspect(id: string): Promise<readonly string[]> {
    const { update } = await this.#person.call(getDelta, { id });
    const doc = new Y.Doc();
    Y.applyUpdate(doc, Buffer.from(update, 'base64'));
    const body = String(doc.getXmlFragment(documentParts.body));
    const there = body.match(/第 \d+ 段/g)?.length ?? 0;
    const faults = there === paragraphs ? [] : [`${id} has ${there} of ${paragraphs} paragraphs`];
    const src = /\/api\/store\/image\?id=[\w-]+/.exec(body)?.[0];
    if (!src || !(await this.#person.fetch(src)).ok) faults.push(`${id} has lost its picture`);
    return faults;
  }

  async #inspectExport(id: string): Promise<readonly string[]> {
    try {
      const text = Buffer.from(await this.#export(id, 'md')).toString();
      return text.includes(`第 ${paragraphs} 段`) ? [] : [`${id} goes out without its end`];
    } catch (error) {
      // The rate limit is per minute: a file that cannot be fetched now is not an error.
      return error instanceof AppError ? [] : [String(error)];
    }
  }

  async #inspectFolders(): Promise<readonly string[]> {
    const { folders } = await this.#person.call(listFolders, {});
    const parents = new Map(folders.map(({ id, parentId }) => [id, parentId]));
    const faults = this.#folders.filter((id) => !parents.has(id)).map((id) => `folder ${id} is missing`);
    for (const { id } of folders) {
      let [at, steps]: [string | null | undefined, number] = [id, 0];
      while (at && steps <= folders.length) [at, steps] = [parents.get(at), steps + 1];
      if (at !== null) faults.push(`folder ${id} is not in the tree`);
    }
    return faults;
  }

  async #inspectVersions(): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const { id, version } of this.#versions.slice(-5)) {
      const { versions } = await this.#person.call(listVersions, { id, limit: 100 });
      if (!versions.some((one) => one.id === version)) faults.push(`version ${version} of ${id} is missing`);
    }
    return faults;
  }

  #pick<T>(random: Random, list: readonly T[]): T {
    const one = list[randomInt(random, list.length)];
    if (one === undefined) throw new Error('There is nothing to choose from');
    return one;
  }
}

function count(acts: Map<string, number>, name: string): void {
  acts.set(name, (acts.get(name) ?? 0) + 1);
}

/** Creates a file with the standard number of paragraphs and a unique picture. */
async function markdown(made: number): Promise<string> {
  const background = { r: made % 256, g: (made >> 8) % 256, b: 90 };
  const square = sharp({ create: { width: 24, height: 24, channels: 3, background } });
  const picture = (await square.png().toBuffer()).toString('base64');
  const lines = Array.from({ length: paragraphs }, (_, n) => `这是第 ${n + 1} 段，写给 ${made} 号读者。`);
  const text = ['# 卷宗', ...lines, `![图](data:image/png;base64,${picture})`].join('\n\n');
  return Buffer.from(text).toString('base64');
}
