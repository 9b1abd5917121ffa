import { createHash } from 'node:crypto';
import type { CompletedPart, S3Client } from '@aws-sdk/client-s3';
import type { SentFile } from '../destination.ts';
import { pieces } from './pieces.ts';

/** A bucket opened for writing. */
export interface S3Connection {
  readonly sdk: typeof import('@aws-sdk/client-s3');
  readonly client: S3Client;
  readonly bucket: string;
}

/**
 * Part size: smaller files are sent in one request, larger ones in parts; one part is in memory at a time.
 */
const usualPart = 16 * 1024 * 1024;
/** The protocol allows 10,000. */
const maxParts = 9000;

/**
 * Uploads a file, each request with the MD5 of its bytes, which all services verify. The file appears when
 * complete.
 */
export async function uploadFile(connection: S3Connection, key: string, file: SentFile): Promise<void> {
  const partSize = Math.max(usualPart, Math.ceil(file.size / maxParts));
  if (file.size > partSize) return uploadParts(connection, key, file, partSize);
  const { sdk, client, bucket } = connection;
  let whole: Buffer = Buffer.alloc(0);
  for await (const piece of pieces(await file.open(), partSize)) whole = piece;
  await client.send(
    new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: whole, ContentMD5: md5(whole) }),
  );
}

async function uploadParts(
  { sdk, client, bucket }: S3Connection,
  key: string,
  file: SentFile,
  partSize: number,
): Promise<void> {
  const object = { Bucket: bucket, Key: key };
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(object));
  const upload = { ...object, UploadId };
  try {
    const Parts: CompletedPart[] = [];
    for await (const Body of pieces(await file.open(), partSize)) {
      const PartNumber = Parts.length + 1;
      const part = { ...upload, PartNumber, Body, ContentMD5: md5(Body) };
      const { ETag } = await client.send(new sdk.UploadPartCommand(part));
      Parts.push({ PartNumber, ETag });
    }
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  } catch (error) {
    await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

/** Aborts incomplete uploads under the key, whose parts would be billed indefinitely. */
export async function abortUploads({ sdk, client, bucket }: S3Connection, key: string): Promise<void> {
  const { Uploads = [] } = await client.send(
    new sdk.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: key }),
  );
  for (const { Key, UploadId } of Uploads) {
    if (Key !== key) continue;
    await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
  }
}

function md5(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('base64');
}
