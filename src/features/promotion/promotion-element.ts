import type { Standing } from '../../calls/take-part.ts';
import { priorPath, signInHref } from '../../domain/account/sign-in-address.ts';
import { SPIN_PATH } from '../../domain/promotion/open-promotion.ts';
import { wantsLessMotion } from '../../components/ui/wants-less-motion.ts';
import type { Called } from '../../services/call-json.ts';
import { readDraw, takePart } from '../../services/call-promotion.ts';
import { promotionParts } from './promotion-parts.ts';

type View = NonNullable<Parameters<typeof promotionParts.set<'promotion-view'>>[2]>;

const NO_ANSWER = 'We cannot be reached at the moment. Nothing was drawn. Please try again later.';
const NOT_WHOLE = 'Please choose your state and tick the box.';
const TURN = { duration: 2_400, easing: 'cubic-bezier(0.15, 0.7, 0.2, 1)' };

/** Taking part in a promotion (spec A6): what came of it is text, and the wheel beside it only turns. */
class SpinToWin extends HTMLElement {
  connectedCallback(): void {
    const prior = priorPath(document.referrer, location.origin);
    this.#part('promotion-sign-in')?.setAttribute('href', signInHref('spin-to-win', SPIN_PATH, prior));
    this.#part('promotion-form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      if (event.currentTarget instanceof HTMLFormElement) void this.#enter(event.currentTarget);
    });
    void readDraw().then((called) => this.#answer(called));
  }

  #part(name: Parameters<typeof promotionParts.find>[1]): HTMLElement | null {
    return promotionParts.find(this, name);
  }

  #say(name: Parameters<typeof promotionParts.find>[1], words: string): void {
    const place = this.#part(name);
    if (place) place.textContent = words;
  }

  #show(view: View): void {
    for (const place of promotionParts.findAll(this, 'promotion-view'))
      place.hidden = promotionParts.valueOf(place, 'promotion-view') !== view;
  }

  #answer(called: Called<Standing>): void {
    if (called.kind === 'refused' && called.status === 401) return this.#show('sign-in');
    if (called.kind !== 'answered') {
      this.#say('promotion-why', called.kind === 'refused' ? called.error : NO_ANSWER);
      return this.#show('closed');
    }
    const { draw } = called.answer;
    if (!draw) return this.#show('enter');
    this.#say('promotion-title', draw.title);
    this.#say('promotion-text', draw.text);
    this.#say('promotion-reference', `Reference of your draw: ${draw.id}`);
    this.#show('drawn');
  }

  async #enter(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const state = String(data.get('state') ?? '');
    const isWhole = state !== '' && data.get('agreed') === 'yes';
    this.#say('promotion-problem', isWhole ? '' : NOT_WHOLE);
    if (!isWhole) return form.querySelector<HTMLElement>(':invalid')?.focus();
    const button = this.#part('promotion-spin');
    button?.setAttribute('disabled', '');
    const stated = promotionParts.valueOf(this, 'promotion-stated') ?? '';
    const called = await takePart({ stated, state, agreed: true });
    button?.removeAttribute('disabled');
    if (called.kind === 'unanswered') return this.#say('promotion-problem', NO_ANSWER);
    this.#answer(called);
    if (called.kind !== 'answered') return;
    if (!wantsLessMotion())
      this.#part('promotion-wheel')?.animate([{ rotate: '0turn' }, { rotate: '4turn' }], TURN);
    this.#part('promotion-title')?.focus();
  }
}

customElements.define('spin-to-win', SpinToWin);
