import { createRequire } from 'node:module';

/** An S3-compatible server on this machine. */
export interface S3Server {
  /** The S3_URL of its bucket. */
  readonly url: string;
  stop(): Promise<void>;
}

interface S3rver {
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}
type S3rverClass = new (options: object) => S3rver;

/** Starts a server on a free port with its files in `directory`. */
export async function startS3(directory: string): Promise<S3Server> {
  const Server: S3rverClass = createRequire(import.meta.url)('@20minutes/s3rver');
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // The server does not accept the SDK's signature of list requests.
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
