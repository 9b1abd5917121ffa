const words = (list: string): readonly string[] => list.trim().split(/\s+/);

const possessives = words('my your his her its our their');
const objects = words('me him her us them you');
const articles = words('the a an');
const demonstratives = words('this that these those');

/** Closed classes that rows of a word table refer to as `@be`, `@obj` … */
export const wordClasses: Readonly<Record<string, readonly string[]>> = {
  be: words(
    `am is are was were be been being i'm he's she's it's we're they're you're isn't aren't wasn't weren't`,
  ),
  have: words(`have has had having haven't hasn't hadn't i've we've you've they've`),
  do: words(`do does did don't doesn't didn't`),
  modal: words(
    `can could will would shall should may might must can't cannot won't wouldn't shouldn't couldn't`,
  ),
  subj: words('i you he she it we they'),
  subject: words('i you he she it we they there this that people everyone everybody someone nobody'),
  obj: objects,
  poss: possessives,
  art: articles,
  det: [...articles, ...demonstratives, ...possessives, ...words('some any every each no all both')],
  np: [...articles, ...demonstratives, ...possessives, ...objects, ...words('some any every each no all it')],
  adv: words('very really so quite too rather pretty extremely more most always never not also still'),
  num: words(
    `one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty
     seventy eighty ninety several many few`,
  ),
  units: words('seconds minutes hours days weeks months years decades centuries'),
  unit: words('second minute hour day week month year decade century'),
  day: words(
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays fridays saturdays sundays',
  ),
  month: words('january february march april june july august september october november december'),
  prep: words('in on at of for to with by from about into onto over under during until since'),
};

const notGerund = new Set(
  words(
    `thing something nothing everything anything king ring spring string wing sing bring during morning evening
     ceiling sibling wedding building meeting`,
  ),
);

/** Open classes, recognised by word form. */
export const wordTests: Readonly<Record<string, (lower: string) => boolean>> = {
  any: (lower) => /^\p{L}/u.test(lower),
  notIng: (lower) => /^\p{L}/u.test(lower) && !lower.endsWith('ing'),
  ing: (lower) => lower.length > 4 && lower.endsWith('ing') && !notGerund.has(lower),
  number: (lower) => /^\d/.test(lower) || (wordClasses.num?.includes(lower) ?? false),
  year: (lower) => /^(?:1[5-9]|20)\d\d$/.test(lower),
  digits: (lower) => /^\d/.test(lower),
};

/** Verbs whose base form is a noun at least as often. */
export const nounsToo: ReadonlySet<string> = new Set(
  words(
    `answer approach contact request visit call deal base phone telephone email order study research lack influence support
     trust love need access cost regret experience stress help face kiss hug welcome promise force focus search
     change turn dream care look point major cheat vote escape cause respect fear smile laugh desire damage talk
     travel work play pay rest result return report share show spread start stop suit taste test try use walk wait
     warn wish worry fight fall drive drink dance cut cover control cook comment charge chat break benefit balance
     attack attempt award blame book export fit hope increase interest like link long
     match offer object pass plan practice practise present process produce progress purchase question race
     rain raise reach reply rise run sail sense set shop shout sleep smoke sound speed stay surprise
     throw touch trade train view watch wonder`,
  ),
);

const verbSigns = new Set([
  ...words(
    'i you he she it we they who people to not never also always often usually sometimes and or please',
  ),
  ...(wordClasses.modal ?? []),
  ...(wordClasses.do ?? []),
  ...words('just only even really still will everyone everybody students children parents'),
]);

/** Whether a verb is expected after a word. */
export function callsForVerb(before: string | undefined): boolean {
  return before !== undefined && verbSigns.has(before);
}
