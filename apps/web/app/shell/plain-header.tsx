import { classNames } from '@inkstone/ui';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/** The header of a page without navigation: brand, language and theme. `className` sets its width. */
export function PlainHeader({ className }: { className: string }) {
  return (
    <header
      className={classNames(
        'mx-auto flex h-16 w-full shrink-0 items-center justify-between gap-4 px-4 sm:px-6',
        className,
      )}
    >
      <Brand />
      <div className="flex items-center gap-1">
        <LanguageMenu />
        <ThemeMenu />
      </div>
    </header>
  );
}
