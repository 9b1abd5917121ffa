import { AppError } from '@inkstone/contracts';
import { readHelp, voteHelp } from '@inkstone/contracts/content';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ManualArticle, type VoteResult } from '../features/content/manual/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';
import { loadArticle } from './content-data.ts';

export const handle: RouteHandle = { phrases: ['content'], isLight: true };

export function loader(args: LoaderFunctionArgs) {
  const { call } = args.context.get(pageContext);
  return loadArticle(args, '/manual', (slug, language) => call(readHelp, { slug, language }));
}

/** Counts a vote. */
export async function action({ params, request, context }: ActionFunctionArgs): Promise<VoteResult> {
  const isHelpful = (await request.formData()).get('helpful') === 'yes';
  try {
    await context.get(pageContext).call(voteHelp, { slug: params.slug ?? '', isHelpful });
    return { refused: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: error.code === 'too_many_requests' ? 'too_many' : 'failed' };
  }
}

export default function ManualArticleRoute() {
  const voted = useActionData<typeof action>();
  return <ManualArticle article={useLoaderData<typeof loader>()} voted={voted} />;
}
