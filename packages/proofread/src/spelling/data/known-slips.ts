/** Misspellings whose intended word is not the nearest one, or too distant to be found. */
const slips = `
  advertize advertise, cancle cancel, definatly definitely, fisical physical, alchool alcohol, aprox approx, bizness business, childrens' children's, collegue colleague,
  collegues colleagues, competion competition, complane complain, concer concern, eigth eighth, fourty forty,
  futher further, gess guess, grammer grammar, hospitle hospital, hugh huge, hungary hungry,
  incredibal incredible, intergrate integrate, itselfs itself, jewelery jewellery, lazyness laziness, lisence license,
  misteak mistake, nite night, particulary particularly, patienty patiently, personel personnel, probly probably,
  promiss promise, referal referral, rember remember, restaraunt restaurant, resteraunt restaurant, sieze seize,
  specialy specially, technologie technology, thats that's, theirselves themselves, tounge tongue,
  underate underrate, wendsday Wednesday, wheather weather, womens women's, yatch yacht, youre you're
`;

/** Plurals with a wrong ending. */
const plurals = `
  babys babies, bodys bodies, boxs boxes, centurys centuries, childrens children's, layed laid, citys cities, companys companies,
  countrys countries, dictionarys dictionaries, dutys duties, enemys enemies, factorys factories,
  familys families, heros heroes, hobbys hobbies, industrys industries, knifes knives, ladys ladies, leafs leaves,
  librarys libraries, lifes lives, memorys memories, mouses mice, opportunitys opportunities, partys parties,
  potatos potatoes, sheeps sheep, storys stories, studys studies, theorys theories, tomatos tomatoes,
  tooths teeth, universitys universities, wifes wives, wolfs wolves, womans women
`;

/** Irregular verbs with regular endings. */
const verbs = `
  beated beat, becomed became, beginned began, blowed blew, breaked broke, bringed brought, builded built,
  buyed bought, catched caught, choosed chose, comed came, cutted cut, dealed dealt, digged dug, drawed drew,
  drinked drank, drived drove, eated ate, falled fell, feeded fed, feeled felt, fighted fought, finded found,
  forgeted forgot, forgetted forgot, freezed froze, getted got, gived gave, goed went, growed grew, heared heard, hided hid,
  hitted hit, holded held, hurted hurt, keeped kept, knowed knew, leaved left, lended lent, letted let, losed lost,
  maked made, meaned meant, meeted met, payed paid, readed read, rided rode, rised rose, runned ran, selled sold, sended sent,
  setted set, shaked shook, shooted shot, shutted shut, sinked sank, sitted sat, sleeped slept, speaked spoke, spended spent,
  standed stood, stealed stole, sticked stuck, striked struck, sweared swore, sweeped swept, swimmed swam,
  taked took, teached taught, teared tore, telled told, thinked thought, throwed threw, understanded understood,
  weared wore, winned won, writed wrote, wroten written
`;

/** Intended words by misspelling, in lower case. */
export const knownSlips: ReadonlyMap<string, string> = new Map(
  [slips, plurals, verbs].flatMap((rows) =>
    rows.split(',').map((row): [string, string] => {
      const [typed = '', meant = ''] = row.trim().split(' ');
      return [typed, meant];
    }),
  ),
);
