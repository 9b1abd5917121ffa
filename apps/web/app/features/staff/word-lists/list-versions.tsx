import type { ListVersion } from '@inkstone/contracts/assist/sensitive-words';
import { readWordListVersion } from '@inkstone/contracts/staff/lists';
import { Badge, Button, buttonClass, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { Facts } from '../../../shell/admin/facts.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';
import { type ListAddress, listQuery } from './list-address.ts';

/** Number of versions shown initially. */
const firstVersions = 3;

interface ListVersionsProps {
  address: ListAddress;
  versions: readonly ListVersion[];
  /** The version whose lines are shown. */
  shown: number;
  onActivate: ((version: number) => void) | null;
}

/** All versions of a list, newest first. */
export function ListVersions({ address, versions, shown, onActivate }: ListVersionsProps) {
  const t = useTranslations('admin-content');
  const [isWhole, setWhole] = useState(false);
  const listed = isWhole ? versions : versions.slice(0, firstVersions);
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="font-serif text-xl font-semibold">
        {t('versions')}
      </h2>
      <ul aria-labelledby="versions" className="mt-3 border-t border-line">
        {listed.map((version) => (
          <VersionItem
            key={version.version}
            address={address}
            version={version}
            isShown={version.version === shown}
            onActivate={onActivate}
          />
        ))}
      </ul>
      {listed.length < versions.length && (
        <Button className="mt-4" onClick={() => setWhole(true)}>
          {t('allVersions', { count: versions.length })}
        </Button>
      )}
    </section>
  );
}

interface VersionItemProps extends Pick<ListVersionsProps, 'address' | 'onActivate'> {
  version: ListVersion;
  isShown: boolean;
}

function VersionItem({ address, version: row, isShown, onActivate }: VersionItemProps) {
  const t = useTranslations('admin-content');
  const words = useTranslations('sensitive');
  const { version, entries, author, createdAt, isActive } = row;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-medium">{words('version', { version })}</strong>
          {isActive && <Badge tone="good">{t('inUse')}</Badge>}
          <span className="text-sm text-soft">{t('entryCount', { count: entries })}</span>
        </p>
        <Facts
          facts={[
            [t('importedAt'), <Moment key="at" at={createdAt} />],
            [t('author'), author],
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {!isShown && (
          <Link
            to={`${listQuery(address, { version })}#lines`}
            className={buttonClass('secondary', 'small', 'min-h-11')}
          >
            {t('lookIn')}
            <span className="sr-only">{words('version', { version })}</span>
          </Link>
        )}
        <DownloadButton address={address} version={version} />
        {!isActive && onActivate && (
          <Button
            size="small"
            className="min-h-11"
            aria-label={t('useVersion', { version })}
            onClick={() => onActivate(version)}
          >
            {t('use')}
          </Button>
        )}
      </div>
    </li>
  );
}

function DownloadButton({ address, version }: { address: ListAddress; version: number }) {
  const t = useTranslations('admin-content');
  const admin = useTranslations('admin');
  const words = useTranslations('sensitive');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const { content } = await call(readWordListVersion, { ...address, version });
      saveFile(`${address.list}-${version}.csv`, new Blob([content], { type: 'text/csv' }));
    } catch (error) {
      showToast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      size="small"
      className="min-h-11"
      isBusy={isBusy}
      aria-label={admin('taskOn', { task: t('download'), name: words('version', { version }) })}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  );
}
