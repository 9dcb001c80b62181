import { create, insertMultiple, load, save, search } from '@orama/orama';
import { type Candidate, FACETS, PAGE, RANGES, TEXTS } from '../state.ts';
import { documentsAsJson, parseDocuments } from './documents-as-json.ts';

const schema = {
  ...Object.fromEntries(TEXTS.map((field) => [field, 'string'])),
  ...Object.fromEntries(FACETS.map((field) => [`${field}_facet`, 'enum'])),
  ...Object.fromEntries(RANGES.map((field) => [field, 'number'])),
};

/** Orama with texts as strings, facets as enums, and one search more for each refined facet, as disjunction needs. */
export const candidate: Candidate = {
  prepare: async (documents) => {
    const database = create({ schema });
    const withFacets = parseDocuments(documentsAsJson(documents)).map(({ id: _, ...document }) => ({
      ...document,
      ...Object.fromEntries(
        FACETS.flatMap((field) =>
          document[field] === undefined ? [] : [[`${field}_facet`, String(document[field])]],
        ),
      ),
    }));
    await insertMultiple(database, withFacets, 1000);
    return new TextEncoder().encode(JSON.stringify(save(database)));
  },
  open: (shipped) => {
    const database = create({ schema });
    load(database, JSON.parse(new TextDecoder().decode(shipped)));
    return ({ q, chosen, price, sort, page }) => {
      const where = (without?: string): object => ({
        ...Object.fromEntries(
          Object.entries(chosen).flatMap(([facet, values]) =>
            facet === without ? [] : [[`${facet}_facet`, { in: values }]],
          ),
        ),
        ...(price && { price: { between: price } }),
      });
      const ask = (facets: readonly string[], without?: string) =>
        search(database, {
          term: q,
          tolerance: q.length >= 5 ? 1 : 0,
          threshold: 0,
          where: where(without),
          facets: Object.fromEntries(facets.map((facet) => [`${facet}_facet`, { limit: 2000 }])),
          limit: without ? 0 : PAGE,
          offset: (page - 1) * PAGE,
          ...(sort && { sortBy: { property: sort.field, order: sort.isAscending ? 'ASC' : 'DESC' } }),
        });
      const main = ask(FACETS);
      const facets = Object.fromEntries(
        FACETS.map((facet) => [facet, main.facets?.[`${facet}_facet`]?.values ?? {}]),
      );
      for (const facet of Object.keys(chosen))
        facets[facet] = ask([facet], facet).facets?.[`${facet}_facet`]?.values ?? {};
      return { total: main.count, facets };
    };
  },
};
