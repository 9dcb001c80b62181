import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Command } from 'commander';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { ExpectedError } from '../src/command-line/expected-error.ts';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { simplifyRing, writeCoast, type Ring } from '../src/domain/location/coast.ts';

const TABLE = path.join(PROJECT_ROOT, 'src', 'domain', 'location', 'coast.txt');
/** Some 400 m; the data itself is right to about a kilometre. */
const TOLERANCE_DEGREES = 0.004;
/** Islands of Australia that lie farther out, such as Heard Island, would only be drawn on no map. */
const AUSTRALIA = { west: 112, east: 154.5, south: -44.5, north: -9 };

/** The coast of Australia from Natural Earth (public domain, 1:10 million), as the package world-atlas ships it. */
function australianRings(): Ring[] {
  const atlas = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  const country = feature(atlas, atlas.objects.countries).features.find(
    ({ properties }) => properties.name === 'Australia',
  );
  if (country?.geometry.type !== 'MultiPolygon')
    throw new ExpectedError('world-atlas has no outline of Australia under the name it had.');
  return country.geometry.coordinates.flatMap(([outline = []]) => {
    const ring = outline.map(([long = 0, lat = 0]): [number, number] => [long, lat]);
    const isNear = ring.every(
      ([long, lat]) =>
        long > AUSTRALIA.west && long < AUSTRALIA.east && lat > AUSTRALIA.south && lat < AUSTRALIA.north,
    );
    return isNear ? [simplifyRing(ring, TOLERANCE_DEGREES)] : [];
  });
}

async function coastAction(): Promise<void> {
  const rings = australianRings().toSorted((a, b) => b.length - a.length);
  const text = writeCoast(rings);
  await writeFile(TABLE, text);
  const points = rings.reduce((sum, ring) => sum + ring.length, 0);
  process.stdout.write(`${rings.length} outlines, ${points} points, ${text.length} bytes: ${TABLE}\n`);
}

const program = new Command('npm run coast --')
  .description('Writes the coast of Australia that drawn maps show, from the package world-atlas.')
  .addHelpText(
    'after',
    `
Examples:
  npm run coast
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(coastAction);

await runCommand(program);
