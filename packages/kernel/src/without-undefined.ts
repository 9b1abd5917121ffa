/** An object type whose fields are all optional and may be undefined. */
export type MaybeUndefined<T> = { readonly [Name in keyof T]?: T[Name] | undefined };

/** Removes undefined fields, so that spreading the object over defaults keeps the defaults. */
export function withoutUndefined<T extends object>(source: MaybeUndefined<T>): Partial<T> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined)) as Partial<T>;
}
