import { CloseIcon, IconButton, MenuIcon } from '@inkstone/ui/plain';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Brand } from './brand.tsx';
import { LanguageLinks } from './language-menu.tsx';
import { useSiteInfo } from './site-info.ts';
import { SiteLinkItem } from './site-links.tsx';
import { phoneLinks } from './site-menus.ts';
import { ThemeMenu } from './theme-menu.tsx';

const dialogId = 'site-menu';

/** A button that opens the site's menus full screen on phones. */
export function MobileMenu() {
  const t = useTranslations('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <IconButton
        label={t('menu')}
        aria-haspopup="dialog"
        data-opens={dialogId}
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon />
      </IconButton>
      <dialog
        ref={dialog}
        id={dialogId}
        aria-label={t('menu')}
        className="m-0 size-full max-h-none max-w-none bg-paper text-ink open:animate-enter"
      >
        <div className="flex h-16 items-center justify-between px-4 sm:px-6">
          <Brand />
          <div className="-mr-2 flex items-center">
            <ThemeMenu />
            <IconButton label={t('close')} data-closes="" onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
        </div>
        <nav aria-label={t('menu')} className="flex flex-col px-4 sm:px-6">
          {phoneLinks(useSiteInfo()).map((link) => (
            <SiteLinkItem
              key={link.label}
              link={link}
              className="flex min-h-14 items-center border-b border-line font-serif text-xl"
              onFollow={close}
            />
          ))}
        </nav>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle keys; this only closes the menu afterwards. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above. */}
        <div className="grid grid-cols-3 gap-x-2 px-4 py-6 sm:px-6" onClick={close}>
          <LanguageLinks className="flex min-h-11 items-center text-sm text-soft aria-[current=true]:font-semibold aria-[current=true]:text-ink" />
        </div>
      </dialog>
    </>
  );
}
