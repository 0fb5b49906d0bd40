/** The session at a provider that one of ours began with: what the provider needs to end it. */
export type ProviderSession =
  | { protocol: 'OIDC'; endUrl: string; idToken: string }
  | {
      protocol: 'SAML'
      nameId: string
      format?: string | undefined
      nameQualifier?: string | undefined
      spNameQualifier?: string | undefined
      sessionIndex?: string | undefined
    }
