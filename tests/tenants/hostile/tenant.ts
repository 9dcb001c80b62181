import { defineTenant } from '../../../src/tenant/define-tenant.ts';
import { twinTenant } from '../../twins/twin-tenant.ts';

/** Hostile words in every text of settings and stock; its twin says the same in harmless letters. */
export default defineTenant(twinTenant('hostile', (text) => text));
