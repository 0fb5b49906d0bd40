import { defineFeature } from '../../identity/feature.ts'
import { authenticators } from './tables.ts'
import { authenticatorPurpose } from './authenticators.ts'
import { auth } from './auth.api.ts'
import { mfa } from './mfa.api.ts'
import { passkeys } from './passkeys.api.ts'
import { accountSecurity } from './security/accountSecurity.api.ts'
import { undoSecurity } from './security/account-security.ts'
import { tidySignIn } from './tidy-sign-in.ts'

export const feature = defineFeature({
  api: { accountSettings: accountSecurity, auth, mfa, passkeys },
  sealed: [{ column: authenticators.secret, purpose: authenticatorPurpose }],
  tidy: tidySignIn,
  undo: { ACCOUNT_SECURITY_UPDATED: undoSecurity },
  settingsPages: { SECURITY: { events: ['ACCOUNT_SECURITY_UPDATED'] } },
})
