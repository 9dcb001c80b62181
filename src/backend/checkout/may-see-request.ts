import type { Context } from 'hono';
import type { PaymentRequest } from '../../domain/payment/payment-request.ts';
import { shopperOf } from '../account/shopper.ts';
import type { Backend, BackendEnv } from '../backend.ts';

/**
 * True if a visitor may see and pay a request (spec A6, A10). Where the dealer asks to sign in first, only who has signed in,
 * and with the number that the request names, if it names one; elsewhere anyone who has its link, which nobody guesses.
 */
export async function maySeeRequest(
  context: Context<BackendEnv>,
  backend: Pick<Backend, 'store' | 'clock'>,
  { phone }: Pick<PaymentRequest, 'phone'>,
): Promise<'yes' | 'sign in' | 'no'> {
  const { account } = context.get('site').tenant;
  if (!account || !account.gates.includes('online-payment')) return 'yes';
  const shopper = await shopperOf(context, backend);
  if (!shopper) return 'sign in';
  return phone === null || phone === shopper.phone ? 'yes' : 'no';
}
