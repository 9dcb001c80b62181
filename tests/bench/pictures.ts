// What the pictures of a dealer cost in a night in which none is new, alone and where other dealers share the cache.
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import sharp from 'sharp';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { tableLines } from '../../src/command-line/table.ts';
import { exampleVehicle } from '../../src/domain/vehicle/example-vehicle.fixture.ts';
import { indexFileOf } from '../../src/stock/pictures/picture-index.ts';
import { preparePictures } from '../../src/stock/pictures/pictures.ts';
import { openSharedCache, sharedPart } from '../../src/stock/shared-cache.ts';
import { parseTenant } from '../../src/tenant/parse-tenant.ts';
import { MINIMAL_TENANT } from '../minimal-tenant.ts';
import { positiveNumber } from './positive-number.ts';

const PHOTO = path.join(PROJECT_ROOT, 'tests/tenants/plain/photos/hatch-a-white-front34.webp');
const PHOTOS_A_VEHICLE = 10;
const ROUNDS = 9;
/** How much dearer a dealer may be among others than alone. */
const MAX_RATIO = 2;

type Options = { dealers: number; photos: number; json?: boolean };
type Night = { wallMs: number; userMs: number };

/** Photos of one size with other bytes each. */
async function makePhotos(folder: string, count: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const names = Array.from({ length: count }, (_, at) => `${at}.webp`);
  for (const [at, name] of names.entries())
    await sharp(PHOTO)
      .resize({ width: 1600 })
      .modulate({ brightness: 0.8 + at / (2 * count) })
      .webp()
      .toFile(path.join(folder, name));
  return names;
}

/** What other dealers with as many photos have left in the cache: names, of which a build must not read the bytes. */
async function addOthers(root: string, dealers: number, photos: number): Promise<void> {
  const cache = path.join(root, 'cache');
  const known = await readFile(indexFileOf(cache, path.join(root, 'tenant')), 'utf8');
  for (let dealer = 1; dealer < dealers; dealer += 1) {
    for (let at = 0; at < photos; at += 1) {
      const picture = randomBytes(32).toString('hex');
      for (const width of [320, 960, 1280]) {
        const stem = `${picture}-q75e4-${width}`;
        const folder = sharedPart(cache, stem);
        mkdirSync(folder, { recursive: true });
        writeFileSync(path.join(folder, `${stem}.${randomBytes(32).toString('hex')}`), '');
      }
    }
    writeFileSync(indexFileOf(cache, path.join(root, String(dealer))), known);
    if (dealer % 50 === 0) process.stderr.write(`${dealer} other dealers\n`);
  }
}

async function measureNights(night: () => Promise<unknown>): Promise<Night> {
  const rounds: Night[] = [];
  for (let at = 0; at < ROUNDS; at += 1) {
    const [began, used] = [performance.now(), process.cpuUsage()];
    await night();
    rounds.push({ wallMs: performance.now() - began, userMs: process.cpuUsage(used).user / 1000 });
  }
  const median = (of: keyof Night): number =>
    rounds.map((each) => each[of]).toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
  return { wallMs: median('wallMs'), userMs: median('userMs') };
}

async function bench({ dealers, photos, json }: Options): Promise<void> {
  const cache = path.join(PROJECT_ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  const root = await mkdtemp(path.join(cache, 'bench-pictures-'));
  try {
    const names = await makePhotos(path.join(root, 'tenant'), photos);
    const vehicles = Array.from({ length: Math.ceil(photos / PHOTOS_A_VEHICLE) }, (_, at) =>
      exampleVehicle({
        id: String(at),
        images: names.slice(at * PHOTOS_A_VEHICLE, (at + 1) * PHOTOS_A_VEHICLE).map((url) => ({ url })),
      }),
    );
    const night = async () => {
      await rm(path.join(root, 'out'), { recursive: true, force: true });
      return preparePictures({
        vehicles,
        tenant: parseTenant(MINIMAL_TENANT, 'tenant.ts'),
        tenantFolder: path.join(root, 'tenant'),
        cacheFolder: path.join(root, 'cache'),
        outFolder: path.join(root, 'out'),
        now: new Date('2026-11-21T03:00:00Z'),
        onProgress: () => undefined,
      });
    };
    process.stderr.write(`${photos} photos\n`);
    const { files, missing } = await night();
    if (missing.length > 0) throw new Error(missing.join('\n'));
    const alone = await measureNights(night);
    await addOthers(root, dealers, photos);
    // Divided once, by whichever build comes first.
    openSharedCache(path.join(root, 'cache'));
    const among = await measureNights(night);
    const ratio = among.userMs / alone.userMs;
    const result = { dealers, photos, files: files.length, alone, among, ratio };
    const rows = [
      ['alone', alone.userMs.toFixed(0), alone.wallMs.toFixed(0)],
      [`with ${dealers - 1} others`, among.userMs.toFixed(0), among.wallMs.toFixed(0)],
    ];
    const titles = [`${photos} photos, ${files.length} files, none new`, 'user ms', 'wall ms'];
    const table = tableLines(
      titles.map((title) => ({ title, align: 'right' })),
      rows,
    );
    process.stdout.write(`${json ? JSON.stringify(result) : table.join('\n')}\n`);
    if (ratio > MAX_RATIO)
      process.stderr.write(`missed: ${ratio.toFixed(2)} of a dealer alone, asked: at most ${MAX_RATIO}\n`);
    process.exitCode = ratio > MAX_RATIO ? EXIT_CODES.failed : EXIT_CODES.done;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const program = new Command('npm run bench:pictures --')
  .description(
    "Measures a dealer's pictures in a night in which none is new, alone and where others share the cache.",
  )
  .option('--dealers <n>', 'dealers who share the cache', positiveNumber, 200)
  .option('--photos <n>', 'photos of each', positiveNumber, 200)
  .addOption(jsonOption())
  .action(bench)
  .addHelpText(
    'after',
    `\nExamples:\n  npm run bench:pictures\n  npm run bench:pictures -- --dealers 1000 --photos 300\n${exitCodesHelp('done', 'failed', 'usage')}`,
  );

await runCommand(program);
