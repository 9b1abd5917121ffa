import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { archiveFormats } from './exchange.ts';

/** How often the archive of everything is sent, always at night where its owner lives. */
export const archiveRhythms = ['daily', 'weekly', 'monthly'] as const;

export type ArchiveRhythm = (typeof archiveRhythms)[number];

/** `paused` by its owner; `stopped` by itself, after too many failures in a row. */
export const archiveScheduleStates = ['on', 'paused', 'stopped'] as const;

export type ArchiveScheduleState = (typeof archiveScheduleStates)[number];

export const archiveRunStates = ['waiting', 'running', 'done', 'failed'] as const;

export type ArchiveRunState = (typeof archiveRunStates)[number];

/** How many archives may be kept at the place. */
export const archivesKept = { least: 1, most: 30, usual: 7 } as const;

const webDavPlace = z.object({
  kind: z.literal('webdav'),
  url: z.string().max(2000),
  user: z.string().max(300),
  /** Under the address, with slashes between; made where it is missing. */
  folder: z.string().max(500),
});

const s3Place = z.object({
  kind: z.literal('s3'),
  endpoint: z.string().max(2000),
  region: z.string().max(100),
  bucket: z.string().max(300),
  /** Put before the names of archives, with slashes between. */
  prefix: z.string().max(500),
  keyId: z.string().max(300),
});

/** Where archives are sent, without what is secret about it. */
export const archivePlace = z.discriminatedUnion('kind', [webDavPlace, s3Place]);

export type ArchivePlace = z.output<typeof archivePlace>;

const placeInput = {
  place: archivePlace,
  /** Password or secret key; null: the one that is kept, as long as it goes to the same server and user. */
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
  /** What the file is called at the place. */
  name: z.string(),
  /** In bytes; 0 until it is done. */
  size: z.int(),
  startedAt: z.int(),
  /** A code of the catalogue. */
  error: z.string().nullable(),
  /** Whether the file is still kept at the place. */
  isKept: z.boolean(),
});

export type ArchiveRunView = z.output<typeof archiveRunView>;

/** A schedule as its owner sees it: never with the password or secret key. */
export const archiveScheduleView = z.object({
  place: archivePlace,
  format: z.enum(archiveFormats),
  rhythm: z.enum(archiveRhythms),
  timeZone: z.string(),
  keep: z.int(),
  state: z.enum(archiveScheduleStates),
  /** When the next one is sent; null while none is. */
  nextAt: z.int().nullable(),
  /** Failures in a row. */
  failures: z.int(),
  lastSuccessAt: z.int().nullable(),
  /** The newest first. */
  runs: z.array(archiveRunView),
});

export type ArchiveScheduleView = z.output<typeof archiveScheduleView>;

/** The caller's schedule; null where there is none. */
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

/** Sets the schedule up, or changes it; the first archive for a new place is sent at once. */
export const saveArchiveSchedule = endpoint({
  method: 'POST',
  path: '/api/document/archive-schedule',
  summary: 'Has all documents sent regularly as a zip file to a WebDAV folder or an S3 bucket.',
  audience: 'account',
  input: z.object({
    ...placeInput,
    format: z.enum(archiveFormats).default('docx'),
    rhythm: z.enum(archiveRhythms),
    /** An IANA name, such as Asia/Shanghai. */
    timeZone: z.string().max(100).refine(isTimeZone),
    /** Older ones that were sent here are removed once a new one is whole. */
    keep: z.int().min(archivesKept.least).max(archivesKept.most),
    /** For a place that is not the one there is: a proof for `export_data`, as `/api/set/verify` gives it. */
    proof: z.string().max(100).default(''),
  }),
  reply: archiveScheduleView,
  errors: [...placeErrors, 'proof_required'],
  rate: 'exchange',
});

/** Writes a small file at a place, reads it back and removes it. */
export const tryArchivePlace = endpoint({
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

/** Pauses the schedule, or lets it go on: at the first chance, if a time has passed meanwhile. */
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

/** Removes the schedule with the password or secret key; archives that were sent stay where they are. */
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
