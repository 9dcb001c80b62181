import { AUSTRALIAN_STATES } from '../location/australian-state.ts';
import { withoutInvisible } from '../text/invisible.ts';
import { typedCharacters } from '../text/typed-characters.ts';
import { fieldProblem } from '../lead/field-problem.ts';
import { fieldText } from '../lead/field-text.ts';
import { plateText } from '../lead/plate-text.ts';
import type { FieldError } from '../lead/validate-lead.ts';
import { OWNED_FIELDS, type OwnedVehicle } from './owned-vehicle.ts';

const MAX_LENGTH = 40;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_YEAR = 1900;
const MAX_KM = 3_000_000;

const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));
const isCount = (text: string, least: number, most: number): boolean =>
  /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** A text without what cannot be seen, a figure without its commas and unit. */
const plain = (text: string): string => withoutInvisible(text.toWellFormed()).trim();
const figure = (text: string): string =>
  typedCharacters(plain(text))
    .replace(/\s*km$/i, '')
    .replaceAll(/[\s,]/g, '');

/** A vehicle as it is kept, whatever was typed. */
export function readOwned(vehicle: OwnedVehicle): OwnedVehicle {
  const texts = Object.fromEntries(OWNED_FIELDS.map((name) => [name, plain(vehicle[name])]));
  const { km, service_km: serviceKm, plate } = vehicle;
  return {
    ...vehicle,
    ...texts,
    plate: plateText(plate),
    km: figure(km),
    service_km: figure(serviceKm),
    remind: fieldText('email', vehicle.remind).toLowerCase(),
  };
}

/** What is wrong with a vehicle, by its fields (spec A6); nothing has to be told but what it is. `year` is that of today. */
export function ownedProblems(given: OwnedVehicle, year: number): FieldError[] {
  const vehicle = readOwned(given);
  if (vehicle.removed) return [];
  const { plate, state, make, model, km, service_on, service_km, rego_on, remind } = vehicle;
  const told: readonly (readonly [field: string, isWrong: boolean, message: string])[] = [
    ['plate', plate === '' && (make === '' || model === ''), 'Please enter the rego, or the make and model.'],
    ['plate', plate !== '' && !/^[A-Z0-9]{1,9}$/.test(plate), 'Please use letters and numbers in the rego.'],
    ['state', state !== '' && !AUSTRALIAN_STATES.some((each) => each === state), 'Please choose a state.'],
    ['make', make.length > MAX_LENGTH, `Please use at most ${MAX_LENGTH} characters.`],
    ['model', model.length > MAX_LENGTH, `Please use at most ${MAX_LENGTH} characters.`],
    [
      'year',
      vehicle.year !== '' && !isCount(vehicle.year, FIRST_YEAR, year + 1),
      `Please enter a year from ${FIRST_YEAR} to ${year + 1}.`,
    ],
    ['km', km !== '' && !isCount(km, 0, MAX_KM), 'Please enter the kilometres as a whole number.'],
    ['service_on', service_on !== '' && !isDay(service_on), 'Please enter a day.'],
    [
      'service_km',
      service_km !== '' && !isCount(service_km, 0, MAX_KM),
      'Please enter the kilometres as a whole number.',
    ],
    ['rego_on', rego_on !== '' && !isDay(rego_on), 'Please enter a day.'],
  ];
  const email = fieldProblem({ kind: 'email', noun: 'your email', required: false }, remind);
  return [
    ...told.filter(([, isWrong]) => isWrong).map(([field, , message]) => ({ field, message })),
    ...(email === undefined ? [] : [{ field: 'remind', message: email }]),
  ];
}
