/** The attribute in which the page of a vehicle has its facts as JSON: no text of the page, so nothing old is read aloud or printed. */
export const VEHICLE_FACTS_MARK = 'data-vehicle-facts';
