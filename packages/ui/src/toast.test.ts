import { describe, expect, it } from 'vitest';
import { ToastHost } from './toast.tsx';
import { toastDuration, toastGap, toastOffset } from './toast-timing.ts';

describe('ToastHost', () => {
  it('closes toasts after 3000 ms and stacks them 16 px apart, 20 px from the edge', () => {
    expect({ toastDuration, toastGap, toastOffset }).toEqual({
      toastDuration: 3000,
      toastGap: 16,
      toastOffset: 20,
    });
    const host = ToastHost({ label: 'Notices', closeLabel: 'Close' });
    expect(host.props.children[0].props).toMatchObject({
      duration: 3000,
      gap: 16,
      offset: 20,
      mobileOffset: 20,
      closeButton: true,
      // Toasts are spread out and keep their positions, as required for pausing on hover.
      expand: true,
      containerAriaLabel: 'Notices',
    });
  });
});
