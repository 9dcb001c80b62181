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
