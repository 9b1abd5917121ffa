import type { AnyEndpoint } from '@inkstone/contracts';
import * as exemptWords from '@inkstone/contracts/assist/exempt-words';
import * as fileReview from '@inkstone/contracts/assist/proofread-file';
import * as wordList from '@inkstone/contracts/assist/word-list';
import * as documents from '@inkstone/contracts/documents';
import * as schedules from '@inkstone/contracts/documents/archive-schedules';
import * as deltas from '@inkstone/contracts/documents/deltas';
import * as exchange from '@inkstone/contracts/documents/exchange';
import * as folders from '@inkstone/contracts/documents/folders';
import * as search from '@inkstone/contracts/documents/search';
import * as storage from '@inkstone/contracts/documents/storage';
import * as versions from '@inkstone/contracts/documents/versions';
import * as sharing from '@inkstone/contracts/sharing';
import type { ErrorCode } from '@inkstone/phrases';
import { backupPlace, drawSquare, type LibraryIds, secret } from './library-ids.ts';

/** One call, and the expected results by caller. */
export interface Row {
  /** Method and path. */
  readonly call: string;
  /** The query or body with the owner's ids. */
  readonly input: (ids: LibraryIds) => object | Promise<object>;
  /** The result for the owner; `ok` by default. */
  readonly owner?: ErrorCode;
  /**
   * The result for another account, the same for the owner's ids and for unknown ids. Without it the call
   * contains no id, and other accounts get a reply without any data of the owner.
   */
  readonly otherUser?: ErrorCode | 'ok';
  /** The result of a call without ids for another account that has no data. */
  readonly hasNone?: ErrorCode;
  /** The call is open to everyone with the link; an unknown link is refused with this code. */
  readonly withoutLink?: ErrorCode;
  /** The result for a closed link, and for a replaced one. */
  readonly withOldLink?: { readonly closed: ErrorCode | 'ok'; readonly replaced: ErrorCode | 'ok' };
  /** API keys of the owner may call it, too. */
  readonly forKeys?: true;
  /** Whether the reply contains the owner's data. */
  readonly returnsData?: true;
}

const file = (path: string) => `GET ${path}`;
/** By method and path. */
export const nameOf = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>) => `${method} ${path}`;

type Answers = Omit<Row, 'call' | 'input'>;
const row = (endpoint: AnyEndpoint, input: Row['input'], answers: Answers = {}): Row => ({
  call: nameOf(endpoint),
  input,
  ...answers,
});
const ofDocument = (endpoint: AnyEndpoint, input: Row['input'], answers: Answers = {}) =>
  row(endpoint, input, { otherUser: 'file_not_found', ...answers });
const ofFolder = (endpoint: AnyEndpoint, input: Row['input'], answers: Answers = {}) =>
  row(endpoint, input, { otherUser: 'folder_not_found', ...answers });

/** An empty Yjs update. */
const emptyUpdate = Buffer.from([0, 0]).toString('base64');
const newBackup = { place: { ...backupPlace, folder: '' }, rhythm: 'daily', timeZone: 'UTC', keep: 7 };
const words = Buffer.from('正文').toString('base64');

/** Checks a word often enough that it is added to the list. */
const learning = (documentId: string) => ({
  checks: ['1', '2', '3'].map((finding) => ({
    ...{ documentId, finding, language: 'zh', wrong: '海地', right: `${secret}声`, before: '', behind: '' },
  })),
});

/** All calls of documents, sharing, words and whole files; a missing one fails a test. */
export const accessTable: readonly Row[] = [
  row(documents.listDocuments, () => ({}), { returnsData: true }),
  row(documents.listDocuments, () => ({ where: 'trash' }), { returnsData: true }),
  row(documents.listDocuments, ({ folder }) => ({ where: 'folder', folderId: folder }), {
    returnsData: true,
  }),
  row(documents.createDocument, () => ({ title: '新' })),
  row(documents.createDocument, ({ folder }) => ({ title: '新', folderId: folder }), {
    otherUser: 'folder_not_found',
  }),
  ofDocument(documents.getDocument, ({ document }) => ({ id: document }), { returnsData: true }),
  ofDocument(documents.renameDocument, ({ document }) => ({ id: document, title: '公' })),
  ofDocument(documents.openedDocument, ({ document }) => ({ id: document })),
  ofDocument(documents.moveDocuments, ({ document }) => ({ ids: [document], folderId: null })),
  ofDocument(documents.favouriteDocuments, ({ document }) => ({ ids: [document], isFavourite: true })),
  ofDocument(documents.trashDocuments, ({ document }) => ({ ids: [document] })),
  ofDocument(documents.restoreDocuments, ({ trashed }) => ({ ids: [trashed] })),
  ofDocument(documents.removeDocuments, ({ trashed }) => ({ ids: [trashed] })),
  row(documents.emptyTrash, () => ({})),
  row(documents.storeImage, async () => ({ base64: await drawSquare() })),
  {
    call: file(documents.imagePath),
    input: ({ picture }) => ({ id: picture }),
    otherUser: 'file_not_found',
  },
  row(storage.getStorage, () => ({})),
  row(storage.setPictureSearch, () => ({ isOn: false })),
  row(storage.removeUnusedPictures, () => ({})),
  row(search.searchDocuments, () => ({ query: secret }), { returnsData: true }),

  row(exchange.importDocument, () => ({ name: 'a.txt', base64: words })),
  ofFolder(exchange.importDocument, ({ folder }) => ({ name: 'a.txt', base64: words, folderId: folder })),
  row(exchange.importWebPage, () => ({ url: 'http://127.0.0.1/' }), { owner: 'web_address_refused' }),
  row(exchange.startArchive, () => ({}), { owner: 'export_running' }),
  row(exchange.getArchive, () => ({})),
  row(schedules.getArchiveSchedule, () => ({}), { returnsData: true }),
  // Without a proof, archives cannot be sent to another destination.
  row(schedules.saveArchiveSchedule, () => ({ ...newBackup, secret }), { owner: 'proof_required' }),
  // Other accounts have no destination whose secret could be used.
  row(schedules.saveArchiveSchedule, () => ({ ...newBackup, place: backupPlace }), {
    hasNone: 'destination_secret_required',
  }),
  row(
    schedules.testArchiveDestination,
    () => ({ place: { ...backupPlace, url: 'https://127.0.0.1/' }, secret: '' }),
    {
      owner: 'destination_address_refused',
    },
  ),
  row(schedules.pauseArchiveSchedule, () => ({ isPaused: true }), {
    returnsData: true,
    hasNone: 'archive_schedule_missing',
  }),
  row(schedules.removeArchiveSchedule, () => ({})),
  {
    call: file(exchange.exportPath),
    input: ({ document }) => ({ id: document, format: 'md' }),
    otherUser: 'file_not_found',
    returnsData: true,
  },
  // The owner's archive is still being written.
  {
    call: file(exchange.archivePath),
    input: () => ({}),
    owner: 'file_not_found',
    otherUser: 'file_not_found',
  },

  row(folders.listFolders, () => ({}), { returnsData: true }),
  row(folders.createFolder, () => ({ name: '新' })),
  ofFolder(folders.createFolder, ({ folder }) => ({ name: '里', parentId: folder })),
  ofFolder(folders.renameFolder, ({ folder }) => ({ id: folder, name: '公' })),
  ofFolder(folders.moveFolder, ({ folder }) => ({ id: folder, parentId: null })),
  ofFolder(folders.deleteFolder, ({ folder }) => ({ id: folder })),

  ofDocument(versions.listVersions, ({ document }) => ({ id: document }), { returnsData: true }),
  ofDocument(versions.getVersion, ({ document, version }) => ({ id: document, version }), {
    returnsData: true,
  }),
  ofDocument(versions.saveVersion, ({ document }) => ({ id: document, name: '名' })),
  ofDocument(versions.renameVersion, ({ document, version }) => ({ id: document, version, name: '名' })),
  ofDocument(versions.restoreVersion, ({ document, version }) => ({ id: document, version })),
  ofDocument(versions.removeVersion, ({ document, version }) => ({ id: document, version })),

  ofDocument(deltas.getDelta, ({ document }) => ({ id: document }), { forKeys: true }),
  ofDocument(deltas.sendDelta, ({ document }) => ({ id: document, update: emptyUpdate }), { forKeys: true }),

  ofDocument(sharing.getShare, ({ document }) => ({ documentId: document })),
  row(sharing.listShares, () => ({})),
  ofDocument(sharing.saveShare, ({ document }) => ({ documentId: document, action: 'turn_on' })),
  ofDocument(sharing.saveShare, ({ document }) => ({ documentId: document, action: 'refresh' })),
  ofDocument(sharing.saveShare, ({ document }) => ({ documentId: document, action: 'change', author: '甲' })),
  ofDocument(sharing.saveShare, ({ document }) => ({ documentId: document, action: 'close' })),
  row(sharing.previewShare, ({ link }) => ({ token: link }), {
    withoutLink: 'share_closed',
    withOldLink: { closed: 'share_closed', replaced: 'share_replaced' },
    returnsData: true,
  }),
  row(sharing.complainAboutShare, ({ link }) => ({ token: link, reason: 'fraud' }), {
    withoutLink: 'share_closed',
    // Everyone who can read a shared document can report it.
    withOldLink: { closed: 'ok', replaced: 'ok' },
  }),
  {
    call: file(sharing.sharedImagePath),
    input: ({ ticket }) => ({ ticket }),
    withoutLink: 'file_not_found',
    withOldLink: { closed: 'share_closed', replaced: 'share_replaced' },
  },

  // Checks of another account's document, or of an unknown one, are not counted.
  row(wordList.checkedWords, ({ document }) => learning(document), { otherUser: 'ok', returnsData: true }),
  row(wordList.listWords, () => ({}), { returnsData: true }),
  row(wordList.addWord, () => ({ word: '新词' })),
  row(wordList.reviewWord, ({ word }) => ({ word, isKnown: true }), {
    otherUser: 'not_found',
    returnsData: true,
  }),
  row(wordList.removeWord, ({ word }) => ({ word }), { otherUser: 'not_found' }),
  { call: file(wordList.wordExportPath), input: () => ({ format: 'csv' }), returnsData: true },
  row(exemptWords.listExemptWords, () => ({}), { forKeys: true, returnsData: true }),
  row(exemptWords.addExemptWords, () => ({ words: ['新词'] }), { forKeys: true }),
  row(exemptWords.deleteExemptWords, ({ word }) => ({ words: [word] }), { forKeys: true }),
  row(fileReview.proofreadFile, () => ({ name: 'a.txt', base64: words })),
  row(fileReview.writeProofreadFile, () => ({ name: 'a.txt', base64: words, format: 'docx' })),
];
