/** A program of a host: the variable that names it here, its package at npm, its command, and the variable of its key. */
export type HostProgram = { variable: string; npm: string; command: string; key: string };

/** The programs of hosts that take a site from no other. */
export const HOST_PROGRAMS = {
  netlify: {
    variable: 'FORECOURT_NETLIFY',
    npm: 'netlify-cli@23',
    command: 'netlify',
    key: 'NETLIFY_AUTH_TOKEN',
  },
  wrangler: {
    variable: 'FORECOURT_WRANGLER',
    npm: 'wrangler@4',
    command: 'wrangler',
    key: 'CLOUDFLARE_API_TOKEN',
  },
  vercel: { variable: 'FORECOURT_VERCEL', npm: 'vercel@48', command: 'vercel', key: 'VERCEL_TOKEN' },
} as const satisfies Record<string, HostProgram>;
