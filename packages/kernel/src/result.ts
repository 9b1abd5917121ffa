/** What a decision returns: a value, or a refusal that says why. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** A decision that went through. */
export function allow<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

/** A decision that did not, and why. */
export function refuse<const Refusal>(refusal: Refusal): Result<never, Refusal> {
  return { ok: false, refusal };
}
