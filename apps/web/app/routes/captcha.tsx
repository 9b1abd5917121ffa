import { AppError } from '@inkstone/contracts';
import { captchaWidget, codeActions } from '@inkstone/contracts/accounts';
import { isUuid } from '@inkstone/kernel';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { CaptchaPage } from '../features/accounts/captcha/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['accounts'] };

/** Loads the check of the CAPTCHA vendor; 404 if the built-in puzzle is used. The page is shown only in a frame. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const puzzleId = searchParams.get('puzzle') ?? '';
  const action = codeActions.find((each) => each === searchParams.get('action'));
  const widget = await context.get(pageContext).call(captchaWidget, {}).catch(toMissing);
  if (request.headers.get('sec-fetch-dest') === 'document') {
    throw redirect(params.lang ? `/${params.lang}/login` : '/login');
  }
  if (!isUuid(puzzleId) || !action) throw data(null, 404);
  return { widget, puzzleId, action };
}

function toMissing(error: unknown): never {
  throw error instanceof AppError && error.code === 'not_found' ? data(null, 404) : error;
}

export default function CaptchaRoute() {
  return <CaptchaPage {...useLoaderData<typeof loader>()} />;
}
