import { whenNear } from '../../../components/ui/when-near.ts';
import { pageParts } from '../page-parts.ts';
import { askSection } from './ask-section.ts';
import { BEFORE_SEEN } from './before-seen.ts';

/** Has each section that asks for what it shows ask once it comes near. */
export function askNearSections(): void {
  for (const section of pageParts.findAll(document, 'asks'))
    void whenNear(section, BEFORE_SEEN).then(() => askSection(section));
}
