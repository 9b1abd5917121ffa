import { classNames } from '@inkstone/ui/plain';
import { LazyQrCode } from './lazy-qr-code.tsx';

export interface StoreLinkProps {
  label: string;
  /** The URL in the app store. */
  url: string;
  className: string;
}

/**
 * A link to an app for phones. With a mouse it shows the URL as a QR code on hover or focus; on touch screens, which may be those
 * of phones, it is only a link to the store.
 */
export function StoreLink({ label, url, className }: StoreLinkProps) {
  return (
    <a href={url} rel="noreferrer" target="_blank" className={classNames('group/store relative', className)}>
      {label}
      <span className="pointer-events-none absolute top-0 left-full z-50 ml-2 hidden rounded-lg border border-line bg-raised p-3 shadow-floating pointer-fine:group-hover/store:block pointer-fine:group-focus-visible/store:block">
        <LazyQrCode text={url} label="" />
      </span>
    </a>
  );
}
