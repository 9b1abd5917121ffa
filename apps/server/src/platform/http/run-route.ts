import {
  type AnyEndpoint,
  AppError,
  commonErrors,
  type NotForStaff,
  type RateName,
} from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { FileReply, FileRoute } from './file-route.ts';
import { type OpenedStream, openStream } from './open-stream.ts';
import { addressKey, ratesOf } from './rate-limit.ts';
import type { Presentation, Route } from './route.ts';
import { operatorAsStaff } from './staff-caller.ts';
import { factsOf, isRecorded, type StaffGate, takeReason } from './staff-gate.ts';
import type { StreamRoute } from './stream-route.ts';
import { findUnreadable } from './unreadable-input.ts';
import type { WebhookReply, WebhookRequest, WebhookRoute } from './webhook-route.ts';
import type { Member, Operator, Origin, SignedIn, StaffCaller, Who } from './who.ts';

/** Checks and runs routes identically for every transport and for in-process calls of pages. */
export interface Runner {
  /**
   * Applies rate limit, audience, input validation, use case and reply validation, in this order. Rejects
   * with AppError, or with an unexpected error. Callers over HTTP are never operators, who may call staff
   * endpoints only. `signal` aborts when the client has disconnected.
   */
  run(
    route: Route,
    who: Who | Operator,
    input: unknown,
    signal?: AbortSignal,
  ): Promise<Presentation<AnyEndpoint>>;
  /** Like `run`, for an event stream up to its first event; later events are checked as they are read. */
  open(route: StreamRoute, who: Who, input: unknown, signal: AbortSignal): Promise<OpenedStream>;
  /** Like `run`, for a stored file. */
  read(route: FileRoute, who: Who, query: unknown): Promise<FileReply>;
  /** Applies rate limit, query validation and use case of a webhook, which has no caller. */
  receive(
    route: WebhookRoute,
    request: Omit<WebhookRequest, 'network'>,
    origin: Origin,
  ): Promise<WebhookReply>;
}

/** The properties checked before a use case runs. */
type Admission = Pick<AnyEndpoint, 'audience' | 'keyScope' | 'wire' | 'input' | 'rate' | 'visitorRate'>;
/** The declared errors of a use case. */
type DeclaredErrors = Pick<AnyEndpoint, 'path' | 'errors'>;

/** Returns the caller as an account; refuses a visitor. */
export function requireAccount(who: Who | Operator): SignedIn {
  if (who.kind !== 'account') throw new AppError(refusalFor(who));
  return who;
}

/**
 * Returns the caller as a session or API key of an account; refuses a visitor, and a key without the required
 * scope.
 */
function requireMember(who: Who | Operator, { wire, keyScope }: Admission): Member {
  if (who.kind === 'visitor') throw new AppError(wire === 'plain' ? 'api_key_required' : refusalFor(who));
  if (who.kind === 'operator') throw new AppError('sign_in_first');
  if (who.kind === 'key' && keyScope === 'documents' && !who.opensDocuments)
    throw new AppError('key_opens_no_documents');
  return who;
}

/** Why the caller does not count as signed in: the reason why its session closed, if there is one. */
function refusalFor(who: Who | Operator): ErrorCode {
  return (who.kind === 'visitor' && who.closed?.refusal) || 'sign_in_first';
}

/** `onUse` is called for each admitted call, before its use case runs. */
export function createRunner(deps: Deps, staffGate: StaffGate, onUse?: () => void): Runner {
  const table = ratesOf(deps.config);
  const count = async (rate: RateName, caller: string) => {
    const wait = await deps.shared.take(rate, caller, table[rate]);
    if (wait > 0) throw new AppError('too_many_requests', { seconds: wait });
  };
  /** Checks rate and audience. Operators are not rate-limited and are admitted to staff endpoints only. */
  const admit = async (call: Admission, who: Who | Operator): Promise<void> => {
    if (who.kind !== 'operator') {
      const rate = (who.kind === 'visitor' && call.visitorRate) || call.rate;
      if (rate !== 'open' || !who.origin.isThisMachine) await count(rate, callerKey(who));
    }
    if (call.audience === 'account' || (who.kind === 'operator' && call.audience !== 'staff'))
      requireAccount(who);
    if (call.audience === 'member') requireMember(who, call);
    onUse?.();
  };
  const admitInput = async (call: Admission & Pick<NotForStaff, 'audience'>, who: Who, input: unknown) => {
    await admit(call, who);
    return checkInput(call.input, input) as never;
  };
  const admitStaff = async (endpoint: AnyEndpoint, who: Who | Operator): Promise<StaffCaller> => {
    const staff =
      who.kind === 'operator'
        ? operatorAsStaff(who, deps.clock.now())
        : await staffGate.identify(deps, requireAccount(who));
    await staffGate.permit(deps, staff, endpoint);
    return staff;
  };
  return {
    async run({ endpoint, run }, who, input, signal) {
      await admit(endpoint, who);
      const staff = endpoint.audience === 'staff' ? await admitStaff(endpoint, who) : null;
      const { reason, rest } = takeReason(endpoint, input);
      const checked = checkInput(endpoint.input, rest);
      const caller = staff && reason ? { ...staff, reason } : (staff ?? who);
      const work = () =>
        runDeclared(deps, endpoint, () => run(deps, caller as never, checked as never, signal));
      const { data, cookies } =
        staff && isRecorded(endpoint)
          ? await staffGate.record(deps, { staff, endpoint, facts: factsOf(endpoint, checked), reason }, work)
          : await work();
      const reply = checkReply(endpoint, data);
      return cookies ? { data: reply, cookies } : { data: reply };
    },
    async open({ contract, run }, who, input, signal) {
      const checked = await admitInput(contract, who, input);
      return openStream(contract, {
        start: (unwanted) => run(deps, who as never, checked, unwanted),
        guard: (work) => runDeclared(deps, contract, work),
        signal,
      });
    },
    async read(route, who, query) {
      const { audience = 'account', rate } = route;
      const checked = await admitInput({ audience, rate, input: route.query }, who, query);
      return runDeclared(deps, route, () => route.read(deps, who as never, checked));
    },
    async receive({ contract, answer }, request, { address }) {
      const network = addressKey(address);
      await count(contract.rate, `${contract.vendor} ${network}`);
      refuseUnreadable(request.query);
      return runDeclared(deps, contract, () => answer(deps, { ...request, network }));
    },
  };
}

/** Parses the input of a call; refuses invalid input, U+0000 in any string, and very deep nesting. */
function checkInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  refuseUnreadable(input);
  const checked = schema.safeParse(input ?? {});
  if (checked.success) return checked.data;
  const field = checked.error.issues[0]?.path.join('.') ?? '';
  throw new AppError('invalid_request', field ? { field } : {}, checked.error);
}

function refuseUnreadable(input: unknown): void {
  const field = findUnreadable(input);
  if (field !== null) throw new AppError('invalid_request', field ? { field } : {});
}

/** Parsing also strips undeclared fields, so that they never leave the server. */
function checkReply({ path, reply }: AnyEndpoint, data: unknown): unknown {
  const checked = reply.safeParse(data);
  if (checked.success) return checked.data;
  throw new Error(`The reply of ${path} does not fit its contract`, { cause: checked.error });
}

/**
 * An error code that the contract does not declare is a bug: it fails in tests and is logged in production.
 */
async function runDeclared<T>(deps: Deps, call: DeclaredErrors, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && !isDeclared(call, error.code)) {
      if (deps.config.mode !== 'production') {
        throw new Error(`${call.path} refused with ${error.code}, which its contract does not name`, {
          cause: error,
        });
      }
      deps.log.error('refusal not in the contract', { route: call.path, refusal: error.code });
    }
    throw error;
  }
}

function isDeclared({ errors }: DeclaredErrors, code: ErrorCode): boolean {
  return errors.includes(code) || (commonErrors as readonly ErrorCode[]).includes(code);
}

function callerKey(who: Who): string {
  return who.kind === 'visitor' ? addressKey(who.origin.address) : who.accountId;
}
