import type { ProviderRequest } from '../provider-request.ts'

/** Texts for a provider. */
export interface ProviderJob {
  /** Markup of `toMarkup`; for a language model one segment text. */
  texts: readonly string[]
  /** As on the wire. */
  sourceLocale: string
  targetLocale: string
  /** In the provider's own codes, where it has such. */
  source: string
  target: string
  model: string
  prompt: string
}

/** How a provider calls two languages; undefined for one that it doesn't have. */
export interface ProviderCodes {
  source: string | undefined
  target: string | undefined
}

export interface ProviderResult {
  targets: string[]
  /** That a language model has read and written. */
  tokens: number
}

/** A protocol of machine translation or of language models. A server that needs none gets no key. */
export interface Provider {
  kind: 'MT' | 'LLM'
  /** Texts of a request. */
  textsAtOnce: number
  /** Where the API of the provider itself is. */
  usualUrl(key: string): string
  /** A request that changes nothing, and that is answered with 200 to whom the provider knows. */
  check(key: string): ProviderRequest
  /** Its codes of languages; language models are told their names. */
  codesOf?(pair: Pick<ProviderJob, 'sourceLocale' | 'targetLocale'>): ProviderCodes
  translate(key: string, job: ProviderJob): ProviderRequest
  /** Reads an answer; anything other than a result for each text is for the caller to refuse. */
  read(answer: unknown): ProviderResult
}
