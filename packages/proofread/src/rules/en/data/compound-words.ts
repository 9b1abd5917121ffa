import { readWordRows } from '../../../match/word-table.ts';

/** Compounds that are always hyphenated. */
export const compoundWords = readWordRows(`
  t shirt|shirts => T-$2
  x ray|rays => X-$2
  mother|father|brother|sister|son|daughter in law !school|firm|enforcement => $1-in-law
  mothers|brothers|sisters in law => $1-in-law
  self confidence|esteem|control|defence|defense|discipline|employed|respect|service|study|improvement|awareness|conscious|sufficient|centered => self-$2
  ex wife|husband|boyfriend|girlfriend|president|teacher => ex-$2
  non smoker|smokers|profit|fiction|stop|existent|verbal => non-$2
  pre school|war => pre-$2
  anti aging|virus|social|war => anti-$2
  semi final|finals|detached => semi-$2
  well being => well-being
  co worker|workers|founder => co-$2
  baby sitter => babysitter
  e mail => email
  e mails => emails
  e book|books => e-$2
  wi fi => Wi-Fi
  follow up (email|call|letter|meeting) => follow-up
  by product|products (of) => by-$2
  passer by => passer-by
  passers by => passers-by
  merry go round => merry-go-round
  runner up => runner-up
  great grandmother|grandfather|grandparents|grandson|granddaughter => great-$2
`);
