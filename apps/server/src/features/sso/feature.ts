import { defineFeature } from '../../identity/feature.ts'
import { clientSecretPurpose, signingPurpose } from './connections.ts'
import { sso } from './sso.api.ts'
import { lt } from 'drizzle-orm'
import { lookUpDomains } from './look-up-domains.ts'
import { refreshMetadata } from './refresh-metadata.ts'
import { ssoConnections } from '../../identity/sso-tables.ts'
import { ssoStates } from './tables.ts'
import { undoConnection, undoDomain, undoUrlKey } from './undo-sso.ts'

export const feature = defineFeature({
  api: { sso },
  sealed: [
    { column: ssoConnections.clientSecret, purpose: clientSecretPurpose },
    { column: ssoConnections.signingKey, purpose: signingPurpose },
  ],
  async daily(terms) {
    await lookUpDomains(terms)
    await refreshMetadata(terms)
  },
  async tidy(db, { yesterday }) {
    await db.delete(ssoStates).where(lt(ssoStates.expiresAt, yesterday))
  },
  undo: {
    ACCOUNT_SSO_DOMAIN_ADDED: undoDomain,
    ACCOUNT_SSO_DOMAIN_REMOVED: undoDomain,
    ACCOUNT_SSO_UPDATED: undoConnection,
    ACCOUNT_SSO_URL_KEY_CHANGED: undoUrlKey,
  },
  settingsPages: {
    SSO: {
      events: [
        'ACCOUNT_SSO_UPDATED',
        'ACCOUNT_SSO_REMOVED',
        'ACCOUNT_SSO_URL_KEY_CHANGED',
        'ACCOUNT_SSO_DOMAIN_ADDED',
        'ACCOUNT_SSO_DOMAIN_REMOVED',
      ],
    },
  },
})
