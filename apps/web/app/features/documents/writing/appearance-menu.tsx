import { IconButton, Popover } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { AppearanceControls, type AppearanceControlsProps } from '../../../display/appearance-controls.tsx';
import { FontStylesheet } from '../../../display/font-stylesheets.tsx';
import { TextSizeIcon } from './icons.tsx';

/** Font, size and line height of the text. */
export function AppearanceMenu(props: AppearanceControlsProps) {
  const t = useTranslations('writing');
  return (
    <>
      <FontStylesheet font={props.appearance.font} />
      <Popover
        label={t('view')}
        trigger={
          <IconButton label={t('view')}>
            <TextSizeIcon />
          </IconButton>
        }
      >
        <div className="w-84 max-w-[calc(100vw-3rem)]">
          <AppearanceControls {...props} />
        </div>
      </Popover>
    </>
  );
}
