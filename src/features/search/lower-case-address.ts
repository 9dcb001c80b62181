import { lowerCasePath } from '../../domain/address/lower-case-path.ts';

/**
 * On the page of lost addresses: an address with capitals leads on to the one in small letters, where that exists (spec S1). Hosts
 * tell capitals apart, and the Back button should not come by here again.
 */
const path = lowerCasePath(location.pathname);
if (path)
  fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => {
      if (ok) location.replace(path + location.search + location.hash);
    },
    () => {}, // Without a network the page says what it says.
  );
