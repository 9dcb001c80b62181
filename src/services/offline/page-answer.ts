/** Milliseconds that a network may take where a kept copy is there. */
export const TIMEOUT_MS = 3000;

/**
 * What the network has, or the copy that was kept: where the network fails, is later than `patience` milliseconds, or answers
 * with a fault of the server. Without a copy it is the network's answer, whatever it is. Rejects as the network does.
 */
export async function pageAnswer(
  network: Promise<Response>,
  kept: Promise<Response | undefined>,
  patience: number = TIMEOUT_MS,
): Promise<Response> {
  const copy = await kept;
  if (!copy) return network;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  const answer = await Promise.race([network.catch(() => undefined), late]);
  clearTimeout(timer);
  return answer && answer.status < 500 ? answer : copy;
}
