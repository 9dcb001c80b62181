/** React has had it since version 18; the package carries a copy for older ones (vite alias in astro.config.mjs). */
export { useSyncExternalStore } from 'react';
