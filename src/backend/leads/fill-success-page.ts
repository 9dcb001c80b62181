import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Lead } from '../../domain/lead/lead.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import type { SuccessNote } from '../../domain/lead/success-note.ts';
import { openingHoursSummary } from '../../domain/location/opening-hours-summary.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { elementsOf, textOf } from '../page-elements.ts';

/** What /success says of a stored lead (spec F10); nothing in it says whose it is. */
export function successNoteOf(lead: Lead, { locations, location: settings }: Tenant): SuccessNote {
  const place =
    locations.find(({ slug }) => slug === lead.location) ??
    locations.find(({ primary }) => primary) ??
    locations[0];
  return {
    category: lead.category,
    vehicle: lead.vehicle?.name,
    place: place?.name,
    hours: place && openingHoursSummary(place, settings.hours),
    reference: shortReference(lead.id),
  };
}

/** The published /success with what it says of a lead, as its script would show it (spec F10). */
export function fillSuccessPage(html: string, note: SuccessNote): string {
  const page = fromHtml(html);
  const details: Readonly<Record<string, string | undefined>> = note;
  for (const row of elementsOf(page)) {
    const { properties } = row;
    if (properties['dataCategory'] === note.category) properties['dataChosen'] = '';
    const detail = details[String(properties['dataDetail'] ?? '')] ?? '';
    if (detail === '') continue;
    delete properties['hidden'];
    const words = [...elementsOf(row)].find(({ tagName }) => tagName === 'dd');
    if (words) words.children = textOf(detail);
  }
  return toHtml(page);
}
