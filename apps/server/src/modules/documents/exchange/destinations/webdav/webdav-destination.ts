import { AppError } from '@inkstone/contracts';
import type { ArchiveDestination } from '@inkstone/contracts/documents/archive-schedules';
import type { DestinationTools, OpenDestination } from '../destination.ts';
import { statusFailure } from '../destination-failure.ts';
import { type DavAnswer, type DavRequest, WebDavClient } from './webdav-client.ts';

/** A folder on a WebDAV server (RFC 4918). */
export function openWebDavDestination(
  { url, user, folder }: Extract<ArchiveDestination, { kind: 'webdav' }>,
  password: string,
  tools: DestinationTools,
): OpenDestination {
  const base = new URL(url);
  const client = new WebDavClient(base, user, password, tools);
  const names = folder === '' ? [] : folder.split('/');
  const folderAt = (depth: number) =>
    base.pathname +
    names
      .slice(0, depth)
      .map((name) => `${encodeURIComponent(name)}/`)
      .join('');
  const fileAt = (name: string) => folderAt(names.length) + encodeURIComponent(name);
  const draftAt = (name: string, draft: string) => fileAt(`.${name}.${draft}.part`);
  const expect = async (request: DavRequest, ...alsoFine: number[]) => {
    const answer = await client.send(request);
    if (!isSuccess(answer) && !alsoFine.includes(answer.status)) throw statusFailure(answer.status);
    return answer;
  };
  const remove = async (path: string) => {
    await expect({ method: 'DELETE', path }, 404, 410);
  };
  return {
    prepare: () => makeFolders(client, names.length, folderAt),
    put: async (name, file, draft) => {
      const path = draftAt(name, draft);
      try {
        await expect({ method: 'PUT', path, file });
        await checkSize(await client.send({ method: 'HEAD', path }), file.size);
        const destination = new URL(fileAt(name), base).href;
        await expect({ method: 'MOVE', path, headers: { destination, overwrite: 'T' } });
      } catch (error) {
        await remove(path).catch(() => undefined);
        throw error;
      }
    },
    read: async (name) => (await expect({ method: 'GET', path: fileAt(name) })).content,
    remove: (name) => remove(fileAt(name)),
    clear: (name, draft) => remove(draftAt(name, draft)),
    [Symbol.asyncDispose]: async () => tools.agents.close(),
  };
}

/**
 * Creates missing folders from the outermost inwards. Many servers deny creating or listing the folders
 * above.
 */
async function makeFolders(
  client: WebDavClient,
  deepest: number,
  folderAt: (depth: number) => string,
): Promise<void> {
  let depth = deepest;
  for (; ; depth--) {
    const { status } = await client.send({
      method: 'PROPFIND',
      path: folderAt(depth),
      headers: { depth: '0' },
    });
    if (status === 207) break;
    if (status !== 404 || depth === 0) throw statusFailure(status < 300 ? 404 : status);
  }
  for (depth++; depth <= deepest; depth++) {
    const reply = await client.send({ method: 'MKCOL', path: folderAt(depth) });
    // Another client may have created it meanwhile.
    if (!isSuccess(reply) && reply.status !== 405) throw statusFailure(reply.status);
  }
}

/** A full or interrupted server may keep a partial file and report success. */
async function checkSize({ status, headers }: DavAnswer, size: number): Promise<void> {
  const length = headers['content-length'];
  if (status === 200 && length !== undefined && Number(length) !== size)
    throw new AppError('destination_failed');
}

function isSuccess({ status }: DavAnswer): boolean {
  return status >= 200 && status < 300;
}
