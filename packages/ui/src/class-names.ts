/** Joins class names, leaving out what is false or missing. Later Tailwind classes do not undo earlier ones. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
