import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { NoticeReading } from '../../ports/pay-channel.ts';

interface Unreadable {
  /** As the provider names it; '' if it names none. */
  readonly type: string;
  /** What the notice states in plain text. */
  readonly content: string;
  /** Equal for repetitions of the notice; without it, equal contents count as repetitions. */
  readonly eventKey?: string;
  /** The number of a payment that it names, if it is one of ours. */
  readonly outTradeNo?: unknown;
  readonly isRepeatable?: true;
}

const ownNumber = z.string().regex(/^[0-9A-Z]{6,32}$/);

/**
 * Describes a verified notice whose type is known and whose form is not documented. It is stored for staff, and the
 * payment that it names is queried.
 */
export function unreadable({
  type,
  content,
  eventKey = createHash('sha256').update(content).digest('hex'),
  outTradeNo: named,
  isRepeatable,
}: Unreadable): NoticeReading {
  const outTradeNo = ownNumber.safeParse(named).data;
  const key = `unreadable:${eventKey}`;
  return {
    kind: 'verified',
    notice:
      outTradeNo === undefined
        ? { kind: 'other', eventKey: key, type }
        : { kind: 'question', eventKey: key, outTradeNo },
    concern: { kind: 'unreadable', type, content, ...(isRepeatable && { isRepeatable }) },
  };
}

/** Returns a member of an object that may have any form; undefined if there is none. */
export function memberOf(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}

/** Returns a member if it is a text of at most 100 characters that is not empty; '' otherwise. */
export function nameIn(value: unknown, ...path: readonly string[]): string {
  return (
    z
      .string()
      .max(100)
      .safeParse(memberOf(value, ...path)).data ?? ''
  );
}
