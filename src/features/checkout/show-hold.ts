import type { HoldAnswer } from '../../calls/read-hold.ts';
import { checkoutParts } from './checkout-parts.ts';

/** Shows how a reservation is, and what can be done about it (spec F9). */
export function showHold(root: ParentNode, hold: HoldAnswer): void {
  const set = (part: 'hold-title' | 'hold-text' | 'hold-money' | 'hold-price-now', words?: string): void => {
    const place = checkoutParts.find(root, part);
    if (!place) return;
    place.textContent = words ?? '';
    place.hidden = words === undefined;
  };
  const show = (part: 'hold-agree' | 'hold-cancel' | 'hold-keep', isShown: boolean): void => {
    const button = checkoutParts.find(root, part);
    if (button) button.hidden = !isShown;
  };
  set('hold-title', hold.title);
  set('hold-text', hold.text);
  set('hold-money', hold.money);
  set(
    'hold-price-now',
    hold.price_now &&
      `The price has changed from ${hold.price} to ${hold.price_now.words}. Nothing is taken before you agree to it.`,
  );
  show('hold-agree', hold.price_now !== undefined);
  show('hold-cancel', hold.can_cancel);
  show('hold-keep', hold.state === 'held');
  const pay = checkoutParts.find(root, 'hold-pay');
  if (!pay) return;
  pay.hidden = hold.pay === undefined;
  if (hold.pay) pay.setAttribute('href', hold.pay);
}
