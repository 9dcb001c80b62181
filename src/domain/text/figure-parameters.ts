const PLAIN = /^\d{1,9}(\.\d{1,3})?$/;

/**
 * Reads figures from an address, each by the parameter `names` gives it: '?km=250&tariff=28.5'. What is missing or no
 * plain figure stays as in `start`; nothing is thrown.
 */
export function readFigures<Key extends string>(
  parameters: URLSearchParams,
  names: Readonly<Record<Key, string>>,
  start: Readonly<Record<Key, number>>,
): Record<Key, number> {
  const figures: Record<Key, number> = { ...start };
  for (const key of Object.keys(start) as Key[]) {
    const text = parameters.get(names[key]) ?? '';
    if (PLAIN.test(text)) figures[key] = Number(text);
  }
  return figures;
}

/** Writes the figures that differ from `start` into an address that keeps every other parameter; NaN is not written. */
export function writeFigures<Key extends string>(
  figures: Readonly<Record<Key, number>>,
  names: Readonly<Record<Key, string>>,
  start: Readonly<Record<Key, number>>,
  previous: URLSearchParams,
): URLSearchParams {
  const parameters = new URLSearchParams(previous);
  for (const key of Object.keys(start) as Key[]) {
    const figure = figures[key];
    if (figure === start[key] || Number.isNaN(figure)) parameters.delete(names[key]);
    else parameters.set(names[key], String(figure));
  }
  return parameters;
}
