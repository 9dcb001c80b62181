import { pageParts } from '../page-parts.ts';
import { sendEvent } from '../../../components/ui/send-event.ts';
import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import { startInterior } from './interior-stage.ts';
import { startSpin } from './spin-stage.ts';
import spinStyles from './spin.css?inline';

adoptStyles(spinStyles);

/** Wakes a stage of the spin viewer: one to look round in, or one that turns (spec V3). */
export function startStage(stage: HTMLElement): Promise<void> {
  const isSpin = pageParts.valueOf(stage, 'interior') === undefined;
  for (const sign of ['pointerdown', 'keydown'] as const)
    stage.addEventListener(
      sign,
      () => sendEvent(stage, 'media-use', { media: isSpin ? 'spin' : 'interior', did: 'turn' }),
      { once: true },
    );
  return isSpin ? startSpin(stage) : startInterior(stage);
}
