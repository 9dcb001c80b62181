import { QUERY_MARK } from '../../domain/lead/form-marks.ts';
import { loadPage } from '../../services/load-page.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import dialogStyles from './lead-dialog.css?inline';

adoptStyles(dialogStyles);

/** Dialogs by the address of their form: what was typed is there when it is opened again. */
const dialogs = new Map<string, HTMLDialogElement>();

/** Loads what a form's page has beside this one: its styles, before it shows, and its script. */
async function loadParts(page: Document): Promise<void> {
  const here = (selector: string, name: 'href' | 'src'): Set<string | null> =>
    new Set([...document.querySelectorAll(selector)].map((element) => element.getAttribute(name)));
  const known = here('link[rel="stylesheet"]', 'href');
  const styles = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter((link) => !known.has(link.getAttribute('href')))
    .map((link) => {
      const copy = document.importNode(link);
      document.head.append(copy);
      return new Promise((resolve) => {
        copy.onload = copy.onerror = resolve;
      });
    });
  const loaded = here('script[type="module"]', 'src');
  const scripts = [...page.querySelectorAll('script[type="module"][src]')]
    .map((script) => script.getAttribute('src') ?? '')
    .filter((source) => !loaded.has(source))
    .map((source) => import(/* @vite-ignore */ new URL(source, location.href).href));
  await Promise.all([...styles, ...scripts]);
}

function heading(page: Document, id: string): HTMLElement[] {
  const title = document.createElement('h2');
  title.id = id;
  title.className = 'text-heading';
  title.textContent = page.querySelector('h1')?.textContent.trim() ?? '';
  const vehicle = document.createElement('p');
  vehicle.className = 'lead-dialog-vehicle';
  vehicle.textContent = document.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  return [title, vehicle];
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'lead-dialog-close';
  button.setAttribute('aria-label', 'Close');
  button.addEventListener('click', () => dialog.close());
  return button;
}

async function makeDialog(href: URL): Promise<HTMLDialogElement> {
  const page = href.origin === location.origin ? await loadPage(href.pathname) : undefined;
  // A form that asks who is there first does so on its own page (spec A10), and one that shows a figure has more beside it.
  const found = page?.querySelector('account-gate,trade-in-estimate')
    ? null
    : page?.querySelector('lead-form');
  const form = found?.querySelector('form');
  if (!page || !found || !form) throw new Error(`${href.pathname} has no form.`);
  // A calculation is in the address of this page; what the link says counts for more.
  const query = new URLSearchParams(location.search);
  for (const [name, value] of href.searchParams) query.set(name, value);
  form.setAttribute(QUERY_MARK, query.toString());
  const dialog = document.createElement('dialog');
  const id = `lead-dialog-${dialogs.size + 1}`;
  dialog.className = 'lead-dialog no-print';
  dialog.setAttribute('aria-labelledby', id);
  await loadParts(page);
  dialog.append(closeButton(dialog), ...heading(page, id), document.importNode(found, true));
  document.body.append(dialog);
  return dialog;
}

/** Opens the form that a link leads to over this page: the form of its own page, with the vehicle of the link (spec V15). */
export async function openLeadDialog(link: HTMLAnchorElement): Promise<void> {
  const href = new URL(link.href);
  const dialog = dialogs.get(href.href) ?? (await makeDialog(href));
  for (const [key, other] of dialogs) {
    // Two forms of one page would have the same ids.
    if (other === dialog) continue;
    other.remove();
    dialogs.delete(key);
  }
  dialogs.set(href.href, dialog);
  dialog.showModal();
}
