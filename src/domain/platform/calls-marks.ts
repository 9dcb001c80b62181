/** On the document: the origin of who answers its calls, '' for the host of the site; missing where nobody does. */
export const CALLS_MARK = 'data-calls';

/** On the document: the site as a platform knows it, where that is not its slug. */
export const WEBSITE_MARK = 'data-website';
