import type { OpeningHoursRow } from '../../domain/location/opening-hours.ts';

/** Opening hours as a table of days (spec L4, L6). */
export function OpeningHours({ rows, caption }: { rows: OpeningHoursRow[]; caption: string }) {
  return (
    <table className="w-full max-w-sm text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className={row.isToday ? '[&>*]:font-semibold' : '[&>th]:font-normal'}>
            <th scope="row" className="py-1 pr-4 text-left text-ink-soft">
              {row.label}
            </th>
            <td className="py-1 text-right tabular-nums">{row.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
