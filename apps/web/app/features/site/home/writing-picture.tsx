import { useTranslations } from 'use-intl';
import { ProductPicture } from './product-picture.tsx';

/** The writing page, over the hills of the first view. */
export function WritingPicture() {
  const t = useTranslations('site');
  if (!__HAS_SCREENSHOTS__) return null;
  return (
    <figure className="relative z-10 mx-auto -mt-24 max-w-6xl px-4 sm:px-6 md:-mt-36">
      <ProductPicture name="writing" alt={t('screenshotAlt')} className="shadow-floating" />
    </figure>
  );
}
