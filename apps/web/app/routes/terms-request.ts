import { AppError, type InputOf } from '@inkstone/contracts';
import { getTerms, type TermsText, termsApps, termsDocuments } from '@inkstone/contracts/site/terms';
import { data, type LoaderFunctionArgs } from 'react-router';
import { localeOfRequest } from '../platform/i18n/locale-of-request.ts';
import { pageContext } from '../platform/page-context.ts';

/**
 * Returns the document that a URL requests, in its language, app and optional version. Responds with 404 if it does not exist.
 */
export async function findTerms(
  { request, params, context }: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
  version: string | null,
): Promise<TermsText> {
  const page = context.get(pageContext);
  const { searchParams: query } = new URL(request.url);
  const document = termsDocuments.find((each) => each === params.document);
  if (!document) throw data(null, 404);
  const wanted: InputOf<typeof getTerms> = {
    document,
    language: localeOfRequest(request, page),
    app: termsApps.find((each) => each === query.get('app')) ?? 'writer',
    ...(version ? { version } : {}),
  };
  try {
    return await page.call(getTerms, wanted);
  } catch (error) {
    const isNone = error instanceof AppError && ['not_found', 'invalid_request'].includes(error.code);
    throw isNone ? data(null, 404) : error;
  }
}
