import { classNames } from '@inkstone/ui/plain';
import { usePageLocale } from '../../platform/i18n/page-locale.ts';

/** Sizes in px of the screenshots taken by script/screenshots; those without a desktop size are phone screenshots. */
const sizes = {
  writing: { desk: [2560, 1600], phone: [720, 1280] },
  reasons: { desk: [1440, 1080], phone: [720, 960] },
  english: { desk: [1440, 1080], phone: [720, 960] },
  word: { desk: [1440, 1080], phone: [720, 960] },
  official: { desk: [1440, 1080], phone: [720, 960] },
  share: { desk: [1440, 1080], phone: [720, 960] },
  rewrite: { desk: null, phone: [720, 960] },
  translate: { desk: null, phone: [720, 960] },
  ocr: { desk: null, phone: [720, 960] },
} as const;

export interface ProductPictureProps {
  name: keyof typeof sizes;
  alt: string;
  className?: string;
}

/**
 * A screenshot of the product in the page's script and theme and for the window's width. Renders nothing until screenshots have
 * been taken.
 */
export function ProductPicture({ name, alt, className }: ProductPictureProps) {
  const language = usePageLocale().startsWith('zh') ? 'zh' : 'en';
  if (!__HAS_SCREENSHOTS__) return null;
  const { desk, phone } = sizes[name];
  const [width, height] = desk ?? phone;
  return (['light', 'dark'] as const).map((theme) => {
    const file = `/screenshots/${name}-${language}-${theme}`;
    return (
      <picture key={theme} className={`only-${theme}`}>
        {desk && (
          <source
            media="(max-width: 599px)"
            srcSet={`${file}-phone.webp`}
            width={phone[0]}
            height={phone[1]}
          />
        )}
        <img
          src={`${file}${desk ? '' : '-phone'}.webp`}
          alt={alt}
          loading="lazy"
          decoding="async"
          width={width}
          height={height}
          className={classNames(
            'h-auto w-full rounded-lg border border-line',
            !desk && 'mx-auto max-w-sm',
            className,
          )}
        />
      </picture>
    );
  });
}
