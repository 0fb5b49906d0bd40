// Generated from openapi/resources by openapi/generate.ts. Do not edit.
import type { accountMetrics, accountSettings, accounts, activity, addresses, aiKeys, auth, autopilot, availability, billing, branding, bulkChanges, cancellationOptions, clientSummaries, cloudStorage, connectors, contracts, costs, customFields, editor, eloquaConnector, events, fileOptions, files, finance, githubConnector, glossaries, glossaryTerms, home, jobs, journal, languageMappings, listViews, locales, logfiles, maintenance, meta, mfa, mtEngines, netRateSettings, notifications, orgUnits, organizations, passkeys, payables, payouts, permissionGroups, permissions, pipelines, portal, presence, priceLists, profitability, projectRouting, projects, provisioning, quality, qualityProfiles, qualityReports, receivables, recommendationSettings, resourceVersions, reviewCategories, search, segmentationRules, serviceNow, spellingWords, sso, tasks, thirdParties, translationMemories, uploads, userRates, users, webhooks, wordpressConnector, workUnits, workflows, xero } from './api.ts'
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
  readonly aiKeys: typeof aiKeys
  readonly auth: typeof auth
  readonly autopilot: typeof autopilot
  readonly availability: typeof availability
  readonly billing: typeof billing
  readonly branding: typeof branding
  readonly bulkChanges: typeof bulkChanges
  readonly cancellationOptions: typeof cancellationOptions
  readonly clientSummaries: typeof clientSummaries
  readonly cloudStorage: typeof cloudStorage
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
  readonly glossaryTerms: typeof glossaryTerms
  readonly home: typeof home
  readonly jobs: typeof jobs
  readonly journal: typeof journal
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
  readonly resourceVersions: typeof resourceVersions
  readonly reviewCategories: typeof reviewCategories
  readonly search: typeof search
  readonly segmentationRules: typeof segmentationRules
  readonly serviceNow: typeof serviceNow
  readonly spellingWords: typeof spellingWords
  readonly sso: typeof sso
  readonly tasks: typeof tasks
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
    8: { retry: 'locked' },
    9: { async: 'request-id' },
    '#': { async: 'status-url' },
    '$': { async: 'job' },
    '%': { body: urlencoded },
  },
  'accounts activity addresses auth autopilot branding connectors contracts costs customFields editor fileOptions finance glossaries glossaryTerms home jobs journal languageMappings logfiles mtEngines netRateSettings notifications orgUnits organizations payables payouts permissionGroups permissions priceLists projects quality qualityProfiles qualityReports receivables reviewCategories segmentationRules spellingWords tasks thirdParties translationMemories uploads userRates users webhooks workUnits',
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
4custom-review-categorization-enabled=setCustomReviewCategorization 0Jb
4custom-review-category-only get*
5=set* 0Jb
4hierarchy list*
5settings getHierarchy*
4project-automation-enabled=setProjectAutomation 0
4require-context-tm-matching getContextMatching
5=set* 0O
4security get*
5=update* Rbd
4send-learnt-to-kanban=set* 0
4settings get
5=update Jb
5changes/{entryUuid/undo+*Change JLNSabcdefhjlmsuw
5overview get*
accounts
0api/v3/account list
3+create 0
3=update Rbd
3my-account getMine
3subscription get*
3trial-time get*
3{ get
4activity list*
4entry-point list*s
5{roleName=set* Rb
4organization list*s
5{+add* 1Rbxy
4product get*
4resume+*
4suspend+*
4user list*s
5{+add* 1Rb
activity
0api/v3/activity list
addresses
0api/v3/account/certificate-request check* 12
3subdomain-logo get* 2
3{/certificate!remove* 1b
4custom-subdomain!remove* 1b
5 get*
5+set* b
5check+*CustomSubdomain b
4subdomain!remove* 1b
5+set* b
aiKeys
0api/v3/account/ai/validate-key+validate 0
3{id/ai/key!remove 1
6 list
6+create 0
6=update
auth
0api/v3/auth+createToken 342
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
5=updateAccountSettings Mbx
2client/{orgUnitUUID/autopilot-settings!resetUnitSettings Mbx
5 getUnitSettings
5=updateUnitSettings Mbx
2user/{/autopilot-settings getUserSettings
5=updateUserSettings MRb
availability
0api/v3/user/{/availability get
5=update MRbp
billing
0api/v1/stripe/portal get* 0b
branding
0api/v3/account/logo/{key get* 62
3{/logo!remove* 1bd
5+upload* 7bd
4logo-details get*
4portal-logo!remove* 1bd
5+upload* 7bd
bulkChanges
0api/v3/bulk-change/{changeUuid get
4undo+* EMRTbir
5plan+*Undo
cancellationOptions
0api/v3/account/cancellation-options+create 0
4=update
4project/{ listFor*
3{/cancellation-options list
5report get*
5{optionUUID!remove 1
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
connectors
0api/v3/connector list
3config list*s
4+create* b
3config-group listGroups
4+createGroup b
4{groupUuid!removeGroup 1b
5 getGroup
5=updateGroup b
5run+startGroup* Eb
3config/}!remove* 1b
5 get*
5=update* b
5choices list*
5item list*s
5run+start* Eb
5target/}/conflict get*
7decision+decide b
5test+* 0
3run list*s
4} get*
5item listRun*s
5retry+*Run Eb
5stop+*Run b
contracts
0api/v3/account/{/contract getSettings
5=updateSettings Rb
2contract list
3+create
3reject/{id+* 1d
3{id!remove 1
4+accept 14d
4acceptances list*
4version+publish* bd
costs
0api/v3/client/{orgUnitUUID/costs/estimate+*Project 4
2project/{/async/calculate/costs+calculate 89EMbt
4cost/manual-cost listManual
6+createManual 0Eb
5priceTypes list*
5{!remove 1Eb
4costs-summary getSummary
4costs/estimate+*Files 4
5explanation get*
5lang-pair listBy*
5matrix get*
4profitability get*
4recalculate/costs+recalculate 89EMbt
4total-costs getTotal
customFields
0api/v3/custom-field+create 0
3entity/{entityType/{ getValues
6=updateValues 4EMRbxy
3list *
3order=sort 1EMRxy
3}=update EMRxy
editor
0api/v1/atlas/url/editor getUrl
5context+build* 4
6{context get*
3work-unit/{id/concordance search*
5segment list*s
6ai-review+reviewSegments 0
6confirmation+confirmSegments 4EMT
6index getSegment*
6{segmentId=update* EMT
7finding/}=decide*
7ignored-issue=ignoreIssue
7machine-translation get*
7match list*es
5spelling+check*
6suggestion suggestSpelling
eloquaConnector
0api/v3/connector/eloqua/config+create* bg
5=update* bg
5{orgUnitUUID get*
4sync+* 9Ebg
4translation/{projectUUID+deliver 9bg
events
0api/v3/events list
fileOptions
0api/v3/client/{orgUnitUUID/file-options/{fileType!remove 1Pb
6=set Pb
2file-options list
files
0api/v3/file/{token download 62
finance
0api/v3/account/{/finance get
5=update abp
5bank-account+create* 0b
6{!remove* 1b
5exchange-rate+create* 0bp
5period list*s
6{month/lock+*Period bz
7unlock+*Period bz
githubConnector
0api/v3/connector/github/config+create* bg
5=update* bg
5{orgUnitUUID get*
6repo list*sitories
7+save*sitories bg
7{name/owner/{owner!removeRepository 1bg
4sync+* 9Ebg
4translation/{projectUUID+deliver 9bg
glossaries
0api/v3/glossary list
3+create 0b
3=update Eb
3concept-entries/{conceptId!removeConcept 1o
5 getConcept
5=updateConcept o
3export/{glossaryUuid/{fileType start* 0#
6{requestUUID/status getExport*
3list-export+start* 0#
4{requestUUID/status getListExport*
3}!remove 1Eb
4 get
4clear+* 1o
4concept-entries list*
4import+* 70$q
4import-tbx+* 70$q
4jobs list*
4last-import-job get*
glossaryTerms
0api/v3/glossary/term+create 0n
4check-duplicated+*
4recognition recognize
4search/params search
5segment searchBy*
4}!remove 1n
5 get
5=update n
5translations list*
home
0api/v3/home get
jobs
0api/v3/job list
3} get
4cancellation+cancel Eb
4restart+* Eb
journal
0api/v3/account/{/journal list
5chain get*
6verify+* 0b
5export+start* 0#
6{requestUUID/status getExport*
5settings get*
6=update* b
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
6download-async startExport 0#
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
3{code/email+verify*Code 10Rd
1v3/user/mfa+enable 0R
4email=set* 1R
4recovery-codes+create* 0
3{id/mfa!disable 1R
mtEngines
0api/v3/account/{/mt-engine list
5+create
5try+* 0
5{engineUUID!remove 1
6=update
netRateSettings
0api/v3/net-rate-settings+create 0bx
3list *
3list-account *
3list-org-unit-account/{orgUnitUUID *
3org-unit/{=set* 1bx
3{netRateUuid!remove 1bx
4 get
4=update bix
notifications
0api/v3/account/{/notification-defaults getDefaults
5=updateDefaults Rb
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
3+create by
3=update Rby
3export+start* 0#
4{requestUUID/status getExport*
3{orgUnitUUID!remove 1DKOQRbnvy
4 get
4file-additions=update* b
4usage get*
4workflows list*
organizations
0api/v2/organization list
3+create bx
3=update ERbx
3counters get*
3export+start* 0#
4{requestUUID/status getExport*
3{!remove 1DKOQRbnvx
4 get
4usage get*
passkeys
0api/v3/user/passkey list
4+create 0R
4options+begin 4
4}!remove 1R
5=rename
3{id/passkey!reset 1R
payables
0api/v3/payable list
3adjustment list*s
4+create* 0bz
4{/answer+*Adjustment bz
3approve+*Many bpz
4undo+*Approvals bpz
3batch/} getRun
3counters get*
3create+* 0EMRbpqz
3earnings get*
3list-export+startExport 0#
4{requestUUID/status getExport*
3schedule get*
3self-billing!withdraw* 1bz
4 get*
4+agreeTo* 0bz
3summary get*
3sums get*
3{payableId/invoice-file!remove* 1bpz
5+attach* 70bpz
3{ get
4agree+* bpz
4object+* bpz
4reconciliation get*
4reject=* EMbpz
4withdraw=* EMbpz
3}/approve=* EMbpz
4cancel-payable=cancel EMbpz
payouts
0api/v3/payable/{/fail=* Abpz
4retry=* Abpz
4reverse=* Abpz
4settle=* Abpz
2payment/statement+import* 70Abpz
2payout list
3+create 0Abz
3bank-account list*s
3{ get
4cancel+* Abz
4reconciliation get*
4send+* Abpz
permissionGroups
0api/v2/permission-group list
3+create b
3}!remove 1CRbd
4 get
4+update CRb
4user/}!remove* 1CRbd
6+add* 1CRbd
permissions
0api/v2/permission/google-drive-download check*
3grantee/}/permission/}!revoke 1Rbd
7+grant 1Rbd
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
0api/v3/portal/translate+* 0
presence
0api/v3/presence+enter 4
3leave+* 14
priceLists
0api/v3/price-list list
3+create 0bx
3{!remove 1bx
4 get
4=update bix
4prices=set* bi
5file exportPrices 6
5import+*Prices 70bi
profitability
0api/v3/finance/profitability get
projectRouting
0api/v3/multi-project list
3config/upsert+*
3{baseProjectUuid/status get*
4undo+* 1EMTb
3{configUuid!remove 1
4 get
4preview+*
4project-create+createProjects 0EMTb
projects
0api/v1/atlas/parser/file-params get*
1v3/project list
3+create 0b
3bulk+change* 0$MTbiqt
4plan+*Bulk 4
3ci+createContinuous 0b
4{orgUnitUUID/{ciTag getContinuous
6+uploadContinuous 74MTbit
6download *Continuous 6
3counters get*
3export+start* 0#
4{requestUUID/status getExport*
3totals get*
3{!remove 1MTbiqt
4 get
4archive!unarchive b
5+* b
4download * 6
5+start* 4#
5{requestUUID/status getDownload*
4glossaries list*
5+bind* 74bn
4info+update* 8b
4ingestion/status getIngestion*
4message list*s
5+create* 0
4payment-type get*
4process-summary get*
4progress list*
5file list*Progress
4reference-file+upload* 70Mb
5{!remove* 1Mb
4reference-files/download *ReferenceFiles 6
4resource+create* 0
5simple listResources
5{projectResourceUUID!remove* 1MTit
6content=uploadResource* 7MTit
6file-params+updateResourceParams T
6left-out-text list*s
4status+change* 8MTbit
4translated-file/download *TranslatedFile 6
4translation-kit-job/loc-kit+start* 4$
5source-files+start* 4$
5{requestUUID get*
4translation-memory listTranslationMemories
5+bindTranslationMemories 4Okt
4usage get*
4work-unit list*s
5+create*s 4MTbit
5bulk!removeWorkUnits 18MTbit
3}/translation-kit-job/translated-files+start* 4$
provisioning
0api/v3/account/provisioning/settings get*
3scim/last-sync get*
4settings=update* BRb
4token!remove* 1b
5+create* 0b
quality
0api/v3/quality/finding/{qualityFindingUuid!remove* 1FHb
5=update* FHb
5answer+*Dispute FHRbp
5arbitration+arbitrate FHRbp
5message+post* 0Fb
5reply+*ToFinding FHRbp
3review list
4counters get*
4list-export+startExport 0#
5{requestUUID/status getExport*
4} get
5change list*s
6=categorize*s FHb
6{reviewChangeUuid=categorize* FHb
5finding list*s
6+create* 0FHb
5sample get*
5score get*
5status-update+changeStatus FHMRbp
qualityProfiles
0api/v3/quality/profile list
4+create 0Gb
4place=set* Gb
4{qualityProfileUuid!remove 1Gb
5 get
5=update Gb
qualityReports
0api/v3/quality/dashboard get*
4trend list*s
3own get*
3report list
4export/{fileType+start* 0#
5{requestUUID/status getExport*
4{qualityReportUuid get
5file get* 6
5finding list*s
receivables
0api/v3/receivables list
3+create 0EIbip
3balance get*
3cancel-receivable+cancel EIbip
3counters get*
3credit/{creditUseUUID/reverse+*CreditUse Ibp
3list-export+startExport 0#
4{requestUUID/status getExport*
3payment list*s
4+record* 0Ibp
4{/allocation+allocatePayment 0Ibp
5reverse+*Payment Ibp
3preview+*
4file+preview* 6
3ready list*
3statement get*
4file getStatement* 6
3summary get*
3{receivableUUID get
4credit-note+create* 0EIbip
5preview+*CreditNote
4credit/allocation+allocateCredit 0Ibp
5refund+*Credit 0Ibp
4dispute!settle* Ib
5+* Ib
4file get* 6
4installment/{n+issue* 0Ibp
4send+* 0Ib
recommendationSettings
0api/v3/account/recommendation-settings+create
4=update
4{id!remove 1
5 list
3{/recommendation-settings/removal+reset
resourceVersions
0api/v3/project/{/change listByProject
4resource/{projectResourceUUID/change list
7{ get
8segment list*s
6version=create 7#EMTbikt
reviewCategories
0api/v3/review-category list
3+create 0Jb
3}!remove 1Jb
4=update Jb
search
0api/v3/search find
segmentationRules
0api/v3/client/{orgUnitUUID/segmentation!remove 1b
5 get
5=upload 7b
5file download 6
5preview+*
2segmentation-rules list
serviceNow
0api/v1/servicenow getSettings
3=updateSettings
3request+*Translation ETb
3retrieve+*Translation
spellingWords
0api/v3/account/{id/spelling-words list
5+add
5{wordUuid!remove 1
sso
0api/v3/account/sso!remove 1b
4=update b
4domain!remove* 1b
5+add* b
5check+*Domain b
4metadata+read* 4
4trial/} get*
4url get
4url-key=update* b
2auth/logout/provider+signOut 4
3sso find 2
4{urlKey start 1
5callback finish 1
6+receiveAnswer %142
5metadata get* 62
5signed-out arrive* 12
tasks
0api/v3/task list
3assignment+assignBulk 7ERTb
4auto+*Assign 9ERTbq
3available list*
4explanation explainAvailable
3board get*
3bulk+change* 0$EORTbkq
4linguists+listBulk* 4
4plan+*Bulk 4
3calendar get*
3counters get*
3export+start* 0#
4{requestUUID/status getExport*
3group list*s
3slices/pre-context+listSlices 4
3work-unit/{ listBy*
3workload list*
3{projectUUID/statuses list*
3{ get
4=updateInstructions b
4assignment!revoke* ERTb
5{userUUID+assign ERTb
4logfile get*
5{/breakdown-by-workflow getLogfileBreakdown
3}/categories=update* ETb
4cost-details list*
5explanation explainPay
4due-date=update* ETb
4join+* ERTbk
4log list*
4payment-answer+answerPayments bi
4payment-update+updatePayments bi
4placement-preview+previewPlacement 4
4reference-file+upload* 70b
5{taskFileUUID!remove* 1b
4reference-files/download *ReferenceFiles 6
4rejection+reject ERTb
4score get*
4skip-undo+undoSkip ETbi
4split+* ERTbk
5plan+*Split 4
4status-update+changeStatus EOTbk
4stop-loss get*
5+post* bi
4summary get*
4vendors-summary listVendors
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
3=update E
3counters get*
3export+startList* 0#
4{requestUUID/status getListExport*
3{tmUuid!remove 1Ekq
4 get
2translation-memory/{tmUuid/clear+* $q
4export/{fileType * 0#
6{requestUUID/status getExport*
4import+* 70$q
4replacement+replaceText 0$q
5preview+*Replacement
5{jobUuid/undo+*Replacement 0$q
4segment/concordance-search searchConcordance
5fuzzy-search searchSegments
4translation-unit+createUnit 4k
5fuzzy-search searchSimilarUnits
5search *Units
5{tuId!removeUnit 1k
6=updateUnit k
4{tuId/segment!remove* 1k
1v3/client/{orgUnitUUID/translation-memory listOfOrgUnit
5+bindToOrgUnit 4bx
uploads
0api/v3/upload+create 70
3}/preview+* 4
userRates
0api/v3/user/all-user-rates listLines
4+createAll 0MRb
4comparison compareLines
4export+start* 0#
5{requestUUID/status getExport*
4import+*Table 70$MQRbq
5table export* 6
3rates listAll
3{/rate list
5+create MRb
5{userRateUUID!remove 1MRb
6 get
6=update MRb
6default=set* 1MRb
6detail/{rateDetailUUID!remove* 1MRb
users
0api/v3/user list
3+create 0Rbxy
3authority/logged-user getAuthority
3billing=update* Rb
3contracts list*
3counters get*
3exists *
3export+start* 0#
4{requestUUID/status getExport*
3impersonate/{id * 0
3import+*Table 70$Rbjqxy
4table export* 6
3logged-user get*
4=update* EMRbd
4magic-code+request* 10
5verify+*MagicCode 10d
4session!endOther*s
5 list*s
5}!end* 1
4sign-in list*s
3password+change* 0
3payment=update* Rb
4logged-user=updateOwnPayment Rb
3preference-settings get*
4=update* Rb
3request-password+* 102
3role list*s
3status/{userUUID+set* 1Rb
3statuses list*
3subscriptions list*
4=update* Rb
3task/{/eligible-linguists list*
5rejected-by listTaskRejecters
5viewed-by listTaskViewers
3token!remove* 1
4 get*
4+create* 0
3update-password/{code/{x checkPasswordLink 2
6+*WithCode 102
3user-avatar!removeAvatar 1Rbd
4=uploadAvatar 7Rbd
4{key getAvatar 6
3{id/one-time-login+send* 10
4reset-password+* 10
4token!revokeAccessKey 1
5 getAccessKey
3{!delete 1Rbxy
4 get
4=update EMRbd
4account get*
4billing get*
5version listBilling*s
4block+* 1Rb
4check-user-block-status+checkBlockStatus 4
4client/{orgUnitUUID!removeOrgUnit 1MRbx
6=addOrgUnit 1MRbx
4entry-point get*
5=set* Rb
4figures get*
4lang-pair/{source/{target!removeLanguagePair 1MRb
7+addLanguagePair 1MRb
4organization/{!remove* 1MRbxy
6=add* 1MRbxy
4payment/{/confirm+*Payment 0Rb
6decline+*Payment 0Rb
4role/{roleName!remove* 1CRbd
6+add* 1CRbd
4tag/{tag!remove* 1Rb
6=add* 1Rb
4unblock+* 1Rb
4unblock-by-attempts+* 1Rb
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
0api/v3/connector/wordpress/config+create* bg
5=update* bg
5{orgUnitUUID get*
4sync+* 9Ebg
4translation/{projectUUID+deliver 9bg
workUnits
0api/v1/atlas/work-unit/{id get
1v3/project/}/work-unit/}/translation get*
7+build* 4
7content=uploadTranslation 7$EMbkq
workflows
0api/v3/workflow list
3+create 0
2workflow-template+createTemplate 0x
3{templateUUID!removeTemplate 1x
4=updateTemplate x
2workflow/order=sort
3settings get*
3{=update EMT
xero
0api/v3/payable/{/xero+sendPayable bz
2receivables/{receivableUUID/xero+sendInvoice Ib
2xero/callback finish 1
3connect+* 4
3connection!disconnect 1
3contact/{partyUUID=choose* b
3difference list*s
4{/record+* 0AIbpz
5send+*Again b
3mapping=update* b
3options list*
3organization+choose*
3queue list*
3status get*
3sync list*s
4+*`,
)
