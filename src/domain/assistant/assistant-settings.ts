import * as z from 'zod';

/** What programs that answer people's questions are given beside the pages. */
export const AssistantSettings = z.strictObject({
  /** True if the site has files for them: `/llms.txt`, `/inventory.json` and `/.well-known/agent-card.json`. */
  files: z.boolean().default(true),
  /** How many vehicles `/inventory.json` holds at most, in the order of the lists; one takes about 600 bytes. */
  most_vehicles: z.number().int().min(1).max(20_000).default(2000),
});

export type AssistantSettings = z.output<typeof AssistantSettings>;
