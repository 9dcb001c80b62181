import { defineTenant } from '../../../src/tenant/define-tenant.ts';
import { twinTenant } from '../../twins/twin-tenant.ts';
import { harmless } from '../../twins/twin-words.ts';

/** The harmless twin: settings and stock of the same shape, in letters only. */
export default defineTenant(twinTenant('harmless', harmless));
