import { fileLoader } from './load-file.ts';
import { serveWorker } from './serve-worker.ts';

serveWorker(self, (isFresh) => fileLoader(fetch.bind(self), isFresh));
