import { OF_DRAWS } from '../domain/promotion/of-draws.ts';
import type { Tenant } from './schema.ts';
import type { TenantProblem } from './tenant-error.ts';

const repeated = (names: readonly string[]): string | undefined =>
  names.find((name, at) => names.indexOf(name) < at);

/** Settings that make a draw differ from what its page says (spec A6). */
export function promotionProblems({ spin_to_win: promotion, account, leads }: Tenant): TenantProblem[] {
  if (!promotion) return [];
  const { prizes, states, from, until } = promotion;
  const problems: TenantProblem[] = [];
  const wrong = (path: string, expected: string, found: string, wayOut: string): void =>
    void problems.push({ path: `spin_to_win${path}`, expected, found, wayOut });
  if (account === false || leads === false)
    wrong(
      '',
      'account and leads beside it: who takes part signs in, and the backend draws',
      account === false ? 'account: false' : 'leads: false',
      'write account: {} and leads: {}, or spin_to_win: false',
    );
  const sum = prizes.reduce((all, { in_10000 }) => all + in_10000, 0);
  if (sum > OF_DRAWS)
    wrong('.prizes', `chances of ${OF_DRAWS} together at most`, String(sum), 'make some of them smaller');
  const prize = repeated(prizes.map(({ id }) => id));
  if (prize !== undefined)
    wrong('.prizes', 'an id of its own for each', `'${prize}' twice`, 'give one another id');
  const state = repeated(states.map((each) => each.state));
  if (state !== undefined) wrong('.states', 'each state once', `'${state}' twice`, 'take one of them out');
  if (from !== '' && until !== '' && until < from)
    wrong('.until', `a day from ${from} on`, until, 'change one of the days');
  return problems;
}
