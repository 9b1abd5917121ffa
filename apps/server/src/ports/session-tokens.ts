import type { KeyObject } from 'node:crypto';
import type { Instant, Random } from '@inkstone/kernel';
import type { Sql } from '../platform/db/database.ts';

/** The tokens of one generation, each in its two forms. They are not stored. */
export interface IssuedTokens {
  readonly token: string;
  readonly tokenV2: string;
  readonly refreshToken: string;
  readonly refreshTokenV2: string;
  /** The stored hash of the access token. */
  readonly tokenHash: string;
}

/** A generation of tokens: each renewal of a session creates the next one. */
export interface Generation {
  readonly sessionId: string;
  readonly family: Uint8Array;
  readonly generation: number;
}

/** The parameters for issuing tokens. */
export interface Issue extends Generation {
  readonly accountId: string;
  readonly expiresAt: Instant;
}

/** The content of a refresh token. */
export interface RefreshToken {
  readonly accountId: string;
  readonly sessionId: string;
  /** 128 random bits shared by all refresh tokens of a session; only their hash is stored. */
  readonly family: Uint8Array;
  /** Distinguishes this token from others of its family. */
  readonly proof: Uint8Array;
}

/**
 * Derives the tokens of a session, by generation. They depend on the family, which is stored only in the
 * refresh token, and a key of this server: a repeated renewal returns the same tokens, and neither the
 * database nor the key alone suffices to create one.
 */
export interface SessionSecrets {
  newFamily(random: Random): Uint8Array;
  /** 256 bits: the secret part of an access token. */
  access(of: Generation): Uint8Array;
  refreshToken(accountId: string, of: Generation): string;
  /** Returns whether a refresh token belongs to that generation, also with a former key. */
  isOf(token: RefreshToken, generation: number): boolean;
}

/** A key pair for sealing tokens. */
export interface ServerKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Issues and reads the tokens of sessions; one per process. Used by accounts alone. */
export interface SessionTokens {
  readonly secrets: SessionSecrets;
  /** Deterministic for a generation, except for the randomness of sealing. */
  issue(sql: Sql, issue: Issue): Promise<IssuedTokens>;
  /** Returns the plain form of a token in either form; null for a sealed form that cannot be opened. */
  plain(sql: Sql, token: string): Promise<string | null>;
  /** The current key pair for sealing. */
  currentKey(sql: Sql): Promise<ServerKey>;
}
