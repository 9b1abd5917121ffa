import { accountsModule } from '../modules/accounts/index.ts';
import { analyticsModule } from '../modules/analytics/index.ts';
import { assistModule } from '../modules/assist/index.ts';
import { contentModule } from '../modules/content/index.ts';
import { deskModule } from '../modules/desk/index.ts';
import { documentsModule } from '../modules/documents/index.ts';
import { generationModule } from '../modules/generation/index.ts';
import { invoicesModule } from '../modules/invoices/index.ts';
import { membershipModule } from '../modules/membership/index.ts';
import { modelsModule } from '../modules/models/index.ts';
import { notificationsModule } from '../modules/notifications/index.ts';
import { ocrModule } from '../modules/ocr/index.ts';
import { ordersModule } from '../modules/orders/index.ts';
import { organisationsModule } from '../modules/organisations/index.ts';
import { rewritingModule } from '../modules/rewriting/index.ts';
import { sharingModule } from '../modules/sharing/index.ts';
import { siteModule } from '../modules/site/index.ts';
import { staffModule } from '../modules/staff/index.ts';
import { storesModule } from '../modules/stores/index.ts';
import { subscriptionsModule } from '../modules/subscriptions/index.ts';
import { termsModule } from '../modules/terms/index.ts';
import { translationModule } from '../modules/translation/index.ts';
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
