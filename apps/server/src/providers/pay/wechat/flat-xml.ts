import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { decodeUtf8 } from '../strict-json.ts';

/** Fields of a message of API v2, by name. */
export type FlatFields = Readonly<Record<string, string>>;

const element = /\s*<(\w{1,64})>(?:<!\[CDATA\[((?:(?!\]\]>)[\s\S])*)\]\]>|([^<&]*))<\/\1>\s*/y;

/** Parses the flat XML of API v2; null for anything else: nested elements, entities, a repeated name, other bytes. */
export function parseFlatXml(bytes: Uint8Array): FlatFields | null {
  let text: string;
  try {
    text = decodeUtf8(bytes).trim();
  } catch {
    return null;
  }
  if (!text.startsWith('<xml>') || !text.endsWith('</xml>')) return null;
  const inner = text.slice(5, -6);
  const fields = new Map<string, string>();
  element.lastIndex = 0;
  for (let at = 0; at < inner.length; at = element.lastIndex) {
    element.lastIndex = at;
    const [, name = '', quoted, plain = ''] = element.exec(inner) ?? [];
    if (name === '' || fields.has(name)) return null;
    fields.set(name, quoted ?? plain);
  }
  return Object.fromEntries(fields);
}

/** Writes fields as flat XML. Values contain no `]]>`. */
export function writeFlatXml(fields: FlatFields): string {
  const parts = Object.entries(fields).map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`);
  return `<xml>${parts.join('')}</xml>`;
}

/** Adds the signature by the APIv2 key. Empty fields are not signed. */
export function signFlat(
  fields: FlatFields,
  key: string,
  by: 'HMAC-SHA256' | 'MD5' = 'HMAC-SHA256',
): FlatFields {
  return { ...fields, sign: signatureOf(fields, key, by) };
}

/** Whether the fields have a valid signature. The length of the signature determines the algorithm; both require our key. */
export function isSignedFlat(fields: FlatFields, key: string): boolean {
  const { sign = '' } = fields;
  const computed = Buffer.from(signatureOf(fields, key, sign.length === 32 ? 'MD5' : 'HMAC-SHA256'));
  const given = Buffer.from(sign);
  return given.length === computed.length && timingSafeEqual(given, computed);
}

function signatureOf(fields: FlatFields, key: string, by: 'HMAC-SHA256' | 'MD5'): string {
  const given = Object.keys(fields)
    .filter((name) => name !== 'sign' && fields[name] !== '')
    .sort();
  const text = [...given.map((name) => `${name}=${fields[name]}`), `key=${key}`].join('&');
  const hash = by === 'MD5' ? createHash('md5') : createHmac('sha256', key);
  return hash.update(text, 'utf8').digest('hex').toUpperCase();
}
