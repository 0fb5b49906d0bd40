import { defineFeature } from '../../identity/feature.ts'
import { accountMetrics } from './usage/accountMetrics.api.ts'
import { accountSettings } from './settings/accountSettings.api.ts'
import { settingsChanges } from './undo/settings-changes.api.ts'
import { settingsOverview } from './overview/settings-overview.api.ts'
import { addresses } from './subdomains/addresses.api.ts'
import { billing } from './plan/billing.api.ts'
import { branding } from './branding/branding.api.ts'
import { undoLogo } from './branding/undo-logos.ts'
import { lookUpAddresses } from './subdomains/look-up-addresses.ts'
import { undoAddress } from './subdomains/undo-addresses.ts'
import { stopLossSettings } from './settings/settings-of.ts'
import { skipReviewRules } from './settings/placement-rules.ts'
import { undoPlacement, undoSettings } from './settings/undo-settings.ts'
import { wordsThisMonth } from './usage/metrics.ts'
import { currentLimit } from './plan/quota.ts'

const [subdomain, customSubdomain] = [undoAddress('SUBDOMAIN'), undoAddress('CUSTOM')]
const [logo, portalLogo] = [undoLogo('logo'), undoLogo('portalLogo')]

export const feature = defineFeature({
  api: (registry) => ({
    accountMetrics,
    accountSettings: { ...accountSettings, ...settingsChanges(registry), ...settingsOverview(registry) },
    addresses,
    billing,
    branding,
  }),
  daily: lookUpAddresses,
  undo: {
    ACCOUNT_CUSTOM_SUBDOMAIN_CHANGED: customSubdomain,
    ACCOUNT_CUSTOM_SUBDOMAIN_REMOVED: customSubdomain,
    ACCOUNT_LOGO_CHANGED: logo,
    ACCOUNT_LOGO_REMOVED: logo,
    ACCOUNT_PORTAL_LOGO_CHANGED: portalLogo,
    ACCOUNT_PORTAL_LOGO_REMOVED: portalLogo,
    ACCOUNT_SETTINGS_UPDATED: undoSettings,
    ACCOUNT_SUBDOMAIN_CHANGED: subdomain,
    ACCOUNT_SUBDOMAIN_REMOVED: subdomain,
    PLACEMENT_SETTINGS_UPDATED: undoPlacement,
  },
  settingsPages: {
    GENERAL: { events: ['ACCOUNT_SETTINGS_UPDATED'] },
    STOP_LOSS: { events: ['ACCOUNT_SETTINGS_UPDATED'], fields: stopLossSettings },
    TASK_PLACEMENT: { events: ['PLACEMENT_SETTINGS_UPDATED'] },
    SKIP_REVIEW: { events: ['PLACEMENT_SETTINGS_UPDATED'], fields: skipReviewRules },
    BRANDING: {
      events: [
        'ACCOUNT_LOGO_CHANGED',
        'ACCOUNT_LOGO_REMOVED',
        'ACCOUNT_PORTAL_LOGO_CHANGED',
        'ACCOUNT_PORTAL_LOGO_REMOVED',
        'ACCOUNT_SUBDOMAIN_CHANGED',
        'ACCOUNT_SUBDOMAIN_REMOVED',
        'ACCOUNT_CUSTOM_SUBDOMAIN_CHANGED',
        'ACCOUNT_CUSTOM_SUBDOMAIN_REMOVED',
        'ACCOUNT_CERTIFICATE_REMOVED',
      ],
    },
    USAGE: {
      events: [],
      async state({ db, now }, account) {
        const words = await wordsThisMonth(db, [account.id], now)
        const { currentLimit: limit } = currentLimit(account)
        return { count: words.get(account.id) ?? 0, ...(limit !== undefined && { limit }) }
      },
    },
  },
})
