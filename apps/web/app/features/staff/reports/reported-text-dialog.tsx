import { type ComplaintRow, type ReportedText, readReported } from '@inkstone/contracts/staff/shares';
import { Button, Dialog, Notice, Skeleton } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';

interface ReportedTextDialogProps {
  report: ComplaintRow;
  onClose: () => void;
}

/**
 * The text of a reported document, without formatting. It is requested each time, because every view is
 * recorded in the audit log.
 */
export function ReportedTextDialog({ report, onClose }: ReportedTextDialogProps) {
  const t = useTranslations('admin-content');
  const admin = useTranslations('admin');
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['reported text', report.id],
    queryFn: () => call(readReported, { complaintId: report.id }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('readTitle')}
      description={t('readHint')}
      closeLabel={admin('close')}
      className="max-w-2xl!"
      actions={<Button onClick={onClose}>{admin('close')}</Button>}
    >
      <div aria-busy={isFetching} className="pb-1">
        {data && <Text shown={data} />}
        {error && !data && (
          <Notice tone="bad" role="alert">
            <p>{errorText(error)}</p>
            <Button size="small" className="mt-2" isBusy={isFetching} onClick={() => void refetch()}>
              {t('again')}
            </Button>
          </Notice>
        )}
        {!data && !error && (
          <div role="status" aria-label={t('loading')} className="grid gap-3">
            <Skeleton />
            <Skeleton />
            <Skeleton className="h-4 w-2/3" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Text({ shown: { title, author, text, language, pictures } }: { shown: ReportedText }) {
  const t = useTranslations('admin-content');
  const sharing = useTranslations('sharing');
  const name = title || sharing('untitled');
  return (
    <article lang={language || undefined} className="grid gap-2">
      <h3 dir="auto" className="font-serif text-lg font-semibold wrap-anywhere">
        {name}
      </h3>
      {author && (
        <p dir="auto" className="text-sm text-soft wrap-anywhere">
          {author}
        </p>
      )}
      {pictures > 0 && <p className="text-sm text-warn">{t('pictures', { count: pictures })}</p>}
      {text ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls; keys must reach its end.
        <section tabIndex={0} aria-label={name} className="max-h-[50dvh] overflow-y-auto">
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        </section>
      ) : (
        <p className="text-faint">{t('emptyDocument')}</p>
      )}
    </article>
  );
}
