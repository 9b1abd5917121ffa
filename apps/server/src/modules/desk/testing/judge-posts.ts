import type { SpamVerdict } from '@inkstone/domain/desk';
import { createIds, hour, manualClock, minute, type Random, randomInt } from '@inkstone/kernel';
import { createKeys } from '../../../platform/security/keys.ts';
import type { Trace } from '../spam/store.ts';
import { judge, traceLife, traceOf } from '../spam/traces.ts';
import type { Post } from './spam-posts.ts';

/** Judges posts in the order of their arrival, each with the traces of those before, as the server does. */
export function judgePosts(
  random: Random,
  posts: readonly Post[],
  { gap }: { readonly gap: number },
): { readonly post: Post; readonly verdict: SpamVerdict }[] {
  const clock = manualClock(Date.parse('2026-11-23T02:00:00Z'));
  const deps = { clock, ids: createIds(clock, random), keys: createKeys('for tests of spam') };
  const traces: Trace[] = [];
  return posts.map((post) => {
    clock.advance(1 + randomInt(random, 2 * gap));
    const nonce = Buffer.from(random.bytes(12)).toString('base64url');
    const token = post.fillTime === null ? null : { openedAt: clock.now() - post.fillTime, nonce };
    const submission = { ...post, token, ownHosts: ['inkstone.example'] };
    const trace = traceOf(deps, submission);
    const earlier = traces.filter(({ createdAt }) => createdAt >= clock.now() - traceLife);
    const verdict = judge(submission, trace, earlier);
    traces.push({ ...trace, isHeld: verdict.isHeld });
    return { post, verdict };
  });
}

/** Mean time between requests, in ms: 40 an hour, far more than on a usual day. */
export const busyGap = hour / 40;
export const quietGap = 20 * minute;
