import { leadFileType, MAX_FILE_BYTES } from '../lead/lead-file.ts';
import { garagePages, type GarageSite } from './garage-site.ts';
import type { DocumentSettings } from './garage-settings.ts';

/** A file that the dealer gave to a shopper (spec A6); moments are ISO 8601. */
export type GarageDocument = {
  id: string;
  title: string;
  /** The name of the file. */
  name: string;
  bytes: number;
  added_at: string;
  /** It is there until then. */
  until: string;
};

/** As many hang on one lead. */
export const MAX_DOCUMENTS = 20;
const MAX_TITLE_LENGTH = 80;

/** The settings of a dealer who gives documents to shoppers; undefined where there is no garage to find them in. */
export const documentsOf = (
  site: GarageSite & { garage: { documents: DocumentSettings | false } },
): DocumentSettings | undefined =>
  site.garage.documents && garagePages(site).length > 0 ? site.garage.documents : undefined;

/** What a dealer gives: what it is called, whether its number was checked, and the file; `start` is how that begins. */
export type GivenDocument = { title: string; isChecked: boolean; bytes: number; start: Uint8Array };

export type DocumentField = 'title' | 'file' | 'checked';

/** What is wrong with a document that a dealer gives, by field, in words for the dealer; nothing where all is right. */
export function documentProblems({
  title,
  isChecked,
  bytes,
  start,
}: GivenDocument): Partial<Record<DocumentField, string>> {
  const isPdf = leadFileType(start) === 'application/pdf';
  return {
    ...(title.trim() === '' && { title: 'Enter what the document is.' }),
    ...(title.length > MAX_TITLE_LENGTH && { title: `Use ${MAX_TITLE_LENGTH} characters or fewer.` }),
    ...(!isPdf && { file: "Choose a PDF. You can't give customers other files." }),
    ...(bytes > MAX_FILE_BYTES && { file: 'Choose a PDF of at most 5 MB.' }),
    ...(!isChecked && { checked: 'Check with the customer that the number is theirs, then tick this.' }),
  };
}
