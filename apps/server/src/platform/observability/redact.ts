import { toSourceLine } from './source-stack.ts';

/** Replaces redacted values in a log line. */
const redactedMark = '[redacted]';

/** A value exempt from redaction: what a simulator shows instead of sending it. */
export class UnredactedValue {
  readonly value: string;

  constructor(value: string) {
    this.value = value;
  }
}

const maxLength = 2000;
const deepest = 6;
const widest = 50;

/** Field names, ignoring case, `-` and `_`, whose values are never logged. */
const secretNames = new Set([
  ...['authorization', 'cookie', 'cookies', 'setcookie', 'token', 'accesstoken', 'refreshtoken', 'session'],
  ...[
    'password',
    'newpassword',
    'oldpassword',
    'pswd',
    'secret',
    'secretkey',
    'key',
    'hash',
    'salt',
    'nonce',
  ],
  ...[
    'code',
    'verifycode',
    'smscode',
    'otp',
    'puzzle',
    'phone',
    'mobile',
    'email',
    'address',
    'ip',
    'xforwardedfor',
  ],
  ...['text', 'title', 'content', 'body', 'html', 'nickname', 'username', 'displayname', 'useragent'],
  ...['input', 'query', 'params', 'parameters', 'data', 'detail', 'where', 'update'],
]);
const secretEndings = /(?:token|password|secret|phone|mobile|email)$/;

/** Patterns of secret or personal data inside longer texts. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // Failed statements include their values after this word.
  [/\bparams: [\s\S]*/g, `params: ${redactedMark}`],
  // PostgreSQL quotes the value that it could not parse.
  [/(invalid [^:"]*: )"[\s\S]*"/g, `$1${redactedMark}`],
  [/(:\/\/)[^/\s@]+@/g, `$1${redactedMark}@`],
  [/\?[^\s"'<>)]*=[^\s"'<>)]*/g, `?${redactedMark}`],
  [/\b(bearer|basic)\s+[\w+/=.~-]+/gi, `$1 ${redactedMark}`],
  [/\b(token|password|secret|code|phone)(["']?\s*[=:]\s*["']?)[^\s"',;&}]+/gi, `$1$2${redactedMark}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, redactedMark],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, redactedMark],
  [/(?<![\w.-])\+\d[\d -]{6,16}\d/g, redactedMark],
  [/(?<![\w.-])(?:86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?![\w.])/g, redactedMark],
  [/(?<![\w/.-])[\w-]{40,}(?![\w/.])/g, redactedMark],
];

/** Returns a copy of the fields that is safe to log: limited in size, without secrets and personal data. */
export function redact(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return redactObject(fields, 0);
}

/** Returns the text without phone numbers, tokens, addresses, URL queries and the like. */
function redactText(text: string): string {
  // Most values are names and paths, which match none of the patterns below.
  if (/^[A-Za-z/_.-]{0,39}$/.test(text)) return text;
  let clean = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  for (const [pattern, replacement] of patterns) clean = clean.replace(pattern, replacement);
  return clean;
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value === null || typeof value !== 'object') return typeof value === 'function' ? undefined : value;
  if (value instanceof UnredactedValue) return value.value;
  if (depth >= deepest) return '[deep]';
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.slice(0, widest).map((item) => redactValue(item, depth + 1));
  if (value instanceof Map) return redactObject(Object.fromEntries(value), depth);
  if (value instanceof Set) return redactValue([...value], depth);
  return redactObject(value, depth);
}

function redactObject(value: object, depth: number): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value).slice(0, widest)) {
    clean[name] =
      isSecretName(name) && !(item instanceof UnredactedValue) ? redactedMark : redactValue(item, depth + 1);
  }
  return clean;
}

/** Keeps only the explanatory parts of an error: drivers attach rows and values to theirs. */
function redactError(error: Error, depth: number): Record<string, unknown> {
  const code = 'code' in error ? error.code : undefined;
  return {
    name: error.name,
    message: redactText(error.message),
    ...(isErrorCode(code) ? { code } : {}),
    ...(error.stack ? { stack: redactStack(error) } : {}),
    ...(error.cause === undefined ? {} : { cause: redactValue(error.cause, depth + 1) }),
    ...(error instanceof AggregateError ? { errors: redactValue(error.errors, depth + 1) } : {}),
  };
}

/** Keeps only the frames: the message before them is logged separately and redacted as a whole there. */
function redactStack(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames
    .slice(0, 12)
    .map((line) => toSourceLine(line.trim()))
    .join('\n');
}

/**
 * Matches system errors (ECONNREFUSED), SQL states (23505) and error codes of the product
 * (too_many_requests), never a number sent by SMS.
 */
function isErrorCode(code: unknown): code is string {
  return typeof code === 'string' && (/^[A-Z0-9]{5}$/.test(code) || /^[A-Za-z_]{3,40}$/.test(code));
}

function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[-_]/g, '');
  return secretNames.has(plain) || secretEndings.test(plain);
}
