import type { Browser } from 'playwright';
import { fingerOf } from './finger.ts';
import type { Interaction } from './interactions.ts';
import { installLatencyClock, timeStep } from './latency-clock.ts';
import { PHONE } from './phone.ts';

/** How much slower than this machine the phone is. */
export const CPU_THROTTLING = 4;

/** Milliseconds of every step of an interaction in one page; none when the page shows nothing to do it with. */
export async function measureLatency(
  browser: Browser,
  url: string,
  interaction: Interaction,
): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await installLatencyClock(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    // Some elements wait for a sign that someone is there.
    await page.mouse.move(1, 1);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING });
    const values: number[] = [];
    await interaction.perform({
      page,
      finger: fingerOf(session),
      step: async (act) => void values.push(await timeStep(page, act)),
    });
    return values;
  } finally {
    await context.close();
  }
}
