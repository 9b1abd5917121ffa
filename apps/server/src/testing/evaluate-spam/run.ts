// Judges requests that were written after the spam guard, and not used for it: script/eval spam [--gate]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@inkstone/kernel';
import { makeHonestPosts } from '../../modules/desk/testing/honest-posts.ts';
import { busyGap, judgePosts, quietGap } from '../../modules/desk/testing/judge-posts.ts';
import { makeSpamPosts } from '../../modules/desk/testing/spam-posts.ts';

const root = join(import.meta.dirname, '../../../../..');
const rows = readFileSync(join(root, 'training/evaluation/spam/held-out.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'));
const textsOf = (label: string) => rows.flatMap(([kind, text = '']) => (kind === label ? [text] : []));
const [spam, honest] = [textsOf('spam'), textsOf('honest')];
const random = seededRandom(2026);
const textAt = (texts: readonly string[], index: number) => texts[index % texts.length] ?? '';
const say = (line: string) => process.stdout.write(`${line}\n`);

// As programs send them: many copies from few networks, fast or without the form.
const sent = makeSpamPosts(random, 1000).map((post, index) => ({ ...post, text: textAt(spam, index) }));
const passed = judgePosts(random, sent, { gap: busyGap }).filter(({ verdict }) => !verdict.isHeld);
say(`spam as programs send it: ${passed.length} of ${sent.length} let through`);

// One at a time, by people who take a minute: only the text tells.
const byHand = makeSpamPosts(random, spam.length).map((post, index) => ({
  ...{ ...post, website: '', fillTime: 60_000 },
  ...{ name: 'A. Sender', company: '', email: `sender${index}@example.com`, text: textAt(spam, index) },
}));
const alone = byHand.flatMap((post) => judgePosts(random, [post], { gap: busyGap }));
const missed = alone.filter(({ verdict }) => !verdict.isHeld);
say(`spam by its text alone: ${missed.length} of ${alone.length} let through`);
for (const { post } of missed) say(`  let through: ${post.text}`);

const people = makeHonestPosts(random, honest.length).map((post, index) => ({
  ...post,
  text: textAt(honest, index),
}));
const held = judgePosts(random, people, { gap: quietGap }).filter(({ verdict }) => verdict.isHeld);
say(`honest requests: ${held.length} of ${people.length} held for a review`);
for (const { post, verdict } of held) say(`  held: ${post.text} (${verdict.signals.join(', ')})`);
if (process.argv.includes('--gate') && (passed.length > 10 || held.length > 0)) process.exitCode = 1;
