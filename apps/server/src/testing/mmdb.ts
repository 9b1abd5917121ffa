import { isIPv4 } from 'node:net';

/** A value of the format; whole numbers are encoded as uint32. */
export type MmdbValue =
  | string
  | number
  | boolean
  | readonly MmdbValue[]
  | { readonly [key: string]: MmdbValue | undefined };

/** The content of a test database. */
export interface MmdbContent {
  /** Disjoint networks such as `203.0.113.0/24` or `2001:db8::/32`, with their data. */
  readonly networks: readonly (readonly [network: string, record: MmdbValue])[];
  /** 6 by default: IPv4 addresses are then in ::/96. */
  readonly ipVersion?: 4 | 6;
  readonly recordSize?: 24 | 28 | 32;
  readonly type?: string;
  /** Fields of the metadata to override; undefined omits one. */
  readonly description?: { readonly [key: string]: MmdbValue | undefined };
}

/** An inner node, data (an offset), or nothing. */
type Branch = Node | number | null;
interface Node {
  branches: [Branch, Branch];
}

const mark = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');

/** Writes a database according to MaxMind's specification 2.0: search tree, data, metadata. */
export function buildMmdb({
  networks,
  ipVersion = 6,
  recordSize = 28,
  type = 'GeoLite2-City',
  description,
}: MmdbContent): Buffer {
  const root: Node = { branches: [null, null] };
  const records: Buffer[] = [];
  let offset = 0;
  for (const [network, record] of networks) {
    insert(root, bitsOf(network, ipVersion), offset);
    const bytes = encode(record);
    records.push(bytes);
    offset += bytes.length;
  }
  const nodes = inOrder(root);
  return Buffer.concat([
    ...nodes.map((node) => writeNode(node, nodes, recordSize)),
    Buffer.alloc(16),
    ...records,
    mark,
    encode({
      binary_format_major_version: 2,
      binary_format_minor_version: 0,
      build_epoch: 1_790_000_000,
      database_type: type,
      description: { en: 'Invented for tests' },
      ip_version: ipVersion,
      languages: ['en', 'zh-CN'],
      node_count: nodes.length,
      record_size: recordSize,
      ...description,
    }),
  ]);
}

function insert(root: Node, bits: readonly number[], offset: number): void {
  let node = root;
  for (const [depth, bit] of bits.entries()) {
    if (depth === bits.length - 1) {
      node.branches[bit === 1 ? 1 : 0] = offset;
      return;
    }
    const next = node.branches[bit === 1 ? 1 : 0];
    const onward: Node = typeof next === 'object' && next !== null ? next : { branches: [null, null] };
    node.branches[bit === 1 ? 1 : 0] = onward;
    node = onward;
  }
}

function bitsOf(network: string, ipVersion: 4 | 6): readonly number[] {
  const [address = '', length = ''] = network.split('/');
  const isOld = isIPv4(address);
  const parts = isOld ? address.split('.').map(Number) : hextets(address);
  const bits = parts.flatMap((part) => [...part.toString(2).padStart(isOld ? 8 : 16, '0')].map(Number));
  const above = isOld && ipVersion === 6 ? Array<number>(96).fill(0) : [];
  return [...above, ...bits.slice(0, Number(length))];
}

function hextets(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const read = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((part) => Number.parseInt(part, 16));
  const [front, back] = [read(head), read(tail)];
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

function inOrder(root: Node): readonly Node[] {
  const nodes: Node[] = [root];
  for (const node of nodes) {
    for (const branch of node.branches) if (typeof branch === 'object' && branch !== null) nodes.push(branch);
  }
  return nodes;
}

function writeNode(node: Node, nodes: readonly Node[], recordSize: 24 | 28 | 32): Buffer {
  const [left, right] = node.branches.map((branch) => {
    if (branch === null) return nodes.length;
    return typeof branch === 'number' ? nodes.length + 16 + branch : nodes.indexOf(branch);
  }) as [number, number];
  const joined = (BigInt(left) << BigInt(recordSize)) | BigInt(right);
  const bytes = Buffer.from(joined.toString(16).padStart(recordSize / 2, '0'), 'hex');
  if (recordSize !== 28) return bytes;
  // The four high bits of both share the byte in the middle.
  const high = ((left >>> 24) << 4) | (right >>> 24);
  const low = (value: number) => [(value >>> 16) & 255, (value >>> 8) & 255, value & 255];
  return Buffer.from([...low(left), high, ...low(right)]);
}

function encode(value: MmdbValue): Buffer {
  if (typeof value === 'string') return withHead(2, Buffer.byteLength(value), Buffer.from(value));
  if (typeof value === 'number') return withHead(6, 4, uint32(value));
  if (typeof value === 'boolean') return withHead(14, value ? 1 : 0);
  if (Array.isArray(value)) return withHead(11, value.length, ...value.map(encode));
  const fields = Object.entries(value).flatMap(([key, each]) =>
    each === undefined ? [] : [[key, each] as const],
  );
  return withHead(7, fields.length, ...fields.flatMap(([key, each]) => [encode(key), encode(each)]));
}

/** Returns a value with its control bytes: its type, extended beyond 7, and its size, in one to three bytes. */
function withHead(type: number, size: number, ...content: readonly Buffer[]): Buffer {
  const small = Math.min(size, size < 285 ? 29 : 30);
  const first = ((type > 7 ? 0 : type) << 5) | (size < 29 ? size : small);
  const more = size < 29 ? [] : size < 285 ? [size - 29] : [(size - 285) >> 8, (size - 285) & 255];
  return Buffer.concat([Buffer.from([first, ...(type > 7 ? [type - 7] : []), ...more]), ...content]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
