import type { ConsentKind } from '../../domain/consent/consent-kinds.ts';
import { hasConsent } from '../../state/consent.ts';

/**
 * Whether something may be loaded that needs consent: at once where the shopper agreed before, else a dialog asks. Call it
 * from the press of a button: who rejected before is asked again by pressing again. False where no dialog could be loaded.
 */
export async function askConsent(kind: ConsentKind): Promise<boolean> {
  if (hasConsent(kind)) return true;
  try {
    const { askInDialog } = await import('./privacy-dialog.ts');
    return await askInDialog(kind);
  } catch {
    return false;
  }
}
