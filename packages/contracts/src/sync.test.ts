import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClientMessage,
  decodeClientMessage,
  decodeServerMessage,
  encodeClientMessage,
  encodeServerMessage,
  encodeUpdate,
  type ServerMessage,
  syncLimits,
} from './sync.ts';

const bytes = fc.uint8Array({ maxLength: 300 });
const text = fc.string({ unit: 'grapheme', maxLength: 60 });

const clientMessage: fc.Arbitrary<ClientMessage> = fc.oneof(
  fc.record({
    kind: fc.constant('open' as const),
    version: fc.nat(),
    documentId: text,
    accountId: text,
    token: text,
    stateVector: bytes,
  }),
  fc.record({ kind: fc.constant('update' as const), seq: fc.nat(), isLast: fc.boolean(), data: bytes }),
  fc.record({ kind: fc.constant('awareness' as const), data: bytes }),
  fc.constant({ kind: 'ping' as const }),
);

const serverMessage: fc.Arbitrary<ServerMessage> = fc.oneof(
  fc.record({
    kind: fc.constant('opened' as const),
    isReadOnly: fc.boolean(),
    stateVector: bytes,
    missing: bytes,
  }),
  fc.record({ kind: fc.constant('change' as const), data: bytes }),
  fc.record({ kind: fc.constant('saved' as const), seq: fc.nat() }),
  fc.record({ kind: fc.constant('awareness' as const), data: bytes }),
  fc.record({
    kind: fc.constant('refused' as const),
    code: fc.constantFrom('sign_in_first' as const, 'document_too_large' as const),
    params: fc.constantFrom({}, { limit: '64 MB' }, { seconds: 3 }),
  }),
  fc.constant({ kind: 'pong' as const }),
);

describe('messages', () => {
  it('are decoded as they were encoded', () => {
    fc.assert(
      fc.property(clientMessage, (message) => {
        expect(decodeClientMessage(encodeClientMessage(message))).toEqual(message);
      }),
    );
    fc.assert(
      fc.property(serverMessage, (message) => {
        expect(decodeServerMessage(encodeServerMessage(message))).toEqual(message);
      }),
    );
  });

  it('are refused when truncated or followed by other bytes', () => {
    fc.assert(
      fc.property(
        clientMessage,
        fc.nat(),
        fc.uint8Array({ minLength: 1, maxLength: 4 }),
        (message, at, tail) => {
          const whole = encodeClientMessage(message);
          expect(decodeClientMessage(whole.subarray(0, at % whole.length))).toBeNull();
          expect(decodeClientMessage(Uint8Array.of(...whole, ...tail))).toBeNull();
        },
      ),
    );
  });

  it('never throw, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (garbage) => {
        decodeClientMessage(garbage);
        decodeServerMessage(garbage);
      }),
      { numRuns: 5000 },
    );
  });

  it('name only errors of the catalogue', () => {
    const forged = { kind: 'refused', code: 'no_such_code', params: {} } as unknown as ServerMessage;
    expect(decodeServerMessage(encodeServerMessage(forged))).toBeNull();
  });
});

describe('encodeUpdate', () => {
  it.each([0, 1, syncLimits.part, syncLimits.part + 1, 5 * syncLimits.part + 7])(
    'splits %i bytes into messages within the limit',
    (length) => {
      const data = Uint8Array.from({ length }, (_, i) => i % 251);
      const messages = encodeUpdate(9, data);
      const parts = messages.map((message) => decodeClientMessage(message));
      expect(messages.every((message) => message.length <= syncLimits.message)).toBe(true);
      expect(parts.map((part) => part?.kind === 'update' && part.isLast)).toEqual(
        parts.map((_, i) => i === parts.length - 1),
      );
      const joined = parts.flatMap((part) => (part?.kind === 'update' ? [...part.data] : []));
      expect(Uint8Array.from(joined)).toEqual(data);
    },
  );
});
