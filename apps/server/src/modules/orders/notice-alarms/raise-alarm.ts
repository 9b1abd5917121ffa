import { billDayOf } from '@inkstone/domain/orders';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { PayChannelName } from '../../../ports/pay-channel.ts';
import type { StoreName } from '../../../ports/store-verifier.ts';
import {
  countMessages,
  countNotice,
  hasMessage,
  insertMessage,
  type NoticeAlarm,
  storeAlarm,
} from './store.ts';

/** A notification of a provider that staff must review. */
export interface AlarmingNotice {
  readonly provider: PayChannelName | StoreName;
  readonly kind: NoticeAlarm['kind'];
  readonly type: string;
  /** Equal for repetitions of one notification. */
  readonly eventKey: string;
  /** The bytes of the request. */
  readonly body: Uint8Array;
  /** Its decoded or decrypted content as plain text. */
  readonly content: string;
  /** Maximum number of texts stored per alarm, for unsigned notifications; unlimited if absent. */
  readonly maxTexts?: number;
}

/**
 * Adds a notification to the alarm of its provider, kind, type and day, with its raw text, and opens the alarm. Returns false
 * for a repetition, which changes nothing.
 */
export async function raiseNoticeAlarm(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  sql: Sql,
  { provider, kind, type, eventKey, body, content, maxTexts }: AlarmingNotice,
): Promise<boolean> {
  if (await hasMessage(sql, { provider, eventKey })) return false;
  const at = clock.now();
  const alarm = await storeAlarm(sql, {
    ...{ alarmId: ids.next(), provider, kind, type: type.slice(0, 200), day: billDayOf(at), count: 0 },
    ...{ state: 'open', firstAt: at, lastAt: at, resolvedAt: null },
  });
  const { alarmId } = alarm;
  const isFull = maxTexts !== undefined && (await countMessages(sql, alarmId)) >= maxTexts;
  const text = Buffer.from(body).toString('utf8');
  const message = { provider, eventKey, alarmId, body: storable(text), content: storable(content) };
  const isNew = isFull || (await insertMessage(sql, { ...message, receivedAt: at }));
  if (isNew) await countNotice(sql, alarmId, at);
  return isNew;
}

/** Replaces U+0000, which PostgreSQL cannot store in texts. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '\ufffd');
}
