/** What a build of one site is asked, as far as its inputs depend on it. */
export const EXAMPLE_JOB = {
  tenantsFolder: '/tenants',
  outFolder: '/out',
  allow: [],
  now: '2026-11-21T00:00:00.000Z',
  code: { render: 'r', all: 'a' },
};
