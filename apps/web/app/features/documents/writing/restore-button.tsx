import { restoreDocuments } from '@inkstone/contracts/documents';
import { Button, type ButtonProps, showToast } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';

export interface RestoreButtonProps extends Pick<ButtonProps, 'kind' | 'size'> {
  readonly documentId: string;
  readonly onRestored: () => void;
}

/** Restores a document from the trash. */
export function RestoreButton({ documentId, onRestored, ...look }: RestoreButtonProps) {
  const t = useTranslations('writing');
  const errorText = useErrorText();
  const restore = useMutation({
    mutationFn: () => call(restoreDocuments, { ids: [documentId] }),
    onSuccess: onRestored,
    onError: (error) => showToast.error(errorText(error)),
  });
  return (
    <Button {...look} onClick={() => restore.mutate()} isBusy={restore.isPending}>
      {t('restore')}
    </Button>
  );
}
