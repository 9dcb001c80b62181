/** `class Derived extends Base` (vite alias in astro.config.mjs). */
export const _ = (derived: { prototype: object }, base: { prototype: object }): void => {
  Object.setPrototypeOf(derived.prototype, base.prototype);
  Object.setPrototypeOf(derived, base);
};
