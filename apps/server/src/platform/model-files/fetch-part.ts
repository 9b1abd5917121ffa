import { open, truncate } from 'node:fs/promises';
import { maxModelSize } from './manifest.ts';
import { ModelFileError } from './model-file-error.ts';

const maxRedirects = 5;
/** Number of bytes between two checks of the free space. */
const spaceEvery = 64 * 1024 * 1024;

/** An incomplete download; the message is for the operator. Received bytes stay in the file. */
export class PartialDownload extends Error {
  override name = 'PartialDownload';
  /** Whether another attempt at the same address would fail too. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { readonly isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** The part of a file to fetch. */
export interface PartRequest {
  readonly address: URL;
  /** Path of the file that receives the bytes. */
  readonly part: string;
  /** The number of bytes in it. */
  readonly from: number;
  /** The bytes of the whole file; null if unknown. */
  readonly size: number | null;
  /** Throws ModelFileError if this many bytes do not fit on the disk. */
  readonly checkSpace: (missing: number) => Promise<void>;
  /** Called with the number of received bytes, and the size of the whole file, null if unknown. */
  readonly onProgress: (length: number, total: number | null) => void;
  /** Idle timeout of a connection, in ms. */
  readonly timeout: number;
}

/** Fetches the rest of a file and appends it; restarts if the server sends the whole file. Throws PartialDownload. */
export async function fetchPart(request: PartRequest): Promise<void> {
  const silence = new Silence(request.timeout);
  try {
    const reply = await follow(request, silence.signal);
    if (reply.status === 416) {
      await truncate(request.part);
      throw new PartialDownload('it has no such part; starting again', { isFinal: false });
    }
    const from = startOf(reply, request);
    const total = totalOf(reply, request, from);
    await request.checkSpace((total ?? from) - from);
    await append(reply, { request, from, total, silence });
    if (total === null) return;
    const missing = total - (await lengthOf(request.part));
    if (missing > 0) throw new PartialDownload('the connection was cut', { isFinal: false });
  } catch (error) {
    throw explain(error, silence.signal);
  } finally {
    silence.end();
  }
}

/** Follows redirects to https, or within the same http server. */
async function follow({ address, from }: PartRequest, signal: AbortSignal): Promise<Response> {
  let at = address;
  for (let count = 0; count <= maxRedirects; count++) {
    const headers = { 'accept-encoding': 'identity', ...(from > 0 && { range: `bytes=${from}-` }) };
    const reply = await fetch(at, { headers, redirect: 'manual', signal });
    const location = reply.headers.get('location');
    if (reply.status < 300 || reply.status > 399 || location === null) return reply;
    await reply.body?.cancel();
    const next = URL.parse(location, at.href);
    const isAllowed = next?.protocol === 'https:' || (next?.origin === at.origin && at.protocol === 'http:');
    if (!next || !isAllowed)
      throw new PartialDownload('it redirects to an address that is not https', { isFinal: true });
    at = next;
  }
  throw new PartialDownload('it redirects too often', { isFinal: true });
}

/** The offset of the first byte of a reply. */
function startOf({ status, headers }: Response, { from }: PartRequest): number {
  if (status === 200) return 0;
  if (status === 206) {
    const [, start] = /^bytes (\d+)-/.exec(headers.get('content-range') ?? '') ?? [];
    if (start !== undefined && Number(start) === from) return from;
    throw new PartialDownload('it sends another part than requested', { isFinal: true });
  }
  const isTemporary = status >= 500 || status === 429;
  throw new PartialDownload(`it answers ${status}`, { isFinal: !isTemporary });
}

/** Size of the whole file in bytes according to the response; null if it does not state it. */
function totalOf({ headers }: Response, { size }: PartRequest, from: number): number | null {
  const [, ofRange] = /\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  const length = headers.get('content-length');
  const total = ofRange !== undefined ? Number(ofRange) : length !== null ? from + Number(length) : null;
  if (total === null) return size;
  if (total > maxModelSize || (size !== null && total !== size)) {
    throw new PartialDownload(`its file has ${total} bytes instead of ${size ?? `at most ${maxModelSize}`}`, {
      isFinal: true,
    });
  }
  return total;
}

async function append(
  reply: Response,
  {
    request,
    from,
    total,
    silence,
  }: {
    readonly request: PartRequest;
    readonly from: number;
    readonly total: number | null;
    readonly silence: Silence;
  },
): Promise<void> {
  const file = await open(request.part, from === 0 ? 'w' : 'a');
  try {
    let length = from;
    let checked = from;
    for await (const bytes of reply.body ?? []) {
      silence.received();
      length += bytes.length;
      if (length > (total ?? maxModelSize))
        throw new PartialDownload('it sends more than the file has', { isFinal: true });
      if (length - checked > spaceEvery) {
        checked = length;
        await request.checkSpace(0);
      }
      // `write` may write less than it was given.
      await file.writeFile(bytes);
      request.onProgress(length, total);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

async function lengthOf(path: string): Promise<number> {
  const file = await open(path);
  try {
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

/** Converts network errors to PartialDownload; errors of the disk and of the operator are unchanged. */
function explain(error: unknown, silence: AbortSignal): unknown {
  if (error instanceof PartialDownload || error instanceof ModelFileError) return error;
  if (silence.aborted) return new PartialDownload('it does not respond', { isFinal: false });
  const isOfDisk = error instanceof Error && 'syscall' in error && error.syscall !== 'read';
  if (isOfDisk) return error;
  return new PartialDownload('the connection failed', { isFinal: false });
}

/** Aborts a request whose connection has been idle for too long. */
class Silence {
  readonly #controller = new AbortController();
  readonly #timeout: number;
  #timer: NodeJS.Timeout;

  constructor(timeout: number) {
    this.#timeout = timeout;
    this.#timer = this.#wait();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  received(): void {
    this.end();
    this.#timer = this.#wait();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #wait(): NodeJS.Timeout {
    return setTimeout(() => this.#controller.abort(), this.#timeout);
  }
}
