import { useEffect, useRef, type ReactNode } from 'react';
import { AccountGate } from '../../components/account/AccountGate.tsx';
import { attention } from '../../domain/garage/attention.ts';
import type { GarageSection } from '../../domain/garage/garage-sections.ts';
import type { Garage } from '../../domain/garage/garage.ts';
import { localTime } from '../../domain/location/local-time.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import { AppointmentList } from './AppointmentList.tsx';
import { countOf, emptyParts } from './empty-parts.ts';
import { EmptyParts } from './EmptyParts.tsx';
import { EnquiryList } from './EnquiryList.tsx';
import type { GarageViewSettings } from './garage-settings.ts';
import { deviceZone } from '../../components/ui/device-zone.ts';
import { momentWords } from '../../domain/garage/garage-words.ts';
import { NextUp } from './NextUp.tsx';
import { OwnedVehicles } from './OwnedVehicles.tsx';
import { ReservationList } from './ReservationList.tsx';
import { SearchList } from './SearchList.tsx';
import { TradeInList } from './TradeInList.tsx';
import { useGarage, type GarageOfUser } from './use-garage.ts';
import { WatchedCars } from './WatchedCars.tsx';

/** Parts that stand beside the others where there is room. */
const ASIDE: readonly GarageSection[] = ['watchlist', 'searches'];

type Doing = Pick<GarageOfUser, 'act' | 'change'>;

function part(
  section: GarageSection,
  garage: Garage,
  settings: GarageViewSettings,
  { act, change }: Doing,
): ReactNode {
  const { timeZone, links, images } = settings;
  switch (section) {
    case 'appointments':
      return (
        <AppointmentList
          appointments={garage.appointments}
          act={act}
          noticeMinutes={settings.noticeMinutes}
        />
      );
    case 'reservations':
      return <ReservationList reservations={garage.reservations} />;
    case 'enquiries':
      return <EnquiryList enquiries={garage.enquiries} timeZone={timeZone} />;
    case 'trade-ins':
      return (
        <TradeInList
          figures={garage.trade_ins}
          href={links.tradeIn}
          today={localTime(new Date(), timeZone).day}
          timeZone={timeZone}
        />
      );
    case 'vehicles':
      return (
        <OwnedVehicles
          vehicles={garage.vehicles}
          unproved={garage.unproved}
          consent={settings.reminderConsent}
          onChange={(vehicle, done) => void change(vehicle, done)}
        />
      );
    case 'watchlist':
      return <WatchedCars cars={garage.cars} images={images} />;
    case 'searches':
      return <SearchList searches={garage.searches} act={act} />;
  }
}

/** The garage of who is signed in (spec A6, A10). */
export function GarageView({ settings }: { settings: GarageViewSettings }) {
  return (
    <AccountGate type="my-garage" keeps tells>
      <GarageOfMember settings={settings} />
    </AccountGate>
  );
}

/** What needs attention, then all that is there, then what could be. */
function GarageOfMember({ settings }: { settings: GarageViewSettings }) {
  const { garage, source, told, act, change } = useGarage();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // What had the focus may be gone with what was done.
    if (told !== '' && document.activeElement === document.body)
      status.current?.focus({ preventScroll: true });
  }, [told]);
  if (!garage)
    return source === 'device' ? (
      <p className="card garage-card">We can't load your garage right now. Please try again in a moment.</p>
    ) : (
      <p className="garage-soft" role="status">
        One moment, please.
      </p>
    );
  const isEmpty = settings.sections.every((section) => countOf(section, garage) === 0);
  const filled = settings.sections.filter(
    (section) => section === 'vehicles' || countOf(section, garage) > 0,
  );
  const others = <EmptyParts parts={emptyParts(garage, settings)} isAll={isEmpty} />;
  const column = (isAside: boolean): GarageSection[] =>
    filled.filter((section) => ASIDE.includes(section) === isAside);
  const show = (sections: readonly GarageSection[]): ReactNode =>
    sections.map((section) => <div key={section}>{part(section, garage, settings, { act, change })}</div>);
  const [main, aside] = [column(false), column(true)];
  return (
    <div className="garage">
      <p className="garage-soft">{`Signed in with ${displayPhone(garage.user.phone ?? '')}.`}</p>
      {source === 'device' && (
        <p
          className="garage-notice"
          role="status"
        >{`You're offline. This was saved on this device on ${momentWords(garage.read_at, settings.timeZone, deviceZone())}.`}</p>
      )}
      <NextUp things={attention(garage, new Date(), settings.timeZone)} />
      {isEmpty && others}
      {filled.length > 0 && (
        <div className={main.length > 0 && aside.length > 0 ? 'garage-columns' : 'garage-column'}>
          {main.length > 0 && <div>{show(main)}</div>}
          {aside.length > 0 && <div>{show(aside)}</div>}
        </div>
      )}
      {!isEmpty && others}
      <p ref={status} role="status" tabIndex={-1} className="garage-told">
        {told}
      </p>
    </div>
  );
}
