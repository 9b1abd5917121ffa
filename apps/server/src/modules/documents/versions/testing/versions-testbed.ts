import { AppError } from '@inkstone/contracts';
import * as documents from '@inkstone/contracts/documents';
import * as contract from '@inkstone/contracts/documents/versions';
import { documentParts } from '@inkstone/contracts/sync';
import type { Tier } from '@inkstone/domain/membership';
import { bodyFromJson, listDocumentNotes, notedTexts } from '@inkstone/exchange';
import * as Y from 'yjs';
import type { SignedIn } from '../../../../platform/http/who.ts';
import { keyOfNote, readContent } from '../../../../platform/sync/index.ts';
import { RawClient } from '../../../../platform/sync/testing/raw-client.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../../testing/server.ts';
import { createAccount } from '../../../accounts/testing.ts';

/** A server whose accounts have the tier that a test sets. */
export interface VersionsTestbed {
  readonly server: TestServer;
  readonly tiers: Map<string, Tier>;
  /** Creates an account with an empty document that has a title. */
  createWriter(): Promise<Writer>;
}

/** An account with one document. */
export interface Writer {
  readonly id: string;
  readonly accountId: string;
  readonly who: SignedIn;
  readonly client: TestClient;
  /** Replaces the text by these paragraphs, as an edit by the server. */
  write(...lines: string[]): Promise<void>;
  /** Advances the clock, then simulates a pause in writing. */
  pauseAfter(ms: number): Promise<void>;
  /** Adds a note to words, as a page does. */
  note(words: string, id: string, text: string): Promise<void>;
  changeNote(id: string, change: Readonly<Record<string, string | number>>): Promise<void>;
  /** The listed notes: id, words, text. */
  notes(): Promise<string[]>;
  openEditor(): Promise<RawClient>;
  /** The current paragraphs of the document. */
  text(): Promise<string[]>;
  versions(): Promise<contract.VersionView[]>;
  textOf(version: string): Promise<string[]>;
  save(name: string): Promise<contract.VersionView>;
}

/** Starts a server for tests of versions. */
export async function createVersionsTestbed(): Promise<VersionsTestbed> {
  const tiers = new Map<string, Tier>();
  const server = await createTestServer({
    config: { sessionDays: 900 },
    base: { tierOf: (accountId) => Promise.resolve(tiers.get(accountId) ?? 'free') },
  });
  return { server, tiers, createWriter: () => createWriter(server) };
}

async function createWriter(server: TestServer): Promise<Writer> {
  const { accountId, token } = await createAccount(server.deps);
  const client = server.as(token);
  const { id } = await client.call(documents.createDocument, { title: '文' });
  const { sync } = server.deps;
  return {
    id,
    accountId,
    client,
    who: { kind: 'account', accountId, sessionId: 'session', origin },
    write: (...lines) => sync.edit(id, (doc) => typeLines(doc, lines)),
    pauseAfter: (ms) => {
      server.clock.advance(ms);
      return sync.flush();
    },
    note: (words, noteId, text) => sync.edit(id, (doc) => noteWords(doc, words, noteId, text)),
    changeNote: (noteId, change) => sync.edit(id, (doc) => changeNote(doc, noteId, change)),
    notes: () => sync.read(id, notesIn),
    openEditor: async () => {
      const editor = new RawClient(`${server.url.replace('http', 'ws')}/sync`);
      await editor.open(id, token, { accountId });
      return editor;
    },
    text: () => sync.read(id, linesIn),
    versions: async () => (await client.call(contract.listVersions, { id })).versions,
    textOf: async (version) =>
      linesOf((await client.call(contract.getVersion, { id, version })).content.body),
    save: (name) => client.call(contract.saveVersion, { id, name }),
  };
}

const origin = {
  address: '',
  userAgent: '',
  locale: 'zh',
  askedLocale: null,
  device: null,
  isThisMachine: true,
} as const;

/** Replaces the text of a document, as an editor would. */
export function typeLines(doc: Y.Doc, lines: readonly string[]): void {
  const body = doc.getXmlFragment(documentParts.body);
  body.delete(0, body.length);
  body.insert(0, lines.map(paragraph));
}

function paragraph(line: string): Y.XmlElement {
  const element = new Y.XmlElement('paragraph');
  if (line) element.insert(0, [new Y.XmlText(line)]);
  return element;
}

function noteWords(doc: Y.Doc, words: string, id: string, text: string): void {
  for (const block of doc.getXmlFragment(documentParts.body).toArray()) {
    const run = block instanceof Y.XmlElement ? block.get(0) : null;
    const place =
      run instanceof Y.XmlText
        ? run
            .toString()
            .replace(/<[^>]*>/g, '')
            .indexOf(words)
        : -1;
    if (run instanceof Y.XmlText && place >= 0) run.format(place, words.length, { [keyOfNote(id)]: { id } });
  }
  const fields = { accountId: 'a', createdAt: 1, doneAt: null, deletedAt: null, quote: words };
  const note = new Y.Map<unknown>([['text', new Y.Text(text)], ...Object.entries(fields)]);
  doc.getMap(documentParts.notes).set(id, note);
}

function changeNote(doc: Y.Doc, id: string, change: Readonly<Record<string, string | number>>): void {
  const note = doc.getMap(documentParts.notes).get(id) as Y.Map<unknown>;
  for (const [key, value] of Object.entries(change))
    note.set(key, key === 'text' ? new Y.Text(String(value)) : value);
}

function notesIn(doc: Y.Doc): string[] {
  const { body, notes } = readContent(doc);
  const listed = listDocumentNotes(bodyFromJson(body), notes, () => '');
  const found = notedTexts(bodyFromJson(body));
  return listed.map(({ id, text }) => `${id} ${found.get(id)?.text ?? '-'} ${text}`);
}

/** Returns the paragraphs of a document. */
export function linesIn(doc: Y.Doc): string[] {
  return linesOf(readContent(doc).body);
}

function linesOf(body: object): string[] {
  const text = (node: unknown): string => {
    const { text: own = '', content = [] } = node as { text?: string; content?: unknown[] };
    return own + content.map(text).join('');
  };
  return ((body as { content?: unknown[] }).content ?? []).map(text);
}

/** Returns the error code of a refused call. */
export function refusalOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
}
