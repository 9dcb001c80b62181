import { pageMarks } from '../page-marks.ts';
import { logFailure } from '../../../services/log-failure.ts';
import { vehicleMarks } from '../../../components/vehicle/vehicle-marks.ts';

/** Resolves once an element is in view, or within `margin` pixels of it. */
function whenNear(element: Element, margin = 0): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
  });
}

/** Pixels from the window at which a section asks for what it shows, so that a block that has to go is gone by then. */
const BEFORE_SEEN = 800;

/** What shows each answer; what it needs is loaded with it. */
const SHOW = {
  quote: async (section: HTMLElement) => (await import('./show-asked-quote.ts')).showAskedQuote(section),
  disclaimer: async (section: HTMLElement) => (await import('./show-asked.ts')).showAskedDisclaimer(section),
  similar: async (section: HTMLElement) => (await import('./show-asked.ts')).showAskedSimilar(section),
};

/**
 * Asks for what a section shows and shows it (spec C9, C10, V11). Where no answer comes, or none that can be used, the
 * section stays as it was built, in silence.
 */
async function askSection(section: HTMLElement): Promise<void> {
  const asks = pageMarks.valueOf(section, 'asks');
  if (!asks) return;
  try {
    await SHOW[asks](section);
  } catch (error) {
    logFailure(`No answer for ${asks}`, error);
  }
}

/** Has each section that asks for what it shows ask once it comes near. */
export function askNearSections(): void {
  for (const section of pageMarks.findAll(document, 'asks'))
    void whenNear(section, BEFORE_SEEN).then(() => askSection(section));
}

/** Has gauges count up when they come into view, after asking for their figures where someone answers (spec V16). */
export function wakeGauges(): void {
  for (const gauge of document.querySelectorAll<HTMLElement>('auto-gauge'))
    whenNear(gauge, vehicleMarks.valueOf(gauge, 'slug') ? BEFORE_SEEN : 0)
      .then(() => import('../market/show-auto-gauge.ts'))
      .then(
        ({ showAutoGauge }) => showAutoGauge(gauge),
        () => {}, // Without a network the figures stand still.
      );
}
