import { isForTestDrivesOnly } from '../vehicle/availability.ts';
import type { CAR_TYPES } from '../vehicle/vehicle-words.ts';
import type { LeadFormId } from './lead-form-ids.ts';

type CarType = (typeof CAR_TYPES)[number];
/** The parts of a vehicle that decide which event its lead is. */
export type EventVehicle = { car_type: CarType; tag?: string | undefined };

/** The ids of what a shopper does beside sending a form (spec F11). */
export const EVENT_IDS = {
  'used-view': 4,
  'search-view': 49,
  favourite: 39,
  'history-report': 60,
  print: 61,
  'phone-click': 25,
  'finance-calculator': 26,
  default: 22,
} as const;
export type EventName = keyof typeof EVENT_IDS;

const ENQUIRY = { new: 14, demo: 14, used: 15 } as const satisfies Record<CarType, number>;
const TEST_DRIVE = { new: 17, demo: 17, used: 48 } as const satisfies Record<CarType, number>;
const FINANCE = 9;
const CAREERS = 51;

type Rule = (vehicle: EventVehicle | undefined) => number;
const byCarType: Rule = (vehicle) => (vehicle ? ENQUIRY[vehicle.car_type] : EVENT_IDS.default);

const RULES: Partial<Record<LeadFormId, Rule>> = {
  enquiry: byCarType,
  'instant-message': byCarType,
  photos: byCarType,
  'find-similar': byCarType,
  'model-order': () => ENQUIRY.new,
  reserve: byCarType,
  'buy-online': byCarType,
  'test-drive': (vehicle) => {
    if (vehicle && isForTestDrivesOnly(vehicle)) return TEST_DRIVE.new;
    return vehicle ? TEST_DRIVE[vehicle.car_type] : EVENT_IDS.default;
  },
  'finance-enquiry': () => FINANCE,
  quote: () => FINANCE,
  careers: () => CAREERS,
};

/** The id of the event that a lead is: by its form, and by the vehicle it is about where it is about one (spec F11). */
export function leadEvent(form: LeadFormId, vehicle?: EventVehicle): number {
  return RULES[form]?.(vehicle) ?? EVENT_IDS.default;
}
