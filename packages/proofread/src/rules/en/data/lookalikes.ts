import { readWordRows } from '../../../match/word-table.ts';

/** Words that native speakers and learners alike confuse in everyday text. */
export const lookalikes = readWordRows(`
  (got|have|has|had|i've|it's|is|was|drank|ate|spent|with|did|cost|costs) to (much|many) !of => too
  (can|could|will|to|should|must) by (some|milk|bread|food|me|it|new|tickets) => buy
  (can|could|will|should you|we|i) by (some|a|an|milk|bread|me|it|new|tickets) => buy
  (i|we|they|he|she|have|has|had|i've|just|already) red (the|a|an|this|that|your|it|about|many|his|her|my|every|all|several) => read
  (bought|buy|eat|ate|fresh|some|bake|baked|wholemeal|white|brown|sliced) bred => bread
  (the|this|last) weak (went|passed|flew by|past|so) => week
  (my|your|his|her|our|its|their) on (lunch|car|house|room|money|opinion|words|food|children|family|life|home|phone|computer|eyes|hands|mind|company|risk|expense|business|language|bed|clothes) => own
  (chocolate|delicious|tasty|homemade|frozen|sweet) desert => dessert
  (for|the|a|our|my|his|her|favourite|favorite) desert (was|is|tasted delicious|tasty|sweet|yummy|great|good) => dessert
  (had|have|having|ordered|order|eat|ate|for|favourite|favorite) desert (.|,|and|after|with|because|menu|!|?) => dessert
  # than and then
  (the same) (age|size|class|school|name|problem|height|colour|color|place|one|thing|opinion) then (you|me|him|her|us|them|my|your|i|we) => as
  (different|differently) then => from
  # of and off
  (please|to|and|can|could|will|must|don't|not|i|we|you|they|just|always) switch of => switch off
  (please|to|can|could|will|must|don't|not|i|we|you|they|just|always) turn of (the|my|your|all|it|his|her|our) => turn off
  switched|switching of (the|my|your|his|her|our|their|all|it) => $1 off
  turned|turning of (my|your|his|her|our|their|all|lights) => $1 off
  take|takes|taking|took of (my|your|his|her|our|their) (coat|coats|shoes|hat|hats|jacket|clothes|boots|gloves|glasses|mask|helmet|socks|shirt|sweater|bag) => $1 off
  get|gets|getting|got of (the) (bus|train|plane|tram|sofa|bed|phone|ground|bike|boat|ship|metro|subway) => $1 off
  get|gets|getting|got of (at) (the|this) => $1 off
  fall|falls|falling|fell of (the|a|my|his|her|your|their|our) (bike|bicycle|horse|ladder|chair|roof|tree|table|wall|bed|cliff|sofa|desk|shelf) => $1 off
  jump|jumps|jumping|jumped of (the|a) (bus|train|bridge|wall|roof|tree|boat|bed|chair) => $1 off
  (to|will|we|i|they|must|can|could) call of (the) (meeting|party|trip|game|match|wedding|event) => call off
  (i|we|they|he|she|to|will) set|sets of (for|at|early) => $2 off
  (to|will|can|could|we|i|they) pay of (the|my|our|his|her|their|all) (loan|debt|debts|mortgage|card) => pay off
  (to|will|don't|not|keep|kept) put|putting of (the|my|doing|going|it) => $2 off
  (one|two|some|many|most|all|none|both|each) off (my|the|our|his|her|their|your) (friends|students|children|colleagues|books|people|best|problems|reasons|things) => of
  # breath and breathe
  (i|you|we|they|can't|cannot|couldn't|can|could|hardly) breath (through|in|out|again|when|because|under|.|,) => breathe
  (deep|of|my|his|her|your|bad|last|a|one|every) breathe (.|,|when|and|as|before|at|for|in) => breath
  # lay and lie
  (he|she|i|we|they) laid (on|in the|his|her|a bed|sofa|couch|beach|grass|ground|floor|sand|hammock|back|stomach|side) => lay
  (he|she|i|we|they) laid (on my|our|their bed|sofa|couch|beach|back|backs|stomach|side) => lay
  (he|she|i|we|they) laid down (on|in|and|for|next|beside|to sleep|.|,) !the|his|her => lay down
  (@be) laying (on|in|there|around|awake|under|beside|next) !wait|bricks|eggs => lying
  (to|must|should|can|could|will) lay down (.|,|for|because|until|when) => lie down
  lied (on|in) (the|my|his|her|a) (beach|bed|floor|sofa|grass|sun|ground|couch|sand) => lay
  lied down => lay down
  (to|will|can|could|must|should|let's|we|i|they|us) discus (this|the|it|about|how|what|our|my|your|in|at|with|that|these|them) => discuss
  layed down (on|in|at|for|.|,|and) => lay down
  # lose and loose
  (so|very|bit|little) lose (.|,|for|and|around|in|on) => loose
  (is|are|was|were|look~|feel~) too lose (.|,|for|and|around|in|on) => too loose
  (a|some|these|those|the) lose (trousers|clothes|shirt|dress|tooth|screw|change|end|ends|connection|tie|fit) => loose
  # passed and past
  (time|days|weeks|hours|months|minutes|summer|holidays) past (quickly|fast|by|so|slowly|very|too|without|before) => passed
  (half|quarter) passed (@number|ten|eleven|twelve) => past
  (walk~|walked|drive~|drove|run~|ran|go~|went|ride~|flew|look~) passed (the|a|my|our|his|her|it|us|me|him|them|your) => past
  (i|he|she|we|they|you|who) past (the|my|his|her|their|our|all|me|us|him|them) => passed
  # bellow and below
  (see|find|found|listed|described|shown|mentioned|details|comment|comments|address|from|given|written|example|examples|link|references|information) bellow => below
  (fell|fall|falls|drops|drop|dropped|is|was|are|were|far|well|degrees|went|goes) bellow (@any) => below
  bellow (the|zero|average|you|freezing|is|are) => below
  # quiet and quite
  (@be) quiet (cold|hot|warm|late|early|far|busy|tired|happy|sad|long|short|large|small|heavy|boring|nice|right|true|clear|strange|funny|angry|useful|possible|normal|hard|fast|high|low|old|young|new|interested|impressed|pleased|satisfied|disappointed|comfortable|dangerous|surprised|surprising|likely|simple|serious|close|obvious|rare|rude|friendly|helpful|excited|nervous|strong|tall) => quite
  # sound-alikes
  (he|she|i|they|we|who) through (the|a|his|her|it|my|some) (ball|stone|stones|party|rock|away|book|bag|key|keys|rubbish|trash) => threw
  (@subj) wont (be|have|come|go|do|let|listen|work|tell|know|see|get|make|take|stop|start|open|help|find|need|want|say|give|buy|forget) => won't
  (he|she|i|we|they) done (my|his|her|our|their|it|this|that|the) (homework|best|work|job|dishes|laundry|shopping|exam|test|same|thing) => did
  (lost|forgot|love|loved|in|at|of|to|from|into|outside|near|enjoyed|left|sold|packed|missed) are (house|room|luggage|dog|garden|hotel|flat|apartment|trip|holiday|vacation|own|bags|tickets|passports|kitchen|website|car) => our
  (meet|love|miss|thank) you to (.|!|,) => you too
  (want|like|love|going|coming) to come to (.|!) => to come too
  (i|we|he|she|they|you|have|has|gladly|happily) excepted (the|your|my|his|her|their|our|an|a) => accepted
  (please) except (my|our|the|this) (apologies|apology|invitation|offer|gift|thanks|congratulations) => accept
  (can|can't|could|couldn't|did) (you|i|we|they|he|she) here (me|us|it|that|the|him|her|them|anything) => hear
  (walk~|walked|drive~|drove|ran|run~|go~|went|get~|got|look~|looked|travel~|all|right|pass~|passed) threw (the|a|my|our|it|this|that|his|her) => through
  (have|has|had|got|with|make|makes|made) know (idea|problem|problems|doubt|time|sense|money|choice|one) => no
  (shop|store|library|museum|pool|office|bank|restaurant|school|park|gym|pharmacy|shops|road|bridge) (is|was|are|were|be|been) close (today|tomorrow|on|for|until|because|during|yesterday) => closed
  (will|be|is|are|was|were) close (on) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|sundays|weekends|holidays) => closed
  (pollution|smoking|stress|weather|noise|technology|war|alcohol|money|this|that|which|it|directly|negatively|seriously|also|really|badly|greatly) effects (the|our|my|your|his|her|their|people|us|me|him|everyone|everybody|health|many|how|children|both) => affects
  (can|could|will|may|might|would|to|not|badly|negatively|directly) effect (our|my|your|his|her|their|people|us|me|him|everyone|everybody|how|children|you) => affect
  (for) your|their patient (while|.|,|and|during|in|with) => $1 patience
  (@be|that's|all) write (.|,|about|?) => right
  (a|the) write (place|time|way|answer|thing|direction|decision|choice|person|order|side|track|moment|size) => right
  turn~ write (.|,|at|after|and) => turn~ right
  (on) the write (hand|side) => the right
  (to|can|please|will|i|you|they|we|must|should|not|didn't|did) right (a|an|the|my|your|me|him|her|them) (letter|email|essay|report|book|story|test|exam|review|message|word|list) => write
  (can't|can|could|couldn't|to|didn't|don't) here (you|me|him|her|it|them|the|a|anything|from|that|what|about) => hear
  (come|over|right|sit|stay|wait|live|lives|lived|from|be|been|out|up|down) hear (.|,|!|at|and|for|since|now|by|tomorrow) => here
  (don't|doesn't|didn't|i|you|we|they|to|not|should) no (what|how|why|where|when|who|him|her|them|if|that|about|anything) => know
  (i|you|we|they|to|don't|doesn't|didn't|not) now (what|how|why|where|who|if|that) (i|you|he|she|it|we|they|to|the|is|happened) => know
  (let me|us) now (if|when|what|how|whether|as|about|before|by|.) => know
  (i|he|she|they|we|who) new (that|what|how|why|him|her|the|it|about|where|you|them|nothing|exactly) => knew
  (a|the|some|brand|my|our|his|her|their) knew (car|house|phone|job|book|one|school|teacher|idea|way|friend|computer|dress|year|system|office) => new
  (to|want~|will|can|could|need|must|should) by (a|an|some|new|more|two|the|my) (house|car|ticket|tickets|bread|food|milk|phone|dress|present|presents|book|books|drink|drinks|bike|coffee|coat|gift|things|flat|computer|laptop|pair|clothes) => buy
  peace of (pizza|chocolate|meat|wood|land|luggage|glass|clothing|equipment|string) => piece of
  (this|bad|good|nice|cold|hot|terrible|lovely|beautiful|the) whether (today|outside|yesterday) => weather
  (don't|doesn't|not|didn't|wonder|wondered|asked) weather (i|he|she|it|they|we|you|to|this|that|the|there) => whether
  (too|not|feel~|felt) board (.|,|and|at|with|because|during) => bored
  meat (you|him|them|us) (at|in|on|tomorrow|there|tonight|next) => meet
  (nice|pleased|glad|happy) to meat (you|him|her|them|us) => to meet
  (i|we|they|you|he|she|people|to|don't|not) eat meet (.|,|or|and) => eat meat
  (@be) aloud (to|in|here|on|at) => allowed
  (my|your|his|her|our|their|main|busy|wet) rode (is|was|.|,|accident|trip|sign|map|works) => road
  (the|my|our|by) plain (ticket|tickets|crash|landed|leaves|arrives|left) => plane
  (for|on) sail (.|,|at|now|this|in|from) => sale
  (two|three|four|five|six|many|several|few) our|ours (.|,|ago|later|and|before|after|to|early|every) => hours
  (one|an|every|each|per|half) our (.|,|ago|later|and|before|after|to|early) => hour
  (and|but) are (food|service|room|house|dog|cat|children|parents|teacher|team) (was|were|is) => our
  waist of (time|money|energy|space|food) => waste of
  (to|don't|not|will) waist (time|money|your|my|any|food|it) => waste
  (lose|lost|losing|gain|gained|body) wait (.|,|since|and|by|last|quickly) => weight
  (can't|cannot|can|please|couldn't|just) weight (for|to|until|a) => wait
  (more|less|better|worse|bigger|smaller|cheaper|older|faster|easier|harder|taller|longer|higher) that (me|mine|yours|before|expected|usual) => than
  dinning (room|table|hall|area) => dining
  deer (mr|mrs|ms|sir|madam|john|anna|mum|dad|friend|friends|all|everyone|team|colleagues) => dear
  (with kind|best) regard (,|.) => regards
  (a|best|main|important|good|bad|same|first|next) thinks (is|was|to) => thing
  thanks you (for|very|so) => thank you
  (thank|thanks) for you (help|reply|answer|letter|email|message|support|time|attention|patience|understanding|order|interest|call) => for your
  (an|the|very|most|really) interested (book|film|movie|story|place|thing|job|topic|article|idea|game|lesson|course|city) => interesting
  form (china|japan|england|france|spain|germany|america|italy|india|monday|here|there) => from
  (hear|hearing|heard|come~|came|letter|email|message|call|learn~|learnt|back|get~|got|far|different|away|suffer~|arrived|buy~|bought|graduated) form (you|me|him|her|them|us|my|your|his|our|their|the|home|school|work) => from
  (fill~ in|out the|this|a) from => form
  (application|registration|booking) from (.|,|and|is|below) => form
  (what|where|how|when|why) dose (it|this|that|he|she|the|your|my) => does
  (it|he|she|this|that) dose not => does not
  (can|could|to|will|must|please) except (my|your|our|this|these|payment|cards|cash|apologies) => accept
  moral (is|was) (low|high|good) => morale
  (to|will|would|can|could|may|might|not) effect (my|your|his|her|our|their|us|me|you|them|him|everyone|everybody|people|health|sales|performance|results) => affect
  (this|that|it|which|weather|noise|pollution|stress|news|price|rule) effects (all|my|your|his|her|our|their|us|me|you|them|him|everyone|everybody|people|many|both) => affects
  (an|no|little|great|big|bad|good|side|positive|negative|strong|huge|same|its) affect (was|is|on|of|.|,|that|will) => effect
  the affect (was|is|of) => the effect
  (to|will|would|can|could|must|should|not|don't) lent (me|you|him|her|us|them) => lend
  (a|this) women (is|was|has|who|with|came|said) => woman
  (many|two|three|these|those|several|few|four|five) woman (.|,|are|were|have|who|in|and|work|do) => women
  (many|two|three|these|those|several|few|four|five) man (.|,|are|were|have|who) => men
  # phrases
  gooder => better
  goodest => best
  worser => worse
  bestest => best
  anyways (.|,) => anyway
  can't|cannot hardly => can hardly
  couldn't hardly => could hardly
`);
