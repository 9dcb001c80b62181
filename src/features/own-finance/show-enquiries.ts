import type { KeptEnquiry } from '../../calls/kept-finance.ts';
import { ENQUIRY_WORDS } from '../../domain/garage/enquiry-state.ts';
import { ownFinanceParts as parts } from './own-finance-parts.ts';

/** Writes enquiries into the list of an element, each with its day and its state; without any the list stays hidden. */
export function showEnquiries(root: ParentNode, enquiries: readonly KeptEnquiry[]): void {
  const [section, list] = [parts.find(root, 'enquiries'), parts.find(root, 'enquiry-list')];
  const row = section?.querySelector('template')?.content.firstElementChild;
  if (!section || !list || !row || enquiries.length === 0) return;
  const rows = enquiries.map(({ kind, vehicle, place, day, state }) => {
    const one = row.cloneNode(true) as HTMLElement;
    const write = (part: 'enquiry-name' | 'enquiry-kind' | 'enquiry-state', text: string): void => {
      const element = parts.find(one, part);
      if (element) element.textContent = text;
    };
    write('enquiry-name', vehicle?.name ?? kind);
    write('enquiry-kind', [vehicle && kind, place, day].filter(Boolean).join(', '));
    write('enquiry-state', `${ENQUIRY_WORDS[state].word}. ${ENQUIRY_WORDS[state].text}`);
    return one;
  });
  list.replaceChildren(...rows);
  section.hidden = false;
}
