// The engine as a page loads it: with the answering of requests.
export { answerRequest } from '../../../src/search-engine/answer-request.ts';
export { createEngine } from '../../../src/search-engine/engine.ts';
export { readIndex } from '../../../src/search-engine/read-index.ts';
