import { wordSet } from '../../../match/word-forms.ts';

/** Uncountable nouns: "much advice", "the news is". */
export const uncountables = wordSet(`
  advice air baggage bread butter cash clothing damage electricity employment entertainment equipment evidence fun
  furniture garbage gold grass happiness health homework housework housing hunger information jewellery jewelry
  knowledge legislation luck luggage machinery mail milk money music news nonsense nutrition oxygen patience peace
  poverty progress publicity research rice rubbish safety salt scenery silver software hardware steam stuff sugar
  traffic transportation trash violence water wealth weather wildlife wisdom feedback`);

/** Incorrect plurals of uncountable nouns, with corrections. */
export const falsePlurals: Readonly<Record<string, string>> = {
  informations: 'information',
  mans: 'men',
  advices: 'advice',
  furnitures: 'furniture',
  equipments: 'equipment',
  homeworks: 'homework',
  houseworks: 'housework',
  knowledges: 'knowledge',
  luggages: 'luggage',
  baggages: 'baggage',
  sceneries: 'scenery',
  softwares: 'software',
  hardwares: 'hardware',
  feedbacks: 'feedback',
  evidences: 'evidence',
  traffics: 'traffic',
  machineries: 'machinery',
  jewelries: 'jewelry',
  rubbishes: 'rubbish',
  garbages: 'garbage',
  childs: 'children',
  childrens: 'children',
  mens: 'men',
  policemens: 'policemen',
  mices: 'mice',
  gooses: 'geese',
  fishs: 'fish',
  womans: 'women',
  womens: 'women',
  peoples: 'people',
  foots: 'feet',
  feets: 'feet',
  tooths: 'teeth',
  teeths: 'teeth',
  sheeps: 'sheep',
  deers: 'deer',
  aircrafts: 'aircraft',
  offsprings: 'offspring',
  wifes: 'wives',
  knifes: 'knives',
  lifes: 'lives',
  leafs: 'leaves',
  shelfs: 'shelves',
  halfs: 'halves',
  wolfs: 'wolves',
  thiefs: 'thieves',
  stuffs: 'stuff',
  musics: 'music',
};

/** Singular nouns in -s: "the news is". */
export const singularInS = wordSet('news physics mathematics maths');

/** Collective nouns: correct with a singular and with a plural verb. */
export const collectives = wordSet(`
  family team government staff crowd audience class committee company group public press media data police army crew
  band board cabinet club community council couple jury majority minority party population generation number variety
  range series species pair lot bunch rest half part percent per cent quarter third fraction plenty handful dozen host
  total amount set range deal most some none any all more mass remainder proportion tens score sort kind type chunk today tomorrow yesterday many regiment battalion fleet collection selection
  england manchester liverpool opposition faculty pack gang trio duo herd flock youth gentry clergy aristocracy nobility
  bourgeoisie proletariat enemy cattle folk mankind fish means headquarters crossroads`);

/** Nouns for people and professions that require an article after "is a". */
export const callings = wordSet(`
  student teacher doctor engineer nurse lawyer writer singer actor actress farmer driver worker scientist artist chef
  pilot policeman policewoman dentist journalist musician painter photographer secretary waiter waitress programmer
  designer manager businessman businesswoman housewife shopkeeper soldier player dancer child boy girl man woman
  beginner vegetarian foreigner tourist genius liar friend`);

/** Short outings: "go for a walk". */
export const outings: ReadonlySet<string> = wordSet('walk run swim drive ride stroll jog hike');
