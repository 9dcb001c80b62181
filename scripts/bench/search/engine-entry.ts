// The engine as it is sent: reader, parser and engine.
export { createEngine } from '../../../src/domain/search/engine/engine.ts';
export { readIndex } from '../../../src/domain/search/engine/read-index.ts';
