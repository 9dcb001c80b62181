// Publishes one site when told to, in a process that can be killed: node publish-process.ts <kind> <site> <out> <slug> [release].
import { publishRelease } from '../../src/build/publish/publish-release.ts';
import { rollback } from '../../src/build/publish/rollback.ts';
import { readSiteFiles } from '../../src/build/publish/site-files.ts';
import { publishInPlace } from './publish-in-place.ts';

const [kind, siteFolder = '', outFolder = '', slug = '', release] = process.argv.slice(2);
const { files } = await readSiteFiles(siteFolder);

process.on('disconnect', () => process.exit(1));
process.once('message', async () => {
  if (kind === 'in-place') await publishInPlace(siteFolder, files, outFolder, slug);
  else if (kind === 'rollback') await rollback(outFolder, slug, release);
  else await publishRelease(siteFolder, files, outFolder, slug);
  process.exit(0);
});
process.send?.('ready');
