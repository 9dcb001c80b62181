import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { KeptTradeIn } from '../../../domain/trade-in/kept-trade-in.ts';
import { $tradeIn } from '../../../state/trade-in.ts';

/** True if a link asks about the vehicle that a shopper's own one was valued from, by its id or its slug. */
const isOf = ({ car_id }: KeptTradeIn, href: string): boolean =>
  car_id !== undefined &&
  (car_id === new URL(href, location.href).searchParams.get('car_id') ||
    `/cars/${car_id}` === location.pathname);

/**
 * What the shopper's own vehicle was valued at from this page (spec F8, F12), in whichever tab, handed to `take` where the
 * address names no deposit of its own; `href` is a link that asks about the vehicle of the page.
 */
export function useTradeIn(href: string, take: (value: number) => void): KeptTradeIn | undefined {
  const kept = useStore($tradeIn, { ssr: 'initial' });
  const tradeIn = kept && isOf(kept, href) ? kept : undefined;
  useEffect(() => {
    if (tradeIn && !new URLSearchParams(location.search).has('deposit')) take(tradeIn.value);
  }, [tradeIn]);
  return tradeIn;
}
