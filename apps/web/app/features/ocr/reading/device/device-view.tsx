import { pageHtml, pagesText } from '@inkstone/domain/ocr';
import { ProgressBar } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { toBase64 } from '../../../../shared/files/base64.ts';
import { saveFile } from '../../../../shared/save-file.ts';
import { ReadingView } from '../reading-view.tsx';
import { ResultActions } from '../result-actions.tsx';
import { useOpenResult } from '../use-open-result.ts';
import type { DeviceJob } from './device-job.ts';
import { useDeviceJob } from './use-device-job.ts';

export interface DeviceViewProps {
  job: DeviceJob;
  onClose: () => void;
}

/** Pictures recognised on this device: progress, and each page beside its picture. */
export function DeviceView({ job, onClose }: DeviceViewProps) {
  const t = useTranslations('ocr');
  const { name, state, loaded, pages, pictures } = useDeviceJob(job);
  const done = pages.filter((page) => page.state === 'done');
  const failed = pages.filter((page) => page.state === 'failed').length;
  const blocks = done.map((page) => page.blocks);
  const plainName = name.replace(/\.\w{1,5}$/, '') || 'text';
  const open = useOpenResult(() => {
    const isChinese = done.filter(({ language }) => language === 'zh').length * 2 >= done.length;
    const html = new TextEncoder().encode(pageHtml(blocks, isChinese ? 'zh' : 'en'));
    return Promise.resolve({ name: `${plainName}.html`, base64: toBase64(html) });
  });
  return (
    <ReadingView
      name={name}
      state={state}
      count={{ pages: pages.length, done: done.length, failed }}
      pages={pages}
      pictureOf={(page) => pictures[page.index] ?? ''}
      onCorrect={async (page, word, text) => job.correct(page, word, text)}
      onCancel={job.stop}
      isCancelling={false}
      onClose={onClose}
      note={t('deviceOnly')}
      {...(loaded !== null && {
        preparation: (
          <div className="flex flex-col gap-2">
            <p role="status">{t('loadingEngine')}</p>
            <ProgressBar label={t('loadingEngine')} value={loaded} />
          </div>
        ),
      })}
      actions={
        <ResultActions
          text={pagesText(blocks)}
          open={open}
          saveTxt={() => saveFile(`${plainName}.txt`, new Blob([`\ufeff${pagesText(blocks)}\n`]))}
        />
      }
    />
  );
}
