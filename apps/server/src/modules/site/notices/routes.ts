import { AppError } from '@inkstone/contracts';
import { getNotice, listNotices } from '@inkstone/contracts/site/notices';
import { type Route, route } from '../../../platform/http/route.ts';
import { readNotice, readNotices } from './read-notices.ts';

export const noticeRoutes: Route[] = [
  route(listNotices, async () => ({ notices: [...(await readNotices())] })),
  route(getNotice, async (_deps, _who, { id }) => {
    const found = await readNotice(id);
    if (!found) throw new AppError('not_found');
    return found;
  }),
];
