import { removeAvatar, storeAvatar } from '@inkstone/contracts/accounts/profile';
import { Button, FileButton, showToast, UserIcon } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { displayName, initialOf } from '../../../../session/display-name.ts';
import { useSession } from '../../../../session/session.tsx';
import { CropDialog } from './crop-dialog.tsx';

/** The avatar, with buttons to choose another one or to remove it. */
export function AvatarEditor() {
  const t = useTranslations('account');
  const errors = useTranslations('errors');
  const errorText = useErrorText();
  const { profile, refresh } = useSession();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const store = useMutation({
    mutationFn: (base64: string) => call(storeAvatar, { base64 }),
    onSuccess: () => {
      setPicture(null);
      void refresh();
      showToast.success(t('avatarKept'));
    },
  });
  const remove = useMutation({
    mutationFn: () => call(removeAvatar, {}),
    onSuccess: () => void refresh(),
    onError: (error) => showToast.error(errorText(error)),
  });
  const open = (file: File) =>
    void createImageBitmap(file, { imageOrientation: 'from-image' }).then(setPicture, () =>
      showToast.error(errors('file_format_mismatch')),
    );
  const url = profile?.figureUrl ?? null;
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Portrait url={url} name={(profile && displayName(profile)) ?? ''} />
      <div className="flex flex-wrap gap-2">
        <FileButton
          label={t('avatarChoose')}
          accept="image/png,image/jpeg,image/webp,image/gif"
          onFile={open}
        />
        {url && (
          <Button kind="quiet" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {t('avatarRemove')}
          </Button>
        )}
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          isBusy={store.isPending}
          failure={store.error ? errorText(store.error) : ''}
          onDone={(base64) => store.mutate(base64)}
          onClose={() => setPicture(null)}
        />
      )}
    </div>
  );
}

function Portrait({ url, name }: { url: string | null; name: string }) {
  const t = useTranslations('account');
  const frame =
    'flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-full bg-seal-wash font-serif text-3xl text-seal';
  return (
    <span className={frame}>
      {url ? (
        <img src={url} alt={t('avatar')} className="size-full object-cover" />
      ) : (
        initialOf(name) || <UserIcon size={32} />
      )}
    </span>
  );
}
