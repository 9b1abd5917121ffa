const phrases = `
  a bit, a little, a lot, after all, as far, as long, as soon, as well, at all, at first, at last, at least, at once,
  at the, by the, due to, each other, even if, even though, every time, for example, for the,
  from the, good luck, have to, high school, ice cream, in case, in fact, in front, in love, in order, in spite,
  in the, is a, it is, kind of, lots of, need to, no more, no one, of course, of the, on the, one day, out of,
  phone call, right now, so many, so much, so that, some of, such as, thank you, that is, the other, the same,
  this is, to be, to the, too many, too much, up to, used to, very much, want to, will be, with the, would be
`;

/** Two words that are often written as one, by that one. */
export const runTogether: ReadonlyMap<string, string> = new Map(
  phrases.split(',').map((phrase) => [phrase.trim().replace(' ', ''), phrase.trim()]),
);
