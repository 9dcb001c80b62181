/** Below every limit a server or a proxy is likely to have; Meilisearch itself takes 100 MB. */
const BATCH = { documents: 1000, bytes: 5_000_000 };

/** Documents in order, in batches of at most so many documents and bytes (as JSON); a larger one goes alone. */
export function documentBatches<Document extends object>(
  documents: readonly Document[],
  most: { documents: number; bytes: number } = BATCH,
): Document[][] {
  const batches: Document[][] = [];
  let bytes = 0;
  for (const document of documents) {
    const size = Buffer.byteLength(JSON.stringify(document)) + 1;
    const last = batches.at(-1);
    if (last && last.length < most.documents && bytes + size <= most.bytes) {
      last.push(document);
      bytes += size;
    } else {
      batches.push([document]);
      bytes = size;
    }
  }
  return batches;
}
