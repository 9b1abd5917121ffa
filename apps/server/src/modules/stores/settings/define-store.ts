import { z } from 'zod';
import { onOff } from '../../../platform/settings/setting-schemas.ts';
import type { SettingDescription } from '../../../platform/settings/settings-group.ts';
import type { StoreConfig } from '../../../ports/store-config.ts';
import type { StoreName } from '../../../ports/store-verifier.ts';
import { productList, readProducts, showProducts } from './product-setting.ts';

type SettingsOf<Name extends StoreName> = NonNullable<StoreConfig['stores'][Name]>;
type Shape = Readonly<Record<string, z.ZodType>>;
type Values<Fields extends Shape> = z.output<z.ZodObject<Fields>>;
type GivenSettings = Readonly<Record<string, unknown>>;

/** One setting of a store, `STORE_<STORE>_<FIELD>`. */
interface StoreField<Schema, Settings> extends SettingDescription {
  readonly schema: Schema;
  /** Whether the setting is required while the store is on. */
  readonly isNeeded?: true;
  /** Formats the value in effect. */
  readonly show: (settings: Settings) => string;
}

/** The settings of a store in addition to those that every store has. */
interface StoreTable<Name extends StoreName, Fields extends Shape> {
  readonly name: Name;
  /** The place of purchase in sentences, such as `in the App Store`. */
  readonly where: string;
  readonly fields: { readonly [F in keyof Fields]: StoreField<Fields[F], SettingsOf<Name>> };
  /** Reads the settings of a store that is on; null if one is missing, which is reported. */
  readonly read: (values: Values<Fields>, sold: SoldProducts) => SettingsOf<Name> | null;
  /** Returns a line for each inconsistency other than missing settings. */
  readonly findFaults?: (values: Values<Fields>) => readonly string[];
}

type SoldProducts = Pick<SettingsOf<StoreName>, 'environment' | 'products' | 'reviewers'>;

/** The settings of one store, as `defineSettings` expects them. */
export interface StoreSettings<Name extends StoreName> {
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly descriptions: Readonly<Record<string, SettingDescription>>;
  /** Names of the secret settings, none of which may be set together with the simulator. */
  readonly secrets: readonly string[];
  read(given: GivenSettings): SettingsOf<Name> | null;
  describe(settings: SettingsOf<Name> | null): Readonly<Record<string, string>>;
  findFaults(given: GivenSettings): readonly string[];
}

const environment = z.enum(['production', 'sandbox'], { error: 'must be production or sandbox' });
const accountIds = z
  .string()
  .transform((ids) => ids.split(',').map((id) => id.trim().toLowerCase()))
  .pipe(z.array(z.uuid({ error: 'must be ids of accounts with commas between' })));
const everyStore = {
  ENVIRONMENT: {
    schema: environment.default('production'),
    means: 'production (default) or sandbox; purchases of the other environment are rejected',
    show: ({ environment: of }: SoldProducts) => of,
  },
  REVIEWERS: {
    schema: accountIds.default([]),
    means:
      'account ids of the reviewers of the store, separated by commas; their purchases in its sandbox count',
    show: ({ reviewers }: SoldProducts) => [...(reviewers ?? [])].join(','),
  },
  PRODUCTS: {
    schema: productList(),
    means:
      'tier (plus, pro) or word package of each product id, such as com.example.month=plus, separated by commas',
    isNeeded: true,
    show: ({ products }: SoldProducts) => showProducts(products),
  },
} as const;
/** The validated values of these settings. */
const sold = z.object({
  ENVIRONMENT: environment,
  REVIEWERS: z.array(z.string()),
  PRODUCTS: z.array(z.string()),
});

/** Defines the settings of a store from a table with one line per setting. */
export function defineStore<Name extends StoreName, Fields extends Shape>(
  table: StoreTable<Name, Fields>,
): StoreSettings<Name> {
  const switchName = `STORE_${table.name.toUpperCase()}`;
  const fields = Object.entries<StoreField<z.ZodType, SettingsOf<Name>>>({ ...table.fields, ...everyStore });
  const nameOf = (field: string) => `${switchName}_${field}`;
  const valuesOf = (given: GivenSettings) =>
    Object.fromEntries(fields.map(([field]) => [field, given[nameOf(field)]])) as Values<Fields>;
  const perField = <T>(map: (field: StoreField<z.ZodType, SettingsOf<Name>>) => T) =>
    Object.fromEntries(fields.map(([field, one]) => [nameOf(field), map(one)]));
  const lines = (given: GivenSettings) =>
    fields
      .filter(([field, { isNeeded }]) => isNeeded && isMissing(given[nameOf(field)]))
      .map(([field]) => `${switchName} needs ${nameOf(field)}.`);
  return {
    shape: { [switchName]: onOff().default('off'), ...perField(({ schema }) => schema) },
    descriptions: {
      [switchName]: { means: `on: purchases ${table.where} are granted; default off` },
      ...perField(({ means, secret }) => (secret ? { means, secret } : { means })),
    },
    secrets: fields.filter(([, { secret }]) => secret).map(([field]) => nameOf(field)),
    read: (given) => {
      if (given[switchName] !== 'on') return null;
      const values = valuesOf(given);
      const { ENVIRONMENT, REVIEWERS, PRODUCTS } = sold.parse(values);
      return table.read(values, {
        environment: ENVIRONMENT,
        reviewers: new Set(REVIEWERS),
        products: readProducts(PRODUCTS),
      });
    },
    describe: (settings) => ({
      [switchName]: settings ? 'on' : 'off',
      ...perField(({ show }) => (settings ? show(settings) : '')),
    }),
    findFaults: (given) => [
      ...(given[switchName] === 'on' ? lines(given) : []),
      ...(table.findFaults?.(valuesOf(given)) ?? []),
    ],
  };
}

function isMissing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
