// Generated from openapi/resources by openapi/generate.ts. Do not edit.
import type { accountMetrics, accountSettings, accounts, activity, auth, autopilot, billing, branding, bulkChanges, cancellationOptions, clientSummaries, contracts, costs, customFields, editor, files, glossaries, home, jobs, languageMappings, listViews, locales, logfiles, maintenance, meta, mfa, netRateSettings, orgUnits, organizations, permissionGroups, permissions, priceLists, projects, recommendationSettings, resourceVersions, segmentationRules, tasks, thirdParties, translationMemories, uploads, userRates, users, webhooks, workUnits, workflows } from './api.ts'
import { bytes, header, nothing } from '../answers.ts'
import { base64, form } from '../body.ts'
import { operationTable } from '../operation-table.ts'

/** The operations of every resource, under its name. */
export type Everything = {
  readonly accountMetrics: typeof accountMetrics
  readonly accountSettings: typeof accountSettings
  readonly accounts: typeof accounts
  readonly activity: typeof activity
  readonly auth: typeof auth
  readonly autopilot: typeof autopilot
  readonly billing: typeof billing
  readonly branding: typeof branding
  readonly bulkChanges: typeof bulkChanges
  readonly cancellationOptions: typeof cancellationOptions
  readonly clientSummaries: typeof clientSummaries
  readonly contracts: typeof contracts
  readonly costs: typeof costs
  readonly customFields: typeof customFields
  readonly editor: typeof editor
  readonly files: typeof files
  readonly glossaries: typeof glossaries
  readonly home: typeof home
  readonly jobs: typeof jobs
  readonly languageMappings: typeof languageMappings
  readonly listViews: typeof listViews
  readonly locales: typeof locales
  readonly logfiles: typeof logfiles
  readonly maintenance: typeof maintenance
  readonly meta: typeof meta
  readonly mfa: typeof mfa
  readonly netRateSettings: typeof netRateSettings
  readonly orgUnits: typeof orgUnits
  readonly organizations: typeof organizations
  readonly permissionGroups: typeof permissionGroups
  readonly permissions: typeof permissions
  readonly priceLists: typeof priceLists
  readonly projects: typeof projects
  readonly recommendationSettings: typeof recommendationSettings
  readonly resourceVersions: typeof resourceVersions
  readonly segmentationRules: typeof segmentationRules
  readonly tasks: typeof tasks
  readonly thirdParties: typeof thirdParties
  readonly translationMemories: typeof translationMemories
  readonly uploads: typeof uploads
  readonly userRates: typeof userRates
  readonly users: typeof users
  readonly webhooks: typeof webhooks
  readonly workUnits: typeof workUnits
  readonly workflows: typeof workflows
}

/** Every operation of the contract, to bind all of them: `createClient({ operations: everything })`. */
export const everything: Everything = /*@__PURE__*/ operationTable<Everything>(
  {
    0: { retry: 'never' },
    1: { answer: nothing },
    2: { answer: /*@__PURE__*/ header('X-AUTH-TOKEN') },
    3: { retry: 'safe' },
    4: { anonymous: true },
    5: { body: base64 },
    6: { answer: bytes },
    7: { body: form },
    8: { retry: 'locked' },
    9: { async: 'request-id' },
    '#': { async: 'status-url' },
    '$': { async: 'job' },
  },
  'activity auth costs editor glossaries jobs logfiles netRateSettings orgUnits organizations permissions priceLists projects segmentationRules tasks translationMemories userRates users workUnits',
  `accountMetrics
0api/v3/account-metrics/current-user getMine
3raw/current-user listRaw
3status get*
3{accountUUID get
accountSettings
0api/v3/account/ai-review/status getAiReview*
4{accountUUID=set* 0
3{/ai-spellcheck=set* 0
4custom-review-categorization-enabled=setCustomReviewCategorization 0
4custom-review-category-only get*
5=set* 0
4project-automation-enabled=setProjectAutomation 0
4send-learnt-to-kanban=set* 0
4settings get
5=update
accounts
0api/v3/account list
3+create 0
3=update abr
3my-account getMine
3subscription get*
3trial-time get*
3{ get
4activity list*
4entry-point list*s
5{roleName=set* ar
4organization list*s
5{+add* 1aijr
4product get*
4resume+*
4suspend+*
4user list*s
5{+add* 1ar
activity
0api/v3/activity list
auth
0api/v3/auth+createToken 234
3captcha get* 4
3current *
3go/{code/{token/+* 04
3impersonation/end+*Impersonation 0
3login+* 54
3logout+* 13
3session/extend+*Session 3
3token/check+*Token 13
autopilot
0api/v3/client/{orgUnitUUID/autopilot-settings getUnitSettings
5=updateUnitSettings aio
2user/{/autopilot-settings getUserSettings
5=updateUserSettings aor
billing
0api/v1/stripe/portal get* 0a
branding
0api/v3/account/logo/{key get* 64
3{/logo!remove* 1ab
5+upload* 7ab
4logo-details get*
4portal-logo!remove* 1ab
5+upload* 7ab
bulkChanges
0api/v3/bulk-change/{changeUuid get
4undo+* acmors
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
contracts
0api/v3/contract list
3+create
3reject/{id+* 1b
3{id!remove 1
4+accept 13b
costs
0api/v3/project/{/async/calculate/costs+calculate 89agmo
4cost/manual-cost listManual
6+createManual 0am
5priceTypes list*
5{!remove 1am
4costs-summary getSummary
4costs/estimate+*Files 3
5explanation get*
5lang-pair listBy*
5matrix get*
4profitability get*
4recalculate/costs+recalculate 89agmo
4total-costs getTotal
customFields
0api/v3/custom-field+create 0
3entity/{entityType/{ getValues
6=updateValues 3aijmor
3list *
3order=sort 1ijmor
3}=update ijmor
editor
0api/v1/atlas/url/editor getUrl
5context+build* 3
6{context get*
3work-unit/{id/concordance search*
5segment list*s
6confirmation+confirmSegments 3mos
6index getSegment*
6{segmentId=update* mos
7match list*es
files
0api/v3/file/{token download 64
glossaries
0api/v3/glossary list
3+create 0a
3=update am
3}!remove 1am
4 get
home
0api/v3/home get
jobs
0api/v3/job list
3} get
4cancellation+cancel am
4restart+* am
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
0api/v3/version get* 4
mfa
0api/v2/mfa/email+request*Code 10
3{code/email+verify*Code 10br
1v3/user/mfa+enable 0r
4email=set* 1r
4recovery-codes+create* 0
3{id/mfa!disable 1r
netRateSettings
0api/v3/net-rate-settings+create 0ai
3list *
3list-account *
3list-org-unit-account/{orgUnitUUID *
3org-unit/{=set* 1ai
3{netRateUuid!remove 1ai
4 get
4=update aci
orgUnits
0api/v3/client list
3+create aj
3=update ajr
3export+start* 0#
4{requestUUID/status getExport*
3{orgUnitUUID!remove 1aehjlnpqr
4 get
4file-additions=update* a
4usage get*
4workflows list*
organizations
0api/v2/organization list
3+create ai
3=update aimr
3export+start* 0#
4{requestUUID/status getExport*
3{!remove 1aehilnpqr
4 get
4usage get*
permissionGroups
0api/v2/permission-group list
3+create a
3}!remove 1abkr
4 get
4+update akr
4user/}!remove* 1abkr
6+add* 1abkr
permissions
0api/v2/permission/google-drive-download check*
3grantee/}/permission/}!revoke 1abr
7+grant 1abr
3{granteeUuid list
priceLists
0api/v3/price-list list
3+create 0ai
3{!remove 1ai
4 get
4=update aci
4prices=set* ac
5file exportPrices 6
5import+*Prices 70ac
projects
0api/v1/atlas/parser/file-params get*
1v3/project list
3+create 0a
3bulk+change* 0$acfgos
4plan+*Bulk 3
3ci+createContinuous 0a
4{orgUnitUUID/{ciTag getContinuous
6+uploadContinuous 73acgos
6download *Continuous 6
3counters get*
3export+start* 0#
4{requestUUID/status getExport*
3totals get*
3{!remove 1acfgos
4 get
4archive!unarchive a
5+* a
4download * 6
5+start* 3#
5{requestUUID/status getDownload*
4glossaries list*
5+bind* 73ae
4info+update* 8a
4ingestion/status getIngestion*
4message list*s
5+create* 0
4payment-type get*
4process-summary get*
4progress list*
5file list*Progress
4reference-file+upload* 70ao
5{!remove* 1ao
4reference-files/download *ReferenceFiles 6
4resource+create* 0
5simple listResources
5{projectResourceUUID!remove* 1cgos
6content=uploadResource* 7cgos
6file-params+updateResourceParams s
6left-out-text list*s
4status+change* 8acgos
4translated-file/download *TranslatedFile 6
4translation-kit-job/loc-kit+start* 3$
5source-files+start* 3$
5{requestUUID get*
4translation-memory listTranslationMemories
5+bindTranslationMemories 3dgp
4usage get*
4work-unit list*s
5+create*s 3acgos
5bulk!removeWorkUnits 18acgos
3}/translation-kit-job/translated-files+start* 3$
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
6version=create 7#acdgmos
segmentationRules
0api/v3/client/{orgUnitUUID/segmentation!remove 1a
5 get
5=upload 7a
5file download 6
5preview+*
2segmentation-rules list
tasks
0api/v3/task list
3assignment+assignBulk 7amrs
4auto+*Assign 9afmrs
3available list*
4explanation explainAvailable
3board get*
3bulk+change* 0$adfmprs
4linguists+listBulk* 3
4plan+*Bulk 3
3calendar get*
3counters get*
3export+start* 0#
4{requestUUID/status getExport*
3group list*s
3slices/pre-context+listSlices 3
3work-unit/{ listBy*
3workload list*
3{projectUUID/statuses list*
3{ get
4=updateInstructions a
4assignment!revoke* amrs
5{userUUID+assign amrs
4logfile get*
5{/breakdown-by-workflow getLogfileBreakdown
3}/categories=update* ams
4cost-details list*
5explanation explainPay
4due-date=update* ams
4join+* admrs
4log list*
4payment-answer+answerPayments ac
4payment-update+updatePayments ac
4reference-file+upload* 70a
5{taskFileUUID!remove* 1a
4reference-files/download *ReferenceFiles 6
4rejection+reject amrs
4score get*
4split+* admrs
5plan+*Split 3
4status-update+changeStatus admps
4stop-loss get*
5+post* ac
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
3=update m
3export+startList* 0#
4{requestUUID/status getListExport*
3{tmUuid!remove 1dfm
4 get
2translation-memory/{tmUuid/clear+* $f
4export/{fileType * 0#
6{requestUUID/status getExport*
4import+* 70$f
4replacement+replaceText 0$f
5preview+*Replacement
5{jobUuid/undo+*Replacement 0$f
4segment/concordance-search searchConcordance
5fuzzy-search searchSegments
4translation-unit+createUnit 3d
5fuzzy-search searchSimilarUnits
5search *Units
5{tuId!removeUnit 1d
6=updateUnit d
4{tuId/segment!remove* 1d
1v3/client/{orgUnitUUID/translation-memory listOfOrgUnit
5+bindToOrgUnit 3ai
uploads
0api/v3/upload+create 70
3}/preview+* 3
userRates
0api/v3/user/rates listAll
3{/rate list
5+create aor
5{userRateUUID!remove 1aor
6 get
6=update aor
6default=set* 1aor
6detail/{rateDetailUUID!remove* 1aor
users
0api/v3/user list
3+create 0aijr
3authority/logged-user getAuthority
3billing=update* ar
3exists *
3export+start* 0#
4{requestUUID/status getExport*
3impersonate/{id * 0
3logged-user get*
4=update* abmor
4magic-code+request* 10
5verify+*MagicCode 10b
4session list*s
5}!end* 1
4sign-in list*s
3password+change* 0
3payment=update* ar
4logged-user=updateOwnPayment ar
3preference-settings get*
4=update* ar
3request-password+* 104
3role list*s
3status/{userUUID+set* 1ar
3statuses list*
3subscriptions list*
4=update* ar
3task/{/eligible-linguists list*
5rejected-by listTaskRejecters
5viewed-by listTaskViewers
3token!remove* 1
4 get*
4+create* 0
3update-password/{code/{x checkPasswordLink 4
6+*WithCode 104
3user-avatar!removeAvatar 1abr
4=uploadAvatar 7abr
4{key getAvatar 6
3{id/one-time-login+send* 10
4reset-password+* 10
4token!revokeAccessKey 1
5 getAccessKey
3{!delete 1aijr
4 get
4=update abmor
4account get*
4billing get*
5version listBilling*s
4block+* 1ar
4check-user-block-status+checkBlockStatus 3
4client/{orgUnitUUID!removeOrgUnit 1aior
6=addOrgUnit 1aior
4entry-point get*
5=set* ar
4lang-pair/{source/{target!removeLanguagePair 1aor
7+addLanguagePair 1aor
4organization/{!remove* 1aijor
6=add* 1aijor
4payment/{/confirm+*Payment 0ar
6decline+*Payment 0ar
4role/{roleName!remove* 1abkr
6+add* 1abkr
4tag/{tag!remove* 1ar
6=add* 1ar
4unblock+* 1ar
4unblock-by-attempts+* 1ar
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
workUnits
0api/v1/atlas/work-unit/{id get
1v3/project/}/work-unit/}/translation get*
7+build* 3
7content=uploadTranslation 7$adfmo
workflows
0api/v3/workflow list`,
)
