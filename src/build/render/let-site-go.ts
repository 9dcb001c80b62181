import { HELD_SITE } from '../../domain/site/held-site.ts';

/** Lets go what the pages of a site were planned from: nothing reads it once they are rendered (docs/decisions/0137). */
export function letSiteGo(): void {
  const held = Reflect.get(globalThis, HELD_SITE) as readonly object[] | undefined;
  for (const part of held ?? []) for (const key of Object.keys(part)) Reflect.deleteProperty(part, key);
  Reflect.deleteProperty(globalThis, HELD_SITE);
}
