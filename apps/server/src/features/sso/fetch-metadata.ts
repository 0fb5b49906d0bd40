import type { AppSettings } from '../../identity/context.ts'
import { addressProblem } from '../../kernel/outbound/public-address.ts'
import { publicFetch } from '../../kernel/outbound/public-fetch.ts'
import { MetadataRefused, readMetadata, type ProviderMetadata } from './saml-metadata.ts'

/** Gets the metadata of a provider from its address. @throws MetadataRefused with a sentence that says what to do */
export async function fetchMetadata(
  url: string,
  { ssoAllowedHosts = [] }: Pick<AppSettings, 'ssoAllowedHosts'>,
): Promise<ProviderMetadata> {
  if (addressProblem(url, ssoAllowedHosts))
    throw new MetadataRefused(
      'Enter a public https address. The operator can allow others with SSO_ALLOWED_HOSTS, or paste the document.',
    )
  const text = await textAt(url, ssoAllowedHosts)
  return readMetadata(text)
}

async function textAt(url: string, allowedHosts: readonly string[]): Promise<string> {
  let response: Response
  try {
    response = await publicFetch(
      url,
      { method: 'GET', headers: { accept: 'application/samlmetadata+xml, */*' } },
      allowedHosts,
    )
  } catch {
    throw new MetadataRefused("The address couldn't be reached. Check it, or paste the document.")
  }
  if (response.status !== 200)
    throw new MetadataRefused(`The address answered with status ${response.status}. Check it, or paste the document.`)
  return response.text()
}
