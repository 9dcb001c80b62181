/** Under this name a browser keeps what a shopper's own vehicle was valued at (spec F12). */
export const TRADE_IN = 'trade-in';

/** One figure, in dollars, with its days YYYY-MM-DD, and the vehicle that it was asked from by its id or slug. */
export type KeptTradeIn = {
  value: number;
  valued_on: string;
  valid_until: string;
  vehicle: string;
  car_id?: string;
};

const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);

/** Reads what the browser keeps, whatever it is; undefined for what is no figure, or too old on `today`, YYYY-MM-DD. */
export function readKeptTradeIn(text: string | null, today: string): KeptTradeIn | undefined {
  try {
    const { value, valued_on, valid_until, vehicle, car_id } = JSON.parse(text ?? '') as Record<
      string,
      unknown
    >;
    const isFigure = typeof value === 'number' && value > 0 && value < 10_000_000;
    if (!isFigure || !isDay(valued_on) || !isDay(valid_until) || valid_until < today) return undefined;
    return {
      value,
      valued_on,
      valid_until,
      vehicle: typeof vehicle === 'string' ? vehicle : '',
      ...(typeof car_id === 'string' && { car_id }),
    };
  } catch {
    return undefined;
  }
}
