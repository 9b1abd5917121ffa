/** An accepted picture format. SVG is not accepted, because it can reference other files. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif';

/** Returns the format given by the first bytes, regardless of the file name; null for anything else. */
export function sniffPicture(bytes: Uint8Array): PictureFormat | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  return null;
}
