import * as z from 'zod';

/** Facts of state law on the pages of vehicles. */
export const LawSettings = z.strictObject({
  /** Show the state's statutory warranty and cooling-off period, and the consumer guarantees, on vehicles for sale. */
  statutory_facts: z.boolean().default(false),
  /** The title above those facts. */
  title: z.string().min(1).default('Your rights under the law'),
  /** One sentence under those facts; the notice on the vehicle and the contract come before this page. */
  note: z
    .string()
    .default('General information, not legal advice. Your contract and the notice on the vehicle apply.'),
});

export type LawSettings = z.output<typeof LawSettings>;
