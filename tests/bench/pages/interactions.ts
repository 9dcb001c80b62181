import type { Locator, Page } from 'playwright';
import { type Finger, type Point, pointsBetween } from './finger.ts';

/** What a shopper does over and over, with `step` around each piece that the page must answer. */
type Scene = { page: Page; finger: Finger; step: (act: () => Promise<void>) => Promise<void> };

export type Interaction = {
  name: string;
  /** How HTML looks that has it. */
  mark: RegExp;
  /** Does it in an open page; answers false when there is nothing to do it with. */
  perform: (scene: Scene) => Promise<boolean>;
};

const STEPS = 20;
const SPIN_WAIT = 30_000;

async function shownBox(
  target: Locator,
): Promise<{ x: number; y: number; width: number; height: number } | null> {
  if (!(await target.isVisible())) return null;
  // Elements with scripts of their own may come to life in view only.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return target.boundingBox();
}

/** A vehicle with several views shows one of them; the others wait behind their tabs. */
async function chooseView(page: Page, view: 'spinner' | 'gallery'): Promise<void> {
  const tab = page.locator(`main [role=tab][aria-controls=view-${view}]:visible`);
  if ((await tab.count()) > 0) await tab.first().tap();
}

async function drag({ finger, step }: Scene, from: Point, to: Point): Promise<void> {
  await step(() => finger.down(from));
  for (const point of pointsBetween(from, to, STEPS)) await step(() => finger.move(point));
  await step(() => finger.up());
}

async function dragSlider(scene: Scene): Promise<boolean> {
  const slider = scene.page.locator('main input[type=range]:visible').first();
  if (!(await shownBox(slider))) return false;
  await scene.page.waitForFunction(
    () => !document.querySelector('main input[type=range]')?.closest('astro-island[ssr]'),
  );
  const box = await shownBox(slider);
  if (!box) return false;
  const share = await slider.evaluate((input: HTMLInputElement) => {
    const [least, most] = [Number(input.min || 0), Number(input.max || 100)];
    return (Number(input.value) - least) / (most - least);
  });
  const y = box.y + box.height / 2;
  const at = (part: number): Point => ({ x: box.x + 10 + (box.width - 20) * part, y });
  await drag(scene, at(share), at(share < 0.5 ? 0.98 : 0.02));
  return true;
}

async function dragSpin(scene: Scene): Promise<boolean> {
  await chooseView(scene.page, 'spinner');
  const stage = scene.page.locator('.spin-viewer [data-spin]').first();
  if (!(await shownBox(stage))) return false;
  await scene.page.locator('.spin-viewer [data-spin][data-loaded]').first().waitFor({ timeout: SPIN_WAIT });
  const box = await shownBox(stage);
  if (!box) return false;
  const at = (part: number): Point => ({ x: box.x + box.width * part, y: box.y + box.height / 2 });
  await drag(scene, at(0.8), at(0.2));
  return true;
}

async function pressTabs({ page, step }: Scene): Promise<boolean> {
  const tabs = page.locator('main [role=tab]:visible');
  const count = await tabs.count();
  if (count < 2) return false;
  await tabs.first().scrollIntoViewIfNeeded();
  for (let press = 1; press <= STEPS; press++) await step(() => tabs.nth(press % count).tap());
  return true;
}

async function nextPhotos({ page, finger, step }: Scene): Promise<boolean> {
  await chooseView(page, 'gallery');
  const buttons = page.locator('.photo-gallery :is([data-step="1"], a[data-photo]):visible');
  const count = await buttons.count();
  const track = page.locator('.photo-gallery .gallery-track').first();
  const box = await shownBox(track);
  if (count > 0) {
    for (let press = 1; press <= STEPS; press++) await step(() => buttons.nth(press % count).tap());
    return true;
  }
  if (!box) return false;
  // Phones show no buttons: photos are swiped, there and back again.
  const at = (part: number): Point => ({ x: box.x + box.width * part, y: box.y + box.height / 2 });
  for (let swipe = 0; swipe < STEPS; swipe++) {
    const [from, to] = swipe % 4 < 2 ? [at(0.85), at(0.15)] : [at(0.15), at(0.85)];
    await step(async () => {
      await finger.down(from);
      for (const point of pointsBetween(from, to, 5)) await finger.move(point);
      await finger.up();
    });
  }
  return true;
}

export const INTERACTIONS: readonly Interaction[] = [
  { name: 'drag of a slider', mark: /type="?range/, perform: dragSlider },
  { name: 'drag of a spin', mark: /data-spin=/, perform: dragSpin },
  { name: 'press on a tab', mark: /role="?tab["\s>]/, perform: pressTabs },
  { name: 'next photo', mark: /class="photo-gallery"[\s\S]*photo-4/, perform: nextPhotos },
];
