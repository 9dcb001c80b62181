import type { Page, Request } from '@playwright/test';
import type { RecordedEvents } from '../../src/api/record-events.ts';

/** All that a page asks for; `events` are those that a sink at such an address got, as 'name id'. */
export function listenToSink(page: Page, sink: string) {
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  const sent = (): RecordedEvents[] =>
    requests
      .filter((request) => request.url().includes(sink))
      .map((request) => JSON.parse(request.postData() ?? '{}') as RecordedEvents);
  return {
    urls: () => requests.map((request) => request.url()),
    sent: () => sent().flatMap(({ events }) => events),
    bodies: () => JSON.stringify(sent()),
    visits: () => [...new Set(sent().map(({ visit }) => visit))],
    events: () =>
      sent().flatMap(({ events }) => events.map(({ name, event_id }) => [name, event_id].join(' ').trim())),
  };
}

/** Answers the banner by keyboard. */
export const answerBanner = (page: Page, words: 'Accept' | 'Reject') =>
  page.getByRole('region', { name: 'Privacy choices' }).getByRole('button', { name: words }).press('Enter');

/** Moves as a visitor does, so that the question comes. */
export async function moveAsVisitor(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}
