import { randomBytes } from 'node:crypto'

/** The key that signs requests to SAML providers. */
export interface SigningKey {
  /** PKCS #8 in PEM. */
  key: string
  /** DER in base64. */
  certificate: string
}

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
}

/** How long a certificate lasts, in years: providers refuse ended ones, and nothing tells them of another. */
const years = 20

/** A new key with a certificate that it has signed itself. */
export async function newSigningKey(name: string, now: Date): Promise<SigningKey> {
  // The library of certificates depends on it.
  await import('reflect-metadata')
  const { X509CertificateGenerator } = await import('@peculiar/x509')
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const notAfter = new Date(now)
  notAfter.setUTCFullYear(now.getUTCFullYear() + years)
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: `00${randomBytes(16).toString('hex')}`,
    name: [{ CN: [name] }],
    notBefore: now,
    notAfter,
    signingAlgorithm: algorithm,
    keys,
  })
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  const lines = pkcs8.match(/.{1,64}/g) ?? []
  return {
    key: `-----BEGIN PRIVATE KEY-----\n${lines.join('\n')}\n-----END PRIVATE KEY-----\n`,
    certificate: Buffer.from(certificate.rawData).toString('base64'),
  }
}
