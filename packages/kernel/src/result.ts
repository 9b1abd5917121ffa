/** Result of a decision: a value, or a refusal with its reason. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** A successful result. */
export function allow<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

/** A refusal with its reason. */
export function refuse<const Refusal>(refusal: Refusal): Result<never, Refusal> {
  return { ok: false, refusal };
}
