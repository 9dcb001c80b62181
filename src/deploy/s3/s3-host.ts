import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Host, Progress } from '../host.ts';
import type { ReadSite } from '../read-site.ts';
import { uploadPlan } from '../upload-plan.ts';
import { objectMark } from './bucket-state.ts';
import { pushObjects, readState, type ObjectStore } from './push-objects.ts';
import { s3Files } from './s3-files.ts';
import { LIVE_FOLDER, PREVIEWS_FOLDER, s3Objects } from './s3-objects.ts';

/** Writes the template of the distribution and its functions to a folder of this machine; gives whether they changed. */
async function writeTemplate({ site }: ReadSite, folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  let isChanged = false;
  for (const { path: name, text } of s3Files(site).beside) {
    const file = path.join(folder, name);
    isChanged ||= (await readFile(file, 'utf8').catch(() => '')) !== text;
    await writeFile(file, text);
  }
  return isChanged;
}

/** A bucket behind CloudFront. `state` is where its template is written, `now` is the moment of the push. */
export function s3Host(store: ObjectStore, state: string, now: Date, progress: Progress): Host {
  const template = path.join(state, 'deploy', 's3');
  const pushTo = async ({ site, folder }: ReadSite, to: string): Promise<void> => {
    await pushObjects({
      store,
      folder: to,
      release: site.release,
      objects: s3Objects(site, to),
      bodyOf: ({ file }) =>
        file === undefined ? Promise.resolve(Buffer.alloc(0)) : readFile(path.join(folder, file)),
      graceDays: site.settings.grace_days,
      now,
      progress,
    });
  };
  return {
    plan: async ({ site }) => {
      const { release, objects, leaving } = await readState(store, LIVE_FOLDER);
      const has = new Map(Object.entries(objects).filter(([key]) => leaving[key] === undefined));
      const wanted = s3Objects(site, LIVE_FOLDER).map((object) => ({
        path: object.key,
        mark: objectMark(object),
        bytes: object.bytes,
      }));
      return uploadPlan(site.release, release, has, wanted);
    },
    push: async (read) => {
      await pushTo(read, LIVE_FOLDER);
      const isChanged = await writeTemplate(read, template);
      return {
        isSent: true,
        words: isChanged
          ? [`The template of the distribution is new: deploy ${template}/cloudfront.json.`]
          : [],
      };
    },
    preview: async (read, branch) => {
      await pushTo(read, `${PREVIEWS_FOLDER}/${branch}`);
      return { isSent: true, words: [`It is at https://${branch}.${read.site.settings.preview_host}.`] };
    },
    before: async () => (await readState(store, LIVE_FOLDER)).before,
  };
}
