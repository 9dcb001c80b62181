import { displayPhone } from '../../domain/location/phone.ts';
import type { Tenant } from '../../tenant/schema.ts';

/** Who sells, at the foot of an email, a line each: name, licence, the number where there is one, and the site. */
export const dealerFoot = ({ name, licence, url }: Tenant['site'], phone: string | undefined): string =>
  [name, `${licence.label} ${licence.number}`, phone && `Phone ${displayPhone(phone)}`, url]
    .filter(Boolean)
    .join('\n');
