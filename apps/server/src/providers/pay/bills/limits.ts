/** Maximum size of a bill file as transferred, in bytes. */
export const maxPackedBillSize = 16 * 1024 * 1024;
/** Maximum size of a bill file after unpacking, in bytes. */
export const maxBillSize = 64 * 1024 * 1024;
/** Maximum number of lines of a bill. */
export const maxBillLines = 200_000;
