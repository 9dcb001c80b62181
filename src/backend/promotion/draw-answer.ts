import type { DrawAnswer } from '../../api/take-part.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import type { Prize } from '../../domain/promotion/promotion-settings.ts';
import type { KeptDraw } from './draws.ts';

/** A draw in words for the person who drew it. */
export function drawAnswer(draw: KeptDraw, dealer: string, phone: string): DrawAnswer {
  const { id, drawn_at, drawn, prize } = draw;
  const prizes = JSON.parse(draw.odds) as Prize[];
  const nameOf = (wanted: string): string => prizes.find((each) => each.id === wanted)?.name ?? wanted;
  const words =
    prize !== null
      ? {
          title: `You won: ${nameOf(prize)}`,
          text: `${dealer} will get in touch with you on ${displayPhone(phone)}.`,
        }
      : drawn !== null
        ? {
            title: 'Not this time',
            text: `You landed on: ${nameOf(drawn)}. They've all been won already.`,
          }
        : { title: 'Not this time', text: 'No prize this time. Thanks for taking part.' };
  return { id, won: prize !== null, ...words, drawn_at: new Date(drawn_at).toISOString() };
}
