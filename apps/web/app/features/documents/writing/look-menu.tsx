import { IconButton, Popover } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { FontStylesheet } from '../../../display/font-stylesheets.tsx';
import { LookControls, type LookControlsProps } from '../../../display/look-controls.tsx';
import { TextSizeIcon } from './icons.tsx';

/** Font, size and line height of the text. */
export function LookMenu(props: LookControlsProps) {
  const t = useTranslations('writing');
  return (
    <>
      <FontStylesheet font={props.look.font} />
      <Popover
        label={t('view')}
        trigger={
          <IconButton label={t('view')}>
            <TextSizeIcon />
          </IconButton>
        }
      >
        <div className="w-84 max-w-[calc(100vw-3rem)]">
          <LookControls {...props} />
        </div>
      </Popover>
    </>
  );
}
