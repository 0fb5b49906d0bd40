// Generated from openapi/resources by openapi/generate.ts. Do not edit.
import type { activity, auth, autopilot, contracts, costs, editor, files, glossaries, jobs, locales, logfiles, meta, mfa, netRateSettings, orgUnits, organizations, permissionGroups, permissions, priceLists, projects, resourceVersions, segmentationRules, tasks, translationMemories, userRates, users, workUnits, workflows } from './api.ts'
import { bytes, header, nothing } from '../answers.ts'
import { base64, form } from '../body.ts'
import { operationTable } from '../operation-table.ts'

/** The operations of every resource, under its name. */
export type Everything = {
  readonly activity: typeof activity
  readonly auth: typeof auth
  readonly autopilot: typeof autopilot
  readonly contracts: typeof contracts
  readonly costs: typeof costs
  readonly editor: typeof editor
  readonly files: typeof files
  readonly glossaries: typeof glossaries
  readonly jobs: typeof jobs
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
    2: { retry: 'never' },
    3: { body: base64 },
    4: { answer: nothing },
    5: { retry: 'locked' },
    6: { async: 'request-id' },
    7: { answer: bytes },
    8: { async: 'status-url' },
    9: { body: form },
    '#': { async: 'job' },
  },
  'activity auth costs editor glossaries jobs logfiles orgUnits organizations permissions projects tasks translationMemories users workUnits',
  `activity
0api/v3/activity list
auth
0api/v3/auth+createToken 01
3captcha get*
3current *
3go/{code/{token/+* 2
3impersonation/end+*Impersonation 2
3login+* 3
3logout+* 41
3session/extend+*Session 1
3token/check+*Token 41
autopilot
0api/v3/client/{orgUnitUUID/autopilot-settings getUnitSettings
5=updateUnitSettings ahl
2user/{/autopilot-settings getUserSettings
5=updateUserSettings aln
contracts
0api/v3/contract list
3+create
3reject/{id+* 4b
3{id!remove 4
4+accept 41b
costs
0api/v3/project/{/async/calculate/costs+calculate 56agkl
4cost/manual-cost listManual
6+createManual 2ak
5priceTypes list*
5{!remove 4ak
4costs-summary getSummary
4costs/explanation get*
5lang-pair listBy*
4profitability get*
4recalculate/costs+recalculate 56agkl
4total-costs getTotal
editor
0api/v1/atlas/url/editor getUrl
5context+build* 1
6{context get*
3work-unit/{id/concordance search*
5segment list*s
6confirmation+confirmSegments 1klo
6{segmentId=update* klo
7match list*es
files
0api/v3/file/{token download 7
glossaries
0api/v3/glossary list
3+create 2a
3=update ak
3}!remove 4ak
4 get
jobs
0api/v3/job list
3} get
4cancellation+cancel ak
4restart+* ak
locales
0api/v2/locale/country listCountries
3currency listCurrencies
3timezone list*s
1v3/language list*s
logfiles
0api/v3/project/{/logfile list
5+create 2
5{ get
6breakdown-by-locale get*
6download-async startExport 28
6download/{requestUUID/status getExport*
6segment list*s
6summary get*
meta
0api/v3/version get*
mfa
0api/v2/mfa/email+request*Code 42
3{code/email+verify*Code 42bn
1v3/user/mfa+enable 2n
4email=set* 4n
4recovery-codes+create* 2
3{id/mfa!disable 4n
netRateSettings
0api/v3/net-rate-settings+create 2ah
3list *
3list-account *
3list-org-unit-account/{orgUnitUUID *
3{netRateUuid!remove 4ah
4 get
4=update ach
orgUnits
0api/v3/client list
3+create ai
3{orgUnitUUID get
4workflows list*
organizations
0api/v2/organization list
3+create ah
3{ get
permissionGroups
0api/v2/permission-group list
3+create a
3}!remove 4abjn
4 get
4+update ajn
4user/}!remove* 4abjn
6+add* 4abjn
permissions
0api/v2/permission/google-drive-download check*
3grantee/}/permission/}!revoke 4abn
7+grant 4abn
3{granteeUuid list
priceLists
0api/v3/price-list list
3+create 2ah
3{!remove 4ah
4 get
4=update ach
4prices=set* ac
projects
0api/v1/atlas/parser/file-params get*
1v3/project list
3+create 2a
3ci+createContinuous 2a
4{orgUnitUUID/{ciTag getContinuous
6+uploadContinuous 91acglo
6download *Continuous 7
3{ get
4download * 7
5+start* 18
5{requestUUID/status getDownload*
4glossaries list*
5+bind* 91ae
4info+update* 5a
4ingestion/status getIngestion*
4message list*s
5+create* 2
4payment-type get*
4process-summary get*
4reference-file+upload* 92al
5{!remove* 4al
4reference-files/download *ReferenceFiles 7
4resource+create* 2
5simple listResources
5{projectResourceUUID!remove* 4cglo
6content=uploadResource* 9cglo
6file-params+updateResourceParams o
4status+change* 5acglo
4translated-file/download *TranslatedFile 7
4translation-kit-job/loc-kit+start* 1#
5source-files+start* 1#
5{requestUUID get*
4translation-memory listTranslationMemories
5+bindTranslationMemories 1dgm
4work-unit list*s
5+create*s 1acglo
5bulk!removeWorkUnits 45acglo
3}/translation-kit-job/translated-files+start* 1#
resourceVersions
0api/v3/project/{/resource/{projectResourceUUID/change list
7{/segment list*s
6version=create 98acdgklo
segmentationRules
0api/v3/client/{orgUnitUUID/segmentation!remove 4a
5 get
5=upload 9a
5file download 7
5preview+*
2segmentation-rules list
tasks
0api/v3/task list
3assignment+assignBulk 9akno
4auto+*Assign 6afkno
3available list*
3group list*s
3slices/pre-context+listSlices 1
3work-unit/{ listBy*
3{projectUUID/statuses list*
3{ get
4=updateInstructions a
4assignment!revoke* akno
5{userUUID+assign akno
4logfile get*
5{/breakdown-by-workflow getLogfileBreakdown
3}/cost-details list*
5explanation explainPay
4log list*
4payment-update+updatePayments ac
4rejection+reject akno
4score get*
4status-update+changeStatus adkmo
4stop-loss get*
5+post* ac
4summary get*
4vendors-summary listVendors
translationMemories
0api/v1/atlas-tm list
3+create 2
3=update k
3{tmUuid!remove 4dfk
4 get
2translation-memory/{tmUuid/clear+* #f
4export/{fileType * 28
6{requestUUID/status getExport*
4import+* 92#f
4replacement+replaceText 2#f
5preview+*Replacement
5{jobUuid/undo+*Replacement 2#f
4segment/concordance-search searchConcordance
5fuzzy-search searchSegments
4translation-unit+createUnit 1d
5fuzzy-search searchSimilarUnits
5search *Units
5{tuId!removeUnit 4d
6=updateUnit d
4{tuId/segment!remove* 4d
userRates
0api/v3/user/{/rate list
5+create aln
5{userRateUUID!remove 4aln
6=update aln
6default=set* 4aln
6detail/{rateDetailUUID!remove* 4aln
users
0api/v3/user list
3+create 2ahin
3authority/logged-user getAuthority
3exists *
3impersonate/{id * 2
3logged-user get*
4=update* abkln
4magic-code+request* 42
5verify+*MagicCode 42b
4session list*s
5}!end* 4
4sign-in list*s
3password+change* 42
3preference-settings get*
4=update* an
3request-password+* 42
3role list*s
3status/{userUUID+set* 4an
3statuses list*
3subscriptions list*
4=update* an
3task/{/eligible-linguists list*
5rejected-by listTaskRejecters
5viewed-by listTaskViewers
3token!remove* 4
4 get*
4+create* 2
3update-password/{code/{x checkPasswordLink
6+*WithCode 42
3user-avatar!removeAvatar 4abn
4=uploadAvatar 9abn
4{key getAvatar 7
3{id/one-time-login+send* 42
4reset-password+* 42
3{!delete 4ahin
4 get
4=update abkln
4account get*
4block+* 4an
4check-user-block-status+checkBlockStatus 1
4client/{orgUnitUUID!removeOrgUnit 4ahln
6=addOrgUnit 4ahln
4lang-pair/{source/{target!removeLanguagePair 4aln
7+addLanguagePair 4aln
4organization/{!remove* 4ahiln
6=add* 4ahiln
4role/{roleName!remove* 4abjn
6+add* 4abjn
4tag/{tag!remove* 4an
6=add* 4an
4unblock+* 4an
4unblock-by-attempts+* 4an
workUnits
0api/v1/atlas/work-unit/{id get
1v3/project/}/work-unit/}/translation get*
7+build* 1
7content=uploadTranslation 9#adfkl
workflows
0api/v3/workflow list`,
)
