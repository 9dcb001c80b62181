import { pageParts } from '../page-parts.ts';
import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import { startInterior } from './interior-stage.ts';
import { startSpin } from './spin-stage.ts';
import spinStyles from './spin.css?inline';

adoptStyles(spinStyles);

/** Wakes a stage of the spin viewer: one to look round in, or one that turns (spec V3). */
export function startStage(stage: HTMLElement): Promise<void> {
  return pageParts.valueOf(stage, 'interior') === undefined ? startSpin(stage) : startInterior(stage);
}
