/** Maximum size of a bill file as transferred, in bytes. */
export const largestPackedBill = 16 * 1024 * 1024;
/** Maximum size of a bill file after unpacking, in bytes. */
export const largestBill = 64 * 1024 * 1024;
/** Maximum number of lines of a bill. */
export const mostBillLines = 200_000;
