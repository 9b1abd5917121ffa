import { join } from 'node:path';
import type { PlatformConfig } from '../settings/config.ts';
import { createDiskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { readS3Address } from './s3-address.ts';
import { createS3Files } from './s3-files.ts';

/** Creates the configured file store: a bucket, or the folder `files` under the data folder. */
export function createFileStore(config: Pick<PlatformConfig, 's3Url' | 'dataDir'>): FileStore {
  return config.s3Url === null
    ? createDiskFiles(join(config.dataDir, 'files'))
    : createS3Files(readS3Address(config.s3Url));
}
