/** Verbs as `base past participle`, for rules about confused forms. */
const table = `
  be was been
  become became become
  begin began begun
  break broke broken
  bring brought brought
  build built built
  buy bought bought
  catch caught caught
  choose chose chosen
  come came come
  do did done
  drink drank drunk
  drive drove driven
  eat ate eaten
  fall fell fallen
  feel felt felt
  find found found
  fly flew flown
  forget forgot forgotten
  get got got
  give gave given
  go went gone
  grow grew grown
  have had had
  hear heard heard
  keep kept kept
  know knew known
  leave left left
  lose lost lost
  make made made
  meet met met
  pay paid paid
  ride rode ridden
  run ran run
  say said said
  see saw seen
  sell sold sold
  send sent sent
  sing sang sung
  sleep slept slept
  speak spoke spoken
  spend spent spent
  swim swam swum
  take took taken
  teach taught taught
  tell told told
  think thought thought
  understand understood understood
  wake woke woken
  wear wore worn
  win won won
  write wrote written
  ask asked asked
  call called called
  help helped helped
  like liked liked
  live lived lived
  look looked looked
  need needed needed
  play played played
  start started started
  stay stayed stayed
  stop stopped stopped
  study studied studied
  talk talked talked
  try tried tried
  use used used
  visit visited visited
  want wanted wanted
  work worked worked
`;

const verbs = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

/** The base form of a past form: went → go. */
export const baseOfPast: ReadonlyMap<string, string> = new Map(
  verbs.map(([base = '', past = '']) => [past, base]),
);

/** The participle of a past form, if it is another word: went → gone. */
export const participleOfPast: ReadonlyMap<string, string> = new Map(
  verbs.flatMap(([, past = '', participle = '']) =>
    past === participle ? [] : [[past, participle] as const],
  ),
);
