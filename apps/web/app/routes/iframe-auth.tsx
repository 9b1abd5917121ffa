import type { PageContext } from '@inkstone/contracts';
import { iframeAuthPath, startHandover } from '@inkstone/contracts/accounts/handover';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { pageContext } from '../platform/page-context.ts';
import type { FrameState } from '../session/cross-domain/find-answer.ts';
import { IframeAuthPage } from '../shell/iframe-auth-page.tsx';

/** Redirects a browser that was sent here back with a code. In a frame, the page itself requests the code. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<FrameState> {
  const page = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const { origins, hasRawTokens } = page.handover;
  const origin = origins.find((each) => each === searchParams.get('origin')) ?? null;
  const challenge = searchParams.get('challenge');
  if (origin !== null && challenge !== null && request.headers.get('sec-fetch-dest') !== 'iframe') {
    const code = await codeFor(page, origin, challenge);
    throw redirect(`${origin}${iframeAuthPath}#${code === null ? 'signed_out' : `code=${code}`}`);
  }
  const isBlocked = request.headers.get('sec-fetch-site') === 'cross-site';
  return { origin, isSignedIn: page.isSignedIn, isBlocked, hasRawTokens };
}

async function codeFor(page: PageContext, origin: string, challenge: string): Promise<string | null> {
  if (!page.isSignedIn) return null;
  return page.call(startHandover, { origin, challenge }).then(
    ({ code }) => code,
    () => null,
  );
}

export default function IframeAuthRoute() {
  return <IframeAuthPage {...useLoaderData<typeof loader>()} />;
}
