import type { LawRule } from '../rule.ts';

/** Someone owns every picture: who shows it says by what right. Photos of vehicles are the feed's. */
export const pictureLicence: LawRule = {
  id: 'picture-licence',
  title: 'It is known by what right each picture of the dealer is shown',
  source: {
    called: 'Copyright Act 1968, sections 31 and 36',
    url: 'https://www.legislation.gov.au/C1968A00063/latest/text',
  },
  level: 'warn',
  begin: ({ pictures }) => ({
    site: () =>
      pictures
        .filter(({ licence }) => licence === undefined)
        .map(({ name, file }) => ({
          address: file,
          element: name,
          found: 'a picture of which nobody said by what right it is shown',
          wayOut: `Write compliance.picture_licences to the settings, as in { '${name.replace(/[^/]+$/, '')}*': 'Our own photographs' }.`,
        })),
  }),
};
