import type { ContentText } from '../../domain/content/content-text.ts';
import { contentPlace } from '../../tenant/content/content-problem.ts';

/** The lines of the fields above texts, 1-based: by file, by field. */
export type TextLines = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * What is worth a look among the texts on the dealer's day `today`, YYYY-MM-DD: those that are over, and those nobody sees yet.
 * `lines` are those of their fields.
 */
export function contentWarnings(texts: readonly ContentText[], lines: TextLines, today: string): string[] {
  return texts.flatMap((text) => [
    ...pictureWarning(text, lines.get(text.file)),
    ...dayWarnings(text, lines.get(text.file), today),
  ]);
}

/** A picture without words says nothing to who cannot see it, and to a search engine. */
function pictureWarning({ file, picture, picture_alt: alt }: ContentText, lines: FieldLines): string[] {
  if (picture === undefined || picture === '' || (alt ?? '').trim() !== '') return [];
  return [
    `${contentPlace(file, 'front matter picture', lines?.get('picture'))}: it has no words. Write picture_alt: what the picture shows, for shoppers who don't see it.`,
  ];
}

type FieldLines = ReadonlyMap<string, number> | undefined;

function dayWarnings({ file, draft, from, until }: ContentText, lines: FieldLines, today: string): string[] {
  const at = (field: string): string => contentPlace(file, `front matter ${field}`, lines?.get(field));
  if (draft) return [`${at('draft')}: it is not published. Take the line out when it may be.`];
  if (until !== undefined && until < today)
    return [
      `${at('until')}: ${until} is in the past. It is shown no more; write a later day, or remove the file.`,
    ];
  if (from === undefined || from <= today) return [];
  return [`${at('from')}: it is published from ${from} on. Write an earlier day to have it sooner.`];
}
