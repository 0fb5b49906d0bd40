// Generated from openapi/resources by openapi/generate.ts. Do not edit.
import type { activity, auth, autopilot, bulkChanges, clientSummaries, contracts, costs, editor, files, glossaries, home, jobs, listViews, locales, logfiles, meta, mfa, netRateSettings, orgUnits, organizations, permissionGroups, permissions, priceLists, projects, resourceVersions, segmentationRules, tasks, translationMemories, uploads, userRates, users, workUnits, workflows } from './api.ts'
import { bytes, header, nothing } from '../answers.ts'
import { base64, form } from '../body.ts'
import { operationTable } from '../operation-table.ts'

/** The operations of every resource, under its name. */
export type Everything = {
  readonly activity: typeof activity
  readonly auth: typeof auth
  readonly autopilot: typeof autopilot
  readonly bulkChanges: typeof bulkChanges
  readonly clientSummaries: typeof clientSummaries
  readonly contracts: typeof contracts
  readonly costs: typeof costs
  readonly editor: typeof editor
  readonly files: typeof files
  readonly glossaries: typeof glossaries
  readonly home: typeof home
  readonly jobs: typeof jobs
  readonly listViews: typeof listViews
  readonly locales: typeof locales
  readonly logfiles: typeof logfiles
  readonly meta: typeof meta
  readonly mfa: typeof mfa
  readonly netRateSettings: typeof netRateSettings
  readonly orgUnits: typeof orgUnits
  readonly organizations: typeof organizations
  readonly permissionGroups: typeof permissionGroups
  readonly permissions: typeof permissions
  readonly priceLists: typeof priceLists
  readonly projects: typeof projects
  readonly resourceVersions: typeof resourceVersions
  readonly segmentationRules: typeof segmentationRules
  readonly tasks: typeof tasks
  readonly translationMemories: typeof translationMemories
  readonly uploads: typeof uploads
  readonly userRates: typeof userRates
  readonly users: typeof users
  readonly workUnits: typeof workUnits
  readonly workflows: typeof workflows
}

/** Every operation of the contract, to bind all of them: `createClient({ operations: everything })`. */
export const everything: Everything = /*@__PURE__*/ operationTable<Everything>(
  {
    0: { answer: /*@__PURE__*/ header('X-AUTH-TOKEN') },
    1: { retry: 'safe' },
    2: { anonymous: true },
    3: { retry: 'never' },
    4: { body: base64 },
    5: { answer: nothing },
    6: { retry: 'locked' },
    7: { async: 'request-id' },
    8: { answer: bytes },
    9: { async: 'status-url' },
    '#': { async: 'job' },
    '$': { body: form },
  },
  'activity auth costs editor glossaries jobs logfiles netRateSettings orgUnits organizations permissions priceLists projects segmentationRules tasks translationMemories userRates users workUnits',
  `activity
0api/v3/activity list
auth
0api/v3/auth+createToken 012
3captcha get* 2
3current *
3go/{code/{token/+* 32
3impersonation/end+*Impersonation 3
3login+* 42
3logout+* 51
3session/extend+*Session 1
3token/check+*Token 51
autopilot
0api/v3/client/{orgUnitUUID/autopilot-settings getUnitSettings
5=updateUnitSettings aio
2user/{/autopilot-settings getUserSettings
5=updateUserSettings aor
bulkChanges
0api/v3/bulk-change/{changeUuid get
4undo+* acmors
clientSummaries
0api/v2/organization/{/summary getOrganization
1v3/client/{orgUnitUUID/summary getOrgUnit
contracts
0api/v3/contract list
3+create
3reject/{id+* 5b
3{id!remove 5
4+accept 51b
costs
0api/v3/project/{/async/calculate/costs+calculate 67agmo
4cost/manual-cost listManual
6+createManual 3am
5priceTypes list*
5{!remove 5am
4costs-summary getSummary
4costs/estimate+*Files 1
5explanation get*
5lang-pair listBy*
5matrix get*
4profitability get*
4recalculate/costs+recalculate 67agmo
4total-costs getTotal
editor
0api/v1/atlas/url/editor getUrl
5context+build* 1
6{context get*
3work-unit/{id/concordance search*
5segment list*s
6confirmation+confirmSegments 1mos
6index getSegment*
6{segmentId=update* mos
7match list*es
files
0api/v3/file/{token download 82
glossaries
0api/v3/glossary list
3+create 3a
3=update am
3}!remove 5am
4 get
home
0api/v3/home get
jobs
0api/v3/job list
3} get
4cancellation+cancel am
4restart+* am
listViews
0api/v3/list-view list
3+create 3
3default=set* 5
3{viewUuid!remove 5
4=update
locales
0api/v2/locale/country listCountries
3currency listCurrencies
3timezone list*s
1v3/language list*s
logfiles
0api/v3/project/{/logfile list
5+create 3
5{ get
6breakdown-by-locale get*
6download-async startExport 39
6download/{requestUUID/status getExport*
6segment list*s
6summary get*
meta
0api/v3/version get* 2
mfa
0api/v2/mfa/email+request*Code 53
3{code/email+verify*Code 53br
1v3/user/mfa+enable 3r
4email=set* 5r
4recovery-codes+create* 3
3{id/mfa!disable 5r
netRateSettings
0api/v3/net-rate-settings+create 3ai
3list *
3list-account *
3list-org-unit-account/{orgUnitUUID *
3{netRateUuid!remove 5ai
4 get
4=update aci
orgUnits
0api/v3/client list
3+create aj
3=update ajr
3{orgUnitUUID!remove 5aehjlnpqr
4 get
4file-additions=update* a
4usage get*
4workflows list*
organizations
0api/v2/organization list
3+create ai
3=update aimr
3{!remove 5aehilnpqr
4 get
4usage get*
permissionGroups
0api/v2/permission-group list
3+create a
3}!remove 5abkr
4 get
4+update akr
4user/}!remove* 5abkr
6+add* 5abkr
permissions
0api/v2/permission/google-drive-download check*
3grantee/}/permission/}!revoke 5abr
7+grant 5abr
3{granteeUuid list
priceLists
0api/v3/price-list list
3+create 3ai
3{!remove 5ai
4 get
4=update aci
4prices=set* ac
projects
0api/v1/atlas/parser/file-params get*
1v3/project list
3+create 3a
3bulk+change* 3#acfgos
4plan+*Bulk 1
3ci+createContinuous 3a
4{orgUnitUUID/{ciTag getContinuous
6+uploadContinuous $1acgos
6download *Continuous 8
3counters get*
3export+start* 39
4{requestUUID/status getExport*
3totals get*
3{!remove 5acfgos
4 get
4archive!unarchive a
5+* a
4download * 8
5+start* 19
5{requestUUID/status getDownload*
4glossaries list*
5+bind* $1ae
4info+update* 6a
4ingestion/status getIngestion*
4message list*s
5+create* 3
4payment-type get*
4process-summary get*
4progress list*
5file list*Progress
4reference-file+upload* $3ao
5{!remove* 5ao
4reference-files/download *ReferenceFiles 8
4resource+create* 3
5simple listResources
5{projectResourceUUID!remove* 5cgos
6content=uploadResource* $cgos
6file-params+updateResourceParams s
6left-out-text list*s
4status+change* 6acgos
4translated-file/download *TranslatedFile 8
4translation-kit-job/loc-kit+start* 1#
5source-files+start* 1#
5{requestUUID get*
4translation-memory listTranslationMemories
5+bindTranslationMemories 1dgp
4usage get*
4work-unit list*s
5+create*s 1acgos
5bulk!removeWorkUnits 56acgos
3}/translation-kit-job/translated-files+start* 1#
resourceVersions
0api/v3/project/{/change listByProject
4resource/{projectResourceUUID/change list
7{ get
8segment list*s
6version=create $9acdgmos
segmentationRules
0api/v3/client/{orgUnitUUID/segmentation!remove 5a
5 get
5=upload $a
5file download 8
5preview+*
2segmentation-rules list
tasks
0api/v3/task list
3assignment+assignBulk $amrs
4auto+*Assign 7afmrs
3available list*
4explanation explainAvailable
3board get*
3bulk+change* 3#adfmprs
4linguists+listBulk* 1
4plan+*Bulk 1
3calendar get*
3counters get*
3export+start* 39
4{requestUUID/status getExport*
3group list*s
3slices/pre-context+listSlices 1
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
4rejection+reject amrs
4score get*
4split+* admrs
5plan+*Split 1
4status-update+changeStatus admps
4stop-loss get*
5+post* ac
4summary get*
4vendors-summary listVendors
translationMemories
0api/v1/atlas-tm list
3+create 3
3=update m
3{tmUuid!remove 5dfm
4 get
2translation-memory/{tmUuid/clear+* #f
4export/{fileType * 39
6{requestUUID/status getExport*
4import+* $3#f
4replacement+replaceText 3#f
5preview+*Replacement
5{jobUuid/undo+*Replacement 3#f
4segment/concordance-search searchConcordance
5fuzzy-search searchSegments
4translation-unit+createUnit 1d
5fuzzy-search searchSimilarUnits
5search *Units
5{tuId!removeUnit 5d
6=updateUnit d
4{tuId/segment!remove* 5d
1v3/client/{orgUnitUUID/translation-memory listOfOrgUnit
5+bindToOrgUnit 1ai
uploads
0api/v3/upload+create $3
3}/preview+* 1
userRates
0api/v3/user/{/rate list
5+create aor
5{userRateUUID!remove 5aor
6=update aor
6default=set* 5aor
6detail/{rateDetailUUID!remove* 5aor
users
0api/v3/user list
3+create 3aijr
3authority/logged-user getAuthority
3exists *
3impersonate/{id * 3
3logged-user get*
4=update* abmor
4magic-code+request* 53
5verify+*MagicCode 53b
4session list*s
5}!end* 5
4sign-in list*s
3password+change* 3
3preference-settings get*
4=update* ar
3request-password+* 532
3role list*s
3status/{userUUID+set* 5ar
3statuses list*
3subscriptions list*
4=update* ar
3task/{/eligible-linguists list*
5rejected-by listTaskRejecters
5viewed-by listTaskViewers
3token!remove* 5
4 get*
4+create* 3
3update-password/{code/{x checkPasswordLink 2
6+*WithCode 532
3user-avatar!removeAvatar 5abr
4=uploadAvatar $abr
4{key getAvatar 8
3{id/one-time-login+send* 53
4reset-password+* 53
4token!revokeAccessKey 5
5 getAccessKey
3{!delete 5aijr
4 get
4=update abmor
4account get*
4block+* 5ar
4check-user-block-status+checkBlockStatus 1
4client/{orgUnitUUID!removeOrgUnit 5aior
6=addOrgUnit 5aior
4lang-pair/{source/{target!removeLanguagePair 5aor
7+addLanguagePair 5aor
4organization/{!remove* 5aijor
6=add* 5aijor
4role/{roleName!remove* 5abkr
6+add* 5abkr
4tag/{tag!remove* 5ar
6=add* 5ar
4unblock+* 5ar
4unblock-by-attempts+* 5ar
workUnits
0api/v1/atlas/work-unit/{id get
1v3/project/}/work-unit/}/translation get*
7+build* 1
7content=uploadTranslation $#adfmo
workflows
0api/v3/workflow list`,
)
