import type { PayHandleView } from '@inkstone/contracts/orders';

/** Redirects the browser to the payment page of a provider. Handles that are not for browsers are ignored. */
export function followHandle(handle: PayHandleView): void {
  if (handle.kind === 'redirect') location.assign(handle.url);
  if (handle.kind === 'form') submitForm(handle.url, handle.fields);
}

function submitForm(url: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
