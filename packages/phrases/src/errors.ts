import type en from './messages/en/errors.json';

/**
 * Every error the product can show. A code is the key of its words, so a code without words does not
 * compile; add the words to messages/en/errors.json and messages/zh/errors.json first.
 */
export type ErrorCode = keyof typeof en;

/** Values that an error's words may mention, such as a limit or a number of seconds. */
export type ErrorParams = Readonly<Record<string, string | number>>;
