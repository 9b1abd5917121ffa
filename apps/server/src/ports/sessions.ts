import type { SessionRefusal } from '@inkstone/contracts/accounts/sessions';
import type { SessionTokens } from './session-tokens.ts';

/** The account and session that a token belongs to. */
export interface Session {
  readonly accountId: string;
  readonly sessionId: string;
}

/** A session that grants no access: its token must be renewed, or it was ended. */
export interface ClosedSession extends Session {
  readonly refusal: SessionRefusal;
}

/** Why a session has ended, for the device that holds it. */
export type EndCode = SessionRefusal | 'sign_in_first';

/** Finds sessions by token, with a cache of some seconds. */
export interface Sessions {
  /** Returns null for a token, of either form, that is unknown or whose session has expired. */
  find(token: string): Promise<Session | ClosedSession | null>;
  /** Returns why a session no longer grants access, regardless of its tokens; null while it is open. */
  check(session: Session): Promise<EndCode | null>;
  /** Call after sessions were ended: removes them from the cache and notifies listeners of the reason. */
  ended(sessionIds: readonly string[], code: EndCode): void;
  /** Calls `listener` for every session that ends in this process, so that live connections can be closed. */
  onEnd(listener: (sessionId: string, code: EndCode) => void): void;
  readonly tokens: SessionTokens;
}
