import type { ListVersion } from '@inkstone/contracts/assist/sensitive-words';
import type { StaffSelf } from '@inkstone/contracts/staff';
import { readWordListVersion, type WordListRow } from '@inkstone/contracts/staff/lists';
import { Badge, Button, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { ActivateDialog } from './activate-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { type ListAddress, listQuery } from './list-address.ts';
import { ListLines } from './list-lines.tsx';
import { ListVersions } from './list-versions.tsx';
import type { LinesView } from './view-lines.ts';

export interface ListPageProps extends ListAddress {
  /** Name of the organisation; '' for lists of the installation. */
  owner: string;
  kind: WordListRow['kind'];
  versions: readonly ListVersion[];
  /** The version whose lines are shown. */
  version: number;
  search: string;
  view: LinesView;
  self: StaffSelf;
}

type Task =
  | { readonly kind: 'delete' }
  | { readonly kind: 'activate'; readonly version: number | null }
  | { readonly kind: 'change'; readonly content: string };

/** A word list: its content, its versions, and the active one. */
export function ListPage(props: ListPageProps) {
  const { list, organisation, owner, kind, versions, version, search, view, self } = props;
  const t = useTranslations('admin-content');
  const admin = useTranslations('admin');
  const path = useLocalePath();
  const navigate = useNavigate();
  const [task, setTask] = useState<Task | null>(null);
  const mayChange = self.permissions.includes('lists.change');
  const address = { list, organisation };
  const active = versions.find(({ isActive }) => isActive);
  const close = () => setTask(null);
  const query = organisation === undefined ? '' : `?${new URLSearchParams({ organisation })}`;
  return (
    <AdminFrame
      title={list}
      hint={
        <>
          <Link to={`${path('/admin/lists')}${query}`} className="underline">
            {admin('section_lists')}
          </Link>
          <span className="wrap-anywhere">
            {owner && ` · ${owner}`} · {t(`kind_${kind}`)}{' '}
          </span>
          {active ? (
            <Badge tone="good">{t('inUseVersion', { version: active.version })}</Badge>
          ) : (
            <Badge>{t('off')}</Badge>
          )}
        </>
      }
      actions={
        mayChange && (
          <>
            <Button onClick={() => setTask({ kind: 'delete' })}>{t('deleteList')}</Button>
            {active && (
              <Button onClick={() => setTask({ kind: 'activate', version: null })}>{t('turnOff')}</Button>
            )}
            <ChangeButton
              address={address}
              version={version}
              onContent={(content) => setTask({ kind: 'change', content })}
            />
          </>
        )
      }
    >
      <ListVersions
        address={address}
        versions={versions}
        shown={version}
        onActivate={mayChange ? (chosen) => setTask({ kind: 'activate', version: chosen }) : null}
      />
      <ListLines address={address} version={version} search={search} view={view} />
      {task?.kind === 'delete' && (
        <DeleteDialog
          address={address}
          onDone={() => void navigate(`${path('/admin/lists')}${query}`)}
          onClose={close}
        />
      )}
      {task?.kind === 'activate' && (
        <ActivateDialog address={address} version={task.version} onClose={close} />
      )}
      {task?.kind === 'change' && (
        <ImportDialog
          {...address}
          kind={kind}
          content={task.content}
          onDone={() => void navigate(listQuery(address))}
          onClose={close}
        />
      )}
    </AdminFrame>
  );
}

interface ChangeButtonProps {
  address: ListAddress;
  version: number;
  onContent: (content: string) => void;
}

/** Fetches the whole file, of which the page has only one part, to create a new version of it. */
function ChangeButton({ address, version, onContent }: ChangeButtonProps) {
  const t = useTranslations('admin-content');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  async function open() {
    setBusy(true);
    try {
      onContent((await call(readWordListVersion, { ...address, version })).content);
    } catch (error) {
      showToast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button kind="primary" isBusy={isBusy} onClick={() => void open()}>
      {t('change')}
    </Button>
  );
}
