import { pageParts } from './page-parts.ts';

/** The grid of /models shows the models of the body type in the address, `?body=suv` (spec M1). */
class ModelFilter extends HTMLElement {
  connectedCallback(): void {
    for (const link of this.#choices()) {
      link.addEventListener('click', (event) => {
        // A click that opens a tab or a window is the browser's.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        const body = pageParts.valueOf(link, 'choice');
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
    return pageParts.findAll(this, 'choice');
  }

  #show = (): void => {
    const wanted = (new URLSearchParams(location.search).get('body') ?? '').trim().toLowerCase();
    const choices = this.#choices();
    const found = choices.find((choice) =>
      Object.values(pageParts.read(choice, 'choice', 'label')).includes(wanted),
    );
    // A body nobody has shows every model: an empty page would help no one.
    const body = found ? (pageParts.valueOf(found, 'choice') ?? '') : '';
    for (const choice of choices) {
      if (pageParts.valueOf(choice, 'choice') === body) choice.setAttribute('aria-current', 'true');
      else choice.removeAttribute('aria-current');
    }
    let count = 0;
    for (const model of pageParts.findAll(this, 'body')) {
      model.hidden = body !== '' && pageParts.valueOf(model, 'body') !== body;
      if (!model.hidden) count += 1;
    }
    const status = pageParts.find(this, 'shown-count');
    if (status) status.textContent = count === 1 ? '1 model' : `${count} models`;
  };
}

customElements.define('model-filter', ModelFilter);
