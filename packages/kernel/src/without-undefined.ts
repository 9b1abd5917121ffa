/** An object type whose fields may all be there and undefined. */
export type MaybeUndefined<T> = { readonly [Name in keyof T]?: T[Name] | undefined };

/** The fields that have a value, so that spreading them over defaults hides none. */
export function withoutUndefined<T extends object>(source: MaybeUndefined<T>): Partial<T> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined)) as Partial<T>;
}
