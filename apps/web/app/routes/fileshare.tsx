import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import {
  answerForm,
  openFileShare,
  statusOfRefusal,
} from '../features/sharing/shared-page/fileshare/file-share.server.ts';
import { SharedPage } from '../features/sharing/shared-page/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['sharing', 'errors'] };

/** The page is not cached by proxies, not indexed by search engines, and sends no referrer to other sites. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow, noarchive',
});

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const cookies = request.headers.get('cookie') ?? '';
  const shown = await openFileShare(context.get(pageContext).call, params.token ?? '', cookies);
  return data(shown, shown.kind === 'open' ? 200 : statusOfRefusal(shown.why));
}

/** Accepts the password or a report, then redirects, so that a reload does not resubmit the form. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const cookies = request.headers.get('cookie') ?? '';
  const form = await request.formData();
  const refused = await answerForm(context.get(pageContext).call, params.token ?? '', cookies, form);
  if (refused) return data(refused, statusOfRefusal(refused));
  const isReport = form.get('intent') === 'report';
  throw redirect(`${new URL(request.url).pathname}${isReport ? '?reported' : ''}`, 303);
}

export default function FileshareRoute() {
  const [search] = useSearchParams();
  return (
    <SharedPage
      data={useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>() ?? null}
      isReported={search.has('reported')}
    />
  );
}
