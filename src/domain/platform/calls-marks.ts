/** On the document: the origin of who answers its calls, '' for the host of the site; missing where nobody does. */
export const CALLS_MARK = 'data-calls';

/** On the document: the site as they know it. */
export const WEBSITE_MARK = 'data-website';
