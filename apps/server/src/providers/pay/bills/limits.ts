/** Largest bill file that is fetched, in bytes as it is sent. */
export const largestPackedBill = 16 * 1024 * 1024;
/** Largest bill file that is read, in bytes after unpacking. */
export const largestBill = 64 * 1024 * 1024;
/** Most lines of a bill that are read. */
export const mostBillLines = 200_000;
