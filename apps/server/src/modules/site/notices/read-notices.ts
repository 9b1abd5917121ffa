import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError, type ReplyOf } from '@inkstone/contracts';
import {
  getNotice,
  listNotices,
  type NoticeIndex,
  type NoticeView,
  noticeIndex,
} from '@inkstone/contracts/site/notices';
import { type Route, route } from '../../../platform/http/route.ts';

/** Folder of the list: beside the bundle; the source tree uses that of the last build. */
const builtFolder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../../build/notices' : './notices', import.meta.url),
);

/** Third-party components without licence texts, sorted by name; none before the first build. */
export async function readNotices(folder = builtFolder): Promise<readonly NoticeView[]> {
  return (await readIndex(folder)).map(({ text: _, ...notice }) => notice);
}

/** One component with its licence text; null for an unknown id. */
export async function readNotice(
  id: string,
  folder = builtFolder,
): Promise<ReplyOf<typeof getNotice> | null> {
  const found = (await readIndex(folder)).find((notice) => notice.id === id);
  return found
    ? { ...found, text: await readFile(join(folder, 'texts', `${found.text}.txt`), 'utf8') }
    : null;
}

async function readIndex(folder: string): Promise<NoticeIndex> {
  try {
    return noticeIndex.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

export const noticeRoutes: Route[] = [
  route(listNotices, async () => ({ notices: [...(await readNotices())] })),
  route(getNotice, async (_deps, _who, { id }) => {
    const found = await readNotice(id);
    if (!found) throw new AppError('not_found');
    return found;
  }),
];
