/** The id of the element in which the page of a vehicle has its facts as JSON. */
export const VEHICLE_FACTS_ID = 'vehicle-facts';
