import type { AnyEndpoint, CheckedInputOf, ReplyOf } from '@inkstone/contracts';
import type { Deps } from '../../deps.ts';
import type { CookieChange } from './cookies.ts';
import type { WhoOf } from './who.ts';

/**
 * One operation: receives the dependencies, the caller and the validated input. Throws AppError to refuse.
 * `signal` aborts when the HTTP client has disconnected; pass it to expensive work, and throw its reason.
 */
export type UseCase<E extends AnyEndpoint, Result> = (
  deps: Deps,
  who: WhoOf<E['audience']>,
  input: CheckedInputOf<E>,
  signal?: AbortSignal,
) => Promise<Result>;

/** The response for a use case's result: the reply, and cookies to set or clear. */
export interface Presentation<E extends AnyEndpoint> {
  readonly data: ReplyOf<E>;
  readonly cookies?: readonly CookieChange[];
}

/** An endpoint with its implementation. The `Route[]` of all modules form the API. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  /** Type erased for the server's route list; `route` has checked the types. */
  readonly run: (
    deps: Deps,
    who: never,
    input: never,
    signal?: AbortSignal,
  ) => Promise<Presentation<AnyEndpoint>>;
}

/** Finds the route of an endpoint by name, because the web app's bundle has its own copy of the contracts. */
export function findRoute(
  routes: readonly Route[],
  { path, method }: Pick<AnyEndpoint, 'path' | 'method'>,
): Route | undefined {
  return routes.find(({ endpoint }) => endpoint.path === path && endpoint.method === method);
}

/** Joins an endpoint to a use case that returns the reply. */
export function route<E extends AnyEndpoint>(endpoint: E, useCase: UseCase<E, ReplyOf<E>>): Route;
/** Joins an endpoint to a use case whose result `present` converts to reply and cookies. */
export function route<E extends AnyEndpoint, Result>(
  endpoint: E,
  useCase: UseCase<E, Result>,
  present: (result: Result, deps: Deps) => Presentation<E>,
): Route;
export function route<E extends AnyEndpoint, Result>(
  endpoint: E,
  useCase: UseCase<E, Result>,
  present: (result: Result, deps: Deps) => Presentation<E> = (data) => ({ data: data as ReplyOf<E> }),
): Route {
  return {
    endpoint,
    run: async (deps: Deps, who: WhoOf<E['audience']>, input: CheckedInputOf<E>, signal?: AbortSignal) =>
      present(await useCase(deps, who, input, signal), deps),
  };
}
