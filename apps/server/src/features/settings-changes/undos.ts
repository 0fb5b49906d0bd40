import { undoAddress } from '../addresses/undo-addresses.ts'
import { undoLogo } from '../branding/undo-logos.ts'
import { undoContract, undoDisplay, undoVersion } from '../contracts/undo-contracts.ts'
import { undoField, undoSorting } from '../custom-fields/undo-fields.ts'
import { undoBankAccount, undoFinance } from '../finance/undo-finance.ts'
import { undoMapping } from '../language-mappings/undo-mappings.ts'
import { undoEngine } from '../machine-translation/undo-engines.ts'
import type { Undo, UndoableEvent } from '../settings-of-accounts/undo.ts'
import { undoThirdParty } from '../third-parties/undo-third-parties.ts'
import { undoWebhook } from '../webhooks/undo-webhooks.ts'
import { undoDefaults, undoEntryPoint, undoPlacement, undoSettings } from './undo-account.ts'

const [subdomain, customSubdomain] = [undoAddress('SUBDOMAIN'), undoAddress('CUSTOM')]
const [logo, portalLogo] = [undoLogo('logo'), undoLogo('portalLogo')]

/** How each change of settings is undone. */
export const undos: Readonly<Record<UndoableEvent, Undo>> = {
  ACCOUNT_CUSTOM_SUBDOMAIN_CHANGED: customSubdomain,
  ACCOUNT_CUSTOM_SUBDOMAIN_REMOVED: customSubdomain,
  ACCOUNT_ENTRY_POINT_CHANGED: undoEntryPoint,
  ACCOUNT_LOGO_CHANGED: logo,
  ACCOUNT_LOGO_REMOVED: logo,
  ACCOUNT_PORTAL_LOGO_CHANGED: portalLogo,
  ACCOUNT_PORTAL_LOGO_REMOVED: portalLogo,
  ACCOUNT_SETTINGS_UPDATED: undoSettings,
  ACCOUNT_SUBDOMAIN_CHANGED: subdomain,
  ACCOUNT_SUBDOMAIN_REMOVED: subdomain,
  BANK_ACCOUNT_CREATED: undoBankAccount,
  CONTRACT_CREATED: undoContract,
  CONTRACT_PUBLISHED: undoVersion,
  CONTRACT_REMOVED: undoContract,
  CONTRACT_SETTINGS_UPDATED: undoDisplay,
  CUSTOM_FIELDS_SORTED: undoSorting,
  CUSTOM_FIELD_UPDATED: undoField,
  FINANCE_SETTINGS_UPDATED: undoFinance,
  LANGUAGE_MAPPING_CREATED: undoMapping,
  LANGUAGE_MAPPING_REMOVED: undoMapping,
  MT_ENGINE_CREATED: undoEngine,
  MT_ENGINE_REMOVED: undoEngine,
  MT_ENGINE_UPDATED: undoEngine,
  NOTIFICATION_DEFAULTS_UPDATED: undoDefaults,
  PLACEMENT_SETTINGS_UPDATED: undoPlacement,
  THIRD_PARTY_CREATED: undoThirdParty,
  THIRD_PARTY_REMOVED: undoThirdParty,
  THIRD_PARTY_UPDATED: undoThirdParty,
  WEBHOOK_CREATED: undoWebhook,
  WEBHOOK_REMOVED: undoWebhook,
  WEBHOOK_TOGGLED: undoWebhook,
  WEBHOOK_UPDATED: undoWebhook,
}
