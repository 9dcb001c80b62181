type Json = Record<string, unknown>;

/** Stripe as far as we ask it: pages, payments and refunds, each key of an attempt once. */
export type FakeStripe = {
  fetch: typeof globalThis.fetch;
  /** What was asked: method, path and key. */
  asked: string[];
  /** The shopper pays on the page. */
  pay: (session: string) => string;
  expire: (session: string) => void;
  intents: Map<string, { status: string; refunded: boolean }>;
};

const fieldsOf = (body: string): Map<string, string> => new Map(new URLSearchParams(body));

/** A Stripe account without anything in it. */
export function fakeStripe(): FakeStripe {
  const sessions = new Map<string, { fields: Map<string, string>; status: string; intent: string | null }>();
  const intents: FakeStripe['intents'] = new Map();
  const keys = new Map<string, Json>();
  const asked: string[] = [];

  const intentOf = (id: string): Json => {
    const intent = intents.get(id);
    if (!intent) throw new Error(`no payment ${id}`);
    return {
      id,
      object: 'payment_intent',
      status: intent.status,
      latest_charge: { id: `ch_${id}`, refunded: intent.refunded },
    };
  };
  function set(id: string, changes: Partial<{ status: string; refunded: boolean }>): Json {
    const before = intents.get(id);
    if (before) intents.set(id, { ...before, ...changes });
    return intentOf(id);
  }

  function answer(method: string, path: string, fields: Map<string, string>): Json {
    const [, , kind, id = '', action = ''] = path.split('/');
    if (path === '/v1/checkout/sessions') {
      const session = `cs_${sessions.size + 1}`;
      sessions.set(session, { fields, status: 'open', intent: null });
      return { id: session, object: 'checkout.session', url: `https://checkout.stripe.example/${session}` };
    }
    if (kind === 'checkout') {
      const session = path.split('/')[4] ?? '';
      const { status, intent } = sessions.get(session) ?? { status: '', intent: null };
      return { id: session, object: 'checkout.session', status, payment_intent: intent };
    }
    if (kind === 'refunds') return set(fields.get('payment_intent') ?? '', { refunded: true });
    if (method === 'GET') return intentOf(id);
    return set(id, { status: action === 'capture' ? 'succeeded' : 'canceled' });
  }

  return {
    asked,
    intents,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const key = request.headers.get('idempotency-key') ?? '';
      asked.push([request.method, pathname, key].filter(Boolean).join(' '));
      const fields = fieldsOf(await request.text());
      const known = key === '' ? undefined : keys.get(key);
      const given = known ?? answer(request.method, pathname, fields);
      if (key !== '') keys.set(key, given);
      return new Response(JSON.stringify(given), { headers: { 'content-type': 'application/json' } });
    },
    pay: (id) => {
      const session = sessions.get(id);
      if (!session) throw new Error(`no page ${id}`);
      const intent = `pi_${id}`;
      const isManual = session.fields.get('payment_intent_data[capture_method]') === 'manual';
      intents.set(intent, { status: isManual ? 'requires_capture' : 'succeeded', refunded: false });
      sessions.set(id, { ...session, status: 'complete', intent });
      return intent;
    },
    expire: (id) => {
      const session = sessions.get(id);
      if (session) sessions.set(id, { ...session, status: 'expired' });
    },
  };
}
