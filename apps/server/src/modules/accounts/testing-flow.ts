import { AppError, type Call, type ReplyOf } from '@inkstone/contracts';
import {
  type CodeAction,
  newSlider,
  sendMail,
  sendSms,
  solveSlider,
  type TrackPoint,
} from '@inkstone/contracts/accounts';
import { day, second } from '@inkstone/kernel';
import type { ErrorCode, ErrorParams } from '@inkstone/phrases';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { createAccount, type TestAccount } from './testing.ts';

/** A phone number as typed by a user. */
export interface TypedPhone {
  readonly account: string;
  readonly areaCode: string;
}

interface Server {
  readonly deps: Pick<Deps, 'db' | 'sms' | 'mail'>;
}
interface Caller {
  readonly call: Call;
}

/** Returns a visitor on a later day, when the rate limits used by earlier tests have expired. */
export function newDaysVisitor<Visitor>(server: {
  readonly clock: { advance(ms: number): void };
  readonly visitor: () => Visitor;
}): Visitor {
  server.clock.advance(day + second);
  return server.visitor();
}

let phones = 0;

/** Returns an unused phone number. */
export function newPhone(): TypedPhone {
  phones++;
  return { account: `139${String(phones).padStart(8, '0')}`, areaCode: '86' };
}

let addresses = 0;

/** Returns an unused e-mail address. */
export function newEmail(): string {
  addresses++;
  return `ann${addresses}@example.com`;
}

/** A number with an account and an open session. */
export async function registeredWith(
  { deps }: { readonly deps: Parameters<typeof createAccount>[0] },
  password?: string,
): Promise<TestAccount & { readonly typed: TypedPhone }> {
  const typed = newPhone();
  const account = await createAccount(deps, {
    phone: `+86${typed.account}`,
    ...(password === undefined ? {} : { password }),
  });
  return { ...account, typed };
}

/** A number with an account. */
export async function registered(
  server: Parameters<typeof registeredWith>[0],
  password?: string,
): Promise<TypedPhone> {
  return (await registeredWith(server, password)).typed;
}

/** Solves a puzzle with the answer in the database. */
export async function solve(
  server: Server,
  client: Caller,
  id: string,
): Promise<ReplyOf<typeof solveSlider>> {
  const { rows } = await server.deps.db.sql.execute<{ answer: string }>(
    sql`select answer from slider_puzzles where puzzle_id = ${id}`,
  );
  const [kind, values = ''] = (rows[0]?.answer ?? '').split(':');
  return kind === 'words'
    ? client.call(solveSlider, { id, picks: values.split(',').map(Number) })
    : client.call(solveSlider, { id, track: drag(Number(values)) });
}

/** Creates and solves a puzzle for a number, and returns the pass. */
export async function passFor(
  server: Server,
  client: Caller,
  typed: { readonly account: string; readonly areaCode?: string },
  action: CodeAction = 'sign_in',
): Promise<string> {
  const puzzle = await client.call(newSlider, { ...typed, action, kind: 'words' });
  return (await solve(server, client, puzzle.id)).slider;
}

/** Requests a code and reads it from the simulator. */
export async function sentCode(
  server: Server,
  client: Caller,
  typed: { readonly account: string; readonly areaCode?: string },
  action: CodeAction = 'sign_in',
): Promise<string> {
  const slider = await passFor(server, client, typed, action);
  const isEmail = typed.account.includes('@');
  await client.call(isEmail ? sendMail : sendSms, { ...typed, action, slider });
  const { sms, mail } = server.deps;
  const newest = (isEmail ? mail : sms).simulated?.()[0];
  if (!newest?.code) throw new Error('The simulator shows no message');
  return newest.code;
}

/** Returns a code other than this one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Returns the error code of a call; fails if the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<[ErrorCode, ErrorParams]> {
  try {
    await call;
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.params];
    throw error;
  }
  throw new Error('The call was not refused');
}

/** A drag to `x` that starts and ends at rest. It takes as long by the clock of the test. */
export function drag(x: number, took = 300): TrackPoint[] {
  const steps = 20;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = i / steps;
    return { ms: share * took, x: x * (3 * share ** 2 - 2 * share ** 3) };
  });
}
