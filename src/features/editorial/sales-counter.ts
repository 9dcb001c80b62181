import type { SalesCount } from '../../api/count-sales.ts';
import { COUNT_SALES } from '../../api/routes.ts';
import { PageMarks } from '../../components/ui/page-marks.ts';
import { wantsLessMotion } from '../../components/ui/wants-less-motion.ts';
import { PAGE_MARKS } from '../../domain/compliance/page-marks.ts';
import {
  clockSales,
  COUNT_AGAIN_MS,
  COUNT_UP_MS,
  countBetween,
  monthOf,
} from '../../domain/site/sales-counter.ts';
import { formatCount } from '../../domain/text/format.ts';
import { askApi } from '../../services/call-api.ts';
import { logFailure } from '../../services/log-failure.ts';

export type SalesCounterMarks = {
  /** The month that the page names, YYYY-MM, and the zone of its calendar. */
  'sales-month': string;
  'sales-zone': string;
};
const marks = new PageMarks<SalesCounterMarks>();

/** Keeps the figure of sales in step with the backend or the clock (spec D12); where neither answers, the built one stays. */
class SalesCounter extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    void this.#look();
    this.#timer = setInterval(() => document.hidden || void this.#look(), COUNT_AGAIN_MS);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      const { month, sold } =
        this.getAttribute(PAGE_MARKS.counter) === 'clock' ? this.#byClock() : await askApi(COUNT_SALES);
      // A page that was built in another month names that one.
      if (month === marks.valueOf(this, 'sales-month')) this.#show(sold);
    } catch (error) {
      logFailure('The number of sales', error);
    }
  }

  #byClock(): SalesCount {
    const timeZone = marks.valueOf(this, 'sales-zone') ?? 'UTC';
    return { month: monthOf(new Date(), timeZone), sold: clockSales(new Date(), timeZone) };
  }

  #show(count: number): void {
    const output = this.querySelector('output');
    const from = Number(output?.value.replace(/\D/g, ''));
    if (!output || from === count) return;
    const begin = performance.now();
    const step = (now: number): void => {
      const share = wantsLessMotion() ? 1 : (now - begin) / COUNT_UP_MS;
      output.value = formatCount(countBetween(from, count, Math.max(0, share)));
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}

customElements.define('sales-counter', SalesCounter);
