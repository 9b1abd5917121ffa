import { storeImage } from '@inkstone/contracts/documents';
import { previewShare, saveShare, sharedImagePath } from '@inkstone/contracts/sharing';
import { documentParts } from '@inkstone/contracts/sync';
import { hour } from '@inkstone/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { moderate, shareDocument, type TestShare } from '../testing/shared-document.ts';
import { imageAddress } from './image-ticket.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A shared document with a picture, and the URL from which a visitor fetches it. */
async function sharePicture(): Promise<{ share: TestShare; imageId: string; address: string }> {
  const share = await shareDocument(server);
  const square = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } });
  const base64 = (await square.png().toBuffer()).toString('base64');
  const { id: imageId, url } = await share.owner.call(storeImage, { base64 });
  await server.deps.sync.edit(share.documentId, (doc) => {
    const image = new Y.XmlElement('image');
    image.setAttribute('src', url);
    doc.getXmlFragment(documentParts.body).insert(0, [image]);
  });
  const { html } = await server.visitor().call(previewShare, { token: share.link });
  const address = /<img src="([^"]+)"/.exec(html)?.[1] ?? '';
  return { share, imageId, address };
}

const status = async (address: string) => (await server.visitor().fetch(address)).status;

describe('a picture of a shared document', () => {
  it('is served to a visitor, revalidated each time, and its address reveals nothing', async () => {
    const { share, imageId, address } = await sharePicture();
    const response = await server.visitor().fetch(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    for (const secret of [imageId, share.accountId, share.documentId, share.link]) {
      expect(address).not.toContain(secret);
    }
  });

  it.each<[string, (share: TestShare) => Promise<unknown>, number]>([
    ['closed', ({ owner, documentId }) => owner.call(saveShare, { documentId, action: 'close' }), 404],
    ['refreshed', ({ owner, documentId }) => owner.call(saveShare, { documentId, action: 'refresh' }), 410],
    ['held', ({ link }) => moderate(server, link, 'hold'), 410],
    [
      'given a password',
      ({ owner, documentId }) => owner.call(saveShare, { documentId, action: 'change', password: '1234' }),
      403,
    ],
    ['not visited for half a day', async () => server.clock.advance(12 * hour), 404],
  ])('is refused after the share is %s', async (_, happen, code) => {
    const { share, address } = await sharePicture();
    await happen(share);
    expect(await status(address)).toBe(code);
  });

  it('gives access to no other picture: of the owner, of another account, or by a forged ticket', async () => {
    const [one, two] = [await sharePicture(), await sharePicture()];
    expect(await status(`${sharedImagePath}?ticket=AAAA`)).toBe(404);
    expect(await status(sharedImagePath)).toBe(404);
    const changed = `${one.address.slice(0, -2)}${one.address.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(await status(changed)).toBe(404);
    const linkHash = await currentHash(one.share);
    const crossed = imageAddress(server.deps, { linkHash, passwordVersion: 0, imageId: two.imageId });
    expect(await status(crossed)).toBe(404);
  });
});

async function currentHash({ documentId }: TestShare): Promise<string> {
  const [row] = await server.deps.db.run(`select token_hash from shares where document_id = '${documentId}'`);
  return String(row?.token_hash);
}
