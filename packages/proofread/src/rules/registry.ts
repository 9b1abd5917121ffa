// Made by packages/proofread/generate-registry.ts from the files in en/ and zh/.
import { adjectivePreposition as enAdjectivePreposition } from './en/adjective-preposition.ts';
import { adverbHyphen as enAdverbHyphen } from './en/adverb-hyphen.ts';
import { afterModal as enAfterModal } from './en/after-modal.ts';
import { ageHyphen as enAgeHyphen } from './en/age-hyphen.ts';
import { andEtc as enAndEtc } from './en/and-etc.ts';
import { article as enArticle } from './en/article.ts';
import { beAgree as enBeAgree } from './en/be-agree.ts';
import { borrowLend as enBorrowLend } from './en/borrow-lend.ts';
import { bracketSpacing as enBracketSpacing } from './en/bracket-spacing.ts';
import { causativeVerb as enCausativeVerb } from './en/causative-verb.ts';
import { commaAfterClause as enCommaAfterClause } from './en/comma-after-clause.ts';
import { commaAfterConjunction as enCommaAfterConjunction } from './en/comma-after-conjunction.ts';
import { commaAfterPhrase as enCommaAfterPhrase } from './en/comma-after-phrase.ts';
import { commaBeforeConjunction as enCommaBeforeConjunction } from './en/comma-before-conjunction.ts';
import { commaBeforeThat as enCommaBeforeThat } from './en/comma-before-that.ts';
import { commaDirectSpeech as enCommaDirectSpeech } from './en/comma-direct-speech.ts';
import { commaForExample as enCommaForExample } from './en/comma-for-example.ts';
import { commaHowever as enCommaHowever } from './en/comma-however.ts';
import { commaInQuotes as enCommaInQuotes } from './en/comma-in-quotes.ts';
import { commaQuestionTag as enCommaQuestionTag } from './en/comma-question-tag.ts';
import { commaSplice as enCommaSplice } from './en/comma-splice.ts';
import { compoundAdjective as enCompoundAdjective } from './en/compound-adjective.ts';
import { compoundNumber as enCompoundNumber } from './en/compound-number.ts';
import { compoundWord as enCompoundWord } from './en/compound-word.ts';
import { contraction as enContraction } from './en/contraction.ts';
import { couldOf as enCouldOf } from './en/could-of.ts';
import { decadeApostrophe as enDecadeApostrophe } from './en/decade-apostrophe.ts';
import { doubleComparative as enDoubleComparative } from './en/double-comparative.ts';
import { doubleDeterminer as enDoubleDeterminer } from './en/double-determiner.ts';
import { doubleModal as enDoubleModal } from './en/double-modal.ts';
import { doubleNegation as enDoubleNegation } from './en/double-negation.ts';
import { doubleSpace as enDoubleSpace } from './en/double-space.ts';
import { doubledMark as enDoubledMark } from './en/doubled-mark.ts';
import { doubledWord as enDoubledWord } from './en/doubled-word.ts';
import { eachOfVerb as enEachOfVerb } from './en/each-of-verb.ts';
import { etcStop as enEtcStop } from './en/etc-stop.ts';
import { familyPossessive as enFamilyPossessive } from './en/family-possessive.ts';
import { fixedPhrase as enFixedPhrase } from './en/fixed-phrase.ts';
import { fullWidthMark as enFullWidthMark } from './en/full-width-mark.ts';
import { gerundAfterVerb as enGerundAfterVerb } from './en/gerund-after-verb.ts';
import { gerundPhrase as enGerundPhrase } from './en/gerund-phrase.ts';
import { hadBetter as enHadBetter } from './en/had-better.ts';
import { hardHardly as enHardHardly } from './en/hard-hardly.ts';
import { hundreds as enHundreds } from './en/hundreds.ts';
import { indefiniteVerb as enIndefiniteVerb } from './en/indefinite-verb.ts';
import { indirectQuestionMark as enIndirectQuestionMark } from './en/indirect-question-mark.ts';
import { infinitiveAfterVerb as enInfinitiveAfterVerb } from './en/infinitive-after-verb.ts';
import { infinitivePast as enInfinitivePast } from './en/infinitive-past.ts';
import { introductoryComma as enIntroductoryComma } from './en/introductory-comma.ts';
import { irregularPossessive as enIrregularPossessive } from './en/irregular-possessive.ts';
import { its as enIts } from './en/its.ts';
import { learnTeach as enLearnTeach } from './en/learn-teach.ts';
import { learnerPhrases as enLearnerPhrases } from './en/learner-phrases.ts';
import { lookForward as enLookForward } from './en/look-forward.ts';
import { lotOfSingular as enLotOfSingular } from './en/lot-of-singular.ts';
import { makeDo as enMakeDo } from './en/make-do.ts';
import { measureHyphen as enMeasureHyphen } from './en/measure-hyphen.ts';
import { misplacedApostrophe as enMisplacedApostrophe } from './en/misplaced-apostrophe.ts';
import { missingApostrophe as enMissingApostrophe } from './en/missing-apostrophe.ts';
import { missingFinalStop as enMissingFinalStop } from './en/missing-final-stop.ts';
import { missingPreposition as enMissingPreposition } from './en/missing-preposition.ts';
import { mixedQuotes as enMixedQuotes } from './en/mixed-quotes.ts';
import { modalTo as enModalTo } from './en/modal-to.ts';
import { muchMany as enMuchMany } from './en/much-many.ts';
import { needlessPreposition as enNeedlessPreposition } from './en/needless-preposition.ts';
import { nounPreposition as enNounPreposition } from './en/noun-preposition.ts';
import { numberHyphen as enNumberHyphen } from './en/number-hyphen.ts';
import { numberNoun as enNumberNoun } from './en/number-noun.ts';
import { objectInfinitive as enObjectInfinitive } from './en/object-infinitive.ts';
import { oneOf as enOneOf } from './en/one-of.ts';
import { pastAfterDid as enPastAfterDid } from './en/past-after-did.ts';
import { perfectParticiple as enPerfectParticiple } from './en/perfect-participle.ts';
import { pluralApostrophe as enPluralApostrophe } from './en/plural-apostrophe.ts';
import { prepositionGerund as enPrepositionGerund } from './en/preposition-gerund.ts';
import { progressiveForm as enProgressiveForm } from './en/progressive-form.ts';
import { pronounApostrophe as enPronounApostrophe } from './en/pronoun-apostrophe.ts';
import { pronounI as enPronounI } from './en/pronoun-i.ts';
import { pronounVerb as enPronounVerb } from './en/pronoun-verb.ts';
import { properCapital as enProperCapital } from './en/proper-capital.ts';
import { purposeInfinitive as enPurposeInfinitive } from './en/purpose-infinitive.ts';
import { questionAgreement as enQuestionAgreement } from './en/question-agreement.ts';
import { questionMark as enQuestionMark } from './en/question-mark.ts';
import { quoteSpacing as enQuoteSpacing } from './en/quote-spacing.ts';
import { relativeVerb as enRelativeVerb } from './en/relative-verb.ts';
import { rememberRemind as enRememberRemind } from './en/remember-remind.ts';
import { sayTell as enSayTell } from './en/say-tell.ts';
import { sentenceCapital as enSentenceCapital } from './en/sentence-capital.ts';
import { similarWord as enSimilarWord } from './en/similar-word.ts';
import { singularAfterDeterminer as enSingularAfterDeterminer } from './en/singular-after-determiner.ts';
import { spaceAfterPunctuation as enSpaceAfterPunctuation } from './en/space-after-punctuation.ts';
import { spaceBeforePunctuation as enSpaceBeforePunctuation } from './en/space-before-punctuation.ts';
import { stativeVerb as enStativeVerb } from './en/stative-verb.ts';
import { subjectVerb as enSubjectVerb } from './en/subject-verb.ts';
import { suchAsPunctuation as enSuchAsPunctuation } from './en/such-as-punctuation.ts';
import { suggestTo as enSuggestTo } from './en/suggest-to.ts';
import { takeHave as enTakeHave } from './en/take-have.ts';
import { than as enThan } from './en/than.ts';
import { there as enThere } from './en/there.ts';
import { thisThese as enThisThese } from './en/this-these.ts';
import { timePossessive as enTimePossessive } from './en/time-possessive.ts';
import { timePreposition as enTimePreposition } from './en/time-preposition.ts';
import { timeWithoutPreposition as enTimeWithoutPreposition } from './en/time-without-preposition.ts';
import { todayPossessive as enTodayPossessive } from './en/today-possessive.ts';
import { travelTrip as enTravelTrip } from './en/travel-trip.ts';
import { turnOn as enTurnOn } from './en/turn-on.ts';
import { uncountable as enUncountable } from './en/uncountable.ts';
import { usedTo as enUsedTo } from './en/used-to.ts';
import { verbPreposition as enVerbPreposition } from './en/verb-preposition.ts';
import { watchSee as enWatchSee } from './en/watch-see.ts';
import { winEarn as enWinEarn } from './en/win-earn.ts';
import { workJob as enWorkJob } from './en/work-job.ts';
import { wouldLike as enWouldLike } from './en/would-like.ts';
import { your as enYour } from './en/your.ts';
import type { Rule } from './rule.ts';
import { aboutTwice as zhAboutTwice } from './zh/about-twice.ts';
import { adjacentNumbers as zhAdjacentNumbers } from './zh/adjacent-numbers.ts';
import { angleTitles as zhAngleTitles } from './zh/angle-titles.ts';
import { bracketWidthMismatch as zhBracketWidthMismatch } from './zh/bracket-width-mismatch.ts';
import { circleZero as zhCircleZero } from './zh/circle-zero.ts';
import { clashingPunctuation as zhClashingPunctuation } from './zh/clashing-punctuation.ts';
import { commaBeforeDeng as zhCommaBeforeDeng } from './zh/comma-before-deng.ts';
import { commaBetweenTitles as zhCommaBetweenTitles } from './zh/comma-between-titles.ts';
import { confusedIdioms as zhConfusedIdioms } from './zh/confused-idioms.ts';
import { confusedWords as zhConfusedWords } from './zh/confused-words.ts';
import { dash as zhDash } from './zh/dash.ts';
import { doubledConjunctions as zhDoubledConjunctions } from './zh/doubled-conjunctions.ts';
import { doubledPunctuation as zhDoubledPunctuation } from './zh/doubled-punctuation.ts';
import { ellipsis as zhEllipsis } from './zh/ellipsis.ts';
import { ellipsisWithDeng as zhEllipsisWithDeng } from './zh/ellipsis-with-deng.ts';
import { fullWidthDot as zhFullWidthDot } from './zh/full-width-dot.ts';
import { fullWidthLetters as zhFullWidthLetters } from './zh/full-width-letters.ts';
import { halfWidthBrackets as zhHalfWidthBrackets } from './zh/half-width-brackets.ts';
import { halfWidthIdeographic as zhHalfWidthIdeographic } from './zh/half-width-ideographic.ts';
import { halfWidthPunctuation as zhHalfWidthPunctuation } from './zh/half-width-punctuation.ts';
import { latinSpaceExtra as zhLatinSpaceExtra } from './zh/latin-space-extra.ts';
import { latinSpaceMissing as zhLatinSpaceMissing } from './zh/latin-space-missing.ts';
import { leadingPunctuation as zhLeadingPunctuation } from './zh/leading-punctuation.ts';
import { liangGe as zhLiangGe } from './zh/liang-ge.ts';
import { manyExclamations as zhManyExclamations } from './zh/many-exclamations.ts';
import { nameDot as zhNameDot } from './zh/name-dot.ts';
import { nestedQuotes as zhNestedQuotes } from './zh/nested-quotes.ts';
import { nestedTitles as zhNestedTitles } from './zh/nested-titles.ts';
import { ordinalBracket as zhOrdinalBracket } from './zh/ordinal-bracket.ts';
import { ordinalComma as zhOrdinalComma } from './zh/ordinal-comma.ts';
import { preferredForms as zhPreferredForms } from './zh/preferred-forms.ts';
import { questionExclamationOrder as zhQuestionExclamationOrder } from './zh/question-exclamation-order.ts';
import { quoteDirection as zhQuoteDirection } from './zh/quote-direction.ts';
import { rangeSign as zhRangeSign } from './zh/range-sign.ts';
import { repeatedCharacters as zhRepeatedCharacters } from './zh/repeated-characters.ts';
import { repeatedWords as zhRepeatedWords } from './zh/repeated-words.ts';
import { spaceAfterPunctuation as zhSpaceAfterPunctuation } from './zh/space-after-punctuation.ts';
import { spaceAroundPunctuation as zhSpaceAroundPunctuation } from './zh/space-around-punctuation.ts';
import { spaceBetweenHan as zhSpaceBetweenHan } from './zh/space-between-han.ts';
import { straightQuotes as zhStraightQuotes } from './zh/straight-quotes.ts';
import { two as zhTwo } from './zh/two.ts';
import { unpairedBrackets as zhUnpairedBrackets } from './zh/unpaired-brackets.ts';
import { unpairedQuotes as zhUnpairedQuotes } from './zh/unpaired-quotes.ts';

/** Every rule of the engine. */
export const rules: readonly Rule[] = [
  zhAboutTwice,
  zhAdjacentNumbers,
  zhAngleTitles,
  zhBracketWidthMismatch,
  zhCircleZero,
  zhClashingPunctuation,
  zhCommaBeforeDeng,
  zhCommaBetweenTitles,
  zhConfusedIdioms,
  zhConfusedWords,
  zhDash,
  zhDoubledConjunctions,
  zhDoubledPunctuation,
  zhEllipsis,
  zhEllipsisWithDeng,
  zhFullWidthDot,
  zhFullWidthLetters,
  zhHalfWidthBrackets,
  zhHalfWidthIdeographic,
  zhHalfWidthPunctuation,
  zhLatinSpaceExtra,
  zhLatinSpaceMissing,
  zhLeadingPunctuation,
  zhLiangGe,
  zhManyExclamations,
  zhNameDot,
  zhNestedQuotes,
  zhNestedTitles,
  zhOrdinalBracket,
  zhOrdinalComma,
  zhPreferredForms,
  zhQuestionExclamationOrder,
  zhQuoteDirection,
  zhRangeSign,
  zhRepeatedCharacters,
  zhRepeatedWords,
  zhSpaceAfterPunctuation,
  zhSpaceAroundPunctuation,
  zhSpaceBetweenHan,
  zhStraightQuotes,
  zhTwo,
  zhUnpairedBrackets,
  zhUnpairedQuotes,
  enAdjectivePreposition,
  enAdverbHyphen,
  enAfterModal,
  enAgeHyphen,
  enAndEtc,
  enArticle,
  enBeAgree,
  enBorrowLend,
  enBracketSpacing,
  enCausativeVerb,
  enCommaAfterClause,
  enCommaAfterConjunction,
  enCommaAfterPhrase,
  enCommaBeforeConjunction,
  enCommaBeforeThat,
  enCommaDirectSpeech,
  enCommaForExample,
  enCommaHowever,
  enCommaInQuotes,
  enCommaQuestionTag,
  enCommaSplice,
  enCompoundAdjective,
  enCompoundNumber,
  enCompoundWord,
  enContraction,
  enCouldOf,
  enDecadeApostrophe,
  enDoubleComparative,
  enDoubleDeterminer,
  enDoubleModal,
  enDoubleNegation,
  enDoubleSpace,
  enDoubledMark,
  enDoubledWord,
  enEachOfVerb,
  enEtcStop,
  enFamilyPossessive,
  enFixedPhrase,
  enFullWidthMark,
  enGerundAfterVerb,
  enGerundPhrase,
  enHadBetter,
  enHardHardly,
  enHundreds,
  enIndefiniteVerb,
  enIndirectQuestionMark,
  enInfinitiveAfterVerb,
  enInfinitivePast,
  enIntroductoryComma,
  enIrregularPossessive,
  enIts,
  enLearnTeach,
  enLearnerPhrases,
  enLookForward,
  enLotOfSingular,
  enMakeDo,
  enMeasureHyphen,
  enMisplacedApostrophe,
  enMissingApostrophe,
  enMissingFinalStop,
  enMissingPreposition,
  enMixedQuotes,
  enModalTo,
  enMuchMany,
  enNeedlessPreposition,
  enNounPreposition,
  enNumberHyphen,
  enNumberNoun,
  enObjectInfinitive,
  enOneOf,
  enPastAfterDid,
  enPerfectParticiple,
  enPluralApostrophe,
  enPrepositionGerund,
  enProgressiveForm,
  enPronounApostrophe,
  enPronounI,
  enPronounVerb,
  enProperCapital,
  enPurposeInfinitive,
  enQuestionAgreement,
  enQuestionMark,
  enQuoteSpacing,
  enRelativeVerb,
  enRememberRemind,
  enSayTell,
  enSentenceCapital,
  enSimilarWord,
  enSingularAfterDeterminer,
  enSpaceAfterPunctuation,
  enSpaceBeforePunctuation,
  enStativeVerb,
  enSubjectVerb,
  enSuchAsPunctuation,
  enSuggestTo,
  enTakeHave,
  enThan,
  enThere,
  enThisThese,
  enTimePossessive,
  enTimePreposition,
  enTimeWithoutPreposition,
  enTodayPossessive,
  enTravelTrip,
  enTurnOn,
  enUncountable,
  enUsedTo,
  enVerbPreposition,
  enWatchSee,
  enWinEarn,
  enWorkJob,
  enWouldLike,
  enYour,
];
