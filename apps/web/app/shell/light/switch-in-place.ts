/**
 * Changes the language of the page without a navigation, so that input, scroll position and history are kept.
 * On failure, the link is followed. Its source is inlined in the page, so it must not refer to anything
 * outside the function.
 */
export function switchInPlace(): void {
  let newest = 0;
  const fields = () =>
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'main input[name], main textarea[name]',
    );
  const isChoice = (field: Element): field is HTMLInputElement =>
    field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');
  const keyOf = (field: HTMLInputElement | HTMLTextAreaElement) =>
    isChoice(field) ? `${field.name}=${field.value}` : field.name;
  const stateOf = (field: HTMLInputElement | HTMLTextAreaElement) =>
    isChoice(field) ? field.checked : field.value;
  const restore = (field: HTMLInputElement | HTMLTextAreaElement, state: boolean | string | undefined) => {
    if (state === undefined || state === stateOf(field)) return;
    if (isChoice(field)) field.checked = state === true;
    else field.value = String(state);
    // Other elements may depend on the value.
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  /** Elements of the head that differ by language, besides the alternate URLs. */
  const facts = 'meta[name="description"], meta[property], link[rel="canonical"], link[rel="manifest"]';
  const show = (html: string, { href }: HTMLAnchorElement, language: string, place: number) => {
    const next = new DOMParser().parseFromString(html, 'text/html');
    const typed = new Map([...fields()].map((field) => [keyOf(field), stateOf(field)]));
    const isConfirming = document.querySelector<HTMLElement>('[data-analytics-notice]')?.hidden === false;
    const { scrollX, scrollY } = window;
    for (const script of next.querySelectorAll('script')) script.remove();
    for (const fact of document.head.querySelectorAll(facts)) fact.remove();
    document.head.append(...next.head.querySelectorAll(facts));
    document.title = next.title;
    document.documentElement.lang = next.documentElement.lang;
    document.body.replaceChildren(...next.body.childNodes);
    history.replaceState(history.state, '', href);
    for (const field of fields()) restore(field, typed.get(keyOf(field)));
    const notice = document.querySelector<HTMLElement>('[data-analytics-notice]');
    if (notice) notice.hidden = !isConfirming;
    scrollTo(scrollX, scrollY);
    const link = document.querySelectorAll<HTMLElement>(`[data-language="${language}"]`)[place];
    const isHidden = link?.closest('dialog');
    const focused = link?.closest('details')?.querySelector('summary') ?? link;
    if (isHidden) document.querySelector<HTMLElement>(`[data-opens="${isHidden.id}"]`)?.focus();
    else focused?.focus({ preventScroll: true });
  };
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-language]');
    const language = link?.dataset.language;
    if (!link || !language) return;
    event.preventDefault();
    const requested = ++newest;
    const place = [...document.querySelectorAll(`[data-language="${language}"]`)].indexOf(link);
    fetch(link.href)
      .then(async (reply) => {
        if (!reply.ok) throw new Error(String(reply.status));
        const html = await reply.text();
        if (requested === newest) show(html, link, language, place);
      })
      .catch(() => location.replace(link.href));
  });
}
