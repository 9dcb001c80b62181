/** The id of the element whose `data-facts` has the facts of a page's vehicle as JSON: no text of the page, so nothing old is read aloud or printed. */
export const VEHICLE_FACTS_ID = 'vehicle-facts';
