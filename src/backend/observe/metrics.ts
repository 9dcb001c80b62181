type Labels = Readonly<Record<string, string>>;

/** What the backend counts, as Prometheus reads it. */
export type Metrics = {
  /** Adds to a counter. */
  count: (name: CounterName, labels?: Labels, by?: number) => void;
  /** Notes how long a request took, in seconds. */
  time: (labels: Labels, seconds: number) => void;
  /** All of it as text; gauges are asked for when it is read. */
  text: (gauges?: readonly Gauge[]) => string;
};

export type Gauge = { name: string; help: string; values: readonly (readonly [Labels, number])[] };

const COUNTERS = {
  forecourt_requests_total: 'Requests by route and status.',
  forecourt_leads_total: 'Leads by tenant, form and what became of them.',
  forecourt_suspicions_total: 'Marks on stored leads, by tenant and reason.',
  forecourt_codes_total:
    'Codes to sign in, by tenant and outcome: sent, or not because codes of the number, the site or its part without proof are full.',
  forecourt_events_total: 'Events of visitors who agreed to be counted, by tenant, name and id.',
  forecourt_ga4_events_total:
    'Events on their way to Google Analytics, by tenant and outcome: sent, or dropped as refused, unanswered, full or no_secret.',
  forecourt_limited_total: 'Requests refused for their number, by what was full.',
  forecourt_log_lines_dropped_total: 'Lines that the log did not take, as on a full disk.',
} as const;
type CounterName = keyof typeof COUNTERS;

const SECONDS = 'forecourt_request_seconds';
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

type Histogram = { counts: number[]; sum: number; count: number; labels: Labels };

/** Counters and one histogram of this process, in the text format of Prometheus 0.0.4. */
export function createMetrics(): Metrics {
  const counters = new Map<CounterName, Map<string, number>>();
  const histograms = new Map<string, Histogram>();

  const histogramLines = ({ counts, sum, count, labels }: Histogram): string[] => [
    ...BUCKETS.map((le, n) => `${SECONDS}_bucket${labelText({ ...labels, le: String(le) })} ${counts[n]}`),
    `${SECONDS}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
    `${SECONDS}_sum${labelText(labels)} ${sum}`,
    `${SECONDS}_count${labelText(labels)} ${count}`,
  ];

  return {
    count: (name, labels = {}, by = 1) => {
      const values = counters.get(name) ?? new Map<string, number>();
      counters.set(name, values);
      const key = labelText(labels);
      values.set(key, (values.get(key) ?? 0) + by);
    },
    time: (labels, seconds) => {
      const key = labelText(labels);
      const histogram = histograms.get(key) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0, labels };
      histograms.set(key, histogram);
      BUCKETS.forEach((most, n) => {
        if (seconds <= most) histogram.counts[n] = (histogram.counts[n] ?? 0) + 1;
      });
      histogram.sum += seconds;
      histogram.count++;
    },
    text: (gauges = []) => {
      const lines = Object.entries(COUNTERS).flatMap(([name, help]) => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} counter`,
        ...[...(counters.get(name as CounterName) ?? [])].map(
          ([labels, value]) => `${name}${labels} ${value}`,
        ),
      ]);
      lines.push(`# HELP ${SECONDS} How long requests took.`, `# TYPE ${SECONDS} histogram`);
      for (const histogram of histograms.values()) lines.push(...histogramLines(histogram));
      for (const { name, help, values } of gauges)
        lines.push(
          `# HELP ${name} ${help}`,
          `# TYPE ${name} gauge`,
          ...values.map(([labels, value]) => `${name}${labelText(labels)} ${value}`),
        );
      return `${lines.join('\n')}\n`;
    },
  };
}
