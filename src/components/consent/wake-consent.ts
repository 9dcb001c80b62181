import { keptText } from '../../state/kept-text.ts';
import { someoneIsThere } from '../ui/someone-is-there.ts';

/**
 * Loads what needs consent, and what asks for it: at once where something was decided, else at the first move, touch,
 * scroll or key. A page that nobody looks at loads nothing and asks nobody.
 */
export function wakeConsent(load: () => Promise<unknown>): void {
  const ready = keptText('consent') ? Promise.resolve() : someoneIsThere();
  ready.then(load).catch(() => {}); // Without a network nobody is asked, and nothing is counted.
}
