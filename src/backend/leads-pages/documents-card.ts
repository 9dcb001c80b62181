import { html } from 'hono/html';
import type { DocumentField } from '../../domain/garage/garage-document.ts';
import type { DocumentSettings } from '../../domain/garage/garage-settings.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import type { KeptDocument } from '../garage-store/documents.ts';
import type { LeadWithHistory } from '../store/lead-history.ts';
import { momentText } from './lead-words.ts';
import type { Markup } from './page-shell.ts';

/** What the form shows: the id that the document will have, what was typed, and what is wrong with it. */
export type DocumentForm = {
  id: string;
  title: string;
  problems: Partial<Record<DocumentField, string>>;
};

type View = { csrf: string; timeZone: string; phone: string | undefined; settings: DocumentSettings };

const fileText = ({ name, bytes }: KeptDocument): string => `${name} (${Math.ceil(bytes / 1024)} KB)`;

function given(document: KeptDocument, { csrf, timeZone }: View): Markup {
  const { id, lead_id, title, added_at, until, opened_at } = document;
  const path = `/_leads/lead/${lead_id}/documents/${id}`;
  return html`<li>
    <p><b>${title}</b>: <a href="${path}">${fileText(document)}</a></p>
    <p class="note">
      Given ${momentText(added_at, timeZone)}, until ${momentText(until, timeZone)},
      ${opened_at === null ? 'not opened yet' : `opened ${momentText(opened_at, timeZone)}`}
    </p>
    <form method="post" action="${path}/withdraw">
      <input type="hidden" name="csrf" value="${csrf}" /><button>Withdraw ${title}</button>
    </form>
  </li>`;
}

function field(name: DocumentField, label: string, input: Markup, problem: string | undefined): Markup {
  return html`<label for="document-${name}"
    >${label}
    ${input}${problem === undefined ? '' : html`<span id="document-${name}-problem" role="alert">${problem}</span>`}</label
  >`;
}

const said = (name: DocumentField, problem: string | undefined): Markup | '' =>
  problem === undefined ? '' : html`aria-invalid="true" aria-describedby="document-${name}-problem"`;

function giveForm(leadId: string, { id, title, problems }: DocumentForm, view: View, phone: string): Markup {
  const { days, letter: email } = view.settings;
  return html`<form
    class="give"
    method="post"
    action="/_leads/lead/${leadId}/documents"
    enctype="multipart/form-data"
  >
    <input type="hidden" name="csrf" value="${view.csrf}" />
    <input type="hidden" name="id" value="${id}" />
    ${field(
      'title',
      'What it is',
      html`<input
        id="document-title"
        name="title"
        maxlength="80"
        value="${title}"
        ${said('title', problems.title)}
      />`,
      problems.title,
    )}
    ${field(
      'file',
      'PDF, at most 5 MB',
      html`<input
        id="document-file"
        name="file"
        type="file"
        accept="application/pdf"
        ${said('file', problems.file)}
      />`,
      problems.file,
    )}
    ${field(
      'checked',
      `The customer confirmed ${displayPhone(phone)} is their number`,
      html`<input
        id="document-checked"
        name="checked"
        type="checkbox"
        value="yes"
        ${said('checked', problems.checked)}
      />`,
      problems.checked,
    )}
    <p class="note">
      Anyone who signs in with this number can download it for ${days} ${days === 1 ? 'day' : 'days'}.
      ${email ? "We'll email the customer that it's there, without attaching it." : "We won't email the customer about it, so let them know."}
    </p>
    <button>Add Document</button>
  </form>`;
}

/** What the dealer gave the shopper of a lead to download, and the form that gives more (spec A6). */
export function documentsCard({ lead, documents }: LeadWithHistory, form: DocumentForm, view: View): Markup {
  const { phone } = view;
  return html`<section class="card" id="documents">
    <h2>Documents for the customer</h2>
    ${
      documents.length === 0
        ? ''
        : html`<ul class="history">
            ${documents.map((each) => given(each, view))}
          </ul>`
    }
    ${
      phone === undefined
        ? html`<p class="note">
            This lead has no Australian mobile number, so the customer can't sign in to download a document.
          </p>`
        : giveForm(lead.id, form, view, phone)
    }
  </section>`;
}
