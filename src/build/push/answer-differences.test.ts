import { describe, expect, test } from 'vitest';
import { answerDifferences } from './answer-differences.ts';

const result = {
  hits: [{ id: 'a', price: 1 }, { id: 'b' }],
  totalHits: 2,
  facetDistribution: { make: { Alder: 2 }, price: {} },
  facetStats: { price: { min: 1, max: 1 } },
};
const answer = (changes: object = {}) => ({ status: 200, body: { results: [{ ...result, ...changes }] } });
const refusal = (code: string) => ({ status: 400, body: { code, message: code } });

describe('S16 what differs between two answers', () => {
  test.each([
    ['nothing', answer(), answer(), []],
    ['times', answer({ processingTimeMs: 3, requestUid: 'x' }), answer({ processingTimeMs: 0 }), []],
    [
      'counts of figures',
      answer({ facetDistribution: { make: { Alder: 2 }, price: { 1: 1 } } }),
      answer(),
      [],
    ],
    ['a facet nobody has', answer({ facetDistribution: { make: { Alder: 2 }, drive: {} } }), answer(), []],
    [
      'the name of a document',
      answer({ hits: [{ id: 'a', price: 1, document_key: 'k' }, { id: 'b' }] }),
      answer(),
      [],
    ],
    ['the words of a refusal', { ...refusal('x'), body: { code: 'x' } }, refusal('x'), []],
    ['a code', refusal('x'), refusal('y'), ['code: "x" / "y"']],
    ['a status', answer(), refusal('x'), ['status: 200 / 400']],
    ['a total', answer(), answer({ totalHits: 3 }), ['totalHits: 2 / 3']],
    [
      'a count',
      answer(),
      answer({ facetDistribution: { make: { Alder: 1 } } }),
      ['counts of make: {"Alder":2} / {"Alder":1}'],
    ],
    ['a figure', answer(), answer({ facetStats: {} }), ['facetStats: {"price":{"max":1,"min":1}} / {}']],
    [
      'a car',
      answer(),
      answer({ hits: [{ id: 'a', price: 1 }, { id: 'c' }] }),
      ['hits: ["a","b"] / ["a","c"]'],
    ],
    [
      'the order',
      answer(),
      answer({ hits: result.hits.toReversed() }),
      ['order of hits: ["a","b"] / ["b","a"]'],
    ],
    [
      'a value',
      answer(),
      answer({ hits: [{ id: 'a', price: 2 }, { id: 'b' }] }),
      ['hit a: {"id":"a","price":1} / {"id":"a","price":2}'],
    ],
    ['the number of results', answer(), { status: 200, body: { results: [] } }, ['results: 1 / 0']],
  ])('%s', (_, theirs, ours, differences) => {
    expect(answerDifferences(theirs, ours)).toEqual(differences);
  });

  test('S16 of a text its order is not compared, how many cars it has is', () => {
    expect(answerDifferences(answer(), answer({ hits: result.hits.toReversed() }), true)).toEqual([]);
    expect(answerDifferences(answer(), answer({ hits: [{ id: 'a', price: 1 }] }), true)).toEqual([
      'hits: ["a","b"] / ["a"]',
    ]);
  });
});
