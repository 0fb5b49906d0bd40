// Generated from openapi/resources by openapi/generate.ts. Do not edit.
import type { accountMetrics, accountSettings, accounts, activity, addresses, agents, aiKeys, auth, autopilot, availability, billing, branding, bulkChanges, cancellationOptions, checkProfiles, checkRuns, clientSummaries, cloudStorage, connectorBench, connectorRequests, connectors, contracts, costs, customFields, editor, eloquaConnector, events, fileOptions, files, finance, githubConnector, glossaries, glossaryConcepts, glossaryTerms, home, imports, jobs, journal, keptReports, languageMappings, listViews, locales, logfiles, maintenance, meta, mfa, mtEngines, netRateSettings, notifications, orgUnits, organizations, passkeys, payables, payouts, permissionGroups, permissions, pipelines, portal, presence, priceLists, profitability, projectRouting, projects, provisioning, quality, qualityProfiles, qualityReports, receivables, recommendationSettings, reportSchedules, resourceVersions, reviewCategories, sampleData, screenshots, search, segmentComments, segmentationRules, serviceNow, spellingWords, sso, tasks, termExtractions, termRequests, textChanges, thirdParties, translationMemories, uploads, userRates, users, webhooks, wordpressConnector, workUnits, workflows, xero } from './api.ts'
import { bytes, header, nothing } from '../answers.ts'
import { base64, form, urlencoded } from '../body.ts'
import { operationTable } from '../operation-table.ts'

/** The operations of every resource, under its name. */
export type Everything = {
  readonly accountMetrics: typeof accountMetrics
  readonly accountSettings: typeof accountSettings
  readonly accounts: typeof accounts
  readonly activity: typeof activity
  readonly addresses: typeof addresses
  readonly agents: typeof agents
  readonly aiKeys: typeof aiKeys
  readonly auth: typeof auth
  readonly autopilot: typeof autopilot
  readonly availability: typeof availability
  readonly billing: typeof billing
  readonly branding: typeof branding
  readonly bulkChanges: typeof bulkChanges
  readonly cancellationOptions: typeof cancellationOptions
  readonly checkProfiles: typeof checkProfiles
  readonly checkRuns: typeof checkRuns
  readonly clientSummaries: typeof clientSummaries
  readonly cloudStorage: typeof cloudStorage
  readonly connectorBench: typeof connectorBench
  readonly connectorRequests: typeof connectorRequests
  readonly connectors: typeof connectors
  readonly contracts: typeof contracts
  readonly costs: typeof costs
  readonly customFields: typeof customFields
  readonly editor: typeof editor
  readonly eloquaConnector: typeof eloquaConnector
  readonly events: typeof events
  readonly fileOptions: typeof fileOptions
  readonly files: typeof files
  readonly finance: typeof finance
  readonly githubConnector: typeof githubConnector
  readonly glossaries: typeof glossaries
  readonly glossaryConcepts: typeof glossaryConcepts
  readonly glossaryTerms: typeof glossaryTerms
  readonly home: typeof home
  readonly imports: typeof imports
  readonly jobs: typeof jobs
  readonly journal: typeof journal
  readonly keptReports: typeof keptReports
  readonly languageMappings: typeof languageMappings
  readonly listViews: typeof listViews
  readonly locales: typeof locales
  readonly logfiles: typeof logfiles
  readonly maintenance: typeof maintenance
  readonly meta: typeof meta
  readonly mfa: typeof mfa
  readonly mtEngines: typeof mtEngines
  readonly netRateSettings: typeof netRateSettings
  readonly notifications: typeof notifications
  readonly orgUnits: typeof orgUnits
  readonly organizations: typeof organizations
  readonly passkeys: typeof passkeys
  readonly payables: typeof payables
  readonly payouts: typeof payouts
  readonly permissionGroups: typeof permissionGroups
  readonly permissions: typeof permissions
  readonly pipelines: typeof pipelines
  readonly portal: typeof portal
  readonly presence: typeof presence
  readonly priceLists: typeof priceLists
  readonly profitability: typeof profitability
  readonly projectRouting: typeof projectRouting
  readonly projects: typeof projects
  readonly provisioning: typeof provisioning
  readonly quality: typeof quality
  readonly qualityProfiles: typeof qualityProfiles
  readonly qualityReports: typeof qualityReports
  readonly receivables: typeof receivables
  readonly recommendationSettings: typeof recommendationSettings
  readonly reportSchedules: typeof reportSchedules
  readonly resourceVersions: typeof resourceVersions
  readonly reviewCategories: typeof reviewCategories
  readonly sampleData: typeof sampleData
  readonly screenshots: typeof screenshots
  readonly search: typeof search
  readonly segmentComments: typeof segmentComments
  readonly segmentationRules: typeof segmentationRules
  readonly serviceNow: typeof serviceNow
  readonly spellingWords: typeof spellingWords
  readonly sso: typeof sso
  readonly tasks: typeof tasks
  readonly termExtractions: typeof termExtractions
  readonly termRequests: typeof termRequests
  readonly textChanges: typeof textChanges
  readonly thirdParties: typeof thirdParties
  readonly translationMemories: typeof translationMemories
  readonly uploads: typeof uploads
  readonly userRates: typeof userRates
  readonly users: typeof users
  readonly webhooks: typeof webhooks
  readonly wordpressConnector: typeof wordpressConnector
  readonly workUnits: typeof workUnits
  readonly workflows: typeof workflows
  readonly xero: typeof xero
}

/** Every operation of the contract, to bind all of them: `createClient({ operations: everything })`. */
export const everything: Everything = /*@__PURE__*/ operationTable<Everything>(
  {
    0: { retry: 'never' },
    1: { answer: nothing },
    2: { anonymous: true },
    3: { answer: /*@__PURE__*/ header('X-AUTH-TOKEN') },
    4: { retry: 'safe' },
    5: { body: base64 },
    6: { answer: bytes },
    7: { body: form },
    8: { async: 'status-url' },
    9: { retry: 'locked' },
    '#': { async: 'request-id' },
    '$': { async: 'job' },
    '%': { body: urlencoded },
  },
  `accountMetrics
0api/v3/account-metrics/current-user getMine
3raw/current-user listRaw
3status get*
3{accountUUID get
accountSettings
0api/v3/account/ai-review/status getAiReview*
4{accountUUID=set* 0
3{/ai-spellcheck=set* 0
4costs-logfile-type=set*
4custom-review-categorization-enabled=setCustomReviewCategorization 0d[t
4custom-review-category-only get*
5=set* 0d[t
4hierarchy list*
5settings getHierarchy*
4project-automation-enabled=setProjectAutomation 0
4require-context-tm-matching getContextMatching
5=set* 0[H
4security get*
5=update* dh[K
4send-learnt-to-kanban=set* 0
4settings get
5=update d[t
5changes/{entryUuid/undo+*Change cdehilvxBDNUW[t[A[G[L
5overview get*
accounts
0api/v3/account list
3+create 0
3=update dh[K
3my-account getMine
3subscription get*
3trial-time get*
3{ get
4activity list*
4entry-point list*s
5{roleName=set* d[K
4organization list*s
5{+add* 1dXY[K
4product get*
4resume+*
4suspend+*
4user list*s
5{+add* 1d[K
activity
0api/v3/activity list
addresses
0api/v3/account/certificate-request check* 12
3subdomain-logo get* 2
3{/certificate!remove* 1d
4custom-subdomain!remove* 1d
5 get*
5+set* d
5check+*CustomSubdomain d
4subdomain!remove* 1d
5+set* d
agents
0api/v3/user/agent list
4+connect 0
4request ask
4}!revoke 1
5=update
aiKeys
0api/v3/account/ai/validate-key+validate 0
3{id/ai/key!remove 1
6 list
6+create 0
6=update
auth
0api/pub/v1/login+createTokenEarlier 342
1v3/auth+createToken 342
3captcha get* 2
3current *
3go/{code/{token/+* 02
3impersonation/end+*Impersonation 0
3login+* 52
3logout+* 14
3passkey+loginWith* 02
4options+getPasskey* 42
3session/extend+*Session 4
3token/check+*Token 14
autopilot
0api/v3/account/{/autopilot-settings getAccountSettings
5=updateAccountSettings dX[C
2client/{orgUnitUUID/autopilot-settings!resetUnitSettings dX[C
5 getUnitSettings
5=updateUnitSettings dX[C
2user/{/autopilot-settings getUserSettings
5=updateUserSettings d[C[K
availability
0api/v3/user/{/availability get
5=update dI[C[K
billing
0api/v1/stripe/portal get* 0d
branding
0api/v3/account/logo/{key get* 62
3{/logo!remove* 1dh
5+upload* 7dh
4logo-details get*
4portal-logo!remove* 1dh
5+upload* 7dh
bulkChanges
0api/v3/bulk-change/{changeUuid get
4undo+* dwL[k[C[K[N
5plan+*Undo
cancellationOptions
0api/v3/account/cancellation-options+create 0
4=update
4project/{ listFor*
3{/cancellation-options list
5report get*
5{optionUUID!remove 1
checkProfiles
0api/v3/check-profile list
3=save by
checkRuns
0api/v3/check-run/}/issue list*s
4list-export+startExport 08
5{requestUUID/status getExport*
2project/{/check-run getLatest
5+start 0dp
clientSummaries
0api/v2/organization/{/summary getOrganization
1v3/client/{orgUnitUUID/summary getOrgUnit
cloudStorage
0api/v3/cloud-storage listProviders
3{provider!disconnect 1
4+connect 4
4callback finish 1
4content download 6
4item list*s
connectorBench
0api/v3/connector/config/}/content browse
6piece read
5exchange!clear*s 1
6 list*s
connectorRequests
0api/v3/connector/request list
4+create d
4} get
5accept+* du[k
5refuse+* d
connectors
0api/v3/connector list
3config list*s
4+create* d
3config-group listGroups
4+createGroup d
4{groupUuid!removeGroup 1d
5 getGroup
5=updateGroup d
5run+startGroup* d[k
3config/}!remove* 1d
5 get*
5=update* d
5choices list*
5item list*s
5run+start* d[k
5target/}/conflict get*
7decision+decide d
5test+* 0
3run list*s
3run-export+startExport 08
4{requestUUID/status getExport*
3run/} get*
5item listRun*s
5retry+*Run d[k
5stop+*Run d
contracts
0api/v3/account/{/contract getSettings
5=updateSettings d[K
2contract list
3+create
3reject/{id+* 1h
3{id!remove 1
4+accept 14h
4acceptances list*
4version+publish* dh
costs
0api/v3/client/{orgUnitUUID/costs/estimate+*Project 4
2project/{/async/calculate/costs+calculate 9#dQ[k[C
4cost/manual-cost listManual
6+createManual 0d[k
5priceTypes list*
5{!remove 1d[k
4costs-summary getSummary
4costs/estimate+*Files 4
5explanation get*
5lang-pair listBy*
5matrix get*
4profitability get*
4recalculate/costs+recalculate 9#dQ[k[C
4total-costs getTotal
customFields
0api/v3/custom-field+create 0
3entity/{entityType/{ getValues
6=updateValues 4dXY[k[C[K
3list *
3order=sort 1XY[k[C[K
3}=update XY[k[C[K
editor
0api/v1/atlas/url/editor getUrl
5context+build* 4
6{context get*
3work-unit/{id/concordance search*
5segment list*s
6ai-review+reviewSegments 0
6confirmation+confirmSegments 4[k[C[N
6index getSegment*
6{segmentId=update* [k[C[N
7bookmark!remove*
8=*Segment
7finding/}=decide*
7history list*
7ignored-issue=ignoreIssue
7machine-translation get*
7match list*es
5spelling+check*
6suggestion suggestSpelling
eloquaConnector
0api/v3/connector/eloqua/config+create* du
5=update* du
5{orgUnitUUID get*
4sync+* #du[k
4translation/{projectUUID+deliver #du
events
0api/v3/events list
fileOptions
0api/v3/client/{orgUnitUUID/file-options/{fileType!remove 1d[I
6=set d[I
2file-options list
files
0api/v3/file/{token download 62
finance
0api/v3/account/{/finance get
5=update cdI
5bank-account+create* 0d
6{!remove* 1d
5exchange-rate+create* 0dI
5period list*s
6{month/lock+*Period d[a
7unlock+*Period d[a
githubConnector
0api/v3/connector/github/config+create* du
5=update* du
5{orgUnitUUID get*
6repo list*sitories
7+save*sitories du
7{name/owner/{owner!removeRepository 1du
4sync+* #du[k
4translation/{projectUUID+deliver #du
glossaries
0api/v3/glossary list
3+create 0d
3=update dG[k
3concept-entries/{conceptId!removeConcept 1GH
5 getConcept
5=updateConcept GH
3export/{glossaryUuid/{fileType start* 08
6{requestUUID/status getExport*
3list-export+start* 08
4{requestUUID/status getListExport*
3}!remove 1d[k
4 get
4clear+* 1GH
4concept-entries list*
4import+* 70$GK
4import-tbx+* 70$GK
4jobs list*
4last-import-job get*
glossaryConcepts
0api/v3/glossary/concept-entries/{conceptId/history list*
5images+addImage 70dFH
6{imageUuid!removeImage 1dFH
7 getImage 6
5links list*
6+addLink 0d
6{linkUuid!removeLink 1d
5usage get*
3}/coverage get*
4duplicates list*
4keep-apart+* 1d
4merges list*
5+merge 0dFH[E
5preview+*Merge
5{mergeUuid/undo+*Merge 0dFH[E
glossaryTerms
0api/v3/glossary/term+create 0FG
4check-duplicated+*
4recognition recognize
4search/params search
5segment searchBy*
4}!remove 1FG
5 get
5=update FG
5translations list*
home
0api/v3/home get
imports
0api/v3/import list
3+create 0
3} get
4file+add* 70
5{importFileUuid=update*
4plan+* 0$
4report get* 6
4run+* 0$dFK[H[J[K
4undo+* 0$dFK[H[J[K
jobs
0api/v3/job list
3} get
4cancellation+cancel d[k
4restart+* d[k
journal
0api/v3/account/{/journal list
5chain get*
6verify+* 0d
5export+start* 08
6{requestUUID/status getExport*
5settings get*
6=update* d
keptReports
0api/v3/quality/kept-report list
4+create 0dM
4}!remove 1dM
5 get
5file/{keptFileType get* 6
languageMappings
0api/v3/account/language-mappings/{id!remove 1
5 list
5+create
listViews
0api/v3/list-view list
3+create 0
3default=set* 1
3{viewUuid!remove 1
4=update
locales
0api/v2/locale/country listCountries
3currency listCurrencies
3timezone list*s
1v3/language list*s
logfiles
0api/v3/project/{/logfile list
5+create 0
5{ get
6breakdown-by-locale get*
6download-async startExport 08
6download/{requestUUID/status getExport*
6segment list*s
6summary get*
maintenance
0api/v3/maintenance!remove 1
3 get
3=set
meta
0api/v3/version get* 2
mfa
0api/v2/mfa/email+request*Code 10
3{code/email+verify*Code 10h[K
1v3/user/mfa+enable 0[K
4email=set* 1[K
4recovery-codes+create* 0
3{id/mfa!disable 1[K
mtEngines
0api/v3/account/{/mt-engine list
5+create
5try+* 0
5{engineUUID!remove 1
6=update
netRateSettings
0api/v3/net-rate-settings+create 0dX
3list *
3list-account *
3list-org-unit-account/{orgUnitUUID *
3org-unit/{=set* 1dX
3{netRateUuid!remove 1dX
4 get
4=update dwX
notifications
0api/v3/account/{/notification-defaults getDefaults
5=updateDefaults d[K
2notifications list
3muted-projects list*
4{projectUuid!unmuteProject 1
5=muteProject 1
3read+mark*
3unread-count countUnread
3unsubscribe/{token show* 62
5+* 602
orgUnits
0api/v3/client list
3+create dY
3=update dY[K
3export+start* 08
4{requestUUID/status getExport*
3{orgUnitUUID!remove 1dFVY[h[y[H[J[K
4 get
4file-additions=update* d
4usage get*
4workflows list*
organizations
0api/v2/organization list
3+create dX
3=update dX[k[K
3counters get*
3export+start* 08
4{requestUUID/status getExport*
3{!remove 1dFVX[h[y[H[J[K
4 get
4usage get*
passkeys
0api/v3/user/passkey list
4+create 0[K
4options+begin 4
4}!remove 1[K
5=rename
3{id/passkey!reset 1[K
payables
0api/v3/payable list
3adjustment list*s
4+create* 0d[a
4{/answer+*Adjustment d[a
3approve+*Many dI[a
4undo+*Approvals dI[a
3batch/} getRun
3counters get*
3create+* 0dIK[a[k[C[K
3earnings get*
3list-export+startExport 08
4{requestUUID/status getExport*
3schedule get*
3self-billing!withdraw* 1d[a
4 get*
4+agreeTo* 0d[a
3summary get*
3sums get*
3{payableId/invoice-file!remove* 1dI[a
5+attach* 70dI[a
3{ get
4agree+* dI[a
4object+* dI[a
4reconciliation get*
4reject=* dI[a[k[C
4withdraw=* dI[a[k[C
3}/approve=* dI[a[k[C
4cancel-payable=cancel dI[a[k[C
payouts
0api/v3/payable/{/fail=* dI[a[b
4retry=* dI[a[b
4reverse=* dI[a[b
4settle=* dI[a[b
2payment/statement+import* 70dI[a[b[p
2payout list
3+create 0d[a[b
3bank-account list*s
3{ get
4cancel+* d[a[b
4reconciliation get*
4send+* dI[a[b
permissionGroups
0api/v2/permission-group list
3+create d
3}!remove 1dh[d[K
4 get
4+update d[d[K
4user/}!remove* 1dh[d[K
6+add* 1dh[d[K
permissions
0api/v2/permission/google-drive-download check*
3grantee/}/permission/}!revoke 1dh[K
7+grant 1dh[K
3{granteeUuid list
pipelines
0api/v3/pipeline list
3+create 0
3dry-run+tryOut
3settings=update*
3{!remove 1
4 get
4=update
4run list*s
portal
0api/v3/portal get
3settings get*
4=update* d
3translate+* 0
presence
0api/v3/presence+enter 4
3leave+* 14
priceLists
0api/v3/price-list list
3+create 0dX
3{!remove 1dX
4 get
4=update dwX
4prices=set* dw
5file exportPrices 6
5import+*Prices 70dw
profitability
0api/v3/finance/profitability get
projectRouting
0api/v3/multi-project list
3config/upsert+*
3{baseProjectUuid/status get*
4undo+* 1d[k[C[N
3{configUuid!remove 1
4 get
4preview+*
4project-create+createProjects 0d[k[C[N
projects
0api/v1/atlas/parser/file-params get*
1v3/project list
3+create 0d
3bulk+change* 0$dwKQ[C[N
4plan+*Bulk 4
3ci+createContinuous 0d
4{orgUnitUUID/{ciTag getContinuous
6+uploadContinuous 74dwQ[C[N
6download *Continuous 6
3counters get*
3export+start* 08
4{requestUUID/status getExport*
3totals get*
3{!remove 1dwKQ[C[N
4 get
4archive!unarchive d
5+* d
4download * 6
5+start* 48
5{requestUUID/status getDownload*
4glossaries list*
5+bind* 74dF
4info+update* 9d
4ingestion/status getIngestion*
4message list*s
5+create* 0
4payment-type get*
4process-summary get*
4progress list*
5file list*Progress
4reference-file+upload* 70d[C
5{!remove* 1d[C
4reference-files/download *ReferenceFiles 6
4resource+create* 0
5simple listResources
5{projectResourceUUID!remove* 1wQ[C[N
6content=uploadResource* 7wQ[C[N
6file-params+updateResourceParams [N
6left-out-text list*s
4status+change* 9dwQ[C[N
4translated-file/download *TranslatedFile 6
4translation-kit-job/loc-kit+start* 4$
5source-files+start* 4$
5{requestUUID get*
4translation-memory listTranslationMemories
5+bindTranslationMemories 4yQ[H
4usage get*
4work-unit list*s
5+create*s 4dwQ[C[N
5bulk!removeWorkUnits 19dwQ[C[N
3}/translation-kit-job/translated-files+start* 4$
provisioning
0api/v3/account/provisioning/settings get*
3scim/last-sync get*
4settings=update* d[c[K
4token!remove* 1d
5+create* 0d
quality
0api/v3/quality/finding/{qualityFindingUuid!remove* 1d[m[o
5=update* d[m[o
5answer+*Dispute dI[m[o[K
5arbitration+arbitrate dI[m[o[K
5message+post* 0d[m
5reply+*ToFinding dI[m[o[K
3review list
4counters get*
4list-export+startExport 08
5{requestUUID/status getExport*
4} get
5change list*s
6=categorize*s d[m[o
6{reviewChangeUuid=categorize* d[m[o
5finding list*s
6+create* 0d[m[o
5sample get*
5score get*
5status-update+changeStatus dI[m[o[C[K
3second-review list*s
4+askFor* 0d[m
4}!remove* 1d[m
5 get*
5judgment+judgeSecondReview d[m[o
qualityProfiles
0api/v3/quality/profile list
4+create 0d[n
4place=set* d[n
4{qualityProfileUuid!remove 1d[n
5 get
5=update d[n
qualityReports
0api/v3/quality/dashboard get*
4trend list*s
3own get*
3report list
4export/{fileType+start* 08
5{requestUUID/status getExport*
4{qualityReportUuid get
5file get* 6
5finding list*s
3summary get*
receivables
0api/v3/receivables list
3+create 0dwI[k[p
3balance get*
3cancel-receivable+cancel dwI[k[p
3counters get*
3credit/{creditUseUUID/reverse+*CreditUse dI[p
3incoming list*
4{/dismiss+*Incoming d[p
3list-export+startExport 08
4{requestUUID/status getExport*
3payment list*s
4+record* 0dI[p
3payment-refund/{/reverse+*PaymentRefund dI[p
3payment/{/allocation+allocatePayment 0dI[p
5refund+*Payment 0dI[p
5reverse+*Payment dI[p
3preview+*
4file+preview* 6
3ready list*
3statement get*
4file getStatement* 6
3summary get*
3{receivableUUID get
4credit-note+create* 0dwI[k[p
5preview+*CreditNote
4credit/allocation+allocateCredit 0dI[p
5refund+*Credit 0dI[p
4dispute!settle* d[p
5+* d[p
4file get* 6
4installment/{n+issue* 0dI[p
4send+* 0d[p
recommendationSettings
0api/v3/account/recommendation-settings+create
4=update
4{id!remove 1
5 list
3{/recommendation-settings/removal+reset
reportSchedules
0api/v3/quality/report-schedule list
4+create 0d[r
4}!remove 1d[r
5=update d[r
5unsubscribe+* 1d[r
resourceVersions
0api/v3/project/{/change listByProject
4resource/{projectResourceUUID/change list
7{ get
8segment list*s
6version=create 78dwyQ[k[C[N
reviewCategories
0api/v3/review-category list
3+create 0d[t
3}!remove 1d[t
4=update d[t
sampleData
0api/v3/sample-data!remove dFIXY[h[k[C[H[K[N
3 get
3+add 0d
3keep+* dI
screenshots
0api/v1/atlas/work-unit/{id/screenshot listOfWorkUnit
1v3/project/{/screenshot list
5+upload 70d
4screenshot-key listKeys
2screenshot/}!remove 1d
4=update d
4image get* 6
search
0api/v3/search find
segmentComments
0api/v1/atlas/work-unit/{id/comment listOfWorkUnit
5segment/{segmentId/comment+create 0d
1v3/segment-comment list
3}/message+answer 0d
5{segmentMessageUuid!remove* 1d
6=update* d
4person listPeople
4status-update+changeStatus d
segmentationRules
0api/v3/client/{orgUnitUUID/segmentation!remove 1d
5 get
5=upload 7d
5file download 6
5preview+*
2segmentation-rules list
serviceNow
0api/v1/servicenow getSettings
3=updateSettings
3request+*Translation d[k[N
3retrieve+*Translation
spellingWords
0api/v3/account/{id/spelling-words list
5+add
5{wordUuid!remove 1
sso
0api/v3/account/sso!remove 1d
4=update d
4domain!remove* 1d
5+add* d
5check+*Domain d
4metadata+read* 4
4trial/} get*
4url get
4url-key=update* d
2auth/logout/provider+signOut 4
3sso find 2
4{urlKey start 1
5callback finish 1
6+receiveAnswer %142
5metadata get* 62
5signed-out arrive* 12
tasks
0api/v3/task list
3assignment+assignBulk 7d[k[K[N
4auto+*Assign #dK[k[K[N
3available list*
4explanation explainAvailable
3board get*
3bulk+change* 0$dyK[k[H[K[N
4linguists+listBulk* 4
4plan+*Bulk 4
3calendar get*
3counters get*
3export+start* 08
4{requestUUID/status getExport*
3group list*s
3slices/pre-context+listSlices 4
3work-unit/{ listBy*
3workload list*
3{projectUUID/statuses list*
3{ get
4=updateInstructions d
4assignment!revoke* d[k[K[N
5{userUUID+assign d[k[K[N
4logfile get*
5{/breakdown-by-workflow getLogfileBreakdown
3}/categories=update* d[k[N
4cost-details list*
5explanation explainPay
4due-date=update* d[k[N
4join+* dy[k[K[N
4log list*
4payment-answer+answerPayments dw
4payment-update+updatePayments dw
4placement-preview+previewPlacement 4
4reference-file+upload* 70d
5{taskFileUUID!remove* 1d
4reference-files/download *ReferenceFiles 6
4rejection+reject d[k[K[N
4score get*
4skip-undo+undoSkip dw[k[N
4split+* dy[k[K[N
5plan+*Split 4
4status-update+changeStatus dy[k[H[N
4stop-loss get*
5+post* dw
4summary get*
4vendors-summary listVendors
termExtractions
0api/v3/glossary/}/extraction getLatest
5+start 0d
2term-extraction/{extractionUuid/candidate list*s
4refuse+* 1d
4request+* 0d[E
termRequests
0api/term-arbitration/bulk-create+* 0dH
2request-update+* 0dH
1v3/glossary/kanban list
4bulk-update+* 0dH
4counters get*
4dashboard get*
4{termRequestUuid get
5=update d
5effect get*
5lane+move dFGH
textChanges
0api/v3/text-change list
3+start 0d
3preview+*
3} get
4undo+* dpy[k[C[F[N
thirdParties
0api/v3/third-party list
3+create
3redirect/{id * 0
3user listOwn
3{id!remove 1
4=update
translationMemories
0api/v1/atlas-tm list
3+create 0
3=update [k
3counters get*
3export+startList* 08
4{requestUUID/status getListExport*
3{tmUuid!remove 1yK[k
4 get
2translation-memory/{tmUuid/clear+* $K
4export/{fileType * 08
6{requestUUID/status getExport*
4import+* 70$K
4replacement+replaceText 0$K
5preview+*Replacement
5{jobUuid/undo+*Replacement 0$K
4segment/concordance-search searchConcordance
5fuzzy-search searchSegments
4translation-unit+createUnit 4y
5fuzzy-search searchSimilarUnits
5search *Units
5{tuId!removeUnit 1y
6=updateUnit y
4{tuId/segment!remove* 1y
1v3/client/{orgUnitUUID/translation-memory listOfOrgUnit
5+bindToOrgUnit 4dX
uploads
0api/v3/upload+create 70
3}/preview+* 4
userRates
0api/v3/user/all-user-rates listLines
4+createAll 0d[C[K
4comparison compareLines
4export+start* 08
5{requestUUID/status getExport*
4import+*Table 70$dK[C[J[K
5table export* 6
3rates listAll
3{/rate list
5+create d[C[K
5{userRateUUID!remove 1d[C[K
6 get
6=update d[C[K
6default=set* 1d[C[K
6detail/{rateDetailUUID!remove* 1d[C[K
users
0api/v3/user list
3+create 0dXY[K
3authority/logged-user getAuthority
3billing=update* d[K
3contracts list*
3counters get*
3exists *
3export+start* 08
4{requestUUID/status getExport*
3impersonate/{id * 0
3import+*Table 70$dxKXY[K
4table export* 6
3logged-user get*
4=update* dh[k[C[K
4magic-code+request* 10
5verify+*MagicCode 10h
4session!endOther*s
5 list*s
5}!end* 1
4sign-in list*s
3password+change* 0
3payment=update* d[K
4logged-user=updateOwnPayment d[K
3preference-settings get*
4=update* d[K
3request-password+* 102
3role list*s
3status/{userUUID+set* 1d[K
3statuses list*
3subscriptions list*
4=update* d[K
3task/{/eligible-linguists list*
5rejected-by listTaskRejecters
5viewed-by listTaskViewers
3token!remove* 1
4 get*
4+create* 0
3update-password/{code/{x checkPasswordLink 2
6+*WithCode 102
3user-avatar!removeAvatar 1dh[K
4=uploadAvatar 7dh[K
4{key getAvatar 6
3{id/one-time-login+send* 10
4reset-password+* 10
4token!revokeAccessKey 1
5 getAccessKey
3{!delete 1dXY[K
4 get
4=update dh[k[C[K
4account get*
4billing get*
5version listBilling*s
4block+* 1d[K
4check-user-block-status+checkBlockStatus 4
4client/{orgUnitUUID!removeOrgUnit 1dX[C[K
6=addOrgUnit 1dX[C[K
4entry-point get*
5=set* d[K
4figures get*
4lang-pair/{source/{target!removeLanguagePair 1d[C[K
7+addLanguagePair 1d[C[K
4organization/{!remove* 1dXY[C[K
6=add* 1dXY[C[K
4payment/{/confirm+*Payment 0d[K
6decline+*Payment 0d[K
4role/{roleName!remove* 1dh[d[K
6+add* 1dh[d[K
4tag/{tag!remove* 1d[K
6=add* 1d[K
4unblock+* 1d[K
4unblock-by-attempts+* 1d[K
webhooks
0api/v3/webhook list
3+create 0
3types list*
3{id!remove 1
4 get
4=update
4delivery listDeliveries
5} get*
6replay+*Delivery
4events pull*
4replay+*
4secret+rotate* 0
4test+* 0
4toggle=* 0
wordpressConnector
0api/v3/connector/wordpress/config+create* du
5=update* du
5{orgUnitUUID get*
4sync+* #du[k
4translation/{projectUUID+deliver #du
workUnits
0api/v1/atlas/work-unit/{id get
5preview get*
2work-unit/}/file-status get*
4translation+buildFile 4
1v3/project/}/work-unit/}/translation get*
7+build* 4
7content=uploadTranslation 7$dyK[k[C
workflows
0api/v3/workflow list
3+create 0
2workflow-template+createTemplate 0X
3{templateUUID!removeTemplate 1X
4=updateTemplate X
2workflow/order=sort
3settings get*
3{=update [k[C[N
xero
0api/v3/payable/{/xero+sendPayable d[a
2receivables/{receivableUUID/xero+sendInvoice d[p
2xero/callback finish 1
3connect+* 4
3connection!disconnect 1
3contact/{partyUUID=choose* d
3difference list*s
4{/record+* 0dI[a[b[p
5send+*Again d
3mapping=update* d
3options list*
3organization+choose*
3queue list*
3status get*
3sync list*s
4+*`,
)
