type Listener = (...args: readonly unknown[]) => void;

/**
 * The events that InstantSearch's helper uses, for the package `@algolia/events` (vite alias in astro.config.mjs). Its
 * users inherit without calling a constructor, so the list of listeners is made when it is first needed.
 */
class EventEmitter {
  declare forecourtListeners?: Map<string, Listener[]>;

  on(event: string, listener: Listener): this {
    this.forecourtListeners ??= new Map();
    this.forecourtListeners.set(event, [...this.listeners(event), listener]);
    return this;
  }

  once(event: string, listener: Listener): this {
    const first: Listener = (...args) => {
      this.removeListener(event, first);
      listener.apply(this, [...args]);
    };
    return this.on(event, first);
  }

  addListener(event: string, listener: Listener): this {
    return this.on(event, listener);
  }

  removeListener(event: string, listener: Listener): this {
    this.forecourtListeners?.set(
      event,
      this.listeners(event).filter((one) => one !== listener),
    );
    return this;
  }

  removeAllListeners(event?: string): this {
    if (event === undefined) this.forecourtListeners?.clear();
    else this.forecourtListeners?.delete(event);
    return this;
  }

  listeners(event: string): readonly Listener[] {
    return this.forecourtListeners?.get(event) ?? [];
  }

  /** There is no limit to raise. */
  setMaxListeners(): this {
    return this;
  }

  listenerCount(event: string): number {
    return this.listeners(event).length;
  }

  emit(event: string, ...args: readonly unknown[]): boolean {
    const listeners = this.listeners(event);
    for (const listener of listeners) listener.apply(this, [...args]);
    return listeners.length > 0;
  }
}

module.exports = EventEmitter;
