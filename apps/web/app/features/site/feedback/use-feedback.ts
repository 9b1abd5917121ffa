import { feedbackLimits, leaveFeedback, listReports, reportBug } from '@inkstone/contracts/site/feedback';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';
import { toBase64 } from '../../../shared/files/base64.ts';

/**
 * The content of feedback; visitors give contact details, signed-in users may attach pictures and
 * diagnostics.
 */
export interface FeedbackContent {
  readonly brief: string;
  readonly content: string;
  readonly contact: string;
  readonly diagnostic: string | null;
  readonly screenshots: readonly File[];
}

export const emptyFeedback: FeedbackContent = {
  brief: '',
  content: '',
  contact: '',
  diagnostic: null,
  screenshots: [],
};

const reportsKey = ['feedback', 'reports'];

/** Sends it as a report of the signed-in user, or as a visitor's feedback. */
export function useSendFeedback(isSignedIn: boolean) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ brief, content, contact, diagnostic, screenshots }: FeedbackContent) => {
      if (!isSignedIn) return call(leaveFeedback, { brief, content, contact });
      const pictures = await Promise.all(screenshots.map(base64Of));
      return call(reportBug, { brief, content, diagnostic, screenshots: pictures });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: reportsKey }),
  });
}

/** The user's reports. */
export function useReports(isSignedIn: boolean) {
  return useQuery({
    queryKey: reportsKey,
    queryFn: async () => (await quietCall(listReports, {})).reports,
    enabled: isSignedIn,
  });
}

/** Whether a picture is small enough to be sent. */
export function fits(file: File): boolean {
  return file.size <= feedbackLimits.screenshotBytes;
}

async function base64Of(file: File): Promise<string> {
  return toBase64(new Uint8Array(await file.arrayBuffer()));
}
