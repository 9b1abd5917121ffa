import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DestinationTools, SentFile } from '../destination.ts';
import { connectionFailure } from '../destination-failure.ts';
import { Authorization } from './authorization.ts';

/** A WebDAV request. */
export interface DavRequest {
  readonly method: 'PROPFIND' | 'MKCOL' | 'PUT' | 'MOVE' | 'GET' | 'HEAD' | 'DELETE';
  /** Percent-encoded, from the server root. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly file?: SentFile;
}

/** A server's response; for GET only the beginning of the body. */
export interface DavAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly content: Buffer;
}

const maxContent = 64 * 1024;

/** A client for one server and one user's password. Follows no redirects, which could leak the password. */
export class WebDavClient {
  readonly #url: URL;
  readonly #tools: DestinationTools;
  readonly #authorization: Authorization;

  constructor(url: URL, user: string, password: string, tools: DestinationTools) {
    this.#url = url;
    this.#tools = tools;
    this.#authorization = new Authorization(user, password, tools.random);
  }

  /**
   * Sends a request, and repeats it with credentials after a challenge. Throws when the server cannot be
   * reached.
   */
  async send(request: DavRequest): Promise<DavAnswer> {
    try {
      const answer = await this.#sendOnce(request);
      const challenge = answer.headers['www-authenticate'];
      const isNew = answer.status === 401 && challenge && this.#authorization.accept(challenge);
      return isNew ? await this.#sendOnce(request) : answer;
    } catch (error) {
      throw connectionFailure(error);
    }
  }

  async #sendOnce({ method, path, headers, file }: DavRequest): Promise<DavAnswer> {
    const authorization = this.#authorization.header(method, path);
    const options = {
      method,
      path,
      agent: this.#url.protocol === 'https:' ? this.#tools.agents.https : this.#tools.agents.http,
      headers: {
        ...headers,
        'user-agent': 'Inkstone',
        'content-length': String(file?.size ?? 0),
        ...(authorization !== null && { authorization }),
      },
    };
    const content = file ? await file.open() : null;
    const response = await this.#send(options, content);
    const answer = { status: response.statusCode ?? 0, headers: response.headers };
    if (method === 'GET') return { ...answer, content: await readStart(response) };
    // The response body may be cut off when an upload was refused early.
    response.on('error', () => undefined).resume();
    return { ...answer, content: Buffer.alloc(0) };
  }

  #send(options: object, content: Readable | null): Promise<IncomingMessage> {
    const send = this.#url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const request = send(this.#url, options);
      request.setTimeout(this.#tools.timeout, () =>
        request.destroy(Object.assign(new Error('The server does not respond'), { code: 'ETIMEDOUT' })),
      );
      request.on('error', reject);
      request.on('response', (response) => {
        // A server may respond, and refuse, before it has read the whole request.
        content?.destroy();
        resolve(response);
      });
      if (content) pipeline(content, request).catch(reject);
      else request.end();
    });
  }
}

async function readStart(response: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response) {
    pieces.push(piece);
    size += piece.length;
    if (size > maxContent) break;
  }
  return Buffer.concat(pieces);
}
