import { staffSelf } from '@inkstone/contracts/staff';
import { editArticle } from '@inkstone/contracts/staff/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ArticlePage } from '../features/staff/content/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['content', 'staff-content', 'writing'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const [article, self] = await Promise.all([
      call(editArticle, { id: args.params.articleId ?? '' }),
      call(staffSelf, {}),
    ]);
    return { article, self };
  });
}

export default function AdminArticleRoute() {
  const data = useLoaderData<typeof loader>();
  // A rollback creates a new revision; the changed key makes the page show it.
  const repeated = data.article.revisions[0]?.repeats ? data.article.revision : 0;
  return <ArticlePage key={`${data.article.id} ${repeated}`} {...data} />;
}
