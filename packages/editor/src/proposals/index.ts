export {
  type AnchoredProposal,
  anchorProposals,
  type ProposalAnchor,
  placeAnchored,
} from './anchor-proposals.ts';
export { type DocumentRange, readRange } from './document-range.ts';
export {
  followPlace,
  type InsertionPlace,
  insertBelow,
  insertionPlace,
  insertSections,
  insertText,
  type TextSection,
} from './insert-text.ts';
export { type LockMark, LockMarks, showLocks, toggleLock, unlockedIn } from './lock-marks.ts';
export type { PlacedProposal, Proposal, Standing } from './proposal.ts';
export {
  activeProposal,
  Proposals,
  type ProposalsChange,
  proposalsIn,
  proposalsKey,
  proposalsRevision,
} from './proposals-plugin.ts';
export { atom, type DocumentSentence, sentencesIn } from './sentence-text.ts';
export { acceptProposals, changeProposals, goToProposal, type Pick } from './settle-proposals.ts';
export type { AcceptWay } from './write-sentence.ts';
