import type en from './messages/en/errors.json';

/**
 * All error codes. A code is a key of the error messages, so a code without a message does not compile. Add
 * the message to messages/en/errors.json and messages/zh/errors.json first.
 */
export type ErrorCode = keyof typeof en;

/** Parameters of an error message, such as a limit or a number of seconds. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** Returns the values of an error message: its parameters, and `minutes` for a wait of two minutes or more, otherwise 0. */
export function errorValues(params: ErrorParams): ErrorParams {
  const { seconds } = params;
  if (typeof seconds !== 'number') return params;
  return { ...params, minutes: seconds < 120 ? 0 : Math.ceil(seconds / 60) };
}
