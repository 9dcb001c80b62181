import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import spinStyles from './spin.css?inline';

adoptStyles(spinStyles);

/** What is drawn by hand of a spin and of an interior, with its looks: few vehicles have either, so it comes apart. */
export { startInterior } from './interior-stage.ts';
export { startSpin } from './spin-stage.ts';
