/** What a vehicle's page carries: one file, because each of its parts alone is smaller than the request for it. */
import '../../components/lead/lead-links.ts';
import './bars/vehicle-bars.ts';
import './early-photos.ts';
import './fresh/vehicle-freshness.ts';
import './sheet/sheet-scripts.ts';
import './wait-for-visitor.ts';
