/** Where programs find the files for them: llmstxt.org, our inventory, and the card of the A2A protocol. */
export const ASSISTANT_PATHS = {
  guide: '/llms.txt',
  inventory: '/inventory.json',
  card: '/.well-known/agent-card.json',
} as const;
