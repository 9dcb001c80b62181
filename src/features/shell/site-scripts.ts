/** What every page carries: one file, because each of its parts alone is smaller than the request for it. */
import './announcement-bar.ts';
import './note-visit.ts';
import './search-box.ts';
import './site-menu.ts';
import '../../components/vehicle/card-actions.ts';
