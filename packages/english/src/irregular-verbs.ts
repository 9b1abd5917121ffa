/** Verbs with irregular past and participle, as `base past participle`; alternatives separated by `/`. */
const table = `
arise arose arisen,awake awoke awoken,be was/were been,bear bore borne,beat beat beaten,become became become,
befall befell befallen,begin began begun,behold beheld beheld,bend bent bent,bet bet bet,bid bid bid,
bind bound bound,bite bit bitten,bleed bled bled,blow blew blown,break broke broken,breed bred bred,
bring brought brought,broadcast broadcast broadcast,build built built,burst burst burst,buy bought bought,
cast cast cast,catch caught caught,choose chose chosen,cling clung clung,come came come,cost cost cost,
creep crept crept,cut cut cut,deal dealt dealt,dig dug dug,do did done,draw drew drawn,drink drank drunk,
drive drove driven,eat ate eaten,fall fell fallen,feed fed fed,feel felt felt,fight fought fought,
find found found,flee fled fled,fling flung flung,fly flew flown,forbid forbade forbidden,
forecast forecast forecast,foresee foresaw foreseen,forget forgot forgotten,forgive forgave forgiven,
freeze froze frozen,get got got/gotten,give gave given,go went gone,grind ground ground,grow grew grown,
hang hung hung,have had had,hear heard heard,hide hid hidden,hit hit hit,hold held held,hurt hurt hurt,
keep kept kept,kneel knelt knelt,know knew known,lay laid laid,lead led led,leave left left,lend lent lent,
let let let,lie lay lain,lose lost lost,make made made,mean meant meant,meet met met,mislead misled misled,
misunderstand misunderstood misunderstood,mow mowed mown,overcome overcame overcome,overhear overheard overheard,
oversee oversaw overseen,oversleep overslept overslept,overtake overtook overtaken,pay paid paid,put put put,
quit quit quit,read read read,rebuild rebuilt rebuilt,redo redid redone,repay repaid repaid,rethink rethought rethought,
rewrite rewrote rewritten,rid rid rid,ride rode ridden,ring rang rung,rise rose risen,run ran run,saw sawed sawn,
say said said,see saw seen,seek sought sought,sell sold sold,send sent sent,set set set,sew sewed sewn,
shake shook shaken,shed shed shed,shine shone shone,shoot shot shot,show showed shown,shrink shrank shrunk,
shut shut shut,sing sang sung,sink sank sunk,sit sat sat,sleep slept slept,slide slid slid,sow sowed sown,
speak spoke spoken,spend spent spent,spin spun spun,spit spat spat,split split split,spread spread spread,spring sprang sprung,
stand stood stood,steal stole stolen,stick stuck stuck,sting stung stung,stink stank stunk,stride strode stridden,
strike struck struck,strive strove striven,swear swore sworn,sweep swept swept,swell swelled swollen,swim swam swum,
swing swung swung,take took taken,teach taught taught,tear tore torn,tell told told,think thought thought,
throw threw thrown,thrust thrust thrust,tread trod trodden,undergo underwent undergone,
understand understood understood,undertake undertook undertaken,undo undid undone,upset upset upset,
uphold upheld upheld,wake woke woken,wear wore worn,weave wove woven,weep wept wept,win won won,wind wound wound,
withdraw withdrew withdrawn,withhold withheld withheld,withstand withstood withstood,wring wrung wrung,
write wrote written`;

/** Verbs with an irregular past in addition to the one with -ed. */
const alsoIrregular = `burn burnt burnt,dream dreamt dreamt,lean leant leant,learn learnt learnt,leap leapt leapt,
light lit lit,prove proved proven,smell smelt smelt,spell spelt spelt,spill spilt spilt,spoil spoilt spoilt,
dwell dwelt dwelt,speed sped sped,wed wed wed,knit knit knit,dive dove dived,plead pled pled,sneak snuck snuck`;

/** The past forms and participles of an irregular verb, the most usual first. */
export interface IrregularVerb {
  readonly base: string;
  readonly pasts: readonly string[];
  readonly participles: readonly string[];
}

function readTable(text: string): IrregularVerb[] {
  return text.split(',').map((row) => {
    const [base = '', past = '', participle = ''] = row.trim().split(' ');
    return { base, pasts: past.split('/'), participles: participle.split('/') };
  });
}

/** By base form, verbs with only irregular past forms. */
export const irregularVerbs: ReadonlyMap<string, IrregularVerb> = new Map(
  readTable(table).map((verb) => [verb.base, verb]),
);

/** By base form, irregular forms that exist in addition to regular ones. */
export const halfIrregularVerbs: ReadonlyMap<string, IrregularVerb> = new Map(
  readTable(alsoIrregular).map((verb) => [verb.base, verb]),
);
