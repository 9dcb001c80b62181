/** The pictures of one vehicle in one colour, best first; paths in the tenant's folder. */
export type PhotoSet = {
  /** Body, variant and colour: `suv-a-blue`. */
  stem: string;
  /** As a dealer writes it: `Blue`. */
  colour: string;
  images: string[];
};

const VIEWS = ['front34', 'side', 'rear34', 'front', 'detail'];
const FILE_NAME = /^(?<stem>[a-z]+-[a-z]-(?<colour>[a-z]+))-(?<view>[a-z0-9]+)\.webp$/;

/** Sorts file names such as `suv-a-blue-front34.webp` into sets; names of another form are left out. */
export function photoSetsOf(files: readonly string[]): PhotoSet[] {
  const pictures = files.toSorted().flatMap((file) => {
    const { stem, colour, view } = FILE_NAME.exec(file)?.groups ?? {};
    return stem && colour && view ? [{ file, stem, colour, view }] : [];
  });
  const byStem = Map.groupBy(pictures, ({ stem }) => stem);
  return [...byStem].map(([stem, views]) => {
    const { colour } = views[0]!;
    const inOrder = views.toSorted((one, other) => VIEWS.indexOf(one.view) - VIEWS.indexOf(other.view));
    return {
      stem,
      colour: colour.charAt(0).toUpperCase() + colour.slice(1),
      images: inOrder.map(({ file }) => `photos/${file}`),
    };
  });
}
