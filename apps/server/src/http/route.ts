import type { AnyEndpoint, CheckedInputOf, ReplyOf } from '@inkstone/contracts';
import type { Deps } from '../deps.ts';
import type { CookieChange } from './cookies.ts';
import type { WhoOf } from './who.ts';

/** One operation: gets what it may reach, who calls, and the checked input. Throws AppError to refuse. */
export type UseCase<E extends AnyEndpoint, Result> = (
  deps: Deps,
  who: WhoOf<E['audience']>,
  input: CheckedInputOf<E>,
) => Promise<Result>;

/** What goes over the wire for a use case's result: the reply, and cookies to set or clear. */
export interface Presentation<E extends AnyEndpoint> {
  readonly data: ReplyOf<E>;
  readonly cookies?: readonly CookieChange[];
}

/** An endpoint with the code behind it. `Route[]` of every module make up the API. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  /** Erased form for the server's loop; the types were checked by `route`. */
  readonly run: (deps: Deps, who: never, input: never) => Promise<Presentation<AnyEndpoint>>;
}

/** The route of an endpoint, by name: the web app's bundle holds its own copy of the contracts. */
export function findRoute(
  routes: readonly Route[],
  { path, method }: Pick<AnyEndpoint, 'path' | 'method'>,
): Route | undefined {
  return routes.find(({ endpoint }) => endpoint.path === path && endpoint.method === method);
}

/** Joins an endpoint to a use case that returns the reply itself. */
export function route<E extends AnyEndpoint>(endpoint: E, useCase: UseCase<E, ReplyOf<E>>): Route;
/** Joins an endpoint to a use case whose result `present` turns into reply and cookies. */
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
    run: async (deps: Deps, who: WhoOf<E['audience']>, input: CheckedInputOf<E>) =>
      present(await useCase(deps, who, input), deps),
  };
}
