import {
  AppError,
  type Call,
  type PageContext,
  type PageHandover,
  type StreamCall,
} from '@inkstone/contracts';
import { isLocale } from '@inkstone/phrases';
import type { FastifyRequest } from 'fastify';
import type { ApiParts } from './api.ts';
import { findCaller, readToken } from './caller.ts';
import { type CookieChange, languageCookie, readCookie } from './cookies.ts';
import { endCallerSession, hasEndedSession } from './end-caller-session.ts';
import { toRefusal } from './refusal.ts';
import { findRoute } from './route.ts';
import { embeddersOf } from './security-headers.ts';
import type { Operator, Who } from './who.ts';

/** The context of one page render, and the cookies that its calls set. */
export interface OpenedPage {
  readonly context: PageContext;
  readonly cookies: readonly CookieChange[];
  /** The caller; undefined while it cannot be determined. */
  readonly who: Who | undefined;
}

/**
 * Prepares the render of a page: identifies the caller and provides in-process calls of the routes. `signal`
 * aborts when the client disconnects.
 */
export async function openPage(
  parts: ApiParts,
  request: FastifyRequest,
  { nonce, signal }: { readonly nonce: string; readonly signal: AbortSignal },
): Promise<OpenedPage> {
  const { deps, credentials } = parts;
  const cookies: CookieChange[] = [];
  const finding = findCaller(deps, credentials, request.headers, request.ip);
  const who = await finding.catch(() => undefined);
  if (who && hasEndedSession(who, request.headers.cookie))
    cookies.push(...(await endCallerSession(parts, who)));
  const savedLocale = readCookie(request.headers.cookie, languageCookie) ?? '';
  return {
    cookies,
    who,
    context: {
      call: createCall(parts, finding, cookies),
      stream: createStreamCall(parts, finding, signal),
      nonce,
      // If the database is unavailable, a caller with a token counts as signed in; the page's own calls will
      // report the error.
      isSignedIn: who ? who.kind === 'account' : readToken(request.headers) !== null,
      signedOutBy: who?.kind === 'visitor' ? (who.closed?.refusal ?? null) : null,
      savedLocale: isLocale(savedLocale) ? savedLocale : null,
      baseUrl: deps.config.baseUrl,
      signsOutOnFailure: deps.config.signsOutOnFailure,
      hasSimulator: deps.testClock !== null,
      clockAhead: deps.testClock?.ahead() ?? 0,
      hasAnalytics: deps.config.analytics.isOn,
      handover: readHandover(deps.config, `${request.protocol}://${request.host}`),
      embedders: [`${request.protocol}://${request.host}`, ...embeddersOf(deps.config)],
    },
  };
}

function readHandover(
  { authOrigins, baseUrl, hasRawTokens }: ApiParts['deps']['config'],
  here: string,
): PageHandover {
  return { primary: authOrigins.includes(here) ? baseUrl : null, origins: authOrigins, hasRawTokens };
}

/** In-process calls of the routes for one caller; changed cookies are added to `cookies`. */
export function createCall(
  { deps, routes, runner }: Pick<ApiParts, 'deps' | 'routes' | 'runner'>,
  finding: Promise<Who | Operator>,
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
      throw refusalForPage(deps, endpoint.path, error);
    }
  };
}

function createStreamCall(
  { deps, streamRoutes, runner }: ApiParts,
  finding: Promise<Who>,
  disconnected: AbortSignal,
): StreamCall {
  return async function* (contract, input, signal = disconnected) {
    const route = streamRoutes.find((each) => each.contract.path === contract.path);
    if (!route) throw new AppError('not_found');
    const either = AbortSignal.any([disconnected, signal]);
    try {
      for await (const event of await runner.open(route, await finding, input, either)) yield event as never;
    } catch (error) {
      throw either.aborted ? either.reason : refusalForPage(deps, contract.path, error);
    }
  };
}

/** Omits the cause, which may contain users' text: the renderer may print errors it catches. */
function refusalForPage({ log }: ApiParts['deps'], route: string, error: unknown): AppError {
  const { code, params } = toRefusal(error);
  if (!(error instanceof AppError)) log.error('call of a page failed', { route, error });
  return new AppError(code, params);
}
