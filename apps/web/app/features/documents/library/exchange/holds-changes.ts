import { importBytesLimit } from '@inkstone/contracts/documents/exchange';

/** Whether a file is a docx with tracked changes. */
export async function holdsChanges(file: File): Promise<boolean> {
  if (!/\.doc[xm]$/i.test(file.name) || file.size > importBytesLimit) return false;
  try {
    const { hasTrackedChanges } = await import('@inkstone/exchange/word-file');
    return hasTrackedChanges(new Uint8Array(await file.arrayBuffer()), importBytesLimit);
  } catch {
    // What is wrong with it the server says.
    return false;
  }
}
