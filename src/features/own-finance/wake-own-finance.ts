import { isSignedInHere } from '../../state/signed-in.ts';

/** What fills finance pages comes for those who are signed in, and with the first press: for others they stay as light as they are. */
const load = () => import('./own-finance.ts');
const form = document.querySelector<HTMLFormElement>('own-figures form');

if (isSignedInHere())
  load().then(
    ({ showOwnFinance }) => showOwnFinance(),
    () => {}, // Without a network the page is as for everybody.
  );
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  load().then(
    ({ chooseFigures }) => chooseFigures(form),
    () => {}, // The next press tries again.
  );
});
// Pressed before anybody listens, the form would load the page anew, without what was chosen and without the car's address.
const submit = form?.querySelector<HTMLButtonElement>('[type=submit]');
if (submit) submit.disabled = false;
