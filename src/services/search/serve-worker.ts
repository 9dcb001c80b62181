import { openEmbedded } from './embedded-transport.ts';
import type { LoadFile, SearchTransport } from './search-transport.ts';
import { SearchFailure } from './search-failure.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

type Port = {
  postMessage: (message: FromWorker) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void;
};

/** The worker's side: opens the index it is told of and answers from it, one message for each. */
export function serveWorker(port: Port, loaderFor: (isFresh: boolean) => LoadFile): void {
  let transport: Promise<SearchTransport> | undefined;
  const answer = async (message: ToWorker): Promise<unknown> => {
    if ('open' in message) {
      transport = openEmbedded(message.open, loaderFor(message.isFresh));
      await transport;
      return null;
    }
    if (!transport) throw new SearchFailure('bad-answer', 'the worker was asked before it was opened');
    return (await transport).send(message.path, message.body);
  };
  port.addEventListener('message', ({ data }) => {
    answer(data).then(
      (value) => port.postMessage({ id: data.id, answer: value }),
      (error: unknown) => {
        const { kind, detail } =
          error instanceof SearchFailure ? error : new SearchFailure('corrupt-index', String(error));
        port.postMessage({ id: data.id, failure: { kind, detail } });
      },
    );
  });
}
