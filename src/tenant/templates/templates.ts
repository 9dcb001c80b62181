import type { TEMPLATE_NAMES } from '../schema.ts';
import { caravansAndTrucks } from './caravans-and-trucks.ts';
import { group } from './group.ts';
import { motorcycles } from './motorcycles.ts';
import type { Template } from './template.ts';
import { used } from './used.ts';

/** The presets by the names a tenant calls them by. */
export const TEMPLATES = {
  group,
  used,
  'caravans-and-trucks': caravansAndTrucks,
  motorcycles,
} satisfies Record<(typeof TEMPLATE_NAMES)[number], Template>;
