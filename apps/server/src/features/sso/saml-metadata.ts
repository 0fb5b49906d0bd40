import { escapeXml, textIn, type XmlElement } from '../../engines/formats/xml/read-xml.ts'
import { readCertificate } from './certificates.ts'
import { anywhere, attribute, namespaces, readSamlXml, within } from './saml-xml.ts'

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'

/** The facts about a SAML provider that a connection needs. */
export interface ProviderMetadata {
  issuer: string
  signOnUrl: string
  signOutUrl: string | undefined
  certificates: string[]
}

/** The problem of metadata that can't be used. */
export class MetadataRefused extends Error {
  override readonly name = 'MetadataRefused'
}

/** Reads the metadata of a provider. @throws MetadataRefused with a sentence that says what to do */
export function readMetadata(text: string): ProviderMetadata {
  const root = parsed(text)
  const entities = [...anywhere(root, 'metadata', 'EntityDescriptor')]
  const providers = entities.filter((one) => within(one, 'metadata', 'IDPSSODescriptor').length > 0)
  const [entity] = providers
  if (!entity)
    throw new MetadataRefused('The document has no SAML identity provider. Check that it is SAML 2.0 metadata.')
  if (providers.length > 1)
    throw new MetadataRefused('The document has several identity providers. Use one that has yours alone.')
  const [provider] = within(entity, 'metadata', 'IDPSSODescriptor')
  const signOnUrl = placeOf(provider!, 'SingleSignOnService')
  if (signOnUrl === undefined)
    throw new MetadataRefused('The provider has no sign-on address for HTTP-Redirect. Turn that binding on there.')
  const certificates = certificatesOf(provider!)
  if (certificates.length === 0)
    throw new MetadataRefused('The document has no certificate for signing. Get one from the provider.')
  return {
    issuer: attribute(entity, 'entityID') ?? '',
    signOnUrl,
    signOutUrl: placeOf(provider!, 'SingleLogoutService'),
    certificates,
  }
}

function parsed(text: string): XmlElement {
  try {
    return readSamlXml(text.trim())
  } catch {
    throw new MetadataRefused("The document isn't well-formed XML. Copy it again as a whole.")
  }
}

const placeOf = (provider: XmlElement, service: string): string | undefined =>
  attribute(
    within(provider, 'metadata', service).find((one) => attribute(one, 'Binding') === redirect),
    'Location',
  )

function certificatesOf(provider: XmlElement): string[] {
  const keys = within(provider, 'metadata', 'KeyDescriptor').filter((key) => attribute(key, 'use') !== 'encryption')
  const texts = keys.flatMap((key) => [...anywhere(key, 'signature', 'X509Certificate')].map(textIn))
  return [...new Set(texts.flatMap((text) => readCertificate(text) ?? []))]
}

/** The metadata of the product for the provider of an account. */
export function productMetadata({
  entityId,
  callbackUrls,
  signedOutUrls,
  certificate,
  signsRequests,
}: {
  entityId: string
  callbackUrls: readonly string[]
  signedOutUrls: readonly string[]
  /** Absent before the first connection by SAML. */
  certificate: string | null
  signsRequests: boolean
}): string {
  const key =
    certificate === null
      ? []
      : [
          '    <KeyDescriptor use="signing">',
          `      <KeyInfo xmlns="${namespaces.signature}"><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo>`,
          '    </KeyDescriptor>',
        ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<EntityDescriptor xmlns="${namespaces.metadata}" entityID="${escaped(entityId)}">`,
    `  <SPSSODescriptor AuthnRequestsSigned="${signsRequests}" WantAssertionsSigned="true" protocolSupportEnumeration="${namespaces.protocol}">`,
    ...key,
    ...signedOutUrls.map((url) => `    <SingleLogoutService Binding="${redirect}" Location="${escaped(url)}"/>`),
    ...callbackUrls.map(
      (url, index) =>
        `    <AssertionConsumerService index="${index}" isDefault="${index === 0}" Binding="${post}" Location="${escaped(url)}"/>`,
    ),
    '  </SPSSODescriptor>',
    '</EntityDescriptor>',
    '',
  ].join('\n')
}

const escaped = (text: string): string => escapeXml(text).replaceAll('"', '&quot;')
