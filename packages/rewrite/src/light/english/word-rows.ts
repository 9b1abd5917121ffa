import { readWordRows } from '@inkstone/proofread/match';

/** Formal words, and everyday words with the same meaning. */
export const plainRows = readWordRows(`
  utilize~ => use~
  utilise~ => use~
  the utilization of => the use of
  the utilisation of => the use of
  endeavor~ to => try~ to
  endeavour~ to => try~ to
  commence~ => begin~ / start~
  ascertain~ => find~ out / determine~
  aforementioned => previous
  the above-mentioned => this / the
  amongst => among
  amidst => amid
  as per => according to
  upon (arrival|request|receipt|completion|application) => on
  (based|depend~|rely~|focus~|build~|draw~|improve~|impose~) upon => on
  a plethora of => many
  a multitude of => many
  a myriad of => many
  necessitate~ => require~
`);

/** Neutral synonyms, used for alternatives only. */
export const neutralRows = readWordRows(`
  notwithstanding => despite
  hitherto => so far
  thereafter => then
  whilst => while
  firstly , => first,
  secondly , => second,
  thirdly , => third,
  lastly , => finally,
  as regards => regarding
  numerous => many
  expedite~ => speed~ up
  subsequently => later / then
  additionally , => also,
  furthermore , => also, / further,
  moreover , => also, / further,
  nevertheless , => still, / even so,
  consequently , => so, / as a result,
  therefore , => so, / thus,
  demonstrate~ that => show~ that
  investigate~ => examine~ / study~
  obtain~ => get~ / gain~
  assist~ => help~
  purchase~ => buy~
  sufficient => enough
  approximately => about
  currently => now
  show~ that => demonstrate~ that / indicate~ that
  important => significant / essential
  because => since / as
  although => though / while
  so that => in such a way that
  often => frequently
  usually => generally / typically
  mainly => chiefly / primarily
  mostly => largely / chiefly
  enough => sufficient
  improve~ => enhance~
  increase~ => raise~
  examine~ => investigate~ / study~
  explain~ => account~ for
  suggest~ that => imply~ that
  influence~ => affect~
  affect~ => influence~
  try~ to => attempt~ to
  need~ to => have~ to
  different from => unlike
  in recent years => recently / over the past few years
  at the moment => currently / for now
  consistent with => in line with
  was conducted => was carried out
  were collected => were gathered
  was collected => was gathered
`);

/** Adverbs and phrases that add nothing to the rest of the sentence. */
export const emptyRows = readWordRows(`
  (is|are|was|were) basically => 
  very essential => essential
  very necessary => necessary
  very perfect => perfect
  quite unique => unique
  really very => very
  (we|i) just (want~|wanted) => 
  in my opinion , i (think|believe) => I
  as you know , => 
  currently now => now
  now currently => now
`);
