import { FIELD_UNITS } from '../../domain/units/field-units.ts';
import type { FieldUnit, MeasuredField } from '../../domain/units/field-units.ts';
import { converted, unitNames, unitOfSetting, UNITS, unitsNamed } from '../../domain/units/units.ts';
import type { KindName, Unit } from '../../domain/units/units.ts';
import type { ReadingNotes } from './reading-notes.ts';
import { MAX_FIGURE_LENGTH, withPoint, writtenNumber } from './written-number.ts';

/** From so many on, the 'k' of '45k' cannot mean thousand. */
const MIN_THOUSAND = 1000;

/** 21'6" and 21 ft 6 in. */
const FEET_AND_INCHES =
  /^(\d{1,3})\s*(?:'|′|’|ft\.?|feet|foot)\s*(\d{1,2}(?:\.\d+)?)\s*(?:"|″|''|in\.?|ins\.?|inch(?:es)?)?$/i;

/** Where in the engine's speed a figure is reached: '110 kW @ 6,000 rpm'. */
const AT_SPEED = /\s*(?:@|at)\s*\d[\d,\s–-]*(?:rpm|r\/min)\.?$/i;

/** A figure in the site's unit and what was done to it in words, or why there is none. */
type Measure = { figure: number; done?: string } | { why: string };

type Written = { figure: number; unit: Unit; scale: number; note?: string };

/** The unit that a word behind a figure names: the tenant's where the word can mean it, else the first. */
function unitOf(kind: KindName, word: string, own: Unit): { unit: Unit; note?: string } | undefined {
  const candidates = unitsNamed(kind, word);
  const [first] = candidates;
  if (!first) return undefined;
  if (candidates.includes(own)) return { unit: own };
  if (candidates.length === 1) return { unit: first };
  return { unit: first, note: `${word} taken as ${first.name}, not ${candidates[1]?.name}` };
}

/** Takes a text apart into figure and unit; a text says why it cannot be. */
function taken(kind: KindName, text: string, own: Unit): Written | string {
  if (text.length > MAX_FIGURE_LENGTH) return 'not a number';
  const feet = kind === 'mm' ? FEET_AND_INCHES.exec(text.trim()) : null;
  const [inch] = unitsNamed('mm', 'in');
  if (feet && inch) return { figure: Number(feet[1]) * 12 + Number(feet[2]), unit: inch, scale: 1 };
  const written = writtenNumber(text.replace(AT_SPEED, ''));
  if (!written || written.before !== '') return 'not a number';
  const { figure, after, isAmbiguous } = written;
  const isThousands = kind === 'km' && /^k(?!m|ilo|l)/i.test(after) && Math.abs(figure) < MIN_THOUSAND;
  const word = isThousands ? after.replace(/^k\s*/i, '') : after;
  const found = word === '' ? { unit: own } : unitOf(kind, word, own);
  if (!found) return `written with a unit that is none of ${unitNames(kind).join(', ')}`;
  if (isAmbiguous && found.unit.inThousands) return "three digits behind a point can be thousands ('45.000')";
  return { ...found, figure, scale: isThousands ? 1000 : 1 };
}

/** A figure from 0 on in the unit of its kind, from a number or a text with or without a unit. */
export function measure(kind: KindName, value: unknown, own: Unit = UNITS[kind].units[0]): Measure {
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  const written = isNumber
    ? { figure: value, unit: own, scale: 1 }
    : typeof value === 'string'
      ? taken(kind, value, own)
      : 'not a number';
  if (typeof written === 'string') return { why: written };
  const { unit, note } = written;
  const [ours] = unitNames(kind);
  const figure = converted(kind, unit, written.figure * written.scale);
  if (!Number.isFinite(figure)) return { why: `no figure in ${ours}` };
  const isConverted = unit.name !== ours;
  if (!isConverted) return { figure };
  return { figure, done: `${unit.name} converted to ${ours}${note ? `, ${note}` : ''}` };
}

/**
 * A figure of a vehicle in the unit of its field (domain/units/field-units): converted where it is written in, or
 * `feed.units` says that the column is in, another unit of its kind. Anything else, and a figure that cannot be true of
 * the field, is left out; both with a warning.
 */
export function readMeasure(value: unknown, field: MeasuredField, notes: ReadingNotes): number | undefined {
  if (value === undefined) return undefined;
  const { kind, least, most, isWhole }: FieldUnit = FIELD_UNITS[field];
  const setting = notes.settings.units[field];
  const read = measure(
    kind,
    withPoint(value, notes.settings.decimal_mark),
    setting === undefined ? undefined : unitOfSetting(kind, setting),
  );
  if ('why' in read) {
    notes.warn(field, `${read.why}, left out`, value);
    return undefined;
  }
  const figure = isWhole ? Math.round(read.figure) : read.figure;
  if (figure !== 0 && (figure < least || figure > most)) {
    const bounds = `not between ${least} and ${most} ${unitNames(kind)[0]}`;
    notes.warn(field, `${bounds}, left out (feed.units.${field} names another unit)`, value);
    return undefined;
  }
  if (read.done) notes.warn(field, read.done, value);
  return figure;
}
