import { documentParts } from '@inkstone/contracts/sync';
import { tidyTitle } from '@inkstone/domain/documents';
import type * as Y from 'yjs';
import type { Deps } from '../../../deps.ts';
import type { Visited } from '../visits/find-visited.ts';
import { imageAddress } from './image-ticket.ts';
import { plainTextOf } from './plain-text-of.ts';
import { fillImages, renderBody } from './render-body.ts';

/** A document as shown to visitors. */
export interface SharedText {
  readonly title: string;
  readonly html: string;
  readonly language: string;
}

/** Returns the current text: everything committed, including a document that is being edited. */
export async function readSharedText(
  deps: Pick<Deps, 'sync' | 'keys' | 'random' | 'clock'>,
  { linkHash, share }: Visited,
): Promise<SharedText> {
  const text = await deps.sync.read(share.documentId, renderOnce);
  const { passwordVersion } = share;
  const html = fillImages(text.html, (imageId) => imageAddress(deps, { linkHash, passwordVersion, imageId }));
  return { ...text, html };
}

/** Returns the current text without formatting, and the number of pictures, which it leaves out. */
export async function readPlainText(
  deps: Pick<Deps, 'sync'>,
  documentId: string,
): Promise<Omit<SharedText, 'html'> & { readonly text: string; readonly pictures: number }> {
  const { html, ...rest } = await deps.sync.read(documentId, renderOnce);
  return { ...rest, ...plainTextOf(html) };
}

/** Cache of rendered documents in memory, until they change: a shared document may have many readers. */
const rendered = new WeakMap<Y.Doc, SharedText>();

function renderOnce(doc: Y.Doc): SharedText {
  const known = rendered.get(doc);
  if (known) return known;
  const html = renderBody(doc.getXmlFragment(documentParts.body));
  const title = tidyTitle(doc.getText(documentParts.title).toString());
  const text = { title, html, language: languageOf(`${title} ${html}`) };
  rendered.set(doc, text);
  doc.once('update', () => rendered.delete(doc));
  return text;
}

/** Length of the examined part of a text, in characters. */
const sample = 8000;

/**
 * Returns the main language of a text, for fonts and line breaks: a language tag, or ''. HTML tags are
 * ignored.
 */
function languageOf(html: string): 'zh' | 'en' | '' {
  const text = html.slice(0, sample).replace(/<[^>]*>?|&\w+;/g, ' ');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/[a-z]+/gi)?.length ?? 0;
  if (han === 0 && latin === 0) return '';
  return han >= latin ? 'zh' : 'en';
}
