// Judges requests by the spam filter: script/eval spam [--gate] [--tune]. `by-hand.tsv` is divided by a hash of each
// text: `--tune` prints only the half that may be used for tuning the filter.
import { seededRandom } from '@inkstone/kernel';
import { isTuned, judgeAlone, readTexts } from '../../modules/desk/testing/by-hand.ts';
import { makeHonestPosts } from '../../modules/desk/testing/honest-posts.ts';
import { busyGap, judgePosts, quietGap } from '../../modules/desk/testing/judge-posts.ts';
import { makeSpamPosts } from '../../modules/desk/testing/spam-posts.ts';

const [spam, honest] = [readTexts('held-out.tsv', 'spam'), readTexts('held-out.tsv', 'honest')];
const random = seededRandom(2026);
const textAt = (texts: readonly string[], index: number) => texts[index % texts.length] ?? '';
const print = (line: string) => process.stdout.write(`${line}\n`);

// Requests as bots send them: many copies from few networks, fast or without the form.
const sent = makeSpamPosts(random, 1000).map((post, index) => ({ ...post, text: textAt(spam, index) }));
const passed = judgePosts(random, sent, { gap: busyGap }).filter(({ verdict }) => !verdict.isHeld);
print(`spam as programs send it: ${passed.length} of ${sent.length} let through`);

const people = makeHonestPosts(random, honest.length).map((post, index) => ({
  ...post,
  text: textAt(honest, index),
}));
const held = judgePosts(random, people, { gap: quietGap }).filter(({ verdict }) => verdict.isHeld);
print(`honest requests: ${held.length} of ${people.length} held for a review`);
for (const { post, verdict } of held) print(`  held: ${post.text} (${verdict.signals.join(', ')})`);

// Sent one at a time, by people who need a minute for the form: only the text identifies spam.
const offers = readTexts('by-hand.tsv', 'spam');
const requests = readTexts('by-hand.tsv', 'honest');
const isOther = (text: string) => !isTuned(text);
const sets = [
  { name: 'tuned half', spam: offers.filter(isTuned), honest: requests.filter(isTuned) },
  { name: 'other half', spam: offers.filter(isOther), honest: requests.filter(isOther) },
  { name: 'held-out.tsv', spam, honest },
  ...(['second.tsv', 'third.tsv', 'fourth.tsv'] as const).map((name) => ({
    ...{ name, spam: readTexts(name, 'spam'), honest: readTexts(name, 'honest') },
  })),
];
let isMissed = passed.length > 10 || held.length > 0;
for (const set of process.argv.includes('--tune') ? sets.slice(0, 1) : sets) {
  const through = judgeAlone(random, set.spam).filter(({ verdict }) => !verdict.isHeld);
  const stopped = judgeAlone(random, set.honest).filter(({ verdict }) => verdict.isHeld);
  print(`${set.name}, by the text alone: ${through.length} of ${set.spam.length} spam posts let through`);
  for (const { text, verdict } of through) print(`  let through: ${text} (${verdict.signals.join(', ')})`);
  print(`${set.name}, by the text alone: ${stopped.length} of ${set.honest.length} honest requests held`);
  for (const { text, verdict } of stopped) print(`  held: ${text} (${verdict.signals.join(', ')})`);
  isMissed ||= stopped.length > 0;
}
if (process.argv.includes('--gate') && isMissed) process.exitCode = 1;
