import { forgetChoice, keepChoice, readFinance } from '../../services/call-finance.ts';
import { ownFinanceParts as parts } from './own-finance-parts.ts';
import { showEnquiries } from './show-enquiries.ts';
import { showFigures, takeFigures } from './show-figures.ts';

const carId = (): string => new URLSearchParams(location.search).get('car_id') ?? '';

const figures = parts.find(document, 'figures');
if (figures)
  parts.find(figures, 'forget')?.addEventListener('click', async () => {
    takeFigures(figures, await forgetChoice());
    // The button that had the focus is gone.
    figures.querySelector('select')?.focus();
  });

/** Shows whoever is signed in what they asked about finance, and figures for the choice that is kept, in one call (spec C12). */
export async function showOwnFinance(): Promise<void> {
  const called = await readFinance(carId());
  if (called.kind !== 'answered') return;
  showEnquiries(document, called.answer.enquiries);
  if (figures && called.answer.choice) showFigures(figures, called.answer);
}

/** Keeps what is chosen in a form and shows its figures; a visitor who is not signed in is led to do so (spec C12, A10). */
export async function chooseFigures(form: HTMLFormElement): Promise<void> {
  if (!figures) return;
  const typed = new FormData(form);
  const car = carId();
  const choice = { band: String(typed.get('band')), term: Number(typed.get('term')) };
  takeFigures(figures, await keepChoice({ ...choice, ...(car && { car_id: car }) }));
}
