import type { Garage } from '../domain/garage/garage.ts';
import { readKeptGarage } from '../domain/garage/kept-garage.ts';
import { persistentValue } from './persistent-value.ts';

/**
 * The garage of who is signed in, as this device last knew it; undefined where it keeps none (spec A6, F12, X4). Where
 * storage is full or blocked, each page asks.
 */
export const $garage = persistentValue<Garage | undefined>(
  'garage',
  readKeptGarage,
  (garage) => garage && JSON.stringify(garage),
);
