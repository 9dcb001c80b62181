import { vehicleParts } from '../../../components/vehicle/vehicle-parts.ts';
import { whenNear } from '../../../components/ui/when-near.ts';
import { BEFORE_SEEN } from '../asked/before-seen.ts';

/** Has gauges count up when they come into view, after asking for their figures where somebody answers (spec V16). */
export function wakeGauges(): void {
  for (const gauge of document.querySelectorAll<HTMLElement>('auto-gauge'))
    whenNear(gauge, vehicleParts.valueOf(gauge, 'slug') ? BEFORE_SEEN : 0)
      .then(() => import('./show-auto-gauge.ts'))
      .then(
        ({ showAutoGauge }) => showAutoGauge(gauge),
        () => {}, // Without a network the figures stand still.
      );
}
