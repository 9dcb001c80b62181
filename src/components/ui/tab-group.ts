import { connectTabs } from './connect-tabs.ts';
import { uiMarks } from './ui-marks.ts';

/**
 * Tabs over panels that are all in the page. Markup: a [role=tablist] of buttons, then one part `panel` for each, in the
 * same order. Without scripts every panel shows, as plain text.
 */
class TabGroup extends HTMLElement {
  connectedCallback(): void {
    const tabs = [...this.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
    const panels = [...this.querySelectorAll<HTMLElement>(`:scope > ${uiMarks.selector('panel')}`)];
    if (tabs.length !== panels.length) return;
    const choose = connectTabs(tabs, panels, (chosen) => {
      panels.forEach((panel, index) => (panel.hidden = index !== chosen));
    });
    choose(0);
    uiMarks.set(this, 'ready', true);
  }
}

customElements.define('tab-group', TabGroup);
