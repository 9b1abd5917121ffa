import type { Audience } from '@inkstone/contracts';
import type { SessionRefusal } from '@inkstone/contracts/accounts/sessions';
import type { Role } from '@inkstone/contracts/staff/permissions';
import type { Instant } from '@inkstone/kernel';
import type { Locale } from '@inkstone/phrases';

/** Facts about the request, independent of the caller. */
export interface Origin {
  /** The client's address (behind trusted proxies the forwarded one). Never logged in full. */
  readonly address: string;
  /** The User-Agent header, truncated to 300 characters. */
  readonly userAgent: string;
  /** The language for texts that the server writes. */
  readonly locale: Locale;
  /** The language that the request's headers name; null if they name no supported one. */
  readonly askedLocale: Locale | null;
  /** The device cookie, unverified; accounts checks whether it was issued here. */
  readonly device: string | null;
  /** The CSRF cookie that Google's One Tap sets and repeats in the body. */
  readonly googleCsrf?: string;
  /** The origin of the sending page, if the browser reports it. */
  readonly site?: string;
  /** Whether the request comes from the machine that the server runs on. */
  readonly isThisMachine: boolean;
  /** Whether the browser asks not to be tracked, by Do Not Track or Global Privacy Control. */
  readonly refusesTracking?: true;
  /** The visitor cookie of a browser that agreed to analytics, unverified. */
  readonly visitor?: string;
  /** The refresh token of the cookies, in either form; only on the path that receives it. */
  readonly refreshToken?: string;
}

/** A session that exists but grants no access: its token must be renewed, or it has ended. */
export interface ClosedSession {
  readonly accountId: string;
  readonly sessionId: string;
  readonly refusal: SessionRefusal;
}

export interface Visitor {
  readonly kind: 'visitor';
  readonly origin: Origin;
  /** The closed session whose token was presented. */
  readonly closed?: ClosedSession;
}

export interface SignedIn {
  readonly kind: 'account';
  readonly accountId: string;
  readonly sessionId: string;
  readonly origin: Origin;
}

/** A program that uses an API key of an account. */
export interface KeyHolder {
  readonly kind: 'key';
  readonly accountId: string;
  readonly keyId: string;
  /** Whether the key grants access to documents, or to proofreading only. */
  readonly opensDocuments: boolean;
  readonly origin: Origin;
}

/** An account, authenticated by session or API key. */
export type Member = SignedIn | KeyHolder;

/** The caller: a visitor, or an account through a session or API key. */
export type Who = Visitor | Member;

/** Facts about an action in the audit log: ids and enumerated values, never personal data. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** The user of a command on this machine. No request over HTTP has this caller: see `Runner.run`. */
export interface Operator {
  readonly kind: 'operator';
  /** Name of the system user, as the command reports it. */
  readonly name: string;
  readonly origin: Origin;
}

/** A staff member whose session has passed the second factor; or an operator, who has all permissions. */
export interface StaffCaller {
  readonly kind: 'staff';
  /** The account id; for an operator `operatorId`. */
  readonly accountId: string;
  /** '' for an operator. */
  readonly sessionId: string;
  /** Name of the system user, for an operator. */
  readonly operator?: string;
  readonly roles: readonly Role[];
  /** When the second factor was last verified. */
  readonly provedAt: Instant;
  readonly origin: Origin;
  /** The reason of the action, if the endpoint requires one; also recorded in the audit log. */
  readonly reason?: string;
  /** Adds facts that only the use case knows, such as the id of a created object, to the audit log entry. */
  note(facts: AuditFacts): void;
  /** The facts noted so far. */
  readonly notes: AuditFacts;
}

/** Replaces the account id for operators. */
export const operatorId = 'operator';

/** The caller types that an audience admits. */
export type WhoOf<A extends Audience> = A extends 'staff'
  ? StaffCaller
  : A extends 'account'
    ? SignedIn
    : A extends 'member'
      ? Member
      : Who;
