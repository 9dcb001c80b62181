import { Icon } from '../../../components/ui/Icon.tsx';

/** As large, and cut as round, as the photos of the tab beside it. */
export const STAGE_CLASS =
  'spin-stage relative aspect-3/2 overflow-hidden bg-raised max-lg:-mx-[clamp(1.125rem,4vw,2.5rem)] lg:rounded-large';

/** Says what a stage answers to, until it does. */
export const StageHint = ({ words }: { words: string }) => (
  <p className="needs-script spin-hint no-print pointer-events-none absolute bottom-3 left-3 inline-flex min-h-8 items-center gap-1.5 rounded-small bg-black/70 px-2.5 text-sm font-medium text-white">
    <Icon name="rotate" className="size-4" />
    <span>{words}</span>
  </p>
);
