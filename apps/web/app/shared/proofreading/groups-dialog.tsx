import { Dialog, IconButton, SettingsIcon, showToast } from '@inkstone/ui';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../platform/use-error-text.ts';
import { useSession } from '../../session/session.tsx';
import { GroupChoices } from './group-choices.tsx';
import type { SensitiveGroups } from './sensitive-groups.ts';

/** A button of the panel that opens the choice of groups of sensitive words; absent while they are not known. */
export function GroupsButton({ groups }: { groups: SensitiveGroups }) {
  const t = useTranslations('sensitive');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const localePath = useLocalePath();
  const { isSignedIn } = useSession();
  const [isOpen, setOpen] = useState(false);
  const chosen = useSyncExternalStore(groups.subscribe, groups.current, groups.current);
  if (chosen === null) return null;
  return (
    <>
      <IconButton label={t('panel')} size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SettingsIcon />
      </IconButton>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('panel')}
        description={isSignedIn ? t('panelHint') : undefined}
        closeLabel={common('close')}
        actions={
          isSignedIn && (
            <Link className="text-sm underline" to={localePath('/app/settings/sensitive')}>
              {t('open')}
            </Link>
          )
        }
      >
        <GroupChoices
          chosen={chosen}
          label={t('panel')}
          isLabelShown={false}
          onToggle={(group, isOn) =>
            void groups.choose(group, isOn).catch((error: unknown) => showToast.error(errorText(error)))
          }
        />
      </Dialog>
    </>
  );
}
