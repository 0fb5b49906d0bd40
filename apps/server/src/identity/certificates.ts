import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The certificate that the proxy's ACME client keeps for a host, as certbot (`<host>/fullchain.pem`), Caddy
 * (`<host>/<host>.crt`), and acme.sh (`<host>.cer`) name it; null where there is none.
 */
export async function loadCertificate(directory: string | undefined, host: string): Promise<X509Certificate | null> {
  // The name becomes part of a path.
  if (directory === undefined || !/^[a-z\d][a-z\d.-]*$/.test(host)) return null
  for (const name of [`${host}/fullchain.pem`, `${host}/${host}.crt`, `${host}.cer`, `${host}.crt`, `${host}.pem`]) {
    const text = await readFile(join(directory, name)).catch(() => null)
    try {
      if (text) return new X509Certificate(text)
    } catch {
      // Half written, or no certificate at all.
    }
  }
  return null
}
