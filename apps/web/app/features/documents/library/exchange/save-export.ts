import { AppError, statusOf } from '@inkstone/contracts';
import { type ExportFormat, exportPath } from '@inkstone/contracts/documents/exchange';
import { saveFile } from '../../../../shared/save-file.ts';

/** Fetches a document as a file and saves it under the file name in the reply. */
export async function saveExport(
  documentId: string,
  format: ExportFormat,
  withNotes: boolean,
): Promise<void> {
  const query = new URLSearchParams({ id: documentId, format, notes: withNotes ? 'with' : 'without' });
  const response = await fetch(`${exportPath}?${query}`, { credentials: 'same-origin' }).catch((cause) => {
    throw new AppError('network_error', {}, cause);
  });
  if (!response.ok) throw await refusalIn(response);
  saveFile(nameIn(response) ?? `document.${format}`, await response.blob());
}

/** The file name in `Content-Disposition`. */
function nameIn(response: Response): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
}

async function refusalIn(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  return new AppError(isErrorCode(code) ? code : 'export_failed');
}

function isErrorCode(code: string): code is keyof typeof statusOf {
  return Object.hasOwn(statusOf, code);
}
