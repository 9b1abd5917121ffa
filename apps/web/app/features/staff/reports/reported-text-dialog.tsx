import { type ComplaintRow, type ReportedText, readReported } from '@inkstone/contracts/staff/shares';
import { Skeleton } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { ReadingDialog } from '../../../shell/admin/reading-dialog.tsx';
import { ReportedPictures } from './reported-pictures.tsx';

interface ReportedTextDialogProps {
  report: ComplaintRow;
  onClose: () => void;
}

/** The text of a reported document, without formatting. Requested every time, because each view is recorded in the audit log. */
export function ReportedTextDialog({ report, onClose }: ReportedTextDialogProps) {
  const t = useTranslations('admin-content');
  const query = useQuery({
    queryKey: ['reported text', report.id],
    queryFn: () => call(readReported, { complaintId: report.id }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <ReadingDialog
      title={t('readTitle')}
      description={t('readHint')}
      query={query}
      placeholder={
        <div className="grid gap-3">
          <Skeleton />
          <Skeleton />
          <Skeleton className="h-4 w-2/3" />
        </div>
      }
      className="max-w-2xl!"
      onClose={onClose}
    >
      {query.data && <Text report={report} shown={query.data} />}
    </ReadingDialog>
  );
}

function Text({ report, shown }: { report: ComplaintRow; shown: ReportedText }) {
  const { title, author, text, language, pictures } = shown;
  const t = useTranslations('admin-content');
  const sharing = useTranslations('sharing');
  const name = title || sharing('untitled');
  return (
    <div className="grid gap-3">
      <article lang={language || undefined} className="grid gap-2">
        <h3 dir="auto" className="font-serif text-lg font-semibold wrap-anywhere">
          {name}
        </h3>
        {author && (
          <p dir="auto" className="text-sm text-soft wrap-anywhere">
            {author}
          </p>
        )}
        {text && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls and must be reachable by keyboard.
          <section tabIndex={0} aria-label={name} className="max-h-[50dvh] overflow-y-auto">
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {text}
            </p>
          </section>
        )}
      </article>
      {!text && <p className="text-faint">{t('emptyDocument')}</p>}
      {pictures > 0 && (
        <>
          <p className="text-sm text-warn">{t('pictures', { count: pictures })}</p>
          <ReportedPictures complaintId={report.id} count={pictures} />
        </>
      )}
    </div>
  );
}
