import { largest, type Limit } from '../check-limits.ts';
import { headersEverywhere, rulesOfSome } from '../site-headers.ts';

const QUOTAS_PAGE = 'docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html';
const OBJECTS_PAGE = 'docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html';

/** What S3 takes in one request, and CloudFront in front of it. */
export const S3_LIMITS: readonly Limit[] = [
  {
    what: 'Bytes of a file',
    most: 5 * 1024 ** 3,
    source: `${OBJECTS_PAGE}: 5 GB in one PUT`,
    measure: ({ files }) =>
      largest(
        files,
        ({ bytes }) => bytes,
        ({ path }) => path,
      ),
  },
  {
    what: 'Bytes of a function',
    most: 10 * 1024,
    source: `${QUOTAS_PAGE}: quotas on CloudFront Functions, maximum function size 10 KB`,
    measure: (_site, { beside }) =>
      largest(
        beside.filter(({ path }) => path.endsWith('.js')),
        ({ text }) => Buffer.byteLength(text),
        ({ path }) => path,
      ),
  },
  {
    what: 'Characters of the content security policy',
    most: 1_783,
    source: `${QUOTAS_PAGE}: quotas on response headers policies, Content-Security-Policy value`,
    measure: ({ headers }) => ({
      figure:
        headersEverywhere(headers).find(([name]) => name === 'Content-Security-Policy')?.[1].length ?? 0,
    }),
  },
  {
    what: 'Headers of some addresses, apart from Cache-Control',
    most: 0,
    source:
      'a response headers policy is of a whole behaviour; objects carry Cache-Control and their media type',
    measure: ({ headers }) =>
      largest(
        rulesOfSome(headers),
        ({ set }) => Object.keys(set).filter((name) => name !== 'Cache-Control').length,
        ({ pattern }) => pattern,
      ),
  },
  {
    what: 'Bytes of the template',
    most: 51_200,
    source:
      'docs.aws.amazon.com/AWSCloudFormation: template body in a request; larger ones go through a bucket',
    measure: (_site, { beside }) => ({
      figure: Buffer.byteLength(beside.find(({ path }) => path === 'cloudfront.json')?.text ?? ''),
    }),
    warns: true,
  },
];
