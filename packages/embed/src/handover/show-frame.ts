import type { ShowFrame } from './request-handover.ts';

/** Shows a frame that is invisible, hidden from assistive technology and not focusable. */
export const showFrame: ShowFrame = (address, { loaded, received }) => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.referrerPolicy = 'strict-origin';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.src = address.href;
  const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== null && source === frame.contentWindow && origin === address.origin) received(data);
  };
  addEventListener('message', receive);
  frame.addEventListener('load', loaded);
  document.body.append(frame);
  return {
    post: (question) => frame.contentWindow?.postMessage(question, address.origin),
    remove() {
      removeEventListener('message', receive);
      frame.remove();
    },
  };
};
