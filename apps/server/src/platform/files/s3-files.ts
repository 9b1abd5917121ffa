import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client } from '@aws-sdk/client-s3';
import { checkKey, checkPrefix, type FileStore, type OpenFile } from './file-store.ts';
import type { S3Address } from './s3-address.ts';

type Sdk = typeof import('@aws-sdk/client-s3');
interface Connection {
  readonly sdk: Sdk;
  readonly client: S3Client;
}

/** Stores files in a bucket of S3 or an S3-compatible service. */
export function createS3Files(address: S3Address): FileStore {
  let connection: Promise<Connection> | undefined;
  const connect = () => {
    connection ??= createConnection(address);
    return connection;
  };
  const at = (key: string) => {
    checkKey(key);
    return { Bucket: address.bucket, Key: address.prefix + key };
  };
  const open = async (key: string): Promise<OpenFile | null> => {
    const place = at(key);
    const { sdk, client } = await connect();
    try {
      const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand(place));
      if (!(Body instanceof Readable)) throw new Error('The file service answered without content.');
      return { size: ContentLength ?? 0, content: Body };
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return null;
      throw error;
    }
  };
  return {
    put: async (key, content) => {
      const place = at(key);
      const { sdk, client } = await connect();
      // The protocol requires the length in advance, which is unknown for a stream.
      const Body = content instanceof Readable ? await buffer(content) : content;
      await client.send(new sdk.PutObjectCommand({ ...place, Body }));
    },
    get: async (key) => {
      const file = await open(key);
      return file && buffer(file.content);
    },
    open,
    delete: async (key) => {
      const place = at(key);
      const { sdk, client } = await connect();
      await client.send(new sdk.DeleteObjectCommand(place));
    },
    list: (prefix) => {
      checkPrefix(prefix);
      return listKeys(connect(), address, prefix);
    },
  };
}

async function createConnection({ endpoint, region, credentials }: S3Address): Promise<Connection> {
  // Loaded lazily: it is large, and most installations store files on disk.
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    ...(credentials && { credentials }),
  });
  return { sdk, client };
}

async function* listKeys(
  connection: Promise<Connection>,
  { bucket, prefix: base }: S3Address,
  prefix: string,
): AsyncIterable<string> {
  const { sdk, client } = await connection;
  const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: base + prefix });
  for await (const { Contents = [] } of pages) {
    for (const { Key } of Contents) if (Key !== undefined) yield Key.slice(base.length);
  }
}
