import type { TenantInput } from '../schema.ts';

/** Any part of settings, down to the last; lists whole or not at all. */
export type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** Settings that only a dealer can know. */
type DealersOwn = 'slug' | 'template' | 'site' | 'feed' | 'locations';

/** A preset for a trade: any settings but those that only a dealer can know. */
export type Template = DeepPartial<Omit<TenantInput, DealersOwn>> & {
  /** Values of every vehicle where no column gives one. */
  feed?: Pick<TenantInput['feed'], 'defaults'>;
  site?: DeepPartial<Omit<TenantInput['site'], 'name' | 'url' | 'licence'>>;
};
