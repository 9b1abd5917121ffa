import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Random } from '@inkstone/kernel';
import { ProviderFailure } from '../../ports/login-provider.ts';

/** Encrypts and decrypts messages of one app. */
export interface WechatSeal {
  /** Throws ProviderFailure for messages not encrypted with this key, or not for this app. */
  open(sealed: string): string;
  close(message: string): string;
}

const block = 32;
const saltBytes = 16;
const lengthBytes = 4;

/**
 * WeChat's secure mode (WXBizMsgCrypt): AES-256-CBC with the EncodingAESKey of 43 characters, whose first 16
 * bytes are the IV; the plain text is 16 random bytes, the length, the message and the app's id, padded to
 * blocks of 32. It has no checksum: verify the message's signature before decrypting.
 */
export function createWechatSeal(random: Random, appId: string, encodingAesKey: string): WechatSeal {
  const key = Buffer.from(`${encodingAesKey}=`, 'base64');
  const vector = key.subarray(0, 16);
  return {
    open(sealed) {
      const plain = unpad(decrypt(key, vector, sealed));
      const start = saltBytes + lengthBytes;
      if (plain.length < start) throw unreadable();
      const end = start + plain.readUInt32BE(saltBytes);
      if (plain.subarray(end).toString('utf8') !== appId) throw unreadable();
      return plain.subarray(start, end).toString('utf8');
    },
    close(message) {
      const text = Buffer.from(message);
      const length = Buffer.alloc(lengthBytes);
      length.writeUInt32BE(text.length);
      const plain = Buffer.concat([random.bytes(saltBytes), length, text, Buffer.from(appId)]);
      const cipher = createCipheriv('aes-256-cbc', key, vector).setAutoPadding(false);
      return Buffer.concat([cipher.update(pad(plain)), cipher.final()]).toString('base64');
    },
  };
}

function decrypt(key: Buffer, vector: Buffer, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length === 0 || bytes.length % block !== 0) throw unreadable();
  const decipher = createDecipheriv('aes-256-cbc', key, vector).setAutoPadding(false);
  return Buffer.concat([decipher.update(bytes), decipher.final()]);
}

function pad(plain: Buffer): Buffer {
  const missing = block - (plain.length % block);
  return Buffer.concat([plain, Buffer.alloc(missing, missing)]);
}

function unpad(padded: Buffer): Buffer {
  const missing = padded.at(-1) ?? 0;
  const padding = padded.subarray(-missing);
  if (missing < 1 || missing > block || padding.some((byte) => byte !== missing)) throw unreadable();
  return padded.subarray(0, -missing);
}

function unreadable(): ProviderFailure {
  return new ProviderFailure('untrusted', 'The message is not encrypted for this service account');
}
