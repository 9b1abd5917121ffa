import type { DownloadPlatform, DownloadView } from '@inkstone/contracts/site/downloads';
import { buttonClass, DownloadIcon } from '@inkstone/ui/plain';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { findMacChip, type MacChip } from './mac-chip.ts';

const systems = ['mac-arm64', 'mac-x64', 'windows-x64', 'windows-x86', 'ios', 'android'] as const;
type Plugin = Exclude<DownloadPlatform, (typeof systems)[number]>;
const isPlugin = (platform: DownloadPlatform): platform is Plugin =>
  !systems.some((each) => each === platform);

/** The downloads of the operator, by system. Systems without a download are omitted. */
export function DownloadList({ downloads }: { downloads: readonly DownloadView[] }) {
  const t = useTranslations('downloads');
  const chip = useMacChip();
  const find = (platform: DownloadPlatform) => downloads.find((each) => each.platform === platform);
  const item = (platform: DownloadPlatform, name: string) => {
    const download = find(platform);
    return download && <Item key={platform} download={download} name={name} isDetected={chip === platform} />;
  };
  const plugins = downloads.map(({ platform }) => platform).filter(isPlugin);
  const macs = [item('mac-arm64', t('appleChip')), item('mac-x64', t('intelChip'))];
  return (
    <div className="grid gap-10">
      <Group title={t('macTitle')} hint={t('macHint')}>
        {/* The download for this computer comes first. */}
        {chip === 'mac-x64' ? macs.toReversed() : macs}
      </Group>
      <Group title={t('windowsTitle')} hint={t('windowsHint')}>
        {[item('windows-x64', t('bits', { bits: '64' })), item('windows-x86', t('bits', { bits: '32' }))]}
      </Group>
      <Group title={t('phoneTitle')}>{[item('ios', t('ios')), item('android', t('android'))]}</Group>
      <Group title={t('pluginTitle')}>{plugins.map((each) => item(each, t(each)))}</Group>
    </div>
  );
}

function useMacChip(): MacChip | null {
  const [chip, setChip] = useState<MacChip | null>(null);
  useEffect(() => {
    void findMacChip().then(setChip);
  }, []);
  return chip;
}

function Group({ title, hint, children }: { title: string; hint?: string; children: readonly ReactNode[] }) {
  const shown = children.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <div>
      <h3 className="font-serif text-xl font-semibold">{title}</h3>
      {hint && shown.length > 1 && <p className="mt-1 text-sm text-soft">{hint}</p>}
      <ul className="mt-3 border-t border-line">{shown}</ul>
    </div>
  );
}

interface ItemProps {
  download: DownloadView;
  name: string;
  /** Whether it is for this computer. */
  isDetected: boolean;
}

function Item({ download, name, isDetected }: ItemProps) {
  const t = useTranslations('downloads');
  const format = useFormatter();
  const { url, version, file, helpUrl } = download;
  const size = file && format.number(file.bytes / 2 ** 20, { maximumFractionDigits: 1 });
  const facts = [version && t('version', { version }), size && t('size', { size })].filter(Boolean);
  return (
    <li
      data-download={download.platform}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
    >
      <div className="min-w-0 grow">
        <p className="font-medium">
          {name}
          {/* Shown by the script of a light page. */}
          <span
            hidden={!isDetected}
            data-detected=""
            className="ml-2 rounded-full bg-good-wash px-2 py-0.5 text-xs text-good"
          >
            {t('detected')}
          </span>
        </p>
        <p className="text-sm text-faint">{facts.join(' · ')}</p>
        {file && (
          <details className="text-sm text-faint">
            <summary className="inline-flex min-h-8 items-center pointer-coarse:min-h-11">
              {t('checksum')}
            </summary>
            <code className="block break-all">{file.sha256}</code>
          </details>
        )}
      </div>
      {helpUrl && (
        <a
          href={helpUrl}
          rel="noreferrer"
          target="_blank"
          className="min-h-8 text-sm underline underline-offset-4"
        >
          {t('help')}
        </a>
      )}
      <a
        href={url}
        download={file?.name}
        aria-label={`${t(file ? 'download' : 'open')}: ${name}`}
        className={buttonClass('secondary', 'medium')}
      >
        <DownloadIcon size={18} />
        {t(file ? 'download' : 'open')}
      </a>
    </li>
  );
}
