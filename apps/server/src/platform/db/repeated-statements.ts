import type pg from 'pg';

/** Limits of one connection; PostgreSQL keeps a plan of some 10 to 50 KB for each named statement. */
const maxNamed = 250;
const maxRemembered = 2000;
/**
 * Texts that depend on the number of values, and `*`, whose columns a migration of another process may change, which
 * PostgreSQL refuses for a named statement.
 */
const isVariable = /\bin \(\$\d+, |\), \((?:\$\d|default)|(?:select|returning|\.)\s*\*/i;

/**
 * Names the statements that a connection sends repeatedly, so that PostgreSQL parses them once, and plans them once where a
 * plan for unknown values is as good. It plans again after the statistics of a table have changed.
 */
export class RepeatedStatements {
  /** Names by text; null for a text that was sent once. */
  readonly #names = new Map<string, string | null>();
  #named = 0;

  /** Returns the statement, with a name from its second time on. */
  named(statement: pg.QueryConfig): pg.QueryConfig {
    const { text } = statement;
    const known = this.#names.get(text);
    if (known) return { ...statement, name: known };
    if (this.#named === maxNamed || isVariable.test(text)) return statement;
    if (known === undefined) {
      if (this.#names.size < maxRemembered) this.#names.set(text, null);
      return statement;
    }
    const name = `repeated_${++this.#named}`;
    this.#names.set(text, name);
    return { ...statement, name };
  }
}
