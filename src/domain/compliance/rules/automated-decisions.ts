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
  check: ({ pages }) => {
    const kinds = [...new Set(pages.flatMap(({ decides }) => decides))];
    const policy = pages.find(({ address }) => /privacy/.test(address));
    if (kinds.length === 0 || policy?.disclosesDecisions) return [];
    return [
      {
        address: policy?.address ?? '/privacy-policy',
        element: 'page',
        found: `nothing on automated decisions, and the site has: ${kinds.join(', ')}`,
        wayOut:
          'Write into the privacy policy which of these a computer works out, from what, and who can be asked.',
      },
    ];
  },
};
