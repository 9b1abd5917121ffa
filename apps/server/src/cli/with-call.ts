import { userInfo } from 'node:os';
import { createHttpCall } from '@inkstone/api-client';
import { AppError, type Call } from '@inkstone/contracts';
import { formatError } from '@inkstone/phrases/format-error';
import { operatorSocket, probeSocket } from '../platform/http/operator-socket.ts';
import { StartError } from '../platform/settings/start-error.ts';
import type { Config } from '../ports/config.ts';
import { fetchOverSocket } from './fetch-over-socket.ts';
import { openOwnDatabase } from './own-database.ts';

/** Prints one line to the terminal. */
export type Print = (line: string) => void;

/**
 * An operator's command: a client of the contracts, like a page. Throws StartError with a readable message.
 */
export type OperatorCommand = (call: Call, args: readonly string[], print: Print) => Promise<void>;

/** A client that calls the API as the operator of this machine, and the function that releases its resources. */
export interface OperatorCalls {
  readonly call: Call;
  close(): Promise<void>;
}

/**
 * Runs a command against the running server with these settings, through its socket; if none runs, against
 * the database directly. Nothing is opened before the first call. Errors of the API become a StartError with
 * their English message.
 */
export async function withCall<T>(
  config: Config,
  print: Print,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  let calls: OperatorCalls | undefined;
  const call: Call = async (endpoint, input) => {
    calls ??= await openCalls(config, print);
    return calls.call(endpoint, input);
  };
  try {
    return await work(call);
  } catch (error) {
    throw toStartError(error);
  } finally {
    await calls?.close();
  }
}

/** Converts an error of the API to a StartError with its English message; returns other errors unchanged. */
export function toStartError(error: unknown): unknown {
  return error instanceof AppError
    ? new StartError(formatError('en', error.code, error.params), error)
    : error;
}

async function openCalls(config: Config, print: Print): Promise<OperatorCalls> {
  const name = userName();
  const address = await findServer(config);
  if (address === null) return openOwnDatabase(config, name, print);
  const fetch = fetchOverSocket(address, name);
  const call = createHttpCall({ baseUrl: 'http://localhost', language: () => 'en', fetch });
  return { call, close: async () => {} };
}

/** Returns the socket of the running server with these settings; null if none runs. */
async function findServer({ dataDir }: Config): Promise<string | null> {
  const address = operatorSocket(dataDir);
  if (address === null) return null;
  try {
    return (await probeSocket(address)) === 'answers' ? address : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The server in ${dataDir} cannot be reached: ${reason}. Run this as the user that the server runs as.`,
      error,
    );
  }
}

/** The name of the system user; '' if the user id has no name, as in some containers. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
