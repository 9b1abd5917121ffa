import { type AnyEndpoint, AppError, commonErrors, type RateName } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';
import type { Deps } from '../deps.ts';
import { addressKey, type RateLimiter } from './rate-limit.ts';
import type { Presentation, Route } from './route.ts';
import type { Member, SignedIn, Who } from './who.ts';

/** Checks and runs routes: the same way whether a call comes over HTTP or from a page being rendered. */
export interface Runner {
  /** Counts a request of the caller; refuses one that comes too soon. */
  admit(rate: RateName, who: Who): void;
  /** Rate, audience, input, use case, reply, in this order. Rejects with AppError, or with what nobody expected. */
  run(route: Route, who: Who, input: unknown): Promise<Presentation<AnyEndpoint>>;
}

/** The caller as an account; refuses a visitor. */
export function requireAccount(who: Who): SignedIn {
  if (who.kind !== 'account') throw new AppError(refusalFor(who));
  return who;
}

/** The caller as somebody who acts for an account; refuses a visitor, and a key that was not made for this. */
function requireMember(who: Who, { wire, keyScope }: AnyEndpoint): Member {
  if (who.kind === 'visitor') throw new AppError(wire === 'plain' ? 'api_key_required' : refusalFor(who));
  if (who.kind === 'key' && keyScope === 'documents' && !who.opensDocuments)
    throw new AppError('key_opens_no_documents');
  return who;
}

/** Why somebody does not count as signed in: their session's own reason, where they have one. */
function refusalFor(who: Who): ErrorCode {
  return (who.kind === 'visitor' && who.closed?.refusal) || 'sign_in_first';
}

export function createRunner(deps: Deps, limiter: RateLimiter): Runner {
  const admit: Runner['admit'] = (rate, who) => {
    if (rate === 'open' && who.origin.isThisMachine) return;
    const wait = limiter.take(rate, callerKey(who));
    if (wait > 0) throw new AppError('too_many_requests', { seconds: wait });
  };
  const run: Runner['run'] = async ({ endpoint, run }, who, input) => {
    admit((who.kind === 'visitor' && endpoint.visitorRate) || endpoint.rate, who);
    if (endpoint.audience === 'account') requireAccount(who);
    if (endpoint.audience === 'member') requireMember(who, endpoint);

    const checked = endpoint.input.safeParse(input ?? {});
    if (!checked.success) {
      const field = checked.error.issues[0]?.path.join('.') ?? '';
      throw new AppError('invalid_request', field ? { field } : {}, checked.error);
    }

    const { data, cookies } = await runDeclared(deps, endpoint, () =>
      run(deps, who as never, checked.data as never),
    );

    // Parsing also strips what the contract does not name, so that a stray field never leaves the server.
    const reply = endpoint.reply.safeParse(data);
    if (!reply.success) {
      throw new Error(`The reply of ${endpoint.path} does not fit its contract`, { cause: reply.error });
    }
    return cookies ? { data: reply.data, cookies } : { data: reply.data };
  };
  return { admit, run };
}

/** A refusal that the contract does not name is a fault of ours: it fails in tests and is logged in production. */
async function runDeclared<T>(deps: Deps, endpoint: AnyEndpoint, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && !isDeclared(endpoint, error.code)) {
      if (deps.config.mode !== 'production') {
        throw new Error(`${endpoint.path} refused with ${error.code}, which its contract does not name`, {
          cause: error,
        });
      }
      deps.log.error('refusal not in the contract', { route: endpoint.path, refusal: error.code });
    }
    throw error;
  }
}

function isDeclared(endpoint: AnyEndpoint, code: ErrorCode): boolean {
  return endpoint.errors.includes(code) || (commonErrors as readonly ErrorCode[]).includes(code);
}

function callerKey(who: Who): string {
  return who.kind === 'visitor' ? addressKey(who.origin.address) : who.accountId;
}
