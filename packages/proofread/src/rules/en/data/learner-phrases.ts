/** A wrong turn of phrase as a pattern, and what stands for it; `$1` is what the first group found. */
export interface PhrasePattern {
  readonly pattern: string;
  readonly better: string;
  readonly wrong: string;
  readonly right: string;
}

function row(pattern: string, better: string, wrong: string, right: string): PhrasePattern {
  return { pattern, better, wrong, right };
}

/** Phrases that learners build after their own language. Each is wrong wherever it stands. */
export const learnerPhrases: readonly PhrasePattern[] = [
  row('discuss(ed|es|ing|) about', 'discuss$1', 'We discussed about it.', 'We discussed it.'),
  row(
    'in the other hand',
    'on the other hand',
    'But in the other hand it is far.',
    'But on the other hand it is far.',
  ),
  row('despite of', 'despite', 'They came despite of the rain.', 'They came despite the rain.'),
  row('depend(s|ed|ing|) of', 'depend$1 on', 'It depends of you.', 'It depends on you.'),
  row(
    '(?<=(?:am|is|are|was|were|be|very|really) )interested (?:on|about)',
    'interested in',
    'I am interested on art.',
    'I am interested in art.',
  ),
  row(
    'look(s|ed|ing|) forward to (?:hear|heard) from',
    'look$1 forward to hearing from',
    'I look forward to hear from you.',
    'I look forward to hearing from you.',
  ),
  row(
    'look(s|ed|ing|) forward to (?:see|meet)(?= (?:you|her|him|them))',
    'look$1 forward to seeing',
    'I look forward to see you.',
    'I look forward to seeing you.',
  ),
  row(
    '(?<=(?:am|is|are|was|were|got|get|gets) )married with',
    'married to',
    'She is married with a teacher.',
    'She is married to a teacher.',
  ),
  row(
    'listen(s|ed|ing|)(?= (?:(?:music|the radio|songs|the teacher|my|him|them|me)\\b))',
    'listen$1 to',
    'I listen music.',
    'I listen to music.',
  ),
  row('(?:the )?most of people', 'most people', 'Now most of people agree.', 'Now most people agree.'),
  row(
    '(?:on|for|by) my opinion',
    'in my opinion',
    'It is, on my opinion, good.',
    'It is, in my opinion, good.',
  ),
  row(
    'in my point of view',
    'from my point of view',
    'It is, in my point of view, good.',
    'It is, from my point of view, good.',
  ),
  row('(?:am|are|is|was) agree', 'agree', 'I am agree with you.', 'I agree with you.'),
  row('(went|go|goes|going|come|came|get|got) to home', '$1 home', 'We went to home.', 'We went home.'),
  row('(?:make|do) (a photo|photos|pictures of)', 'take $1', 'We make photos.', 'We take photos.'),
  row(
    '(?:in|at) these days',
    'these days',
    'People work more in these days.',
    'People work more these days.',
  ),
  row('an other', 'another', 'Give me an other one.', 'Give me another one.'),
  row('alot', 'a lot', 'I like it alot.', 'I like it a lot.'),
  row('capable to', 'capable of', 'He is capable to anything.', 'He is capable of anything.'),
  row('according with', 'according to', 'It is true according with him.', 'It is true according to him.'),
  row(
    '(?<=(?:am|is|are|was|were|very|really|so) )different of',
    'different from',
    'It is different of mine.',
    'It is different from mine.',
  ),
  row(
    'enter(s|ed|ing|) (?:in|to)(?= (?:the (?:room|house|building|university|school)\\b))',
    'enter$1',
    'He entered in the room.',
    'He entered the room.',
  ),
  row('explain(s|ed|ing|) me', 'explain$1 to me', 'Please explain me why.', 'Please explain to me why.'),
  row(
    'arriv(e|es|ed|ing) to(?= (?:the|my|our|his|her|home|school|work|London|China|Beijing))',
    'arriv$1 at',
    'We arrived to the station.',
    'We arrived at the station.',
  ),
  row(
    'how (it|he|she|they|this|that) looks? like',
    'what $1 looks like',
    'I know how it looks like.',
    'I know what it looks like.',
  ),
  row(
    '(?<=(?:am|is|are|was|were) )afraid from',
    'afraid of',
    'I am afraid from dogs.',
    'I am afraid of dogs.',
  ),
  row(
    '(?<=(?:am|is|are|was|were|very|really) )good in(?= (?:maths?|English|sports?|cooking|playing|drawing))',
    'good at',
    'She is good in math.',
    'She is good at math.',
  ),
  row(
    '(spend|spent|spends) (time|money|hours|a lot of time) (?:for|to)(?= (?:[a-z]+ing))',
    '$1 $2',
    'I spend time for reading.',
    'I spend time reading.',
  ),
  row("can(?:not|[’']t) (?:able|be able) to", "can't", "I can't able to come.", "I can't come."),
  row('can able to', 'can', 'I can able to come.', 'I can come.'),
  row(
    'so much (people|things|books|students|problems)',
    'so many $1',
    'There are so much people.',
    'There are so many people.',
  ),
  row(
    'at last but not least',
    'last but not least',
    'And at last but not least, tea.',
    'And last but not least, tea.',
  ),
  row(
    '(?<=I )would like (know|see|go|have|buy|visit|ask|tell|say)',
    'would like to $1',
    'I would like know more.',
    'I would like to know more.',
  ),
  row(
    '(?<=I |we |they |you )use to(?= (?:be |have |live |go |work |play |think ))',
    'used to',
    'I use to live here.',
    'I used to live here.',
  ),
  row('suppose to', 'supposed to', 'We are suppose to go.', 'We are supposed to go.'),
  row(
    'every(one|body) are(?= (?:not|very|a|the|so|happy|in)\\b)',
    'every$1 is',
    'I see that everyone are happy.',
    'I see that everyone is happy.',
  ),
];
