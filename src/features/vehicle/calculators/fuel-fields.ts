import type { FuelInputs } from '../../../domain/costs/fuel-cost.ts';

type FuelField = {
  key: keyof FuelInputs;
  label: string;
  prefix?: string;
  suffix?: string;
  decimals?: number;
};

/** The fields of the fuel calculator, in order. */
export const FUEL_FIELDS: readonly FuelField[] = [
  { key: 'weeklyKilometres', label: 'Distance a week', suffix: 'km' },
  { key: 'litresPer100Km', label: 'Litres for 100 km', suffix: 'L', decimals: 1 },
  { key: 'pricePerLitre', label: 'Price a litre', prefix: '$', decimals: 2 },
];
