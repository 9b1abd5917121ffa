import type { CheckRequest } from '@inkstone/proofread';

/** Passes check requests on in order. */
export interface Holder {
  /** Passes a request on, or holds it back with all later ones if it contains Chinese. */
  take(request: CheckRequest): void;
  /** Passes on what was held back, and from now on everything. */
  release(): void;
}

const han = /\p{Script=Han}/u;

/** Holds texts with Chinese characters back while the Chinese model is being loaded. */
export function holdChinese(pass: (request: CheckRequest) => void): Holder {
  const held: CheckRequest[] = [];
  let isReleased = false;
  return {
    take(request) {
      if (isReleased || (held.length === 0 && !hasChinese(request))) pass(request);
      else held.push(request);
    },
    release() {
      isReleased = true;
      for (const request of held.splice(0)) pass(request);
    },
  };
}

function hasChinese(request: CheckRequest): boolean {
  return request.kind === 'check' && request.items.some(({ text }) => han.test(text));
}
