import { createDecipheriv } from 'node:crypto';
import { z } from 'zod';

const tagBytes = 16;

/** The encrypted part of a notice. The algorithm is pinned. */
export const sealedResource = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.base64(),
  nonce: z.string().refine((text) => Buffer.byteLength(text) === 12),
  associated_data: z.string().default(''),
  original_type: z.string().optional(),
});

/** Decrypts the resource of a verified notice with the APIv3 key; null if it was not encrypted with it. */
export function openResource(apiV3Key: string, sealed: z.output<typeof sealedResource>): Uint8Array | null {
  const bytes = Buffer.from(sealed.ciphertext, 'base64');
  if (bytes.length < tagBytes) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(sealed.nonce), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(sealed.associated_data));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
