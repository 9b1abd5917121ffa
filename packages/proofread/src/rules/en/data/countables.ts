import { wordSet } from '../../../match/word-forms.ts';

/** Common nouns that hardly ever occur in the singular without a determiner. */
export const countables = wordSet(`
  accident address adventure airport animal apartment apple artist baby bag balcony ball bank bathroom beach bedroom
  bicycle bike bird boat book bookshop bottle box boy bridge brother building bus cake camera car card castle
  cat chair cinema city classroom client club coat colleague computer concert conversation country couple
  cup customer cousin daughter decision desk dictionary dog door dream dress engineer event exam example
  exhibition farm farmer festival film flat flower foreigner forest friend game garden gift girl girlfriend boyfriend
  group guitar gym hat hobby holiday horse hospital hotel house husband idea island jacket job journey kitchen knife
  lake language laptop lesson letter library list machine man map market meal member message mistake mobile monument
  mountain movie museum neighbour neighbor newspaper novel number office opinion opportunity park partner party
  passport person phone photo piano picture pilot plan plane player pool present problem programme project question
  recipe restaurant river roof room salary school sea shirt shop shower sister skirt smartphone son song stadium
  station store story stranger street student subject suggestion suitcase supermarket table teacher team telephone
  tent theatre ticket tool tourist town toy train tree trip umbrella uncle village visitor wallet watch website
  weekend wife window woman zoo voice smile cage pond garage fence tail accent headache cold fever bakery canteen`);

/** Nouns for people, frequent in learners' texts. */
export const persons = wordSet(`
  father mother brother sister friend teacher boss uncle aunt cousin grandfather grandmother grandma grandpa husband
  wife son daughter girlfriend boyfriend boy girl man woman doctor student child neighbour neighbor dog cat mum mom dad
  roommate classmate colleague manager`);
