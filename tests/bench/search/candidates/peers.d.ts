/** The parts of the peers that are measured; the packages are installed beside the project, for the bench alone. */
declare module 'itemsjs' {
  type Item = Record<string, unknown>;
  type Search = {
    query: string;
    filters: Record<string, string[]>;
    per_page: number;
    page: number;
    sort?: string;
    filter?: (item: Item) => boolean;
  };
  type Found = {
    pagination: { total: number };
    data: { aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }> };
  };
  export default function itemsjs(
    items: readonly Item[],
    options: object,
  ): { search: (search: Search) => Found };
}

declare module '@orama/orama' {
  type Database = { readonly orama: unique symbol };
  type Found = { count: number; facets?: Record<string, { values: Record<string, number> }> };
  export function create(options: { schema: object }): Database;
  export function insertMultiple(
    database: Database,
    documents: readonly object[],
    batch: number,
  ): Promise<unknown>;
  export function search(database: Database, query: object): Found;
  export function save(database: Database): object;
  export function load(database: Database, saved: object): void;
}

declare module 'minisearch' {
  export default class MiniSearch {
    constructor(options: object);
    static loadJSON(json: string, options: object): MiniSearch;
    add(document: object): void;
    search(query: string, options: object): { id: unknown }[];
  }
}
