/** One file: each of its parts alone is smaller than the request for it. */
import './open-for-print.ts';
import './pdf-button.ts';
import '../share/share-menu.ts';
