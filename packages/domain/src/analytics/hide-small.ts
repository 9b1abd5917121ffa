/**
 * Replaces numbers from 1 to `smallest` - 1 by null. `isSum`: whether the sum of the numbers is shown too; a single hidden number
 * could then be computed, so the next larger one is hidden as well.
 */
export function hideSmall(
  numbers: readonly number[],
  smallest: number,
  { isSum = false }: { readonly isSum?: boolean } = {},
): (number | null)[] {
  const isSmall = (value: number) => value > 0 && value < smallest;
  const hidden = new Set(numbers.flatMap((value, i) => (isSmall(value) ? [i] : [])));
  if (isSum && hidden.size === 1) {
    const rest = numbers
      .map((value, i) => ({ value, i }))
      .filter(({ value, i }) => value > 0 && !hidden.has(i));
    const next = rest.sort((a, b) => a.value - b.value)[0];
    if (next) hidden.add(next.i);
  }
  return numbers.map((value, i) => (hidden.has(i) ? null : value));
}
