/** Function words with all their tags, most likely first; written manually, because corpus counts are noisy. */
const table = `
the a an every each another: DT
no: DT RB UH
any some: DT RB
this these those: DT
that: IN DT WDT
either neither: DT CC RB
both: DT CC PDT
all half: DT PDT RB NN
such: JJ PDT
what: WP WDT PDT
i you he she it we they me him us them myself yourself himself herself itself ourselves yourselves themselves: PRP
mine yours hers ours theirs: PRP
her: PRP$ PRP
his: PRP$ PRP
my your its our their: PRP$
who whom whoever: WP
which whichever: WDT
whatever: WDT WP
whose: WP$
when where why how whenever wherever: WRB
and or but nor &: CC
yet: RB CC
so: RB IN CC
plus: CC IN NN
for of from with at into during without within despite toward towards upon unto amid among amongst between
against than because if whether although unless while whereas via versus per until till throughout beneath
alongside unlike concerning regarding: IN
by: IN RB RP
in on off over up down out: IN RP RB
about around across through along: IN RB RP
under above below behind beyond beside besides inside outside near: IN RB JJ
before after since: IN RB
though: IN RB
once: IN RB
as: IN RB
like: IN VB VBP JJ NN UH
past: IN NN JJ RB
except: IN VB
away back: RB RP NN JJ VB VBP
ago else maybe perhaps not n't never always often sometimes usually also too very quite just almost already
again soon here now then thus hence however therefore nevertheless moreover furthermore: RB
there: EX RB
to: TO
can: MD NN VB
could should would must may might shall ought 'll 'd ca wo cannot: MD
will: MD NN
need: VB VBP NN MD
dare: VB VBP MD
am 'm: VBP
are 're: VBP
is: VBZ
was were: VBD
be: VB
been: VBN
being: VBG NN
have: VB VBP
've: VBP
has: VBZ
had: VBD VBN
having: VBG
do: VB VBP
does: VBZ
did: VBD
done: VBN JJ
doing: VBG
's: POS VBZ PRP
': POS
let: VB VBD VBN VBP
one: CD PRP NN
two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion zero: CD
hundreds thousands millions billions dozens: NNS
many: JJ DT PDT
few several: JJ
much: JJ RB
more: JJR RBR
most: JJS RBS
less: JJR RBR
least: JJS RBS
little: JJ RB NN
enough: JJ RB
other own same: JJ
others: NNS
well: RB UH JJ
better: JJR RBR VB
worse: JJR RBR
best: JJS RBS
worst: JJS
good bad: JJ NN
early: JJ RB
hard fast late long: JJ RB
far: RB JJ
only even still: RB JJ
yes oh hi hello okay thanks: UH NNS NN
please: UH VB VBP
etc: FW
something anything nothing everything someone anyone everyone somebody anybody nobody everybody none: NN
people: NNS
news: NN
today tomorrow yesterday tonight: NN RB
monday tuesday wednesday thursday friday saturday sunday january february april june july august september october
november december english chinese china america: NNP
mr mrs ms dr: NNP
home: NN RB
everyday: JJ
everywhere anywhere somewhere nowhere: RB
information advice homework furniture equipment knowledge: NN`;

/** Tags by word. */
export const closedWords: ReadonlyMap<string, readonly string[]> = new Map(
  [...table.matchAll(/([^:]+): (.+)(?:\n|$)/g)].flatMap(([, words = '', tags = '']) =>
    words
      .trim()
      .split(/\s+/)
      .map((word): [string, readonly string[]] => [word, tags.split(' ')]),
  ),
);
