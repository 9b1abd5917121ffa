import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A fault of the server: an error status, a redirect, no response, or a connection that is closed during the response. */
export type DavFault = number | { readonly to: string } | 'silence' | 'cut' | 'garbage';

/** A WebDAV server on this machine, limited to files and folders. */
export interface WebDavServer {
  /** The served folder, with a trailing slash. */
  readonly url: string;
  /** Content by path within the folder; folders end with a slash. */
  readonly files: Map<string, Buffer>;
  /** The received requests: method and path. */
  readonly requests: string[];
  /** Called before each request, and may return a fault. */
  fault: (method: string, path: string) => DavFault | null;
  /** Invalidates the issued nonces, as after a timeout. */
  expireNonces(): void;
  /** Closes all connections, including those without a response. */
  dropConnections(): void;
  stop(): Promise<void>;
}

export interface WebDavOptions {
  readonly login?: 'basic' | 'digest' | 'digest-sha256' | 'open';
  readonly user?: string;
  readonly password?: string;
}

const root = '/dav/';
const realm = 'Files';

/** Starts a server on a free port, without content. */
export async function startWebDav(options: WebDavOptions = {}): Promise<WebDavServer> {
  const credentials = { login: 'basic', user: 'li', password: '墨 "1"', ...options } as const;
  const nonces = new Map<string, number>();
  const files = new Map<string, Buffer>([['', Buffer.alloc(0)]]);
  const requests: string[] = [];
  const http = createServer((request, reply) => {
    const [method, path] = [request.method ?? '', decodeURIComponent(request.url ?? '')];
    requests.push(`${method} ${path}`);
    request.on('error', () => undefined);
    const fault = server.fault(method, path);
    if (fault !== null) return replyWithFault(fault, request, reply);
    const challenge = challengeFor(request, credentials, nonces);
    if (challenge !== null) return refuse(request, reply, challenge);
    return void answer(files, method, path.slice(root.length), request, reply);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const server: WebDavServer = {
    url: `http://127.0.0.1:${port}${root}`,
    files,
    requests,
    fault: () => null,
    expireNonces: () => nonces.clear(),
    dropConnections: () => http.closeAllConnections(),
    stop: async () => {
      http.closeAllConnections();
      http.close();
    },
  };
  return server;
}

/** Refuses a request before reading its body, as real servers do. */
function refuse(request: IncomingMessage, reply: ServerResponse, challenge: string): void {
  reply.writeHead(401, { 'www-authenticate': challenge, connection: 'close' }).end('Who are you?');
  request.resume();
}

function replyWithFault(fault: DavFault, request: IncomingMessage, reply: ServerResponse): void {
  if (fault === 'silence') return;
  if (fault === 'garbage') return void request.socket.end('SSH-2.0-OpenSSH_9.6\r\n');
  if (fault === 'cut') return void request.once('data', () => request.socket.destroy());
  if (typeof fault === 'object') return void reply.writeHead(302, { location: fault.to }).end();
  reply.writeHead(fault, { connection: 'close' }).end();
}

async function answer(
  files: Map<string, Buffer>,
  method: string,
  path: string,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const content = method === 'PUT' ? await buffer(request).catch(() => null) : Buffer.alloc(0);
  // The connection was closed during the upload: the content is discarded.
  if (content === null) return;
  const file = files.get(path);
  const end = (status: number, body?: Buffer | string) => void reply.writeHead(status).end(body);
  switch (method) {
    case 'PROPFIND':
      return end(file ? 207 : 404, '<multistatus xmlns="DAV:"/>');
    case 'MKCOL':
      return end(file ? 405 : make(files, path, content));
    case 'PUT':
      return end(make(files, path, content));
    case 'GET':
    case 'HEAD':
      if (!file) return end(404);
      return void reply.writeHead(200, { 'content-length': file.length }).end(method === 'GET' ? file : '');
    case 'DELETE':
      return end(files.delete(path) ? 204 : 404);
    case 'MOVE': {
      const to = decodeURIComponent(new URL(request.headers.destination?.toString() ?? '').pathname);
      if (!file) return end(404);
      files.delete(path);
      return end(make(files, to.slice(root.length), file));
    }
    default:
      return end(405);
  }
}

/** Nothing can be created in a missing folder. */
function make(files: Map<string, Buffer>, path: string, content: Buffer): number {
  const folder = path.replace(/[^/]*\/?$/, '');
  if (!files.has(folder)) return 409;
  files.set(path, content);
  return 201;
}

type Credentials = Required<WebDavOptions>;

/** Returns the challenge for a request without valid credentials; null if they are valid. */
function challengeFor(
  request: IncomingMessage,
  credentials: Credentials,
  nonces: Map<string, number>,
): string | null {
  const authorization = request.headers.authorization ?? '';
  if (credentials.login === 'open') return null;
  if (credentials.login === 'basic') {
    const right = Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64');
    return authorization === `Basic ${right}` ? null : `Basic realm="${realm}", charset="UTF-8"`;
  }
  const algorithm = credentials.login === 'digest' ? 'MD5' : 'SHA-256';
  const fields = readFields(authorization);
  const count = nonces.get(fields.get('nonce') ?? '');
  const isStale = authorization !== '' && count === undefined;
  if (count !== undefined && isProof(fields, request.method ?? '', credentials)) {
    const next = Number.parseInt(fields.get('nc') ?? '', 16);
    if (next > count) {
      nonces.set(fields.get('nonce') ?? '', next);
      return null;
    }
  }
  const nonce = randomUUID();
  nonces.set(nonce, 0);
  const stale = isStale ? ', stale=true' : '';
  return `Basic realm="${realm}", Digest realm="${realm}", qop="auth,auth-int", algorithm=${algorithm}, nonce="${nonce}", opaque="x"${stale}`;
}

function readFields(header: string): Map<string, string> {
  const fields = header.matchAll(/(\w+)=(?:"((?:[^"\\]|\\.)*)"|([^\s,]+))/g);
  return new Map(
    [...fields].map(([, name = '', quoted, plain]) => [name, quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '']),
  );
}

function isProof(
  fields: Map<string, string>,
  method: string,
  { login, user, password }: Credentials,
): boolean {
  const hash = (text: string) =>
    createHash(login === 'digest' ? 'md5' : 'sha256')
      .update(text)
      .digest('hex');
  const field = (name: string) => fields.get(name) ?? '';
  const [a1, a2] = [hash(`${user}:${realm}:${password}`), hash(`${method}:${field('uri')}`)];
  const proof = hash(`${a1}:${field('nonce')}:${field('nc')}:${field('cnonce')}:auth:${a2}`);
  return field('username') === user && field('response') === proof && field('opaque') === 'x';
}
