import { createHttpCall, createHttpStream } from '@inkstone/api-client';
import { AppError, type Call, type StreamCall, statusOf } from '@inkstone/contracts';
import { defaultLocale } from '@inkstone/phrases';
import { matchLocale } from './i18n/resolve-locale.ts';
import { dropReplies, takeReply } from './page-replies.ts';
import { progress } from './progress.ts';

const options = {
  baseUrl: '',
  language: () => matchLocale(document.documentElement.lang) ?? defaultLocale,
  renew: async () => (await import('./renewal.ts')).renew(),
};

const send: Call = createHttpCall(options);

/**
 * Calls an endpoint from the browser without showing the progress bar: for background requests such as
 * checking while the user types. Sends no request if the page contains the reply. Loaders use
 * `context.get(pageContext).call`.
 */
export const quietCall: Call = async (endpoint, input) => {
  const embedded = takeReply(endpoint, input);
  return embedded ? (embedded.reply as never) : send(endpoint, input);
};

/**
 * Follows an event stream from the browser; the caller shows its progress. Loaders use that of the page
 * context.
 */
export const stream: StreamCall = createHttpStream(options);

/** Calls an endpoint for an action of the user: the progress bar shows its progress and its failure. */
export const call: Call = async (endpoint, input) => {
  progress.start();
  if (endpoint.method !== 'GET') dropReplies();
  try {
    const reply = await quietCall(endpoint, input);
    progress.finish();
    return reply;
  } catch (error) {
    progress.fail();
    throw error;
  }
};

/** The AppError behind any thrown value; unexpected errors become an unknown error. */
export function refusalOf(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('unknown_error', {}, error);
}

/** Whether an error means that the connection to the server was lost, or there was none. */
export function isConnectionLost(error: unknown): boolean {
  return refusalOf(error).code === 'network_error';
}

/** Whether an error means that nobody is signed in any more, so that trying again does not help. */
export function needsSignIn(error: unknown): boolean {
  return statusOf[refusalOf(error).code] === 401;
}
