import { Socket } from 'node:net';
import { afterEach, beforeEach } from 'vitest';

/** Vitest setup: fails tests that write to the console or connect to another machine. */

const ownHosts = new Set(['localhost', '127.0.0.1', '::1', '::ffff:127.0.0.1', '0.0.0.0', '']);

/** Returns the target of `connect`: Node passes options, a port with a host, a path, or these wrapped in an array. */
function targetOf(args: readonly unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first !== 'object' || first === null) return typeof second === 'string' ? second : '';
  const { path, host } = first as { path?: unknown; host?: unknown };
  return typeof path === 'string' || typeof host !== 'string' ? '' : host;
}

const connect = Socket.prototype.connect as (this: Socket, ...args: unknown[]) => Socket;
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const host = targetOf(args);
  if (!ownHosts.has(host)) throw new Error(`A test tried to reach ${host}: tests stay on this machine.`);
  return connect.apply(this, args);
};

const complaints: string[] = [];
const real = { error: console.error, warn: console.warn };

function listen(kind: 'error' | 'warn') {
  return (...values: unknown[]) => {
    complaints.push(`console.${kind}: ${values.map(String).join(' ')}`);
    real[kind](...values);
  };
}

beforeEach(() => {
  complaints.length = 0;
  console.error = listen('error');
  console.warn = listen('warn');
});

afterEach(() => {
  console.error = real.error;
  console.warn = real.warn;
  if (complaints.length > 0) throw new Error(`The test passed but complained:\n${complaints.join('\n')}`);
});
