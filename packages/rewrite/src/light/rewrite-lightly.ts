import type { Candidate } from './candidate.ts';
import type { LightOptions, LightResult } from './light-result.ts';
import { applyChanges, changeOf, proposeChanges, withoutOverlap } from './propose-changes.ts';

/**
 * Shortens and clarifies a sentence without a model; every change has a reason. Locks are unchanged. The
 * result has no changes if no improvement was found.
 */
export function rewriteLightly(sentence: string, options: LightOptions): LightResult {
  const better = withoutOverlap(proposeChanges(sentence, options).filter(({ isBetter }) => isBetter));
  const changes = better.map((candidate) => changeOf(sentence, candidate));
  return { text: applyChanges(sentence, changes), changes };
}

const maxVersions = 3;
/** Maximum number of versions that are tried; the first ones differ the most. */
const maxTried = 8;

/**
 * Returns up to three different light versions of a sentence, best first; none if nothing was found. They differ in their
 * replacements; if the sentence needs no change, in synonyms.
 */
export function alternativesLightly(sentence: string, options: LightOptions): readonly LightResult[] {
  const all = proposeChanges(sentence, options);
  const better = withoutOverlap(all.filter(({ isBetter }) => isBetter));
  const taken = (candidate: Candidate) =>
    better.some(({ span }) => span.start <= candidate.span.end && candidate.span.start <= span.end);
  const neutral = withoutOverlap(all.filter((candidate) => !candidate.isBetter && !taken(candidate)));
  const versions = distinct(variantsOf(sentence, better, neutral).slice(0, maxTried), sentence);
  return ranked(versions, options).slice(0, maxVersions);
}

/** Returns the best version, then versions with other replacements, with neutral changes, and with single changes. */
function variantsOf(
  sentence: string,
  better: readonly Candidate[],
  neutral: readonly Candidate[],
): LightResult[] {
  const make = (candidates: readonly Candidate[], choice: number): LightResult => {
    const ordered = candidates.toSorted((a, b) => a.span.start - b.span.start);
    const changes = ordered.map((candidate) => changeOf(sentence, candidate, choice));
    return { text: applyChanges(sentence, changes), changes };
  };
  return [
    make(better, 0),
    make([...better, ...neutral.slice(0, 1)], 0),
    make(better, 1),
    make([...better, ...neutral.slice(1, 2)], 0),
    make([...better, ...neutral], 1),
    ...(better.length > 1 ? better.map((candidate) => make([candidate], 0)) : []),
  ];
}

function distinct(versions: readonly LightResult[], sentence: string): LightResult[] {
  const seen = new Set([sentence]);
  return versions.filter(({ text }) => {
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

/** Sorts by likelihood if the host provides a scorer; the version with every improvement stays first. */
function ranked(versions: readonly LightResult[], { language, resources = {} }: LightOptions): LightResult[] {
  const score = language === 'zh' ? resources.scoreChinese : resources.scoreEnglish;
  const [first, ...others] = versions;
  if (score === undefined || first === undefined) return [...versions];
  const scored = others.map((version) => [version, score(version.text)] as const);
  return [first, ...scored.toSorted((a, b) => b[1] - a[1]).map(([version]) => version)];
}
