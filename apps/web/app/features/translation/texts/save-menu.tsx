import { importDocument } from '@inkstone/contracts/documents/exchange';
import type { TranslationDirection } from '@inkstone/translate';
import { Button, ChevronDownIcon, Menu, MenuItem, MenuSeparator, showToast } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { toBase64 } from '../../../shared/files/base64.ts';
import { saveFile } from '../../../shared/save-file.ts';
import type { Sheet } from '../../../shared/translation/sheet.ts';
import { type DocumentForm, titleOf, writeHtml, writeTmx } from './write-sheet.ts';

/** Saves a translation as a new document or as a translation memory. */
export function SaveMenu({ sheet, direction }: { sheet: Sheet; direction: TranslationDirection }) {
  const t = useTranslations('translate');
  const errorText = useErrorText();
  const path = useLocalePath();
  const navigate = useNavigate();
  const title = titleOf(sheet, t('newTitle'));
  const create = useMutation({
    mutationFn: async (form: DocumentForm) => {
      const bytes = new TextEncoder().encode(writeHtml(sheet, direction, form));
      return (await call(importDocument, { name: `${title}.html`, base64: toBase64(bytes) })).document.id;
    },
    onSuccess: (id) => navigate(path(`/app/write/${id}`)),
    onError: (error) => showToast.error(errorText(error)),
  });
  const item = (form: DocumentForm, label: string) => (
    <MenuItem onSelect={() => create.mutate(form)}>{label}</MenuItem>
  );
  const isEmpty = sheet.pairs.every(({ target }) => target === '');
  return (
    <Menu
      trigger={
        <Button size="small" kind="quiet" disabled={isEmpty} isBusy={create.isPending}>
          {t('save')}
          <ChevronDownIcon size={14} />
        </Button>
      }
    >
      {item('table', t('saveTable'))}
      {item('paragraphs', t('saveParagraphs'))}
      {item('target', t('saveTarget'))}
      <MenuSeparator />
      <MenuItem
        onSelect={() =>
          saveFile(`${title}.tmx`, new Blob([writeTmx(sheet, direction)], { type: 'text/xml' }))
        }
      >
        {t('saveTmx')}
      </MenuItem>
    </Menu>
  );
}
