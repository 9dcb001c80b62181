import { gateAt, GATES } from '../../domain/account/gate.ts';
import {
  askAccount,
  askWhenShown,
  followOtherTabs,
  leadToSignIn,
} from '../../components/account/ask-account.ts';

/** Sends a visitor who is not signed in to do so, where the dealer asks for it (spec A10); where nobody answers, the page stays. */
async function ask(): Promise<void> {
  const asked = document.querySelector<HTMLDataElement>('#sign-in-gates')?.value.split(' ');
  const gates = GATES.filter((gate) => asked?.includes(gate));
  const type = gateAt(location.pathname, location.search, gates);
  if (type && (await askAccount()) === 'visitor') await leadToSignIn(type);
}

const start = (): void => void ask().catch(() => {});
askWhenShown(start);
followOtherTabs(
  start,
  () => {},
  () => false,
);
