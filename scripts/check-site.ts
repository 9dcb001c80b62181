import path from 'node:path';
import { Command } from 'commander';
import { certificateParts } from '../src/build/compliance/certificate-files.ts';
import { lookAtCertificate } from '../src/build/compliance/look-at-certificate.ts';
import { checkPublished } from '../src/build/compliance/check-published.ts';
import { EXIT_CODES, exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { jsonOption, outOption, tenantsOption } from '../src/command-line/options.ts';
import { envFileOption } from '../src/command-line/operator-file.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { isClean } from '../src/domain/compliance/certificate.ts';
import { findingLines } from '../src/domain/compliance/check-site.ts';

type CheckOptions = { at?: string; page?: string; json?: boolean; tenants: string; out: string };

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function check(slug: string, options: CheckOptions): Promise<void> {
  if (options.at !== undefined) {
    const looked = await lookAtCertificate({ slug, day: options.at, page: options.page, ...options });
    print(options.json ? JSON.stringify(looked.certificate) : looked.lines.join('\n'));
    return;
  }
  const { certificate, page, blocked, placeholders } = await checkPublished(
    slug,
    options.tenants,
    options.out,
    new Date(),
  );
  for (const line of placeholders)
    process.stderr.write(`Warning: ${line}
`);
  const { rules, pages, dealer, release, day } = certificate;
  if (options.json) print([...certificateParts(certificate)].join(''));
  else {
    print(
      `${dealer}, release ${release}, on ${day}: ${pages.length} pages against ${rules.length} rules of law\n`,
    );
    for (const rule of rules) {
      const found = findingLines(rule);
      const words = rule.level === 'off' ? 'switched off' : 'nothing found';
      print(found.length > 0 ? `${rule.level}: ${found.join('\n')}` : `${words}: ${rule.title}`);
    }
    print(`\nThe certificate: ${path.relative(process.cwd(), page)}`);
  }
  for (const message of blocked) process.stderr.write(`${message}\n`);
  const isRight = isClean(certificate) && blocked.length === 0 && placeholders.length === 0;
  process.exitCode = isRight ? EXIT_CODES.done : EXIT_CODES.refused;
}

const program = new Command('npm run check-site --')
  .description(
    'Reads a published site, every page of it, and holds it against the rules of law; names photos that its security policy blocks.',
  )
  .argument('<slug>', 'the tenant')
  .option('--at <day>', 'what the site advertised on a day, YYYY-MM-DD, from its kept certificates')
  .option('--page <path>', 'with --at: of one page, as /cars/2019-aldera-longreach-w10421')
  .addOption(jsonOption())
  .addOption(envFileOption())
  .addOption(tenantsOption())
  .addOption(outOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run check-site -- wattle-used-cars                                the live site, now
  npm run check-site -- wattle-used-cars --json                         the certificate for a program
  npm run check-site -- wattle-used-cars --at 2026-11-21                what it advertised that day
  npm run check-site -- wattle-used-cars --at 2026-11-21 --page /cars/2019-aldera-longreach-w10421
${exitCodesHelp('done', 'failed', 'usage', 'refused')}`,
  )
  .action(check);

await runCommand(program);
