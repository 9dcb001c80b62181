/** A question that shoppers ask, with its answer. */
export type TradeInQuestion = { question: string; answer: string };

/** The nine questions below every page that values a vehicle, until the dealer has others (spec F8). */
export const TRADE_IN_QUESTIONS: readonly TradeInQuestion[] = [
  {
    question: 'How is my vehicle valued?',
    answer:
      'By its make, model, year, kilometres and condition, against what like vehicles sell for. We confirm the figure when we have seen the vehicle.',
  },
  {
    question: 'Is the figure final?',
    answer:
      'No. It is an estimate until we have inspected the vehicle. It changes when the vehicle is not as it was described.',
  },
  {
    question: 'How long does a figure hold?',
    answer:
      'The date is beside the figure. Prices move, and so do the kilometres of a vehicle that is driven.',
  },
  {
    question: 'Why is there no figure online for my vehicle?',
    answer:
      'For older vehicles, and those with many kilometres, condition counts for more than age. We look at them before we name a figure.',
  },
  {
    question: 'Do I have to buy a vehicle from you?',
    answer: 'No. You can sell us your vehicle alone, or trade it in on one of ours.',
  },
  {
    question: 'What if there is finance owing on it?',
    answer:
      'Tell us. We ask the lender for the payout figure, pay it out of the price, and the rest is yours.',
  },
  {
    question: 'What do I bring to the inspection?',
    answer:
      'The vehicle with all its keys, the registration papers, the service book, and something that shows who you are.',
  },
  {
    question: 'Which photos help?',
    answer: 'Front, rear, inside with the dashboard, and any marks. Daylight is enough, and a phone will do.',
  },
  {
    question: 'What happens to my details?',
    answer:
      'They are used to value your vehicle and to answer you. The privacy policy says how long they are kept, and how to have them erased.',
  },
];
