import { lazy, Suspense } from 'react';

// Most installations have no codes.
const QrCode = lazy(() => import('../shared/qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** A text as a QR code, whose code is loaded where it is shown. */
export function LazyQrCode(props: { text: string; label: string }) {
  return (
    <Suspense>
      <QrCode {...props} />
    </Suspense>
  );
}
