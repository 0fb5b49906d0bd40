import type { ProviderRequest } from '../provider-request.ts'

/** A protocol of machine translation or of language models. A server that needs none gets no key. */
export interface Provider {
  /** Where the API of the provider itself is. */
  usualUrl(key: string): string
  /** A request that changes nothing, and that is answered with 200 to whom the provider knows. */
  check(key: string): ProviderRequest
}
