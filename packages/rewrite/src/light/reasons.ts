/** Reasons for changes by light rewriting: keys of the phrases namespace `rewrite`, below `reasons`. */
export const lightReasons = [
  /** The same meaning twice. */
  'redundant',
  /** Several words with the meaning of one. */
  'wordyPhrase',
  /** A nominalised verb. */
  'nounToVerb',
  /** A formal word for an everyday one. */
  'plainWord',
  /** A word that adds nothing. */
  'emptyWord',
  /** An introduction without content. */
  'emptyOpening',
  /** A sentence with "there is" and a relative clause. */
  'thereIs',
  /** A relative clause that a participle replaces. */
  'shortClause',
  /** 的 that is not needed. */
  'needlessDe',
  /** Another word of the same meaning. */
  'otherWord',
] as const;

/** A reason key. */
export type LightReason = (typeof lightReasons)[number];
