import { PromotionSettings } from './promotion-settings.ts';

/** A promotion that runs on 21 November 2026, with what a test says otherwise; nothing in it is a real permit. */
export const examplePromotion = (
  changes: Partial<Parameters<typeof PromotionSettings.parse>[0] & object> = {},
): PromotionSettings =>
  PromotionSettings.parse({
    id: 'summer',
    title: 'Spin to win',
    terms: 'The first paragraph.\n\nThe second paragraph.',
    from: '2026-11-01',
    until: '2026-11-30',
    states: [
      { state: 'NSW', permit: 'TP/EXAMPLE' },
      { state: 'VIC', permit: false },
    ],
    prizes: [
      { id: 'jack', name: 'A jack', value: 80, count: 1, in_10000: 100 },
      { id: 'mug', name: 'A mug', value: 15, count: 50, in_10000: 2_000 },
    ],
    ...changes,
  });
