import { formatCount } from '../../domain/text/format.ts';
import { isUnsent, type NightEntry } from '../night-entry.ts';

/** An email in words. */
export type Words = { subject: string; text: string };

const KINDS = [
  ['new', 'new'],
  ['gone', 'gone'],
  ['sold', 'sold'],
  ['down', 'prices down'],
  ['up', 'prices up'],
] as const;

/** `2 left out: no odometer` for each reason, the most frequent first. */
function leftOut({ vehicles }: NightEntry): string[] {
  const reasons = Object.entries(vehicles?.reasons ?? {}).sort(([, a], [, b]) => b - a);
  return reasons.map(
    ([reason, count]) => `${formatCount(count)} left out: ${reason.replaceAll(/\s+/g, ' ')}`,
  );
}

/** A reason without the commands in it, which are the operator's to run. */
const forDealer = (reason = ''): string =>
  reason
    .split('\n')
    .filter((line) => !line.includes('npm run '))
    .join('\n');

/** What is left out, as it is remembered, so that the same is not told every morning. */
export const leftOutMark = (entry: NightEntry): string => leftOut(entry).join('; ');

/**
 * What a dealer is told in the morning: `12 new, 9 gone, 4 prices down, 2 left out: no odometer`, or that the feed was
 * refused. Undefined where there is nothing to say: no change, nothing left out but what was told before (`told`), or a fault
 * that is the operator's to mend.
 */
export function morningWords(
  entry: NightEntry,
  site: { name: string; url: string },
  told: string,
): Words | undefined {
  if (entry.outcome === 'failed' || isUnsent(entry)) return undefined;
  const foot = `${site.url}\nTo stop this mail, answer it.`;
  if (entry.outcome === 'refused')
    return {
      subject: `${site.name} this morning: the stock file was refused`,
      text: `Your stock file of this night was not taken, and your site shows the stock of before.\n\n${forDealer(entry.reason)}\n\n${foot}\n`,
    };
  const { changes } = entry;
  const changed = KINDS.flatMap(([kind, word]) => {
    const count = changes?.[kind] ?? 0;
    return count === 0
      ? []
      : [`${formatCount(count)} ${count === 1 ? word.replace('prices', 'price') : word}`];
  });
  const out = leftOut(entry);
  if (changed.length === 0 && (out.length === 0 || leftOutMark(entry) === told)) return undefined;
  const all = [...changed, ...out];
  const total = entry.vehicles
    ? `\n\n${formatCount(entry.vehicles.accepted)} vehicles are on your site now.`
    : '';
  return {
    subject: `${site.name} this morning: ${all.join(', ')}`,
    text: `This morning:\n\n${all.map((line) => `- ${line}`).join('\n')}${total}\n\n${foot}\n`,
  };
}
