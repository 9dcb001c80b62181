/** The parts of the folder of a site on a server of one's own; all absolute where it is. */
export type ServerPlaces = {
  /** A folder for each release. */
  releases: string;
  /** A link to the release that is live. */
  current: string;
  /** A link for each preview, by the name of its branch. */
  previews: string;
  /** What nginx or Caddy include. */
  configuration: string;
};

export const serverPlaces = (folder: string): ServerPlaces => ({
  releases: `${folder}/releases`,
  current: `${folder}/current`,
  previews: `${folder}/previews`,
  configuration: `${folder}/host`,
});
