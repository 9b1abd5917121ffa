/**
 * Unit tests that need a worker without loaded modules: they replace modules, depend on the state of modules, change the
 * environment, or start processes. Paths and patterns from the root.
 */
export const unsharedTests: string[] = [
  'packages/domain/src/documents/versions/diff/diff-bodies.test.ts',
  'apps/server/src/modules/assist/check-files/check-files.test.ts',
  'apps/server/src/modules/assist/server-proofreader.test.ts',
  'apps/server/src/modules/documents/exchange/destinations/s3/s3-destination.test.ts',
  'apps/server/src/platform/db/embedded/folder-lock.test.ts',
  'apps/server/src/platform/isolation/isolated-process.test.ts',
  'apps/server/src/platform/sync/version-watch.test.ts',
  'apps/server/src/providers/mail/smtp.test.ts',
  'apps/server/src/providers/ocr/recogniser.test.ts',
  'apps/web/app/offline/keep-pictures.test.ts',
  'apps/web/app/offline/local-library.test.ts',
  'apps/web/app/offline/search-locally.test.ts',
  'apps/web/app/platform/renewal.test.ts',
  'apps/web/app/session/session-calls.test.ts',
  'apps/web/app/shell/use-offline.test.tsx',
  'packages/phrases/**/*.test.ts',
  // Both use the list of toasts, which a module remembers.
  'packages/ui/src/dialog.test.tsx',
  'packages/ui/src/toast-pause.test.tsx',
  'script/lib/bootstrap.test.ts',
];
