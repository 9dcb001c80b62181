/** A group of the sidebar: documents by name, in order, and after them all of a folder. */
export type SidebarGroup = { label: string; items: string[]; folder?: string };

/** The order of the documentation site; a test asks for every document once. */
export const SIDEBAR: readonly SidebarGroup[] = [
  {
    label: 'Getting started',
    items: [
      'add-a-tenant.md',
      'content.md',
      'correct-a-vehicle.md',
      'presets.md',
      'add-models.md',
      'add-a-feature-switch.md',
      'add-a-page.md',
    ],
  },
  { label: 'Reference', items: ['settings.md', 'feed-fields.md', 'commands.md', 'calls.md'] },
  {
    label: 'Parts of a site',
    items: [
      'leads.md',
      'account.md',
      'trade-in.md',
      'reserve-and-buy.md',
      'online-payment.md',
      'promotion.md',
      'saved-searches.md',
      'search-server.md',
      'analytics.md',
      'assistants.md',
      'reach.md',
    ],
  },
  { label: 'Law', items: ['law-check.md'] },
  {
    label: 'Operations',
    items: ['operations.md', 'nights.md', 'deploy.md', 'move-a-tenant.md', 'performance.md'],
  },
  { label: 'Security', items: [], folder: 'security' },
  { label: 'Architecture', items: ['where-to-change.md', 'design-language.md'], folder: 'architecture' },
  { label: 'Specification', items: [], folder: 'specification' },
  { label: 'Decisions', items: [], folder: 'decisions' },
];
