import { describe, expect, test } from 'vitest';
import { expectRefusal, problemsWith, type WrongSetting } from './refusals.fixture.ts';

const WRONG: readonly WrongSetting[] = [
  ['locations', [], 'a list of at least 1'],
  ['locations', undefined, 'a list, [ … ]', 'add locations: [{ … }] with at least one place'],
  ['locations', {}, 'a list, [ … ]'],
  ['locations[0].id', 1, 'text'],
  ['locations[0].name', undefined, 'text'],
  ['locations[0].slug', 'Parramatta', 'small letters, digits and single hyphens'],
  ['locations[0].slug', 'parra matta', 'small letters, digits and single hyphens'],
  ['locations[0].group', undefined, 'text'],
  ['locations[0].visible', 'yes', 'true or false'],
  [
    'locations[0].location_type',
    'sale',
    "one of 'sales', 'used', 'service', 'parts', or ''",
    "write 'sales'",
  ],
  ['locations[0].location_type', 'showroom', "one of 'sales', 'used', 'service', 'parts', or ''"],
  ['locations[0].primary', 'true', 'true or false'],
  ['locations[0].manufacturers', 'Aldera', 'a list, [ … ]'],
  ['locations[0].opening_hour', [], 'a setting that exists', 'write opening_hours in place of opening_hour'],
  ['locations[0].address', undefined, 'an object, { … }'],
  ['locations[0].address.street', 5, 'text'],
  [
    'locations[0].address.state',
    'nsw',
    "one of 'ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'",
    "write 'NSW'",
  ],
  ['locations[0].address.state', 'Texas', "one of 'ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'"],
  [
    'locations[0].address.state',
    'NWS',
    "one of 'ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'",
    "write 'NSW'",
  ],
  ['locations[0].address.postcode', '215', 'four digits'],
  ['locations[0].address.postcode', '21500', 'four digits'],
  ['locations[0].address.postcode', 2150, 'text'],
  ['locations[0].address.postcode', '0800', 'a postcode of NSW: 1000-1999, 2000-2599, 2611, 2618-2899,'],
  ['locations[0].address.postcode', '3000', 'a postcode of NSW: 1000-1999, 2000-2599, 2611, 2618-2899,'],
  ['locations[0].address.postcode', '2600', 'a postcode of NSW: 1000-1999, 2000-2599, 2611, 2618-2899,'],
  ['locations[0].address.postcode', '2X50', 'four digits'],
  ['locations[0].address.zip', '2150', 'a setting that exists', 'take zip out'],
  ['locations[0].address.lat', 151, 'a latitude of Australia, -55 to -9'],
  ['locations[0].address.lat', '-33.8', 'a number'],
  ['locations[0].address.lat', 33.8, 'a latitude of Australia, -55 to -9'],
  ['locations[0].address.lat', undefined, 'lat and long together, or neither'],
  ['locations[0].address.long', -33.8, 'a longitude of Australia, 96 to 168'],
  ['locations[0].address.long', undefined, 'lat and long together, or neither'],
  ['locations[0].address.long', 200, 'a longitude of Australia, 96 to 168'],
  ['locations[0].time_zone', 'AEST', 'a time zone of Australia: Australia/Sydney,'],
  [
    'locations[0].time_zone',
    'Australia/Pert',
    'a time zone of Australia: Australia/Sydney,',
    "write 'Australia/Perth'",
  ],
  ['locations[0].time_zone', 'Europe/London', 'a time zone of Australia: Australia/Sydney,'],
  ['locations[0].time_zone', 'perth', 'a time zone of Australia: Australia/Sydney,'],
  ['locations[0].phone', 'call us!', 'a phone number with its area code, such as 02 5550 0100'],
  ['locations[0].phone', '12', 'a phone number with its area code, such as 02 5550 0100'],
  ['locations[0].phone', '0255500', 'a phone number with its area code, such as 02 5550 0100'],
  ['locations[0].email', 'hello(at)example', 'an email address such as sales@example.com.au'],
  ['locations[0].email', '', 'an email address such as sales@example.com.au'],
  ['locations[0].average_rating', 6, 'a number of at most 5'],
  ['locations[0].review_count', -1, 'a number of at least 0'],
  ['locations[0].review_count', 1.5, 'a whole number'],
  ['location.route', 'location', "one of 'our-location', 'locations'", "write 'locations'"],
  ['location.route', 'places', "one of 'our-location', 'locations'"],
  ['location.buttons', 'none', "one of 'by-type', 'send-enquiry'"],
  ['location.display', 'maps', "one of 'photo', 'map'", "write 'map'"],
  [
    'location.hours.by_appointment',
    ['sale'],
    "one of 'sales', 'used', 'service', 'parts'",
    "write 'sales'",
    'location.hours.by_appointment[0]',
  ],
];

describe('R3 wrong settings of places are refused, each with its place and the way out', () => {
  test('R3 the settings they are changes of are accepted', () => {
    expect(problemsWith('slug', 'example')).toEqual([]);
  });

  for (const row of WRONG) test(`R3 ${row[0]}: ${JSON.stringify(row[1])}`, () => expectRefusal(row));
});
