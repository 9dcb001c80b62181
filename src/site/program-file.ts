/** A file of a site for programs: `path` from the root of the site. */
export type ProgramFile = { path: string; type: string; text: string };
