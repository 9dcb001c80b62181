import type { PageFacts } from '../page-facts.ts';
import type { LawRule } from '../rule.ts';

/** What a computer works out about a person's vehicle or loan is named in the privacy policy. */
export const automatedDecisions: LawRule = {
  id: 'automated-decisions',
  title: 'The privacy policy tells what computers decide',
  source: {
    called:
      'Privacy and Other Legislation Amendment Act 2024, Schedule 1 Part 15; an adviser of the dealer is to confirm it',
    url: 'https://www.legislation.gov.au/C2024A00128/latest',
  },
  level: 'warn',
  from: '2026-12-10',
  begin: () => {
    const kinds = new Set<string>();
    let policy: PageFacts | undefined;
    return {
      page: (page) => {
        for (const kind of page.decides) kinds.add(kind);
        if (/privacy/.test(page.address)) policy ??= page;
        return [];
      },
      site: () =>
        kinds.size === 0 || policy?.disclosesDecisions
          ? []
          : [
              {
                address: policy?.address ?? '/privacy-policy',
                element: 'page',
                found: `nothing on automated decisions, and the site has: ${[...kinds].join(', ')}`,
                wayOut:
                  'Write into the privacy policy which of these a computer works out, from what, and who can be asked.',
              },
            ],
    };
  },
};
