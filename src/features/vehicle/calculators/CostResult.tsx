/** Figures side by side, each under its words. */
export function CostResult({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <dl className="quote rounded-medium bg-raised p-5" aria-live="polite">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
