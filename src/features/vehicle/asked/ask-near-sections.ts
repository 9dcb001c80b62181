import { whenNear } from '../../../components/ui/when-near.ts';
import { pageParts } from '../page-parts.ts';
import { BEFORE_SEEN } from './before-seen.ts';

for (const section of pageParts.findAll(document, 'asks'))
  whenNear(section, BEFORE_SEEN)
    .then(() => import('./ask-section.ts'))
    .then(
      ({ askSection }) => askSection(section),
      () => {}, // Without a network the section stays as it was built.
    );
