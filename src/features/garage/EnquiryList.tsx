import { useState } from 'react';
import { ENQUIRY_STEPS, ENQUIRY_WORDS } from '../../domain/garage/enquiry-state.ts';
import type { GarageEnquiry } from '../../domain/garage/garage.ts';
import { GarageCard } from './GarageCard.tsx';
import { dayOf } from '../../domain/garage/garage-words.ts';
import { VehicleName } from './VehicleName.tsx';

/** As many as are seen at first. */
const FEW = 5;

function Enquiry({ enquiry, timeZone }: { enquiry: GarageEnquiry; timeZone: string }) {
  const { id, kind, vehicle, place, sent_at, state } = enquiry;
  const { word, text } = ENQUIRY_WORDS[state];
  const steps = state === 'cancelled' ? undefined : ENQUIRY_STEPS.indexOf(state) + 1;
  return (
    <li id={`thing-${id}`} className="garage-row">
      <div className="garage-line">
        <h3>{vehicle ? <VehicleName vehicle={vehicle} /> : kind}</h3>
        <span className={`garage-chip garage-${state}`}>{word}</span>
      </div>
      <p className="garage-soft">
        {[vehicle && kind, place, dayOf(sent_at, timeZone)].filter(Boolean).join(', ')}
      </p>
      {steps !== undefined && (
        <span className={`garage-steps garage-steps-${steps}`} aria-hidden="true">
          {ENQUIRY_STEPS.map((each) => (
            <span key={each} />
          ))}
        </span>
      )}
      <p className="garage-soft">{text}</p>
    </li>
  );
}

/** What was asked of the dealer, and how far it is (spec A6). */
export function EnquiryList({
  enquiries,
  timeZone,
}: {
  enquiries: readonly GarageEnquiry[];
  timeZone: string;
}) {
  const [seesAll, setSeesAll] = useState(false);
  const shown = seesAll ? enquiries : enquiries.slice(0, FEW);
  return (
    <GarageCard id="garage-enquiries" title="Enquiries">
      <ul>
        {shown.map((enquiry) => (
          <Enquiry key={enquiry.id} enquiry={enquiry} timeZone={timeZone} />
        ))}
      </ul>
      {shown.length < enquiries.length && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => setSeesAll(true)}
        >{`Show all ${enquiries.length}`}</button>
      )}
    </GarageCard>
  );
}
