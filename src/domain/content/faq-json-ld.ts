import type { FAQPage, WithContext } from 'schema-dts';
import type { ContentQuestion } from './content-text.ts';
import { plainText } from '../text/plain-text.ts';

/** Questions with their answers as plain words (https://schema.org/FAQPage). */
export function faqJsonLd(questions: readonly ContentQuestion[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
    })),
  };
}
