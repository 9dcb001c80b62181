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

/** The invented cars, utes and vans of which there are pictures. */
export const CARS: readonly DemoModel[] = EVERY_CAR.filter(({ photo }) => photo !== undefined);

/** Those of which there are none: a listing shows the icon of their body. */
export const UNPICTURED_CARS: readonly DemoModel[] = EVERY_CAR.filter(({ photo }) => photo === undefined);
