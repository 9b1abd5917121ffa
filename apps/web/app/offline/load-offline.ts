import { isNetworkFailure } from './network-failure.ts';

/** Loads a page from the server, or from local storage when the server cannot be reached. */
export async function loadOffline<Data>(
  serverLoader: () => Promise<Data>,
  fromHere: () => Promise<Data>,
): Promise<Data> {
  try {
    return await serverLoader();
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    return await fromHere();
  }
}
