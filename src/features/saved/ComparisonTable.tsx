import { Icon } from '../../components/ui/Icon.tsx';
import { VehiclePrice } from '../../components/vehicle/VehiclePrice.tsx';
import { comparisonRows, type ComparisonFacts } from '../../domain/saved/comparison-rows.ts';
import { imageSource } from '../../domain/picture/image-host.ts';
import type { ImageSettings } from '../../domain/picture/image-settings.ts';
import type { ComparedCar } from './compared-car.ts';
import './comparison.css';

type Props = {
  cars: readonly ComparedCar[];
  images: ImageSettings;
  /** True if all that is asked has answered; lines wait for it. */
  isComplete: boolean;
  facts: ComparisonFacts;
  /** The form that asks about a vehicle. */
  enquiryRoute: string;
  /** True if lines in which all cars are alike are left out. */
  onlyDiffering: boolean;
  onRemove: (slug: string) => void;
};

/** As many stand side by side on a phone. */
const FIT_ON_PHONE = 2;

/** Cars side by side, a line for each detail; lines in which they differ come first and are bold (spec A3, A11). */
export function ComparisonTable({
  cars,
  images,
  isComplete,
  facts,
  enquiryRoute,
  onlyDiffering,
  onRemove,
}: Props) {
  const all = isComplete
    ? comparisonRows(
        cars.map(({ hit }) => hit),
        facts,
      )
    : [];
  const rows = onlyDiffering ? all.filter(({ differs }) => differs) : all;
  return (
    <>
      {cars.length > FIT_ON_PHONE && (
        <p className="comparison-hint no-print">{`Swipe to see all ${cars.length}`}</p>
      )}
      <div
        role="region"
        aria-label="Cars side by side"
        tabIndex={0}
        className="relative overflow-x-auto print:overflow-visible"
      >
        <table className="comparison">
          <thead>
            <tr>
              <th scope="col" className="comparison-label">
                <span className="sr-only">Detail</span>
              </th>
              {cars.map((car) => (
                <th key={car.slug} scope="col" className={`comparison-car comparison-of-${cars.length}`}>
                  <CarHeading car={car} images={images} enquiryRoute={enquiryRoute} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} className="border-t border-line">
                <th
                  scope="row"
                  className="comparison-label py-3 text-[0.8125rem] font-semibold sm:text-sm text-ink-soft"
                >
                  <span>{label}</span>
                  {differs && <span className="sr-only">, differs</span>}
                </th>
                {values.map((value, at) => (
                  <td key={cars[at]?.slug} className={`px-2 py-3 ${differs ? 'font-semibold' : ''}`}>
                    {value || '–'}
                  </td>
                ))}
              </tr>
            ))}
            {isComplete && onlyDiffering && rows.length === 0 && (
              <tr className="border-t border-line">
                <td colSpan={cars.length + 1} className="py-4 text-ink-soft">
                  No differences in the details we have.
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}

function CarHeading({
  car: { slug, name, card, note, similarHref },
  images,
  enquiryRoute,
  onRemove,
}: { car: ComparedCar } & Pick<Props, 'images' | 'enquiryRoute' | 'onRemove'>) {
  const isWaiting = !card && similarHref === undefined;
  return (
    <>
      <div className="aspect-3/2 overflow-hidden rounded-medium bg-raised">
        {card?.image && (
          <img
            src={imageSource(card.image.url, 480, images)}
            alt=""
            width={480}
            height={320}
            className="size-full object-cover"
          />
        )}
      </div>
      <p className={`mt-3 font-semibold ${isWaiting ? 'comparison-waiting' : ''}`}>
        {card ? <a href={card.href}>{card.title}</a> : name}
      </p>
      {card?.available && <VehiclePrice price={card.price} />}
      {/* As tall as a price, so that nothing below moves when it comes. */}
      {!card?.available && (
        <p className="flex min-h-7 items-center text-lg leading-tight text-ink-soft">
          {card ? 'Sold' : note}
        </p>
      )}
      <div className="no-print grid justify-items-start">
        {card?.available && (
          <a
            href={`${enquiryRoute}?car_id=${encodeURIComponent(card.id)}`}
            className="comparison-enquire button button-quiet mt-2"
          >
            Enquire Now<span className="sr-only">{` about ${name}`}</span>
          </a>
        )}
        {similarHref && (
          <a href={similarHref} className="link inline-flex min-h-11 items-center text-sm font-semibold">
            Find Me Something Similar<span className="sr-only">{` to ${name}`}</span>
          </a>
        )}
        <button
          type="button"
          className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
          onClick={() => onRemove(slug)}
        >
          <Icon name="close" className="size-4" />
          Remove<span className="sr-only">{` ${name}`}</span>
        </button>
      </div>
    </>
  );
}
