import { createRequire } from 'node:module';

/** A file service on this machine that speaks S3's protocol. */
export interface S3Server {
  /** S3_URL of its one bucket. */
  readonly url: string;
  stop(): Promise<void>;
}

interface S3rver {
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}
type S3rverClass = new (options: object) => S3rver;

/** Starts one on a free port with its files in `directory`. */
export async function startS3(directory: string): Promise<S3Server> {
  const Server: S3rverClass = createRequire(import.meta.url)('@20minutes/s3rver');
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It refuses the signature of the SDK's lists.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: 'inkstone' }],
  });
  const { port } = await server.run();
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/inkstone/kept?tls=0`,
    stop: () => server.close(),
  };
}
