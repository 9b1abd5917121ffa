import { type AgentOptions, type ClientRequestArgs, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { AppError } from '@inkstone/contracts';

/** Rules for the addresses that may be connected to. */
export interface GuardRule {
  /** Resolves a host name. */
  resolve(name: string): Promise<readonly string[]>;
  isAllowed(address: string): boolean;
}

type ConnectCallback = (error: Error | null, stream: Duplex) => void;

/** HTTP agents that check each address when connecting, which prevents DNS rebinding. */
export class GuardedAgents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;

  constructor(rule: GuardRule) {
    // Requests are rare, so a kept-alive connection may be stale.
    const options: AgentOptions = { keepAlive: false, maxSockets: 4, lookup: guardedLookup(rule) };
    this.http = new GuardedHttp(rule, options);
    this.https = new GuardedHttps(rule, options);
  }

  /** Closes all connections. */
  close(): void {
    this.http.destroy();
    this.https.destroy();
  }
}

class GuardedHttp extends HttpAgent {
  readonly #rule: GuardRule;

  constructor(rule: GuardRule, options: AgentOptions) {
    super(options);
    this.#rule = rule;
  }

  override createConnection(options: ClientRequestArgs, connected?: ConnectCallback) {
    checkLiteral(options.host, this.#rule);
    return super.createConnection(options, connected);
  }
}

class GuardedHttps extends HttpsAgent {
  readonly #rule: GuardRule;

  constructor(rule: GuardRule, options: AgentOptions) {
    super(options);
    this.#rule = rule;
  }

  override createConnection(options: RequestOptions, connected?: ConnectCallback) {
    checkLiteral(options.host, this.#rule);
    return super.createConnection(options, connected);
  }
}

/** Refuses a forbidden IP address given as host, because literals are never resolved. */
export function checkLiteral(host: string | null | undefined, { isAllowed }: GuardRule): void {
  const literal = (host ?? '').replace(/^\[|\]$/g, '');
  if (isIP(literal) && !isAllowed(literal)) throw refused();
}

/** Refuses a name if any of its addresses is forbidden. */
function guardedLookup({ resolve, isAllowed }: GuardRule): LookupFunction {
  return (name, { all }, found) => {
    resolve(name).then(
      (addresses) => {
        const resolved = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = resolved;
        if (!first) return found(new AppError('destination_unreachable'), '', 0);
        if (!addresses.every(isAllowed)) return found(refused(), '', 0);
        return all ? found(null, resolved) : found(null, first.address, first.family);
      },
      (error) => found(error, '', 0),
    );
  };
}

function refused(): AppError {
  return new AppError('destination_address_refused');
}
