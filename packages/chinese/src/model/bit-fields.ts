/** A table of bit-packed records, least significant bit first, as written by KenLM. */
export interface BitTable {
  readonly bytes: DataView;
  /** First byte of the table. */
  readonly start: number;
  /** Bits per record. */
  readonly width: number;
}

/** The field of `length` bits (at most 25) at bit `shift` of a record. */
export function readField(table: BitTable, record: number, shift: number, length: number): number {
  if (length === 0) return 0;
  const bit = record * table.width + shift;
  const at = table.start + ((bit / 8) | 0);
  return (table.bytes.getUint32(at, true) >>> (bit & 7)) & ((1 << length) - 1);
}

/** Number of bits needed to write `value`. */
export function bitsFor(value: number): number {
  return value === 0 ? 0 : 32 - Math.clz32(value);
}

/** Size of a table in bytes, with the eight padding bytes that KenLM adds. */
export function sizeOfTable(records: number, width: number): number {
  return Math.floor(((1 + records) * width + 7) / 8) + 8;
}
