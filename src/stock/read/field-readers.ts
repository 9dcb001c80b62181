import { isMeasured } from '../../domain/units/field-units.ts';
import type { MeasuredField } from '../../domain/units/field-units.ts';
import { CaravanFigures, VariantFigures } from '../../domain/vehicle/vehicle.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { MapField, RawVehicle } from './map-fields.ts';
import { readAddress, readPhoto, readPhotos } from './read-address.ts';
import { readChecks } from './read-checks.ts';
import { readComments } from './read-comments.ts';
import { readDay, readMoment, readMonth, readTimestamp } from './read-date.ts';
import { readKilometres } from './read-figures.ts';
import { readEquipment, readTexts } from './read-list.ts';
import { readHotspots, readLenders, readMarketPrices, readPriceHistory, readQuote } from './read-nested.ts';
import { readMeasure } from './read-measure.ts';
import { readFormerPrice, readPrice, readWeeklyPrice } from './read-price.ts';
import { readText } from './read-text.ts';
import type { ReadingNotes } from './reading-notes.ts';

type FieldReader = (value: unknown, field: string, notes: ReadingNotes) => unknown;

const measured =
  (field: MeasuredField): FieldReader =>
  (value, _, notes) =>
    readMeasure(value, field, notes);

/** Fields that are read by themselves; those that depend on another are to-vehicle's. */
const READERS = {
  id: readText,
  slug: readText,
  make: readText,
  model: readText,
  badge: readText,
  series: readText,
  price: readPrice,
  before_price: readFormerPrice,
  subscription_price: readWeeklyPrice,
  price_history: readPriceHistory,
  tag: readText,
  sold_date_timestamp: readTimestamp,
  created_at: readMoment,
  updated_at: readMoment,
  km: readKilometres,
  stocknum: readText,
  nvic: readText,
  regplate: readText,
  rego_expiry: readDay,
  expected_date: readDay,
  build_date: readMonth,
  compliance_date: readMonth,
  colour: readText,
  interior_colour: readText,
  fuel: readText,
  body: readText,
  trans: readText,
  drive: readText,
  seats: measured('seats'),
  doors: measured('doors'),
  engine_size: readText,
  engine_size_litres: measured('engine_size_litres'),
  video_url: readAddress,
  external_video_url: readAddress,
  spin_images: readPhotos,
  spin_code: readText,
  spin_interior_image: readPhoto,
  hotspots: readHotspots,
  standardEquipment: readEquipment,
  checks: readChecks,
  dealercomments: readComments,
  categories: readTexts,
  filtered_features: readTexts,
  file: readAddress,
  carsales_title: readText,
  autograb_data: readMarketPrices,
  youxQuote: readQuote,
  lenders: readLenders,
} satisfies Partial<Record<MapField, FieldReader>>;

const figureReader = (field: string): FieldReader => (isMeasured(field) ? measured(field) : readText);

const FIELD_READERS = Object.entries<FieldReader>(READERS);
const FIGURE_GROUPS = Object.entries({ variant: VariantFigures, caravan: CaravanFigures }).map(
  ([group, figures]) =>
    [group, figures.keyof().options.map((field) => [field, figureReader(field)] as const)] as const,
);

/** Every field that can be read by itself, with the figures gathered into `variant` and `caravan`. */
export function readFields(raw: RawVehicle, notes: ReadingNotes): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = raw;
  const fields: Record<string, unknown> = {};
  for (const [field, read] of FIELD_READERS) {
    const value = read(values[field], field, notes);
    if (value !== undefined) fields[field] = value;
  }
  for (const [group, readers] of FIGURE_GROUPS) {
    const figures: Record<string, unknown> = {};
    for (const [field, read] of readers) {
      const value = values[field] === undefined ? undefined : read(values[field], field, notes);
      if (value !== undefined) figures[field] = value;
    }
    if (Object.keys(figures).length > 0) fields[group] = figures;
  }
  return fields;
}

/** The pictures of a vehicle, the primary one first (spec N2). */
export function readImages(raw: RawVehicle, notes: ReadingNotes): Vehicle['images'] {
  const urls = readPhotos(raw.images, 'images', notes);
  const primary = readPhoto(raw.primary_image_url, 'primary_image_url', notes);
  return [...new Set(primary === undefined ? urls : [primary, ...urls])].map((url) => ({ url }));
}
