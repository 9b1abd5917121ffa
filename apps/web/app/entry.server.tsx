import { PassThrough } from 'node:stream';
import type { PageContext } from '@inkstone/contracts';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from './page-context.ts';
import { asShell, shellPath } from './shell/app-shell.ts';
import { lowerPreloads } from './shell/lower-preloads.ts';

/** Data that a loader promises later must be there by then, in ms. */
export const streamTimeout = 5_000;

/** Wraps what the server knows about a request for the loaders and the rendering of its page. */
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
      // What fails later is rendered by the browser once more.
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
