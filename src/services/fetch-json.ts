/** Milliseconds after which an answer is not waited for any more. */
const PATIENCE = 8000;

/** The JSON at an address of the site. Throws an Error for a refusal, for what is no JSON, and after 8 seconds. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
