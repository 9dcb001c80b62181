import { fileLoader } from './load-file.ts';
import { serveWorker } from './serve-worker.ts';

serveWorker(self, fileLoader(fetch.bind(self)));
