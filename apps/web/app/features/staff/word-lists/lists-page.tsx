import type { StaffSelf } from '@inkstone/contracts/staff';
import type { WordListRow } from '@inkstone/contracts/staff/lists';
import { Badge, Button, EmptyState, SelectField } from '@inkstone/ui';
import { useState } from 'react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { listQuery } from './list-address.ts';

export interface ListsPageProps {
  lists: readonly WordListRow[];
  /** Organisations whose lists can be shown. */
  organisations: readonly { readonly id: string; readonly name: string }[];
  /** The organisation whose lists are shown; undefined for those of the installation. */
  organisation: string | undefined;
  self: StaffSelf;
}

/** The word lists applied during proofreading, of the installation or of an organisation. */
export function ListsPage({ lists, organisations, organisation, self }: ListsPageProps) {
  const t = useTranslations('admin-content');
  const admin = useTranslations('admin');
  const [isImporting, setImporting] = useState(false);
  const mayChange = self.permissions.includes('lists.change');
  const title = admin('section_lists');
  return (
    <AdminFrame
      title={title}
      hint={t('listsHint')}
      actions={
        mayChange && (
          <Button kind="primary" onClick={() => setImporting(true)}>
            {t('importList')}
          </Button>
        )
      }
    >
      {organisations.length > 0 && (
        <OwnerForm key={organisation} organisations={organisations} organisation={organisation} />
      )}
      {lists.length === 0 ? (
        <EmptyState title={t('noLists')}>{mayChange && t('noListsHint')}</EmptyState>
      ) : (
        <ul aria-label={title} className="border-t border-line">
          {lists.map((row) => (
            <ListItem key={row.list} row={row} organisation={organisation} />
          ))}
        </ul>
      )}
      {isImporting && (
        <ImportDialog organisation={organisation} isNew content="" onClose={() => setImporting(false)} />
      )}
    </AdminFrame>
  );
}

function OwnerForm({ organisations, organisation }: Pick<ListsPageProps, 'organisations' | 'organisation'>) {
  const t = useTranslations('admin-content');
  const [chosen, setChosen] = useState(organisation ?? '');
  return (
    <Form method="get" className="mb-6 flex max-w-xl flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-56">
        <SelectField
          label={t('listsOf')}
          name="organisation"
          value={chosen}
          onChange={setChosen}
          choices={[
            { value: '', label: t('installation') },
            ...organisations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <Button type="submit" className="min-h-11">
        {t('show')}
      </Button>
    </Form>
  );
}

function ListItem({ row, organisation }: { row: WordListRow; organisation: string | undefined }) {
  const t = useTranslations('admin-content');
  const path = useLocalePath();
  const { list, kind, version } = row;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <Link
        to={`${path('/admin/lists/list')}${listQuery({ list, organisation })}`}
        className="flex min-h-11 min-w-0 items-center font-medium underline wrap-anywhere"
      >
        {list}
      </Link>
      <span className="text-sm text-soft">{t(`kind_${kind}`)}</span>
      {version === null ? (
        <Badge>{t('off')}</Badge>
      ) : (
        <Badge tone="good">{t('inUseVersion', { version })}</Badge>
      )}
    </li>
  );
}
