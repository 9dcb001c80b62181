import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('counters, times and gauges are written as Prometheus reads them', () => {
  const metrics = createMetrics();
  metrics.count('forecourt_leads_total', { tenant: 'a', result: 'stored' });
  metrics.count('forecourt_leads_total', { tenant: 'a', result: 'stored' }, 2);
  metrics.count('forecourt_leads_total', { tenant: 'quote " \\ and\nline', result: 'refused' });
  metrics.time({ route: '/api/leads' }, 0.02);
  metrics.time({ route: '/api/leads' }, 20);
  const text = metrics.text([{ name: 'forecourt_outbox', help: 'Waiting.', values: [[{ tenant: 'a' }, 3]] }]);
  expect(text).toContain(
    '# TYPE forecourt_leads_total counter\nforecourt_leads_total{tenant="a",result="stored"} 3\n',
  );
  expect(text).toContain('{tenant="quote \\" \\\\ and\\nline",result="refused"} 1');
  expect(text).toContain('forecourt_request_seconds_bucket{route="/api/leads",le="0.01"} 0\n');
  expect(text).toContain('forecourt_request_seconds_bucket{route="/api/leads",le="0.025"} 1\n');
  expect(text).toContain('forecourt_request_seconds_bucket{route="/api/leads",le="+Inf"} 2\n');
  expect(text).toContain('forecourt_request_seconds_sum{route="/api/leads"} 20.02\n');
  expect(text).toContain('# TYPE forecourt_outbox gauge\nforecourt_outbox{tenant="a"} 3\n');
  expect(text.endsWith('\n')).toBe(true);
});
