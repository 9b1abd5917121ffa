import { readScreenshot } from '@inkstone/contracts/staff/feedback';
import { Skeleton } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { ReadingDialog } from '../../../shell/admin/reading-dialog.tsx';

/** The pictures of a report, one below the other. */
export function PicturesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('admin-content');
  const query = useQuery({
    queryKey: ['pictures of feedback', id],
    queryFn: () => readPictures(id),
    retry: false,
  });
  return (
    <ReadingDialog
      title={t('picturesTitle')}
      query={query}
      placeholder={<Skeleton className="h-48 w-full" />}
      className="max-w-3xl!"
      onClose={onClose}
    >
      {query.data && <Pictures pictures={query.data} />}
    </ReadingDialog>
  );
}

function Pictures({ pictures }: { pictures: readonly (string | null)[] }) {
  const t = useTranslations('admin-content');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: large pictures scroll and must be reachable by keyboard.
    <ol tabIndex={0} aria-label={t('picturesTitle')} className="grid max-h-[65dvh] gap-4 overflow-y-auto">
      {pictures.map((content, index) => {
        const number = index + 1;
        return (
          <li key={number} className="grid gap-1">
            <p className="text-sm text-soft">{t('picture', { number })}</p>
            {content === null ? (
              <p className="text-sm text-faint">{t('pictureMissing')}</p>
            ) : (
              <img
                src={`data:image/webp;base64,${content}`}
                alt={t('picture', { number })}
                className="max-w-full border border-line"
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Fetches all pictures of a report, in base64; null for one whose file is missing. */
async function readPictures(id: string): Promise<readonly (string | null)[]> {
  const { content, screenshots } = await call(readScreenshot, { id, place: 0 });
  const others = Array.from({ length: Math.max(0, screenshots - 1) }, (_, index) =>
    call(readScreenshot, { id, place: index + 1 }),
  );
  return [content, ...(await Promise.all(others)).map((reply) => reply.content)];
}
