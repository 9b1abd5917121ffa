/** Formats fen as yuan with two decimals. The amount must be a safe integer of at least 0. */
export function yuanOf(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError('Not an amount in fen');
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads yuan with at most two decimals as fen, digit by digit; null if the text is anything else. */
export function fenOf(yuan: string): number | null {
  const [, whole, fraction = ''] = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  return whole === undefined ? null : Number(whole + fraction.padEnd(2, '0'));
}
