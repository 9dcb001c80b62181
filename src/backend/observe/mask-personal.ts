const EMAIL = /[^\s@<>"']+@[^\s@<>"']+/g;
/** Six digits or more with what people write between them: a phone number, a card, a licence. */
const NUMBER = /\+?\d(?:[\s().-]*\d){5,}/g;

/** A text for a log, without mail addresses and long numbers (S10). */
export const maskPersonal = (text: string): string =>
  text.replace(EMAIL, '[email]').replace(NUMBER, '[number]');

/** An address of the network it is in: enough to see a flood, too little to find a person. */
export function maskAddress(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::`;
  return address.replace(/\.\d+$/, '.0');
}
