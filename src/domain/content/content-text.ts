import type * as z from 'zod';
import type { BLOCK_ATTRIBUTES, BlockName, CardAttributes } from './content-directives.ts';
import type { CONTENT_FIELDS } from './content-fields.ts';
import type { ContentKind } from './content-kinds.ts';

/** A heading of a text: what it says, and the id that a link leads to. */
export type ContentHeading = { id: string; label: string };

/** A part of a text in order: words as HTML that was made of Markdown alone, or a block. Pictures are named from the tenant's folder. */
export type ContentBlock =
  | { block: 'words'; html: string }
  | { block: 'cards'; cards: z.output<typeof CardAttributes>[] }
  | { [Name in BlockName]: { block: Name } & z.output<(typeof BLOCK_ATTRIBUTES)[Name]> }[BlockName];

/** A question with its answer: each second-level heading of a text of the kind faqs. */
export type ContentQuestion = { id: string; question: string; html: string };

/** A text of the dealer, read and found right (spec P1). */
export type ContentText<Kind extends ContentKind = ContentKind> = {
  [One in Kind]: {
    kind: One;
    /** Its place in the tenant's folder: 'content/blog/towing.md'. */
    file: string;
    /** Its file's name without the end. */
    name: string;
    /** Its address on the site; '' for a part of another page. */
    path: string;
    blocks: ContentBlock[];
    headings: ContentHeading[];
    /** Of faqs only. */
    questions: ContentQuestion[];
  } & z.output<(typeof CONTENT_FIELDS)[One]>;
}[Kind];
