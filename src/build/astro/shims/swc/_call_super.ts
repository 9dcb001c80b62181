/** `super(...args)` of a class that is written as a function (vite alias in astro.config.mjs). */
export const _ = (self: object, derived: object, args: readonly unknown[] = []): unknown =>
  Reflect.construct(Reflect.getPrototypeOf(derived) as never, args, self.constructor as never);
