import { STOP_SEARCH } from '../../api/routes.ts';
import type { GarageSearch } from '../../domain/garage/garage.ts';
import { callApi } from '../../services/call-api.ts';
import { GarageCard } from './GarageCard.tsx';
import type { Act } from './use-garage.ts';

/** The searches whose news come by email, each with what ends it (spec A6, A12). */
export function SearchList({ searches, act }: { searches: readonly GarageSearch[]; act: Act }) {
  return (
    <GarageCard id="garage-searches" title="Saved searches">
      <ul>
        {searches.map(({ id, href, label, confirmed }) => (
          <li key={id} className="garage-row garage-line">
            <div>
              <a className="link" href={href}>
                {label}
              </a>
              {!confirmed && <p className="garage-soft">Not confirmed yet. Click the link in our email.</p>}
            </div>
            <button
              type="button"
              className="button button-quiet"
              aria-label={`Stop emails about ${label}`}
              onClick={() =>
                void act(
                  () => callApi(STOP_SEARCH, { parts: { id }, body: { confirm: 'stop' } }),
                  `We won't email you about ${label} again.`,
                )
              }
            >
              Stop
            </button>
          </li>
        ))}
      </ul>
    </GarageCard>
  );
}
