import * as z from 'zod';
import { FIELD_UNITS, isMeasured } from '../domain/units/field-units.ts';
import { unitNames, unitOfSetting } from '../domain/units/units.ts';
import { nearestWord } from './nearest-word.ts';

/** For a field, the unit in which its column has bare figures; only units that the field can be converted from. */
const Units = z.record(z.string(), z.string()).superRefine((units, context) => {
  for (const [field, unit] of Object.entries(units)) {
    if (isMeasured(field)) {
      const { kind } = FIELD_UNITS[field];
      if (unitOfSetting(kind, unit)) continue;
      const message = `a unit that ${field} can be written in: ${unitNames(kind).join(', ')}`;
      context.addIssue({ code: 'custom', path: [field], message, input: unit });
    } else {
      const nearest = nearestWord(field, Object.keys(FIELD_UNITS));
      const message = `a field with a unit${nearest ? `, such as ${nearest}` : ''}`;
      context.addIssue({ code: 'custom', path: [field], message, input: unit });
    }
  }
});

/** Where a tenant's stock comes from and how its columns are read (docs/add-a-tenant.md explains each by example). */
export const FeedSettings = z.strictObject({
  /**
   * A file in the tenant's folder, or an http(s), sftp, ftp or ftps address. On the last three the file name may have a *,
   * and the newest file that fits is taken: 'sftp://files.example/out/stock-*.csv'. What is packed as gzip or ZIP is unpacked.
   */
  source: z.string().min(1),
  /**
   * How the records are written: a table with a row of column names, a JSON document, a JSON object a line, XML, or an Excel
   * workbook.
   */
  format: z.enum(['csv', 'json', 'ndjson', 'xml', 'xlsx']),
  /**
   * The name of the feed in a ZIP archive of several files, or of the sheet in a workbook; empty when it is the only file, or
   * the first sheet that is shown and has a row of column names.
   */
  member: z.string().default(''),
  /**
   * Where the list of records sits in a JSON document, as dot-separated keys; empty when the document is the list. In XML
   * the names of the elements from the root to a record: 'stock.vehicle'.
   */
  records_at: z.string().default(''),
  /** The name of a map in src/stock/maps, or the tenant's own column map. */
  map: z.string().default('standard'),
  /**
   * Field of a vehicle <- column of the feed; overrides the named map. An empty word leaves the field out. Dots lead into
   * what is nested, 'Photo *' gathers the columns that have a number there, and of a list of columns the first that has something counts;
   * the photos of all columns in the list of `images` are shown, in that order. 'prices[type=DAP].amount' selects in a list,
   * 'Attribute * value[Attribute * name=Colour]' the one of numbered columns beside which another has that word.
   */
  columns: z.record(z.string(), z.union([z.string(), z.array(z.string().min(1)).min(1)])).default({}),
  /**
   * Where several records tell of one vehicle, as a line for each photo: the column that puts them in order, numbers by value. Without
   * it a column that is called so ('Sequence', 'PhotoNo') is, where there is one, else the order of lines.
   */
  order_by: z.string().min(1).optional(),
  /** For a field: the feed's word (compared without case) -> ours. */
  values: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /**
   * For a feed with make and model in one column, as 'Royal Enfield Classic 350': the column, and makes besides those that
   * stock/read/known-makes has. A title that begins with none of them is quarantined as one without a make.
   */
  title: z
    .strictObject({
      /** The column that has both. */
      column: z.string().min(1),
      /** Makes of the feed that the list of known makes does not have. */
      makes: z.array(z.string().min(1)).default([]),
    })
    .optional(),
  /**
   * For a file of several dealers: a column, and the values of the records that are this dealer's. A record with any other
   * value, or none, is left out and counted. { DCID: ['20480'] }
   */
  only: z.record(z.string(), z.array(z.string().min(1)).min(1)).default({}),
  /** For a field: the value when the feed has none. */
  defaults: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  /**
   * For a feed without any number: columns that tell its vehicles apart and stay the same from day to day, such as make,
   * year, colour and location. A stock number is made of them; when one of them changes, the vehicle is a new one.
   */
  identity_columns: z.array(z.string()).default([]),
  /** For a field: the unit of a column that has bare figures, as { km: 'mi', power: 'hp' }; a unit in a cell comes first. */
  units: Units.default({}),
  /** What divides whole units from parts in prices and figures: '.' as in 29,990.50, ',' as in 29.990,50. */
  decimal_mark: z.enum(['.', ',']).default('.'),
  /** What bare numbers in columns of prices are: 2999000 is $29,990 in cents, 29.99 is that in thousands. */
  price_in: z.enum(['dollars', 'cents', 'thousands']).default('dollars'),
  /** Which comes first in dates such as 03/04/2026; 2026-04-03 is read whatever this says. */
  date_order: z.enum(['day-month-year', 'month-day-year']).default('day-month-year'),
  /** What is between two columns of a CSV feed; '\t' for a tab. */
  delimiter: z.string().length(1).default(','),
  /** In which encoding the bytes of the feed are read. */
  encoding: z.enum(['utf-8', 'windows-1252', 'utf-16le', 'utf-16be']).default('utf-8'),
  /**
   * The host keys of an SFTP server, as `ssh-keygen -l` writes them, 'SHA256:…'; a server that shows another one is not
   * talked to, and without any none is. Several while a server changes its key.
   */
  host_keys: z
    .array(z.string().regex(/^SHA256:[A-Za-z\d+/]{43}$/, "a fingerprint: 'SHA256:' and 43 characters"))
    .default([]),
  /**
   * The private key for an SFTP server, as the name of a variable: '${FORECOURT_FEED_SSH_KEY}'; empty for a password, which
   * then is in the address, or opens the key.
   */
  private_key: z
    .string()
    .regex(/^(\$\{FORECOURT_FEED_[A-Z\d_]+\})?$/, "the name of a variable: '${FORECOURT_FEED_SSH_KEY}'")
    .default(''),
  /** Seconds before an address that does not answer is given up. */
  timeout_seconds: z.number().positive().max(600).default(30),
  /** How often an address that fails is asked again. */
  retries: z.number().int().min(0).max(10).default(3),
  /** When to refuse to publish what a feed says; each limit has a rail of its own (docs/operations.md, guard rails). */
  guard: z
    .strictObject({
      /** Least share of read records that are accepted or excluded on purpose, 0 to 1. */
      minimum_accepted: z.number().min(0).max(1).default(0.85),
      /** Least share of the records that the feed says there are in all, as a total or pages to come, 0 to 1. */
      minimum_of_total: z.number().min(0).max(1).default(1),
      /** Least share of the last good count that must remain, 0 to 1. */
      minimum_of_last_count: z.number().min(0).max(1).default(0.8),
      /** Largest move of the median price, 0 to 1. */
      maximum_median_move: z.number().positive().default(0.3),
      /** Largest share of records that have the number of an earlier record but tell of another vehicle, 0 to 1. */
      maximum_duplicates: z.number().min(0).max(1).default(0.2),
      /** Largest share of VINs that are none, or that stand in place of the stock number, 0 to 1. */
      maximum_wrong_vins: z.number().min(0).max(1).default(0.5),
      /** Largest share of vehicles that may have the same price, make, photo and so on where there were many, 0 to 1. */
      maximum_same_value: z.number().min(0).max(1).default(0.9),
      /** Largest share of a first feed's vehicles without a price, a year, kilometres (used ones) or a photo, 0 to 1. */
      maximum_missing: z.number().min(0).max(1).default(0.5),
      /** Largest share of vehicles whose make is a model, or another one than last time, 0 to 1. */
      maximum_strange_makes: z.number().min(0).max(1).default(0.2),
      /** Largest share of vehicles that are not those of last time, beyond what a larger or smaller stock explains, 0 to 1. */
      maximum_identity_turnover: z.number().min(0).max(1).default(0.5),
      /** Largest share of the vehicles of last time that may lose a field they had, such as photos or prices, 0 to 1. */
      maximum_fields_lost: z.number().min(0).max(1).default(0.2),
      /** Largest share of their photos that the vehicles of last time may lose, in the feed or because they cannot be fetched, 0 to 1. */
      maximum_photos_lost: z.number().min(0).max(1).default(0.3),
      /** Largest share of the vehicles of last time whose price may move by more than a half, up or down, 0 to 1. */
      maximum_price_jumps: z.number().min(0).max(1).default(0.1),
      /**
       * Most days for which the supplier of a feed may leave it as it is, by the server's date or the same bytes; 0 for no limit.
       * Without it 14 for an address, and no limit for a file of the tenant's folder.
       */
      maximum_age_days: z.number().int().min(0).max(3650).optional(),
    })
    .prefault({}),
});
export type FeedSettings = z.output<typeof FeedSettings>;
