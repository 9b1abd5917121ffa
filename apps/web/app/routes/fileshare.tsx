import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { SharedPage } from '../features/sharing/index.ts';
import { answerForm, openFileShare, statusOfRefusal } from '../fileshare/file-share.server.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { pageContext } from '../page-context.ts';

export const handle: RouteHandle = { phrases: ['sharing', 'errors'] };

/** Nobody on the way keeps it, no search engine lists it, and no other site learns its address. */
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

/** Takes the password, or a report; then the page is fetched anew, so that nothing is sent twice. */
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
