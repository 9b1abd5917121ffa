import {
  finishSiteUpload,
  type SiteFile,
  siteEntryLimits,
  siteFileName,
  uploadSitePart,
} from '@inkstone/contracts/staff/site';
import { call, quietCall } from '../../../platform/call.ts';

/** Whether a file may be offered: its size and its name are permitted. */
export function isSuitable({ name, size }: Pick<File, 'name' | 'size'>): boolean {
  const isNamed = siteFileName.test(name);
  return isNamed && size > 0 && size <= siteEntryLimits.partBytes * siteEntryLimits.parts;
}

/** Uploads a file in parts; reports after each part the share uploaded, from 0 to 1. */
export async function sendFile(file: File, onProgress: (share: number) => void): Promise<SiteFile> {
  const parts = Math.ceil(file.size / siteEntryLimits.partBytes);
  let upload: string | null = null;
  for (let part = 0; part < parts; part++) {
    const start = part * siteEntryLimits.partBytes;
    const base64 = await toBase64(file.slice(start, start + siteEntryLimits.partBytes));
    const named: { upload: string } = await quietCall(uploadSitePart, { upload, part, base64 });
    upload = named.upload;
    onProgress((part + 1) / parts);
  }
  return call(finishSiteUpload, { upload: upload ?? '', parts, name: file.name });
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
