import type { InputOf } from '@inkstone/contracts';
import {
  type ArchiveDestination,
  type ArchiveRhythm,
  type ArchiveScheduleView,
  archivesKept,
  type saveArchiveSchedule,
} from '@inkstone/contracts/documents/archive-schedules';
import type { ArchiveFormat } from '@inkstone/contracts/documents/exchange';
import type { ErrorCode } from '@inkstone/phrases';

/** The form's values for both kinds of destination, so that switching between them loses no input. */
export interface BackupDraft {
  readonly kind: ArchiveDestination['kind'];
  readonly webdav: Omit<Extract<ArchiveDestination, { kind: 'webdav' }>, 'kind'>;
  readonly s3: Omit<Extract<ArchiveDestination, { kind: 's3' }>, 'kind'>;
  readonly secret: string;
  readonly format: ArchiveFormat;
  readonly rhythm: ArchiveRhythm;
  readonly keep: number;
}

/** The initial form: empty, or the values of the schedule; the server never returns the secret. */
export function draftOf(schedule: ArchiveScheduleView | null): BackupDraft {
  const place = schedule?.place;
  return {
    kind: place?.kind ?? 'webdav',
    webdav: place?.kind === 'webdav' ? place : { url: '', user: '', folder: 'Inkstone' },
    s3:
      place?.kind === 's3' ? place : { endpoint: '', region: '', bucket: '', prefix: 'inkstone', keyId: '' },
    secret: '',
    format: schedule?.format ?? 'docx',
    rhythm: schedule?.rhythm ?? 'daily',
    keep: schedule?.keep ?? archivesKept.usual,
  };
}

/** Returns the destination to send. An empty secret means the stored one, if there is one. */
export function placeOf(draft: BackupDraft, hasSecret: boolean) {
  const place: ArchiveDestination =
    draft.kind === 'webdav' ? { kind: 'webdav', ...draft.webdav } : { kind: 's3', ...draft.s3 };
  return { place, secret: draft.secret === '' && hasSecret ? null : draft.secret };
}

/** Returns the schedule to save. Nights are in the time zone of this device. */
export function inputOf(draft: BackupDraft, hasSecret: boolean): InputOf<typeof saveArchiveSchedule> {
  const { format, rhythm, keep } = draft;
  return { ...placeOf(draft, hasSecret), format, rhythm, keep, timeZone: deviceTimeZone() };
}

export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The field to which an error belongs; null for the whole form. */
export type BackupField = 'address' | 'folder' | 'bucket' | 'region' | 'secret';

export function fieldOf(code: ErrorCode, kind: ArchiveDestination['kind']): BackupField | null {
  switch (code) {
    case 'destination_folder_invalid':
      return 'folder';
    case 'destination_bucket_invalid':
      return 'bucket';
    case 'destination_region_wrong':
      return 'region';
    case 'destination_secret_required':
    case 'destination_sign_in_refused':
      return 'secret';
    case 'destination_not_found':
      return kind === 's3' ? 'bucket' : 'address';
    case 'destination_address_invalid':
    case 'destination_address_refused':
    case 'destination_insecure':
    case 'destination_redirects':
    case 'destination_unreachable':
    case 'destination_certificate':
      return 'address';
    default:
      return null;
  }
}
