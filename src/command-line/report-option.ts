import path from 'node:path';
import { Option } from 'commander';
import { PROJECT_ROOT } from './project-root.ts';

/** Where whoever runs the sites finds pages of their own; shared by the commands of nights. */
export const reportOption = (): Option =>
  new Option('--report <folder>', 'where pages for whoever runs the sites are written; private')
    .argParser((folder) => path.resolve(folder))
    .default(path.join(PROJECT_ROOT, 'nights'), 'nights');
