/** The path below a site that the backend takes events at and counts them. */
export const OWN_SINK = '/api/events';
