import { describe, expect, test } from 'vitest';
import { destinationsFor, unroutedLeads } from './route-lead.ts';

type Example = { name: string; categories?: string[]; locations?: string[] };

const ALL: Example = { name: 'all' };
const SERVICE: Example = { name: 'service', categories: ['Service Booking'] };
const NORTH: Example = { name: 'north', locations: ['north'] };
const NORTH_SERVICE: Example = {
  name: 'north-service',
  categories: ['Service Booking'],
  locations: ['north'],
};

describe('F1 a lead goes to every destination that takes its category and location', () => {
  test.each([
    ['Fleet', undefined, ['all']],
    ['Fleet', 'north', ['all', 'north']],
    ['Fleet', 'south', ['all']],
    ['Service Booking', undefined, ['all', 'service']],
    ['Service Booking', 'north', ['all', 'service', 'north', 'north-service']],
  ])('F1 %s to %s', (category, location, names) => {
    const lead = { category, ...(location !== undefined && { location }) };
    expect(destinationsFor([ALL, SERVICE, NORTH, NORTH_SERVICE], lead).map(({ name }) => name)).toEqual(
      names,
    );
  });

  test('F1 one that none takes goes to all, rather than nowhere', () => {
    expect(destinationsFor([SERVICE, NORTH], { category: 'Fleet' })).toEqual([SERVICE, NORTH]);
  });
});

describe('F1 which leads nothing takes', () => {
  test.each([
    [[ALL], []],
    [
      [SERVICE, NORTH],
      [{ category: 'Fleet' }, { category: 'Fleet', location: 'south' }],
    ],
    [
      [NORTH],
      [
        { category: 'Fleet' },
        { category: 'Fleet', location: 'south' },
        { category: 'Service Booking' },
        { category: 'Service Booking', location: 'south' },
      ],
    ],
  ])('F1 %j', (destinations, unrouted) => {
    expect(unroutedLeads(destinations, ['Fleet', 'Service Booking'], ['north', 'south'])).toEqual(unrouted);
  });
});
