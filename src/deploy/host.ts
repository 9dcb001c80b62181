import type { ReadSite } from './read-site.ts';
import type { UploadPlan } from './upload-plan.ts';

/** What became of a push. */
export type Pushed = {
  /** True if the site is on the host now; false where a folder is written that the host's own program has yet to send. */
  isSent: boolean;
  /** What is to be done next, or what is worth knowing; a sentence each. */
  words: string[];
};

/** A host that can be asked and sent to. */
export type Host = {
  plan: (read: ReadSite) => Promise<UploadPlan>;
  push: (read: ReadSite) => Promise<Pushed>;
  preview: (read: ReadSite, branch: string) => Promise<Pushed>;
  /** The release that a rollback makes live when none is named; undefined when the host knows of none. */
  before: (read: ReadSite) => Promise<string | undefined>;
};

/** Tells how far a push is. */
export type Progress = (text: string) => void;
