// The engine as a page loads it: with the answering of requests.
export { answerRequest } from '../../../src/domain/search/engine/answer-request.ts';
export { createEngine } from '../../../src/domain/search/engine/engine.ts';
export { readIndex } from '../../../src/domain/search/engine/read-index.ts';
