import { BACKEND_PATHS } from '../../domain/platform/backend-paths.ts';
import { NOT_FOUND_PAGE } from '../addresses.ts';
import type { DeploySite } from '../deploy-site.ts';
import { headersEverywhere } from '../site-headers.ts';
import type { CloudFrontFunctions } from './cloudfront-function.ts';
import { LIVE_FOLDER } from './s3-objects.ts';

/** Policies that every account has (docs.aws.amazon.com: managed cache policies, managed origin request policies). */
const CACHE_BY_ORIGIN = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const NO_CACHE = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_BUT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json };

const ref = (name: string): Json => ({ Ref: name });
const functionArn = (name: string): Json => ({ 'Fn::GetAtt': [name, 'FunctionARN'] });

const functionResource = (name: string, code: string): Json => ({
  Type: 'AWS::CloudFront::Function',
  Properties: {
    Name: name,
    AutoPublish: true,
    FunctionConfig: { Comment: name, Runtime: 'cloudfront-js-2.0' },
    FunctionCode: code,
  },
});

/** The behaviours of the second origin: never cached, every method, the whole request but its Host. */
const backendBehaviours = (): Json[] =>
  BACKEND_PATHS.map((path) => ({
    PathPattern: path.replace(/:\w+/g, '*'),
    TargetOriginId: 'backend',
    ViewerProtocolPolicy: 'redirect-to-https',
    AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
    CachePolicyId: NO_CACHE,
    OriginRequestPolicyId: ALL_BUT_HOST,
    FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: functionArn('BackendFunction') }],
  }));

const backendOrigin = (origin: string): Json => ({
  Id: 'backend',
  DomainName: new URL(origin).hostname,
  CustomOriginConfig: {
    OriginProtocolPolicy: 'https-only',
    HTTPSPort: Number(new URL(origin).port || '443'),
    OriginSSLProtocols: ['TLSv1.2'],
  },
  OriginCustomHeaders: [{ HeaderName: 'X-Forecourt-Proxy', HeaderValue: ref('ProxySecret') }],
});

/** The parameters that the operator gives when the template is deployed. */
const parameters = ({ backend }: DeploySite): Json => ({
  Certificate: { Type: 'String', Description: 'ARN of a certificate in us-east-1 for the names of the site' },
  ...(backend
    ? { ProxySecret: { Type: 'String', NoEcho: true, Description: 'FORECOURT_PROXY_SECRET of the backend' } }
    : {}),
});

/** A CloudFormation template: the distribution of a site in front of its bucket, with headers, functions and backend. */
export function cloudfrontTemplate(site: DeploySite, functions: CloudFrontFunctions): Json {
  const { s3, preview_host: previewHost } = site.settings;
  const errorAnswer = (code: number): Json => ({
    ErrorCode: code,
    ResponseCode: 404,
    ResponsePagePath: `/${LIVE_FOLDER}/${NOT_FOUND_PAGE}`,
    ErrorCachingMinTTL: 0,
  });
  const distribution: Json = {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Enabled: true,
        HttpVersion: 'http2and3',
        Aliases: [site.host, ...(previewHost === '' ? [] : [`*.${previewHost}`])],
        ViewerCertificate: {
          AcmCertificateArn: ref('Certificate'),
          SslSupportMethod: 'sni-only',
          MinimumProtocolVersion: 'TLSv1.2_2021',
        },
        Origins: [
          {
            Id: 'files',
            DomainName: `${s3.bucket}.s3.${s3.region}.amazonaws.com`,
            S3OriginConfig: { OriginAccessIdentity: '' },
            OriginAccessControlId: { 'Fn::GetAtt': ['OriginAccess', 'Id'] },
          },
          ...(site.backend ? [backendOrigin(site.backend.origin)] : []),
        ],
        DefaultCacheBehavior: {
          TargetOriginId: 'files',
          ViewerProtocolPolicy: 'redirect-to-https',
          Compress: true,
          CachePolicyId: CACHE_BY_ORIGIN,
          ResponseHeadersPolicyId: ref('Headers'),
          FunctionAssociations: [
            { EventType: 'viewer-request', FunctionARN: functionArn('RequestFunction') },
            { EventType: 'viewer-response', FunctionARN: functionArn('ResponseFunction') },
          ],
        },
        CacheBehaviors: site.backend ? backendBehaviours() : [],
        CustomErrorResponses: [errorAnswer(403), errorAnswer(404)],
      },
    },
  };
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: `The site ${site.host}`,
    Parameters: parameters(site),
    Resources: {
      OriginAccess: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: `${site.slug}-files`,
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      RequestFunction: functionResource(`${site.slug}-request`, functions.request),
      ResponseFunction: functionResource(`${site.slug}-response`, functions.response),
      ...(site.backend
        ? { BackendFunction: functionResource(`${site.slug}-backend`, functions.backend) }
        : {}),
      Headers: { Type: 'AWS::CloudFront::ResponseHeadersPolicy', Properties: headersPolicy(site) },
      Distribution: distribution,
    },
    Outputs: { Name: { Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] } } },
  };
}

/** Headers that a policy has fields of their own for may not be among its custom ones. */
function headersPolicy(site: DeploySite): Json {
  const headers = headersEverywhere(site.headers);
  const value = (wanted: string): string => headers.find(([name]) => name === wanted)?.[1] ?? '';
  const transport = value('Strict-Transport-Security');
  const own = new Set([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
  ]);
  const custom = headers.filter(([name]) => !own.has(name));
  return {
    ResponseHeadersPolicyConfig: {
      Name: `${site.slug}-headers`,
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: value('Content-Security-Policy'), Override: true },
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: value('X-Frame-Options'), Override: true },
        ReferrerPolicy: { ReferrerPolicy: value('Referrer-Policy'), Override: true },
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0),
          IncludeSubdomains: /includeSubDomains/i.test(transport),
          Preload: /preload/i.test(transport),
          Override: true,
        },
      },
      CustomHeadersConfig: {
        Items: custom.map(([name, text]) => ({ Header: name, Value: text, Override: true })),
      },
    },
  };
}
