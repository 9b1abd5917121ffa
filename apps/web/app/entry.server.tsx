import { PassThrough } from 'node:stream';
import type { PageContext } from '@inkstone/contracts';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { asShell, shellPath } from './platform/app-shell.ts';
import { pageContext } from './platform/page-context.ts';
import { lowerPreloads } from './shell/lower-preloads.ts';

/** Timeout for deferred loader data, in ms. */
export const streamTimeout = 5_000;

/** Passes the server's data about a request to the loaders and the rendering of the page. */
export function createRouterContext(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}

/** Renders a page as a stream; for crawlers as a whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext);
  const page = new URL(request.url).pathname === shellPath ? asShell(entry) : entry;
  const wantsAll = isbot(request.headers.get('user-agent') ?? '');
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
      <ServerRouter context={page} url={request.url} nonce={nonce} />,
      options,
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
  });
}
