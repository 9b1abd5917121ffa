/** Returns the probability whose odds are those of a probability times a factor. */
export function scaleOdds(probability: number, factor: number): number {
  const odds = (probability / (1 - probability)) * factor;
  return odds / (1 + odds);
}
