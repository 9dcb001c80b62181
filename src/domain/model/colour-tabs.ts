import { slugify } from '../text/slugify.ts';
import type { Model, ModelColour, ModelVariant } from './model.ts';

/** Colours under a name; a tab of the picker or one of its sub-tabs. */
export type ColourGroup = { label: string; colours: ModelColour[] };

/** A tab for the variants of one name; `subTabs`, one for each body, is empty where bodies are not told apart. */
export type ColourTab = ColourGroup & { subTabs: ColourGroup[] };

/** Sub-tabs come from this many body types on, and only above this many colours (spec M3). */
const MIN_BODIES = 3;
const MAX_COLOURS_WITHOUT_SUB_TABS = 15;

/**
 * The tabs of a model's colour picker (spec M3): a variant's tab selects its colours, and colours of no variant are in
 * each. A model whose colours name none of its variants has one tab. Tabs without a colour are left out.
 */
export function colourTabs(model: Model): ColourTab[] {
  const { colours } = model;
  if (colours.length === 0) return [];
  const names = [...new Set(model.model_variants.map(({ name }) => name))];
  const isTold = model.model_variants.some((variant) => colours.some((colour) => isNamed(colour, variant)));
  if (!isTold) return [{ label: model.name, colours, subTabs: [] }];
  return names.flatMap((label) => {
    const variants = model.model_variants.filter(({ name }) => name === label);
    const group = coloursOf(label, variants, colours);
    if (!group) return [];
    return [{ ...group, subTabs: hasSubTabs(model) ? bodyTabs(variants, model) : [] }];
  });
}

/** True if bodies are told apart below a tab: 3 or more body types and more than 15 colours (spec M3). */
export function hasSubTabs(model: Model): boolean {
  const bodies = new Set(model.model_variants.map((variant) => bodyOf(variant, model)));
  return bodies.size >= MIN_BODIES && model.colours.length > MAX_COLOURS_WITHOUT_SUB_TABS;
}

const bodyOf = (variant: ModelVariant, model: Model): string => variant.body ?? model.manufacturer_body;

function bodyTabs(variants: readonly ModelVariant[], model: Model): ColourGroup[] {
  const byBody = Map.groupBy(variants, (variant) => bodyOf(variant, model));
  return [...byBody].flatMap(([body, members]) => coloursOf(body, members, model.colours) ?? []);
}

function coloursOf(
  label: string,
  variants: readonly ModelVariant[],
  all: readonly ModelColour[],
): ColourGroup | undefined {
  const chosen = all.filter(
    (colour) => !colour.model_variant_name || variants.some((variant) => isNamed(colour, variant)),
  );
  // The same colour listed for two variants of one name is one choice.
  const colours = [...new Map(chosen.map((colour) => [slugify(colour.name), colour])).values()];
  return colours.length > 0 ? { label, colours } : undefined;
}

function isNamed({ model_variant_name: name }: ModelColour, variant: ModelVariant): boolean {
  if (!name) return false;
  const slug = slugify(name);
  return slug === slugify(variant.name) || slug === slugify(variant.full_name);
}
