import { PassThrough } from 'node:stream';
import type { PageContext } from '@inkstone/contracts';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { asShell, shellPath } from './platform/app-shell.ts';
import type { RouteHandle } from './platform/i18n/messages-provider.tsx';
import { isForVisitor, pageContext } from './platform/page-context.ts';
import { collectReplies } from './platform/page-replies.ts';
import { RepliesContext } from './platform/replies-script.tsx';
import { themeOf } from './platform/theme.ts';
import { lowerPreloads } from './shell/lower-preloads.ts';
import { isOldBrowser } from './shell/old-browser.ts';

/** Timeout for deferred loader data, in ms. */
export const streamTimeout = 5_000;

/** Passes the server's data about a request to the loaders and the rendering of the page. */
export function createRouterContext(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}

/**
 * Returns the variant key of a visitor page, for the cache of the server; null for browsers that get another
 * page. It must contain every property of a request, besides the URL, on which a shared page depends.
 */
export function visitorVariantOf(headers: Headers): string | null {
  if (isOldBrowser(headers.get('user-agent') ?? '')) return null;
  return themeOf(headers.get('cookie') ?? '') ?? 'system';
}

/** Whether a page is the same for all visitors: a light page rendered without a session. */
function isForAllVisitors({ staticHandlerContext }: EntryContext, page: PageContext): boolean {
  const isLight = staticHandlerContext.matches.some(
    ({ route }) => (route.handle as RouteHandle | undefined)?.isLight,
  );
  return isLight && isForVisitor(page);
}

/** The replies that a page of a signed-in user contains; the app shell contains no user data. */
async function findReplies({ staticHandlerContext }: EntryContext, page: PageContext, isShellPage: boolean) {
  if (!page.isSignedIn || isShellPage) return null;
  const handles = staticHandlerContext.matches.map(({ route }) => route.handle as RouteHandle | undefined);
  return await collectReplies(
    handles.flatMap((handle) => handle?.reads ?? []),
    page.call,
  );
}

/** Renders a page as a stream; for crawlers as a whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const requested = context.get(pageContext);
  const { nonce } = requested;
  // The header name is defined in `visitor-pages.ts` of the server.
  if (status === 200 && isForAllVisitors(entry, requested)) headers.set('x-visitor-page', '1');
  const isShellPage = new URL(request.url).pathname === shellPath;
  const page = isShellPage ? asShell(entry) : entry;
  const replies = await findReplies(entry, requested, isShellPage);
  // A page that the server caches must be complete.
  const wantsAll = headers.has('x-visitor-page') || isbot(request.headers.get('user-agent') ?? '');
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const respond = () => {
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer);
          done();
        },
      });
      headers.set('content-type', 'text/html; charset=utf-8');
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
      pipe(lowerPreloads()).pipe(body);
    };
    const options: RenderToPipeableStreamOptions = {
      nonce,
      [wantsAll ? 'onAllReady' : 'onShellReady']: respond,
      // The caller logs it and renders the error page.
      onShellError: reject,
      // Errors after this point are handled by rendering again in the browser.
      onError: () => {
        finalStatus = 500;
      },
    };
    const { pipe, abort } = renderToPipeableStream(
      <RepliesContext value={replies}>
        <ServerRouter context={page} url={request.url} nonce={nonce} />
      </RepliesContext>,
      options,
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
  });
}
