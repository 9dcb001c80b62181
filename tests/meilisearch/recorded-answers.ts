import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerRequest } from '../../src/search-engine/answer-request.ts';
import { createEngine } from '../../src/search-engine/engine.ts';
import type { IndexDocument } from '../../src/search-engine/index-document.ts';
import { indexPlan } from '../../src/domain/search/index-plan.ts';
import type { MeilisearchSettings } from '../../src/search-engine/meilisearch-settings.ts';
import { readIndex } from '../../src/search-engine/read-index.ts';
import { writeIndex } from '../../src/search-engine/write-index.ts';
import { type Answered, answerDifferences } from '../../src/build/push/answer-differences.ts';

/** A request and what Meilisearch 1.50.0 answered to it. */
export type RecordedState = {
  id: string;
  kind: string;
  request: { method: string; path: string; body: unknown };
  status: number;
  response: unknown;
};

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

function readJson<Value>(dealer: string, file: string): Value {
  return JSON.parse(readFileSync(path.join(FOLDER, dealer, file), 'utf8')) as Value;
}

/** The dealers whose answers were recorded. */
export const RECORDED_DEALERS = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The recorded states of a dealer. */
export const recordedStates = (dealer: string): RecordedState[] => readJson(dealer, 'states.json');

/**
 * The embedded engine over the documents and the settings that the server had: an answer to any request, in its shape.
 * Fields that are searched, and words of the trade, are those of the recording.
 */
export function engineOfRecording(dealer: string): (request: RecordedState['request']) => Answered {
  const settings = readJson<MeilisearchSettings>(dealer, 'settings.json');
  const plan = indexPlan(settings.synonyms);
  const fields = plan.fields.map(({ searchable: _, ...field }) => {
    const place = settings.searchableAttributes.indexOf(field.name);
    return place < 0 ? field : { ...field, searchable: place + 1 };
  });
  const { core, cards } = writeIndex(readJson<IndexDocument[]>(dealer, 'documents.json'), {
    ...plan,
    fields,
  });
  const read = readIndex(core);
  if (!read.ok) throw new Error(read.error);
  const engine = createEngine(read.value);
  for (const card of cards) engine.addCards(card);
  const engines = new Map([[dealer, engine]]);
  return ({ method, path: address, body }) =>
    answerRequest(engines, { method, path: address, body: JSON.stringify(body) });
}

/** What differs between the recorded answer to a state and an engine's own. */
export const recordedDifferences = (
  { request, status, response }: RecordedState,
  answer: ReturnType<typeof engineOfRecording>,
): string[] => answerDifferences({ status, body: response }, answer(request));
