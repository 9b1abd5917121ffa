import { imageBytesLimit, storeImage } from '@inkstone/contracts/documents';
import type { Editor } from '@inkstone/editor';
import { insertImage } from '@inkstone/editor/commands';
import { showToast } from '@inkstone/ui';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { isNetworkFailure } from '../../../offline/network-failure.ts';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { readGivenFile } from '../../../shared/files/base64.ts';

/** Uploads pictures and inserts them at the caret, one after another. */
export function useImageUpload(editor: () => Editor | null): (files: readonly File[]) => void {
  const t = useTranslations('writing');
  const errorText = useErrorText();
  const upload = async (files: readonly File[]) => {
    for (const file of files) {
      try {
        const { base64 } = await readGivenFile(file, imageBytesLimit, 'image_too_large');
        const { url } = await call(storeImage, { base64 });
        const current = editor();
        if (current && !current.isDestroyed)
          insertImage(current, { src: url, alt: file.name.replace(/\.\w+$/, '') });
      } catch (error) {
        const failure = isNetworkFailure(error)
          ? t('imageOffline')
          : t('imageFailed', { reason: errorText(error) });
        showToast.error(failure);
      }
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of messages must not restart the upload.
  return useCallback((files) => void upload(files), [editor]);
}
