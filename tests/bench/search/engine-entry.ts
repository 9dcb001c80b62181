// The engine as it is sent: reader, parser and engine.
export { createEngine } from '../../../src/search-engine/engine.ts';
export { readIndex } from '../../../src/search-engine/read-index.ts';
