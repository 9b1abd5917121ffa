import { askHelp, contentLimits, helpCenter, searchHelp } from '@inkstone/contracts/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ManualPage } from '../features/content/manual/index.ts';
import { localeOfRequest } from '../platform/i18n/locale-of-request.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['content'], isLight: true };

/** The help centre, with the results of `?q=` and the answer to `?ask=`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const language = localeOfRequest(request, page);
  const { searchParams } = new URL(request.url);
  const field = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, contentLimits.query);
  const [query, question] = [field('q'), field('ask')];
  const [help, search, answered] = await Promise.all([
    page.call(helpCenter, { language }),
    query === '' ? null : page.call(searchHelp, { query, language }).then(({ rows }) => ({ query, rows })),
    question === ''
      ? null
      : page.call(askHelp, { question, language }).then((answer) => ({ question, answer })),
  ]);
  return { help, search, answered };
}

export default function ManualRoute() {
  return <ManualPage {...useLoaderData<typeof loader>()} />;
}
