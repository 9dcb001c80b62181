import type { ShownNavigation } from '../domain/site/filled-navigation.ts';
import type { VehicleCard } from '../domain/vehicle/vehicle-card.ts';
import type { SiteInput } from './site-input.ts';
import { sitePreview } from './site-preview.ts';

export type PageKeys = {
  /**
   * The key under which a rendered page may be used again: all that the page shows must be in `parts`, today's words
   * included. Same key, same page (docs/decisions/0021-keys-of-pages.md).
   */
  pageKey: (...parts: readonly unknown[]) => string;
  /** The keys of many pages, or '' for each where nobody asks for them: working them out takes as long as rendering a tenth of the pages. */
  keyed: <Thing>(keyOf: (thing: Thing) => string) => (thing: Thing) => string;
  /** Cards as a part of a key; each card is digested once, because it is in about ten lists. */
  cardsKey: (cards: readonly VehicleCard[]) => string[];
  /** Things as a part of a key that does not change with their order; `of` says what counts of each, which is read once. */
  setKey: <Thing extends object>(of: (thing: Thing) => unknown) => (things: readonly Thing[]) => string;
};

/** The keys of a site's pages; each holds what every page shows or loads: tenant, look, menus and code. */
export function createPageKeys({
  tenant,
  look,
  code,
  digest,
  preview,
  now,
  navigation,
  hasKeys,
}: Pick<SiteInput, 'tenant' | 'look' | 'code' | 'digest' | 'preview' | 'now' | 'hasKeys'> & {
  navigation: readonly ShownNavigation[];
}): PageKeys {
  const digestOf = (value: unknown): string => digest(JSON.stringify(value) ?? '');
  const ofEveryPage = digestOf([tenant, look, code, navigation, sitePreview({ preview, now, tenant })]);

  function onceEach<Thing extends object>(of: (thing: Thing) => unknown): (thing: Thing) => string {
    const known = new WeakMap<Thing, string>();
    return (thing) => {
      const found = known.get(thing) ?? digestOf(of(thing));
      known.set(thing, found);
      return found;
    };
  }

  const cardDigest = onceEach((card: VehicleCard) => card);
  return {
    pageKey: (...parts) => digestOf([ofEveryPage, ...parts]),
    keyed: (keyOf) => (hasKeys ? keyOf : () => ''),
    cardsKey: (cards) => cards.map(cardDigest),
    setKey: (of) => {
      const digestOfOne = onceEach(of);
      return (things) => digestOf(things.map(digestOfOne).sort());
    },
  };
}
