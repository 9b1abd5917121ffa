import { AppError, type Call, type PageContext, type PageHandover } from '@inkstone/contracts';
import { isLocale } from '@inkstone/phrases';
import type { FastifyRequest } from 'fastify';
import type { ApiParts } from './api.ts';
import { findCaller, readToken } from './caller.ts';
import { type CookieChange, languageCookie, readCookie } from './cookies.ts';
import { holdsDeadSession, leave } from './leave.ts';
import { toRefusal } from './refusal.ts';
import { findRoute } from './route.ts';
import type { Who } from './who.ts';

/** What one page is rendered with, and the cookies that its calls want set. */
export interface OpenedPage {
  readonly context: PageContext;
  readonly cookies: readonly CookieChange[];
  /** Who asks for it; undefined while that cannot be found out. */
  readonly who: Who | undefined;
}

/** Prepares the rendering of a page: who asks for it, and calls that reach the routes without HTTP. */
export async function openPage(parts: ApiParts, request: FastifyRequest, nonce: string): Promise<OpenedPage> {
  const { deps, credentials } = parts;
  const cookies: CookieChange[] = [];
  const finding = findCaller(deps, credentials, request.headers, request.ip);
  const who = await finding.catch(() => undefined);
  if (who && holdsDeadSession(who, request.headers.cookie)) cookies.push(...(await leave(parts, who)));
  const savedLocale = readCookie(request.headers.cookie, languageCookie) ?? '';
  return {
    cookies,
    who,
    context: {
      call: createCall(parts, finding, cookies),
      nonce,
      // With the database away, whoever has a token counts as signed in; the page's own calls will tell the trouble.
      isSignedIn: who ? who.kind === 'account' : readToken(request.headers) !== null,
      signedOutBy: who?.kind === 'visitor' ? (who.closed?.refusal ?? null) : null,
      savedLocale: isLocale(savedLocale) ? savedLocale : null,
      baseUrl: deps.config.baseUrl,
      signsOutOnFailure: deps.config.signsOutOnFailure,
      handover: readHandover(deps.config, `${request.protocol}://${request.host}`),
    },
  };
}

function readHandover(
  { authOrigins, baseUrl, hasRawTokens }: ApiParts['deps']['config'],
  here: string,
): PageHandover {
  return { primary: authOrigins.includes(here) ? baseUrl : null, origins: authOrigins, hasRawTokens };
}

function createCall(
  { deps, routes, runner }: ApiParts,
  finding: Promise<Who>,
  cookies: CookieChange[],
): Call {
  return async (endpoint, input) => {
    const route = findRoute(routes, endpoint);
    if (!route) throw new AppError('not_found');
    try {
      const { data, cookies: changes } = await runner.run(route, await finding, input);
      cookies.push(...(changes ?? []));
      return data as never;
    } catch (error) {
      const { code, params } = toRefusal(error);
      if (!(error instanceof AppError))
        deps.log.error('call of a page failed', { route: endpoint.path, error });
      // Without its cause, which may carry what people wrote: who renders pages may print what it catches.
      throw new AppError(code, params);
    }
  };
}
