import { AUSTRALIAN_STATES } from '../../domain/location/australian-state.ts';
import type { AustralianState } from '../../domain/location/australian-state.ts';

const NAMES: Readonly<Record<string, AustralianState>> = {
  'australian capital territory': 'ACT',
  'new south wales': 'NSW',
  'northern territory': 'NT',
  queensland: 'QLD',
  'south australia': 'SA',
  tasmania: 'TAS',
  victoria: 'VIC',
  'western australia': 'WA',
};

/** A state's code from its code or name in any writing ('Vic.', 'AU-VIC', 'Victoria'); other text stays as it is. */
export function stateCode(text: string | undefined): string | undefined {
  const words = text?.toLowerCase().replace(/^au-/, '').replaceAll('.', '').trim() ?? '';
  const code = AUSTRALIAN_STATES.find((state) => state.toLowerCase() === words);
  return code ?? (Object.hasOwn(NAMES, words) ? NAMES[words] : text);
}
