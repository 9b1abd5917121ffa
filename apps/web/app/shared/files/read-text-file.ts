import { AppError } from '@inkstone/contracts';
import { decodeText } from '@inkstone/kernel';

/** Returns the content of a chosen text file, decoded from its detected encoding. */
export async function readTextFile(file: File): Promise<string> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null || text.includes('\u0000')) throw new AppError('file_format_mismatch');
  return text;
}
