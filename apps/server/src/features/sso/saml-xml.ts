import { readXml, type XmlElement } from '../../engines/formats/xml/read-xml.ts'

export const namespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const

type Kind = keyof typeof namespaces

/** The first element of a document without a document type. @throws Error for anything else */
export function readSamlXml(text: string): XmlElement {
  if (text.includes('<!DOCTYPE')) throw new Error('the document has a document type')
  return readXml(text, 'SAML').root
}

export const isElement = (element: XmlElement, kind: Kind, name: string): boolean =>
  element.uri === namespaces[kind] && element.local === name

/** The elements of a name directly within another one. */
export const within = (element: XmlElement, kind: Kind, name: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child.kind === 'element' && isElement(child, kind, name))

/** The elements of a name anywhere within another one, itself included. */
export function* anywhere(element: XmlElement, kind: Kind, name: string): Generator<XmlElement> {
  if (isElement(element, kind, name)) yield element
  for (const child of element.children) if (child.kind === 'element') yield* anywhere(child, kind, name)
}

export const attribute = (element: XmlElement | undefined, name: string): string | undefined =>
  element?.attributes.get(name)
