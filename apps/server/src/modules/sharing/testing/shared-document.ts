import { AppError, type InputOf, type ReplyOf } from '@inkstone/contracts';
import { createDocument } from '@inkstone/contracts/documents';
import { type previewShare, saveShare } from '@inkstone/contracts/sharing';
import { moderateShare } from '@inkstone/contracts/staff/shares';
import { documentParts } from '@inkstone/contracts/sync';
import * as Y from 'yjs';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import type { TestClient } from '../../../testing/client.ts';
import type { TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';

/** A document of a new account, with its owner. */
export interface TestDocument {
  readonly owner: TestClient;
  readonly accountId: string;
  readonly token: string;
  readonly documentId: string;
}

/** A shared document: `link` is the token of its link. */
export interface TestShare extends TestDocument {
  readonly link: string;
}

type Settings = Omit<InputOf<typeof saveShare>, 'documentId' | 'action'>;

/** Creates an account with a document that has some text. */
export async function writeDocument(server: TestServer, body = '春眠不觉晓。'): Promise<TestDocument> {
  const { accountId, token } = await createAccount(server.deps);
  const owner = server.as(token);
  const { id: documentId } = await owner.call(createDocument, { title: '春晓' });
  await write(server, documentId, body);
  return { owner, accountId, token, documentId };
}

/** Suspends the share of a link, or releases it, as the operator. */
export async function moderate(server: TestServer, link: string, event: 'hold' | 'release'): Promise<void> {
  await callAsOperator(server.deps, 'tester')(moderateShare, { link, event, reason: 'test' });
}

/** Appends a paragraph to a document. */
export async function write(server: TestServer, documentId: string, words: string): Promise<void> {
  await server.deps.sync.edit(documentId, (doc) => {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText(words)]);
    const body = doc.getXmlFragment(documentParts.body);
    body.insert(body.length, [paragraph]);
  });
}

/** The same, shared by link. */
export async function shareDocument(server: TestServer, settings: Settings = {}): Promise<TestShare> {
  const document = await writeDocument(server);
  return { ...document, link: await turnOn(document, settings) };
}

/** Turns sharing on and returns the token of the link. */
export async function turnOn({ owner, documentId }: TestDocument, settings: Settings = {}): Promise<string> {
  const { token } = await owner.call(saveShare, { documentId, action: 'turn_on', ...settings });
  if (token === null) throw new Error('A share that is on has a link');
  return token;
}

/** Returns the error code of a call. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  const refusal = await call.then(() => null).catch((error: unknown) => error);
  return refusal instanceof AppError ? refusal.code : `no refusal: ${String(refusal)}`;
}

/** Returns the displayed text: a preview without tags. */
export function textOfShare({ html }: ReplyOf<typeof previewShare>): string {
  return html.replace(/<[^>]+>/g, '');
}
