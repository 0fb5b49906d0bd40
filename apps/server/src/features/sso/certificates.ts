import { X509Certificate } from 'node:crypto'
import type { SsoCertificate } from '@dragoman/sdk/operations/sso'

/** A certificate in PEM or base64 as it is stored: DER in base64. Undefined for anything else. */
export function readCertificate(text: string): string | undefined {
  const content = text.replaceAll(/-----(BEGIN|END) CERTIFICATE-----|\s+/g, '')
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(content)) return undefined
  try {
    return new X509Certificate(Buffer.from(content, 'base64')).raw.toString('base64')
  } catch {
    return undefined
  }
}

/** SHA-256 of a stored certificate, in pairs of hex digits. */
export const fingerprintOf = (certificate: string): string => parsed(certificate).fingerprint256

export function showCertificate(certificate: string): SsoCertificate {
  const { subject, fingerprint256, validToDate } = parsed(certificate)
  return {
    certificate,
    subject: subject.split('\n').join(', '),
    fingerprint: fingerprint256,
    validUntil: validToDate.getTime(),
  }
}

const parsed = (certificate: string) => new X509Certificate(Buffer.from(certificate, 'base64'))
