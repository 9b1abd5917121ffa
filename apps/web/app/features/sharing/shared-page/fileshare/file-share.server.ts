import { AppError, type Call, statusOf } from '@inkstone/contracts';
import {
  complainAboutShare,
  complaintReasons,
  complaintTextLimit,
  previewShare,
  shareVisitCookie,
} from '@inkstone/contracts/sharing';
import type { ErrorCode } from '@inkstone/phrases';
import type { FileShare, PageRefusal, ReportLimits } from '../index.ts';

const report: ReportLimits = { reasons: complaintReasons, text: complaintTextLimit };

/** Errors of existing links that another visitor might be able to open. */
const reportable: ReadonlySet<ErrorCode> = new Set(['share_password_required', 'share_views_limited']);

/**
 * Opens a link without counting a view when views are limited. Rejects with errors that do not concern the
 * link.
 */
export async function openFileShare(call: Call, token: string, cookies: string): Promise<FileShare> {
  try {
    const visit = readVisitCookie(cookies, shareVisitCookie(token));
    const { visit: _, ...shared } = await call(previewShare, { token, visit, opens: false });
    return { kind: 'open', shared, report };
  } catch (error) {
    const why = refusedBy(error);
    return { kind: 'shut', why, report: reportable.has(why.code) ? report : null };
  }
}

/** Handles a form of the page; null on success, when the page can be reloaded. */
export async function answerForm(
  call: Call,
  token: string,
  cookies: string,
  form: FormData,
): Promise<PageRefusal | null> {
  const field = (name: string) => String(form.get(name) ?? '').trim();
  try {
    if (field('intent') === 'report') {
      const reason = complaintReasons.find((each) => each === field('reason'));
      if (!reason) throw new AppError('invalid_request', { field: 'reason' });
      await call(complainAboutShare, { token, reason, text: field('text'), email: field('email') });
    } else {
      const visit = readVisitCookie(cookies, shareVisitCookie(token));
      await call(previewShare, { token, visit, password: String(form.get('password') ?? '') });
    }
    return null;
  } catch (error) {
    return refusedBy(error);
  }
}

/** The HTTP status of an error. */
export function statusOfRefusal({ code }: PageRefusal): number {
  return statusOf[code];
}

function refusedBy(error: unknown): PageRefusal {
  if (!(error instanceof AppError)) throw error;
  return { code: error.code, params: error.params };
}

/** Reads the visit id from a Cookie header by cookie name; '' on the first visit. */
export function readVisitCookie(header: string, name: string): string {
  const pairs = header.split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([each]) => each === name)?.[1] ?? '';
}
