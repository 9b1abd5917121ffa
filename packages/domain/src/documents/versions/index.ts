export { type BodyMark, type BodyNode, isBody } from './body.ts';
export { type ChangedWords, countChangedWords } from './diff/count-changed-words.ts';
export { diffBodies } from './diff/diff-bodies.ts';
export type { DiffNode } from './diff/diff-node.ts';
export { matchSequences, type Run } from './diff/match-sequences.ts';
export {
  type AutomaticMoment,
  cleanVersionName,
  deletionTime,
  isLargeDeletion,
  isVersionDue,
  pauseLength,
  type VersionNameRefusal,
  type VersionTimes,
} from './due-version.ts';
export {
  isBeyond,
  type KeptVersion,
  namedLimit,
  type Retention,
  retentionOf,
  versionsToDrop,
} from './kept-versions.ts';
