/**
 * Joins class names, skipping false and missing ones. Later Tailwind classes do not override earlier ones.
 */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
