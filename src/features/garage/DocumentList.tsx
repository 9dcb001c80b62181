import { callPath } from '../../api/call-path.ts';
import { READ_DOCUMENT } from '../../api/routes.ts';
import type { GarageDocument } from '../../domain/garage/garage-document.ts';
import { GarageCard } from './GarageCard.tsx';
import { dayOf } from '../../domain/garage/garage-words.ts';

/** What the dealer gave to the signed-in shopper, each to be downloaded (spec A6). */
export function DocumentList({
  documents,
  timeZone,
}: {
  documents: readonly GarageDocument[];
  timeZone: string;
}) {
  return (
    <GarageCard id="garage-documents" title="Documents">
      <ul>
        {documents.map(({ id, title, bytes, added_at, until }) => (
          <li key={id} id={`thing-${id}`} className="garage-row">
            <h3>{title}</h3>
            <p className="garage-soft">{`Added ${dayOf(added_at, timeZone)}, here until ${dayOf(until, timeZone)}.`}</p>
            <a
              className="link"
              href={callPath(READ_DOCUMENT.path, { id })}
              download
            >{`Download ${title} (PDF, ${Math.ceil(bytes / 1024)} KB)`}</a>
          </li>
        ))}
      </ul>
    </GarageCard>
  );
}
