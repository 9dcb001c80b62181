import { canonicalUrl } from '../address/canonical.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import { ASSISTANT_PATHS } from './assistant-paths.ts';

/** Ids of skills as the Auto Agent Protocol names them, of those that files can answer, with the file that does. */
const SKILLS = [
  {
    id: 'dealer.information',
    name: 'About the dealer',
    description: 'Who the dealer is: licence, yards, opening hours and pages.',
    tags: ['dealer', 'locations', 'hours'],
    file: ASSISTANT_PATHS.guide,
    type: 'text/plain',
  },
  {
    id: 'inventory.facets',
    name: 'What is in stock, counted',
    description: 'How many vehicles there are of each make, body, fuel and place: `facets` of the inventory.',
    tags: ['inventory', 'facets'],
    file: ASSISTANT_PATHS.inventory,
    type: 'application/json',
  },
  {
    id: 'inventory.search',
    name: 'Vehicles for sale',
    description:
      'Every vehicle for sale with its one price: `vehicles` of the inventory, to be searched by the reader.',
    tags: ['inventory', 'search', 'price'],
    file: ASSISTANT_PATHS.inventory,
    type: 'application/json',
  },
] as const;

/**
 * The card of the dealer for agents (A2A protocol, AgentCard). All its skills are files that are read with GET; nothing here
 * answers calls, so that it names no interface and does not claim the extension of the Auto Agent Protocol, which asks for
 * one (docs/decisions/0132-files-for-programs.md).
 */
export function agentCard({ name, url, tagline, stock_noun: noun }: SiteSettings) {
  return {
    name,
    description: `${tagline || name}. Read-only files about the ${noun} for sale and the dealer; enquiries are made on the pages, by people.`,
    version: '1.0.0',
    provider: { organization: name, url: canonicalUrl(url, '/') },
    documentationUrl: canonicalUrl(url, ASSISTANT_PATHS.guide),
    supportedInterfaces: [],
    capabilities: { streaming: false, pushNotifications: false },
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['application/json'],
    skills: SKILLS.map(({ id, name: skill, description, tags, file, type }) => ({
      id,
      name: skill,
      description: `${description} GET ${canonicalUrl(url, file)}`,
      tags,
      outputModes: [type],
    })),
  };
}
