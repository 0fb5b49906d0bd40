// Generated from the English catalogs by scripts/generate-messages.ts. Do not edit.

/** Parts of the product with a catalog of their own. */
export type Area = 'home' | 'login' | 'organizations' | 'shell' | 'tm' | 'users'

/** Every message: what it is filled in with, and the tags that rich text gives a meaning. */
export interface Messages {
  'home.all': { values: object; tags: never }
  'home.available': { values: object; tags: never }
  'home.available.empty': { values: object; tags: never }
  'home.delivered': { values: object; tags: never }
  'home.dueNext': { values: object; tags: never }
  'home.dueNext.empty': { values: object; tags: never }
  'home.inProgress': { values: object; tags: never }
  'home.inProgress.empty': { values: object; tags: never }
  'home.inWork': { values: object; tags: never }
  'home.inWork.empty': { values: object; tags: never }
  'home.late': { values: object; tags: never }
  'home.noDueDate': { values: object; tags: never }
  'home.nothing': { values: object; tags: never }
  'home.start': { values: object; tags: never }
  'home.title': { values: { name: string | number }; tags: never }
  'home.toAccept': { values: object; tags: never }
  'home.toAccept.empty': { values: object; tags: never }
  'home.toApprove': { values: object; tags: never }
  'home.toApprove.empty': { values: object; tags: never }
  'home.toQuote': { values: object; tags: never }
  'home.unassigned': { values: object; tags: never }
  'home.unassigned.empty': { values: object; tags: never }
  'home.waiting': { values: object; tags: never }
  'home.waiting.empty': { values: object; tags: never }
  'home.waitsFor': { values: { step: string | number }; tags: never }
  'home.words': { values: { count: number }; tags: never }
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
  'organizations.address': { values: object; tags: never }
  'organizations.billingEmail': { values: object; tags: never }
  'organizations.count': { values: { count: number }; tags: never }
  'organizations.country': { values: object; tags: never }
  'organizations.currency': { values: object; tags: never }
  'organizations.details': { values: object; tags: never }
  'organizations.empty.text': { values: object; tags: never }
  'organizations.empty.title': { values: object; tags: never }
  'organizations.languages': { values: object; tags: never }
  'organizations.membership': { values: object; tags: never }
  'organizations.mine': { values: object; tags: never }
  'organizations.name': { values: object; tags: never }
  'organizations.noUnits': { values: object; tags: never }
  'organizations.noUnitsText': { values: object; tags: never }
  'organizations.noWorkflows': { values: object; tags: never }
  'organizations.noWorkflowsText': { values: object; tags: never }
  'organizations.number': { values: object; tags: never }
  'organizations.organization': { values: object; tags: never }
  'organizations.phone': { values: object; tags: never }
  'organizations.search': { values: object; tags: never }
  'organizations.searchUnits': { values: object; tags: never }
  'organizations.sourceLanguage': { values: object; tags: never }
  'organizations.stepFor': { values: { step: string | number; files: string | number }; tags: never }
  'organizations.tags': { values: object; tags: never }
  'organizations.targetLanguages': { values: object; tags: never }
  'organizations.timezone': { values: object; tags: never }
  'organizations.title': { values: object; tags: never }
  'organizations.unit': { values: object; tags: never }
  'organizations.unitCount': { values: { count: number }; tags: never }
  'organizations.units': { values: object; tags: never }
  'organizations.website': { values: object; tags: never }
  'organizations.workflows': { values: object; tags: never }
  'organizations.workflowsText': { values: object; tags: never }
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
  'shell.breadcrumbs': { values: object; tags: never }
  'shell.cancel': { values: object; tags: never }
  'shell.clear': { values: object; tags: never }
  'shell.close': { values: object; tags: never }
  'shell.closeMenu': { values: object; tags: never }
  'shell.copied': { values: object; tags: never }
  'shell.copy': { values: object; tags: never }
  'shell.editor.notCreated': { values: object; tags: never }
  'shell.editor.notEnabled': { values: object; tags: never }
  'shell.editor.nothing': { values: object; tags: never }
  'shell.editor.open': { values: object; tags: never }
  'shell.editor.wait': { values: object; tags: never }
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
  'shell.retry': { values: object; tags: never }
  'shell.save': { values: object; tags: never }
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
  'tm.actions': { values: { name: string | number }; tags: never }
  'tm.context.after': { values: { text: string | number }; tags: never }
  'tm.context.before': { values: { text: string | number }; tags: never }
  'tm.context.key': { values: { key: string | number }; tags: never }
  'tm.context.some': { values: object; tags: never }
  'tm.count': { values: { count: number }; tags: never }
  'tm.create': { values: object; tags: never }
  'tm.created': { values: object; tags: never }
  'tm.created.toast': { values: { name: string | number }; tags: never }
  'tm.creator': { values: object; tags: never }
  'tm.delete': { values: object; tags: never }
  'tm.details': { values: object; tags: never }
  'tm.domain': { values: object; tags: never }
  'tm.edit': { values: object; tags: never }
  'tm.empty.text': { values: object; tags: never }
  'tm.empty.title': { values: object; tags: never }
  'tm.exchange': { values: object; tags: never }
  'tm.export': { values: object; tags: never }
  'tm.export.again': { values: object; tags: never }
  'tm.export.failed': { values: object; tags: never }
  'tm.export.languages': { values: object; tags: never }
  'tm.export.running': { values: object; tags: never }
  'tm.export.start': { values: object; tags: never }
  'tm.export.text': { values: object; tags: never }
  'tm.form.basics': { values: object; tags: never }
  'tm.form.basicsText': { values: object; tags: never }
  'tm.form.more': { values: object; tags: never }
  'tm.form.nameMissing': { values: object; tags: never }
  'tm.form.noLanguage': { values: object; tags: never }
  'tm.form.owner': { values: object; tags: never }
  'tm.form.ownerText': { values: object; tags: never }
  'tm.form.problems': { values: { count: number }; tags: never }
  'tm.form.required': { values: object; tags: never }
  'tm.form.sourceMissing': { values: object; tags: never }
  'tm.form.sourceText': { values: object; tags: never }
  'tm.form.targetsMissing': { values: object; tags: never }
  'tm.form.unitsText': { values: object; tags: never }
  'tm.import': { values: object; tags: never }
  'tm.import.again': { values: { name: string | number }; tags: never }
  'tm.import.allowed': { values: object; tags: never }
  'tm.import.browse': { values: object; tags: never }
  'tm.import.cancelled': { values: object; tags: never }
  'tm.import.drop': { values: object; tags: never }
  'tm.import.lines': { values: { lines: string | number }; tags: never }
  'tm.import.list': { values: object; tags: never }
  'tm.import.progress': { values: { done: string | number; total: string | number }; tags: never }
  'tm.import.refused': { values: { name: string | number }; tags: never }
  'tm.import.remove': { values: { name: string | number }; tags: never }
  'tm.import.report': { values: { units: number; created: number; written: number }; tags: never }
  'tm.import.restart': { values: object; tags: never }
  'tm.import.sending': { values: object; tags: never }
  'tm.import.state.cancelled': { values: object; tags: never }
  'tm.import.state.done': { values: object; tags: never }
  'tm.import.state.failed': { values: object; tags: never }
  'tm.import.state.running': { values: object; tags: never }
  'tm.import.text': { values: { language: string | number }; tags: never }
  'tm.import.unchanged': { values: object; tags: never }
  'tm.import.waiting': { values: object; tags: never }
  'tm.import.withoutSource': { values: { count: number }; tags: never }
  'tm.import.withoutTarget': { values: { count: number }; tags: never }
  'tm.languages': { values: object; tags: never }
  'tm.lastImport': { values: object; tags: never }
  'tm.name': { values: object; tags: never }
  'tm.new': { values: object; tags: never }
  'tm.note': { values: object; tags: never }
  'tm.orgUnit': { values: object; tags: never }
  'tm.orgUnits': { values: object; tags: never }
  'tm.organization': { values: object; tags: never }
  'tm.remove': { values: object; tags: never }
  'tm.remove.text': { values: { count: number }; tags: never }
  'tm.remove.title': { values: { name: string | number }; tags: never }
  'tm.removed': { values: { name: string | number }; tags: never }
  'tm.saved': { values: object; tags: never }
  'tm.search': { values: object; tags: never }
  'tm.segment.count': { values: { count: number }; tags: never }
  'tm.segments': { values: object; tags: never }
  'tm.source': { values: object; tags: never }
  'tm.subDomain': { values: object; tags: never }
  'tm.targets': { values: object; tags: never }
  'tm.title': { values: object; tags: never }
  'tm.unit.actions': { values: { text: string | number }; tags: never }
  'tm.unit.add': { values: object; tags: never }
  'tm.unit.added': { values: object; tags: never }
  'tm.unit.allLanguages': { values: object; tags: never }
  'tm.unit.changed': { values: object; tags: never }
  'tm.unit.contextKey': { values: object; tags: never }
  'tm.unit.contextKeyText': { values: object; tags: never }
  'tm.unit.count': { values: { count: number }; tags: never }
  'tm.unit.delete': { values: object; tags: never }
  'tm.unit.deleteTarget': { values: { language: string | number }; tags: never }
  'tm.unit.deleteTargetText': { values: object; tags: never }
  'tm.unit.deleteText': { values: { count: number }; tags: never }
  'tm.unit.edit': { values: { language: string | number }; tags: never }
  'tm.unit.language': { values: object; tags: never }
  'tm.unit.missing': { values: object; tags: never }
  'tm.unit.none': { values: object; tags: never }
  'tm.unit.noneText': { values: object; tags: never }
  'tm.unit.replace': { values: object; tags: never }
  'tm.unit.searchSource': { values: object; tags: never }
  'tm.unit.searchTarget': { values: object; tags: never }
  'tm.unit.taken': { values: object; tags: never }
  'tm.unit.text': { values: { language: string | number }; tags: never }
  'tm.units': { values: object; tags: never }
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
  'users.permission.CONNECTORS_list': { values: object; tags: never }
  'users.permission.CONNECTORS_list_config': { values: object; tags: never }
  'users.permission.EDITOR_open_editor': { values: object; tags: never }
  'users.permission.GLOSSARY_create': { values: object; tags: never }
  'users.permission.GLOSSARY_list': { values: object; tags: never }
  'users.permission.NET_RATE_list': { values: object; tags: never }
  'users.permission.ORGANIZATION_create': { values: object; tags: never }
  'users.permission.ORGANIZATION_list': { values: object; tags: never }
  'users.permission.ORG_UNIT_create': { values: object; tags: never }
  'users.permission.ORG_UNIT_list': { values: object; tags: never }
  'users.permission.PAYABLES_get_payables': { values: object; tags: never }
  'users.permission.PERMISSION_GROUP_create': { values: object; tags: never }
  'users.permission.PERMISSION_grant': { values: object; tags: never }
  'users.permission.PRICE_LIST_list': { values: object; tags: never }
  'users.permission.PROJECT_activity': { values: object; tags: never }
  'users.permission.PROJECT_calculate_costs': { values: object; tags: never }
  'users.permission.PROJECT_change_status': { values: object; tags: never }
  'users.permission.PROJECT_costs': { values: object; tags: never }
  'users.permission.PROJECT_create': { values: object; tags: never }
  'users.permission.PROJECT_download': { values: object; tags: never }
  'users.permission.PROJECT_list': { values: object; tags: never }
  'users.permission.PROJECT_message': { values: object; tags: never }
  'users.permission.PROJECT_profitability': { values: object; tags: never }
  'users.permission.PROJECT_update': { values: object; tags: never }
  'users.permission.PROJECT_upload': { values: object; tags: never }
  'users.permission.QUALITY_dashboard': { values: object; tags: never }
  'users.permission.QUALITY_report_list': { values: object; tags: never }
  'users.permission.QUALITY_review_list': { values: object; tags: never }
  'users.permission.RECEIVABLES_get_invoices': { values: object; tags: never }
  'users.permission.SEARCH_global': { values: object; tags: never }
  'users.permission.TASK_assign': { values: object; tags: never }
  'users.permission.TASK_list': { values: object; tags: never }
  'users.permission.TASK_payment': { values: object; tags: never }
  'users.permission.TASK_update': { values: object; tags: never }
  'users.permission.TASK_work': { values: object; tags: never }
  'users.permission.TERMINOLOGY_KANBAN_list': { values: object; tags: never }
  'users.permission.TM_create': { values: object; tags: never }
  'users.permission.TM_delete': { values: object; tags: never }
  'users.permission.TM_import': { values: object; tags: never }
  'users.permission.TM_list': { values: object; tags: never }
  'users.permission.TM_update': { values: object; tags: never }
  'users.permission.USER_list': { values: object; tags: never }
  'users.permission.USER_rates': { values: object; tags: never }
  'users.permission.USER_save': { values: object; tags: never }
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
