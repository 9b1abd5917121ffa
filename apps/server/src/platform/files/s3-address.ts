/** A bucket and its connection settings. */
export interface S3Address {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Prefix of every key, '' or ending in a slash. */
  readonly prefix: string;
  /** Null: taken from the environment or the instance role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/**
 * Parses S3_URL: `s3://key:secret@host:port/bucket/prefix?region=…&tls=0`. Uses https without `tls=0`. Throws
 * with a one-line message when no bucket is named.
 */
export function readS3Address(text: string): S3Address {
  const url = new URL(text);
  const [bucket, ...rest] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (!url.host || !bucket) throw new Error('S3_URL must look like s3://key:secret@host/bucket?region=….');
  const scheme = url.protocol === 'http:' || url.searchParams.get('tls') === '0' ? 'http' : 'https';
  return {
    endpoint: `${scheme}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: rest.map((part) => `${part}/`).join(''),
    credentials: url.username
      ? {
          accessKeyId: decodeURIComponent(url.username),
          secretAccessKey: decodeURIComponent(url.password),
        }
      : null,
  };
}
