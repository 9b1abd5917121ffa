/** Words that are taken for one another, and why. Each line is one set. */
const bySound = `
their there they're
its it's
your you're
whose who's
then than
to too
two too
affect effect
accept except
advice advise
loose lose
quite quiet
weather whether
were where
here hear
know now
knew new
no know
passed past
peace piece
plain plane
principal principle
right write
led lead
threw through
buy by
bye buy
week weak
wear where
would wood
which witch
allowed aloud
brake break
capital capitol
complement compliment
council counsel
desert dessert
dye die
fair fare
find fined
flour flower
for four
forth fourth
great grate
heal heel
hole whole
hour our
knight night
mail male
meat meet
one won
pair pear
pray prey
road rode
role roll
sale sail
scene seen
sea see
site sight cite
some sum
son sun
stair stare
stationary stationery
steal steel
suite sweet
tail tale
waist waste
wait weight
way weigh
ware wear
board bored
bare bear
berth birth
cell sell
cent sent scent
chose choose
coarse course
creak creek
dear deer
dual duel
ensure insure
faint feint
gait gate
guessed guest
hair heir
idle idol
lessen lesson
made maid
minor miner
morning mourning
naval navel
pole poll
poor pour
profit prophet
rain reign
raise rise
rap wrap
root route
sole soul
their they
thrown throne
vain vein
wander wonder
warn worn
been bean
aisle isle
alter altar
ate eight
base bass
blew blue
cereal serial
check cheque
core corps
currant current
draft draught
elicit illicit
eminent imminent
fir fur
foul fowl
hoard horde
lightening lightning
lone loan
patience patients
pedal peddle
practice practise
presence presents
residence residents
sees seas
shore sure
sore soar
tied tide
toe tow
vary very
wave waive
yoke yolk
`;

const byLook = `
form from
of off
though through thought
thing think
breath breathe
bath bathe
cloth clothe
clothes cloths
live life
live leave
leave life
than that
this these
that what
on one
an and
and end
as has
is his
he the
then them
they then
it if
if of
or our
are our
have had
him his
her here
hope hop
hoping hopping
dinning dining
diner dinner
later latter
lets let's
bought brought
taught thought
though tough
trough through
trail trial
quit quite
quick quickly
angel angle
beside besides
bother both
casual causal
costumer customer
costume custom
costumers customers
crash crush
defiantly definitely
desire desired
experience experiment
feel fell
felt fell
fell fall
filling feeling
fill feel
full fully
fun funny
from for
give gave
herd heard
inn in
house horse
human humane
manger manager
massage message
men man
women woman
moral morale
must most
personal personnel
place palace
police policy
price prize
prise price
proof prove
believe belief
grown growth
choice choose
success succeed
safe save
lose loss
lost lose
sit seat
set sit
shell shall
soon son
staff stuff
still steal
tree three
tick trick
wont won't
cant can't
dont don't
want went
when went
well will
were we're
wish which
with which
whit with
world word
work word
worse worst
year ear
`;

const byMeaning = `
do make
say tell
said told
bring take
borrow lend
learn teach
look see watch
hear listen
speak talk
much many
less fewer
few little
other another
others other
among between
since for
by until
during while
for during
so such
so very
too very
already yet
ever never
like as
who which
who whom
good well
bad badly
real really
easy easily
hard hardly
late lately
high highly
near nearly
most mostly
almost most
interested interesting
bored boring
excited exciting
tired tiring
surprised surprising
confused confusing
disappointed disappointing
amazed amazing
economic economical
historic historical
classic classical
everyday every
maybe may
sometime sometimes
anyone any
everyone every
some any
somebody anybody
something anything
someone anyone
travel trip
job work
people persons
home house
die dead
died dead
sensible sensitive
alone lonely
especially specially
opportunity possibility
high tall
big great
small little
rob steal
win beat
lie lay
remember remind
fit suit
grow raise
is are was were
am is
has have had
do does did
can could
will would
shall will
may might
me my
i me
he him
she her
they them
we us
our us
their them
it its
myself me
themselves them
this that
these those
also too
either neither
after afterwards
before ago
how what
how which
what which
when if
where which
that which
different difference
important importance
difficult difficulty
possible possibly possibility
health healthy
success successful successfully
free freedom
independent independence
beautiful beauty
dangerous danger
safe safety
true truth
strong strength
long length
wide width
high height
deep depth
young youth
hungry hunger
angry anger
happy happiness happily
sad sadness sadly
different differently
slow slowly
careful carefully
serious seriously
complete completely
total totally
absolute absolutely
clear clearly
final finally
usual usually
general generally
normal normally
special specially
real reality
certain certainly
sudden suddenly
immediate immediately
recent recently
perfect perfectly
extreme extremely
proper properly
exact exactly
easy ease
politic politics political
environment environmental
nature natural
culture cultural
education educational
tradition traditional
person personal
profession professional
nation national
music musical
emotion emotional
origin original
tourist touristic
science scientific scientist
history historical
economy economic economics
technology technological technical
communicate communication
improve improvement
develop development
decide decision
discuss discussion
inform information
invite invitation
explain explanation
describe description
suggest suggestion
solve solution
pollute pollution
protect protection
create creation
educate education
relate relation relationship
change chance
`;

const reasons = { sound: bySound, look: byLook, meaning: byMeaning } as const;

/** Why two words are confused. */
export type Confusion = keyof typeof reasons;

/** Words that writers take for one another. */
export interface ConfusableSet {
  readonly reason: Confusion;
  readonly words: readonly string[];
}

/** All sets, in an order that the data file relies on. */
export const confusableSets: readonly ConfusableSet[] = Object.entries(reasons).flatMap(([reason, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => ({ reason: reason as Confusion, words: line.trim().split(' ') })),
);
