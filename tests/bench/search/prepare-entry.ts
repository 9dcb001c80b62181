// Makes what one candidate ships, in a process of its own; called by prepare-shipped.ts with the candidate bundled in.
import { readFileSync, writeFileSync } from 'node:fs';
import { candidate } from 'candidate';

const [input = '', output = ''] = process.argv.slice(2);
writeFileSync(output, await candidate.prepare(JSON.parse(readFileSync(input, 'utf8'))));
