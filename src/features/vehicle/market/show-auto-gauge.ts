import { GAUGE_VEHICLE } from '../../../api/routes.ts';
import { vehicleMarks } from '../../../components/vehicle/vehicle-marks.ts';
import { pageMarks } from '../page-marks.ts';
import { wantsLessMotion } from '../../../components/ui/wants-less-motion.ts';
import {
  autoGauge,
  countUpMilliseconds,
  type AutoGaugeAnswer,
  type AutoGaugeShown,
} from '../../../domain/market/auto-gauge.ts';
import { askPlatform } from '../../../services/call-api.ts';
import { logFailure } from '../../../services/log-failure.ts';
import { $freshVehicle } from '../../../state/fresh-vehicle.ts';

/** Fills the gauge from nothing to `fill` over some milliseconds, slowing towards the end. */
function countUp(meter: HTMLMeterElement, fill: number, milliseconds: number): void {
  if (wantsLessMotion()) {
    meter.value = fill;
    return;
  }
  const begin = performance.now();
  const step = (now: number): void => {
    const share = Math.min(1, (now - begin) / milliseconds);
    meter.value = fill * (1 - (1 - share) ** 3);
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function write(element: HTMLElement, gauge: AutoGaugeShown): void {
  const texts = {
    word: gauge.word,
    range: gauge.rangeText,
    description: gauge.description ?? '',
  };
  for (const part of pageMarks.findAll(element, 'gauge')) {
    const name = pageMarks.valueOf(part, 'gauge');
    if (name) part.textContent = texts[name];
  }
  element.querySelector('section')?.removeAttribute('aria-busy');
}

/** The market figures of a vehicle by its slug (spec V16, K1). Throws as askPlatform does. */
async function askGauge(slug: string): Promise<AutoGaugeAnswer | undefined> {
  const answer = await askPlatform(GAUGE_VEHICLE, { parts: { slug } });
  // The rule reads each figure for itself and takes none that is no number.
  return typeof answer === 'object' && answer !== null ? answer : undefined;
}

/**
 * Shows the gauge of an element. Figures that are asked for and are none hide the block; where no answer comes, those of
 * the feed stay, and a block without any is hidden. Either is logged (spec V16).
 */
export async function showAutoGauge(element: HTMLElement): Promise<void> {
  const meter = element.querySelector('meter');
  if (!meter) return;
  const slug = vehicleMarks.valueOf(element, 'slug');
  const { fill, milliseconds } = pageMarks.read(element, 'fill', 'milliseconds');
  const showBuilt = (): void => countUp(meter, Number(fill), Number(milliseconds));
  if (!slug) return showBuilt();
  try {
    const answer = await askGauge(slug);
    const gauge = autoGauge(
      answer,
      $freshVehicle.get().price ?? Number(pageMarks.valueOf(element, 'listing-price')),
    );
    element.hidden = !gauge.shown;
    if (!gauge.shown) return logFailure(`Auto gauge of ${slug} is left out`, gauge.reason);
    write(element, gauge);
    // From here on it speaks of this price, and goes when a fresher one comes.
    vehicleMarks.set(element, 'part', 'market');
    pageMarks.set(meter, 'band', gauge.band);
    countUp(meter, gauge.fill, countUpMilliseconds(gauge));
  } catch (error) {
    logFailure(`Auto gauge of ${slug} has no answer`, error);
    if (fill === '') element.hidden = true;
    else showBuilt();
  }
}
