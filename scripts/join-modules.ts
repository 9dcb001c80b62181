// Makes one file of a script and its modules. node join-modules.ts <script> <file inside the project>, both absolute
import path from 'node:path';
import { joinModules } from '../src/build/astro/join-modules.ts';
import { writeWhole } from '../src/stock/write-whole.ts';

const [script = '', file = ''] = process.argv.slice(2);
await writeWhole(file, await joinModules(script, path.dirname(file)));
