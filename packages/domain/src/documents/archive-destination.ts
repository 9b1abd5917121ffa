import type { ArchiveDestination } from '@inkstone/contracts/documents/archive-schedules';
import { allow, type Result, refuse } from '@inkstone/kernel';

/** Validation errors of an archive destination. */
export type DestinationRefusal =
  | 'destination_address_invalid'
  | 'destination_folder_invalid'
  | 'destination_bucket_invalid'
  | 'destination_region_wrong'
  | 'destination_secret_required';

/** Normalises a destination: a full address without credentials, folders without redundant slashes. */
export function cleanArchiveDestination(
  destination: ArchiveDestination,
): Result<ArchiveDestination, DestinationRefusal> {
  return destination.kind === 'webdav' ? cleanWebDav(destination) : cleanS3(destination);
}

type WebDav = Extract<ArchiveDestination, { kind: 'webdav' }>;
type S3 = Extract<ArchiveDestination, { kind: 's3' }>;

function cleanWebDav({ url, user, folder }: WebDav): Result<WebDav, DestinationRefusal> {
  const address = cleanAddress(url);
  if (address === null) return refuse('destination_address_invalid');
  const path = cleanFolder(folder);
  if (path === null) return refuse('destination_folder_invalid');
  return allow({ kind: 'webdav', url: address, user: user.trim(), folder: path });
}

function cleanS3(given: S3): Result<S3, DestinationRefusal> {
  const endpoint = cleanAddress(given.endpoint);
  if (endpoint === null || endpoint !== `${originOf(endpoint)}/`)
    return refuse('destination_address_invalid');
  const region = given.region.trim() || 'us-east-1';
  if (!/^[A-Za-z0-9-]+$/.test(region)) return refuse('destination_region_wrong');
  const bucket = given.bucket.trim();
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return refuse('destination_bucket_invalid');
  const prefix = cleanFolder(given.prefix);
  if (prefix === null) return refuse('destination_folder_invalid');
  const keyId = given.keyId.trim();
  if (keyId === '') return refuse('destination_secret_required');
  return allow({ kind: 's3', endpoint, region, bucket, prefix, keyId });
}

/** Protocol, host, port and path; credentials, queries and fragments are invalid. */
const addressForm = /^(https?):\/\/([^\s/?#@:[\]\\%]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?(\/[^?#\\\p{Cc}]*)?$/iu;

/** Adds https if no protocol is given, and a trailing slash; null for an invalid address. */
function cleanAddress(text: string): string | null {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const [, protocol = '', host = '', port = '', path = ''] = addressForm.exec(whole) ?? [];
  if (host === '' || Number(port) > 65_535) return null;
  const isUsual = port === '' || Number(port) === (protocol.toLowerCase() === 'https' ? 443 : 80);
  const origin = `${protocol}://${host}${isUsual ? '' : `:${Number(port)}`}`.toLowerCase();
  return origin + `${path}/`.replace(/\/+$/, '/');
}

/** Joins names by single slashes. '' for none; null if the path could leave the folder. */
function cleanFolder(text: string): string | null {
  const names = text
    .split('/')
    .map((name) => name.trim().normalize('NFC'))
    .filter((name) => name !== '');
  // Half a surrogate pair cannot be part of an address.
  const isBad = (name: string) => /^\.{1,2}$/.test(name) || /[\\\p{Cc}\p{Cs}]/u.test(name);
  return names.length > 20 || names.some(isBad) ? null : names.join('/');
}

/** Whether two destinations have the same server and user, so that the credentials of one may be used for the other. */
export function isSameLogin(a: ArchiveDestination, b: ArchiveDestination): boolean {
  if (a.kind === 'webdav')
    return b.kind === 'webdav' && originOf(a.url) === originOf(b.url) && a.user === b.user;
  return b.kind === 's3' && originOf(a.endpoint) === originOf(b.endpoint) && a.keyId === b.keyId;
}

/** Whether archives sent to one destination can be found at the other, regardless of the user. */
export function isSameDestination(a: ArchiveDestination, b: ArchiveDestination): boolean {
  if (a.kind === 'webdav') return b.kind === 'webdav' && a.url === b.url && a.folder === b.folder;
  return b.kind === 's3' && a.endpoint === b.endpoint && a.bucket === b.bucket && a.prefix === b.prefix;
}

function originOf(url: string): string {
  return url.split('/', 3).join('/');
}
