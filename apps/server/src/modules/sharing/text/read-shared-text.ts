import { documentParts } from '@inkstone/contracts/sync';
import { tidyTitle } from '@inkstone/domain/documents';
import * as Y from 'yjs';
import type { Deps } from '../../../deps.ts';
import type { Visited } from '../visits/find-visited.ts';
import { imageAddress } from './image-ticket.ts';
import { languageOf } from './language-of.ts';
import { renderBody } from './render-body.ts';

/** A document as visitors read it. */
export interface SharedText {
  readonly title: string;
  readonly html: string;
  readonly language: string;
}

/** The text as it is now: everything committed, also what is being written at this moment. */
export async function readSharedText(
  deps: Pick<Deps, 'sync' | 'keys' | 'random' | 'clock'>,
  { linkHash, share }: Visited,
): Promise<SharedText> {
  const { update } = await deps.sync.readDelta(share.documentId, new Uint8Array());
  const doc = new Y.Doc();
  Y.applyUpdate(doc, update);
  const { passwordVersion } = share;
  const html = renderBody(doc.getXmlFragment(documentParts.body), (imageId) =>
    imageAddress(deps, { linkHash, passwordVersion, imageId }),
  );
  const title = tidyTitle(doc.getText(documentParts.title).toString());
  doc.destroy();
  return { title, html, language: languageOf(`${title} ${html}`) };
}
