export type TaskError = { message: string; code: string; type: string; link: string };
type Document = Record<string, unknown>;
type Stored = { primaryKey: string | null; documents: Map<string, Document>; settings: object };

const failed = (code: string, message: string): TaskError => ({
  message,
  code,
  type: 'invalid_request',
  link: `https://docs.meilisearch.com/errors#${code}`,
});
const notFound = (uid: string): TaskError => failed('index_not_found', `Index \`${uid}\` not found.`);

/** The indexes of a stand-in server, with what Meilisearch's tasks do to them and how they fail. */
export class StoredIndexes {
  readonly all = new Map<string, Stored>();

  names(): string[] {
    return [...this.all.keys()].sort();
  }

  list(): object[] {
    return this.names().map((uid) => this.view(uid)!.index);
  }

  view(uid: string): { count: number; index: object } | undefined {
    const stored = this.all.get(uid);
    const date = '2026-11-21T03:00:00Z';
    return (
      stored && {
        count: stored.documents.size,
        index: { uid, createdAt: date, updatedAt: date, primaryKey: stored.primaryKey },
      }
    );
  }

  create(uid: string, primaryKey: string | null): TaskError | undefined {
    if (this.all.has(uid)) return failed('index_already_exists', `Index \`${uid}\` already exists.`);
    this.all.set(uid, { primaryKey, documents: new Map(), settings: {} });
    return undefined;
  }

  remove(uid: string): TaskError | undefined {
    return this.all.delete(uid) ? undefined : notFound(uid);
  }

  set(uid: string, settings: object): TaskError | undefined {
    if (!this.all.has(uid)) this.create(uid, null);
    this.all.get(uid)!.settings = settings;
    return undefined;
  }

  /** Like the server, makes the index when there is none, and takes `id` for its key. */
  add(uid: string, documents: Document[]): TaskError | undefined {
    if (!this.all.has(uid)) this.create(uid, 'id');
    const stored = this.all.get(uid)!;
    const { primaryKey } = stored;
    for (const document of documents) {
      const key = String(document[primaryKey ?? 'id']);
      if (!/^[\w-]{1,511}$/.test(key))
        return failed('invalid_document_id', `Document identifier \`${key}\` is invalid.`);
      stored.documents.set(key, document);
    }
    return undefined;
  }

  swap(one: string, other: string, rename: boolean): TaskError | undefined {
    const [first, second] = [this.all.get(one), this.all.get(other)];
    if (!first) return notFound(one);
    if (rename && second) return failed('index_already_exists', `Index \`${other}\` already exists.`);
    if (!rename && !second) return notFound(other);
    this.all.set(other, first);
    if (second) this.all.set(one, second);
    else this.all.delete(one);
    return undefined;
  }
}
