import { accountsModule } from '../modules/accounts/manifest.ts';
import { analyticsModule } from '../modules/analytics/manifest.ts';
import { assistModule } from '../modules/assist/manifest.ts';
import { contentModule } from '../modules/content/manifest.ts';
import { deskModule } from '../modules/desk/manifest.ts';
import { documentsModule } from '../modules/documents/manifest.ts';
import { generationModule } from '../modules/generation/manifest.ts';
import { invoicesModule } from '../modules/invoices/manifest.ts';
import { membershipModule } from '../modules/membership/manifest.ts';
import { modelsModule } from '../modules/models/manifest.ts';
import { notificationsModule } from '../modules/notifications/manifest.ts';
import { ocrModule } from '../modules/ocr/manifest.ts';
import { ordersModule } from '../modules/orders/manifest.ts';
import { organisationsModule } from '../modules/organisations/manifest.ts';
import { rewritingModule } from '../modules/rewriting/manifest.ts';
import { sharingModule } from '../modules/sharing/manifest.ts';
import { siteModule } from '../modules/site/manifest.ts';
import { staffModule } from '../modules/staff/manifest.ts';
import { storesModule } from '../modules/stores/manifest.ts';
import { subscriptionsModule } from '../modules/subscriptions/manifest.ts';
import { termsModule } from '../modules/terms/manifest.ts';
import { translationModule } from '../modules/translation/manifest.ts';
import type { ModuleManifest } from '../ports/module-manifest.ts';

/** All modules of the server. */
export const modules: readonly ModuleManifest[] = [
  accountsModule,
  assistModule,
  documentsModule,
  sharingModule,
  siteModule,
  contentModule,
  staffModule,
  organisationsModule,
  membershipModule,
  ordersModule,
  storesModule,
  invoicesModule,
  subscriptionsModule,
  rewritingModule,
  generationModule,
  ocrModule,
  termsModule,
  translationModule,
  modelsModule,
  deskModule,
  notificationsModule,
  analyticsModule,
];

/** Keys of the manifest whose values are lists. */
type ListKey = Exclude<keyof ModuleManifest, 'name' | 'settings' | 'accountData' | 'readiness'>;

/** Returns what all modules register under a key of the manifest, in the order of the modules. */
export function registered<Key extends ListKey>(key: Key): NonNullable<ModuleManifest[Key]> {
  return modules.flatMap((module) => [...(module[key] ?? [])]) as never;
}
