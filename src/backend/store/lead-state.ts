import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DeliveryState } from './tables.ts';

/**
 * How far a lead is: `dead` when one of its destinations was given up, `queued` while one still waits, `delivered` when
 * all have it. What goes to the shopper and reminders do not count. In queries over the table `lead`.
 */
export const leadState = (): RawBuilder<DeliveryState> => sql<DeliveryState>`(
  SELECT CASE
    WHEN count(CASE WHEN d.state = 'dead' THEN 1 END) > 0 THEN 'dead'
    WHEN count(CASE WHEN d.state = 'queued' THEN 1 END) > 0 THEN 'queued'
    ELSE 'delivered' END
  FROM delivery d WHERE d.lead_id = lead.id AND d.kind = 'lead')`;
