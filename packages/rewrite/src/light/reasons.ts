/** Why light rewriting changed something: keys of the phrases namespace `rewrite`, below `reasons`. */
export const lightReasons = [
  /** Says the same twice. */
  'redundant',
  /** Several words for what one says. */
  'wordyPhrase',
  /** A verb hidden in a noun. */
  'nounToVerb',
  /** A heavy word for an everyday one. */
  'plainWord',
  /** A word that adds nothing. */
  'emptyWord',
  /** An introduction that announces the sentence instead of saying it. */
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
