import { utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { acceptLead } from '../store/accept-lead.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import { leadFiles } from '../store/lead-files.ts';
import { temporaryFolder, temporarySqlite } from '../store/temporary-sqlite.fixture.ts';
import { forgetFiles } from './forget-files.ts';

test('privacy: files of no lead are removed after a day, those of a lead and new ones stay', async () => {
  const store = await temporarySqlite();
  const folder = temporaryFolder();
  const files = leadFiles(folder);
  const [kept, lost, young] = [
    await files.save(Buffer.from('of a lead')),
    await files.save(Buffer.from('of none')),
    await files.save(Buffer.from('of none yet')),
  ];
  const now = Date.now();
  const longAgo = (now - 25 * 3_600_000) / 1000;
  for (const key of [kept, lost]) utimesSync(path.join(folder, key), longAgo, longAgo);
  const lead = exampleLead({ files: [{ key: kept, name: 'cv.pdf', type: 'application/pdf', bytes: 9 }] });
  await acceptLead(store, { lead, bodyHash: 'aa', destinations: [{ destination: 'yard', kind: 'lead' }] });
  expect(await forgetFiles(store, files, now)).toBe(1);
  expect((await files.before(now + 5000)).toSorted()).toEqual([kept, young].toSorted());
  expect(await forgetFiles(store, leadFiles('/nowhere'), now)).toBe(0);
});
