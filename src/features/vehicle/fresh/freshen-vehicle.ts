import type { FinanceLimits } from '../../../domain/finance/finance-limits.ts';
import { financeTeaser } from '../../../domain/finance/teaser.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import { hasPrice, isAvailable } from '../../../domain/vehicle/availability.ts';
import type { FreshFields } from '../../../domain/vehicle/fresh-fields.ts';
import { fetchVehicleView } from '../../../services/fetch-vehicle-view.ts';
import { logFailure } from '../../../services/log-failure.ts';
import { $freshVehicle } from '../../../state/fresh-vehicle.ts';
import { showFinanceExample } from '../finance/show-finance-example.ts';

const eachOf = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Places that show the price of this vehicle; cards of other vehicles are articles. */
const pricePlaces = (): HTMLElement[] =>
  eachOf('[data-price]').filter((place) => place.closest('article') === null);

/** Writes a price (dollars) wherever the page shows one; what was compared with the old one goes. */
function showPrice(price: number, { noPrice = '', limits }: DOMStringMap): void {
  const isPriced = hasPrice({ price });
  for (const place of pricePlaces()) {
    place.dataset['price'] = isPriced ? String(price) : '';
    place.textContent = isPriced ? formatDollars(price) : noPrice;
  }
  for (const stale of eachOf(
    '[data-market-price], [aria-labelledby="price-comparison"], auto-gauge, [data-was-price]',
  )) {
    stale.hidden = true;
  }
  if (!limits) return;
  const teaser = financeTeaser(
    { price, status: 'in_stock', sold: false, reserved: false },
    JSON.parse(limits) as FinanceLimits,
  );
  for (const place of eachOf('[data-finance-figure]')) place.hidden = !teaser;
  if (teaser) showFinanceExample(teaser);
}

/** Shows that the vehicle cannot be bought any more (spec D2). */
function showSold(): void {
  // Taken out, not hidden: paper and PDF read the page.
  for (const element of eachOf('[data-on-sale], #vehicle-bar, #action-bar')) element.remove();
  for (const notice of eachOf('[data-sold-notice]')) notice.hidden = false;
}

/** Writes what is newer into every place of the page that shows it (spec V18). */
function show(fields: FreshFields, data: DOMStringMap): void {
  const { status = 'in_stock', sold = false, price } = fields;
  if (!isAvailable({ status, sold })) return showSold();
  const [place] = pricePlaces();
  if (price !== undefined && place && String(price) !== place.dataset['price']) {
    showPrice(price, data);
    $freshVehicle.set(fields);
  }
  // A reserved vehicle cannot be reserved again, nor may a repayment be estimated for it (spec C1, V15).
  if (fields.reserved) {
    for (const gone of eachOf('[data-action="reserve"], [data-finance-figure]')) gone.hidden = true;
  }
}

/** Asks what is newer than the page and shows it; a platform that does not answer leaves the page as it was built (spec V18). */
export async function freshenVehicle(data: DOMStringMap): Promise<void> {
  const { slug = '', photos = '', updated = '', website = '' } = data;
  try {
    const { fields } = await fetchVehicleView({
      slug,
      photosCount: photos,
      updatedAt: updated,
      websiteId: website,
    });
    show(fields, data);
  } catch (error) {
    logFailure(`Nothing newer is known of ${slug}`, error);
  }
}
