import { undoSecurity } from '../account-settings/security.ts'
import { undoAddress } from '../addresses/undo-addresses.ts'
import { undoLogo } from '../branding/undo-logos.ts'
import { undoOption, undoOptions } from '../cancellations/undo-options.ts'
import { undoContract, undoDisplay, undoVersion } from '../contracts/undo-contracts.ts'
import { undoField, undoSorting } from '../custom-fields/undo-fields.ts'
import { undoFileOptions } from '../file-options/undo-file-options.ts'
import { undoBankAccount, undoFinance } from '../finance/undo-finance.ts'
import { undoWords } from '../spelling/undo-words.ts'
import { undoMapping } from '../language-mappings/undo-mappings.ts'
import { undoEngine } from '../machine-translation/undo-engines.ts'
import { undoPipeline, undoPipelineSwitch } from '../pipelines/undo-pipelines.ts'
import { undoRouting } from '../project-routing/undo-routings.ts'
import { undoRecommendations } from '../recommendations/undo-recommendations.ts'
import { undoProvisioning } from '../scim/undo-provisioning.ts'
import { undoRules } from '../segmentation/undo-rules.ts'
import { undoConnection, undoDomain, undoUrlKey } from '../sso/undo-sso.ts'
import type { Undo, UndoableEvent } from '../settings-of-accounts/undo.ts'
import { undoThirdParty } from '../third-parties/undo-third-parties.ts'
import { undoWebhook } from '../webhooks/undo-webhooks.ts'
import { undoStep, undoSteps, undoTemplate } from '../workflows/undo-workflows.ts'
import { undoDefaults, undoEntryPoint, undoJournalDays, undoPlacement, undoSettings } from './undo-account.ts'

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
  ACCOUNT_SECURITY_UPDATED: undoSecurity,
  ACCOUNT_SETTINGS_UPDATED: undoSettings,
  ACCOUNT_SSO_DOMAIN_ADDED: undoDomain,
  ACCOUNT_SSO_DOMAIN_REMOVED: undoDomain,
  ACCOUNT_SSO_UPDATED: undoConnection,
  ACCOUNT_SSO_URL_KEY_CHANGED: undoUrlKey,
  ACCOUNT_SUBDOMAIN_CHANGED: subdomain,
  ACCOUNT_SUBDOMAIN_REMOVED: subdomain,
  BANK_ACCOUNT_CREATED: undoBankAccount,
  CANCELLATION_OPTIONS_UPDATED: undoOptions,
  CANCELLATION_OPTION_ARCHIVED: undoOption,
  CANCELLATION_OPTION_CREATED: undoOption,
  CONTRACT_CREATED: undoContract,
  CONTRACT_PUBLISHED: undoVersion,
  CONTRACT_REMOVED: undoContract,
  CONTRACT_SETTINGS_UPDATED: undoDisplay,
  CUSTOM_FIELDS_SORTED: undoSorting,
  CUSTOM_FIELD_UPDATED: undoField,
  FILE_OPTIONS_REMOVED: undoFileOptions,
  FILE_OPTIONS_SET: undoFileOptions,
  FINANCE_SETTINGS_UPDATED: undoFinance,
  JOURNAL_SETTINGS_UPDATED: undoJournalDays,
  LANGUAGE_MAPPING_CREATED: undoMapping,
  LANGUAGE_MAPPING_REMOVED: undoMapping,
  SEGMENTATION_RULES_REMOVED: undoRules,
  SEGMENTATION_RULES_UPLOADED: undoRules,
  SPELLING_WORDS_ADDED: undoWords,
  SPELLING_WORD_REMOVED: undoWords,
  MT_ENGINE_CREATED: undoEngine,
  MT_ENGINE_REMOVED: undoEngine,
  MT_ENGINE_UPDATED: undoEngine,
  NOTIFICATION_DEFAULTS_UPDATED: undoDefaults,
  PIPELINES_TOGGLED: undoPipelineSwitch,
  PIPELINE_CREATED: undoPipeline,
  PIPELINE_REMOVED: undoPipeline,
  PIPELINE_UPDATED: undoPipeline,
  PLACEMENT_SETTINGS_UPDATED: undoPlacement,
  PROJECT_ROUTING_REMOVED: undoRouting,
  PROJECT_ROUTING_SAVED: undoRouting,
  PROVISIONING_UPDATED: undoProvisioning,
  RECOMMENDATION_SETTINGS_CREATED: undoRecommendations,
  RECOMMENDATION_SETTINGS_REMOVED: undoRecommendations,
  RECOMMENDATION_SETTINGS_UPDATED: undoRecommendations,
  THIRD_PARTY_CREATED: undoThirdParty,
  THIRD_PARTY_REMOVED: undoThirdParty,
  THIRD_PARTY_UPDATED: undoThirdParty,
  WEBHOOK_CREATED: undoWebhook,
  WEBHOOK_REMOVED: undoWebhook,
  WEBHOOK_TOGGLED: undoWebhook,
  WEBHOOK_UPDATED: undoWebhook,
  WORKFLOWS_SORTED: undoSteps,
  WORKFLOW_TEMPLATE_CREATED: undoTemplate,
  WORKFLOW_TEMPLATE_REMOVED: undoTemplate,
  WORKFLOW_TEMPLATE_UPDATED: undoTemplate,
  WORKFLOW_UPDATED: undoStep,
}
