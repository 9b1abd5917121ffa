import { wordSet } from '../../../match/word-forms.ts';

/** Base forms that are frequent in learners' texts and hardly ever nouns. */
export const commonVerbs = wordSet(`
  achieve allow arrive ask avoid be become begin believe bring build buy carry catch choose clean close come communicate
  continue cook create decide describe develop discuss do draw drink drive earn eat enjoy enter explain express fall
  feel find finish follow forget get give go grow happen have hear help improve increase join keep know lead learn leave
  listen live lose make meet obtain pay play prepare protect provide read realize receive reduce relax remember
  save say see sell send share show sing sit sleep solve speak spend start stay stop study succeed swim take talk teach
  tell think travel try understand use visit wait wake wash watch wear win work write`);

/** Adjectives with an infinitive: "natural to feel", unlike "responsible for keeping". */
export const infinitiveAdjectives = wordSet(
  `natural normal common possible impossible important necessary essential difficult hard easy able unable ready likely
  usual better best`,
);
