/** The parameters of a light page's script. */
export interface LightPageMessages {
  readonly closeLabel: string;
  readonly dialogClass: string;
  readonly year: number;
}

/**
 * Scripts of light pages: closing menus, navigation on phones, theme, language, and legal texts in a dialog.
 * Its source is inlined in the page, so it must not refer to anything outside the function.
 */
export function enhancePage({ closeLabel, dialogClass, year }: LightPageMessages): void {
  const menus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-disclosure][open]');
  const keep = (name: string, value: string, seconds: number) => {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in Safari before 18.4.
    document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
  };
  const closeMenus = (target: EventTarget | null) => {
    for (const menu of menus()) {
      const isInside = target instanceof Node && menu.contains(target);
      const isChoice = target instanceof Element && target.closest('summary') === null;
      if (!isInside || (isChoice && target.closest('a, button'))) menu.open = false;
    }
  };
  const chooseTheme = (theme: string) => {
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    keep('theme', theme === 'system' ? '' : theme, theme === 'system' ? 0 : year);
    for (const each of document.querySelectorAll<HTMLElement>('[data-theme-choice]'))
      each.ariaPressed = String(each.dataset.themeChoice === theme);
  };
  const showTerms = (link: HTMLAnchorElement) => {
    const dialog = document.createElement('dialog');
    const close = document.createElement('button');
    const frame = document.createElement('iframe');
    const name = link.textContent ?? '';
    dialog.className = dialogClass;
    dialog.ariaLabel = name;
    close.type = 'button';
    // The language of the page may have changed in the meantime.
    close.textContent = document.querySelector('[data-closes]')?.getAttribute('aria-label') ?? closeLabel;
    close.className = 'min-h-11 self-end px-5 text-sm underline underline-offset-4';
    close.onclick = () => dialog.close();
    frame.src = `${link.href}/embedded`;
    frame.title = name;
    frame.className = 'w-full grow rounded-b-lg';
    dialog.onclose = () => dialog.remove();
    dialog.append(close, frame);
    document.body.append(dialog);
    dialog.showModal();
  };
  document.addEventListener('click', (event) => {
    const { target } = event;
    closeMenus(target);
    if (!(target instanceof Element) || event.button !== 0) return;
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const by = (selector: string) => target.closest<HTMLElement>(selector);
    const opens = by('[data-opens]')?.dataset.opens;
    if (opens) (document.getElementById(opens) as HTMLDialogElement | null)?.showModal();
    if (by('[data-closes]')) target.closest('dialog')?.close();
    const theme = by('[data-theme-choice]')?.dataset.themeChoice;
    if (theme) chooseTheme(theme);
    const language = by('[data-language]')?.dataset.language;
    if (language) keep('lang', language, year);
    const terms = by('a[data-terms]');
    if (terms instanceof HTMLAnchorElement && isPlain) {
      event.preventDefault();
      showTerms(terms);
    }
  });
}

/** Like `enhancePage`, for the keyboard: closes menus when the focus leaves them, and on Escape. */
export function closeMenusByKey(): void {
  const menus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-disclosure][open]');
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of menus()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of menus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
