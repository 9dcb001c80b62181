/** Longer than 1,200 characters: how the dealer sells, which is true of anything on wheels. */
export const LONG_COMMENTS = [
  "We could have written three lines about this one, but we'd rather tell you how we sell it, so you know what to expect before you come in.",
  "Everything on this page comes from our stock system: the year, the figures, the equipment and the price. If something isn't here, we don't know it yet. Ask, and we'll find out before you make the trip.",
  "When you arrive, the keys are on the desk and no one walks you into an office first. Open every door, sit in every seat, look underneath and take your time. If you'd like it up on the hoist, say so when you ring and we'll keep a bay free.",
  "Then take it out. We'll start it from cold if you tell us when you're coming, and you choose the road. Bring a friend who knows what to look for, or an independent inspector: both are welcome, and we'll put a chair out.",
  "If you like it, we'll write the whole price on one page: what it costs, what's included and what isn't. If you have a trade-in, we'll value it while you drive, and that figure goes on the same page. Take the page home and sleep on it.",
  "If you don't like it, tell us why. We may have another one coming, and we'd rather call you about the right one than talk you into this one.",
  "If you live a long way off, ring us. We'll walk around it with a phone in hand and show you whatever you want to see. We can arrange transport to most towns, and we'll tell you the cost before you decide.",
].join(' ');

export const HTML_COMMENTS = [
  "<p><strong>Just listed.</strong> Here's what to do next:</p>",
  "<ul><li>Ring us to check it's still here</li><li>Ask for more photos if you want them</li><li>Bring your licence for a drive</li></ul>",
  "<p>Call to arrange a time, or come in on <em>Saturday</em>.<br>We'll have the kettle on.</p>",
].join('');
