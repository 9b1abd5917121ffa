import { readWordRows } from '../../../match/word-table.ts';

/** “Tell” requires a listener, “say” does not. */
export const sayOrTell = readWordRows(`
  !@be|get|gets|got|can|could|to told that (i|we|he|she|it|they|there|the|you|my|people) => said that
  (i|he|she|we|they|who|you) told : => said :
  (he|she|i|they|we) told , => said ,
  (he|she|they|i|we|teacher|mother|father|friend) say|says|said me|him|her|us|them (that|to|about|a|the|not|it|how|what|why|i|he|she|they|we|,|:) => told $2
  told with (me|him|her|us|them) => talked with
  tell~ with (@obj) => talk~ with
`);

/** The teacher teaches, the pupil learns. */
export const learnOrTeach = readWordRows(`
  learn~ me|him|us|them (how|to|english|a|the|that|about|many|something|some) => teach~ $2
  learn~ to me|him|us|them => teach~ $3
  learn~ students|children|people (how|to|english) => teach~ $2
  study~ how to => learn~ how to
  knew (him|her|them|my) (for the first time) => met
  got to know to => got to know
`);

/** A lender lends to a person; a borrower borrows from a person. */
export const borrowOrLend = readWordRows(`
  (can|could|may) (i|we) lend (your|his|her|their|a|some|the|this) => borrow
  borrow~ me|him|us|them (a|some|the|your|my|his|money|@digits|this|that|it) => lend~ $2
  borrow~ you (a|some|the|my|his|money|@digits|this|that) => lend~ you
  can|could|would|will you borrow (me) => $1 you lend
  lend~ from (him|her|me|them|us|a|the|my|your|library|bank) => borrow~ from
`);

/** "travel" is uncountable; a single one is a trip or a journey. */
export const travelOrTrip = readWordRows(`
  a travel (.|,|to|in|with|from|was|is|and|for|by|that|which|because|when|next|last|of|on|at|around|through|together|this) !agency|agent|guide|bag|ban|book|company|blog|plan|time|writer|document|insurance|card|expert|experience|industry|mug|photographer|website|site|lover|diary|advisory|advisor|destination|service|voucher|warning|show|magazine|writer|brochure|and|bug|adapter|history|grant|grants|card|pass|day|restriction|restrictions|schedule|route|budget|team|fund|expense|expenses|buddy|journal|programme|program => a trip
  a long|short|great|wonderful|good|nice|business|school|boring|exciting|interesting|little|big|amazing|small|perfect|unforgettable travel !agency|agent|guide|time|blog|company|industry|ban|distance|book|experience|plan|bag => a $2 trip
  my|our|his|her|their|your last|first|next|best|favourite|favorite travel => $1 $2 trip
  (have|had|enjoy|enjoyed|during|about|after|before) my|our|his|her|your travel (to|was|in|and|.|,) => $1 trip
  the travel (was|is|took|to|from) => the trip / the journey
  this travel (was|is|to|.|,) => this trip
  one|two|three travels => $1 trips
  a voyage by (plane|car|train|bus) => a journey by
`);

/** A thing reminds somebody; a person remembers. */
export const rememberOrRemind = readWordRows(`
  brake~ the|a rules|law|promise|record => break~ $2 $3
  quiet (different|a|good|well|often|important|interesting|difficult|expensive|easy|similar|sure|big|nice|popular|common|cheap) => quite
  remember~ me|us|him|them of|about (my|his|our|the|her|when|a|that) => remind~ $2 of
  remember~ me|us|him|them to (do|buy|call|take|bring|go|be|send|write) => remind~ $2 to
  (it|that|this|which|photo|picture|song|film|book|place|smell) remembers me|us => reminds $2 of
  remind~ of (my|the|when|that) (childhood|day|days|time|past) => remember~
  (i) remind (that) => remember
`);

/** One wins a game, earns money and beats an opponent. */
export const winOrEarn = readWordRows(`
  win~ a|some|more|much|enough|lots|their|his|her|my living|salary|wage => earn~ $2 $3
  win~ my|his|her|their|our life => earn~ $2 living
  earn~ my|his|her|their|our|a life (by) => earn~ $2 living
  earn~ a|the|this game|match|competition|race|contest|prize|medal|championship => win~ $2 $3
  gain~ a|the|this game|match|competition|race|contest => win~ $2 $3
  gain~ money => earn~ money / make~ money
  gain~ a lot of money => earn~ a lot of money
  gain~ a|good|high|more salary|wage => earn~ $2 $3
  win~ the other|another team => beat~ $2 $3 team
  win~ my|his|her|our|their opponent|opponents|enemy|enemies => beat~ $2 $3
  lose~ the|my|our bus|train|flight|plane|class|lesson => miss~ $2 $3
  lost the|my|our bus|train|flight|plane|class|lesson => missed $2 $3
  lose~ the|a|this|an chance|opportunity => miss~ $2 $3
  lost the|a|this|an chance|opportunity => missed $2 $3
`);

/** "work" is uncountable in this sense; a countable one is a job. */
export const workOrJob = readWordRows(`
  a work (at|as|with|for|.|,|that|which|and) !of => a job
  a good|new|better|great|nice|part-time|full-time|interesting|boring|hard|difficult|easy|perfect|stable|summer|dream|permanent|temporary|suitable|decent work (in|at|as|with|for|.|,|that|which|and|to|where|because) !of => a $2 job
  my|your|his|her first|new|last|next|dream work (was|is|in|at|as|.|,) => $1 $2 job
  house works => housework
  home works => homework
  do~ a lot of works => do~ a lot of work
  make~ a good|great|hard work => do~ a $3 job
  do~ a good|great|excellent|wonderful|fantastic|hard work => do~ a $3 job
`);

/** "hardly" means almost not. */
export const hardOrHardly = readWordRows(`
  work~|study~|try~|train~|fight~|practise~|practice~|learn~|rain~|snow~|think~ hardly => $1 hard
  work~|study~|try~|train~|practise~|practice~ very|so|really|more|too hardly => $1 $2 hard
  run~|drive~|go~|speak~|work~|walk~ fastly => $1 fast
  fastly => fast
  (arrive~|come~|came|go~|went|sleep~|get up|wake up|got up|woke up) lately => late
  lately at night => late at night
  very lately (.|,|because|to) => very late
  (sing~|dance~|play~|speak~|write~|cook~|swim~|work~) very|so|really|pretty good (.|but|because|when|for|since|though|yesterday|today|now) => $1 well
  (sing~|dance~|play~|speak~|write~|cook~|swim~|work~) very|so|really|pretty good (, and|but|so|he|she|i|they|we) => $1 well
  (speak~ english|chinese|french|german|spanish|japanese) very|so|really good => $1 well
  speak~ english good => speak~ English well
  (speak~ chinese|french|german|spanish) good => well
  did|doing|done|do very|really|so good (in|at|on|.|,|job) => $1 $2 well
  (did|doing|done|does) good (in|at|on) (my|his|her|their|our|your|the) (test|tests|exam|exams|examination|interview|final|finals|homework|school|work) => well
  smell~|taste~|look~|sound~ well (.|,|and) => $1 good
`);

/** Words that learners confuse because they look alike. */
export const manyOfThese = readWordRows(`
  (price|prices|cost|costs|temperature|temperatures|level|levels|rent|rents|sales|profits|demand|population|unemployment) raised (last|sharply|again|dramatically|significantly|quickly|rapidly|steadily|slowly|slightly|since) => rose
  (price|prices|cost|costs|temperature|temperatures|level|levels|rent|rents|sales|profits|demand|population|unemployment) (have|has) raised (sharply|again|dramatically|significantly|quickly|rapidly|steadily|slowly|slightly|since|by|this|in) => risen
  in the passed => in the past
  (@be|not|isn't|wasn't|very|so) fare (.|,|to|that|for) => fair
  (@be|so|very|get|gets|got) board (.|,|with|and) => bored
  (will|can|could|to|would|don't|didn't|not) sea (you|him|her|it|them|the|a|my) => see
  (at|to|on) the beech => the beach
  principle (of our|the|my|a|this school|college) => principal
  (pay~|paid|give~|gave) me|him|her|us|them a complement => $1 a compliment
  complemented (me|him|her|us|them) (on|for) => complimented
  complementing (me|him|her|us|them) (on|for) => complimenting
  (i|we|he|she|they|you) maid (a|the|my|some|it|dinner|lunch) => made
  a grate (time|day|idea|job|place|film|way) => a great
  in the pass (,|i|we|people|.|years) => in the past
  lose weigh => lose weight
  (to|will|can|could|might|may|would|don't|not|never|you|i|we|they) loose (every|each|weight|money|time|touch|control|interest|hope|my|his|her|their|your|the|everything|it|them|all|a|any|some|something) => lose
  (i|we|you|they|he|she) advice|advices (@obj|you|people|them|to) => advise
  (would|will|can|could|to|please) advice (@obj|people|students|my|your) => advise
  some|good|useful|any|an|my|your|his|her|of|this advise (.|,|is|was|about|on|for|to|that|and) => $1 advice
  (the|a|an|big|great|bad|good|negative|positive|side|strong|no|its|this) affect|affects (of|on|.|,|is|was) => effect
  (will|can|could|would|may|might|to|not|doesn't|don't|it|that|which|this) effect|effects (@poss|the|people|children|me|him|her|us|them|you|human|everyone) => affect
  (very|so|too|be|really|keep|is|was|a) quite (.|,|and|place|room|town|village|street) => quiet
  (to|can|can't|cannot|could|not) breath (.|,|the|deeply|well|fresh|in|easily|properly) => breathe
  (take~ a deep|a|take~ deep) breathe|breathes => breath
  (for|a|sweet|delicious|favourite|favorite|my) desert (.|,|was|is|and we|after) => dessert
  (in|of|the) sahara|gobi dessert => $1 desert
  costumers (.|,|and|are|who|were|to|in|can|will) => customers
  (a|the|our|my) costumer (service|who|is|was|.|,) => customer
  (feel~|felt|@be) exited (about|to|because|when) => excited
  very|so|really exited => $1 excited
  very|so|really|more|most exiting => $1 exciting
  (a|an) exiting (day|trip|game|match|film|movie|story|experience|adventure|life|place|city|time|event|moment) => exciting
  quiet a (lot|few|bit|while|long|good) => quite a
  weather|wheather or not => whether or not
  (know~|ask~|decide~|wonder~|sure|check~|see~) weather (i|he|she|it|they|we|you|or|to|the) => whether
  (the|good|bad|nice|cold|hot|sunny|beautiful|rainy|this) whether (is|was|in|here|forecast|.|,) => weather
  on the hole (,) => on the whole
  peace of (advice|cake|paper|information|bread|furniture|news|music|work|art) => piece of
  piece and quiet => peace and quiet
  world piece => world peace
  (lunch|coffee|tea|short|summer|spring|a|winter) brake (.|,|at|from|and|of|is|was) => break
  (a|every|this|last|next) weak (ago|.|,|i|we|later) => week
  (the) weak (ago|later|after) => week
  (last|next|this|every|per|one) weak => week
  two|three|four|few|several|many weaks => $1 weeks
  (the|a) hole (day|week|year|family|world|life|class|time|story|city|country) => whole
  my|our|his|her|their hole life|family => $1 whole $3
  keep~ a dairy => keep~ a diary
  write~ a|my|his|her dairy => write~ $2 diary
  stationary shop|store => stationery $2
  (new|my|his|her|their|some|old|many|of|buy~|wear~|wash~) cloths (.|,|and|for|are|were|in|to|that) => clothes
  (@poss|the|of|on|in|my own) believes (.|,|are|were|about|that are) => beliefs
  (my|his|her|their|our|strong|same|a|the|this|religious) believe (in|that|is|.|,) => belief
  (the|a|big|real|my|his) prove (of|that|is|.|,) => proof
  (to|can|will|could|must) proof (that|it|this|my|his|the) => prove
  (the|a|my|his|her|good|best|right|difficult|big|no|another|other|first|only) choose (is|was|for|of|.|,|between) => choice
  (my|his|her|the|best|a|great|big|real) succeed (is|was|in|.|,|of|depends) => success
  (will|can|could|must) success (in|.|,) => succeed
  in my|your|his|her|real|daily|our|their live (,|.|i|and|is) => in $2 life
  all my|his|her|their live => all $2 life
  (daily|every day|everyday|human|modern|city|social|family) live (.|,|is|and|in) => life
  (good|better|best|mental|physical|public|my|our|your) healthy (.|,|is|and mind) => health
  (be|very|more|so|stay~|keep~) health (.|,|and) => healthy
  (very|more|so|really|most) danger (.|,|to|for|place|animal|and|situation|sport) => dangerous
  (in) dangerous (.|,|of) => danger
  (very|more|so|really|be|is|too) difference (from|.|,|to|than|and) => different
  (a lot of|the|many|big|some|main|a) different (between) => difference
  differences culture|cultures|countries|people|things|ways|places|languages|kinds => different $2
  (the|of|an) important of (@ing|the|english|education) => importance of
  (very|so|more|is|most) importance (.|,|to|for|that|thing) => important
  (the|my|with|full) confident (in|.|,|is) => confidence
  (have~|lack~|gain~|lose~) confident => confidence
  (feel~|more|very|so|be|self) confidence (and|when|enough to) => confident
  (have~|no|lose~|lost|enough) patient (and|to|with|.|,) => patience
  (@be|very|so|became) bore (.|,|because|when|and|with|of) => bored
`);
