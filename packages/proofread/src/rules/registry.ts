// Made by packages/proofread/generate-registry.ts from the files in en/ and zh/.
import { adjectivePreposition as enAdjectivePreposition } from './en/adjective-preposition.ts';
import { afterModal as enAfterModal } from './en/after-modal.ts';
import { article as enArticle } from './en/article.ts';
import { couldOf as enCouldOf } from './en/could-of.ts';
import { doubleComparative as enDoubleComparative } from './en/double-comparative.ts';
import { doubleDeterminer as enDoubleDeterminer } from './en/double-determiner.ts';
import { doubleNegation as enDoubleNegation } from './en/double-negation.ts';
import { doubledWord as enDoubledWord } from './en/doubled-word.ts';
import { fixedPhrase as enFixedPhrase } from './en/fixed-phrase.ts';
import { infinitivePast as enInfinitivePast } from './en/infinitive-past.ts';
import { introductoryComma as enIntroductoryComma } from './en/introductory-comma.ts';
import { its as enIts } from './en/its.ts';
import { learnerPhrases as enLearnerPhrases } from './en/learner-phrases.ts';
import { missingApostrophe as enMissingApostrophe } from './en/missing-apostrophe.ts';
import { missingPreposition as enMissingPreposition } from './en/missing-preposition.ts';
import { misspellings as enMisspellings } from './en/misspellings.ts';
import { mixedQuotes as enMixedQuotes } from './en/mixed-quotes.ts';
import { muchMany as enMuchMany } from './en/much-many.ts';
import { needlessPreposition as enNeedlessPreposition } from './en/needless-preposition.ts';
import { nounPreposition as enNounPreposition } from './en/noun-preposition.ts';
import { oneOf as enOneOf } from './en/one-of.ts';
import { pastAfterDid as enPastAfterDid } from './en/past-after-did.ts';
import { perfectParticiple as enPerfectParticiple } from './en/perfect-participle.ts';
import { pronounI as enPronounI } from './en/pronoun-i.ts';
import { pronounVerb as enPronounVerb } from './en/pronoun-verb.ts';
import { properCapital as enProperCapital } from './en/proper-capital.ts';
import { sentenceCapital as enSentenceCapital } from './en/sentence-capital.ts';
import { spaceAfterPunctuation as enSpaceAfterPunctuation } from './en/space-after-punctuation.ts';
import { spaceBeforePunctuation as enSpaceBeforePunctuation } from './en/space-before-punctuation.ts';
import { than as enThan } from './en/than.ts';
import { there as enThere } from './en/there.ts';
import { thisThese as enThisThese } from './en/this-these.ts';
import { timePreposition as enTimePreposition } from './en/time-preposition.ts';
import { timeWithoutPreposition as enTimeWithoutPreposition } from './en/time-without-preposition.ts';
import { uncountable as enUncountable } from './en/uncountable.ts';
import { verbPreposition as enVerbPreposition } from './en/verb-preposition.ts';
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
  enAfterModal,
  enArticle,
  enCouldOf,
  enDoubleComparative,
  enDoubleDeterminer,
  enDoubleNegation,
  enDoubledWord,
  enFixedPhrase,
  enInfinitivePast,
  enIntroductoryComma,
  enIts,
  enLearnerPhrases,
  enMissingApostrophe,
  enMissingPreposition,
  enMisspellings,
  enMixedQuotes,
  enMuchMany,
  enNeedlessPreposition,
  enNounPreposition,
  enOneOf,
  enPastAfterDid,
  enPerfectParticiple,
  enPronounI,
  enPronounVerb,
  enProperCapital,
  enSentenceCapital,
  enSpaceAfterPunctuation,
  enSpaceBeforePunctuation,
  enThan,
  enThere,
  enThisThese,
  enTimePreposition,
  enTimeWithoutPreposition,
  enUncountable,
  enVerbPreposition,
  enYour,
];
