/** Above cars that a link brought: the device's own list is as it was, and how to change that (spec A11). */
export function SharedComparison({
  ownCount,
  onKeep,
  onShowOwn,
}: {
  /** Cars that the device holds. */
  ownCount: number;
  /** Undefined while nothing of it is known that could be kept. */
  onKeep: (() => void) | undefined;
  onShowOwn: () => void;
}) {
  return (
    <div className="no-print mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-large bg-raised p-4 sm:p-5">
      <p className="min-w-0 grow basis-80">{`This comparison came with a link. ${ownCount > 0 ? "Your own comparison hasn't changed." : "It isn't saved on this device yet."}`}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button button-quiet" disabled={!onKeep} onClick={onKeep}>
          {ownCount > 0 ? 'Save This One Instead' : 'Save on This Device'}
        </button>
        {ownCount > 0 && (
          <button type="button" className="button button-quiet" onClick={onShowOwn}>
            Show My Own
          </button>
        )}
      </div>
    </div>
  );
}
