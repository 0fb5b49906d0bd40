// Generated from openapi/resources by openapi/generate.ts. Do not edit.
import type { accountMetrics, accountSettings, accounts, activity, addresses, agents, aiKeys, auth, autopilot, availability, billing, branding, bulkChanges, cancellationOptions, checkProfiles, checkRuns, clientSummaries, cloudStorage, connectorBench, connectorRequests, connectors, contracts, costs, customFields, editor, eloquaConnector, events, fileOptions, files, finance, githubConnector, glossaries, glossaryConcepts, glossaryTerms, home, imports, jobs, journal, keptReports, languageMappings, listViews, locales, logfiles, maintenance, meta, mfa, mtEngines, netRateSettings, notifications, orgUnits, organizations, passkeys, payables, payouts, permissionGroups, permissions, pipelines, portal, presence, priceLists, profitability, projectRouting, projects, provisioning, quality, qualityProfiles, qualityReports, receivables, recommendationSettings, reportSchedules, resourceVersions, reviewCategories, sampleData, search, segmentComments, segmentationRules, serviceNow, spellingWords, sso, tasks, termExtractions, termRequests, textChanges, thirdParties, translationMemories, uploads, userRates, users, webhooks, wordpressConnector, workUnits, workflows, xero } from './api.ts'
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
  'accountSettings accounts activity addresses auth autopilot branding checkRuns connectors contracts costs customFields editor fileOptions finance glossaries glossaryConcepts glossaryTerms home jobs journal keptReports languageMappings logfiles mtEngines netRateSettings notifications orgUnits organizations payables payouts permissionGroups permissions priceLists projects quality qualityProfiles qualityReports receivables reportSchedules reviewCategories segmentationRules spellingWords tasks termRequests textChanges thirdParties translationMemories uploads userRates users webhooks workUnits',
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
4custom-review-categorization-enabled=setCustomReviewCategorization 0Oc
4custom-review-category-only get*
5=set* 0Oc
4hierarchy list*
5settings getHierarchy*
4project-automation-enabled=setProjectAutomation 0
4require-context-tm-matching getContextMatching
5=set* 0V
4security get*
5=update* Yce
4send-learnt-to-kanban=set* 0
4settings get
5=update Oc
5changes/{entryUuid/undo+*Change AOQUZbcdefgjlnowy
5overview get*
accounts
0api/v3/account list
3+create 0
3=update Yce
3my-account getMine
3subscription get*
3trial-time get*
3{ get
4activity list*
4entry-point list*s
5{roleName=set* Yc
4organization list*s
5{+add* 1BCYc
4product get*
4resume+*
4suspend+*
4user list*s
5{+add* 1Yc
activity
0api/v3/activity list
addresses
0api/v3/account/certificate-request check* 12
3subdomain-logo get* 2
3{/certificate!remove* 1c
4custom-subdomain!remove* 1c
5 get*
5+set* c
5check+*CustomSubdomain c
4subdomain!remove* 1c
5+set* c
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
5=updateAccountSettings BRc
2client/{orgUnitUUID/autopilot-settings!resetUnitSettings BRc
5 getUnitSettings
5=updateUnitSettings BRc
2user/{/autopilot-settings getUserSettings
5=updateUserSettings RYc
availability
0api/v3/user/{/availability get
5=update RYcs
billing
0api/v1/stripe/portal get* 0c
branding
0api/v3/account/logo/{key get* 62
3{/logo!remove* 1ce
5+upload* 7ce
4logo-details get*
4portal-logo!remove* 1ce
5+upload* 7ce
bulkChanges
0api/v3/bulk-change/{changeUuid get
4undo+* IRY[cku
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
3=save am
checkRuns
0api/v3/check-run/}/issue list*s
4list-export+startExport 08
5{requestUUID/status getExport*
2project/{/check-run getLatest
5+start 0ch
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
4+create c
4} get
5accept+* Ici
5refuse+* c
connectors
0api/v3/connector list
3config list*s
4+create* c
3config-group listGroups
4+createGroup c
4{groupUuid!removeGroup 1c
5 getGroup
5=updateGroup c
5run+startGroup* Ic
3config/}!remove* 1c
5 get*
5=update* c
5choices list*
5item list*s
5run+start* Ic
5target/}/conflict get*
7decision+decide c
5test+* 0
3run list*s
3run-export+startExport 08
4{requestUUID/status getExport*
3run/} get*
5item listRun*s
5retry+*Run Ic
5stop+*Run c
contracts
0api/v3/account/{/contract getSettings
5=updateSettings Yc
2contract list
3+create
3reject/{id+* 1e
3{id!remove 1
4+accept 14e
4acceptances list*
4version+publish* ce
costs
0api/v3/client/{orgUnitUUID/costs/estimate+*Project 4
2project/{/async/calculate/costs+calculate 9#IRcx
4cost/manual-cost listManual
6+createManual 0Ic
5priceTypes list*
5{!remove 1Ic
4costs-summary getSummary
4costs/estimate+*Files 4
5explanation get*
5lang-pair listBy*
5matrix get*
4profitability get*
4recalculate/costs+recalculate 9#IRcx
4total-costs getTotal
customFields
0api/v3/custom-field+create 0
3entity/{entityType/{ getValues
6=updateValues 4BCIRYc
3list *
3order=sort 1BCIRY
3}=update BCIRY
editor
0api/v1/atlas/url/editor getUrl
5context+build* 4
6{context get*
3work-unit/{id/concordance search*
5segment list*s
6ai-review+reviewSegments 0
6confirmation+confirmSegments 4IR[
6index getSegment*
6{segmentId=update* IR[
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
0api/v3/connector/eloqua/config+create* ci
5=update* ci
5{orgUnitUUID get*
4sync+* #Ici
4translation/{projectUUID+deliver #ci
events
0api/v3/events list
fileOptions
0api/v3/client/{orgUnitUUID/file-options/{fileType!remove 1Wc
6=set Wc
2file-options list
files
0api/v3/file/{token download 62
finance
0api/v3/account/{/finance get
5=update bcs
5bank-account+create* 0c
6{!remove* 1c
5exchange-rate+create* 0cs
5period list*s
6{month/lock+*Period Dc
7unlock+*Period Dc
githubConnector
0api/v3/connector/github/config+create* ci
5=update* ci
5{orgUnitUUID get*
6repo list*sitories
7+save*sitories ci
7{name/owner/{owner!removeRepository 1ci
4sync+* #Ici
4translation/{projectUUID+deliver #ci
glossaries
0api/v3/glossary list
3+create 0c
3=update Icq
3concept-entries/{conceptId!removeConcept 1qr
5 getConcept
5=updateConcept qr
3export/{glossaryUuid/{fileType start* 08
6{requestUUID/status getExport*
3list-export+start* 08
4{requestUUID/status getListExport*
3}!remove 1Ic
4 get
4clear+* 1qr
4concept-entries list*
4import+* 70$qt
4import-tbx+* 70$qt
4jobs list*
4last-import-job get*
glossaryConcepts
0api/v3/glossary/concept-entries/{conceptId/history list*
5links list*
6+addLink 0c
6{linkUuid!removeLink 1c
3}/coverage get*
4duplicates list*
4keep-apart+* 1c
4merges list*
5+merge 0Scpr
5preview+*Merge
5{mergeUuid/undo+*Merge 0Scpr
glossaryTerms
0api/v3/glossary/term+create 0pq
4check-duplicated+*
4recognition recognize
4search/params search
5segment searchBy*
4}!remove 1pq
5 get
5=update pq
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
4run+* 0$VXYcpt
4undo+* 0$VXYcpt
jobs
0api/v3/job list
3} get
4cancellation+cancel Ic
4restart+* Ic
journal
0api/v3/account/{/journal list
5chain get*
6verify+* 0c
5export+start* 08
6{requestUUID/status getExport*
5settings get*
6=update* c
keptReports
0api/v3/quality/kept-report list
4+create 0cv
4}!remove 1cv
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
3{code/email+verify*Code 10Ye
1v3/user/mfa+enable 0Y
4email=set* 1Y
4recovery-codes+create* 0
3{id/mfa!disable 1Y
mtEngines
0api/v3/account/{/mt-engine list
5+create
5try+* 0
5{engineUUID!remove 1
6=update
netRateSettings
0api/v3/net-rate-settings+create 0Bc
3list *
3list-account *
3list-org-unit-account/{orgUnitUUID *
3org-unit/{=set* 1Bc
3{netRateUuid!remove 1Bc
4 get
4=update Bck
notifications
0api/v3/account/{/notification-defaults getDefaults
5=updateDefaults Yc
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
3+create Cc
3=update CYc
3export+start* 08
4{requestUUID/status getExport*
3{orgUnitUUID!remove 1CHPVXYcpz
4 get
4file-additions=update* c
4usage get*
4workflows list*
organizations
0api/v2/organization list
3+create Bc
3=update BIYc
3counters get*
3export+start* 08
4{requestUUID/status getExport*
3{!remove 1BHPVXYcpz
4 get
4usage get*
passkeys
0api/v3/user/passkey list
4+create 0Y
4options+begin 4
4}!remove 1Y
5=rename
3{id/passkey!reset 1Y
payables
0api/v3/payable list
3adjustment list*s
4+create* 0Dc
4{/answer+*Adjustment Dc
3approve+*Many Dcs
4undo+*Approvals Dcs
3batch/} getRun
3counters get*
3create+* 0DIRYcst
3earnings get*
3list-export+startExport 08
4{requestUUID/status getExport*
3schedule get*
3self-billing!withdraw* 1Dc
4 get*
4+agreeTo* 0Dc
3summary get*
3sums get*
3{payableId/invoice-file!remove* 1Dcs
5+attach* 70Dcs
3{ get
4agree+* Dcs
4object+* Dcs
4reconciliation get*
4reject=* DIRcs
4withdraw=* DIRcs
3}/approve=* DIRcs
4cancel-payable=cancel DIRcs
payouts
0api/v3/payable/{/fail=* DEcs
4retry=* DEcs
4reverse=* DEcs
4settle=* DEcs
2payment/statement+import* 70DEcs
2payout list
3+create 0DEc
3bank-account list*s
3{ get
4cancel+* DEc
4reconciliation get*
4send+* DEcs
permissionGroups
0api/v2/permission-group list
3+create c
3}!remove 1GYce
4 get
4+update GYc
4user/}!remove* 1GYce
6+add* 1GYce
permissions
0api/v2/permission/google-drive-download check*
3grantee/}/permission/}!revoke 1Yce
7+grant 1Yce
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
4=update* c
3translate+* 0
presence
0api/v3/presence+enter 4
3leave+* 14
priceLists
0api/v3/price-list list
3+create 0Bc
3{!remove 1Bc
4 get
4=update Bck
4prices=set* ck
5file exportPrices 6
5import+*Prices 70ck
profitability
0api/v3/finance/profitability get
projectRouting
0api/v3/multi-project list
3config/upsert+*
3{baseProjectUuid/status get*
4undo+* 1IR[c
3{configUuid!remove 1
4 get
4preview+*
4project-create+createProjects 0IR[c
projects
0api/v1/atlas/parser/file-params get*
1v3/project list
3+create 0c
3bulk+change* 0$R[cktx
4plan+*Bulk 4
3ci+createContinuous 0c
4{orgUnitUUID/{ciTag getContinuous
6+uploadContinuous 74R[ckx
6download *Continuous 6
3counters get*
3export+start* 08
4{requestUUID/status getExport*
3totals get*
3{!remove 1R[cktx
4 get
4archive!unarchive c
5+* c
4download * 6
5+start* 48
5{requestUUID/status getDownload*
4glossaries list*
5+bind* 74cp
4info+update* 9c
4ingestion/status getIngestion*
4message list*s
5+create* 0
4payment-type get*
4process-summary get*
4progress list*
5file list*Progress
4reference-file+upload* 70Rc
5{!remove* 1Rc
4reference-files/download *ReferenceFiles 6
4resource+create* 0
5simple listResources
5{projectResourceUUID!remove* 1R[kx
6content=uploadResource* 7R[kx
6file-params+updateResourceParams [
6left-out-text list*s
4status+change* 9R[ckx
4translated-file/download *TranslatedFile 6
4translation-kit-job/loc-kit+start* 4$
5source-files+start* 4$
5{requestUUID get*
4translation-memory listTranslationMemories
5+bindTranslationMemories 4Vmx
4usage get*
4work-unit list*s
5+create*s 4R[ckx
5bulk!removeWorkUnits 19R[ckx
3}/translation-kit-job/translated-files+start* 4$
provisioning
0api/v3/account/provisioning/settings get*
3scim/last-sync get*
4settings=update* FYc
4token!remove* 1c
5+create* 0c
quality
0api/v3/quality/finding/{qualityFindingUuid!remove* 1JLc
5=update* JLc
5answer+*Dispute JLYcs
5arbitration+arbitrate JLYcs
5message+post* 0Jc
5reply+*ToFinding JLYcs
3review list
4counters get*
4list-export+startExport 08
5{requestUUID/status getExport*
4} get
5change list*s
6=categorize*s JLc
6{reviewChangeUuid=categorize* JLc
5finding list*s
6+create* 0JLc
5sample get*
5score get*
5status-update+changeStatus JLRYcs
3second-review list*s
4+askFor* 0Jc
4}!remove* 1Jc
5 get*
5judgment+judgeSecondReview JLc
qualityProfiles
0api/v3/quality/profile list
4+create 0Kc
4place=set* Kc
4{qualityProfileUuid!remove 1Kc
5 get
5=update Kc
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
3+create 0IMcks
3balance get*
3cancel-receivable+cancel IMcks
3counters get*
3credit/{creditUseUUID/reverse+*CreditUse Mcs
3list-export+startExport 08
4{requestUUID/status getExport*
3payment list*s
4+record* 0Mcs
3payment-refund/{/reverse+*PaymentRefund Mcs
3payment/{/allocation+allocatePayment 0Mcs
5refund+*Payment 0Mcs
5reverse+*Payment Mcs
3preview+*
4file+preview* 6
3ready list*
3statement get*
4file getStatement* 6
3summary get*
3{receivableUUID get
4credit-note+create* 0IMcks
5preview+*CreditNote
4credit/allocation+allocateCredit 0Mcs
5refund+*Credit 0Mcs
4dispute!settle* Mc
5+* Mc
4file get* 6
4installment/{n+issue* 0Mcs
4send+* 0Mc
recommendationSettings
0api/v3/account/recommendation-settings+create
4=update
4{id!remove 1
5 list
3{/recommendation-settings/removal+reset
reportSchedules
0api/v3/quality/report-schedule list
4+create 0Nc
4}!remove 1Nc
5=update Nc
5unsubscribe+* 1Nc
resourceVersions
0api/v3/project/{/change listByProject
4resource/{projectResourceUUID/change list
7{ get
8segment list*s
6version=create 78IR[ckmx
reviewCategories
0api/v3/review-category list
3+create 0Oc
3}!remove 1Oc
4=update Oc
sampleData
0api/v3/sample-data!remove BCHIRVY[cps
3 get
3+add 0c
3keep+* cs
search
0api/v3/search find
segmentComments
0api/v1/atlas/work-unit/{id/comment listOfWorkUnit
5segment/{segmentId/comment+create 0c
1v3/segment-comment list
3}/message+answer 0c
5{segmentMessageUuid!remove* 1c
6=update* c
4person listPeople
4status-update+changeStatus c
segmentationRules
0api/v3/client/{orgUnitUUID/segmentation!remove 1c
5 get
5=upload 7c
5file download 6
5preview+*
2segmentation-rules list
serviceNow
0api/v1/servicenow getSettings
3=updateSettings
3request+*Translation I[c
3retrieve+*Translation
spellingWords
0api/v3/account/{id/spelling-words list
5+add
5{wordUuid!remove 1
sso
0api/v3/account/sso!remove 1c
4=update c
4domain!remove* 1c
5+add* c
5check+*Domain c
4metadata+read* 4
4trial/} get*
4url get
4url-key=update* c
2auth/logout/provider+signOut 4
3sso find 2
4{urlKey start 1
5callback finish 1
6+receiveAnswer %142
5metadata get* 62
5signed-out arrive* 12
tasks
0api/v3/task list
3assignment+assignBulk 7IY[c
4auto+*Assign #IY[ct
3available list*
4explanation explainAvailable
3board get*
3bulk+change* 0$IVY[cmt
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
4=updateInstructions c
4assignment!revoke* IY[c
5{userUUID+assign IY[c
4logfile get*
5{/breakdown-by-workflow getLogfileBreakdown
3}/categories=update* I[c
4cost-details list*
5explanation explainPay
4due-date=update* I[c
4join+* IY[cm
4log list*
4payment-answer+answerPayments ck
4payment-update+updatePayments ck
4placement-preview+previewPlacement 4
4reference-file+upload* 70c
5{taskFileUUID!remove* 1c
4reference-files/download *ReferenceFiles 6
4rejection+reject IY[c
4score get*
4skip-undo+undoSkip I[ck
4split+* IY[cm
5plan+*Split 4
4status-update+changeStatus IV[cm
4stop-loss get*
5+post* ck
4summary get*
4vendors-summary listVendors
termExtractions
0api/v3/glossary/}/extraction getLatest
5+start 0c
2term-extraction/{extractionUuid/candidate list*s
4refuse+* 1c
4request+* 0Sc
termRequests
0api/term-arbitration/bulk-create+* 0cr
2request-update+* 0cr
1v3/glossary/kanban list
4bulk-update+* 0cr
4counters get*
4dashboard get*
4{termRequestUuid get
5=update c
5effect get*
5lane+move cpqr
textChanges
0api/v3/text-change list
3+start 0c
3preview+*
3} get
4undo+* IRT[chm
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
3=update I
3counters get*
3export+startList* 08
4{requestUUID/status getListExport*
3{tmUuid!remove 1Imt
4 get
2translation-memory/{tmUuid/clear+* $t
4export/{fileType * 08
6{requestUUID/status getExport*
4import+* 70$t
4replacement+replaceText 0$t
5preview+*Replacement
5{jobUuid/undo+*Replacement 0$t
4segment/concordance-search searchConcordance
5fuzzy-search searchSegments
4translation-unit+createUnit 4m
5fuzzy-search searchSimilarUnits
5search *Units
5{tuId!removeUnit 1m
6=updateUnit m
4{tuId/segment!remove* 1m
1v3/client/{orgUnitUUID/translation-memory listOfOrgUnit
5+bindToOrgUnit 4Bc
uploads
0api/v3/upload+create 70
3}/preview+* 4
userRates
0api/v3/user/all-user-rates listLines
4+createAll 0RYc
4comparison compareLines
4export+start* 08
5{requestUUID/status getExport*
4import+*Table 70$RXYct
5table export* 6
3rates listAll
3{/rate list
5+create RYc
5{userRateUUID!remove 1RYc
6 get
6=update RYc
6default=set* 1RYc
6detail/{rateDetailUUID!remove* 1RYc
users
0api/v3/user list
3+create 0BCYc
3authority/logged-user getAuthority
3billing=update* Yc
3contracts list*
3counters get*
3exists *
3export+start* 08
4{requestUUID/status getExport*
3impersonate/{id * 0
3import+*Table 70$BCYclt
4table export* 6
3logged-user get*
4=update* IRYce
4magic-code+request* 10
5verify+*MagicCode 10e
4session!endOther*s
5 list*s
5}!end* 1
4sign-in list*s
3password+change* 0
3payment=update* Yc
4logged-user=updateOwnPayment Yc
3preference-settings get*
4=update* Yc
3request-password+* 102
3role list*s
3status/{userUUID+set* 1Yc
3statuses list*
3subscriptions list*
4=update* Yc
3task/{/eligible-linguists list*
5rejected-by listTaskRejecters
5viewed-by listTaskViewers
3token!remove* 1
4 get*
4+create* 0
3update-password/{code/{x checkPasswordLink 2
6+*WithCode 102
3user-avatar!removeAvatar 1Yce
4=uploadAvatar 7Yce
4{key getAvatar 6
3{id/one-time-login+send* 10
4reset-password+* 10
4token!revokeAccessKey 1
5 getAccessKey
3{!delete 1BCYc
4 get
4=update IRYce
4account get*
4billing get*
5version listBilling*s
4block+* 1Yc
4check-user-block-status+checkBlockStatus 4
4client/{orgUnitUUID!removeOrgUnit 1BRYc
6=addOrgUnit 1BRYc
4entry-point get*
5=set* Yc
4figures get*
4lang-pair/{source/{target!removeLanguagePair 1RYc
7+addLanguagePair 1RYc
4organization/{!remove* 1BCRYc
6=add* 1BCRYc
4payment/{/confirm+*Payment 0Yc
6decline+*Payment 0Yc
4role/{roleName!remove* 1GYce
6+add* 1GYce
4tag/{tag!remove* 1Yc
6=add* 1Yc
4unblock+* 1Yc
4unblock-by-attempts+* 1Yc
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
0api/v3/connector/wordpress/config+create* ci
5=update* ci
5{orgUnitUUID get*
4sync+* #Ici
4translation/{projectUUID+deliver #ci
workUnits
0api/v1/atlas/work-unit/{id get
5preview get*
2work-unit/}/file-status get*
4translation+buildFile 4
1v3/project/}/work-unit/}/translation get*
7+build* 4
7content=uploadTranslation 7$IRcmt
workflows
0api/v3/workflow list
3+create 0
2workflow-template+createTemplate 0B
3{templateUUID!removeTemplate 1B
4=updateTemplate B
2workflow/order=sort
3settings get*
3{=update IR[
xero
0api/v3/payable/{/xero+sendPayable Dc
2receivables/{receivableUUID/xero+sendInvoice Mc
2xero/callback finish 1
3connect+* 4
3connection!disconnect 1
3contact/{partyUUID=choose* c
3difference list*s
4{/record+* 0DEMcs
5send+*Again c
3mapping=update* c
3options list*
3organization+choose*
3queue list*
3status get*
3sync list*s
4+*`,
)
