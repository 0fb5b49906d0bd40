import type { Resource } from './generated/handlers.ts'
import type { Handlers } from './identity/context.ts'
import { accountMetrics } from './features/account-management/accountMetrics.api.ts'
import { accountSettings } from './features/account-settings/accountSettings.api.ts'
import { settingsChanges } from './features/settings-changes/settings-changes.api.ts'
import { settingsOverview } from './features/settings-overview/settings-overview.api.ts'
import { accountsApi } from './features/account-management/accounts.api.ts'
import { addresses } from './features/addresses/addresses.api.ts'
import { activity } from './features/activity/activity.api.ts'
import { aiKeys } from './features/machine-translation/aiKeys.api.ts'
import { auth } from './features/sign-in/auth.api.ts'
import { availability } from './features/people/availability.api.ts'
import { autopilot } from './features/people/autopilot.api.ts'
import { billing } from './features/billing/billing.api.ts'
import { branding } from './features/branding/branding.api.ts'
import { bulkChanges } from './features/bulk-changes/bulkChanges.api.ts'
import { cloudStorage } from './features/cloud-storage/cloudStorage.api.ts'
import { contracts } from './features/contracts/contracts.api.ts'
import { costs } from './features/costs/costs.api.ts'
import { customFields } from './features/custom-fields/customFields.api.ts'
import { customFieldValues } from './features/custom-field-values/customFieldValues.api.ts'
import { editor } from './features/editor/editor.api.ts'
import { events } from './features/events/events.api.ts'
import { files } from './features/files/files.api.ts'
import { spellingWords } from './features/spelling/spellingWords.api.ts'
import { languageMappings } from './features/account-settings/languageMappings.api.ts'
import { recommendationSettings } from './features/account-settings/recommendationSettings.api.ts'
import { glossaries } from './features/glossaries/glossaries.api.ts'
import { glossaryTerms } from './features/glossaries/terms/glossaryTerms.api.ts'
import { projectGlossaries } from './features/glossaries/project-glossaries.api.ts'
import { home } from './features/home/home.api.ts'
import { jobs } from './features/jobs/jobs.api.ts'
import { journalApi } from './features/journal/journal.api.ts'
import { listViews } from './features/lists/listViews.api.ts'
import { locales } from './features/locales/locales.api.ts'
import { logfiles } from './features/costs/logfiles/logfiles.api.ts'
import { maintenance } from './features/maintenance/maintenance.api.ts'
import { meta } from './features/meta/meta.api.ts'
import { mfa } from './features/sign-in/mfa.api.ts'
import { passkeys } from './features/sign-in/passkeys.api.ts'
import { mtEngines } from './features/machine-translation/mtEngines.api.ts'
import { netRateSettings } from './features/rates/netRateSettings.api.ts'
import { cancellationOptions } from './features/account-settings/cancellationOptions.api.ts'
import { clientSummaries } from './features/projects/client-summary/clientSummaries.api.ts'
import { orgUnits } from './features/organizations/orgUnits.api.ts'
import { organizations } from './features/organizations/organizations.api.ts'
import { permissionGroups } from './features/permissions/permissionGroups.api.ts'
import { permissions } from './features/permissions/permissions.api.ts'
import { pipelines } from './features/pipelines/pipelines.api.ts'
import { provisioning } from './features/scim/provisioning.api.ts'
import { presence } from './features/presence/presence.api.ts'
import { priceLists } from './features/rates/priceLists.api.ts'
import { projectRouting } from './features/project-routing/projectRouting.api.ts'
import { projects } from './features/projects/projects.api.ts'
import { resourceVersions } from './features/intake/files/resourceVersions.api.ts'
import { search } from './features/search/search.api.ts'
import { segmentationRules } from './features/segmentation/segmentationRules.api.ts'
import { sso } from './features/sso/sso.api.ts'
import { tasks } from './features/tasks/tasks.api.ts'
import { fileOptions } from './features/file-options/fileOptions.api.ts'
import { finance } from './features/finance/finance.api.ts'
import { notifications } from './features/notifications/notifications.api.ts'
import { serviceNow } from './features/service-now/serviceNow.api.ts'
import { thirdParties } from './features/third-parties/thirdParties.api.ts'
import { translationMemories } from './features/memories/translationMemories.api.ts'
import { uploads } from './features/intake/uploads/uploads.api.ts'
import { userRates } from './features/rates/userRates.api.ts'
import { users } from './features/people/users.api.ts'
import { webhooks } from './features/webhooks/webhooks.api.ts'
import { workUnits } from './features/downloads/workUnits.api.ts'
import { workflows } from './features/workflows/workflows.api.ts'

/** Every resource of the contract with its handlers; one that is missing is a type error. */
export const handlers = {
  accountMetrics,
  accountSettings: { ...accountSettings, ...settingsChanges, ...settingsOverview },
  accounts: accountsApi,
  activity,
  addresses,
  aiKeys,
  auth,
  autopilot,
  availability,
  billing,
  branding,
  bulkChanges,
  cancellationOptions,
  cloudStorage,
  contracts,
  costs,
  customFields: { ...customFields, ...customFieldValues },
  editor,
  events,
  fileOptions,
  files,
  glossaries,
  glossaryTerms,
  home,
  jobs,
  journal: journalApi,
  languageMappings,
  spellingWords,
  listViews,
  locales,
  logfiles,
  maintenance,
  meta,
  mfa,
  passkeys,
  mtEngines,
  netRateSettings,
  orgUnits,
  organizations,
  clientSummaries,
  permissionGroups,
  permissions,
  pipelines,
  presence,
  priceLists,
  provisioning,
  projectRouting,
  projects: { ...projects, ...projectGlossaries },
  recommendationSettings,
  resourceVersions,
  search,
  segmentationRules,
  sso,
  tasks,
  finance,
  notifications,
  serviceNow,
  thirdParties,
  translationMemories,
  uploads,
  userRates,
  users,
  webhooks,
  workUnits,
  workflows,
} satisfies { [R in Resource]: Handlers<R> }
