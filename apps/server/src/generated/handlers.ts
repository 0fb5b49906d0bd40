// Generated from openapi by openapi/generate.ts. Do not edit.
import type { NoParams } from '@dragoman/sdk/operation'
import type * as accountMetrics from '@dragoman/sdk/operations/accountMetrics'
import type * as accountSettings from '@dragoman/sdk/operations/accountSettings'
import type * as accounts from '@dragoman/sdk/operations/accounts'
import type * as activity from '@dragoman/sdk/operations/activity'
import type * as addresses from '@dragoman/sdk/operations/addresses'
import type * as agents from '@dragoman/sdk/operations/agents'
import type * as aiKeys from '@dragoman/sdk/operations/aiKeys'
import type * as auth from '@dragoman/sdk/operations/auth'
import type * as autopilot from '@dragoman/sdk/operations/autopilot'
import type * as availability from '@dragoman/sdk/operations/availability'
import type * as billing from '@dragoman/sdk/operations/billing'
import type * as branding from '@dragoman/sdk/operations/branding'
import type * as bulkChanges from '@dragoman/sdk/operations/bulkChanges'
import type * as cancellationOptions from '@dragoman/sdk/operations/cancellationOptions'
import type * as checkProfiles from '@dragoman/sdk/operations/checkProfiles'
import type * as checkRuns from '@dragoman/sdk/operations/checkRuns'
import type * as clientSummaries from '@dragoman/sdk/operations/clientSummaries'
import type * as cloudStorage from '@dragoman/sdk/operations/cloudStorage'
import type * as connectorBench from '@dragoman/sdk/operations/connectorBench'
import type * as connectorRequests from '@dragoman/sdk/operations/connectorRequests'
import type * as connectors from '@dragoman/sdk/operations/connectors'
import type * as contracts from '@dragoman/sdk/operations/contracts'
import type * as costs from '@dragoman/sdk/operations/costs'
import type * as customFields from '@dragoman/sdk/operations/customFields'
import type * as editor from '@dragoman/sdk/operations/editor'
import type * as eloquaConnector from '@dragoman/sdk/operations/eloquaConnector'
import type * as events from '@dragoman/sdk/operations/events'
import type * as fileOptions from '@dragoman/sdk/operations/fileOptions'
import type * as files from '@dragoman/sdk/operations/files'
import type * as finance from '@dragoman/sdk/operations/finance'
import type * as githubConnector from '@dragoman/sdk/operations/githubConnector'
import type * as glossaries from '@dragoman/sdk/operations/glossaries'
import type * as glossaryConcepts from '@dragoman/sdk/operations/glossaryConcepts'
import type * as glossaryTerms from '@dragoman/sdk/operations/glossaryTerms'
import type * as home from '@dragoman/sdk/operations/home'
import type * as imports from '@dragoman/sdk/operations/imports'
import type * as jobs from '@dragoman/sdk/operations/jobs'
import type * as journal from '@dragoman/sdk/operations/journal'
import type * as keptReports from '@dragoman/sdk/operations/keptReports'
import type * as languageMappings from '@dragoman/sdk/operations/languageMappings'
import type * as listViews from '@dragoman/sdk/operations/listViews'
import type * as locales from '@dragoman/sdk/operations/locales'
import type * as logfiles from '@dragoman/sdk/operations/logfiles'
import type * as maintenance from '@dragoman/sdk/operations/maintenance'
import type * as meta from '@dragoman/sdk/operations/meta'
import type * as mfa from '@dragoman/sdk/operations/mfa'
import type * as mtEngines from '@dragoman/sdk/operations/mtEngines'
import type * as netRateSettings from '@dragoman/sdk/operations/netRateSettings'
import type * as notifications from '@dragoman/sdk/operations/notifications'
import type * as orgUnits from '@dragoman/sdk/operations/orgUnits'
import type * as organizations from '@dragoman/sdk/operations/organizations'
import type * as passkeys from '@dragoman/sdk/operations/passkeys'
import type * as payables from '@dragoman/sdk/operations/payables'
import type * as payouts from '@dragoman/sdk/operations/payouts'
import type * as permissionGroups from '@dragoman/sdk/operations/permissionGroups'
import type * as permissions from '@dragoman/sdk/operations/permissions'
import type * as pipelines from '@dragoman/sdk/operations/pipelines'
import type * as portal from '@dragoman/sdk/operations/portal'
import type * as presence from '@dragoman/sdk/operations/presence'
import type * as priceLists from '@dragoman/sdk/operations/priceLists'
import type * as profitability from '@dragoman/sdk/operations/profitability'
import type * as projectRouting from '@dragoman/sdk/operations/projectRouting'
import type * as projects from '@dragoman/sdk/operations/projects'
import type * as provisioning from '@dragoman/sdk/operations/provisioning'
import type * as quality from '@dragoman/sdk/operations/quality'
import type * as qualityProfiles from '@dragoman/sdk/operations/qualityProfiles'
import type * as qualityReports from '@dragoman/sdk/operations/qualityReports'
import type * as receivables from '@dragoman/sdk/operations/receivables'
import type * as recommendationSettings from '@dragoman/sdk/operations/recommendationSettings'
import type * as reportSchedules from '@dragoman/sdk/operations/reportSchedules'
import type * as resourceVersions from '@dragoman/sdk/operations/resourceVersions'
import type * as reviewCategories from '@dragoman/sdk/operations/reviewCategories'
import type * as sampleData from '@dragoman/sdk/operations/sampleData'
import type * as screenshots from '@dragoman/sdk/operations/screenshots'
import type * as search from '@dragoman/sdk/operations/search'
import type * as segmentComments from '@dragoman/sdk/operations/segmentComments'
import type * as segmentationRules from '@dragoman/sdk/operations/segmentationRules'
import type * as serviceNow from '@dragoman/sdk/operations/serviceNow'
import type * as shared from '@dragoman/sdk/operations/shared'
import type * as spellingWords from '@dragoman/sdk/operations/spellingWords'
import type * as sso from '@dragoman/sdk/operations/sso'
import type * as tasks from '@dragoman/sdk/operations/tasks'
import type * as termExtractions from '@dragoman/sdk/operations/termExtractions'
import type * as termRequests from '@dragoman/sdk/operations/termRequests'
import type * as textChanges from '@dragoman/sdk/operations/textChanges'
import type * as thirdParties from '@dragoman/sdk/operations/thirdParties'
import type * as translationMemories from '@dragoman/sdk/operations/translationMemories'
import type * as uploads from '@dragoman/sdk/operations/uploads'
import type * as userRates from '@dragoman/sdk/operations/userRates'
import type * as users from '@dragoman/sdk/operations/users'
import type * as webhooks from '@dragoman/sdk/operations/webhooks'
import type * as wordpressConnector from '@dragoman/sdk/operations/wordpressConnector'
import type * as workUnits from '@dragoman/sdk/operations/workUnits'
import type * as workflows from '@dragoman/sdk/operations/workflows'
import type * as xero from '@dragoman/sdk/operations/xero'

/** Query or headers as a handler gets them: always there, and the contract's defaults filled in. */
type Filled<Part, Defaulted extends keyof NonNullable<Part> = never> = NonNullable<Part> &
  Required<Pick<NonNullable<Part>, Defaulted>>

/** What a handler of a download answers: the bytes, or a whole answer where headers matter. */
export type BinaryResult = Blob | ReadableStream<Uint8Array> | Response

/** Parameters and result of each operation, by resource and verb. */
export interface Operations {
  accountMetrics: {
    getMine: { params: { query: Filled<accountMetrics.AccountMetricsGetMineParams['query'], 'months'> }; result: accountMetrics.AccountMetrics }
    getStatus: { params: NoParams; result: accountMetrics.AccountUsageStatus }
    listRaw: { params: { query: Filled<accountMetrics.AccountMetricsListRawParams['query']> }; result: accountMetrics.AccountUsageRow[] }
    get: { params: { path: accountMetrics.AccountMetricsGetParams['path']; query: Filled<accountMetrics.AccountMetricsGetParams['query'], 'months'> }; result: accountMetrics.AccountMetrics }
  }
  accountSettings: {
    get: { params: { path: accountSettings.AccountSettingsGetParams['path'] }; result: accountSettings.AccountSettings }
    update: { params: { path: accountSettings.AccountSettingsUpdateParams['path']; headers: Filled<accountSettings.AccountSettingsUpdateParams['headers']>; body: NonNullable<accountSettings.AccountSettingsUpdateParams['body']> }; result: accountSettings.AccountSettings }
    getOverview: { params: { path: accountSettings.AccountSettingsGetOverviewParams['path'] }; result: accountSettings.SettingsPageState[] }
    undoChange: { params: { path: accountSettings.AccountSettingsUndoChangeParams['path']; body: NonNullable<accountSettings.AccountSettingsUndoChangeParams['body']> | undefined }; result: activity.ActivityEntry }
    getSecurity: { params: { path: accountSettings.AccountSettingsGetSecurityParams['path'] }; result: accountSettings.AccountSecurity }
    updateSecurity: { params: { path: accountSettings.AccountSettingsUpdateSecurityParams['path']; headers: Filled<accountSettings.AccountSettingsUpdateSecurityParams['headers']>; body: accountSettings.AccountSettingsUpdateSecurityParams['body'] }; result: accountSettings.AccountSecurity }
    getAiReviewStatus: { params: NoParams; result: boolean }
    setAiReview: { params: { path: accountSettings.AccountSettingsSetAiReviewParams['path']; query: Filled<accountSettings.AccountSettingsSetAiReviewParams['query']>; body: NonNullable<accountSettings.AccountSettingsSetAiReviewParams['body']> | undefined }; result: accountSettings.AccountSettings }
    setAiSpellcheck: { params: { path: accountSettings.AccountSettingsSetAiSpellcheckParams['path']; query: Filled<accountSettings.AccountSettingsSetAiSpellcheckParams['query']>; body: NonNullable<accountSettings.AccountSettingsSetAiSpellcheckParams['body']> | undefined }; result: accountSettings.AccountSettings }
    setSendLearntToKanban: { params: { path: accountSettings.AccountSettingsSetSendLearntToKanbanParams['path']; query: Filled<accountSettings.AccountSettingsSetSendLearntToKanbanParams['query']>; body: NonNullable<accountSettings.AccountSettingsSetSendLearntToKanbanParams['body']> | undefined }; result: accountSettings.AccountSettings }
    getCustomReviewCategoryOnly: { params: { path: accountSettings.AccountSettingsGetCustomReviewCategoryOnlyParams['path'] }; result: boolean }
    setCustomReviewCategoryOnly: { params: { path: accountSettings.AccountSettingsSetCustomReviewCategoryOnlyParams['path']; query: Filled<accountSettings.AccountSettingsSetCustomReviewCategoryOnlyParams['query']>; body: NonNullable<accountSettings.AccountSettingsSetCustomReviewCategoryOnlyParams['body']> | undefined }; result: accountSettings.AccountSettings }
    setCustomReviewCategorization: { params: { path: accountSettings.AccountSettingsSetCustomReviewCategorizationParams['path']; query: Filled<accountSettings.AccountSettingsSetCustomReviewCategorizationParams['query']>; body: NonNullable<accountSettings.AccountSettingsSetCustomReviewCategorizationParams['body']> | undefined }; result: accountSettings.AccountSettings }
    setProjectAutomation: { params: { path: accountSettings.AccountSettingsSetProjectAutomationParams['path']; query: Filled<accountSettings.AccountSettingsSetProjectAutomationParams['query']>; body: NonNullable<accountSettings.AccountSettingsSetProjectAutomationParams['body']> | undefined }; result: accountSettings.AccountSettings }
    setCostsLogfileType: { params: { path: accountSettings.AccountSettingsSetCostsLogfileTypeParams['path']; query: Filled<accountSettings.AccountSettingsSetCostsLogfileTypeParams['query']> }; result: accountSettings.AccountSettings }
    getContextMatching: { params: { path: accountSettings.AccountSettingsGetContextMatchingParams['path'] }; result: accountSettings.ContextMatching }
    setRequireContextTmMatching: { params: { path: accountSettings.AccountSettingsSetRequireContextTmMatchingParams['path']; query: Filled<accountSettings.AccountSettingsSetRequireContextTmMatchingParams['query'], 'applyToAll'>; body: NonNullable<accountSettings.AccountSettingsSetRequireContextTmMatchingParams['body']> | undefined }; result: accountSettings.ContextMatching }
    listHierarchy: { params: { path: accountSettings.AccountSettingsListHierarchyParams['path']; query: Filled<accountSettings.AccountSettingsListHierarchyParams['query'], 'page'> }; result: accountSettings.HierarchyPart }
    getHierarchySettings: { params: { path: accountSettings.AccountSettingsGetHierarchySettingsParams['path']; query: Filled<accountSettings.AccountSettingsGetHierarchySettingsParams['query']> }; result: accountSettings.LevelSetting[] }
  }
  accounts: {
    list: { params: { query: Filled<accounts.AccountsListParams['query'], 'page' | 'size'> }; result: accounts.AccountPage }
    update: { params: { headers: Filled<accounts.AccountsUpdateParams['headers']>; body: accounts.AccountsUpdateParams['body'] }; result: accounts.Account }
    create: { params: { body: accounts.AccountsCreateParams['body'] }; result: accounts.Account }
    getMine: { params: NoParams; result: accounts.AccountRef }
    getSubscription: { params: NoParams; result: accounts.AccountSubscription }
    getTrialTime: { params: NoParams; result: number | null }
    get: { params: { path: accounts.AccountsGetParams['path'] }; result: accounts.Account }
    getProduct: { params: { path: accounts.AccountsGetProductParams['path'] }; result: accounts.AccountProduct }
    listOrganizations: { params: { path: accounts.AccountsListOrganizationsParams['path']; query: Filled<accounts.AccountsListOrganizationsParams['query'], 'page' | 'size'> }; result: organizations.OrganizationPage }
    addOrganization: { params: { path: accounts.AccountsAddOrganizationParams['path'] }; result: void }
    listUsers: { params: { path: accounts.AccountsListUsersParams['path']; query: Filled<accounts.AccountsListUsersParams['query'], 'page' | 'size'> }; result: users.UserPage }
    addUser: { params: { path: accounts.AccountsAddUserParams['path'] }; result: void }
    listActivity: { params: { path: accounts.AccountsListActivityParams['path']; query: Filled<accounts.AccountsListActivityParams['query'], 'page' | 'size'> }; result: activity.ActivityPage }
    suspend: { params: { path: accounts.AccountsSuspendParams['path']; body: accounts.AccountsSuspendParams['body'] }; result: accounts.Account }
    resume: { params: { path: accounts.AccountsResumeParams['path'] }; result: accounts.Account }
    listEntryPoints: { params: { path: accounts.AccountsListEntryPointsParams['path'] }; result: accounts.RoleEntryPoint[] }
    setEntryPoint: { params: { path: accounts.AccountsSetEntryPointParams['path']; body: accounts.AccountsSetEntryPointParams['body'] }; result: accounts.RoleEntryPoint[] }
  }
  activity: {
    list: { params: { query: Filled<activity.ActivityListParams['query'], 'page' | 'size'> }; result: activity.ActivityPage }
  }
  addresses: {
    getSubdomainLogo: { params: { query: Filled<addresses.AddressesGetSubdomainLogoParams['query']> }; result: addresses.SubdomainLogo }
    checkCertificateRequest: { params: { query: Filled<addresses.AddressesCheckCertificateRequestParams['query']> }; result: void }
    getCustomSubdomain: { params: { path: addresses.AddressesGetCustomSubdomainParams['path'] }; result: addresses.AccountAddresses }
    setCustomSubdomain: { params: { path: addresses.AddressesSetCustomSubdomainParams['path']; body: addresses.AddressesSetCustomSubdomainParams['body'] }; result: addresses.AccountAddresses }
    removeCustomSubdomain: { params: { path: addresses.AddressesRemoveCustomSubdomainParams['path'] }; result: void }
    checkCustomSubdomain: { params: { path: addresses.AddressesCheckCustomSubdomainParams['path'] }; result: addresses.AccountAddresses }
    setSubdomain: { params: { path: addresses.AddressesSetSubdomainParams['path']; body: addresses.AddressesSetSubdomainParams['body'] }; result: addresses.AccountAddresses }
    removeSubdomain: { params: { path: addresses.AddressesRemoveSubdomainParams['path'] }; result: void }
    removeCertificate: { params: { path: addresses.AddressesRemoveCertificateParams['path'] }; result: void }
  }
  agents: {
    list: { params: NoParams; result: agents.Agent[] }
    connect: { params: { body: agents.AgentsConnectParams['body'] }; result: agents.AgentReturn }
    ask: { params: { query: Filled<agents.AgentsAskParams['query']> }; result: agents.AgentRequest }
    update: { params: { path: agents.AgentsUpdateParams['path']; body: agents.AgentsUpdateParams['body'] }; result: agents.Agent }
    revoke: { params: { path: agents.AgentsRevokeParams['path'] }; result: void }
  }
  aiKeys: {
    validate: { params: { body: aiKeys.AiKeysValidateParams['body'] }; result: aiKeys.AiKeyValidation }
    list: { params: { path: aiKeys.AiKeysListParams['path'] }; result: aiKeys.AiKey[] }
    update: { params: { path: aiKeys.AiKeysUpdateParams['path']; body: aiKeys.AiKeysUpdateParams['body'] }; result: aiKeys.AiKey }
    create: { params: { path: aiKeys.AiKeysCreateParams['path']; body: aiKeys.AiKeysCreateParams['body'] }; result: aiKeys.AiKey }
    remove: { params: { path: aiKeys.AiKeysRemoveParams['path']; query: Filled<aiKeys.AiKeysRemoveParams['query']> }; result: void }
  }
  auth: {
    createToken: { params: { body: auth.AuthCreateTokenParams['body'] }; result: string }
    createTokenEarlier: { params: { body: auth.AuthCreateTokenEarlierParams['body'] }; result: string }
    login: { params: { body: auth.AuthLoginParams['body'] }; result: auth.LoginResult }
    current: { params: NoParams; result: auth.CurrentAuthentication }
    checkToken: { params: NoParams; result: void }
    logout: { params: NoParams; result: void }
    go: { params: { path: auth.AuthGoParams['path']; body: NonNullable<auth.AuthGoParams['body']> | undefined }; result: auth.LoginResult }
    getPasskeyOptions: { params: NoParams; result: passkeys.PasskeyRequest }
    loginWithPasskey: { params: { body: auth.AuthLoginWithPasskeyParams['body'] }; result: auth.LoginResult }
    extendSession: { params: NoParams; result: auth.SessionEnd }
    endImpersonation: { params: NoParams; result: auth.LoginResult }
    getCaptcha: { params: NoParams; result: auth.CaptchaChallenge }
  }
  autopilot: {
    getUnitSettings: { params: { path: autopilot.AutopilotGetUnitSettingsParams['path'] }; result: autopilot.PlacementSettings }
    updateUnitSettings: { params: { path: autopilot.AutopilotUpdateUnitSettingsParams['path']; headers: Filled<autopilot.AutopilotUpdateUnitSettingsParams['headers']>; body: autopilot.AutopilotUpdateUnitSettingsParams['body'] }; result: autopilot.PlacementSettings }
    resetUnitSettings: { params: { path: autopilot.AutopilotResetUnitSettingsParams['path']; query: Filled<autopilot.AutopilotResetUnitSettingsParams['query']> }; result: autopilot.PlacementSettings }
    getAccountSettings: { params: { path: autopilot.AutopilotGetAccountSettingsParams['path'] }; result: autopilot.AccountPlacementSettings }
    updateAccountSettings: { params: { path: autopilot.AutopilotUpdateAccountSettingsParams['path']; headers: Filled<autopilot.AutopilotUpdateAccountSettingsParams['headers']>; body: autopilot.AutopilotUpdateAccountSettingsParams['body'] }; result: autopilot.PlacementSettings }
    getUserSettings: { params: { path: autopilot.AutopilotGetUserSettingsParams['path'] }; result: autopilot.UserPlacementSettings }
    updateUserSettings: { params: { path: autopilot.AutopilotUpdateUserSettingsParams['path']; body: autopilot.AutopilotUpdateUserSettingsParams['body'] }; result: autopilot.UserPlacementSettings }
  }
  availability: {
    get: { params: { path: availability.AvailabilityGetParams['path'] }; result: availability.Availability }
    update: { params: { path: availability.AvailabilityUpdateParams['path']; headers: Filled<availability.AvailabilityUpdateParams['headers']>; body: availability.AvailabilityUpdateParams['body'] }; result: availability.Availability }
  }
  billing: {
    getPortal: { params: NoParams; result: billing.BillingPortal }
  }
  branding: {
    getLogoDetails: { params: { path: branding.BrandingGetLogoDetailsParams['path'] }; result: branding.LogoDetails }
    uploadLogo: { params: { path: branding.BrandingUploadLogoParams['path']; body: {
      /** PNG, JPEG, WebP, or SVG, up to 2 MB. */
      file: File
    } }; result: branding.LogoDetails }
    removeLogo: { params: { path: branding.BrandingRemoveLogoParams['path'] }; result: void }
    uploadPortalLogo: { params: { path: branding.BrandingUploadPortalLogoParams['path']; body: {
      /** PNG, JPEG, WebP, or SVG, up to 2 MB. */
      file: File
    } }; result: branding.LogoDetails }
    removePortalLogo: { params: { path: branding.BrandingRemovePortalLogoParams['path'] }; result: void }
    getLogo: { params: { path: branding.BrandingGetLogoParams['path'] }; result: BinaryResult }
  }
  bulkChanges: {
    get: { params: { path: bulkChanges.BulkChangesGetParams['path'] }; result: bulkChanges.BulkChange }
    undo: { params: { path: bulkChanges.BulkChangesUndoParams['path'] }; result: bulkChanges.BulkChange }
    planUndo: { params: { path: bulkChanges.BulkChangesPlanUndoParams['path'] }; result: bulkChanges.BulkUndo }
  }
  cancellationOptions: {
    listForProject: { params: { path: cancellationOptions.CancellationOptionsListForProjectParams['path'] }; result: cancellationOptions.CancellationChoices }
    list: { params: { path: cancellationOptions.CancellationOptionsListParams['path'] }; result: cancellationOptions.CancellationOptions }
    getReport: { params: { path: cancellationOptions.CancellationOptionsGetReportParams['path']; query: Filled<cancellationOptions.CancellationOptionsGetReportParams['query']> }; result: cancellationOptions.CancellationCount[] }
    update: { params: { headers: Filled<cancellationOptions.CancellationOptionsUpdateParams['headers']>; body: NonNullable<cancellationOptions.CancellationOptionsUpdateParams['body']> }; result: cancellationOptions.CancellationOptions }
    create: { params: { query: Filled<cancellationOptions.CancellationOptionsCreateParams['query']> }; result: cancellationOptions.CancellationOption }
    remove: { params: { path: cancellationOptions.CancellationOptionsRemoveParams['path'] }; result: void }
  }
  checkProfiles: {
    list: { params: { query: Filled<checkProfiles.CheckProfilesListParams['query']> }; result: checkProfiles.CheckProfiles }
    save: { params: { headers: Filled<checkProfiles.CheckProfilesSaveParams['headers']>; body: checkProfiles.CheckProfilesSaveParams['body'] }; result: checkProfiles.CheckProfile }
  }
  checkRuns: {
    getLatest: { params: { path: checkRuns.CheckRunsGetLatestParams['path'] }; result: checkRuns.LatestCheckRun }
    start: { params: { path: checkRuns.CheckRunsStartParams['path']; body: NonNullable<checkRuns.CheckRunsStartParams['body']> }; result: checkRuns.CheckRun }
    listIssues: { params: { path: checkRuns.CheckRunsListIssuesParams['path']; query: Filled<checkRuns.CheckRunsListIssuesParams['query'], 'page' | 'size'> }; result: checkRuns.CheckedIssuePage }
    startExport: { params: { path: checkRuns.CheckRunsStartExportParams['path']; body: checkRuns.CheckRunsStartExportParams['body'] }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: checkRuns.CheckRunsGetExportStatusParams['path'] }; result: shared.DownloadRequest }
  }
  clientSummaries: {
    getOrgUnit: { params: { path: clientSummaries.ClientSummariesGetOrgUnitParams['path']; query: Filled<clientSummaries.ClientSummariesGetOrgUnitParams['query']> }; result: clientSummaries.ClientSummary }
    getOrganization: { params: { path: clientSummaries.ClientSummariesGetOrganizationParams['path']; query: Filled<clientSummaries.ClientSummariesGetOrganizationParams['query']> }; result: clientSummaries.ClientSummary }
  }
  cloudStorage: {
    listProviders: { params: NoParams; result: cloudStorage.CloudStorage[] }
    connect: { params: { path: cloudStorage.CloudStorageConnectParams['path'] }; result: cloudStorage.CloudConsent }
    disconnect: { params: { path: cloudStorage.CloudStorageDisconnectParams['path'] }; result: void }
    finish: { params: { path: cloudStorage.CloudStorageFinishParams['path']; query: Filled<cloudStorage.CloudStorageFinishParams['query']> }; result: void }
    listItems: { params: { path: cloudStorage.CloudStorageListItemsParams['path']; query: Filled<cloudStorage.CloudStorageListItemsParams['query']> }; result: cloudStorage.CloudItems }
    download: { params: { path: cloudStorage.CloudStorageDownloadParams['path']; query: Filled<cloudStorage.CloudStorageDownloadParams['query']> }; result: BinaryResult }
  }
  connectorBench: {
    browse: { params: { path: connectorBench.ConnectorBenchBrowseParams['path']; query: Filled<connectorBench.ConnectorBenchBrowseParams['query']> }; result: connectorBench.BenchPage }
    read: { params: { path: connectorBench.ConnectorBenchReadParams['path']; query: Filled<connectorBench.ConnectorBenchReadParams['query']> }; result: connectorBench.BenchPiece }
    listExchanges: { params: { path: connectorBench.ConnectorBenchListExchangesParams['path']; query: Filled<connectorBench.ConnectorBenchListExchangesParams['query'], 'page' | 'size'> }; result: connectorBench.BenchExchangePage }
    clearExchanges: { params: { path: connectorBench.ConnectorBenchClearExchangesParams['path'] }; result: void }
  }
  connectorRequests: {
    list: { params: { query: Filled<connectorRequests.ConnectorRequestsListParams['query'], 'page' | 'size'> }; result: connectorRequests.ConnectorRequestPage }
    create: { params: { body: connectorRequests.ConnectorRequestsCreateParams['body'] }; result: connectorRequests.ConnectorRequest }
    get: { params: { path: connectorRequests.ConnectorRequestsGetParams['path'] }; result: connectorRequests.ConnectorRequest }
    accept: { params: { path: connectorRequests.ConnectorRequestsAcceptParams['path']; body: connectorRequests.ConnectorRequestsAcceptParams['body'] }; result: connectorRequests.ConnectorRequest }
    refuse: { params: { path: connectorRequests.ConnectorRequestsRefuseParams['path']; body: connectorRequests.ConnectorRequestsRefuseParams['body'] }; result: connectorRequests.ConnectorRequest }
  }
  connectors: {
    list: { params: NoParams; result: connectors.ConnectorOverview[] }
    listConfigs: { params: { query: Filled<connectors.ConnectorsListConfigsParams['query'], 'page' | 'size'> }; result: connectors.ConnectorConfigPage }
    createConfig: { params: { body: connectors.ConnectorsCreateConfigParams['body'] }; result: connectors.ConnectorConfig }
    getConfig: { params: { path: connectors.ConnectorsGetConfigParams['path'] }; result: connectors.ConnectorConfig }
    updateConfig: { params: { path: connectors.ConnectorsUpdateConfigParams['path']; headers: Filled<connectors.ConnectorsUpdateConfigParams['headers']>; body: NonNullable<connectors.ConnectorsUpdateConfigParams['body']> }; result: connectors.ConnectorConfig }
    removeConfig: { params: { path: connectors.ConnectorsRemoveConfigParams['path'] }; result: void }
    test: { params: { path: connectors.ConnectorsTestParams['path'] }; result: connectors.ConnectorTest }
    listChoices: { params: { path: connectors.ConnectorsListChoicesParams['path']; query: Filled<connectors.ConnectorsListChoicesParams['query']> }; result: connectors.ConnectorChoice[] }
    listItems: { params: { path: connectors.ConnectorsListItemsParams['path']; query: Filled<connectors.ConnectorsListItemsParams['query'], 'page' | 'size'> }; result: connectors.ConnectorItemPage }
    startRun: { params: { path: connectors.ConnectorsStartRunParams['path']; body: connectors.ConnectorsStartRunParams['body'] }; result: connectors.ConnectorRun }
    getConflict: { params: { path: connectors.ConnectorsGetConflictParams['path'] }; result: connectors.ConnectorConflict }
    decide: { params: { path: connectors.ConnectorsDecideParams['path']; body: connectors.ConnectorsDecideParams['body'] }; result: connectors.ConnectorTarget }
    listRuns: { params: { query: Filled<connectors.ConnectorsListRunsParams['query'], 'page' | 'size'> }; result: connectors.ConnectorRunPage }
    startExport: { params: { body: connectors.ConnectorsStartExportParams['body'] }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: connectors.ConnectorsGetExportStatusParams['path'] }; result: shared.DownloadRequest }
    getRun: { params: { path: connectors.ConnectorsGetRunParams['path'] }; result: connectors.ConnectorRun }
    listRunItems: { params: { path: connectors.ConnectorsListRunItemsParams['path']; query: Filled<connectors.ConnectorsListRunItemsParams['query'], 'page' | 'size'> }; result: connectors.ConnectorRunItemPage }
    retryRun: { params: { path: connectors.ConnectorsRetryRunParams['path']; body: NonNullable<connectors.ConnectorsRetryRunParams['body']> }; result: connectors.ConnectorRun }
    stopRun: { params: { path: connectors.ConnectorsStopRunParams['path'] }; result: connectors.ConnectorRun }
    listGroups: { params: { query: Filled<connectors.ConnectorsListGroupsParams['query']> }; result: connectors.ConnectorGroup[] }
    createGroup: { params: { body: connectors.ConnectorsCreateGroupParams['body'] }; result: connectors.ConnectorGroup }
    getGroup: { params: { path: connectors.ConnectorsGetGroupParams['path'] }; result: connectors.ConnectorGroup }
    updateGroup: { params: { path: connectors.ConnectorsUpdateGroupParams['path']; headers: Filled<connectors.ConnectorsUpdateGroupParams['headers']>; body: NonNullable<connectors.ConnectorsUpdateGroupParams['body']> }; result: connectors.ConnectorGroup }
    removeGroup: { params: { path: connectors.ConnectorsRemoveGroupParams['path'] }; result: void }
    startGroupRun: { params: { path: connectors.ConnectorsStartGroupRunParams['path']; body: connectors.ConnectorsStartGroupRunParams['body'] }; result: connectors.ConnectorRun[] }
  }
  contracts: {
    list: { params: { query: Filled<contracts.ContractsListParams['query']> }; result: contracts.Contract[] }
    create: { params: { body: contracts.ContractsCreateParams['body'] }; result: contracts.Contract }
    accept: { params: { path: contracts.ContractsAcceptParams['path'] }; result: void }
    remove: { params: { path: contracts.ContractsRemoveParams['path'] }; result: void }
    publishVersion: { params: { path: contracts.ContractsPublishVersionParams['path']; body: contracts.ContractsPublishVersionParams['body'] }; result: contracts.Contract }
    listAcceptances: { params: { path: contracts.ContractsListAcceptancesParams['path']; query: Filled<contracts.ContractsListAcceptancesParams['query'], 'page' | 'size'> }; result: contracts.ContractAcceptancePage }
    getSettings: { params: { path: contracts.ContractsGetSettingsParams['path'] }; result: contracts.ContractSettings }
    updateSettings: { params: { path: contracts.ContractsUpdateSettingsParams['path']; headers: Filled<contracts.ContractsUpdateSettingsParams['headers']>; body: NonNullable<contracts.ContractsUpdateSettingsParams['body']> }; result: contracts.ContractSettings }
    reject: { params: { path: contracts.ContractsRejectParams['path'] }; result: void }
  }
  costs: {
    calculate: { params: { path: costs.CostsCalculateParams['path']; query: Filled<costs.CostsCalculateParams['query']> }; result: shared.AsyncRequest }
    recalculate: { params: { path: costs.CostsRecalculateParams['path']; query: Filled<costs.CostsRecalculateParams['query']> }; result: shared.AsyncRequest }
    getSummary: { params: { path: costs.CostsGetSummaryParams['path'] }; result: costs.CostsSummary }
    listByLangPair: { params: { path: costs.CostsListByLangPairParams['path']; query: Filled<costs.CostsListByLangPairParams['query']> }; result: costs.CostLine[] }
    getTotal: { params: { path: costs.CostsGetTotalParams['path'] }; result: costs.TotalCosts }
    estimateFiles: { params: { path: costs.CostsEstimateFilesParams['path']; body: costs.CostsEstimateFilesParams['body'] }; result: costs.FilesEstimate }
    estimateProject: { params: { path: costs.CostsEstimateProjectParams['path']; body: costs.CostsEstimateProjectParams['body'] }; result: costs.FilesEstimate }
    getMatrix: { params: { path: costs.CostsGetMatrixParams['path'] }; result: costs.CostMatrix }
    getExplanation: { params: { path: costs.CostsGetExplanationParams['path']; query: Filled<costs.CostsGetExplanationParams['query'], 'page' | 'size'> }; result: costs.CostExplanation }
    listManual: { params: { path: costs.CostsListManualParams['path'] }; result: costs.ManualCost[] }
    createManual: { params: { path: costs.CostsCreateManualParams['path']; body: costs.CostsCreateManualParams['body'] }; result: costs.ManualCost }
    listPriceTypes: { params: { path: costs.CostsListPriceTypesParams['path']; query: Filled<costs.CostsListPriceTypesParams['query']> }; result: costs.PriceType[] }
    remove: { params: { path: costs.CostsRemoveParams['path']; query: Filled<costs.CostsRemoveParams['query']> }; result: void }
    getProfitability: { params: { path: costs.CostsGetProfitabilityParams['path'] }; result: costs.Profitability }
  }
  customFields: {
    create: { params: { body: customFields.CustomFieldsCreateParams['body'] }; result: customFields.CustomField }
    list: { params: { query: Filled<customFields.CustomFieldsListParams['query'], 'page' | 'size'> }; result: customFields.CustomFieldPage }
    sort: { params: { body: customFields.CustomFieldsSortParams['body'] }; result: void }
    update: { params: { path: customFields.CustomFieldsUpdateParams['path']; headers: Filled<customFields.CustomFieldsUpdateParams['headers']>; body: NonNullable<customFields.CustomFieldsUpdateParams['body']> }; result: customFields.CustomField }
    getValues: { params: { path: customFields.CustomFieldsGetValuesParams['path'] }; result: customFields.CustomFieldEntry[] }
    updateValues: { params: { path: customFields.CustomFieldsUpdateValuesParams['path']; headers: Filled<customFields.CustomFieldsUpdateValuesParams['headers']>; body: customFields.CustomFieldsUpdateValuesParams['body'] }; result: customFields.CustomFieldEntry[] }
  }
  editor: {
    getUrl: { params: NoParams; result: editor.EditorUrl }
    buildContext: { params: { body: editor.EditorBuildContextParams['body'] }; result: editor.EditorContextKey }
    getContext: { params: { path: editor.EditorGetContextParams['path'] }; result: editor.EditorContext }
    listSegments: { params: { path: editor.EditorListSegmentsParams['path']; query: Filled<editor.EditorListSegmentsParams['query'], 'page' | 'pageSize'> }; result: editor.SegmentPage }
    getSegmentIndex: { params: { path: editor.EditorGetSegmentIndexParams['path']; query: Filled<editor.EditorGetSegmentIndexParams['query']> }; result: editor.SegmentIndex }
    confirmSegments: { params: { path: editor.EditorConfirmSegmentsParams['path']; body: NonNullable<editor.EditorConfirmSegmentsParams['body']> }; result: editor.SegmentConfirmationResult }
    updateSegment: { params: { path: editor.EditorUpdateSegmentParams['path']; body: editor.EditorUpdateSegmentParams['body'] }; result: editor.Segment }
    bookmarkSegment: { params: { path: editor.EditorBookmarkSegmentParams['path'] }; result: editor.Segment }
    removeBookmark: { params: { path: editor.EditorRemoveBookmarkParams['path'] }; result: editor.Segment }
    listMatches: { params: { path: editor.EditorListMatchesParams['path']; query: Filled<editor.EditorListMatchesParams['query'], 'maxHits'> }; result: editor.EditorMatch[] }
    listHistory: { params: { path: editor.EditorListHistoryParams['path']; query: Filled<editor.EditorListHistoryParams['query'], 'page' | 'size'> }; result: editor.SegmentVersionPage }
    getMachineTranslation: { params: { path: editor.EditorGetMachineTranslationParams['path'] }; result: mtEngines.MtSuggestion }
    reviewSegments: { params: { path: editor.EditorReviewSegmentsParams['path']; body: editor.EditorReviewSegmentsParams['body'] }; result: editor.SegmentReviewResult }
    decideFinding: { params: { path: editor.EditorDecideFindingParams['path']; body: editor.EditorDecideFindingParams['body'] }; result: editor.Segment }
    ignoreIssue: { params: { path: editor.EditorIgnoreIssueParams['path']; body: editor.EditorIgnoreIssueParams['body'] }; result: editor.Segment }
    checkSpelling: { params: { path: editor.EditorCheckSpellingParams['path']; body: editor.EditorCheckSpellingParams['body'] }; result: editor.SpellingResult }
    suggestSpelling: { params: { path: editor.EditorSuggestSpellingParams['path']; query: Filled<editor.EditorSuggestSpellingParams['query']> }; result: editor.SpellingSuggestions }
    searchConcordance: { params: { path: editor.EditorSearchConcordanceParams['path']; query: Filled<editor.EditorSearchConcordanceParams['query'], 'side' | 'matchCase' | 'wholeWords' | 'size'> }; result: translationMemories.ConcordanceResult }
  }
  eloquaConnector: {
    updateConfig: { params: { body: eloquaConnector.EloquaConnectorUpdateConfigParams['body'] }; result: eloquaConnector.EloquaConfig }
    createConfig: { params: { body: eloquaConnector.EloquaConnectorCreateConfigParams['body'] }; result: eloquaConnector.EloquaConfig }
    getConfig: { params: { path: eloquaConnector.EloquaConnectorGetConfigParams['path'] }; result: eloquaConnector.EloquaConfig }
    sync: { params: { query: Filled<eloquaConnector.EloquaConnectorSyncParams['query']>; body: eloquaConnector.EloquaConnectorSyncParams['body'] }; result: shared.AsyncRequest }
    deliver: { params: { path: eloquaConnector.EloquaConnectorDeliverParams['path']; query: Filled<eloquaConnector.EloquaConnectorDeliverParams['query']>; body: NonNullable<eloquaConnector.EloquaConnectorDeliverParams['body']> }; result: shared.AsyncRequest }
  }
  events: {
    list: { params: { query: Filled<events.EventsListParams['query'], 'wait'> }; result: events.EventList }
  }
  fileOptions: {
    list: { params: NoParams; result: fileOptions.UnitFileOptions[] }
    set: { params: { path: fileOptions.FileOptionsSetParams['path']; headers: Filled<fileOptions.FileOptionsSetParams['headers']>; body: NonNullable<fileOptions.FileOptionsSetParams['body']> }; result: fileOptions.UnitFileOptions }
    remove: { params: { path: fileOptions.FileOptionsRemoveParams['path'] }; result: void }
  }
  files: {
    download: { params: { path: files.FilesDownloadParams['path'] }; result: BinaryResult }
  }
  finance: {
    get: { params: { path: finance.FinanceGetParams['path'] }; result: finance.FinanceSettings }
    update: { params: { path: finance.FinanceUpdateParams['path']; headers: Filled<finance.FinanceUpdateParams['headers']>; body: NonNullable<finance.FinanceUpdateParams['body']> }; result: finance.FinanceSettings }
    createBankAccount: { params: { path: finance.FinanceCreateBankAccountParams['path']; body: finance.FinanceCreateBankAccountParams['body'] }; result: finance.BankAccount }
    removeBankAccount: { params: { path: finance.FinanceRemoveBankAccountParams['path'] }; result: void }
    createExchangeRate: { params: { path: finance.FinanceCreateExchangeRateParams['path']; body: finance.FinanceCreateExchangeRateParams['body'] }; result: finance.ExchangeRate }
    listPeriods: { params: { path: finance.FinanceListPeriodsParams['path'] }; result: finance.FiscalPeriod[] }
    lockPeriod: { params: { path: finance.FinanceLockPeriodParams['path']; body: finance.FinanceLockPeriodParams['body'] }; result: finance.FiscalPeriod }
    unlockPeriod: { params: { path: finance.FinanceUnlockPeriodParams['path']; body: finance.FinanceUnlockPeriodParams['body'] }; result: finance.FiscalPeriod }
  }
  githubConnector: {
    updateConfig: { params: { body: githubConnector.GithubConnectorUpdateConfigParams['body'] }; result: githubConnector.GithubConfig }
    createConfig: { params: { body: githubConnector.GithubConnectorCreateConfigParams['body'] }; result: githubConnector.GithubConfig }
    getConfig: { params: { path: githubConnector.GithubConnectorGetConfigParams['path'] }; result: githubConnector.GithubConfig }
    listRepositories: { params: { path: githubConnector.GithubConnectorListRepositoriesParams['path'] }; result: githubConnector.GithubRepository[] }
    saveRepositories: { params: { path: githubConnector.GithubConnectorSaveRepositoriesParams['path']; body: githubConnector.GithubConnectorSaveRepositoriesParams['body'] }; result: githubConnector.GithubRepository[] }
    removeRepository: { params: { path: githubConnector.GithubConnectorRemoveRepositoryParams['path'] }; result: void }
    sync: { params: { query: Filled<githubConnector.GithubConnectorSyncParams['query']>; body: githubConnector.GithubConnectorSyncParams['body'] }; result: shared.AsyncRequest }
    deliver: { params: { path: githubConnector.GithubConnectorDeliverParams['path']; query: Filled<githubConnector.GithubConnectorDeliverParams['query']>; body: NonNullable<githubConnector.GithubConnectorDeliverParams['body']> }; result: shared.AsyncRequest }
  }
  glossaries: {
    list: { params: { query: Filled<glossaries.GlossariesListParams['query'], 'page' | 'size'> }; result: glossaries.GlossaryPage }
    update: { params: { headers: Filled<glossaries.GlossariesUpdateParams['headers']>; body: glossaries.GlossariesUpdateParams['body'] }; result: glossaries.Glossary }
    create: { params: { body: glossaries.GlossariesCreateParams['body'] }; result: glossaries.Glossary }
    get: { params: { path: glossaries.GlossariesGetParams['path'] }; result: glossaries.Glossary }
    remove: { params: { path: glossaries.GlossariesRemoveParams['path'] }; result: void }
    startListExport: { params: { body: glossaries.GlossariesStartListExportParams['body'] }; result: shared.DownloadRequest }
    getListExportStatus: { params: { path: glossaries.GlossariesGetListExportStatusParams['path'] }; result: shared.DownloadRequest }
    clear: { params: { path: glossaries.GlossariesClearParams['path'] }; result: void }
    listConceptEntries: { params: { path: glossaries.GlossariesListConceptEntriesParams['path']; query: Filled<glossaries.GlossariesListConceptEntriesParams['query'], 'page' | 'size'> }; result: glossaries.GlossaryConceptPage }
    getConcept: { params: { path: glossaries.GlossariesGetConceptParams['path'] }; result: glossaries.GlossaryConcept }
    updateConcept: { params: { path: glossaries.GlossariesUpdateConceptParams['path']; headers: Filled<glossaries.GlossariesUpdateConceptParams['headers']>; body: NonNullable<glossaries.GlossariesUpdateConceptParams['body']> }; result: glossaries.GlossaryConcept }
    removeConcept: { params: { path: glossaries.GlossariesRemoveConceptParams['path'] }; result: void }
    import: { params: { path: glossaries.GlossariesImportParams['path']; query: Filled<glossaries.GlossariesImportParams['query']>; body: {
      /** TBX in UTF-8 or UTF-16, CSV, TSV, or XLSX, at most 64 MB */
      file: File
    } }; result: glossaries.GlossaryImport }
    importTbx: { params: { path: glossaries.GlossariesImportTbxParams['path']; body: {
      /** TBX in UTF-8 or UTF-16, at most 64 MB */
      tbxFile: File
    } }; result: glossaries.GlossaryImport }
    listJobs: { params: { path: glossaries.GlossariesListJobsParams['path']; query: Filled<glossaries.GlossariesListJobsParams['query']> }; result: glossaries.GlossaryImport[] }
    getLastImportJob: { params: { path: glossaries.GlossariesGetLastImportJobParams['path'] }; result: glossaries.GlossaryImport }
    startExport: { params: { path: glossaries.GlossariesStartExportParams['path']; query: Filled<glossaries.GlossariesStartExportParams['query']> }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: glossaries.GlossariesGetExportStatusParams['path'] }; result: shared.DownloadRequest }
  }
  glossaryConcepts: {
    getCoverage: { params: { path: glossaryConcepts.GlossaryConceptsGetCoverageParams['path'] }; result: glossaryConcepts.GlossaryCoverage }
    listDuplicates: { params: { path: glossaryConcepts.GlossaryConceptsListDuplicatesParams['path']; query: Filled<glossaryConcepts.GlossaryConceptsListDuplicatesParams['query'], 'kind' | 'apart' | 'page' | 'size'> }; result: glossaryConcepts.DuplicateGroupPage }
    keepApart: { params: { path: glossaryConcepts.GlossaryConceptsKeepApartParams['path']; body: glossaryConcepts.GlossaryConceptsKeepApartParams['body'] }; result: void }
    listMerges: { params: { path: glossaryConcepts.GlossaryConceptsListMergesParams['path'] }; result: glossaryConcepts.ConceptMerge[] }
    merge: { params: { path: glossaryConcepts.GlossaryConceptsMergeParams['path']; body: glossaryConcepts.GlossaryConceptsMergeParams['body'] }; result: glossaryConcepts.ConceptMerge }
    previewMerge: { params: { path: glossaryConcepts.GlossaryConceptsPreviewMergeParams['path']; body: glossaryConcepts.GlossaryConceptsPreviewMergeParams['body'] }; result: glossaryConcepts.ConceptMergePreview }
    undoMerge: { params: { path: glossaryConcepts.GlossaryConceptsUndoMergeParams['path'] }; result: glossaryConcepts.ConceptMerge }
    listHistory: { params: { path: glossaryConcepts.GlossaryConceptsListHistoryParams['path']; query: Filled<glossaryConcepts.GlossaryConceptsListHistoryParams['query'], 'page' | 'size'> }; result: glossaryConcepts.ConceptChangePage }
    getUsage: { params: { path: glossaryConcepts.GlossaryConceptsGetUsageParams['path'] }; result: glossaryConcepts.ConceptUsage }
    listLinks: { params: { path: glossaryConcepts.GlossaryConceptsListLinksParams['path'] }; result: glossaryConcepts.ConceptLink[] }
    addLink: { params: { path: glossaryConcepts.GlossaryConceptsAddLinkParams['path']; body: glossaryConcepts.GlossaryConceptsAddLinkParams['body'] }; result: glossaryConcepts.ConceptLink }
    removeLink: { params: { path: glossaryConcepts.GlossaryConceptsRemoveLinkParams['path'] }; result: void }
    addImage: { params: { path: glossaryConcepts.GlossaryConceptsAddImageParams['path']; body: {
      /** PNG, JPEG, or WebP, up to 10 MB */
      file: File
      /** What the image shows, for those who cannot see it */
      description?: string
    } }; result: glossaries.ConceptImage }
    getImage: { params: { path: glossaryConcepts.GlossaryConceptsGetImageParams['path'] }; result: BinaryResult }
    removeImage: { params: { path: glossaryConcepts.GlossaryConceptsRemoveImageParams['path'] }; result: void }
  }
  glossaryTerms: {
    create: { params: { body: glossaryTerms.GlossaryTermsCreateParams['body'] }; result: glossaryTerms.GlossaryTerm }
    get: { params: { path: glossaryTerms.GlossaryTermsGetParams['path'] }; result: glossaryTerms.GlossaryTerm }
    update: { params: { path: glossaryTerms.GlossaryTermsUpdateParams['path']; headers: Filled<glossaryTerms.GlossaryTermsUpdateParams['headers']>; body: NonNullable<glossaryTerms.GlossaryTermsUpdateParams['body']> }; result: glossaryTerms.GlossaryTerm }
    remove: { params: { path: glossaryTerms.GlossaryTermsRemoveParams['path'] }; result: void }
    listTranslations: { params: { path: glossaryTerms.GlossaryTermsListTranslationsParams['path'] }; result: glossaryTerms.TermTranslation[] }
    checkDuplicated: { params: { body: glossaryTerms.GlossaryTermsCheckDuplicatedParams['body'] }; result: glossaryTerms.DuplicatedTerms }
    search: { params: { query: Filled<glossaryTerms.GlossaryTermsSearchParams['query'], 'matchType' | 'ignoreCase' | 'orderBy' | 'sortDirection' | 'page' | 'pageSize'> }; result: glossaryTerms.TermPairPage }
    searchBySegment: { params: { query: Filled<glossaryTerms.GlossaryTermsSearchBySegmentParams['query'], 'matchType'> }; result: glossaryTerms.TermMatch[] }
    recognize: { params: { query: Filled<glossaryTerms.GlossaryTermsRecognizeParams['query']> }; result: glossaryTerms.TermMatch[] }
  }
  home: {
    get: { params: { query: Filled<home.HomeGetParams['query']> }; result: home.HomeOverview }
  }
  imports: {
    list: { params: NoParams; result: imports.ImportInBrief[] }
    create: { params: { body: NonNullable<imports.ImportsCreateParams['body']> }; result: imports.Import }
    get: { params: { path: imports.ImportsGetParams['path'] }; result: imports.Import }
    addFile: { params: { path: imports.ImportsAddFileParams['path']; body: {
      /** The file, up to 512 MB. */
      file: File
      /** Its folders with its name at the end, such as `locales/de.json`; the name alone if absent. */
      path?: string
    } }; result: imports.Import }
    updateFile: { params: { path: imports.ImportsUpdateFileParams['path']; body: NonNullable<imports.ImportsUpdateFileParams['body']> }; result: imports.Import }
    plan: { params: { path: imports.ImportsPlanParams['path'] }; result: imports.ImportJob }
    run: { params: { path: imports.ImportsRunParams['path'] }; result: imports.ImportJob }
    undo: { params: { path: imports.ImportsUndoParams['path'] }; result: imports.ImportJob }
    getReport: { params: { path: imports.ImportsGetReportParams['path']; query: Filled<imports.ImportsGetReportParams['query']> }; result: BinaryResult }
  }
  jobs: {
    list: { params: { query: Filled<jobs.JobsListParams['query'], 'page' | 'size'> }; result: jobs.JobPage }
    get: { params: { path: jobs.JobsGetParams['path'] }; result: jobs.Job }
    cancel: { params: { path: jobs.JobsCancelParams['path'] }; result: jobs.Job }
    restart: { params: { path: jobs.JobsRestartParams['path'] }; result: jobs.Job }
  }
  journal: {
    list: { params: { path: journal.JournalListParams['path']; query: Filled<journal.JournalListParams['query'], 'page' | 'size'> }; result: journal.JournalPage }
    startExport: { params: { path: journal.JournalStartExportParams['path']; body: journal.JournalStartExportParams['body'] }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: journal.JournalGetExportStatusParams['path'] }; result: shared.DownloadRequest }
    getSettings: { params: { path: journal.JournalGetSettingsParams['path'] }; result: journal.JournalSettings }
    updateSettings: { params: { path: journal.JournalUpdateSettingsParams['path']; headers: Filled<journal.JournalUpdateSettingsParams['headers']>; body: journal.JournalUpdateSettingsParams['body'] }; result: journal.JournalSettings }
    getChain: { params: { path: journal.JournalGetChainParams['path'] }; result: journal.JournalChain }
    verify: { params: { path: journal.JournalVerifyParams['path'] }; result: journal.JournalCheck }
  }
  keptReports: {
    list: { params: { query: Filled<keptReports.KeptReportsListParams['query'], 'page' | 'size'> }; result: keptReports.KeptReportPage }
    create: { params: { body: keptReports.KeptReportsCreateParams['body'] }; result: keptReports.KeptReportDetail }
    get: { params: { path: keptReports.KeptReportsGetParams['path'] }; result: keptReports.KeptReportDetail }
    remove: { params: { path: keptReports.KeptReportsRemoveParams['path'] }; result: void }
    getFile: { params: { path: keptReports.KeptReportsGetFileParams['path'] }; result: BinaryResult }
  }
  languageMappings: {
    list: { params: { path: languageMappings.LanguageMappingsListParams['path'] }; result: languageMappings.LanguageMappings }
    create: { params: { path: languageMappings.LanguageMappingsCreateParams['path']; body: languageMappings.LanguageMappingsCreateParams['body'] }; result: languageMappings.LanguageMapping }
    remove: { params: { path: languageMappings.LanguageMappingsRemoveParams['path'] }; result: void }
  }
  listViews: {
    list: { params: { query: Filled<listViews.ListViewsListParams['query']> }; result: listViews.ListView[] }
    create: { params: { body: listViews.ListViewsCreateParams['body'] }; result: listViews.ListView }
    setDefault: { params: { body: listViews.ListViewsSetDefaultParams['body'] }; result: void }
    update: { params: { path: listViews.ListViewsUpdateParams['path']; body: listViews.ListViewsUpdateParams['body'] }; result: listViews.ListView }
    remove: { params: { path: listViews.ListViewsRemoveParams['path'] }; result: void }
  }
  locales: {
    listLanguages: { params: NoParams; result: locales.Language[] }
    listCurrencies: { params: NoParams; result: locales.Currency[] }
    listCountries: { params: NoParams; result: locales.Country[] }
    listTimezones: { params: NoParams; result: locales.Timezone[] }
  }
  logfiles: {
    list: { params: { path: logfiles.LogfilesListParams['path']; query: Filled<logfiles.LogfilesListParams['query'], 'page' | 'pageSize'> }; result: logfiles.LogfilePage }
    create: { params: { path: logfiles.LogfilesCreateParams['path']; query: Filled<logfiles.LogfilesCreateParams['query']>; body: NonNullable<logfiles.LogfilesCreateParams['body']> | undefined }; result: logfiles.Logfile }
    get: { params: { path: logfiles.LogfilesGetParams['path'] }; result: logfiles.Logfile }
    getSummary: { params: { path: logfiles.LogfilesGetSummaryParams['path'] }; result: logfiles.LogfileSummaryRow[] }
    getBreakdownByLocale: { params: { path: logfiles.LogfilesGetBreakdownByLocaleParams['path']; query: Filled<logfiles.LogfilesGetBreakdownByLocaleParams['query']> }; result: logfiles.Logfile }
    listSegments: { params: { path: logfiles.LogfilesListSegmentsParams['path']; query: Filled<logfiles.LogfilesListSegmentsParams['query'], 'page' | 'size'> }; result: costs.CostSegmentPage }
    startExport: { params: { path: logfiles.LogfilesStartExportParams['path']; query: Filled<logfiles.LogfilesStartExportParams['query']> }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: logfiles.LogfilesGetExportStatusParams['path'] }; result: shared.DownloadRequest }
  }
  maintenance: {
    get: { params: NoParams; result: maintenance.MaintenanceGetResult }
    set: { params: { body: maintenance.MaintenanceSetParams['body'] }; result: maintenance.MaintenanceNotice }
    remove: { params: NoParams; result: void }
  }
  meta: {
    getVersion: { params: NoParams; result: meta.ApplicationVersion }
  }
  mfa: {
    requestEmailCode: { params: NoParams; result: void }
    verifyEmailCode: { params: { path: mfa.MfaVerifyEmailCodeParams['path'] }; result: void }
    enable: { params: { body: NonNullable<mfa.MfaEnableParams['body']> }; result: mfa.MfaSetup }
    createRecoveryCodes: { params: { body: NonNullable<mfa.MfaCreateRecoveryCodesParams['body']> }; result: mfa.MfaSetup }
    setEmail: { params: { body: mfa.MfaSetEmailParams['body'] }; result: void }
    disable: { params: { path: mfa.MfaDisableParams['path']; body: NonNullable<mfa.MfaDisableParams['body']> | undefined }; result: void }
  }
  mtEngines: {
    list: { params: { path: mtEngines.MtEnginesListParams['path'] }; result: mtEngines.MtEngines }
    create: { params: { path: mtEngines.MtEnginesCreateParams['path']; body: mtEngines.MtEnginesCreateParams['body'] }; result: mtEngines.MtEngine }
    update: { params: { path: mtEngines.MtEnginesUpdateParams['path']; headers: Filled<mtEngines.MtEnginesUpdateParams['headers']>; body: mtEngines.MtEnginesUpdateParams['body'] }; result: mtEngines.MtEngine }
    remove: { params: { path: mtEngines.MtEnginesRemoveParams['path'] }; result: void }
    try: { params: { path: mtEngines.MtEnginesTryParams['path']; body: mtEngines.MtEnginesTryParams['body'] }; result: mtEngines.MtTrialResult[] }
  }
  netRateSettings: {
    create: { params: { body: netRateSettings.NetRateSettingsCreateParams['body'] }; result: netRateSettings.NetRateSettings }
    get: { params: { path: netRateSettings.NetRateSettingsGetParams['path']; query: Filled<netRateSettings.NetRateSettingsGetParams['query']> }; result: netRateSettings.NetRateSettings }
    update: { params: { path: netRateSettings.NetRateSettingsUpdateParams['path']; headers: Filled<netRateSettings.NetRateSettingsUpdateParams['headers']>; body: netRateSettings.NetRateSettingsUpdateParams['body'] }; result: netRateSettings.NetRateSettings }
    remove: { params: { path: netRateSettings.NetRateSettingsRemoveParams['path'] }; result: void }
    list: { params: { query: Filled<netRateSettings.NetRateSettingsListParams['query']> }; result: netRateSettings.NetRateSettingsRef[] }
    listAccount: { params: NoParams; result: netRateSettings.AccountNetRateSettings[] }
    listOrgUnitAccount: { params: { path: netRateSettings.NetRateSettingsListOrgUnitAccountParams['path'] }; result: netRateSettings.AccountNetRateSettings[] }
    setOrgUnit: { params: { path: netRateSettings.NetRateSettingsSetOrgUnitParams['path']; body: netRateSettings.NetRateSettingsSetOrgUnitParams['body'] }; result: void }
  }
  notifications: {
    getDefaults: { params: { path: notifications.NotificationsGetDefaultsParams['path'] }; result: notifications.NotificationDefaults }
    updateDefaults: { params: { path: notifications.NotificationsUpdateDefaultsParams['path']; headers: Filled<notifications.NotificationsUpdateDefaultsParams['headers']>; body: notifications.NotificationsUpdateDefaultsParams['body'] }; result: notifications.NotificationDefaults }
    list: { params: { query: Filled<notifications.NotificationsListParams['query'], 'page' | 'size' | 'show'> }; result: notifications.NotificationPage }
    countUnread: { params: NoParams; result: notifications.UnreadCount }
    markRead: { params: { body: NonNullable<notifications.NotificationsMarkReadParams['body']> }; result: notifications.UnreadCount }
    listMutedProjects: { params: NoParams; result: notifications.MutedProject[] }
    muteProject: { params: { path: notifications.NotificationsMuteProjectParams['path'] }; result: void }
    unmuteProject: { params: { path: notifications.NotificationsUnmuteProjectParams['path'] }; result: void }
    showUnsubscribe: { params: { path: notifications.NotificationsShowUnsubscribeParams['path'] }; result: BinaryResult }
    unsubscribe: { params: { path: notifications.NotificationsUnsubscribeParams['path'] }; result: BinaryResult }
  }
  orgUnits: {
    list: { params: { query: Filled<orgUnits.OrgUnitsListParams['query'], 'page' | 'size'> }; result: orgUnits.OrgUnitPage }
    update: { params: { headers: Filled<orgUnits.OrgUnitsUpdateParams['headers']>; body: orgUnits.OrgUnitsUpdateParams['body'] }; result: orgUnits.OrgUnit }
    create: { params: { body: orgUnits.OrgUnitsCreateParams['body'] }; result: orgUnits.OrgUnit }
    startExport: { params: { body: orgUnits.OrgUnitsStartExportParams['body'] }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: orgUnits.OrgUnitsGetExportStatusParams['path'] }; result: shared.DownloadRequest }
    get: { params: { path: orgUnits.OrgUnitsGetParams['path'] }; result: orgUnits.OrgUnit }
    remove: { params: { path: orgUnits.OrgUnitsRemoveParams['path'] }; result: void }
    getUsage: { params: { path: orgUnits.OrgUnitsGetUsageParams['path'] }; result: orgUnits.OrgUnitUsage }
    updateFileAdditions: { params: { path: orgUnits.OrgUnitsUpdateFileAdditionsParams['path']; body: orgUnits.OrgUnitsUpdateFileAdditionsParams['body'] }; result: orgUnits.OrgUnitFileAdditions }
    listWorkflows: { params: { path: orgUnits.OrgUnitsListWorkflowsParams['path'] }; result: orgUnits.OrgUnitWorkflowRule[] }
  }
  organizations: {
    list: { params: { query: Filled<organizations.OrganizationsListParams['query'], 'page' | 'size'> }; result: organizations.OrganizationListPage }
    update: { params: { headers: Filled<organizations.OrganizationsUpdateParams['headers']>; body: organizations.OrganizationsUpdateParams['body'] }; result: organizations.Organization }
    create: { params: { body: organizations.OrganizationsCreateParams['body'] }; result: organizations.Organization }
    getCounters: { params: NoParams; result: organizations.OrganizationCounters }
    startExport: { params: { body: organizations.OrganizationsStartExportParams['body'] }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: organizations.OrganizationsGetExportStatusParams['path'] }; result: shared.DownloadRequest }
    get: { params: { path: organizations.OrganizationsGetParams['path'] }; result: organizations.Organization }
    remove: { params: { path: organizations.OrganizationsRemoveParams['path'] }; result: void }
    getUsage: { params: { path: organizations.OrganizationsGetUsageParams['path'] }; result: orgUnits.OrgUnitUsage }
  }
  passkeys: {
    list: { params: NoParams; result: passkeys.Passkey[] }
    create: { params: { body: passkeys.PasskeysCreateParams['body'] }; result: passkeys.PasskeyCreated }
    begin: { params: { body: passkeys.PasskeysBeginParams['body'] }; result: passkeys.PasskeyRequest }
    rename: { params: { path: passkeys.PasskeysRenameParams['path']; body: passkeys.PasskeysRenameParams['body'] }; result: passkeys.Passkey }
    remove: { params: { path: passkeys.PasskeysRemoveParams['path']; body: passkeys.PasskeysRemoveParams['body'] }; result: void }
    reset: { params: { path: passkeys.PasskeysResetParams['path'] }; result: void }
  }
  payables: {
    list: { params: { query: Filled<payables.PayablesListParams['query'], 'page' | 'size'> }; result: payables.PayablePage }
    getSummary: { params: NoParams; result: payables.PayableSummary }
    getCounters: { params: NoParams; result: payables.PayableCounters }
    startExport: { params: { body: payables.PayablesStartExportParams['body'] }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: payables.PayablesGetExportStatusParams['path'] }; result: shared.DownloadRequest }
    create: { params: { body: payables.PayablesCreateParams['body'] }; result: payables.PayableRunStarted }
    getRun: { params: { path: payables.PayablesGetRunParams['path'] }; result: payables.PayableRun }
    approveMany: { params: { body: payables.PayablesApproveManyParams['body'] }; result: payables.PayableApprovalsResult }
    undoApprovals: { params: { body: payables.PayablesUndoApprovalsParams['body'] }; result: payables.PayableUndoResult }
    getSums: { params: { query: Filled<payables.PayablesGetSumsParams['query']> }; result: payables.PayableSums }
    getEarnings: { params: NoParams; result: payables.PayableEarnings }
    getSchedule: { params: NoParams; result: payables.PayableSchedule }
    listAdjustments: { params: { query: Filled<payables.PayablesListAdjustmentsParams['query']> }; result: payables.PayableAdjustment[] }
    createAdjustment: { params: { body: payables.PayablesCreateAdjustmentParams['body'] }; result: payables.PayableAdjustment }
    answerAdjustment: { params: { path: payables.PayablesAnswerAdjustmentParams['path']; body: payables.PayablesAnswerAdjustmentParams['body'] }; result: payables.PayableAdjustment }
    get: { params: { path: payables.PayablesGetParams['path'] }; result: payables.Payable }
    getReconciliation: { params: { path: payables.PayablesGetReconciliationParams['path'] }; result: payables.PayableReconciliation }
    approve: { params: { path: payables.PayablesApproveParams['path']; headers: Filled<payables.PayablesApproveParams['headers']> }; result: payables.Payable }
    reject: { params: { path: payables.PayablesRejectParams['path']; headers: Filled<payables.PayablesRejectParams['headers']>; body: payables.PayablesRejectParams['body'] }; result: payables.Payable }
    getSelfBilling: { params: { query: Filled<payables.PayablesGetSelfBillingParams['query']> }; result: payables.SelfBilling }
    agreeToSelfBilling: { params: NoParams; result: payables.SelfBilling }
    withdrawSelfBilling: { params: { query: Filled<payables.PayablesWithdrawSelfBillingParams['query']> }; result: void }
    agree: { params: { path: payables.PayablesAgreeParams['path'] }; result: payables.Payable }
    object: { params: { path: payables.PayablesObjectParams['path']; body: payables.PayablesObjectParams['body'] }; result: payables.Payable }
    withdraw: { params: { path: payables.PayablesWithdrawParams['path']; headers: Filled<payables.PayablesWithdrawParams['headers']>; body: payables.PayablesWithdrawParams['body'] }; result: payables.Payable }
    cancel: { params: { path: payables.PayablesCancelParams['path']; headers: Filled<payables.PayablesCancelParams['headers']>; body: payables.PayablesCancelParams['body'] }; result: payables.CancelledPayable }
    attachInvoiceFile: { params: { path: payables.PayablesAttachInvoiceFileParams['path']; body: {
      /** The file, up to 20 MB. */
      file: File
      /** Number that the linguist has given it. */
      number: string
      /** Total that it states. */
      total: number
      /** Its currency. */
      currency: shared.CurrencyCode
      /** Day of the invoice. */
      date?: string
    } }; result: payables.Payable }
    removeInvoiceFile: { params: { path: payables.PayablesRemoveInvoiceFileParams['path'] }; result: void }
  }
  payouts: {
    list: { params: { query: Filled<payouts.PayoutsListParams['query'], 'page' | 'size'> }; result: payouts.PayoutPage }
    create: { params: { body: payouts.PayoutsCreateParams['body'] }; result: payouts.PayoutResult }
    listBankAccounts: { params: NoParams; result: payouts.PayingAccount[] }
    get: { params: { path: payouts.PayoutsGetParams['path'] }; result: payouts.Payout }
    getReconciliation: { params: { path: payouts.PayoutsGetReconciliationParams['path'] }; result: payouts.PayoutReconciliation }
    send: { params: { path: payouts.PayoutsSendParams['path'] }; result: payouts.Payout }
    cancel: { params: { path: payouts.PayoutsCancelParams['path']; body: payouts.PayoutsCancelParams['body'] }; result: payouts.Payout }
    settle: { params: { path: payouts.PayoutsSettleParams['path']; headers: Filled<payouts.PayoutsSettleParams['headers']>; body: payouts.PayoutsSettleParams['body'] }; result: payables.Payable }
    fail: { params: { path: payouts.PayoutsFailParams['path']; headers: Filled<payouts.PayoutsFailParams['headers']>; body: payouts.PayoutsFailParams['body'] }; result: payables.Payable }
    retry: { params: { path: payouts.PayoutsRetryParams['path']; headers: Filled<payouts.PayoutsRetryParams['headers']> }; result: payables.Payable }
    reverse: { params: { path: payouts.PayoutsReverseParams['path']; headers: Filled<payouts.PayoutsReverseParams['headers']>; body: payouts.PayoutsReverseParams['body'] }; result: payables.Payable }
    importStatement: { params: { query: Filled<payouts.PayoutsImportStatementParams['query']>; body: {
      /** camt.053, or CSV with a layout, up to 64 MB. */
      file: File
      /** The account that it is of; for a provider's report it can be left out. */
      bankAccountUuid?: string
      /** What parts the columns; given for CSV alone. */
      separator?: 'COMMA' | 'SEMICOLON' | 'TAB'
      /** What stands before decimals; a point where it is left out. */
      decimals?: 'POINT' | 'COMMA'
      /** Form of dates; YYYY-MM-DD where it is left out. */
      dates?: 'YYYY-MM-DD' | 'DD.MM.YYYY' | 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'YYYYMMDD'
      /** Currency where there is no column of it; that of the account where it is left out. */
      currency?: shared.CurrencyCode
      /** Heading of the column of days; required for CSV. */
      dateColumn?: string
      /** Heading of the column of amounts, below zero for what was paid. */
      amountColumn?: string
      /** Heading of the column of what was paid. */
      debitColumn?: string
      /** Heading of the column of what came in. */
      creditColumn?: string
      /** Heading of the column of currencies. */
      currencyColumn?: string
      /** Heading of the column of balances. */
      balanceColumn?: string
      /** Heading of the column of names. */
      nameColumn?: string
      /** Heading of the column of texts. */
      textColumn?: string
      /** Heading of the column of the bank's references. */
      referenceColumn?: string
      /** Heading of the column of end-to-end ids. */
      endToEndIdColumn?: string
    } }; result: payouts.StatementReport }
  }
  permissionGroups: {
    list: { params: NoParams; result: permissionGroups.PermissionGroup[] }
    create: { params: { body: permissionGroups.PermissionGroupsCreateParams['body'] }; result: permissionGroups.PermissionGroup }
    get: { params: { path: permissionGroups.PermissionGroupsGetParams['path'] }; result: permissionGroups.PermissionGroupDetail }
    update: { params: { path: permissionGroups.PermissionGroupsUpdateParams['path']; headers: Filled<permissionGroups.PermissionGroupsUpdateParams['headers']>; body: permissionGroups.PermissionGroupsUpdateParams['body'] }; result: permissionGroups.PermissionGroup }
    remove: { params: { path: permissionGroups.PermissionGroupsRemoveParams['path'] }; result: void }
    addUser: { params: { path: permissionGroups.PermissionGroupsAddUserParams['path'] }; result: void }
    removeUser: { params: { path: permissionGroups.PermissionGroupsRemoveUserParams['path'] }; result: void }
  }
  permissions: {
    checkGoogleDriveDownload: { params: NoParams; result: permissions.GoogleDriveDownload }
    list: { params: { path: permissions.PermissionsListParams['path'] }; result: permissions.Permission[] }
    grant: { params: { path: permissions.PermissionsGrantParams['path'] }; result: void }
    revoke: { params: { path: permissions.PermissionsRevokeParams['path'] }; result: void }
  }
  pipelines: {
    list: { params: NoParams; result: pipelines.PipelineOverview }
    create: { params: { body: pipelines.PipelinesCreateParams['body'] }; result: pipelines.Pipeline }
    updateSettings: { params: { body: pipelines.PipelinesUpdateSettingsParams['body'] }; result: pipelines.PipelineOverview }
    tryOut: { params: { body: pipelines.PipelinesTryOutParams['body'] }; result: pipelines.PipelineDryRun }
    get: { params: { path: pipelines.PipelinesGetParams['path'] }; result: pipelines.Pipeline }
    update: { params: { path: pipelines.PipelinesUpdateParams['path']; headers: Filled<pipelines.PipelinesUpdateParams['headers']>; body: NonNullable<pipelines.PipelinesUpdateParams['body']> }; result: pipelines.Pipeline }
    remove: { params: { path: pipelines.PipelinesRemoveParams['path'] }; result: void }
    listRuns: { params: { path: pipelines.PipelinesListRunsParams['path']; query: Filled<pipelines.PipelinesListRunsParams['query'], 'page' | 'size'> }; result: pipelines.PipelineRunPage }
  }
  portal: {
    translate: { params: { body: portal.PortalTranslateParams['body'] }; result: portal.PortalTranslation }
    get: { params: NoParams; result: portal.Portal }
    getSettings: { params: NoParams; result: portal.PortalSettings }
    updateSettings: { params: { headers: Filled<portal.PortalUpdateSettingsParams['headers']>; body: NonNullable<portal.PortalUpdateSettingsParams['body']> }; result: portal.PortalSettings }
  }
  presence: {
    enter: { params: { body: presence.PresenceEnterParams['body'] }; result: presence.Presence }
    leave: { params: { body: presence.PresenceLeaveParams['body'] }; result: void }
  }
  priceLists: {
    list: { params: { query: Filled<priceLists.PriceListsListParams['query'], 'page' | 'size'> }; result: priceLists.PriceListPage }
    create: { params: { body: priceLists.PriceListsCreateParams['body'] }; result: priceLists.PriceListDetail }
    get: { params: { path: priceLists.PriceListsGetParams['path']; query: Filled<priceLists.PriceListsGetParams['query']> }; result: priceLists.PriceListDetail }
    update: { params: { path: priceLists.PriceListsUpdateParams['path']; headers: Filled<priceLists.PriceListsUpdateParams['headers']>; body: NonNullable<priceLists.PriceListsUpdateParams['body']> }; result: priceLists.PriceListDetail }
    remove: { params: { path: priceLists.PriceListsRemoveParams['path'] }; result: void }
    setPrices: { params: { path: priceLists.PriceListsSetPricesParams['path']; headers: Filled<priceLists.PriceListsSetPricesParams['headers']>; body: priceLists.PriceListsSetPricesParams['body'] }; result: priceLists.PriceListDetail }
    exportPrices: { params: { path: priceLists.PriceListsExportPricesParams['path']; query: Filled<priceLists.PriceListsExportPricesParams['query']> }; result: BinaryResult }
    importPrices: { params: { path: priceLists.PriceListsImportPricesParams['path']; query: Filled<priceLists.PriceListsImportPricesParams['query']>; headers: Filled<priceLists.PriceListsImportPricesParams['headers']>; body: {
      /** A CSV or XLSX file, up to 2 MB and 5,000 lines */
      file: File
    } }; result: priceLists.PriceImport }
  }
  profitability: {
    get: { params: { query: Filled<profitability.ProfitabilityGetParams['query'], 'by' | 'page' | 'size'> }; result: profitability.MarginReport }
  }
  projectRouting: {
    list: { params: { query: Filled<projectRouting.ProjectRoutingListParams['query'], 'page' | 'size'> }; result: projectRouting.ProjectRoutingPage }
    upsert: { params: { headers: Filled<projectRouting.ProjectRoutingUpsertParams['headers']>; body: projectRouting.ProjectRoutingUpsertParams['body'] }; result: projectRouting.ProjectRouting }
    get: { params: { path: projectRouting.ProjectRoutingGetParams['path'] }; result: projectRouting.ProjectRouting }
    remove: { params: { path: projectRouting.ProjectRoutingRemoveParams['path'] }; result: void }
    preview: { params: { path: projectRouting.ProjectRoutingPreviewParams['path']; query: Filled<projectRouting.ProjectRoutingPreviewParams['query']>; body: projectRouting.ProjectRoutingPreviewParams['body'] }; result: projectRouting.ProjectRoutingPreview }
    createProjects: { params: { path: projectRouting.ProjectRoutingCreateProjectsParams['path']; body: projectRouting.ProjectRoutingCreateProjectsParams['body'] }; result: projectRouting.ProjectRoutingStatus }
    getStatus: { params: { path: projectRouting.ProjectRoutingGetStatusParams['path'] }; result: projectRouting.ProjectRoutingStatus }
    undo: { params: { path: projectRouting.ProjectRoutingUndoParams['path'] }; result: void }
  }
  projects: {
    list: { params: { query: Filled<projects.ProjectsListParams['query'], 'page' | 'size'> }; result: projects.ProjectPage }
    create: { params: { query: Filled<projects.ProjectsCreateParams['query']>; body: NonNullable<projects.ProjectsCreateParams['body']> | undefined }; result: projects.Project }
    getCounters: { params: NoParams; result: projects.ProjectCounters }
    getTotals: { params: { query: Filled<projects.ProjectsGetTotalsParams['query']> }; result: projects.ProjectTotals }
    startExport: { params: { body: projects.ProjectsStartExportParams['body'] }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: projects.ProjectsGetExportStatusParams['path'] }; result: shared.DownloadRequest }
    createContinuous: { params: { body: projects.ProjectsCreateContinuousParams['body'] }; result: projects.Project }
    getContinuous: { params: { path: projects.ProjectsGetContinuousParams['path']; query: Filled<projects.ProjectsGetContinuousParams['query']> }; result: projects.Project }
    uploadContinuous: { params: { path: projects.ProjectsUploadContinuousParams['path']; body: {
      /** The file, up to 512 MB; its name and folder identify later versions */
      file: File
      /** Folder of the file, such as `packages/web`; the name of the file may stand at its end */
      path?: string
      /** Target locales; those of the organizational unit if absent */
      locales?: shared.LocaleCode[]
      /** Workflow codes, in the order of the steps; those of the organizational unit if absent */
      workflows?: string[]
      /** Human-readable label of a project that is created with this file */
      reference?: string
      /** Source locale of a project that is created with this file; must match that of the project if one exists */
      source?: shared.LocaleCode
      /** Tags to add to the project */
      tags?: string[]
    } }; result: projects.Project }
    downloadContinuous: { params: { path: projects.ProjectsDownloadContinuousParams['path']; query: Filled<projects.ProjectsDownloadContinuousParams['query']> }; result: BinaryResult }
    get: { params: { path: projects.ProjectsGetParams['path']; query: Filled<projects.ProjectsGetParams['query']> }; result: projects.Project }
    remove: { params: { path: projects.ProjectsRemoveParams['path'] }; result: void }
    getUsage: { params: { path: projects.ProjectsGetUsageParams['path'] }; result: projects.ProjectUsage }
    updateInfo: { params: { path: projects.ProjectsUpdateInfoParams['path']; headers: Filled<projects.ProjectsUpdateInfoParams['headers']>; body: NonNullable<projects.ProjectsUpdateInfoParams['body']> }; result: projects.Project }
    changeStatus: { params: { path: projects.ProjectsChangeStatusParams['path']; body: projects.ProjectsChangeStatusParams['body'] }; result: projects.Project }
    archive: { params: { path: projects.ProjectsArchiveParams['path'] }; result: projects.Project }
    unarchive: { params: { path: projects.ProjectsUnarchiveParams['path'] }; result: projects.Project }
    planBulk: { params: { body: projects.ProjectsPlanBulkParams['body'] }; result: projects.ProjectBulkPlan }
    changeBulk: { params: { body: projects.ProjectsChangeBulkParams['body'] }; result: jobs.Job }
    createResource: { params: { path: projects.ProjectsCreateResourceParams['path']; body: projects.ProjectsCreateResourceParams['body'] }; result: projects.ProjectResource }
    listResources: { params: { path: projects.ProjectsListResourcesParams['path'] }; result: projects.ProjectResourceRef[] }
    removeResource: { params: { path: projects.ProjectsRemoveResourceParams['path']; query: Filled<projects.ProjectsRemoveResourceParams['query']> }; result: void }
    uploadResourceContent: { params: { path: projects.ProjectsUploadResourceContentParams['path']; body: {
      /** The file, up to 512 MB */
      file?: File
      /** An upload of `uploads.create`, instead of `file` */
      uploadUuid?: string
    } }; result: projects.ProjectResource }
    updateResourceParams: { params: { path: projects.ProjectsUpdateResourceParamsParams['path']; headers: Filled<projects.ProjectsUpdateResourceParamsParams['headers']>; body: NonNullable<projects.ProjectsUpdateResourceParamsParams['body']> }; result: projects.ProjectResource }
    getFileParams: { params: NoParams; result: projects.FileParams }
    listWorkUnits: { params: { path: projects.ProjectsListWorkUnitsParams['path']; query: Filled<projects.ProjectsListWorkUnitsParams['query'], 'page' | 'size'> }; result: projects.ProjectWorkUnitPage }
    createWorkUnits: { params: { path: projects.ProjectsCreateWorkUnitsParams['path']; query: Filled<projects.ProjectsCreateWorkUnitsParams['query']>; body: projects.ProjectsCreateWorkUnitsParams['body'] }; result: projects.ProjectsCreateWorkUnitsResult }
    removeWorkUnits: { params: { path: projects.ProjectsRemoveWorkUnitsParams['path']; query: Filled<projects.ProjectsRemoveWorkUnitsParams['query'], 'resetCost'> }; result: void }
    download: { params: { path: projects.ProjectsDownloadParams['path']; query: Filled<projects.ProjectsDownloadParams['query']> }; result: BinaryResult }
    startDownload: { params: { path: projects.ProjectsStartDownloadParams['path']; body: NonNullable<projects.ProjectsStartDownloadParams['body']> }; result: shared.DownloadRequest }
    getDownloadStatus: { params: { path: projects.ProjectsGetDownloadStatusParams['path'] }; result: shared.DownloadRequest }
    downloadTranslatedFile: { params: { path: projects.ProjectsDownloadTranslatedFileParams['path']; query: Filled<projects.ProjectsDownloadTranslatedFileParams['query']> }; result: BinaryResult }
    startLocKit: { params: { path: projects.ProjectsStartLocKitParams['path']; body: projects.ProjectsStartLocKitParams['body'] }; result: projects.LocKitJob }
    startSourceFiles: { params: { path: projects.ProjectsStartSourceFilesParams['path']; body: projects.ProjectsStartSourceFilesParams['body'] }; result: projects.TranslationKitJob }
    startTranslatedFiles: { params: { path: projects.ProjectsStartTranslatedFilesParams['path']; body: projects.ProjectsStartTranslatedFilesParams['body'] }; result: projects.TranslationKitJob }
    getTranslationKitJob: { params: { path: projects.ProjectsGetTranslationKitJobParams['path'] }; result: projects.TranslationKitJob }
    listMessages: { params: { path: projects.ProjectsListMessagesParams['path']; query: Filled<projects.ProjectsListMessagesParams['query'], 'page' | 'pageSize'> }; result: projects.ProjectMessagePage }
    createMessage: { params: { path: projects.ProjectsCreateMessageParams['path']; body: projects.ProjectsCreateMessageParams['body'] }; result: projects.ProjectMessage }
    getProcessSummary: { params: { path: projects.ProjectsGetProcessSummaryParams['path'] }; result: projects.ProcessCount[] }
    listProgress: { params: { path: projects.ProjectsListProgressParams['path'] }; result: projects.LanguageProgress[] }
    listFileProgress: { params: { path: projects.ProjectsListFileProgressParams['path']; query: Filled<projects.ProjectsListFileProgressParams['query'], 'page' | 'size'> }; result: projects.FileProgressPage }
    getPaymentType: { params: { path: projects.ProjectsGetPaymentTypeParams['path'] }; result: projects.PaymentType }
    getIngestionStatus: { params: { path: projects.ProjectsGetIngestionStatusParams['path'] }; result: projects.IngestionStatus }
    listLeftOutTexts: { params: { path: projects.ProjectsListLeftOutTextsParams['path']; query: Filled<projects.ProjectsListLeftOutTextsParams['query'], 'page' | 'pageSize'> }; result: projects.LeftOutTextPage }
    uploadReferenceFile: { params: { path: projects.ProjectsUploadReferenceFileParams['path']; body: {
      /** The file, up to 512 MB */
      File: File
    } }; result: projects.ReferenceFile }
    removeReferenceFile: { params: { path: projects.ProjectsRemoveReferenceFileParams['path'] }; result: void }
    downloadReferenceFiles: { params: { path: projects.ProjectsDownloadReferenceFilesParams['path'] }; result: BinaryResult }
    listGlossaries: { params: { path: projects.ProjectsListGlossariesParams['path'] }; result: glossaries.GlossaryRef[] }
    bindGlossaries: { params: { path: projects.ProjectsBindGlossariesParams['path']; headers: Filled<projects.ProjectsBindGlossariesParams['headers']>; body: {
      /** Glossaries, in the order in which they are searched; none if absent */
      glossaries?: string[]
    } }; result: glossaries.GlossaryRef[] }
    listTranslationMemories: { params: { path: projects.ProjectsListTranslationMemoriesParams['path'] }; result: projects.TranslationMemoryBinding[] }
    bindTranslationMemories: { params: { path: projects.ProjectsBindTranslationMemoriesParams['path']; headers: Filled<projects.ProjectsBindTranslationMemoriesParams['headers']>; body: projects.ProjectsBindTranslationMemoriesParams['body'] }; result: projects.TranslationMemoryBinding[] }
  }
  provisioning: {
    createToken: { params: { query: Filled<provisioning.ProvisioningCreateTokenParams['query']>; body: provisioning.ProvisioningCreateTokenParams['body'] }; result: provisioning.ProvisioningToken }
    removeToken: { params: { query: Filled<provisioning.ProvisioningRemoveTokenParams['query']> }; result: void }
    getSettings: { params: { query: Filled<provisioning.ProvisioningGetSettingsParams['query']> }; result: provisioning.ProvisioningSettings }
    updateSettings: { params: { query: Filled<provisioning.ProvisioningUpdateSettingsParams['query']>; headers: Filled<provisioning.ProvisioningUpdateSettingsParams['headers']>; body: NonNullable<provisioning.ProvisioningUpdateSettingsParams['body']> }; result: provisioning.ProvisioningSettings }
    getLastSync: { params: { query: Filled<provisioning.ProvisioningGetLastSyncParams['query']> }; result: provisioning.LastSync }
  }
  quality: {
    list: { params: { query: Filled<quality.QualityListParams['query'], 'page' | 'size'> }; result: quality.ReviewPage }
    getCounters: { params: NoParams; result: quality.ReviewCounters }
    startExport: { params: { body: quality.QualityStartExportParams['body'] }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: quality.QualityGetExportStatusParams['path'] }; result: shared.DownloadRequest }
    get: { params: { path: quality.QualityGetParams['path'] }; result: quality.Review }
    changeStatus: { params: { path: quality.QualityChangeStatusParams['path']; body: quality.QualityChangeStatusParams['body'] }; result: quality.Review }
    listChanges: { params: { path: quality.QualityListChangesParams['path']; query: Filled<quality.QualityListChangesParams['query'], 'page' | 'size'> }; result: quality.ReviewChangePage }
    categorizeChanges: { params: { path: quality.QualityCategorizeChangesParams['path']; body: quality.QualityCategorizeChangesParams['body'] }; result: quality.ReviewChange[] }
    categorizeChange: { params: { path: quality.QualityCategorizeChangeParams['path']; body: quality.QualityCategorizeChangeParams['body'] }; result: quality.ReviewChange }
    listFindings: { params: { path: quality.QualityListFindingsParams['path'] }; result: quality.Finding[] }
    createFinding: { params: { path: quality.QualityCreateFindingParams['path']; body: quality.QualityCreateFindingParams['body'] }; result: quality.Finding }
    getScore: { params: { path: quality.QualityGetScoreParams['path'] }; result: quality.ReviewScore }
    getSample: { params: { path: quality.QualityGetSampleParams['path'] }; result: quality.ReviewSample }
    updateFinding: { params: { path: quality.QualityUpdateFindingParams['path']; headers: Filled<quality.QualityUpdateFindingParams['headers']>; body: NonNullable<quality.QualityUpdateFindingParams['body']> }; result: quality.Finding }
    removeFinding: { params: { path: quality.QualityRemoveFindingParams['path'] }; result: void }
    replyToFinding: { params: { path: quality.QualityReplyToFindingParams['path']; body: quality.QualityReplyToFindingParams['body'] }; result: quality.Finding }
    answerDispute: { params: { path: quality.QualityAnswerDisputeParams['path']; body: quality.QualityAnswerDisputeParams['body'] }; result: quality.Finding }
    arbitrate: { params: { path: quality.QualityArbitrateParams['path']; body: quality.QualityArbitrateParams['body'] }; result: quality.Finding }
    postMessage: { params: { path: quality.QualityPostMessageParams['path']; body: quality.QualityPostMessageParams['body'] }; result: quality.Finding }
    listSecondReviews: { params: { query: Filled<quality.QualityListSecondReviewsParams['query'], 'page' | 'size'> }; result: quality.SecondReviewPage }
    askForSecondReview: { params: { body: quality.QualityAskForSecondReviewParams['body'] }; result: quality.SecondReview }
    getSecondReview: { params: { path: quality.QualityGetSecondReviewParams['path'] }; result: quality.SecondReviewDetail }
    removeSecondReview: { params: { path: quality.QualityRemoveSecondReviewParams['path'] }; result: void }
    judgeSecondReview: { params: { path: quality.QualityJudgeSecondReviewParams['path']; body: quality.QualityJudgeSecondReviewParams['body'] }; result: quality.SecondReviewDetail }
  }
  qualityProfiles: {
    list: { params: NoParams; result: qualityProfiles.QualityProfile[] }
    create: { params: { body: qualityProfiles.QualityProfilesCreateParams['body'] }; result: qualityProfiles.QualityProfile }
    setPlace: { params: { body: qualityProfiles.QualityProfilesSetPlaceParams['body'] }; result: qualityProfiles.QualityProfile }
    get: { params: { path: qualityProfiles.QualityProfilesGetParams['path'] }; result: qualityProfiles.QualityProfile }
    update: { params: { path: qualityProfiles.QualityProfilesUpdateParams['path']; headers: Filled<qualityProfiles.QualityProfilesUpdateParams['headers']>; body: NonNullable<qualityProfiles.QualityProfilesUpdateParams['body']> }; result: qualityProfiles.QualityProfile }
    remove: { params: { path: qualityProfiles.QualityProfilesRemoveParams['path'] }; result: void }
  }
  qualityReports: {
    getDashboard: { params: { query: Filled<qualityReports.QualityReportsGetDashboardParams['query'], 'compareWith'> }; result: qualityReports.QualityDashboard }
    listTrends: { params: { query: Filled<qualityReports.QualityReportsListTrendsParams['query'], 'compareWith'> }; result: qualityReports.QualityTrends }
    getOwn: { params: { query: Filled<qualityReports.QualityReportsGetOwnParams['query'], 'compareWith'> }; result: qualityReports.OwnQuality }
    list: { params: { query: Filled<qualityReports.QualityReportsListParams['query'], 'page' | 'size' | 'compareWith'> }; result: qualityReports.QualityReportPage }
    startExport: { params: { path: qualityReports.QualityReportsStartExportParams['path']; body: NonNullable<qualityReports.QualityReportsStartExportParams['body']> }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: qualityReports.QualityReportsGetExportStatusParams['path'] }; result: shared.DownloadRequest }
    get: { params: { path: qualityReports.QualityReportsGetParams['path']; query: Filled<qualityReports.QualityReportsGetParams['query'], 'compareWith'> }; result: qualityReports.QualityReportDetail }
    listFindings: { params: { path: qualityReports.QualityReportsListFindingsParams['path']; query: Filled<qualityReports.QualityReportsListFindingsParams['query'], 'page' | 'size'> }; result: qualityReports.QualityReportFindingPage }
    getFile: { params: { path: qualityReports.QualityReportsGetFileParams['path']; query: Filled<qualityReports.QualityReportsGetFileParams['query'], 'compareWith'> }; result: BinaryResult }
    getSummary: { params: { query: Filled<qualityReports.QualityReportsGetSummaryParams['query'], 'compareWith'> }; result: qualityReports.QualitySummary }
  }
  receivables: {
    list: { params: { query: Filled<receivables.ReceivablesListParams['query'], 'page' | 'size'> }; result: receivables.InvoicePage }
    create: { params: { body: receivables.ReceivablesCreateParams['body'] }; result: receivables.Invoice }
    cancel: { params: { body: receivables.ReceivablesCancelParams['body'] }; result: receivables.CancelledInvoices }
    getCounters: { params: NoParams; result: receivables.InvoiceCounters }
    startExport: { params: { body: receivables.ReceivablesStartExportParams['body'] }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: receivables.ReceivablesGetExportStatusParams['path'] }; result: shared.DownloadRequest }
    listReady: { params: { query: Filled<receivables.ReceivablesListReadyParams['query'], 'by' | 'page' | 'size'> }; result: receivables.InvoiceReadyPage }
    preview: { params: { body: receivables.ReceivablesPreviewParams['body'] }; result: receivables.InvoicePreview }
    previewFile: { params: { body: receivables.ReceivablesPreviewFileParams['body'] }; result: BinaryResult }
    getSummary: { params: { query: Filled<receivables.ReceivablesGetSummaryParams['query']> }; result: receivables.ReceivablesSummary }
    getBalance: { params: { query: Filled<receivables.ReceivablesGetBalanceParams['query']> }; result: receivables.ClientBalance }
    getStatement: { params: { query: Filled<receivables.ReceivablesGetStatementParams['query']> }; result: receivables.ClientStatement }
    getStatementFile: { params: { query: Filled<receivables.ReceivablesGetStatementFileParams['query']> }; result: BinaryResult }
    listPayments: { params: { query: Filled<receivables.ReceivablesListPaymentsParams['query'], 'page' | 'size'> }; result: receivables.ClientPaymentPage }
    recordPayment: { params: { body: receivables.ReceivablesRecordPaymentParams['body'] }; result: receivables.ClientPayment }
    listIncoming: { params: { query: Filled<receivables.ReceivablesListIncomingParams['query'], 'page' | 'size'> }; result: receivables.IncomingPaymentPage }
    dismissIncoming: { params: { path: receivables.ReceivablesDismissIncomingParams['path']; body: receivables.ReceivablesDismissIncomingParams['body'] }; result: receivables.IncomingPayment }
    allocatePayment: { params: { path: receivables.ReceivablesAllocatePaymentParams['path']; body: receivables.ReceivablesAllocatePaymentParams['body'] }; result: receivables.ClientPayment }
    reversePayment: { params: { path: receivables.ReceivablesReversePaymentParams['path']; body: receivables.ReceivablesReversePaymentParams['body'] }; result: receivables.ClientPayment }
    refundPayment: { params: { path: receivables.ReceivablesRefundPaymentParams['path']; body: receivables.ReceivablesRefundPaymentParams['body'] }; result: receivables.ClientPayment }
    reversePaymentRefund: { params: { path: receivables.ReceivablesReversePaymentRefundParams['path']; body: receivables.ReceivablesReversePaymentRefundParams['body'] }; result: receivables.ClientPayment }
    get: { params: { path: receivables.ReceivablesGetParams['path'] }; result: receivables.Invoice }
    getFile: { params: { path: receivables.ReceivablesGetFileParams['path']; query: Filled<receivables.ReceivablesGetFileParams['query'], 'type'> }; result: BinaryResult }
    previewCreditNote: { params: { path: receivables.ReceivablesPreviewCreditNoteParams['path']; body: receivables.ReceivablesPreviewCreditNoteParams['body'] }; result: receivables.CreditNotePreview }
    createCreditNote: { params: { path: receivables.ReceivablesCreateCreditNoteParams['path']; body: receivables.ReceivablesCreateCreditNoteParams['body'] }; result: receivables.Invoice }
    send: { params: { path: receivables.ReceivablesSendParams['path']; body: NonNullable<receivables.ReceivablesSendParams['body']> }; result: receivables.Invoice }
    dispute: { params: { path: receivables.ReceivablesDisputeParams['path']; body: receivables.ReceivablesDisputeParams['body'] }; result: receivables.Invoice }
    settleDispute: { params: { path: receivables.ReceivablesSettleDisputeParams['path'] }; result: receivables.Invoice }
    allocateCredit: { params: { path: receivables.ReceivablesAllocateCreditParams['path']; body: receivables.ReceivablesAllocateCreditParams['body'] }; result: receivables.Invoice }
    refundCredit: { params: { path: receivables.ReceivablesRefundCreditParams['path']; body: receivables.ReceivablesRefundCreditParams['body'] }; result: receivables.Invoice }
    reverseCreditUse: { params: { path: receivables.ReceivablesReverseCreditUseParams['path']; body: receivables.ReceivablesReverseCreditUseParams['body'] }; result: receivables.Invoice }
    issueInstallment: { params: { path: receivables.ReceivablesIssueInstallmentParams['path'] }; result: receivables.Invoice }
  }
  recommendationSettings: {
    update: { params: { headers: Filled<recommendationSettings.RecommendationSettingsUpdateParams['headers']>; body: recommendationSettings.RecommendationSettingsUpdateParams['body'] }; result: recommendationSettings.RecommendationSettings }
    create: { params: { body: recommendationSettings.RecommendationSettingsCreateParams['body'] }; result: recommendationSettings.RecommendationSettings }
    list: { params: { path: recommendationSettings.RecommendationSettingsListParams['path'] }; result: recommendationSettings.RecommendationSettingsList }
    remove: { params: { path: recommendationSettings.RecommendationSettingsRemoveParams['path'] }; result: void }
    reset: { params: { path: recommendationSettings.RecommendationSettingsResetParams['path'] }; result: recommendationSettings.RecommendationSettingsList }
  }
  reportSchedules: {
    list: { params: NoParams; result: reportSchedules.ReportSchedule[] }
    create: { params: { body: reportSchedules.ReportSchedulesCreateParams['body'] }; result: reportSchedules.ReportSchedule }
    update: { params: { path: reportSchedules.ReportSchedulesUpdateParams['path']; body: reportSchedules.ReportSchedulesUpdateParams['body'] }; result: reportSchedules.ReportSchedule }
    remove: { params: { path: reportSchedules.ReportSchedulesRemoveParams['path'] }; result: void }
    unsubscribe: { params: { path: reportSchedules.ReportSchedulesUnsubscribeParams['path'] }; result: void }
  }
  resourceVersions: {
    listByProject: { params: { path: resourceVersions.ResourceVersionsListByProjectParams['path'] }; result: resourceVersions.ProjectFileVersion[] }
    create: { params: { path: resourceVersions.ResourceVersionsCreateParams['path']; body: {
      /** The file, up to 512 MB. */
      file?: File
      /** An upload of `uploads.create`, instead of `file`. */
      uploadUuid?: string
    } }; result: resourceVersions.ResourceVersion }
    list: { params: { path: resourceVersions.ResourceVersionsListParams['path'] }; result: resourceVersions.ResourceVersion[] }
    get: { params: { path: resourceVersions.ResourceVersionsGetParams['path'] }; result: resourceVersions.ResourceVersion }
    listSegments: { params: { path: resourceVersions.ResourceVersionsListSegmentsParams['path']; query: Filled<resourceVersions.ResourceVersionsListSegmentsParams['query'], 'page' | 'size'> }; result: resourceVersions.ResourceVersionSegmentPage }
  }
  reviewCategories: {
    list: { params: { query: Filled<reviewCategories.ReviewCategoriesListParams['query']> }; result: reviewCategories.ReviewCategory[] }
    create: { params: { body: reviewCategories.ReviewCategoriesCreateParams['body'] }; result: reviewCategories.ReviewCategory }
    update: { params: { path: reviewCategories.ReviewCategoriesUpdateParams['path']; headers: Filled<reviewCategories.ReviewCategoriesUpdateParams['headers']>; body: NonNullable<reviewCategories.ReviewCategoriesUpdateParams['body']> }; result: reviewCategories.ReviewCategory }
    remove: { params: { path: reviewCategories.ReviewCategoriesRemoveParams['path'] }; result: void }
  }
  sampleData: {
    get: { params: NoParams; result: sampleData.SampleData }
    add: { params: NoParams; result: sampleData.SampleData }
    remove: { params: NoParams; result: sampleData.SampleDataRemoval }
    keep: { params: { body: sampleData.SampleDataKeepParams['body'] }; result: sampleData.SampleData }
  }
  screenshots: {
    list: { params: { path: screenshots.ScreenshotsListParams['path'] }; result: screenshots.Screenshot[] }
    upload: { params: { path: screenshots.ScreenshotsUploadParams['path']; body: {
      /** PNG, JPEG, or WebP, up to 10 MB. */
      file: File
      /** Name of the screenshot; that of the file if omitted. */
      name?: string
    } }; result: screenshots.Screenshot }
    listKeys: { params: { path: screenshots.ScreenshotsListKeysParams['path']; query: Filled<screenshots.ScreenshotsListKeysParams['query']> }; result: screenshots.ScreenshotKey[] }
    update: { params: { path: screenshots.ScreenshotsUpdateParams['path']; headers: Filled<screenshots.ScreenshotsUpdateParams['headers']>; body: NonNullable<screenshots.ScreenshotsUpdateParams['body']> }; result: screenshots.Screenshot }
    remove: { params: { path: screenshots.ScreenshotsRemoveParams['path'] }; result: void }
    getImage: { params: { path: screenshots.ScreenshotsGetImageParams['path'] }; result: BinaryResult }
    listOfWorkUnit: { params: { path: screenshots.ScreenshotsListOfWorkUnitParams['path'] }; result: screenshots.Screenshot[] }
  }
  search: {
    find: { params: { query: Filled<search.SearchFindParams['query'], 'page' | 'size'> }; result: search.SearchResults }
  }
  segmentComments: {
    list: { params: { query: Filled<segmentComments.SegmentCommentsListParams['query'], 'page' | 'size'> }; result: segmentComments.SegmentCommentPage }
    listPeople: { params: { path: segmentComments.SegmentCommentsListPeopleParams['path'] }; result: segmentComments.CommentPerson[] }
    answer: { params: { path: segmentComments.SegmentCommentsAnswerParams['path']; body: segmentComments.SegmentCommentsAnswerParams['body'] }; result: segmentComments.SegmentComment }
    updateMessage: { params: { path: segmentComments.SegmentCommentsUpdateMessageParams['path']; body: segmentComments.SegmentCommentsUpdateMessageParams['body'] }; result: segmentComments.SegmentComment }
    removeMessage: { params: { path: segmentComments.SegmentCommentsRemoveMessageParams['path'] }; result: void }
    changeStatus: { params: { path: segmentComments.SegmentCommentsChangeStatusParams['path']; body: NonNullable<segmentComments.SegmentCommentsChangeStatusParams['body']> }; result: segmentComments.SegmentComment }
    listOfWorkUnit: { params: { path: segmentComments.SegmentCommentsListOfWorkUnitParams['path'] }; result: segmentComments.WorkUnitComments }
    create: { params: { path: segmentComments.SegmentCommentsCreateParams['path']; body: segmentComments.SegmentCommentsCreateParams['body'] }; result: segmentComments.SegmentComment }
  }
  segmentationRules: {
    list: { params: NoParams; result: segmentationRules.UnitSegmentationRules[] }
    get: { params: { path: segmentationRules.SegmentationRulesGetParams['path'] }; result: segmentationRules.SegmentationRules }
    upload: { params: { path: segmentationRules.SegmentationRulesUploadParams['path']; query: Filled<segmentationRules.SegmentationRulesUploadParams['query']>; headers: Filled<segmentationRules.SegmentationRulesUploadParams['headers']>; body: {
      /** The SRX file, at most 2 MB. */
      file: File
    } }; result: segmentationRules.SegmentationRules }
    remove: { params: { path: segmentationRules.SegmentationRulesRemoveParams['path'] }; result: void }
    download: { params: { path: segmentationRules.SegmentationRulesDownloadParams['path'] }; result: BinaryResult }
    preview: { params: { path: segmentationRules.SegmentationRulesPreviewParams['path']; body: segmentationRules.SegmentationRulesPreviewParams['body'] }; result: segmentationRules.SegmentationPreview }
  }
  serviceNow: {
    getSettings: { params: NoParams; result: serviceNow.ServiceNowSettings }
    updateSettings: { params: { body: serviceNow.ServiceNowUpdateSettingsParams['body'] }; result: serviceNow.ServiceNowSettings }
    requestTranslation: { params: { body: serviceNow.ServiceNowRequestTranslationParams['body'] }; result: serviceNow.ServiceNowProject }
    retrieveTranslation: { params: { body: serviceNow.ServiceNowRetrieveTranslationParams['body'] }; result: serviceNow.ServiceNowTranslation }
  }
  spellingWords: {
    list: { params: { path: spellingWords.SpellingWordsListParams['path'] }; result: spellingWords.SpellingWords }
    add: { params: { path: spellingWords.SpellingWordsAddParams['path']; body: spellingWords.SpellingWordsAddParams['body'] }; result: spellingWords.SpellingWord[] }
    remove: { params: { path: spellingWords.SpellingWordsRemoveParams['path'] }; result: void }
  }
  sso: {
    get: { params: { query: Filled<sso.SsoGetParams['query']> }; result: sso.SingleSignOn }
    update: { params: { query: Filled<sso.SsoUpdateParams['query']>; headers: Filled<sso.SsoUpdateParams['headers']>; body: sso.SsoUpdateParams['body'] }; result: sso.SingleSignOn }
    remove: { params: { query: Filled<sso.SsoRemoveParams['query']>; body: sso.SsoRemoveParams['body'] }; result: void }
    updateUrlKey: { params: { query: Filled<sso.SsoUpdateUrlKeyParams['query']>; body: sso.SsoUpdateUrlKeyParams['body'] }; result: sso.SingleSignOn }
    addDomain: { params: { query: Filled<sso.SsoAddDomainParams['query']>; body: sso.SsoAddDomainParams['body'] }; result: sso.SingleSignOn }
    removeDomain: { params: { query: Filled<sso.SsoRemoveDomainParams['query']>; body: sso.SsoRemoveDomainParams['body'] }; result: void }
    checkDomain: { params: { query: Filled<sso.SsoCheckDomainParams['query']>; body: sso.SsoCheckDomainParams['body'] }; result: sso.SingleSignOn }
    readMetadata: { params: { body: NonNullable<sso.SsoReadMetadataParams['body']> }; result: sso.SsoMetadata }
    getTrial: { params: { path: sso.SsoGetTrialParams['path']; query: Filled<sso.SsoGetTrialParams['query']> }; result: sso.SsoTrial }
    find: { params: { query: Filled<sso.SsoFindParams['query']> }; result: sso.SsoOffer }
    start: { params: { path: sso.SsoStartParams['path']; query: Filled<sso.SsoStartParams['query'], 'trial'> }; result: void }
    finish: { params: { path: sso.SsoFinishParams['path']; query: Filled<sso.SsoFinishParams['query']> }; result: void }
    receiveAnswer: { params: { path: sso.SsoReceiveAnswerParams['path']; body: sso.SsoReceiveAnswerParams['body'] }; result: void }
    getMetadata: { params: { path: sso.SsoGetMetadataParams['path'] }; result: BinaryResult }
    arriveSignedOut: { params: { path: sso.SsoArriveSignedOutParams['path'] }; result: void }
    signOut: { params: NoParams; result: sso.SsoSignOut }
  }
  tasks: {
    list: { params: { query: Filled<tasks.TasksListParams['query'], 'page' | 'size'> }; result: tasks.TaskPage }
    getCounters: { params: NoParams; result: tasks.TaskCounters }
    startExport: { params: { body: tasks.TasksStartExportParams['body'] }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: tasks.TasksGetExportStatusParams['path'] }; result: shared.DownloadRequest }
    listGroups: { params: { query: Filled<tasks.TasksListGroupsParams['query'], 'page' | 'size'> }; result: tasks.TaskGroupPage }
    getBoard: { params: { query: Filled<tasks.TasksGetBoardParams['query'], 'rows' | 'cards' | 'page' | 'size'> }; result: tasks.TaskBoard }
    getCalendar: { params: { query: Filled<tasks.TasksGetCalendarParams['query'], 'days' | 'cards'> }; result: tasks.TaskCalendar }
    listWorkload: { params: { query: Filled<tasks.TasksListWorkloadParams['query'], 'days' | 'page' | 'size'> }; result: tasks.TaskWorkloadPage }
    listAvailable: { params: { query: Filled<tasks.TasksListAvailableParams['query'], 'page' | 'size'> }; result: tasks.AvailableTaskPage }
    listByWorkUnit: { params: { path: tasks.TasksListByWorkUnitParams['path'] }; result: tasks.WorkUnitTask[] }
    listStatuses: { params: { path: tasks.TasksListStatusesParams['path'] }; result: shared.TaskStatus[] }
    assignBulk: { params: { query: Filled<tasks.TasksAssignBulkParams['query'], 'bulk'>; body: {
      /** The tasks, as repeated parts. */
      tasksUuids: string[]
      /** New assignee. */
      userUuid: string
      /** The versions of the tasks that were read, in the order of `tasksUuids`, as repeated parts. If the assignee of a task has changed since then, the response is 409 with the code `OUTDATED`, and no task is assigned. */
      versions?: string[]
    } }; result: tasks.Task[] }
    autoAssign: { params: { query: Filled<tasks.TasksAutoAssignParams['query']>; body: NonNullable<tasks.TasksAutoAssignParams['body']> | undefined }; result: tasks.AutoAssignRequest }
    listBulkLinguists: { params: { body: tasks.TasksListBulkLinguistsParams['body'] }; result: tasks.BulkLinguist[] }
    planBulk: { params: { body: tasks.TasksPlanBulkParams['body'] }; result: tasks.TaskBulkPlan }
    changeBulk: { params: { body: tasks.TasksChangeBulkParams['body'] }; result: jobs.Job }
    listSlices: { params: { body: tasks.TasksListSlicesParams['body'] }; result: tasks.TaskSlice[] }
    get: { params: { path: tasks.TasksGetParams['path'] }; result: tasks.Task }
    updateInstructions: { params: { path: tasks.TasksUpdateInstructionsParams['path']; headers: Filled<tasks.TasksUpdateInstructionsParams['headers']>; body: tasks.TasksUpdateInstructionsParams['body'] }; result: tasks.Task }
    assign: { params: { path: tasks.TasksAssignParams['path']; headers: Filled<tasks.TasksAssignParams['headers']> }; result: tasks.Task }
    revokeAssignment: { params: { path: tasks.TasksRevokeAssignmentParams['path']; headers: Filled<tasks.TasksRevokeAssignmentParams['headers']> }; result: tasks.Task }
    changeStatus: { params: { path: tasks.TasksChangeStatusParams['path']; body: tasks.TasksChangeStatusParams['body'] }; result: tasks.TaskStatusResult }
    updateDueDate: { params: { path: tasks.TasksUpdateDueDateParams['path']; headers: Filled<tasks.TasksUpdateDueDateParams['headers']>; body: tasks.TasksUpdateDueDateParams['body'] }; result: tasks.Task }
    planSplit: { params: { path: tasks.TasksPlanSplitParams['path']; body: NonNullable<tasks.TasksPlanSplitParams['body']> }; result: tasks.TaskSplitPlan }
    split: { params: { path: tasks.TasksSplitParams['path']; headers: Filled<tasks.TasksSplitParams['headers']>; body: tasks.TasksSplitParams['body'] }; result: tasks.Task[] }
    join: { params: { path: tasks.TasksJoinParams['path']; headers: Filled<tasks.TasksJoinParams['headers']> }; result: tasks.Task }
    updateCategories: { params: { path: tasks.TasksUpdateCategoriesParams['path']; headers: Filled<tasks.TasksUpdateCategoriesParams['headers']>; body: tasks.TasksUpdateCategoriesParams['body'] }; result: tasks.Task }
    uploadReferenceFile: { params: { path: tasks.TasksUploadReferenceFileParams['path']; body: {
      /** The file, up to 512 MB. */
      File: File
    } }; result: tasks.TaskFile }
    removeReferenceFile: { params: { path: tasks.TasksRemoveReferenceFileParams['path'] }; result: void }
    downloadReferenceFiles: { params: { path: tasks.TasksDownloadReferenceFilesParams['path'] }; result: BinaryResult }
    reject: { params: { path: tasks.TasksRejectParams['path']; body: NonNullable<tasks.TasksRejectParams['body']> }; result: tasks.Task }
    getSummary: { params: { path: tasks.TasksGetSummaryParams['path'] }; result: tasks.TaskSummary }
    getLogfile: { params: { path: tasks.TasksGetLogfileParams['path'] }; result: tasks.TaskLogfile }
    getLogfileBreakdown: { params: { path: tasks.TasksGetLogfileBreakdownParams['path']; query: Filled<tasks.TasksGetLogfileBreakdownParams['query']> }; result: logfiles.Logfile }
    updatePayments: { params: { path: tasks.TasksUpdatePaymentsParams['path']; headers: Filled<tasks.TasksUpdatePaymentsParams['headers']>; body: tasks.TasksUpdatePaymentsParams['body'] }; result: tasks.TaskPayments }
    answerPayments: { params: { path: tasks.TasksAnswerPaymentsParams['path']; headers: Filled<tasks.TasksAnswerPaymentsParams['headers']>; body: tasks.TasksAnswerPaymentsParams['body'] }; result: tasks.TaskPayments }
    explainAvailable: { params: NoParams; result: tasks.AvailableExplanation }
    previewPlacement: { params: { path: tasks.TasksPreviewPlacementParams['path']; body: NonNullable<tasks.TasksPreviewPlacementParams['body']> }; result: tasks.PlacementPreview }
    undoSkip: { params: { path: tasks.TasksUndoSkipParams['path'] }; result: tasks.Task }
    getScore: { params: { path: tasks.TasksGetScoreParams['path'] }; result: tasks.TaskScore }
    listVendors: { params: { path: tasks.TasksListVendorsParams['path'] }; result: tasks.TaskVendor[] }
    listCostDetails: { params: { path: tasks.TasksListCostDetailsParams['path'] }; result: tasks.TaskCostDetail[] }
    explainPay: { params: { path: tasks.TasksExplainPayParams['path']; query: Filled<tasks.TasksExplainPayParams['query'], 'page' | 'size'> }; result: costs.CostExplanation }
    getStopLoss: { params: { path: tasks.TasksGetStopLossParams['path'] }; result: tasks.TasksGetStopLossResult }
    postStopLoss: { params: { path: tasks.TasksPostStopLossParams['path']; headers: Filled<tasks.TasksPostStopLossParams['headers']>; body: NonNullable<tasks.TasksPostStopLossParams['body']> }; result: tasks.StopLossOffer }
    listLog: { params: { path: tasks.TasksListLogParams['path'] }; result: tasks.TaskLogEntry[] }
  }
  termExtractions: {
    getLatest: { params: { path: termExtractions.TermExtractionsGetLatestParams['path'] }; result: termExtractions.LatestTermExtraction }
    start: { params: { path: termExtractions.TermExtractionsStartParams['path']; body: NonNullable<termExtractions.TermExtractionsStartParams['body']> }; result: termExtractions.TermExtraction }
    listCandidates: { params: { path: termExtractions.TermExtractionsListCandidatesParams['path']; query: Filled<termExtractions.TermExtractionsListCandidatesParams['query'], 'page' | 'size'> }; result: termExtractions.TermCandidatePage }
    refuse: { params: { path: termExtractions.TermExtractionsRefuseParams['path']; body: termExtractions.TermExtractionsRefuseParams['body'] }; result: void }
    request: { params: { path: termExtractions.TermExtractionsRequestParams['path']; body: termExtractions.TermExtractionsRequestParams['body'] }; result: termRequests.TermBulkCreated }
  }
  termRequests: {
    bulkCreate: { params: { body: termRequests.TermRequestsBulkCreateParams['body'] }; result: termRequests.TermBulkCreated }
    requestUpdate: { params: { body: termRequests.TermRequestsRequestUpdateParams['body'] }; result: termRequests.TermRequestRef }
    list: { params: { query: Filled<termRequests.TermRequestsListParams['query'], 'page' | 'size'> }; result: termRequests.TermRequestPage }
    getCounters: { params: { query: Filled<termRequests.TermRequestsGetCountersParams['query']> }; result: termRequests.TermRequestCounters }
    getDashboard: { params: NoParams; result: termRequests.TermDashboard }
    bulkUpdate: { params: { body: termRequests.TermRequestsBulkUpdateParams['body'] }; result: termRequests.TermRequest }
    get: { params: { path: termRequests.TermRequestsGetParams['path'] }; result: termRequests.TermRequest }
    update: { params: { path: termRequests.TermRequestsUpdateParams['path']; headers: Filled<termRequests.TermRequestsUpdateParams['headers']>; body: NonNullable<termRequests.TermRequestsUpdateParams['body']> }; result: termRequests.TermRequest }
    getEffect: { params: { path: termRequests.TermRequestsGetEffectParams['path'] }; result: termRequests.TermRequestEffect }
    move: { params: { path: termRequests.TermRequestsMoveParams['path']; body: termRequests.TermRequestsMoveParams['body'] }; result: termRequests.TermRequest }
  }
  textChanges: {
    preview: { params: { body: textChanges.TextChangesPreviewParams['body'] }; result: textChanges.TextChangePreview }
    list: { params: { query: Filled<textChanges.TextChangesListParams['query'], 'page' | 'size'> }; result: textChanges.TextChangePage }
    start: { params: { body: textChanges.TextChangesStartParams['body'] }; result: textChanges.TextChange }
    get: { params: { path: textChanges.TextChangesGetParams['path'] }; result: textChanges.TextChange }
    undo: { params: { path: textChanges.TextChangesUndoParams['path'] }; result: textChanges.TextChange }
  }
  thirdParties: {
    list: { params: NoParams; result: thirdParties.ThirdPartyDetail[] }
    create: { params: { body: thirdParties.ThirdPartiesCreateParams['body'] }; result: thirdParties.ThirdPartyDetail }
    listOwn: { params: NoParams; result: thirdParties.ThirdParty[] }
    redirect: { params: { path: thirdParties.ThirdPartiesRedirectParams['path'] }; result: users.RedirectTarget }
    update: { params: { path: thirdParties.ThirdPartiesUpdateParams['path']; headers: Filled<thirdParties.ThirdPartiesUpdateParams['headers']>; body: thirdParties.ThirdPartiesUpdateParams['body'] }; result: thirdParties.ThirdPartyDetail }
    remove: { params: { path: thirdParties.ThirdPartiesRemoveParams['path'] }; result: void }
  }
  translationMemories: {
    list: { params: { query: Filled<translationMemories.TranslationMemoriesListParams['query'], 'page' | 'pageSize'> }; result: translationMemories.TranslationMemoryPage }
    update: { params: { headers: Filled<translationMemories.TranslationMemoriesUpdateParams['headers']>; body: translationMemories.TranslationMemoriesUpdateParams['body'] }; result: translationMemories.TranslationMemory }
    create: { params: { body: translationMemories.TranslationMemoriesCreateParams['body'] }; result: translationMemories.TranslationMemory }
    getCounters: { params: NoParams; result: translationMemories.TranslationMemoryCounters }
    startListExport: { params: { body: translationMemories.TranslationMemoriesStartListExportParams['body'] }; result: shared.DownloadRequest }
    getListExportStatus: { params: { path: translationMemories.TranslationMemoriesGetListExportStatusParams['path'] }; result: shared.DownloadRequest }
    listOfOrgUnit: { params: { path: translationMemories.TranslationMemoriesListOfOrgUnitParams['path'] }; result: translationMemories.OrgUnitMemory[] }
    bindToOrgUnit: { params: { path: translationMemories.TranslationMemoriesBindToOrgUnitParams['path']; headers: Filled<translationMemories.TranslationMemoriesBindToOrgUnitParams['headers']>; body: translationMemories.TranslationMemoriesBindToOrgUnitParams['body'] }; result: translationMemories.OrgUnitMemory[] }
    get: { params: { path: translationMemories.TranslationMemoriesGetParams['path'] }; result: translationMemories.TranslationMemory }
    remove: { params: { path: translationMemories.TranslationMemoriesRemoveParams['path'] }; result: void }
    searchUnits: { params: { path: translationMemories.TranslationMemoriesSearchUnitsParams['path']; query: Filled<translationMemories.TranslationMemoriesSearchUnitsParams['query'], 'page' | 'pageSize'> }; result: translationMemories.TranslationUnitPage }
    searchSimilarUnits: { params: { path: translationMemories.TranslationMemoriesSearchSimilarUnitsParams['path']; query: Filled<translationMemories.TranslationMemoriesSearchSimilarUnitsParams['query'], 'threshold'> }; result: translationMemories.SimilarUnit[] }
    searchSegments: { params: { path: translationMemories.TranslationMemoriesSearchSegmentsParams['path']; query: Filled<translationMemories.TranslationMemoriesSearchSegmentsParams['query'], 'threshold'> }; result: translationMemories.MemorySegmentMatch[] }
    createUnit: { params: { path: translationMemories.TranslationMemoriesCreateUnitParams['path']; query: Filled<translationMemories.TranslationMemoriesCreateUnitParams['query'], 'override'>; body: translationMemories.TranslationMemoriesCreateUnitParams['body'] }; result: translationMemories.TranslationUnitRef }
    updateUnit: { params: { path: translationMemories.TranslationMemoriesUpdateUnitParams['path']; headers: Filled<translationMemories.TranslationMemoriesUpdateUnitParams['headers']>; body: translationMemories.TranslationMemoriesUpdateUnitParams['body'] }; result: translationMemories.TranslationUnitRef }
    removeUnit: { params: { path: translationMemories.TranslationMemoriesRemoveUnitParams['path'] }; result: void }
    removeSegment: { params: { path: translationMemories.TranslationMemoriesRemoveSegmentParams['path']; query: Filled<translationMemories.TranslationMemoriesRemoveSegmentParams['query']> }; result: void }
    import: { params: { path: translationMemories.TranslationMemoriesImportParams['path']; query: Filled<translationMemories.TranslationMemoriesImportParams['query']>; body: {
      /** TMX 1.4 in UTF-8 or UTF-16, at most 512 MB, or compressed with gzip (.tmx.gz) */
      file: File
    } }; result: jobs.Job }
    export: { params: { path: translationMemories.TranslationMemoriesExportParams['path']; query: Filled<translationMemories.TranslationMemoriesExportParams['query']> }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: translationMemories.TranslationMemoriesGetExportStatusParams['path'] }; result: shared.DownloadRequest }
    searchConcordance: { params: { path: translationMemories.TranslationMemoriesSearchConcordanceParams['path']; query: Filled<translationMemories.TranslationMemoriesSearchConcordanceParams['query'], 'side' | 'matchCase' | 'wholeWords' | 'size'> }; result: translationMemories.ConcordanceResult }
    clear: { params: { path: translationMemories.TranslationMemoriesClearParams['path'] }; result: jobs.Job }
    replaceText: { params: { path: translationMemories.TranslationMemoriesReplaceTextParams['path']; body: translationMemories.TranslationMemoriesReplaceTextParams['body'] }; result: jobs.Job }
    previewReplacement: { params: { path: translationMemories.TranslationMemoriesPreviewReplacementParams['path']; body: translationMemories.TranslationMemoriesPreviewReplacementParams['body'] }; result: translationMemories.ReplacementPreview }
    undoReplacement: { params: { path: translationMemories.TranslationMemoriesUndoReplacementParams['path']; body: NonNullable<translationMemories.TranslationMemoriesUndoReplacementParams['body']> }; result: jobs.Job }
  }
  uploads: {
    create: { params: { body: {
      /** The file, up to 512 MB */
      file: File
    } }; result: uploads.UploadedFile }
    preview: { params: { path: uploads.UploadsPreviewParams['path']; body: uploads.UploadsPreviewParams['body'] }; result: uploads.FilePreview }
  }
  userRates: {
    listLines: { params: { query: Filled<userRates.UserRatesListLinesParams['query'], 'page' | 'size'> }; result: userRates.UserRateLinePage }
    createAll: { params: { body: userRates.UserRatesCreateAllParams['body'] }; result: userRates.UserRateChangeResult }
    compareLines: { params: { query: Filled<userRates.UserRatesCompareLinesParams['query']> }; result: userRates.UserRateComparison[] }
    startExport: { params: { body: userRates.UserRatesStartExportParams['body'] }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: userRates.UserRatesGetExportStatusParams['path'] }; result: shared.DownloadRequest }
    importTable: { params: { query: Filled<userRates.UserRatesImportTableParams['query']>; body: {
      /** A CSV or XLSX file, up to 2 MB. */
      file: File
    } }; result: jobs.TableImportJob }
    exportTable: { params: { query: Filled<userRates.UserRatesExportTableParams['query']> }; result: BinaryResult }
    listAll: { params: { query: Filled<userRates.UserRatesListAllParams['query'], 'page' | 'size'> }; result: userRates.UserRatePage }
    list: { params: { path: userRates.UserRatesListParams['path']; query: Filled<userRates.UserRatesListParams['query']> }; result: userRates.UserRate[] }
    create: { params: { path: userRates.UserRatesCreateParams['path']; body: userRates.UserRatesCreateParams['body'] }; result: userRates.UserRate }
    get: { params: { path: userRates.UserRatesGetParams['path']; query: Filled<userRates.UserRatesGetParams['query']> }; result: userRates.UserRate }
    update: { params: { path: userRates.UserRatesUpdateParams['path']; headers: Filled<userRates.UserRatesUpdateParams['headers']>; body: NonNullable<userRates.UserRatesUpdateParams['body']> }; result: userRates.UserRate }
    remove: { params: { path: userRates.UserRatesRemoveParams['path'] }; result: void }
    setDefault: { params: { path: userRates.UserRatesSetDefaultParams['path'] }; result: void }
    removeDetail: { params: { path: userRates.UserRatesRemoveDetailParams['path'] }; result: void }
  }
  users: {
    list: { params: { query: Filled<users.UsersListParams['query'], 'page' | 'size'> }; result: users.UserPage }
    create: { params: { body: users.UsersCreateParams['body'] }; result: users.User }
    getCounters: { params: NoParams; result: users.UserCounters }
    startExport: { params: { body: users.UsersStartExportParams['body'] }; result: shared.DownloadRequest }
    getExportStatus: { params: { path: users.UsersGetExportStatusParams['path'] }; result: shared.DownloadRequest }
    importTable: { params: { query: Filled<users.UsersImportTableParams['query']>; body: {
      /** A CSV or XLSX file, up to 2 MB. */
      file: File
    } }; result: jobs.TableImportJob }
    exportTable: { params: { query: Filled<users.UsersExportTableParams['query']> }; result: BinaryResult }
    getFigures: { params: { path: users.UsersGetFiguresParams['path']; query: Filled<users.UsersGetFiguresParams['query']> }; result: users.UserFigures }
    getBilling: { params: { path: users.UsersGetBillingParams['path'] }; result: users.UserBilling }
    listBillingVersions: { params: { path: users.UsersListBillingVersionsParams['path']; query: Filled<users.UsersListBillingVersionsParams['query'], 'page' | 'size'> }; result: users.UserBillingVersionPage }
    confirmPayment: { params: { path: users.UsersConfirmPaymentParams['path'] }; result: users.UserBilling }
    declinePayment: { params: { path: users.UsersDeclinePaymentParams['path']; body: NonNullable<users.UsersDeclinePaymentParams['body']> }; result: users.UserBilling }
    updateBilling: { params: { headers: Filled<users.UsersUpdateBillingParams['headers']>; body: NonNullable<users.UsersUpdateBillingParams['body']> }; result: users.UserBilling }
    updatePayment: { params: { headers: Filled<users.UsersUpdatePaymentParams['headers']>; body: users.UsersUpdatePaymentParams['body'] }; result: users.UserBilling }
    updateOwnPayment: { params: { headers: Filled<users.UsersUpdateOwnPaymentParams['headers']>; body: users.UsersUpdateOwnPaymentParams['body'] }; result: users.UserBilling }
    getLoggedUser: { params: NoParams; result: users.LoggedUser }
    updateLoggedUser: { params: { headers: Filled<users.UsersUpdateLoggedUserParams['headers']>; body: NonNullable<users.UsersUpdateLoggedUserParams['body']> }; result: users.LoggedUser }
    getAuthority: { params: NoParams; result: users.UserAuthority }
    listEligibleLinguists: { params: { path: users.UsersListEligibleLinguistsParams['path']; query: Filled<users.UsersListEligibleLinguistsParams['query'], 'all'> }; result: users.EligibleLinguist[] }
    listTaskViewers: { params: { path: users.UsersListTaskViewersParams['path'] }; result: users.TaskViewer[] }
    listTaskRejecters: { params: { path: users.UsersListTaskRejectersParams['path'] }; result: users.TaskRejecter[] }
    get: { params: { path: users.UsersGetParams['path'] }; result: users.User }
    update: { params: { path: users.UsersUpdateParams['path']; headers: Filled<users.UsersUpdateParams['headers']>; body: NonNullable<users.UsersUpdateParams['body']> }; result: users.User }
    delete: { params: { path: users.UsersDeleteParams['path'] }; result: void }
    requestPassword: { params: { body: users.UsersRequestPasswordParams['body'] }; result: void }
    checkPasswordLink: { params: { path: users.UsersCheckPasswordLinkParams['path'] }; result: users.PasswordLink }
    updatePasswordWithCode: { params: { path: users.UsersUpdatePasswordWithCodeParams['path']; body: users.UsersUpdatePasswordWithCodeParams['body'] }; result: void }
    changePassword: { params: { body: users.UsersChangePasswordParams['body'] }; result: users.PasswordChanged }
    resetPassword: { params: { path: users.UsersResetPasswordParams['path'] }; result: void }
    sendOneTimeLogin: { params: { path: users.UsersSendOneTimeLoginParams['path'] }; result: void }
    impersonate: { params: { path: users.UsersImpersonateParams['path'] }; result: users.RedirectTarget }
    getToken: { params: NoParams; result: users.AccessKeyInfo }
    createToken: { params: { body: users.UsersCreateTokenParams['body'] }; result: users.NewAccessKey }
    removeToken: { params: NoParams; result: void }
    getAccessKey: { params: { path: users.UsersGetAccessKeyParams['path'] }; result: users.AccessKeyInfo }
    revokeAccessKey: { params: { path: users.UsersRevokeAccessKeyParams['path'] }; result: void }
    requestMagicCode: { params: { body: users.UsersRequestMagicCodeParams['body'] }; result: void }
    verifyMagicCode: { params: { body: users.UsersVerifyMagicCodeParams['body'] }; result: void }
    listSessions: { params: NoParams; result: users.UserSession[] }
    endOtherSessions: { params: NoParams; result: users.UserSession[] }
    endSession: { params: { path: users.UsersEndSessionParams['path'] }; result: void }
    listContracts: { params: { query: Filled<users.UsersListContractsParams['query']> }; result: contracts.AcceptedContract[] }
    listSignIns: { params: { query: Filled<users.UsersListSignInsParams['query'], 'page' | 'size'> }; result: users.SignInPage }
    uploadAvatar: { params: { body: {
      /** PNG, JPEG, or WebP, up to 5 MB. */
      file: File
    } }; result: users.Avatar }
    removeAvatar: { params: NoParams; result: void }
    getAvatar: { params: { path: users.UsersGetAvatarParams['path'] }; result: BinaryResult }
    getPreferenceSettings: { params: NoParams; result: users.PreferenceSettings }
    updatePreferenceSettings: { params: { body: NonNullable<users.UsersUpdatePreferenceSettingsParams['body']> }; result: users.PreferenceSettings }
    listSubscriptions: { params: NoParams; result: users.Subscription[] }
    updateSubscriptions: { params: { body: users.UsersUpdateSubscriptionsParams['body'] }; result: users.Subscription[] }
    exists: { params: { query: Filled<users.UsersExistsParams['query']> }; result: users.UserExistence }
    listStatuses: { params: NoParams; result: shared.UserStatus[] }
    listRoles: { params: NoParams; result: shared.Role[] }
    setStatus: { params: { path: users.UsersSetStatusParams['path']; query: Filled<users.UsersSetStatusParams['query']> }; result: void }
    block: { params: { path: users.UsersBlockParams['path'] }; result: void }
    unblock: { params: { path: users.UsersUnblockParams['path'] }; result: void }
    unblockByAttempts: { params: { path: users.UsersUnblockByAttemptsParams['path'] }; result: void }
    checkBlockStatus: { params: { path: users.UsersCheckBlockStatusParams['path'] }; result: users.UserBlockStatus }
    getAccount: { params: { path: users.UsersGetAccountParams['path'] }; result: users.UserAccount }
    addRole: { params: { path: users.UsersAddRoleParams['path'] }; result: void }
    removeRole: { params: { path: users.UsersRemoveRoleParams['path'] }; result: void }
    getEntryPoint: { params: { path: users.UsersGetEntryPointParams['path'] }; result: users.UserEntryPoint }
    setEntryPoint: { params: { path: users.UsersSetEntryPointParams['path']; body: users.UsersSetEntryPointParams['body'] }; result: users.UserEntryPoint }
    addTag: { params: { path: users.UsersAddTagParams['path'] }; result: void }
    removeTag: { params: { path: users.UsersRemoveTagParams['path'] }; result: void }
    addLanguagePair: { params: { path: users.UsersAddLanguagePairParams['path'] }; result: void }
    removeLanguagePair: { params: { path: users.UsersRemoveLanguagePairParams['path'] }; result: void }
    addOrganization: { params: { path: users.UsersAddOrganizationParams['path'] }; result: void }
    removeOrganization: { params: { path: users.UsersRemoveOrganizationParams['path'] }; result: void }
    addOrgUnit: { params: { path: users.UsersAddOrgUnitParams['path'] }; result: void }
    removeOrgUnit: { params: { path: users.UsersRemoveOrgUnitParams['path'] }; result: void }
  }
  webhooks: {
    list: { params: NoParams; result: webhooks.Webhook[] }
    create: { params: { body: NonNullable<webhooks.WebhooksCreateParams['body']> }; result: webhooks.WebhookWithSecret }
    listTypes: { params: NoParams; result: webhooks.WebhookTypeInfo[] }
    get: { params: { path: webhooks.WebhooksGetParams['path'] }; result: webhooks.Webhook }
    update: { params: { path: webhooks.WebhooksUpdateParams['path']; headers: Filled<webhooks.WebhooksUpdateParams['headers']>; body: NonNullable<webhooks.WebhooksUpdateParams['body']> }; result: webhooks.Webhook }
    remove: { params: { path: webhooks.WebhooksRemoveParams['path'] }; result: void }
    toggle: { params: { path: webhooks.WebhooksToggleParams['path']; query: Filled<webhooks.WebhooksToggleParams['query']> }; result: webhooks.Webhook }
    rotateSecret: { params: { path: webhooks.WebhooksRotateSecretParams['path']; body: webhooks.WebhooksRotateSecretParams['body'] }; result: webhooks.WebhookWithSecret }
    test: { params: { path: webhooks.WebhooksTestParams['path'] }; result: webhooks.WebhookDeliveryDetail }
    listDeliveries: { params: { path: webhooks.WebhooksListDeliveriesParams['path']; query: Filled<webhooks.WebhooksListDeliveriesParams['query'], 'page' | 'size'> }; result: webhooks.WebhookDeliveryPage }
    getDelivery: { params: { path: webhooks.WebhooksGetDeliveryParams['path'] }; result: webhooks.WebhookDeliveryDetail }
    replayDelivery: { params: { path: webhooks.WebhooksReplayDeliveryParams['path'] }; result: webhooks.WebhookDelivery }
    replay: { params: { path: webhooks.WebhooksReplayParams['path']; body: webhooks.WebhooksReplayParams['body'] }; result: webhooks.WebhookReplayed }
    pullEvents: { params: { path: webhooks.WebhooksPullEventsParams['path']; query: Filled<webhooks.WebhooksPullEventsParams['query'], 'size'> }; result: webhooks.PulledEvents }
  }
  wordpressConnector: {
    updateConfig: { params: { body: wordpressConnector.WordpressConnectorUpdateConfigParams['body'] }; result: wordpressConnector.WordpressConfig }
    createConfig: { params: { body: wordpressConnector.WordpressConnectorCreateConfigParams['body'] }; result: wordpressConnector.WordpressConfig }
    getConfig: { params: { path: wordpressConnector.WordpressConnectorGetConfigParams['path'] }; result: wordpressConnector.WordpressConfig }
    sync: { params: { query: Filled<wordpressConnector.WordpressConnectorSyncParams['query']>; body: wordpressConnector.WordpressConnectorSyncParams['body'] }; result: shared.AsyncRequest }
    deliver: { params: { path: wordpressConnector.WordpressConnectorDeliverParams['path']; query: Filled<wordpressConnector.WordpressConnectorDeliverParams['query']>; body: NonNullable<wordpressConnector.WordpressConnectorDeliverParams['body']> }; result: shared.AsyncRequest }
  }
  workUnits: {
    get: { params: { path: workUnits.WorkUnitsGetParams['path'] }; result: workUnits.WorkUnit }
    getPreview: { params: { path: workUnits.WorkUnitsGetPreviewParams['path']; query: Filled<workUnits.WorkUnitsGetPreviewParams['query'], 'fromIndex' | 'size'> }; result: workUnits.WorkUnitPreview }
    getTranslation: { params: { path: workUnits.WorkUnitsGetTranslationParams['path']; query: Filled<workUnits.WorkUnitsGetTranslationParams['query']> }; result: workUnits.WorkUnitTranslation }
    buildTranslation: { params: { path: workUnits.WorkUnitsBuildTranslationParams['path'] }; result: workUnits.WorkUnitTranslation }
    getFileStatus: { params: { path: workUnits.WorkUnitsGetFileStatusParams['path'] }; result: workUnits.WorkUnitTranslation }
    buildFile: { params: { path: workUnits.WorkUnitsBuildFileParams['path'] }; result: workUnits.WorkUnitTranslation }
    uploadTranslation: { params: { path: workUnits.WorkUnitsUploadTranslationParams['path']; body: {
      /** The XLIFF file exported from this work unit. */
      file: File
    } }; result: workUnits.TranslationUploadJob }
  }
  workflows: {
    list: { params: { query: Filled<workflows.WorkflowsListParams['query'], 'includeInactive'> }; result: workflows.Workflow[] }
    create: { params: { body: workflows.WorkflowsCreateParams['body'] }; result: workflows.Workflow }
    sort: { params: { body: workflows.WorkflowsSortParams['body'] }; result: workflows.Workflow[] }
    getSettings: { params: NoParams; result: workflows.WorkflowSettingsOfAccount }
    update: { params: { path: workflows.WorkflowsUpdateParams['path']; headers: Filled<workflows.WorkflowsUpdateParams['headers']>; body: NonNullable<workflows.WorkflowsUpdateParams['body']> }; result: workflows.Workflow }
    createTemplate: { params: { body: workflows.WorkflowsCreateTemplateParams['body'] }; result: workflows.WorkflowTemplate }
    updateTemplate: { params: { path: workflows.WorkflowsUpdateTemplateParams['path']; headers: Filled<workflows.WorkflowsUpdateTemplateParams['headers']>; body: NonNullable<workflows.WorkflowsUpdateTemplateParams['body']> }; result: workflows.WorkflowTemplate }
    removeTemplate: { params: { path: workflows.WorkflowsRemoveTemplateParams['path'] }; result: void }
  }
  xero: {
    getStatus: { params: NoParams; result: xero.XeroStatus }
    connect: { params: NoParams; result: xero.XeroConsent }
    finish: { params: { query: Filled<xero.XeroFinishParams['query']> }; result: void }
    chooseOrganization: { params: { body: xero.XeroChooseOrganizationParams['body'] }; result: xero.XeroStatus }
    disconnect: { params: NoParams; result: void }
    listSyncs: { params: { query: Filled<xero.XeroListSyncsParams['query'], 'page' | 'size'> }; result: xero.XeroSyncPage }
    sync: { params: NoParams; result: xero.XeroStatus }
    listQueue: { params: { query: Filled<xero.XeroListQueueParams['query'], 'page' | 'size'> }; result: xero.XeroQueuePage }
    listDifferences: { params: { query: Filled<xero.XeroListDifferencesParams['query'], 'page' | 'size'> }; result: xero.XeroDifferencePage }
    sendAgain: { params: { path: xero.XeroSendAgainParams['path'] }; result: xero.XeroStatus }
    record: { params: { path: xero.XeroRecordParams['path'] }; result: xero.XeroStatus }
    listOptions: { params: NoParams; result: xero.XeroOptions }
    updateMapping: { params: { body: xero.XeroUpdateMappingParams['body'] }; result: xero.XeroStatus }
    chooseContact: { params: { path: xero.XeroChooseContactParams['path']; body: xero.XeroChooseContactParams['body'] }; result: xero.XeroStatus }
    sendInvoice: { params: { path: xero.XeroSendInvoiceParams['path'] }; result: xero.XeroStatus }
    sendPayable: { params: { path: xero.XeroSendPayableParams['path'] }; result: xero.XeroStatus }
  }
}

export type Resource = keyof Operations
