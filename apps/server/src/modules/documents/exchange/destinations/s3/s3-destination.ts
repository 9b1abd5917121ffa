import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@inkstone/contracts';
import type { ArchiveDestination } from '@inkstone/contracts/documents/archive-schedules';
import type { DestinationTools, OpenDestination } from '../destination.ts';
import { s3Failure } from './s3-failure.ts';
import { abortUploads, type S3Connection, uploadFile } from './s3-upload.ts';

type S3 = Extract<ArchiveDestination, { kind: 's3' }>;

/** Services that support virtual-hosted bucket URLs only. */
const bucketInHost =
  /\.(?:amazonaws\.com(?:\.cn)?|aliyuncs\.com|myqcloud\.com|volces\.com|ksyuncs\.com|bcebos\.com)$/;

/** A bucket, or a prefix in one, on an S3-compatible service. */
export async function openS3Destination(
  destination: S3,
  secretAccessKey: string,
  tools: DestinationTools,
): Promise<OpenDestination> {
  const connection = await connect(destination, secretAccessKey, tools);
  const { sdk, client, bucket } = connection;
  const keyOf = (name: string) => (destination.prefix === '' ? name : `${destination.prefix}/${name}`);
  const at = (name: string) => ({ Bucket: bucket, Key: keyOf(name) });
  return {
    // Folders of a bucket are only key prefixes.
    prepare: async () => undefined,
    put: (name, file) =>
      translated(async () => {
        await uploadFile(connection, keyOf(name), file);
        const { ContentLength } = await client.send(new sdk.HeadObjectCommand(at(name)));
        if (ContentLength !== file.size) throw new AppError('destination_failed');
      }),
    read: (name) =>
      translated(async () => {
        const { Body } = await client.send(new sdk.GetObjectCommand({ ...at(name), Range: 'bytes=0-65535' }));
        if (!(Body instanceof Readable)) throw new AppError('destination_failed');
        return buffer(Body);
      }),
    remove: (name) =>
      translated(async () => {
        await client.send(new sdk.DeleteObjectCommand(at(name)));
      }),
    clear: (name) => translated(() => abortUploads(connection, keyOf(name))),
    [Symbol.asyncDispose]: async () => {
      client.destroy();
      tools.agents.close();
    },
  };
}

async function connect(
  destination: S3,
  secretAccessKey: string,
  tools: DestinationTools,
): Promise<S3Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint: destination.endpoint,
    region: destination.region,
    forcePathStyle: !bucketInHost.test(new URL(destination.endpoint).hostname),
    credentials: { accessKeyId: destination.keyId, secretAccessKey },
    maxAttempts: 2,
    // Many S3-compatible services do not support checksums newer than MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      httpAgent: tools.agents.http,
      httpsAgent: tools.agents.https,
      connectionTimeout: tools.timeout,
      socketTimeout: tools.timeout,
    },
  });
  return { sdk, client, bucket: destination.bucket };
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw s3Failure(error);
  }
}
