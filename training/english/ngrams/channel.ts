import { gapLabels, nounLabels, verbLabels } from '@inkstone/english/internal/choices';
import type { FormedWord } from '@inkstone/english/internal/word-forms';

/** Error model: correct label → written label → share in learners' texts. Estimated by us. */
type Channel = Readonly<Record<string, Readonly<Record<string, number>>>>;

const gap: Channel = {
  '': {
    the: 0.003,
    a: 0.001,
    of: 0.0003,
    in: 0.0004,
    to: 0.0007,
    for: 0.0003,
    on: 0.0002,
    with: 0.0001,
    at: 0.0002,
    by: 0.0001,
    from: 0.0001,
    about: 0.0002,
    as: 0.0001,
    ',': 0.003,
    it: 0.0004,
    is: 0.0004,
    are: 0.0002,
    be: 0.0003,
    that: 0.0005,
    and: 0.0006,
    have: 0.0002,
  },
  the: { '': 0.05, a: 0.008 },
  a: { '': 0.1, the: 0.025 },
  of: {
    '': 0.012,
    in: 0.01,
    from: 0.01,
    about: 0.006,
    for: 0.008,
    to: 0.004,
    with: 0.003,
    on: 0.003,
    at: 0.002,
    by: 0.002,
  },
  in: {
    '': 0.012,
    on: 0.015,
    at: 0.015,
    of: 0.006,
    to: 0.008,
    for: 0.004,
    with: 0.003,
    from: 0.002,
    into: 0.002,
    by: 0.001,
    about: 0.001,
  },
  to: { '': 0.025, for: 0.01, at: 0.006, in: 0.008, of: 0.005, on: 0.003, with: 0.003, into: 0.001 },
  for: {
    '': 0.01,
    to: 0.015,
    of: 0.008,
    in: 0.004,
    on: 0.003,
    at: 0.003,
    with: 0.003,
    about: 0.002,
    from: 0.002,
    by: 0.001,
  },
  on: { '': 0.02, in: 0.05, at: 0.015, to: 0.005, of: 0.006, for: 0.004, with: 0.003, about: 0.003 },
  with: { '': 0.01, to: 0.006, by: 0.006, of: 0.006, from: 0.003, for: 0.004, in: 0.004, about: 0.003 },
  at: { '': 0.01, in: 0.04, on: 0.012, to: 0.01, for: 0.004, of: 0.003, with: 0.002 },
  by: {
    '': 0.005,
    with: 0.012,
    from: 0.008,
    in: 0.006,
    for: 0.004,
    of: 0.003,
    on: 0.003,
    to: 0.002,
    at: 0.001,
  },
  from: { '': 0.005, of: 0.015, by: 0.004, for: 0.003, in: 0.005, to: 0.003, at: 0.003, with: 0.002 },
  about: { '': 0.015, of: 0.01, on: 0.006, for: 0.005, with: 0.003, in: 0.004, to: 0.003 },
  as: { '': 0.01, for: 0.003, of: 0.003, to: 0.002, in: 0.002 },
  into: { '': 0.005, in: 0.06, to: 0.02, on: 0.005 },
  ',': { '': 0.12 },
  it: { '': 0.03 },
  is: { '': 0.015 },
  are: { '': 0.02 },
  be: { '': 0.02 },
  that: { '': 0.015 },
  and: { '': 0.012 },
  have: { '': 0.012 },
};

const noun: Channel = { one: { many: 0.012 }, many: { one: 0.05 } };

const verb: Channel = {
  base: { third: 0.012, past: 0.01, participle: 0.004, gerund: 0.02 },
  third: { base: 0.045, past: 0.006, gerund: 0.004 },
  past: { base: 0.025, third: 0.006, participle: 0.012, gerund: 0.004 },
  participle: { past: 0.035, base: 0.015, gerund: 0.006 },
  gerund: { base: 0.025, past: 0.003, third: 0.002 },
};

/** Share of words of a confusion set that learners replace by a given other word. */
const perWordOfSet = 0.003;

/** Returns rows of labels by number: `rows[right][written]`. */
function tableOf(channel: Channel, labels: readonly string[]): number[][] {
  return labels.map((right) => labels.map((written) => channel[right]?.[written] ?? 0));
}

export const gapChannel = tableOf(gap, gapLabels);
const nounChannel = tableOf(noun, nounLabels);
const verbChannel = tableOf(verb, verbLabels);

export const formChannel = (kind: FormedWord['kind']) => (kind === 'noun' ? nounChannel : verbChannel);

export const setChannel = (size: number) =>
  Array.from({ length: size }, (_, right) =>
    Array.from({ length: size }, (_, written) => (right === written ? 0 : perWordOfSet)),
  );
