/** What the pages of forms carry; the dialog of a vehicle's page loads it with the first form. */
import './lead-form.ts';
import './lead-success.ts';
