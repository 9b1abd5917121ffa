import { lazy, Suspense } from 'react';

// Loaded lazily, because most installations show no codes.
const QrCode = lazy(() => import('../shared/qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** A QR code whose component is loaded when it is shown. */
export function LazyQrCode(props: { text: string; label: string }) {
  return (
    <Suspense>
      <QrCode {...props} />
    </Suspense>
  );
}
