/** A group of the sidebar: documents by name, in order, and after them all of a folder. */
export type SidebarGroup = { label: string; items: string[]; folder?: string };

/** The order of the documentation site, the parts of docs/README.md; a test asks for every document once. */
export const SIDEBAR: readonly SidebarGroup[] = [
  { label: 'Start', items: ['add-a-tenant.md'] },
  {
    label: 'Dealers',
    items: [
      'content.md',
      'correct-a-vehicle.md',
      'add-models.md',
      'leads.md',
      'account.md',
      'trade-in.md',
      'reserve-and-buy.md',
      'online-payment.md',
      'saved-searches.md',
      'promotion.md',
      'analytics.md',
      'reach.md',
      'assistants.md',
      'law-check.md',
    ],
  },
  {
    label: 'Operators',
    items: [
      'operations.md',
      'nights.md',
      'deploy.md',
      'presets.md',
      'move-a-tenant.md',
      'search-server.md',
      'performance.md',
    ],
  },
  { label: 'Security', items: [], folder: 'security' },
  {
    label: 'Developers',
    items: [
      'where-to-change.md',
      'add-a-vehicle-field.md',
      'add-a-form.md',
      'add-a-feature-switch.md',
      'add-a-page.md',
      'add-a-rule-of-law.md',
      'replace-an-engine.md',
      'design-language.md',
    ],
  },
  { label: 'Architecture', items: [], folder: 'architecture' },
  { label: 'Reference', items: ['settings.md', 'feed-fields.md', 'commands.md', 'calls.md'] },
  { label: 'Specification', items: [], folder: 'specification' },
  { label: 'Decisions', items: [], folder: 'decisions' },
];
