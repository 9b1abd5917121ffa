import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { archiveFormats } from './exchange.ts';

/** How often the full archive is sent, always at night in the owner's time zone. */
export const archiveRhythms = ['daily', 'weekly', 'monthly'] as const;

export type ArchiveRhythm = (typeof archiveRhythms)[number];

/** `paused` by the owner; `stopped` automatically after too many consecutive failures. */
export const archiveScheduleStates = ['on', 'paused', 'stopped'] as const;

export type ArchiveScheduleState = (typeof archiveScheduleStates)[number];

export const archiveRunStates = ['waiting', 'running', 'done', 'failed'] as const;

export type ArchiveRunState = (typeof archiveRunStates)[number];

/** Number of archives kept at the destination. */
export const archivesKept = { min: 1, max: 30, usual: 7 } as const;

const webDavDestination = z.object({
  kind: z.literal('webdav'),
  url: z.string().max(2000),
  user: z.string().max(300),
  /** Relative to the address, with slashes between; created if missing. */
  folder: z.string().max(500),
});

const s3Destination = z.object({
  kind: z.literal('s3'),
  endpoint: z.string().max(2000),
  region: z.string().max(100),
  bucket: z.string().max(300),
  /** Prefix of archive names, with slashes between. */
  prefix: z.string().max(500),
  keyId: z.string().max(300),
});

/** Destination of archives, without its secret. */
export const archiveDestination = z.discriminatedUnion('kind', [webDavDestination, s3Destination]);

export type ArchiveDestination = z.output<typeof archiveDestination>;

const placeInput = {
  place: archiveDestination,
  /** Password or secret key. Null keeps the stored one, if server and user are unchanged. */
  secret: z.string().max(1000).nullable().default(null),
};

const placeErrors = [
  'destination_address_invalid',
  'destination_address_refused',
  'destination_insecure',
  'destination_folder_invalid',
  'destination_bucket_invalid',
  'destination_secret_required',
] as const;

/** One attempt. Times are ms since the epoch. */
export const archiveRunView = z.object({
  id: z.uuid(),
  state: z.enum(archiveRunStates),
  /** File name at the destination. */
  name: z.string(),
  /** In bytes; 0 until completed. */
  size: z.int(),
  startedAt: z.int(),
  /** An error code. */
  error: z.string().nullable(),
  /** Whether the file still exists at the destination. */
  isKept: z.boolean(),
});

export type ArchiveRunView = z.output<typeof archiveRunView>;

/** A schedule as shown to its owner, without the password or secret key. */
export const archiveScheduleView = z.object({
  place: archiveDestination,
  format: z.enum(archiveFormats),
  rhythm: z.enum(archiveRhythms),
  timeZone: z.string(),
  keep: z.int(),
  state: z.enum(archiveScheduleStates),
  /** When the next archive is sent; null if none is scheduled. */
  nextAt: z.int().nullable(),
  /** Consecutive failures. */
  failures: z.int(),
  lastSuccessAt: z.int().nullable(),
  /** Newest first. */
  runs: z.array(archiveRunView),
});

export type ArchiveScheduleView = z.output<typeof archiveScheduleView>;

/** Returns the caller's schedule; null if there is none. */
export const getArchiveSchedule = endpoint({
  method: 'GET',
  path: '/api/document/archive-schedule',
  summary: 'Says where and how often all documents are sent as a zip file, and how that went.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({ schedule: archiveScheduleView.nullable() }),
  errors: [],
  rate: 'normal',
});

/** Creates or changes the schedule. The first archive for a new destination is sent immediately. */
export const saveArchiveSchedule = endpoint({
  method: 'POST',
  path: '/api/document/archive-schedule',
  summary: 'Has all documents sent regularly as a zip file to a WebDAV folder or an S3 bucket.',
  audience: 'account',
  input: z.object({
    ...placeInput,
    format: z.enum(archiveFormats).default('docx'),
    rhythm: z.enum(archiveRhythms),
    /** An IANA name such as Asia/Shanghai. */
    timeZone: z.string().max(100).refine(isTimeZone),
    /** Older archives of this schedule are deleted after a new one is complete. */
    keep: z.int().min(archivesKept.min).max(archivesKept.max),
    /** Required for a new destination: a proof for `export_data` from `/api/set/verify`. */
    proof: z.string().max(100).default(''),
  }),
  reply: archiveScheduleView,
  errors: [...placeErrors, 'proof_required'],
  rate: 'exchange',
});

/** Tests a destination by writing, reading and deleting a small file. */
export const testArchiveDestination = endpoint({
  method: 'POST',
  path: '/api/document/archive-schedule/try',
  summary: 'Tries whether files can be written to a WebDAV folder or an S3 bucket.',
  audience: 'account',
  input: z.object(placeInput),
  reply: z.object({}),
  errors: [
    ...placeErrors,
    'destination_not_found',
    'destination_redirects',
    'destination_region_wrong',
    'destination_unreachable',
    'destination_certificate',
    'destination_sign_in_refused',
    'destination_full',
    'destination_locked',
    'destination_failed',
  ],
  rate: 'secret',
});

/** Pauses or resumes the schedule. If a run was missed while it was paused, it starts as soon as possible. */
export const pauseArchiveSchedule = endpoint({
  method: 'POST',
  path: '/api/document/archive-schedule/pause',
  summary: 'Pauses the sending of archives, or resumes it.',
  audience: 'account',
  input: z.object({ isPaused: z.boolean() }),
  reply: archiveScheduleView,
  errors: ['archive_schedule_missing'],
  rate: 'normal',
});

/** Deletes the schedule with its password or secret key; archives already sent are kept. */
export const removeArchiveSchedule = endpoint({
  method: 'POST',
  path: '/api/document/archive-schedule/remove',
  summary: 'Ends the sending of archives and forgets the place with its password.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({}),
  errors: [],
  rate: 'normal',
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
