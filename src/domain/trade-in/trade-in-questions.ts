/** A question that shoppers ask, with its answer. */
export type TradeInQuestion = { question: string; answer: string };

/** The nine questions below every page that values a vehicle, until the dealer has others (spec F8). */
export const TRADE_IN_QUESTIONS: readonly TradeInQuestion[] = [
  {
    question: 'How is my vehicle valued?',
    answer:
      "We look at its make, model, year and condition, how much it's been used, and what similar ones sell for. We'll confirm the price once we've seen it.",
  },
  {
    question: 'Is the figure final?',
    answer:
      "No. It's an estimate until we've inspected your vehicle, and it may change if the vehicle isn't as you described it.",
  },
  {
    question: 'How long is an estimate valid?',
    answer: "Until the date shown beside it. Market prices change, and so does a vehicle you're still using.",
  },
  {
    question: "Why can't I get an online estimate for my vehicle?",
    answer:
      'With older or well-travelled vehicles, the price depends more on condition than age, so we need to see them first.',
  },
  {
    question: 'Do I have to buy a vehicle from you?',
    answer: 'No. You can simply sell it to us, or trade it in on one of ours.',
  },
  {
    question: 'What if there is finance owing on it?',
    answer: "That's fine. We'll get the payout figure from your lender, pay it off, and you keep the rest.",
  },
  {
    question: 'What should I bring to the inspection?',
    answer: 'Your vehicle with all its keys, the registration papers, the service book and photo ID.',
  },
  {
    question: 'Which photos help?',
    answer: 'The front, the rear, the inside and any damage. Phone photos taken in daylight are fine.',
  },
  {
    question: 'What happens to my details?',
    answer:
      'We use them to value your vehicle and reply to you. Our privacy policy explains how long we keep them and how to have them deleted.',
  },
];
