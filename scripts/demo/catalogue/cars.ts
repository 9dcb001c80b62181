import { ALDERA } from './aldera.ts';
import { BRIGHTMOOR } from './brightmoor.ts';
import { CORVANE } from './corvane.ts';
import type { DemoModel } from './demo-model.ts';
import { HOSHIMI } from './hoshimi.ts';
import { JINDARA } from './jindara.ts';
import { KANZORA } from './kanzora.ts';
import { NORRAVIK } from './norravik.ts';
import { TESSARO } from './tessaro.ts';
import { VELBRECHT } from './velbrecht.ts';
import { VOLTIERA } from './voltiera.ts';

const EVERY_CAR: readonly DemoModel[] = [
  ...ALDERA,
  ...BRIGHTMOOR,
  ...CORVANE,
  ...HOSHIMI,
  ...JINDARA,
  ...KANZORA,
  ...NORRAVIK,
  ...TESSARO,
  ...VELBRECHT,
  ...VOLTIERA,
];

/** Bodies of which a yard has one or two. */
const RARE_BODIES = new Set(['Convertible', 'People Mover']);

const isRare = ({ simple_body }: DemoModel): boolean => RARE_BODIES.has(simple_body);

/** The invented cars, utes and vans that every yard has. */
export const CARS: readonly DemoModel[] = EVERY_CAR.filter((model) => !isRare(model));

/** Those of which it has few; of a convertible there is no picture, so its listing shows the icon of its body. */
export const RARE_CARS: readonly DemoModel[] = EVERY_CAR.filter(isRare);

/** Cars of makes of which few were sold here: each is built as another maker's model is. */
const SISTERS: Record<string, readonly [make: string, model: string]> = {
  Skerry: ['Ardenko', 'Volka'],
  Vespro: ['Calvenne', 'Brisel'],
  Altavia: ['Elvaro', 'Pesca'],
  Fenland: ['Fenwood', 'Marl'],
  Miko: ['Iskara', 'Nemi'],
  Boundary: ['Marvane', 'Kestle'],
  Linz: ['Ostrel', 'Lovisa'],
  Kiri: ['Pavora', 'Tindle'],
  Wirra: ['Quillan', 'Jarrow'],
  Tarn: ['Rouvier', 'Sabline'],
  'Solace Tourer': ['Tamsen', 'Orrel'],
  Kumo: ['Zellick', 'Juno'],
};

/** One model of each of twelve small makes, as a yard of used cars has them one by one. */
export const SMALL_MAKES: readonly DemoModel[] = CARS.flatMap((sister) => {
  const [make, model] = SISTERS[sister.model] ?? [];
  return make && model ? [{ ...sister, make, model }] : [];
});
