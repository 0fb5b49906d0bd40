// Generated from the English catalogs by scripts/generate-messages.ts. Do not edit.

/** Parts of the product with a catalog of their own. */
export type Area = 'login' | 'shell' | 'users'

/** Every message: what it is filled in with, and the tags that rich text gives a meaning. */
export interface Messages {
  'login.otp': { values: object; tags: never }
  'login.otp.help': { values: object; tags: never }
  'login.otp.title': { values: object; tags: never }
  'login.password': { values: object; tags: never }
  'login.refused': { values: object; tags: never }
  'login.remaining': { values: { count: number }; tags: never }
  'login.showPassword': { values: object; tags: never }
  'login.submit': { values: object; tags: never }
  'login.title': { values: object; tags: never }
  'login.username': { values: object; tags: never }
  'enum.accountType.BUSINESS': { values: object; tags: never }
  'enum.accountType.ENTERPRISE': { values: object; tags: never }
  'enum.accountType.PERSONAL': { values: object; tags: never }
  'enum.assignment.ACCEPTED': { values: object; tags: never }
  'enum.assignment.ASSIGNED': { values: object; tags: never }
  'enum.assignment.SKIPPED': { values: object; tags: never }
  'enum.assignment.UNASSIGNED': { values: object; tags: never }
  'enum.costUnit.DAY': { values: object; tags: never }
  'enum.costUnit.FIXED': { values: object; tags: never }
  'enum.costUnit.HOUR': { values: object; tags: never }
  'enum.costUnit.PAGE': { values: object; tags: never }
  'enum.costUnit.WORD': { values: object; tags: never }
  'enum.costsStatus.COMPLETED': { values: object; tags: never }
  'enum.costsStatus.COMPLETED_WARN': { values: object; tags: never }
  'enum.costsStatus.CREATING': { values: object; tags: never }
  'enum.costsStatus.ERROR': { values: object; tags: never }
  'enum.costsStatus.INGESTION_ERROR': { values: object; tags: never }
  'enum.costsStatus.LOGFILE_ERROR': { values: object; tags: never }
  'enum.costsStatus.NOT_CALCULATED': { values: object; tags: never }
  'enum.costsStatus.UPDATING': { values: object; tags: never }
  'enum.genesis.CREATED': { values: object; tags: never }
  'enum.genesis.CREATING': { values: object; tags: never }
  'enum.genesis.ERROR': { values: object; tags: never }
  'enum.jobStatus.CANCELLED': { values: object; tags: never }
  'enum.jobStatus.FAILED': { values: object; tags: never }
  'enum.jobStatus.FINISHED': { values: object; tags: never }
  'enum.jobStatus.FINISHED_WARNING': { values: object; tags: never }
  'enum.jobStatus.STARTED': { values: object; tags: never }
  'enum.matchType.CONTEXT': { values: object; tags: never }
  'enum.matchType.EXACT': { values: object; tags: never }
  'enum.matchType.FUZZY': { values: object; tags: never }
  'enum.permissionModule.Account': { values: object; tags: never }
  'enum.permissionModule.Accounting': { values: object; tags: never }
  'enum.permissionModule.Connectors': { values: object; tags: never }
  'enum.permissionModule.Editor': { values: object; tags: never }
  'enum.permissionModule.Glossary': { values: object; tags: never }
  'enum.permissionModule.Organization': { values: object; tags: never }
  'enum.permissionModule.Organizational Unit': { values: object; tags: never }
  'enum.permissionModule.Permission Group': { values: object; tags: never }
  'enum.permissionModule.Project': { values: object; tags: never }
  'enum.permissionModule.Quality': { values: object; tags: never }
  'enum.permissionModule.Search': { values: object; tags: never }
  'enum.permissionModule.Task': { values: object; tags: never }
  'enum.permissionModule.Translation Memory': { values: object; tags: never }
  'enum.permissionModule.User': { values: object; tags: never }
  'enum.projectStatus.APPROVED': { values: object; tags: never }
  'enum.projectStatus.CANCELLED': { values: object; tags: never }
  'enum.projectStatus.DELIVERED': { values: object; tags: never }
  'enum.projectStatus.DRAFT': { values: object; tags: never }
  'enum.projectStatus.INVOICED': { values: object; tags: never }
  'enum.projectStatus.PENDING': { values: object; tags: never }
  'enum.role.ACCOUNT_ADMIN': { values: object; tags: never }
  'enum.role.ADMIN': { values: object; tags: never }
  'enum.role.CLIENT': { values: object; tags: never }
  'enum.role.PROJECT_MANAGER': { values: object; tags: never }
  'enum.role.SYSADMIN': { values: object; tags: never }
  'enum.role.VENDOR': { values: object; tags: never }
  'enum.taskStatus.APPROVED': { values: object; tags: never }
  'enum.taskStatus.CANCELLED': { values: object; tags: never }
  'enum.taskStatus.DELIVERED': { values: object; tags: never }
  'enum.taskStatus.DRAFT': { values: object; tags: never }
  'enum.taskStatus.INVOICED': { values: object; tags: never }
  'enum.taskStatus.PENDING': { values: object; tags: never }
  'enum.translationStatus.ERROR': { values: object; tags: never }
  'enum.translationStatus.NOT_TRANSLATED': { values: object; tags: never }
  'enum.translationStatus.PREPARING': { values: object; tags: never }
  'enum.translationStatus.TRANSLATED': { values: object; tags: never }
  'enum.userStatus.ACTIVE': { values: object; tags: never }
  'enum.userStatus.DISABLED': { values: object; tags: never }
  'enum.userStatus.INACTIVE': { values: object; tags: never }
  'enum.workflow.EDITING': { values: object; tags: never }
  'enum.workflow.FAST_POST_EDITING': { values: object; tags: never }
  'enum.workflow.FEEDBACK_IMPLEMENTATION': { values: object; tags: never }
  'enum.workflow.FULL_POST_EDITING': { values: object; tags: never }
  'enum.workflow.ICR': { values: object; tags: never }
  'enum.workflow.ICR_2': { values: object; tags: never }
  'enum.workflow.LQA': { values: object; tags: never }
  'enum.workflow.PROOFREADING': { values: object; tags: never }
  'enum.workflow.RAW_MT': { values: object; tags: never }
  'enum.workflow.REGIONAL_APPROVAL': { values: object; tags: never }
  'enum.workflow.REVIEW': { values: object; tags: never }
  'enum.workflow.REVIEW_2': { values: object; tags: never }
  'enum.workflow.REVIEW_3': { values: object; tags: never }
  'enum.workflow.REVIEW_PROOFREADING': { values: object; tags: never }
  'enum.workflow.TRANSLATION': { values: object; tags: never }
  'enum.workflow.WEB_QA': { values: object; tags: never }
  'shell.actions': { values: object; tags: never }
  'shell.addFilter': { values: object; tags: never }
  'shell.all': { values: object; tags: never }
  'shell.breadcrumbs': { values: object; tags: never }
  'shell.cancel': { values: object; tags: never }
  'shell.clear': { values: object; tags: never }
  'shell.close': { values: object; tags: never }
  'shell.closeMenu': { values: object; tags: never }
  'shell.copied': { values: object; tags: never }
  'shell.copy': { values: object; tags: never }
  'shell.entries': { values: { count: number }; tags: never }
  'shell.error.broken': { values: object; tags: never }
  'shell.error.default': { values: object; tags: never }
  'shell.error.home': { values: object; tags: never }
  'shell.error.network': { values: object; tags: never }
  'shell.error.request': { values: object; tags: never }
  'shell.error.requestId': { values: object; tags: never }
  'shell.error.server': { values: object; tags: never }
  'shell.error.status': { values: { status: string | number }; tags: never }
  'shell.error.timeout': { values: object; tags: never }
  'shell.external': { values: object; tags: never }
  'shell.filters': { values: object; tags: never }
  'shell.forbidden.reason': { values: { permissions: string | number }; tags: never }
  'shell.forbidden.text': { values: { permissions: string | number }; tags: 'code' }
  'shell.forbidden.title': { values: object; tags: never }
  'shell.forbidden.unknown': { values: object; tags: never }
  'shell.home': { values: object; tags: never }
  'shell.into': { values: object; tags: never }
  'shell.language': { values: object; tags: never }
  'shell.loading': { values: object; tags: never }
  'shell.logout': { values: object; tags: never }
  'shell.narrowSidebar': { values: object; tags: never }
  'shell.nav.memories': { values: object; tags: never }
  'shell.nav.newMemory': { values: object; tags: never }
  'shell.nav.newProject': { values: object; tags: never }
  'shell.nav.organizations': { values: object; tags: never }
  'shell.nav.profile': { values: object; tags: never }
  'shell.nav.projects': { values: object; tags: never }
  'shell.nav.tasks': { values: object; tags: never }
  'shell.nav.units': { values: object; tags: never }
  'shell.nav.users': { values: object; tags: never }
  'shell.navigation': { values: object; tags: never }
  'shell.no': { values: object; tags: never }
  'shell.none': { values: object; tags: never }
  'shell.notFound.back': { values: object; tags: never }
  'shell.notFound.title': { values: object; tags: never }
  'shell.openMenu': { values: object; tags: never }
  'shell.optional': { values: object; tags: never }
  'shell.profile': { values: object; tags: never }
  'shell.removeFilter': { values: { name: string | number }; tags: never }
  'shell.retry': { values: object; tags: never }
  'shell.save': { values: object; tags: never }
  'shell.search': { values: object; tags: never }
  'shell.section.context': { values: object; tags: never }
  'shell.section.finance': { values: object; tags: never }
  'shell.section.integrations': { values: object; tags: never }
  'shell.section.organizations': { values: object; tags: never }
  'shell.section.people': { values: object; tags: never }
  'shell.section.projects': { values: object; tags: never }
  'shell.section.quality': { values: object; tags: never }
  'shell.section.settings': { values: object; tags: never }
  'shell.section.tools': { values: object; tags: never }
  'shell.session.expired': { values: object; tags: never }
  'shell.session.expiredText': { values: object; tags: never }
  'shell.skip': { values: object; tags: never }
  'shell.table.clearFilters': { values: object; tags: never }
  'shell.table.failed': { values: object; tags: never }
  'shell.table.next': { values: object; tags: never }
  'shell.table.noMatch': { values: object; tags: never }
  'shell.table.noMatchText': { values: object; tags: never }
  'shell.table.pageSize': { values: object; tags: never }
  'shell.table.pages': { values: object; tags: never }
  'shell.table.previous': { values: object; tags: never }
  'shell.table.range': { values: { from: string | number; to: string | number; total: number }; tags: never }
  'shell.table.select': { values: { name: string | number }; tags: never }
  'shell.table.selectAll': { values: object; tags: never }
  'shell.table.selected': { values: { count: number }; tags: never }
  'shell.table.unselect': { values: object; tags: never }
  'shell.theme.dark': { values: object; tags: never }
  'shell.theme.light': { values: object; tags: never }
  'shell.toasts': { values: object; tags: never }
  'shell.unknown': { values: object; tags: never }
  'shell.unsaved.leave': { values: object; tags: never }
  'shell.unsaved.stay': { values: object; tags: never }
  'shell.unsaved.text': { values: object; tags: never }
  'shell.unsaved.title': { values: object; tags: never }
  'shell.userMenu': { values: { name: string | number }; tags: never }
  'shell.widenSidebar': { values: object; tags: never }
  'shell.yes': { values: object; tags: never }
  'users.count': { values: { count: number }; tags: never }
  'users.country': { values: object; tags: never }
  'users.delivered': { values: object; tags: never }
  'users.details': { values: object; tags: never }
  'users.email': { values: object; tags: never }
  'users.empty.text': { values: object; tags: never }
  'users.empty.title': { values: object; tags: never }
  'users.from': { values: { language: string | number }; tags: never }
  'users.groups': { values: object; tags: never }
  'users.languagePairs': { values: object; tags: never }
  'users.languages': { values: object; tags: never }
  'users.languages.none': { values: object; tags: never }
  'users.languages.noneText': { values: object; tags: never }
  'users.languagesLine': { values: { source: string | number; targets: string | number }; tags: never }
  'users.mfa': { values: object; tags: never }
  'users.minimumFee': { values: object; tags: never }
  'users.name': { values: object; tags: never }
  'users.organizations': { values: object; tags: never }
  'users.permissions.from': { values: { roles: string | number }; tags: never }
  'users.permissions.outranked': { values: object; tags: never }
  'users.place': { values: object; tags: never }
  'users.profile': { values: object; tags: never }
  'users.rates.default': { values: object; tags: never }
  'users.rates.in': { values: { currency: string | number }; tags: never }
  'users.rates.minimum': { values: { amount: string | number }; tags: never }
  'users.rates.none': { values: object; tags: never }
  'users.rates.noneText': { values: object; tags: never }
  'users.rates.step': { values: object; tags: never }
  'users.role': { values: object; tags: never }
  'users.roles': { values: object; tags: never }
  'users.search': { values: object; tags: never }
  'users.status': { values: object; tags: never }
  'users.tab.overview': { values: object; tags: never }
  'users.tab.permissions': { values: object; tags: never }
  'users.tab.rates': { values: object; tags: never }
  'users.tags': { values: object; tags: never }
  'users.timezone': { values: object; tags: never }
  'users.title': { values: object; tags: never }
  'users.units': { values: object; tags: never }
}
