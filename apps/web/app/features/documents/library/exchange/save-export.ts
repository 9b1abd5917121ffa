import { AppError, statusOf } from '@inkstone/contracts';
import { type ExportFormat, exportPath } from '@inkstone/contracts/documents/exchange';
import { saveFile } from '../../../../shared/save-file.ts';

/** Fetches a document as a file, and saves it under its name. Throws as `fetchExport` does. */
export async function saveExport(
  documentId: string,
  format: ExportFormat,
  withNotes: boolean,
): Promise<void> {
  const { name, content } = await fetchExport(documentId, format, withNotes);
  saveFile(name, content);
}

/**
 * Fetches a document as a complete file with the name in the reply. Throws `network_error` if the connection is lost before its
 * end, and what the server refuses.
 */
export async function fetchExport(documentId: string, format: ExportFormat, withNotes: boolean) {
  const query = new URLSearchParams({ id: documentId, format, notes: withNotes ? 'with' : 'without' });
  const response = await fetch(`${exportPath}?${query}`, { credentials: 'same-origin' }).catch(
    connectionLost,
  );
  if (!response.ok) throw await refusalIn(response);
  const content = await response.blob().catch(connectionLost);
  return { name: nameIn(response) ?? `document.${format}`, content };
}

function connectionLost(cause: unknown): never {
  throw new AppError('network_error', {}, cause);
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
