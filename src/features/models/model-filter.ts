import { PageMarks } from '../../components/ui/page-marks.ts';

/** Parts of the list of models and of its filter. */
export type ModelFilterMarks = {
  /** A link that chooses the models of a body, by its slug; '' for all. */
  choice: string;
  /** The name of that body, in small letters. */
  label: string;
  /** The slug of a model's body. */
  body: string;
  /** Where the number of models that show is said. */
  'shown-count': true;
};
const marks = new PageMarks<ModelFilterMarks>();

/** The grid of /models shows the models of the body type in the address, `?body=suv` (spec M1). */
class ModelFilter extends HTMLElement {
  connectedCallback(): void {
    for (const link of this.#choices()) {
      link.addEventListener('click', (event) => {
        // A click that opens a tab or a window is the browser's.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        const body = marks.valueOf(link, 'choice');
        history.pushState(null, '', body ? `?body=${body}` : location.pathname);
        this.#show();
      });
    }
    addEventListener('popstate', this.#show);
    this.#show();
  }

  disconnectedCallback(): void {
    removeEventListener('popstate', this.#show);
  }

  #choices(): HTMLElement[] {
    return marks.findAll(this, 'choice');
  }

  #show = (): void => {
    const wanted = (new URLSearchParams(location.search).get('body') ?? '').trim().toLowerCase();
    const choices = this.#choices();
    const found = choices.find((choice) =>
      Object.values(marks.read(choice, 'choice', 'label')).includes(wanted),
    );
    // A body nobody has shows every model: an empty page would help no one.
    const body = found ? (marks.valueOf(found, 'choice') ?? '') : '';
    for (const choice of choices) {
      if (marks.valueOf(choice, 'choice') === body) choice.setAttribute('aria-current', 'true');
      else choice.removeAttribute('aria-current');
    }
    let count = 0;
    for (const model of marks.findAll(this, 'body')) {
      model.hidden = body !== '' && marks.valueOf(model, 'body') !== body;
      if (!model.hidden) count += 1;
    }
    const status = marks.find(this, 'shown-count');
    if (status) status.textContent = count === 1 ? '1 model' : `${count} models`;
  };
}

customElements.define('model-filter', ModelFilter);
