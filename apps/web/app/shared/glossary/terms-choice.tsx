import type { ReplyOf } from '@inkstone/contracts';
import { listGlossaries } from '@inkstone/contracts/terms';
import { SelectField } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../platform/call.ts';
import { termsKey } from '../proofreading/follow-terms.ts';

/** The glossaries of an account, as loaded by a page. */
export interface LoadedGlossaries {
  readonly glossaries: ReplyOf<typeof listGlossaries>['glossaries'];
  /** In ms since the epoch. */
  readonly loadedAt: number;
}

export interface TermsChoiceProps {
  first: LoadedGlossaries;
  /** The document whose terms also apply; null without one. */
  value: string | null;
  onChange: (documentId: string | null) => void;
  disabled?: boolean;
}

/** Chooses whether the terms of a document apply to a file. Renders nothing if no document of the account has terms. */
export function TermsChoice({ first, value, onChange, ...rest }: TermsChoiceProps) {
  const t = useTranslations('glossary');
  const { data } = useQuery({
    initialData: { glossaries: first.glossaries },
    initialDataUpdatedAt: first.loadedAt,
    queryKey: [termsKey, 'glossaries', 'documents'],
    queryFn: () => quietCall(listGlossaries, { documents: 'true' }),
  });
  const { glossaries } = data;
  const documents = glossaries.filter(({ scope }) => scope === 'document');
  if (documents.length === 0) return null;
  const hasOrganisation = glossaries.some(({ scope }) => scope === 'organisation');
  return (
    <SelectField
      label={t('applied')}
      // The id of a document whose glossary was deleted is not sent.
      value={documents.some(({ id }) => id === value) ? (value ?? '') : ''}
      choices={[
        { value: '', label: t(hasOrganisation ? 'mineAndOrganisation' : 'mine') },
        ...documents.map(({ id, name }) => ({
          value: id,
          label: t('withDocument', { name: name || t('untitled') }),
        })),
      ]}
      onChange={(chosen) => onChange(chosen || null)}
      {...rest}
    />
  );
}
