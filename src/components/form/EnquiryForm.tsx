import { useEffect, useState, type ReactNode } from 'react';
import type { AskedPlace } from '../../domain/lead/asked-place.ts';
import { WANTED_VEHICLE } from '../../domain/lead/lead-fields.ts';
import { unbrokenTimes } from '../../domain/location/unbroken-times.ts';
import { phoneHref } from '../../domain/location/phone.ts';
import type { VehicleFacts } from '../../domain/vehicle-page/vehicle-facts.ts';
import { fetchVehicleFacts, type VehicleOfPage } from '../../services/fetch-vehicle-facts.ts';
import { PhoneNumber } from '../location/PhoneNumber.tsx';
import { Icon } from '../ui/Icon.tsx';
import { viewedVehicles } from './kept-on-device.ts';
import { LeadForm, type LeadFormParts, type LeadFormProps } from './LeadForm.tsx';

/** Who answers on the phone, in words. */
export type People = {
  place?: AskedPlace | undefined;
  phone?: string | undefined;
};

export type EnquiryFormProps = LeadFormProps & {
  people: People;
  /** What happens once the form is sent. */
  next?: readonly string[] | undefined;
};

const PAGE = /^\/cars\/[a-z\d]+(?:-[a-z\d]+)*$/;

/** Where the page of a vehicle may be, by its id or slug: as it was opened before, by its slug, or the page that led here. */
function pagesOf(car: string): string[] {
  const viewed = viewedVehicles().find(({ id }) => id === car);
  const before = URL.parse(document.referrer);
  const led = before?.origin === location.origin ? before.pathname : '';
  return [...new Set([viewed?.href ?? '', `/cars/${car}`, led])].filter((path) => PAGE.test(path));
}

function AskedVehicle({ vehicle }: { vehicle: VehicleFacts }) {
  return (
    <div className="card lead-vehicle">
      {vehicle.image && (
        <img className="lead-vehicle-photo" alt="" width="320" height="213" src={vehicle.image} />
      )}
      <div className="lead-vehicle-words">
        <p className="lead-hint">You're asking about</p>
        <p className="lead-vehicle-name">{vehicle.name}</p>
        <p>
          <strong>{vehicle.price}</strong> <span className="lead-hint">{vehicle.priceNote}</span>
        </p>
      </div>
    </div>
  );
}

/** The form of a page, and beside it the vehicle that it is about and who answers (spec F4 to F7, L2). */
export function EnquiryForm({
  people,
  next,
  ...props
}: EnquiryFormProps & LeadFormParts & { children?: ReactNode }) {
  const [vehicle, setVehicle] = useState<VehicleOfPage>();
  const [isMissing, setMissing] = useState(false);
  const [placeId, setPlaceId] = useState('');
  useEffect(() => {
    const car = new URLSearchParams(location.search).get('car_id');
    if (car === null || car === '' || props.form.about !== 'vehicle') return;
    let isWanted = true;
    void fetchVehicleFacts(car, pagesOf(car)).then((facts) => {
      if (!isWanted) return;
      setVehicle(facts);
      setMissing(facts === undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [props.form.about]);
  // The location that is chosen answers, else that of the vehicle.
  const chosen = props.places?.find(({ id }) => id === placeId);
  const place = chosen ?? vehicle?.place ?? people.place;
  const phone = chosen?.phone ?? vehicle?.phone ?? people.phone;
  return (
    <>
      <LeadForm
        {...props}
        onPlace={setPlaceId}
        carried={{ ...props.carried, ...(vehicle && { [WANTED_VEHICLE.name]: vehicle.name }) }}
        shutOf={(id) => (props.places?.find((one) => one.id === id) ?? people.place)?.shut}
      />
      <aside className="lead-aside no-print">
        {next && (
          <div className="lead-next-steps">
            <h2 className="text-heading">What happens next</h2>
            <ol>
              {next.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </div>
        )}
        <div className="card lead-people text-balance">
          <h2 className="text-heading">Rather talk?</h2>
          {place && (
            // Only a script knows which yard a vehicle is at.
            <p className={`lead-hint ${props.form.about === 'vehicle' ? 'needs-script' : ''}`}>
              <a href={place.href} className="block font-semibold text-ink">
                {place.name}
              </a>
              <span>{unbrokenTimes(place.hours)}</span>
            </p>
          )}
          {phone && (
            <a href={phoneHref(phone)} className="button button-quiet">
              <Icon name="phone" className="size-4.5" />
              <span>
                <PhoneNumber phone={phone} of={place?.name} />
              </span>
            </a>
          )}
        </div>
        {/* Last: it comes when the page is drawn already, and nothing may move for it. */}
        {vehicle && <AskedVehicle vehicle={vehicle} />}
        {isMissing && (
          <p className="card lead-vehicle lead-hint" role="status">
            We can't find the vehicle you came from. It may have been sold. Please tell us which one you mean.
          </p>
        )}
      </aside>
    </>
  );
}
