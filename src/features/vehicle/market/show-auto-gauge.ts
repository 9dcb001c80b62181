import { vehicleParts } from '../../../components/vehicle/vehicle-parts.ts';
import { pageParts } from '../page-parts.ts';
import { wantsLessMotion } from '../../../components/ui/wants-less-motion.ts';
import { autoGauge, countUpMilliseconds, type AutoGaugeShown } from '../../../domain/market/auto-gauge.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import { fetchAutoGauge } from '../../../services/fetch-auto-gauge.ts';
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
    price: formatDollars(gauge.listingPrice),
    range: gauge.rangeText,
    description: gauge.description ?? '',
  };
  for (const part of pageParts.findAll(element, 'gauge')) {
    const name = pageParts.valueOf(part, 'gauge');
    if (name) part.textContent = texts[name];
  }
  element.querySelector('section')?.removeAttribute('aria-busy');
}

/** Shows the gauge of an element; one that is asked for and not to be had hides the block and is logged (spec V16). */
export async function showAutoGauge(element: HTMLElement): Promise<void> {
  const meter = element.querySelector('meter');
  if (!meter) return;
  const { path, fill, milliseconds } = pageParts.read(element, 'path', 'fill', 'milliseconds');
  if (!path) return countUp(meter, Number(fill), Number(milliseconds));
  try {
    const answer = await fetchAutoGauge(path);
    const gauge = autoGauge(
      answer,
      $freshVehicle.get().price ?? Number(pageParts.valueOf(element, 'listing-price')),
    );
    if (!gauge.shown) throw new Error(gauge.reason);
    write(element, gauge);
    // From here on it speaks of this price, and goes when a fresher one comes.
    vehicleParts.set(element, 'part', 'market');
    pageParts.set(meter, 'band', gauge.band);
    countUp(meter, gauge.fill, countUpMilliseconds(gauge));
  } catch (error) {
    logFailure(`Auto gauge of ${path} is left out`, error);
    element.hidden = true;
  }
}
