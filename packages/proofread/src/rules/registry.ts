// Made by packages/proofread/generate-registry.ts from the files in en/ and zh/.
import { adjectiveForAdverb as enAdjectiveForAdverb } from './en/adjective-for-adverb.ts';
import { adjectivePreposition as enAdjectivePreposition } from './en/adjective-preposition.ts';
import { adverbForAdjective as enAdverbForAdjective } from './en/adverb-for-adjective.ts';
import { adverbHyphen as enAdverbHyphen } from './en/adverb-hyphen.ts';
import { afterModal as enAfterModal } from './en/after-modal.ts';
import { ageHave as enAgeHave } from './en/age-have.ts';
import { ageHyphen as enAgeHyphen } from './en/age-hyphen.ts';
import { agoOrder as enAgoOrder } from './en/ago-order.ts';
import { althoughBut as enAlthoughBut } from './en/although-but.ts';
import { andEtc as enAndEtc } from './en/and-etc.ts';
import { article as enArticle } from './en/article.ts';
import { articleBeforeCountable as enArticleBeforeCountable } from './en/article-before-countable.ts';
import { articleBeforeLetters as enArticleBeforeLetters } from './en/article-before-letters.ts';
import { backshift as enBackshift } from './en/backshift.ts';
import { beAgree as enBeAgree } from './en/be-agree.ts';
import { becauseOf as enBecauseOf } from './en/because-of.ts';
import { becauseSo as enBecauseSo } from './en/because-so.ts';
import { borrowLend as enBorrowLend } from './en/borrow-lend.ts';
import { bracketSpacing as enBracketSpacing } from './en/bracket-spacing.ts';
import { causativeVerb as enCausativeVerb } from './en/causative-verb.ts';
import { chinglish as enChinglish } from './en/chinglish.ts';
import { clauseSubject as enClauseSubject } from './en/clause-subject.ts';
import { clockTime as enClockTime } from './en/clock-time.ts';
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
import { comparisonWord as enComparisonWord } from './en/comparison-word.ts';
import { compoundAdjective as enCompoundAdjective } from './en/compound-adjective.ts';
import { compoundNumber as enCompoundNumber } from './en/compound-number.ts';
import { compoundSubject as enCompoundSubject } from './en/compound-subject.ts';
import { compoundWord as enCompoundWord } from './en/compound-word.ts';
import { contraction as enContraction } from './en/contraction.ts';
import { couldOf as enCouldOf } from './en/could-of.ts';
import { countryArticle as enCountryArticle } from './en/country-article.ts';
import { currencyPlace as enCurrencyPlace } from './en/currency-place.ts';
import { decadeApostrophe as enDecadeApostrophe } from './en/decade-apostrophe.ts';
import { doubleComparative as enDoubleComparative } from './en/double-comparative.ts';
import { doubleDeterminer as enDoubleDeterminer } from './en/double-determiner.ts';
import { doubleModal as enDoubleModal } from './en/double-modal.ts';
import { doubleNegation as enDoubleNegation } from './en/double-negation.ts';
import { doubleSpace as enDoubleSpace } from './en/double-space.ts';
import { doubleSubject as enDoubleSubject } from './en/double-subject.ts';
import { doubledMark as enDoubledMark } from './en/doubled-mark.ts';
import { doubledWord as enDoubledWord } from './en/doubled-word.ts';
import { eachOfVerb as enEachOfVerb } from './en/each-of-verb.ts';
import { edIngAdjective as enEdIngAdjective } from './en/ed-ing-adjective.ts';
import { etcStop as enEtcStop } from './en/etc-stop.ts';
import { familyPossessive as enFamilyPossessive } from './en/family-possessive.ts';
import { firstTime as enFirstTime } from './en/first-time.ts';
import { fixedPhrase as enFixedPhrase } from './en/fixed-phrase.ts';
import { fullWidthMark as enFullWidthMark } from './en/full-width-mark.ts';
import { gerundAfterVerb as enGerundAfterVerb } from './en/gerund-after-verb.ts';
import { gerundPhrase as enGerundPhrase } from './en/gerund-phrase.ts';
import { goGerund as enGoGerund } from './en/go-gerund.ts';
import { hadBetter as enHadBetter } from './en/had-better.ts';
import { hardHardly as enHardHardly } from './en/hard-hardly.ts';
import { hundreds as enHundreds } from './en/hundreds.ts';
import { ifWould as enIfWould } from './en/if-would.ts';
import { indefiniteVerb as enIndefiniteVerb } from './en/indefinite-verb.ts';
import { indirectQuestion as enIndirectQuestion } from './en/indirect-question.ts';
import { indirectQuestionMark as enIndirectQuestionMark } from './en/indirect-question-mark.ts';
import { infinitiveAfterVerb as enInfinitiveAfterVerb } from './en/infinitive-after-verb.ts';
import { infinitiveForPreposition as enInfinitiveForPreposition } from './en/infinitive-for-preposition.ts';
import { infinitivePast as enInfinitivePast } from './en/infinitive-past.ts';
import { intransitivePassive as enIntransitivePassive } from './en/intransitive-passive.ts';
import { introductoryComma as enIntroductoryComma } from './en/introductory-comma.ts';
import { inversion as enInversion } from './en/inversion.ts';
import { irregularPlural as enIrregularPlural } from './en/irregular-plural.ts';
import { irregularPossessive as enIrregularPossessive } from './en/irregular-possessive.ts';
import { its as enIts } from './en/its.ts';
import { joinedWord as enJoinedWord } from './en/joined-word.ts';
import { latinStops as enLatinStops } from './en/latin-stops.ts';
import { learnTeach as enLearnTeach } from './en/learn-teach.ts';
import { learnerPhrases as enLearnerPhrases } from './en/learner-phrases.ts';
import { lets as enLets } from './en/lets.ts';
import { likeGerund as enLikeGerund } from './en/like-gerund.ts';
import { lookForward as enLookForward } from './en/look-forward.ts';
import { lotOfSingular as enLotOfSingular } from './en/lot-of-singular.ts';
import { makeDo as enMakeDo } from './en/make-do.ts';
import { measureHyphen as enMeasureHyphen } from './en/measure-hyphen.ts';
import { misplacedApostrophe as enMisplacedApostrophe } from './en/misplaced-apostrophe.ts';
import { missingApostrophe as enMissingApostrophe } from './en/missing-apostrophe.ts';
import { missingArticle as enMissingArticle } from './en/missing-article.ts';
import { missingBe as enMissingBe } from './en/missing-be.ts';
import { missingFinalStop as enMissingFinalStop } from './en/missing-final-stop.ts';
import { missingIt as enMissingIt } from './en/missing-it.ts';
import { missingPreposition as enMissingPreposition } from './en/missing-preposition.ts';
import { mistakenPhrase as enMistakenPhrase } from './en/mistaken-phrase.ts';
import { mixedQuotes as enMixedQuotes } from './en/mixed-quotes.ts';
import { modalBe as enModalBe } from './en/modal-be.ts';
import { modalTo as enModalTo } from './en/modal-to.ts';
import { mostOfVerb as enMostOfVerb } from './en/most-of-verb.ts';
import { muchMany as enMuchMany } from './en/much-many.ts';
import { nameCapital as enNameCapital } from './en/name-capital.ts';
import { needlessPreposition as enNeedlessPreposition } from './en/needless-preposition.ts';
import { negationDo as enNegationDo } from './en/negation-do.ts';
import { nounPreposition as enNounPreposition } from './en/noun-preposition.ts';
import { numberHyphen as enNumberHyphen } from './en/number-hyphen.ts';
import { numberNoun as enNumberNoun } from './en/number-noun.ts';
import { objectInfinitive as enObjectInfinitive } from './en/object-infinitive.ts';
import { oneOf as enOneOf } from './en/one-of.ts';
import { ordinalEnding as enOrdinalEnding } from './en/ordinal-ending.ts';
import { otherSingular as enOtherSingular } from './en/other-singular.ts';
import { passiveParticiple as enPassiveParticiple } from './en/passive-participle.ts';
import { pastAfterDid as enPastAfterDid } from './en/past-after-did.ts';
import { pastTime as enPastTime } from './en/past-time.ts';
import { perfectParticiple as enPerfectParticiple } from './en/perfect-participle.ts';
import { perfectPastTime as enPerfectPastTime } from './en/perfect-past-time.ts';
import { personVerb as enPersonVerb } from './en/person-verb.ts';
import { pluralApostrophe as enPluralApostrophe } from './en/plural-apostrophe.ts';
import { pluralNumber as enPluralNumber } from './en/plural-number.ts';
import { possessiveBeforeNoun as enPossessiveBeforeNoun } from './en/possessive-before-noun.ts';
import { prepositionClause as enPrepositionClause } from './en/preposition-clause.ts';
import { prepositionGerund as enPrepositionGerund } from './en/preposition-gerund.ts';
import { progressiveForm as enProgressiveForm } from './en/progressive-form.ts';
import { pronounApostrophe as enPronounApostrophe } from './en/pronoun-apostrophe.ts';
import { pronounCase as enPronounCase } from './en/pronoun-case.ts';
import { pronounI as enPronounI } from './en/pronoun-i.ts';
import { pronounVerb as enPronounVerb } from './en/pronoun-verb.ts';
import { properCapital as enProperCapital } from './en/proper-capital.ts';
import { purposeInfinitive as enPurposeInfinitive } from './en/purpose-infinitive.ts';
import { questionAgreement as enQuestionAgreement } from './en/question-agreement.ts';
import { questionMark as enQuestionMark } from './en/question-mark.ts';
import { questionOrder as enQuestionOrder } from './en/question-order.ts';
import { questionTag as enQuestionTag } from './en/question-tag.ts';
import { quoteSpacing as enQuoteSpacing } from './en/quote-spacing.ts';
import { redundancy as enRedundancy } from './en/redundancy.ts';
import { reflexiveForm as enReflexiveForm } from './en/reflexive-form.ts';
import { relativePronoun as enRelativePronoun } from './en/relative-pronoun.ts';
import { relativeVerb as enRelativeVerb } from './en/relative-verb.ts';
import { rememberRemind as enRememberRemind } from './en/remember-remind.ts';
import { sameArticle as enSameArticle } from './en/same-article.ts';
import { sayTell as enSayTell } from './en/say-tell.ts';
import { sentenceCapital as enSentenceCapital } from './en/sentence-capital.ts';
import { shortComparative as enShortComparative } from './en/short-comparative.ts';
import { similarWord as enSimilarWord } from './en/similar-word.ts';
import { sinceFor as enSinceFor } from './en/since-for.ts';
import { sincePerfect as enSincePerfect } from './en/since-perfect.ts';
import { singularAfterDeterminer as enSingularAfterDeterminer } from './en/singular-after-determiner.ts';
import { someOfSingular as enSomeOfSingular } from './en/some-of-singular.ts';
import { spaceAfterPunctuation as enSpaceAfterPunctuation } from './en/space-after-punctuation.ts';
import { spaceBeforePunctuation as enSpaceBeforePunctuation } from './en/space-before-punctuation.ts';
import { splitWord as enSplitWord } from './en/split-word.ts';
import { stativeVerb as enStativeVerb } from './en/stative-verb.ts';
import { subjectVerb as enSubjectVerb } from './en/subject-verb.ts';
import { suchAsPunctuation as enSuchAsPunctuation } from './en/such-as-punctuation.ts';
import { suchSo as enSuchSo } from './en/such-so.ts';
import { suggestTo as enSuggestTo } from './en/suggest-to.ts';
import { superlativeArticle as enSuperlativeArticle } from './en/superlative-article.ts';
import { takeHave as enTakeHave } from './en/take-have.ts';
import { than as enThan } from './en/than.ts';
import { their as enTheir } from './en/their.ts';
import { there as enThere } from './en/there.ts';
import { thisThese as enThisThese } from './en/this-these.ts';
import { timePossessive as enTimePossessive } from './en/time-possessive.ts';
import { timePreposition as enTimePreposition } from './en/time-preposition.ts';
import { timeWithoutPreposition as enTimeWithoutPreposition } from './en/time-without-preposition.ts';
import { todayPossessive as enTodayPossessive } from './en/today-possessive.ts';
import { too as enToo } from './en/too.ts';
import { tooMuchAdjective as enTooMuchAdjective } from './en/too-much-adjective.ts';
import { travelTrip as enTravelTrip } from './en/travel-trip.ts';
import { turnOn as enTurnOn } from './en/turn-on.ts';
import { uncountable as enUncountable } from './en/uncountable.ts';
import { unwantedCapital as enUnwantedCapital } from './en/unwanted-capital.ts';
import { usedTo as enUsedTo } from './en/used-to.ts';
import { verbPreposition as enVerbPreposition } from './en/verb-preposition.ts';
import { veryVerb as enVeryVerb } from './en/very-verb.ts';
import { watchSee as enWatchSee } from './en/watch-see.ts';
import { whenWasPresent as enWhenWasPresent } from './en/when-was-present.ts';
import { whenWill as enWhenWill } from './en/when-will.ts';
import { whose as enWhose } from './en/whose.ts';
import { winEarn as enWinEarn } from './en/win-earn.ts';
import { wishPast as enWishPast } from './en/wish-past.ts';
import { wordClass as enWordClass } from './en/word-class.ts';
import { wordyPhrase as enWordyPhrase } from './en/wordy-phrase.ts';
import { workJob as enWorkJob } from './en/work-job.ts';
import { wouldLike as enWouldLike } from './en/would-like.ts';
import { your as enYour } from './en/your.ts';
import type { Rule } from './rule.ts';
import { aboutTwice as zhAboutTwice } from './zh/about-twice.ts';
import { adjacentNumbers as zhAdjacentNumbers } from './zh/adjacent-numbers.ts';
import { adverbDe as zhAdverbDe } from './zh/adverb-de.ts';
import { almostMore as zhAlmostMore } from './zh/almost-more.ts';
import { angleTitles as zhAngleTitles } from './zh/angle-titles.ts';
import { approximateDigits as zhApproximateDigits } from './zh/approximate-digits.ts';
import { bracketInnerStop as zhBracketInnerStop } from './zh/bracket-inner-stop.ts';
import { bracketWidthMismatch as zhBracketWidthMismatch } from './zh/bracket-width-mismatch.ts';
import { celsius as zhCelsius } from './zh/celsius.ts';
import { circleZero as zhCircleZero } from './zh/circle-zero.ts';
import { clashingPunctuation as zhClashingPunctuation } from './zh/clashing-punctuation.ts';
import { collocations as zhCollocations } from './zh/collocations.ts';
import { commaBeforeDe as zhCommaBeforeDe } from './zh/comma-before-de.ts';
import { commaBeforeDeng as zhCommaBeforeDeng } from './zh/comma-before-deng.ts';
import { commaBetweenTitles as zhCommaBetweenTitles } from './zh/comma-between-titles.ts';
import { comparisonDegree as zhComparisonDegree } from './zh/comparison-degree.ts';
import { compatibilityUnits as zhCompatibilityUnits } from './zh/compatibility-units.ts';
import { complementDe as zhComplementDe } from './zh/complement-de.ts';
import { confusedIdioms as zhConfusedIdioms } from './zh/confused-idioms.ts';
import { confusedWords as zhConfusedWords } from './zh/confused-words.ts';
import { countedPlural as zhCountedPlural } from './zh/counted-plural.ts';
import { dash as zhDash } from './zh/dash.ts';
import { dateWithoutDay as zhDateWithoutDay } from './zh/date-without-day.ts';
import { decadeDigits as zhDecadeDigits } from './zh/decade-digits.ts';
import { decreaseTimes as zhDecreaseTimes } from './zh/decrease-times.ts';
import { digitPunctuation as zhDigitPunctuation } from './zh/digit-punctuation.ts';
import { digitsWithJi as zhDigitsWithJi } from './zh/digits-with-ji.ts';
import { doubledConjunctions as zhDoubledConjunctions } from './zh/doubled-conjunctions.ts';
import { doubledPunctuation as zhDoubledPunctuation } from './zh/doubled-punctuation.ts';
import { ellipsis as zhEllipsis } from './zh/ellipsis.ts';
import { ellipsisWithDeng as zhEllipsisWithDeng } from './zh/ellipsis-with-deng.ts';
import { fullWidthDot as zhFullWidthDot } from './zh/full-width-dot.ts';
import { fullWidthLetters as zhFullWidthLetters } from './zh/full-width-letters.ts';
import { halfWidthBrackets as zhHalfWidthBrackets } from './zh/half-width-brackets.ts';
import { halfWidthIdeographic as zhHalfWidthIdeographic } from './zh/half-width-ideographic.ts';
import { halfWidthPunctuation as zhHalfWidthPunctuation } from './zh/half-width-punctuation.ts';
import { impossibleDate as zhImpossibleDate } from './zh/impossible-date.ts';
import { latinSpaceExtra as zhLatinSpaceExtra } from './zh/latin-space-extra.ts';
import { latinSpaceMissing as zhLatinSpaceMissing } from './zh/latin-space-missing.ts';
import { leadingPunctuation as zhLeadingPunctuation } from './zh/leading-punctuation.ts';
import { liangGe as zhLiangGe } from './zh/liang-ge.ts';
import { listComma as zhListComma } from './zh/list-comma.ts';
import { lunarDigits as zhLunarDigits } from './zh/lunar-digits.ts';
import { manyExclamations as zhManyExclamations } from './zh/many-exclamations.ts';
import { measureWords as zhMeasureWords } from './zh/measure-words.ts';
import { missingSubject as zhMissingSubject } from './zh/missing-subject.ts';
import { misusedIdioms as zhMisusedIdioms } from './zh/misused-idioms.ts';
import { mixedDigits as zhMixedDigits } from './zh/mixed-digits.ts';
import { mixedStructures as zhMixedStructures } from './zh/mixed-structures.ts';
import { nameDot as zhNameDot } from './zh/name-dot.ts';
import { negations as zhNegations } from './zh/negations.ts';
import { nestedQuotes as zhNestedQuotes } from './zh/nested-quotes.ts';
import { nestedTitles as zhNestedTitles } from './zh/nested-titles.ts';
import { numberUnitSpace as zhNumberUnitSpace } from './zh/number-unit-space.ts';
import { officialNames as zhOfficialNames } from './zh/official-names.ts';
import { ordinalBracket as zhOrdinalBracket } from './zh/ordinal-bracket.ts';
import { ordinalComma as zhOrdinalComma } from './zh/ordinal-comma.ts';
import { pairedConjunctions as zhPairedConjunctions } from './zh/paired-conjunctions.ts';
import { particles as zhParticles } from './zh/particles.ts';
import { pauseBeforeAnd as zhPauseBeforeAnd } from './zh/pause-before-and.ts';
import { percentTwice as zhPercentTwice } from './zh/percent-twice.ts';
import { preferredForms as zhPreferredForms } from './zh/preferred-forms.ts';
import { questionExclamationOrder as zhQuestionExclamationOrder } from './zh/question-exclamation-order.ts';
import { questionMarkMissing as zhQuestionMarkMissing } from './zh/question-mark-missing.ts';
import { quoteDirection as zhQuoteDirection } from './zh/quote-direction.ts';
import { quoteDoubleStop as zhQuoteDoubleStop } from './zh/quote-double-stop.ts';
import { rangeSign as zhRangeSign } from './zh/range-sign.ts';
import { redundancy as zhRedundancy } from './zh/redundancy.ts';
import { repeatedCharacters as zhRepeatedCharacters } from './zh/repeated-characters.ts';
import { repeatedWords as zhRepeatedWords } from './zh/repeated-words.ts';
import { sameSound as zhSameSound } from './zh/same-sound.ts';
import { secondOf as zhSecondOf } from './zh/second-of.ts';
import { separableVerbs as zhSeparableVerbs } from './zh/separable-verbs.ts';
import { shortYear as zhShortYear } from './zh/short-year.ts';
import { spaceAfterPunctuation as zhSpaceAfterPunctuation } from './zh/space-after-punctuation.ts';
import { spaceAroundPunctuation as zhSpaceAroundPunctuation } from './zh/space-around-punctuation.ts';
import { spaceBetweenHan as zhSpaceBetweenHan } from './zh/space-between-han.ts';
import { straightQuotes as zhStraightQuotes } from './zh/straight-quotes.ts';
import { strayTraditional as zhStrayTraditional } from './zh/stray-traditional.ts';
import { synonymsTwice as zhSynonymsTwice } from './zh/synonyms-twice.ts';
import { two as zhTwo } from './zh/two.ts';
import { unitSymbols as zhUnitSymbols } from './zh/unit-symbols.ts';
import { unpairedBrackets as zhUnpairedBrackets } from './zh/unpaired-brackets.ts';
import { unpairedQuotes as zhUnpairedQuotes } from './zh/unpaired-quotes.ts';
import { weekdayNumber as zhWeekdayNumber } from './zh/weekday-number.ts';
import { wordiness as zhWordiness } from './zh/wordiness.ts';
import { wordsInContext as zhWordsInContext } from './zh/words-in-context.ts';
import { yearRange as zhYearRange } from './zh/year-range.ts';
import { zeroInYear as zhZeroInYear } from './zh/zero-in-year.ts';

/** Every rule of the engine. */
export const rules: readonly Rule[] = [
  zhAboutTwice,
  zhAdjacentNumbers,
  zhAdverbDe,
  zhAlmostMore,
  zhAngleTitles,
  zhApproximateDigits,
  zhBracketInnerStop,
  zhBracketWidthMismatch,
  zhCelsius,
  zhCircleZero,
  zhClashingPunctuation,
  zhCollocations,
  zhCommaBeforeDe,
  zhCommaBeforeDeng,
  zhCommaBetweenTitles,
  zhComparisonDegree,
  zhCompatibilityUnits,
  zhComplementDe,
  zhConfusedIdioms,
  zhConfusedWords,
  zhCountedPlural,
  zhDash,
  zhDateWithoutDay,
  zhDecadeDigits,
  zhDecreaseTimes,
  zhDigitPunctuation,
  zhDigitsWithJi,
  zhDoubledConjunctions,
  zhDoubledPunctuation,
  zhEllipsis,
  zhEllipsisWithDeng,
  zhFullWidthDot,
  zhFullWidthLetters,
  zhHalfWidthBrackets,
  zhHalfWidthIdeographic,
  zhHalfWidthPunctuation,
  zhImpossibleDate,
  zhLatinSpaceExtra,
  zhLatinSpaceMissing,
  zhLeadingPunctuation,
  zhLiangGe,
  zhListComma,
  zhLunarDigits,
  zhManyExclamations,
  zhMeasureWords,
  zhMissingSubject,
  zhMisusedIdioms,
  zhMixedDigits,
  zhMixedStructures,
  zhNameDot,
  zhNegations,
  zhNestedQuotes,
  zhNestedTitles,
  zhNumberUnitSpace,
  zhOfficialNames,
  zhOrdinalBracket,
  zhOrdinalComma,
  zhPairedConjunctions,
  zhParticles,
  zhPauseBeforeAnd,
  zhPercentTwice,
  zhPreferredForms,
  zhQuestionExclamationOrder,
  zhQuestionMarkMissing,
  zhQuoteDirection,
  zhQuoteDoubleStop,
  zhRangeSign,
  zhRedundancy,
  zhRepeatedCharacters,
  zhRepeatedWords,
  zhSameSound,
  zhSecondOf,
  zhSeparableVerbs,
  zhShortYear,
  zhSpaceAfterPunctuation,
  zhSpaceAroundPunctuation,
  zhSpaceBetweenHan,
  zhStraightQuotes,
  zhStrayTraditional,
  zhSynonymsTwice,
  zhTwo,
  zhUnitSymbols,
  zhUnpairedBrackets,
  zhUnpairedQuotes,
  zhWeekdayNumber,
  zhWordiness,
  zhWordsInContext,
  zhYearRange,
  zhZeroInYear,
  enAdjectiveForAdverb,
  enAdjectivePreposition,
  enAdverbForAdjective,
  enAdverbHyphen,
  enAfterModal,
  enAgeHave,
  enAgeHyphen,
  enAgoOrder,
  enAlthoughBut,
  enAndEtc,
  enArticle,
  enArticleBeforeCountable,
  enArticleBeforeLetters,
  enBackshift,
  enBeAgree,
  enBecauseOf,
  enBecauseSo,
  enBorrowLend,
  enBracketSpacing,
  enCausativeVerb,
  enChinglish,
  enClauseSubject,
  enClockTime,
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
  enComparisonWord,
  enCompoundAdjective,
  enCompoundNumber,
  enCompoundSubject,
  enCompoundWord,
  enContraction,
  enCouldOf,
  enCountryArticle,
  enCurrencyPlace,
  enDecadeApostrophe,
  enDoubleComparative,
  enDoubleDeterminer,
  enDoubleModal,
  enDoubleNegation,
  enDoubleSpace,
  enDoubleSubject,
  enDoubledMark,
  enDoubledWord,
  enEachOfVerb,
  enEdIngAdjective,
  enEtcStop,
  enFamilyPossessive,
  enFirstTime,
  enFixedPhrase,
  enFullWidthMark,
  enGerundAfterVerb,
  enGerundPhrase,
  enGoGerund,
  enHadBetter,
  enHardHardly,
  enHundreds,
  enIfWould,
  enIndefiniteVerb,
  enIndirectQuestion,
  enIndirectQuestionMark,
  enInfinitiveAfterVerb,
  enInfinitiveForPreposition,
  enInfinitivePast,
  enIntransitivePassive,
  enIntroductoryComma,
  enInversion,
  enIrregularPlural,
  enIrregularPossessive,
  enIts,
  enJoinedWord,
  enLatinStops,
  enLearnTeach,
  enLearnerPhrases,
  enLets,
  enLikeGerund,
  enLookForward,
  enLotOfSingular,
  enMakeDo,
  enMeasureHyphen,
  enMisplacedApostrophe,
  enMissingApostrophe,
  enMissingArticle,
  enMissingBe,
  enMissingFinalStop,
  enMissingIt,
  enMissingPreposition,
  enMistakenPhrase,
  enMixedQuotes,
  enModalBe,
  enModalTo,
  enMostOfVerb,
  enMuchMany,
  enNameCapital,
  enNeedlessPreposition,
  enNegationDo,
  enNounPreposition,
  enNumberHyphen,
  enNumberNoun,
  enObjectInfinitive,
  enOneOf,
  enOrdinalEnding,
  enOtherSingular,
  enPassiveParticiple,
  enPastAfterDid,
  enPastTime,
  enPerfectParticiple,
  enPerfectPastTime,
  enPersonVerb,
  enPluralApostrophe,
  enPluralNumber,
  enPossessiveBeforeNoun,
  enPrepositionClause,
  enPrepositionGerund,
  enProgressiveForm,
  enPronounApostrophe,
  enPronounCase,
  enPronounI,
  enPronounVerb,
  enProperCapital,
  enPurposeInfinitive,
  enQuestionAgreement,
  enQuestionMark,
  enQuestionOrder,
  enQuestionTag,
  enQuoteSpacing,
  enRedundancy,
  enReflexiveForm,
  enRelativePronoun,
  enRelativeVerb,
  enRememberRemind,
  enSameArticle,
  enSayTell,
  enSentenceCapital,
  enShortComparative,
  enSimilarWord,
  enSinceFor,
  enSincePerfect,
  enSingularAfterDeterminer,
  enSomeOfSingular,
  enSpaceAfterPunctuation,
  enSpaceBeforePunctuation,
  enSplitWord,
  enStativeVerb,
  enSubjectVerb,
  enSuchAsPunctuation,
  enSuchSo,
  enSuggestTo,
  enSuperlativeArticle,
  enTakeHave,
  enThan,
  enTheir,
  enThere,
  enThisThese,
  enTimePossessive,
  enTimePreposition,
  enTimeWithoutPreposition,
  enTodayPossessive,
  enToo,
  enTooMuchAdjective,
  enTravelTrip,
  enTurnOn,
  enUncountable,
  enUnwantedCapital,
  enUsedTo,
  enVerbPreposition,
  enVeryVerb,
  enWatchSee,
  enWhenWasPresent,
  enWhenWill,
  enWhose,
  enWinEarn,
  enWishPast,
  enWordClass,
  enWordyPhrase,
  enWorkJob,
  enWouldLike,
  enYour,
];
