import { atom } from 'nanostores';
import type { FreshFields } from '../domain/vehicle/fresh-fields.ts';

/** What the dealer's platform says newer of the vehicle whose page is open (spec V18); empty until it answers. */
export const $freshVehicle = atom<FreshFields>({});
