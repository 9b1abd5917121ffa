import { Button, IconButton, Popover } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { TextSizeIcon } from './icons.tsx';
import { type SheetLook, scales } from './sheet-look.ts';

/** Font and size of the text. */
export function LookMenu({ look, onChange }: { look: SheetLook; onChange: (look: SheetLook) => void }) {
  const t = useTranslations('writing');
  const place = scales.indexOf(look.scale);
  const resize = (by: number) => onChange({ ...look, scale: scales[place + by] ?? look.scale });
  const fonts = [
    ['serif', 'fontSerif'],
    ['sans', 'fontSans'],
  ] as const;
  return (
    <Popover
      label={t('view')}
      trigger={
        <IconButton label={t('view')}>
          <TextSizeIcon />
        </IconButton>
      }
    >
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 text-sm">
        <span className="text-soft">{t('font')}</span>
        <div className="flex gap-1.5">
          {fonts.map(([font, words]) => (
            <Button
              key={font}
              size="small"
              kind={look.font === font ? 'primary' : 'secondary'}
              aria-pressed={look.font === font}
              onClick={() => onChange({ ...look, font })}
            >
              {t(words)}
            </Button>
          ))}
        </div>
        <span className="text-soft">{t('textSize')}</span>
        <div className="flex items-center gap-1.5">
          <Button size="small" disabled={place <= 0} aria-label={t('smaller')} onClick={() => resize(-1)}>
            A−
          </Button>
          <output className="w-12 text-center tabular-nums">{Math.round(look.scale * 100)}%</output>
          <Button
            size="small"
            disabled={place === scales.length - 1}
            aria-label={t('larger')}
            onClick={() => resize(1)}
          >
            A+
          </Button>
        </div>
      </div>
    </Popover>
  );
}
