// Generated from the English catalogs by scripts/generate-messages.ts. Do not edit.

/** Parts of the product with a catalog of their own. */
export type Area = 'access' | 'accountSettings' | 'accounts' | 'activity' | 'agents' | 'availability' | 'banners' | 'billing' | 'board' | 'branding' | 'bulk' | 'cancellations' | 'checkProfiles' | 'checkRuns' | 'cloud' | 'concordance' | 'connectors' | 'continuous' | 'contracts' | 'costs' | 'custom' | 'editor' | 'editorKeys' | 'engines' | 'exchange' | 'fields' | 'fileOptions' | 'finance' | 'glossaries' | 'groups' | 'guidedImport' | 'help' | 'hierarchy' | 'home' | 'imports' | 'intake' | 'journal' | 'list' | 'login' | 'maintenance' | 'mappings' | 'notifications' | 'organizations' | 'palette' | 'parsers' | 'payables' | 'payouts' | 'pipelines' | 'placement' | 'portal' | 'preview' | 'profile' | 'profitability' | 'projects' | 'provisioning' | 'quality' | 'qualityRules' | 'rates' | 'receivables' | 'recommendations' | 'requests' | 'routing' | 'sampleData' | 'screenshots' | 'search' | 'security' | 'segmentComments' | 'segmentation' | 'serviceNow' | 'settings' | 'shell' | 'spelling' | 'sso' | 'tasks' | 'termExtraction' | 'termRequests' | 'textChanges' | 'thirdParties' | 'tm' | 'toolbox' | 'usage' | 'users' | 'webhooks' | 'websocket' | 'workflows' | 'xero'

/** Every message: what it is filled in with, and the tags that rich text gives a meaning. */
export interface Messages {
  'access.captcha.execute': { values: object; tags: never }
  'access.captcha.help': { values: object; tags: never }
  'access.captcha.key': { values: object; tags: never }
  'access.captcha.script': { values: object; tags: never }
  'access.captcha.version': { values: object; tags: never }
  'access.contract.accept': { values: object; tags: never }
  'access.contract.reject': { values: object; tags: never }
  'access.contract.reject.confirm': { values: object; tags: never }
  'access.contract.reject.text': { values: object; tags: never }
  'access.contract.reject.title': { values: object; tags: never }
  'access.contract.text': { values: { count: number }; tags: never }
  'access.contract.title': { values: object; tags: never }
  'access.email.again': { values: object; tags: never }
  'access.email.code': { values: object; tags: never }
  'access.email.sent': { values: object; tags: never }
  'access.email.submit': { values: object; tags: never }
  'access.email.text': { values: { email: string | number }; tags: never }
  'access.email.title': { values: object; tags: never }
  'access.email.wrong': { values: object; tags: never }
  'access.go.gone': { values: object; tags: never }
  'access.go.gone.text': { values: object; tags: never }
  'access.go.title': { values: object; tags: never }
  'access.login': { values: object; tags: never }
  'access.portal.open': { values: object; tags: never }
  'access.portal.text': { values: object; tags: never }
  'access.portal.title': { values: object; tags: never }
  'access.problem.containsName': { values: object; tags: never }
  'access.problem.repeats': { values: object; tags: never }
  'access.problem.tooCommon': { values: object; tags: never }
  'access.problem.tooShort': { values: { count: string | number }; tags: never }
  'access.recover.checking': { values: object; tags: never }
  'access.recover.sent': { values: object; tags: never }
  'access.recover.sent.text': { values: { email: string | number }; tags: never }
  'access.recover.submit': { values: object; tags: never }
  'access.recover.text': { values: object; tags: never }
  'access.recover.title': { values: object; tags: never }
  'access.reset.again': { values: object; tags: never }
  'access.reset.confirm': { values: object; tags: never }
  'access.reset.different': { values: object; tags: never }
  'access.reset.help': { values: { count: string | number }; tags: never }
  'access.reset.password': { values: object; tags: never }
  'access.reset.submit': { values: object; tags: never }
  'access.reset.text': { values: { email: string | number }; tags: never }
  'access.reset.title': { values: object; tags: never }
  'access.sso.title': { values: object; tags: never }
  'access.strength': { values: object; tags: never }
  'access.strength.0': { values: object; tags: never }
  'access.strength.1': { values: object; tags: never }
  'access.strength.2': { values: object; tags: never }
  'access.strength.3': { values: object; tags: never }
  'access.strength.4': { values: object; tags: never }
  'access.welcome.text': { values: { email: string | number }; tags: never }
  'access.welcome.title': { values: { name: string | number }; tags: never }
  'accountSettings.context': { values: object; tags: never }
  'accountSettings.contextAll': { values: object; tags: never }
  'accountSettings.contextCount': { values: { count: number; before: number; total: number; after: number }; tags: never }
  'accountSettings.contextNew': { values: object; tags: never }
  'accountSettings.contextOff': { values: object; tags: never }
  'accountSettings.contextOn': { values: object; tags: never }
  'accountSettings.contextScope': { values: object; tags: never }
  'accountSettings.contextText': { values: object; tags: never }
  'accountSettings.costs': { values: object; tags: never }
  'accountSettings.group.ai': { values: object; tags: never }
  'accountSettings.group.people': { values: object; tags: never }
  'accountSettings.group.projects': { values: object; tags: never }
  'accountSettings.group.terms': { values: object; tags: never }
  'accountSettings.logfile.BY_STATUS': { values: object; tags: never }
  'accountSettings.logfile.POST_ANALYSIS': { values: object; tags: never }
  'accountSettings.logfile.PRE_ANALYSIS': { values: object; tags: never }
  'accountSettings.logfileText.BY_STATUS': { values: object; tags: never }
  'accountSettings.logfileText.POST_ANALYSIS': { values: object; tags: never }
  'accountSettings.logfileText.PRE_ANALYSIS': { values: object; tags: never }
  'accountSettings.logfileType': { values: object; tags: never }
  'accountSettings.matching': { values: object; tags: never }
  'accountSettings.name.aiReviewEnabled': { values: object; tags: never }
  'accountSettings.name.aiSpellcheckEnabled': { values: object; tags: never }
  'accountSettings.name.payoutConfirmationRequired': { values: object; tags: never }
  'accountSettings.name.projectAutomationEnabled': { values: object; tags: never }
  'accountSettings.name.sendLearntToKanban': { values: object; tags: never }
  'accountSettings.needs.ai': { values: object; tags: never }
  'accountSettings.saved': { values: object; tags: never }
  'accountSettings.stopLoss': { values: object; tags: never }
  'accountSettings.stopLoss.hours': { values: object; tags: never }
  'accountSettings.stopLoss.hoursText': { values: object; tags: never }
  'accountSettings.stopLoss.percent': { values: object; tags: never }
  'accountSettings.stopLoss.percentText': { values: object; tags: never }
  'accountSettings.stopLoss.reason': { values: object; tags: never }
  'accountSettings.stopLoss.reasonText': { values: object; tags: never }
  'accountSettings.stopLossText': { values: object; tags: never }
  'accountSettings.text': { values: object; tags: never }
  'accountSettings.text.aiReviewEnabled': { values: object; tags: never }
  'accountSettings.text.aiSpellcheckEnabled': { values: object; tags: never }
  'accountSettings.text.payoutConfirmationRequired': { values: object; tags: never }
  'accountSettings.text.projectAutomationEnabled': { values: object; tags: never }
  'accountSettings.text.sendLearntToKanban': { values: object; tags: never }
  'accountSettings.title': { values: object; tags: never }
  'accountSettings.undo': { values: object; tags: never }
  'accountSettings.wordCounter': { values: object; tags: never }
  'accountSettings.wordCounterNote': { values: object; tags: never }
  'accountSettings.wordCounterText.GMX_V': { values: object; tags: never }
  'accountSettings.wordCounterText.PLAIN': { values: object; tags: never }
  'accountSettings.wordCounterText.WORD': { values: object; tags: never }
  'accounts.activity.account': { values: object; tags: never }
  'accounts.activity.all': { values: object; tags: never }
  'accounts.add.done': { values: { name: string | number; account: string | number }; tags: never }
  'accounts.add.missing': { values: object; tags: never }
  'accounts.add.organization': { values: object; tags: never }
  'accounts.add.organizationText': { values: object; tags: never }
  'accounts.add.person': { values: object; tags: never }
  'accounts.add.personText': { values: object; tags: never }
  'accounts.administrator': { values: object; tags: never }
  'accounts.administratorText': { values: object; tags: never }
  'accounts.billing': { values: object; tags: never }
  'accounts.billing.off': { values: object; tags: never }
  'accounts.billing.open': { values: object; tags: never }
  'accounts.billing.text': { values: object; tags: never }
  'accounts.count': { values: { count: number }; tags: never }
  'accounts.create.done': { values: { name: string | number; email: string | number }; tags: never }
  'accounts.create.submit': { values: object; tags: never }
  'accounts.created': { values: object; tags: never }
  'accounts.currency': { values: object; tags: never }
  'accounts.currencyMissing': { values: object; tags: never }
  'accounts.current': { values: object; tags: never }
  'accounts.edit': { values: object; tags: never }
  'accounts.edit.title': { values: object; tags: never }
  'accounts.email': { values: object; tags: never }
  'accounts.emailMissing': { values: object; tags: never }
  'accounts.empty.text': { values: object; tags: never }
  'accounts.empty.title': { values: object; tags: never }
  'accounts.feature.BRANDING': { values: object; tags: never }
  'accounts.feature.INTEGRATIONS': { values: object; tags: never }
  'accounts.feature.PERMISSION_GROUPS': { values: object; tags: never }
  'accounts.feature.SINGLE_SIGN_ON': { values: object; tags: never }
  'accounts.feature.no': { values: object; tags: never }
  'accounts.feature.yes': { values: object; tags: never }
  'accounts.included': { values: object; tags: never }
  'accounts.menu': { values: { name: string | number }; tags: never }
  'accounts.name': { values: object; tags: never }
  'accounts.nameMissing': { values: object; tags: never }
  'accounts.new': { values: object; tags: never }
  'accounts.noOrganizations': { values: object; tags: never }
  'accounts.noPeople': { values: object; tags: never }
  'accounts.noTrial': { values: object; tags: never }
  'accounts.organization': { values: object; tags: never }
  'accounts.ownQuota': { values: object; tags: never }
  'accounts.people': { values: object; tags: never }
  'accounts.person': { values: object; tags: never }
  'accounts.plan': { values: object; tags: never }
  'accounts.portal.open': { values: object; tags: never }
  'accounts.portal.text': { values: object; tags: never }
  'accounts.quota': { values: object; tags: never }
  'accounts.quotaHelp': { values: { quota: string | number }; tags: never }
  'accounts.renews': { values: object; tags: never }
  'accounts.resume': { values: object; tags: never }
  'accounts.resume.done': { values: { name: string | number }; tags: never }
  'accounts.search': { values: object; tags: never }
  'accounts.startPages.changed': { values: { person: string | number; date: string | number }; tags: never }
  'accounts.startPages.roles': { values: object; tags: never }
  'accounts.startPages.rolesText': { values: object; tags: never }
  'accounts.status': { values: object; tags: never }
  'accounts.subscription': { values: object; tags: never }
  'accounts.suspend': { values: object; tags: never }
  'accounts.suspend.done': { values: { name: string | number }; tags: never }
  'accounts.suspend.reason': { values: object; tags: never }
  'accounts.suspend.reasonHelp': { values: object; tags: never }
  'accounts.suspend.reasonMissing': { values: object; tags: never }
  'accounts.suspend.text': { values: { count: number }; tags: never }
  'accounts.suspend.title': { values: { name: string | number }; tags: never }
  'accounts.suspendedSince': { values: { date: string | number }; tags: never }
  'accounts.tab.activity': { values: object; tags: never }
  'accounts.tab.organizations': { values: object; tags: never }
  'accounts.tab.overview': { values: object; tags: never }
  'accounts.tab.people': { values: object; tags: never }
  'accounts.title': { values: object; tags: never }
  'accounts.trialEnd': { values: object; tags: never }
  'accounts.unlimited': { values: object; tags: never }
  'accounts.upTo': { values: { count: string | number }; tags: never }
  'accounts.usage': { values: object; tags: never }
  'accounts.usageOf': { values: { words: string | number; quota: string | number }; tags: never }
  'accounts.yourPlan': { values: object; tags: never }
  'activity.about': { values: { name: string | number }; tags: never }
  'activity.by': { values: { name: string | number }; tags: never }
  'activity.byUndo': { values: { what: string | number }; tags: never }
  'activity.change': { values: { field: string | number; from: string | number; to: string | number }; tags: never }
  'activity.details': { values: object; tags: never }
  'activity.empty': { values: object; tags: never }
  'activity.event.ACCESS_KEY_CREATED': { values: object; tags: never }
  'activity.event.ACCESS_KEY_REMOVED': { values: object; tags: never }
  'activity.event.ACCESS_KEY_REVOKED': { values: object; tags: never }
  'activity.event.ACCOUNT_CERTIFICATE_REMOVED': { values: object; tags: never }
  'activity.event.ACCOUNT_CREATED': { values: object; tags: never }
  'activity.event.ACCOUNT_CUSTOM_SUBDOMAIN_CHANGED': { values: object; tags: never }
  'activity.event.ACCOUNT_CUSTOM_SUBDOMAIN_CHECKED': { values: object; tags: never }
  'activity.event.ACCOUNT_CUSTOM_SUBDOMAIN_REMOVED': { values: object; tags: never }
  'activity.event.ACCOUNT_ENTRY_POINT_CHANGED': { values: object; tags: never }
  'activity.event.ACCOUNT_LOGO_CHANGED': { values: object; tags: never }
  'activity.event.ACCOUNT_LOGO_REMOVED': { values: object; tags: never }
  'activity.event.ACCOUNT_ORGANIZATION_ADDED': { values: object; tags: never }
  'activity.event.ACCOUNT_PORTAL_LOGO_CHANGED': { values: object; tags: never }
  'activity.event.ACCOUNT_PORTAL_LOGO_REMOVED': { values: object; tags: never }
  'activity.event.ACCOUNT_RESUMED': { values: object; tags: never }
  'activity.event.ACCOUNT_SECURITY_UPDATED': { values: object; tags: never }
  'activity.event.ACCOUNT_SETTINGS_UPDATED': { values: object; tags: never }
  'activity.event.ACCOUNT_SSO_DOMAIN_ADDED': { values: object; tags: never }
  'activity.event.ACCOUNT_SSO_DOMAIN_CHECKED': { values: object; tags: never }
  'activity.event.ACCOUNT_SSO_DOMAIN_REMOVED': { values: object; tags: never }
  'activity.event.ACCOUNT_SSO_REMOVED': { values: object; tags: never }
  'activity.event.ACCOUNT_SSO_UPDATED': { values: object; tags: never }
  'activity.event.ACCOUNT_SSO_URL_KEY_CHANGED': { values: object; tags: never }
  'activity.event.ACCOUNT_SUBDOMAIN_CHANGED': { values: object; tags: never }
  'activity.event.ACCOUNT_SUBDOMAIN_REMOVED': { values: object; tags: never }
  'activity.event.ACCOUNT_SUSPENDED': { values: object; tags: never }
  'activity.event.ACCOUNT_UPDATED': { values: object; tags: never }
  'activity.event.ACCOUNT_USER_ADDED': { values: object; tags: never }
  'activity.event.ACCOUNT_VISITED': { values: object; tags: never }
  'activity.event.AGENT_CONNECTED': { values: object; tags: never }
  'activity.event.AGENT_REVOKED': { values: object; tags: never }
  'activity.event.AGENT_UPDATED': { values: object; tags: never }
  'activity.event.AI_KEY_CREATED': { values: object; tags: never }
  'activity.event.AI_KEY_REMOVED': { values: object; tags: never }
  'activity.event.AI_KEY_UPDATED': { values: object; tags: never }
  'activity.event.AI_REVIEW_DONE': { values: object; tags: never }
  'activity.event.AI_REVIEW_INCOMPLETE': { values: object; tags: never }
  'activity.event.AUTOPILOT_SETTINGS_RESET': { values: object; tags: never }
  'activity.event.AUTOPILOT_SETTINGS_UPDATED': { values: object; tags: never }
  'activity.event.AVATAR_CHANGED': { values: object; tags: never }
  'activity.event.AVATAR_REMOVED': { values: object; tags: never }
  'activity.event.BANK_ACCOUNT_CREATED': { values: object; tags: never }
  'activity.event.BANK_ACCOUNT_REMOVED': { values: object; tags: never }
  'activity.event.BILLING_PORTAL_OPENED': { values: object; tags: never }
  'activity.event.BULK_CHANGE_UNDONE': { values: object; tags: never }
  'activity.event.CANCELLATION_OPTIONS_UPDATED': { values: object; tags: never }
  'activity.event.CANCELLATION_OPTION_ARCHIVED': { values: object; tags: never }
  'activity.event.CANCELLATION_OPTION_CREATED': { values: object; tags: never }
  'activity.event.CHECK_PROFILE_SAVED': { values: object; tags: never }
  'activity.event.CLOUD_STORAGE_CONNECTED': { values: object; tags: never }
  'activity.event.CLOUD_STORAGE_DISCONNECTED': { values: object; tags: never }
  'activity.event.CONNECTOR_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.CONNECTOR_DECIDED': { values: { name: string | number }; tags: never }
  'activity.event.CONNECTOR_GROUP_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.CONNECTOR_GROUP_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.CONNECTOR_GROUP_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.CONNECTOR_PAUSED': { values: { name: string | number }; tags: never }
  'activity.event.CONNECTOR_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.CONNECTOR_REQUEST_ACCEPTED': { values: { name: string | number }; tags: never }
  'activity.event.CONNECTOR_REQUEST_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.CONNECTOR_REQUEST_REFUSED': { values: { name: string | number }; tags: never }
  'activity.event.CONNECTOR_RUN_STARTED': { values: { name: string | number }; tags: never }
  'activity.event.CONNECTOR_RUN_STOPPED': { values: { name: string | number }; tags: never }
  'activity.event.CONNECTOR_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.CONNECTOR_WRITTEN': { values: { name: string | number }; tags: never }
  'activity.event.CONTINUOUS_FILE_UPLOADED': { values: { name: string | number }; tags: never }
  'activity.event.CONTRACT_ACCEPTED': { values: object; tags: never }
  'activity.event.CONTRACT_CREATED': { values: object; tags: never }
  'activity.event.CONTRACT_PUBLISHED': { values: object; tags: never }
  'activity.event.CONTRACT_REJECTED': { values: object; tags: never }
  'activity.event.CONTRACT_REMOVED': { values: object; tags: never }
  'activity.event.CONTRACT_SETTINGS_UPDATED': { values: object; tags: never }
  'activity.event.COSTS_CALCULATED': { values: { amount: string | number }; tags: never }
  'activity.event.COSTS_CALCULATION_STARTED': { values: object; tags: never }
  'activity.event.COSTS_FAILED': { values: object; tags: never }
  'activity.event.COSTS_RECALCULATION_STARTED': { values: object; tags: never }
  'activity.event.CUSTOM_FIELDS_SORTED': { values: object; tags: never }
  'activity.event.CUSTOM_FIELD_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.CUSTOM_FIELD_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.CUSTOM_FIELD_VALUES_CHANGED': { values: { name: string | number }; tags: never }
  'activity.event.DEMO_CREATED': { values: object; tags: never }
  'activity.event.EDITOR_OPENED': { values: object; tags: never }
  'activity.event.EMAIL_CHANGED': { values: object; tags: never }
  'activity.event.EMAIL_CHANGE_REQUESTED': { values: object; tags: never }
  'activity.event.ENTRY_POINT_CHANGED': { values: object; tags: never }
  'activity.event.EXCHANGE_RATE_CREATED': { values: object; tags: never }
  'activity.event.FILE_OPTIONS_REMOVED': { values: object; tags: never }
  'activity.event.FILE_OPTIONS_SET': { values: object; tags: never }
  'activity.event.FINANCE_PERIOD_LOCKED': { values: object; tags: never }
  'activity.event.FINANCE_PERIOD_UNLOCKED': { values: object; tags: never }
  'activity.event.FINANCE_SETTINGS_UPDATED': { values: object; tags: never }
  'activity.event.FINDING_ACCEPTED': { values: { name: string | number }; tags: never }
  'activity.event.FINDING_ANSWERED': { values: { name: string | number }; tags: never }
  'activity.event.FINDING_ARBITRATED': { values: { name: string | number }; tags: never }
  'activity.event.FINDING_DISPUTED': { values: { name: string | number }; tags: never }
  'activity.event.FINDING_MESSAGE_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.FINDING_OFFER_DECLINED': { values: { name: string | number }; tags: never }
  'activity.event.FINDING_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.FINDING_SAVED': { values: { name: string | number }; tags: never }
  'activity.event.FINDING_WAITS': { values: { name: string | number }; tags: never }
  'activity.event.GLOSSARY_CANDIDATES_REFUSED': { values: { name: string | number }; tags: never }
  'activity.event.GLOSSARY_CLEARED': { values: { name: string | number }; tags: never }
  'activity.event.GLOSSARY_CONCEPTS_KEPT_APART': { values: { name: string | number }; tags: never }
  'activity.event.GLOSSARY_CONCEPTS_LINKED': { values: object; tags: never }
  'activity.event.GLOSSARY_CONCEPTS_MERGED': { values: object; tags: never }
  'activity.event.GLOSSARY_CONCEPT_IMAGES_CHANGED': { values: object; tags: never }
  'activity.event.GLOSSARY_CONCEPT_REMOVED': { values: object; tags: never }
  'activity.event.GLOSSARY_CONCEPT_UPDATED': { values: object; tags: never }
  'activity.event.GLOSSARY_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.GLOSSARY_EXPORT_STARTED': { values: { name: string | number }; tags: never }
  'activity.event.GLOSSARY_IMPORTED': { values: { name: string | number }; tags: never }
  'activity.event.GLOSSARY_IMPORT_STARTED': { values: { name: string | number }; tags: never }
  'activity.event.GLOSSARY_MERGE_UNDONE': { values: object; tags: never }
  'activity.event.GLOSSARY_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.GLOSSARY_TERMS_EXTRACTED': { values: { name: string | number }; tags: never }
  'activity.event.GLOSSARY_TERM_CREATED': { values: object; tags: never }
  'activity.event.GLOSSARY_TERM_REMOVED': { values: object; tags: never }
  'activity.event.GLOSSARY_TERM_UPDATED': { values: object; tags: never }
  'activity.event.GLOSSARY_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.IMPERSONATION_ENDED': { values: object; tags: never }
  'activity.event.IMPERSONATION_STARTED': { values: { name: string | number }; tags: never }
  'activity.event.IMPORT_STARTED': { values: object; tags: never }
  'activity.event.IMPORT_UNDONE': { values: object; tags: never }
  'activity.event.INCOMING_PAYMENT_DISMISSED': { values: { amount: string | number }; tags: never }
  'activity.event.INVOICE_CANCELLED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.INVOICE_CREDITED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.INVOICE_CREDIT_REFUNDED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.INVOICE_CREDIT_USED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.INVOICE_CREDIT_USE_REVERSED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.INVOICE_DISPUTED': { values: { name: string | number }; tags: never }
  'activity.event.INVOICE_DISPUTE_SETTLED': { values: { name: string | number }; tags: never }
  'activity.event.INVOICE_INSTALLMENT_ISSUED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.INVOICE_ISSUED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.INVOICE_REMINDED': { values: { name: string | number }; tags: never }
  'activity.event.INVOICE_SENT': { values: { name: string | number }; tags: never }
  'activity.event.JOB_CANCELLED': { values: object; tags: never }
  'activity.event.JOB_FAILED': { values: object; tags: never }
  'activity.event.JOB_RESTARTED': { values: object; tags: never }
  'activity.event.JOURNAL_ENTRIES_REMOVED': { values: object; tags: never }
  'activity.event.JOURNAL_SETTINGS_UPDATED': { values: object; tags: never }
  'activity.event.JOURNAL_VERIFIED': { values: object; tags: never }
  'activity.event.LANGUAGE_MAPPING_CREATED': { values: object; tags: never }
  'activity.event.LANGUAGE_MAPPING_REMOVED': { values: object; tags: never }
  'activity.event.LANGUAGE_PAIR_ADDED': { values: object; tags: never }
  'activity.event.LANGUAGE_PAIR_REMOVED': { values: object; tags: never }
  'activity.event.LIST_EXPORT_STARTED': { values: object; tags: never }
  'activity.event.LIST_VIEW_CREATED': { values: object; tags: never }
  'activity.event.LIST_VIEW_DEFAULT_SET': { values: object; tags: never }
  'activity.event.LIST_VIEW_DELETED': { values: object; tags: never }
  'activity.event.LIST_VIEW_UPDATED': { values: object; tags: never }
  'activity.event.LOC_KIT_STARTED': { values: object; tags: never }
  'activity.event.LOGFILE_CREATED': { values: object; tags: never }
  'activity.event.LOGFILE_EXPORT_STARTED': { values: object; tags: never }
  'activity.event.LOGGED_IN': { values: object; tags: never }
  'activity.event.LOGGED_OUT': { values: object; tags: never }
  'activity.event.LOGIN_FAILED': { values: object; tags: never }
  'activity.event.MACHINE_TRANSLATION_INCOMPLETE': { values: object; tags: never }
  'activity.event.MAINTENANCE_REMOVED': { values: object; tags: never }
  'activity.event.MAINTENANCE_SET': { values: object; tags: never }
  'activity.event.MANUAL_COST_ADDED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.MANUAL_COST_REMOVED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.MFA_DISABLED': { values: object; tags: never }
  'activity.event.MFA_EMAIL_REQUESTED': { values: object; tags: never }
  'activity.event.MFA_EMAIL_SET': { values: object; tags: never }
  'activity.event.MFA_EMAIL_VERIFIED': { values: object; tags: never }
  'activity.event.MFA_ENABLED': { values: object; tags: never }
  'activity.event.MFA_RECOVERY_CODES_CREATED': { values: object; tags: never }
  'activity.event.MT_ENGINE_CREATED': { values: object; tags: never }
  'activity.event.MT_ENGINE_REMOVED': { values: object; tags: never }
  'activity.event.MT_ENGINE_UPDATED': { values: object; tags: never }
  'activity.event.NET_RATE_CREATED': { values: object; tags: never }
  'activity.event.NET_RATE_REMOVED': { values: object; tags: never }
  'activity.event.NET_RATE_UPDATED': { values: object; tags: never }
  'activity.event.NOTIFICATION_DEFAULTS_UPDATED': { values: object; tags: never }
  'activity.event.ONE_TIME_LOGIN_SENT': { values: object; tags: never }
  'activity.event.ORGANIZATION_CREATED': { values: object; tags: never }
  'activity.event.ORGANIZATION_REMOVED': { values: object; tags: never }
  'activity.event.ORGANIZATION_UPDATED': { values: object; tags: never }
  'activity.event.ORG_UNIT_CREATED': { values: object; tags: never }
  'activity.event.ORG_UNIT_FILE_ADDITIONS_UPDATED': { values: object; tags: never }
  'activity.event.ORG_UNIT_MEMORIES_BOUND': { values: object; tags: never }
  'activity.event.ORG_UNIT_NET_RATES_SET': { values: { name: string | number }; tags: never }
  'activity.event.ORG_UNIT_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.ORG_UNIT_UPDATED': { values: object; tags: never }
  'activity.event.PASSKEYS_RESET': { values: object; tags: never }
  'activity.event.PASSKEY_ADDED': { values: object; tags: never }
  'activity.event.PASSKEY_REMOVED': { values: object; tags: never }
  'activity.event.PASSKEY_RENAMED': { values: object; tags: never }
  'activity.event.PASSWORD_CHANGED': { values: object; tags: never }
  'activity.event.PASSWORD_REQUESTED': { values: object; tags: never }
  'activity.event.PASSWORD_RESET': { values: object; tags: never }
  'activity.event.PASSWORD_RESET_SENT': { values: object; tags: never }
  'activity.event.PAYABLE_ADJUSTMENT_ANSWERED': { values: { name: string | number }; tags: never }
  'activity.event.PAYABLE_ADJUSTMENT_CREATED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYABLE_AGREED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYABLE_APPROVED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYABLE_CANCELLED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYABLE_CLOSED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYABLE_CREATED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYABLE_INVOICE_ATTACHED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYABLE_INVOICE_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.PAYABLE_OBJECTED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYABLE_PAYMENT_FAILED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYABLE_PAYMENT_RECORDED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYABLE_PAYMENT_RETRIED': { values: { name: string | number }; tags: never }
  'activity.event.PAYABLE_PAYMENT_REVERSED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYABLE_REJECTED': { values: { name: string | number }; tags: never }
  'activity.event.PAYABLE_RUN_FINISHED': { values: { name: string | number }; tags: never }
  'activity.event.PAYABLE_RUN_STARTED': { values: { name: string | number }; tags: never }
  'activity.event.PAYABLE_SENT': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYABLE_WITHDRAWN': { values: { name: string | number }; tags: never }
  'activity.event.PAYOUT_CANCELLED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYOUT_CREATED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PAYOUT_SENT': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.PERMISSION_GRANTED': { values: object; tags: never }
  'activity.event.PERMISSION_GROUP_CREATED': { values: object; tags: never }
  'activity.event.PERMISSION_GROUP_REMOVED': { values: object; tags: never }
  'activity.event.PERMISSION_GROUP_UPDATED': { values: object; tags: never }
  'activity.event.PERMISSION_GROUP_USER_ADDED': { values: object; tags: never }
  'activity.event.PERMISSION_GROUP_USER_REMOVED': { values: object; tags: never }
  'activity.event.PERMISSION_REVOKED': { values: object; tags: never }
  'activity.event.PIPELINES_TOGGLED': { values: object; tags: never }
  'activity.event.PIPELINE_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.PIPELINE_FAILED': { values: { name: string | number }; tags: never }
  'activity.event.PIPELINE_NOTIFIED': { values: { name: string | number }; tags: never }
  'activity.event.PIPELINE_PAUSED': { values: { name: string | number }; tags: never }
  'activity.event.PIPELINE_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.PIPELINE_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.PLACEMENT_SETTINGS_UPDATED': { values: object; tags: never }
  'activity.event.PORTAL_UPDATED': { values: object; tags: never }
  'activity.event.PREFERENCES_CHANGED': { values: object; tags: never }
  'activity.event.PRICE_LIST_CREATED': { values: object; tags: never }
  'activity.event.PRICE_LIST_REMOVED': { values: object; tags: never }
  'activity.event.PRICE_LIST_UPDATED': { values: object; tags: never }
  'activity.event.PROJECTS_BULK_CHANGE_STARTED': { values: object; tags: never }
  'activity.event.PROJECTS_ROUTED': { values: { name: string | number }; tags: never }
  'activity.event.PROJECT_ARCHIVED': { values: object; tags: never }
  'activity.event.PROJECT_CHANGE_UNDONE': { values: object; tags: never }
  'activity.event.PROJECT_CHECK_STARTED': { values: object; tags: never }
  'activity.event.PROJECT_CREATED': { values: object; tags: never }
  'activity.event.PROJECT_DOWNLOAD_STARTED': { values: object; tags: never }
  'activity.event.PROJECT_GLOSSARIES_BOUND': { values: { names: string | number }; tags: never }
  'activity.event.PROJECT_MEMORIES_BOUND': { values: { names: string | number }; tags: never }
  'activity.event.PROJECT_MESSAGE_CREATED': { values: object; tags: never }
  'activity.event.PROJECT_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.PROJECT_RESOURCE_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.PROJECT_RESOURCE_PARAMS_CHANGED': { values: { name: string | number }; tags: never }
  'activity.event.PROJECT_RESOURCE_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.PROJECT_RESOURCE_UPLOADED': { values: { name: string | number }; tags: never }
  'activity.event.PROJECT_RESOURCE_VERSION_TAKEN_OVER': { values: { name: string | number }; tags: never }
  'activity.event.PROJECT_ROUTING_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.PROJECT_ROUTING_SAVED': { values: { name: string | number }; tags: never }
  'activity.event.PROJECT_ROUTING_UNDONE': { values: { name: string | number }; tags: never }
  'activity.event.PROJECT_STATUS_CHANGED': { values: { from: string | number; to: string | number }; tags: never }
  'activity.event.PROJECT_UNARCHIVED': { values: object; tags: never }
  'activity.event.PROJECT_UPDATED': { values: object; tags: never }
  'activity.event.PROVISIONING_TOKEN_CREATED': { values: object; tags: never }
  'activity.event.PROVISIONING_TOKEN_REMOVED': { values: object; tags: never }
  'activity.event.PROVISIONING_UPDATED': { values: object; tags: never }
  'activity.event.QUALITY_PROFILE_CREATED': { values: object; tags: never }
  'activity.event.QUALITY_PROFILE_REMOVED': { values: object; tags: never }
  'activity.event.QUALITY_PROFILE_UPDATED': { values: object; tags: never }
  'activity.event.QUALITY_READER_REMOVED': { values: object; tags: never }
  'activity.event.QUALITY_REPORT_KEPT': { values: object; tags: never }
  'activity.event.QUALITY_REPORT_REMOVED': { values: object; tags: never }
  'activity.event.QUALITY_REPORT_SENT': { values: object; tags: never }
  'activity.event.QUALITY_SCHEDULE_CREATED': { values: object; tags: never }
  'activity.event.QUALITY_SCHEDULE_REMOVED': { values: object; tags: never }
  'activity.event.QUALITY_SCHEDULE_UPDATED': { values: object; tags: never }
  'activity.event.QUOTA_REACHED': { values: object; tags: never }
  'activity.event.RECEIPT_ALLOCATED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.RECEIPT_RECORDED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.RECEIPT_REFUNDED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.RECEIPT_REFUND_REVERSED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.RECEIPT_REVERSED': { values: { name: string | number; amount: string | number }; tags: never }
  'activity.event.RECOMMENDATION_SETTINGS_CREATED': { values: object; tags: never }
  'activity.event.RECOMMENDATION_SETTINGS_REMOVED': { values: object; tags: never }
  'activity.event.RECOMMENDATION_SETTINGS_RESET': { values: object; tags: never }
  'activity.event.RECOMMENDATION_SETTINGS_UPDATED': { values: object; tags: never }
  'activity.event.REFERENCE_FILE_ADDED': { values: { name: string | number }; tags: never }
  'activity.event.REFERENCE_FILE_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.REVIEW_CATEGORY_CREATED': { values: object; tags: never }
  'activity.event.REVIEW_CATEGORY_REMOVED': { values: object; tags: never }
  'activity.event.REVIEW_CATEGORY_UPDATED': { values: object; tags: never }
  'activity.event.REVIEW_CLOSED': { values: { name: string | number }; tags: never }
  'activity.event.REVIEW_OPENED': { values: { name: string | number }; tags: never }
  'activity.event.REVIEW_REOPENED': { values: { name: string | number }; tags: never }
  'activity.event.REVIEW_REPLY_DUE': { values: { name: string | number }; tags: never }
  'activity.event.REVIEW_SUBMITTED': { values: { name: string | number }; tags: never }
  'activity.event.ROLE_ADDED': { values: object; tags: never }
  'activity.event.ROLE_REMOVED': { values: object; tags: never }
  'activity.event.SAMPLE_DATA_ADDED': { values: object; tags: never }
  'activity.event.SAMPLE_DATA_KEPT': { values: object; tags: never }
  'activity.event.SAMPLE_DATA_REMOVED': { values: object; tags: never }
  'activity.event.SCREENSHOT_ADDED': { values: { name: string | number }; tags: never }
  'activity.event.SCREENSHOT_CHANGED': { values: { name: string | number }; tags: never }
  'activity.event.SCREENSHOT_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.SECOND_REVIEW_ASKED': { values: { name: string | number }; tags: never }
  'activity.event.SECOND_REVIEW_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.SECOND_REVIEW_SAVED': { values: { name: string | number }; tags: never }
  'activity.event.SEGMENTATION_RULES_REMOVED': { values: object; tags: never }
  'activity.event.SEGMENTATION_RULES_UPLOADED': { values: object; tags: never }
  'activity.event.SEGMENTS_CONFIRMED': { values: object; tags: never }
  'activity.event.SEGMENTS_PRE_TRANSLATED': { values: object; tags: never }
  'activity.event.SEGMENT_COMMENTED': { values: { name: string | number }; tags: never }
  'activity.event.SEGMENT_COMMENT_ANSWERED': { values: { name: string | number }; tags: never }
  'activity.event.SEGMENT_COMMENT_MOVED': { values: { name: string | number }; tags: never }
  'activity.event.SEGMENT_FINDING_DECIDED': { values: object; tags: never }
  'activity.event.SEGMENT_ISSUE_IGNORED': { values: object; tags: never }
  'activity.event.SEGMENT_MESSAGE_CHANGED': { values: { name: string | number }; tags: never }
  'activity.event.SEGMENT_MESSAGE_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.SEGMENT_UPDATED': { values: object; tags: never }
  'activity.event.SELF_BILLING_AGREED': { values: object; tags: never }
  'activity.event.SELF_BILLING_WITHDRAWN': { values: object; tags: never }
  'activity.event.SERVICE_NOW_UPDATED': { values: object; tags: never }
  'activity.event.SESSION_ENDED': { values: object; tags: never }
  'activity.event.SESSION_EXTENDED': { values: object; tags: never }
  'activity.event.SETTINGS_CHANGE_UNDONE': { values: object; tags: never }
  'activity.event.SOURCE_FILES_STARTED': { values: object; tags: never }
  'activity.event.SPELLING_WORDS_ADDED': { values: object; tags: never }
  'activity.event.SPELLING_WORD_REMOVED': { values: object; tags: never }
  'activity.event.SSO_FAILED': { values: object; tags: never }
  'activity.event.STATEMENT_IMPORTED': { values: object; tags: never }
  'activity.event.SUBSCRIPTIONS_CHANGED': { values: object; tags: never }
  'activity.event.TABLE_IMPORT_STARTED': { values: { name: string | number }; tags: never }
  'activity.event.TAG_ADDED': { values: object; tags: never }
  'activity.event.TAG_REMOVED': { values: object; tags: never }
  'activity.event.TASKS_BULK_CHANGE_STARTED': { values: object; tags: never }
  'activity.event.TASKS_PLACEMENT_STARTED': { values: object; tags: never }
  'activity.event.TASK_ASSIGNED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_ASSIGNMENT_REVOKED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_CATEGORIES_CHANGED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_CHANGE_UNDONE': { values: { name: string | number }; tags: never }
  'activity.event.TASK_DUE_DATE_CHANGED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_FILE_ADDED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_FILE_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_INSTRUCTIONS_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_JOINED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_OFFERED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_OPENED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_PAYMENT_ANSWERED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_PAYMENT_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_REJECTED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_REVIEW_SAMPLED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_SKIPPED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_SKIP_UNDONE': { values: { name: string | number }; tags: never }
  'activity.event.TASK_SPLIT': { values: { name: string | number }; tags: never }
  'activity.event.TASK_STATUS_CHANGED': { values: { name: string | number; from: string | number; to: string | number }; tags: never }
  'activity.event.TASK_STOP_LOSS_ACCEPTED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_STOP_LOSS_DECLINED': { values: { name: string | number }; tags: never }
  'activity.event.TASK_STOP_LOSS_OFFERED': { values: { name: string | number }; tags: never }
  'activity.event.TERM_REQUESTED': { values: { name: string | number }; tags: never }
  'activity.event.TERM_REQUEST_MOVED': { values: { name: string | number }; tags: never }
  'activity.event.TERM_REQUEST_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.TEXTS_CHANGED': { values: object; tags: never }
  'activity.event.TEXT_CHANGE_STARTED': { values: object; tags: never }
  'activity.event.TEXT_CHANGE_UNDONE': { values: object; tags: never }
  'activity.event.THIRD_PARTY_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.THIRD_PARTY_OPENED': { values: { name: string | number }; tags: never }
  'activity.event.THIRD_PARTY_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.THIRD_PARTY_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.TOKEN_CREATED': { values: object; tags: never }
  'activity.event.TRANSLATED_FILES_STARTED': { values: object; tags: never }
  'activity.event.TRANSLATION_MEMORY_CLEARED': { values: { name: string | number }; tags: never }
  'activity.event.TRANSLATION_MEMORY_CLEARING_STARTED': { values: object; tags: never }
  'activity.event.TRANSLATION_MEMORY_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.TRANSLATION_MEMORY_EXPORT_STARTED': { values: object; tags: never }
  'activity.event.TRANSLATION_MEMORY_IMPORTED': { values: { name: string | number }; tags: never }
  'activity.event.TRANSLATION_MEMORY_IMPORT_STARTED': { values: { name: string | number }; tags: never }
  'activity.event.TRANSLATION_MEMORY_LEARNT': { values: { name: string | number }; tags: never }
  'activity.event.TRANSLATION_MEMORY_REMOVED': { values: object; tags: never }
  'activity.event.TRANSLATION_MEMORY_REPLACEMENT_STARTED': { values: object; tags: never }
  'activity.event.TRANSLATION_MEMORY_REPLACEMENT_UNDONE': { values: { name: string | number }; tags: never }
  'activity.event.TRANSLATION_MEMORY_REPLACEMENT_UNDO_STARTED': { values: object; tags: never }
  'activity.event.TRANSLATION_MEMORY_TEXT_REPLACED': { values: { name: string | number }; tags: never }
  'activity.event.TRANSLATION_MEMORY_UPDATED': { values: object; tags: never }
  'activity.event.TRANSLATION_REMOVED': { values: object; tags: never }
  'activity.event.TRANSLATION_UNIT_REMOVED': { values: object; tags: never }
  'activity.event.TRANSLATION_UNIT_UPDATED': { values: object; tags: never }
  'activity.event.TRANSLATION_UNIT_WRITTEN': { values: object; tags: never }
  'activity.event.USER_AUTOPILOT_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.USER_AVAILABILITY_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.USER_BILLING_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.USER_BLOCKED': { values: { name: string | number }; tags: never }
  'activity.event.USER_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.USER_ORGANIZATION_ADDED': { values: object; tags: never }
  'activity.event.USER_ORGANIZATION_REMOVED': { values: object; tags: never }
  'activity.event.USER_PAYMENT_CONFIRMED': { values: { name: string | number }; tags: never }
  'activity.event.USER_PAYMENT_DECLINED': { values: { name: string | number }; tags: never }
  'activity.event.USER_PAYMENT_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.USER_RATE_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.USER_RATE_DEFAULT_SET': { values: object; tags: never }
  'activity.event.USER_RATE_DETAIL_REMOVED': { values: object; tags: never }
  'activity.event.USER_RATE_REMOVED': { values: object; tags: never }
  'activity.event.USER_RATE_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.USER_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.USER_STATUS_CHANGED': { values: { name: string | number }; tags: never }
  'activity.event.USER_UNBLOCKED': { values: { name: string | number }; tags: never }
  'activity.event.USER_UNIT_ADDED': { values: object; tags: never }
  'activity.event.USER_UNIT_REMOVED': { values: object; tags: never }
  'activity.event.USER_UNLOCKED': { values: object; tags: never }
  'activity.event.USER_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.WEBHOOK_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.WEBHOOK_PAUSED': { values: { name: string | number }; tags: never }
  'activity.event.WEBHOOK_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.WEBHOOK_REPLAYED': { values: { name: string | number }; tags: never }
  'activity.event.WEBHOOK_SECRET_REPLACED': { values: { name: string | number }; tags: never }
  'activity.event.WEBHOOK_TESTED': { values: { name: string | number }; tags: never }
  'activity.event.WEBHOOK_TOGGLED': { values: { name: string | number }; tags: never }
  'activity.event.WEBHOOK_UPDATED': { values: { name: string | number }; tags: never }
  'activity.event.WORKFLOWS_SORTED': { values: object; tags: never }
  'activity.event.WORKFLOW_CREATED': { values: { names: string | number }; tags: never }
  'activity.event.WORKFLOW_TEMPLATE_CREATED': { values: { names: string | number }; tags: never }
  'activity.event.WORKFLOW_TEMPLATE_REMOVED': { values: { names: string | number }; tags: never }
  'activity.event.WORKFLOW_TEMPLATE_UPDATED': { values: { names: string | number }; tags: never }
  'activity.event.WORKFLOW_UPDATED': { values: { names: string | number }; tags: never }
  'activity.event.WORK_UNITS_CREATED': { values: { name: string | number }; tags: never }
  'activity.event.WORK_UNITS_REMOVED': { values: { name: string | number }; tags: never }
  'activity.event.WORK_UNIT_TRANSLATION_BUILT': { values: { name: string | number }; tags: never }
  'activity.event.WORK_UNIT_TRANSLATION_READY': { values: { name: string | number }; tags: never }
  'activity.event.WORK_UNIT_TRANSLATION_TAKEN_OVER': { values: { name: string | number }; tags: never }
  'activity.event.WORK_UNIT_TRANSLATION_UPLOADED': { values: { name: string | number }; tags: never }
  'activity.event.XERO_CONNECTED': { values: object; tags: never }
  'activity.event.XERO_CONTACT_CHOSEN': { values: object; tags: never }
  'activity.event.XERO_DISCONNECTED': { values: object; tags: never }
  'activity.event.XERO_DOCUMENT_SENT': { values: { name: string | number }; tags: never }
  'activity.event.XERO_MAPPING_UPDATED': { values: object; tags: never }
  'activity.event.unknown': { values: { event: string | number; name: string | number }; tags: never }
  'activity.field.accountAutomation': { values: object; tags: never }
  'activity.field.active': { values: object; tags: never }
  'activity.field.address': { values: object; tags: never }
  'activity.field.aiReview': { values: object; tags: never }
  'activity.field.aiSpellcheck': { values: object; tags: never }
  'activity.field.archived': { values: object; tags: never }
  'activity.field.assignee': { values: object; tags: never }
  'activity.field.automation': { values: object; tags: never }
  'activity.field.autopilot': { values: object; tags: never }
  'activity.field.code': { values: object; tags: never }
  'activity.field.contact': { values: object; tags: never }
  'activity.field.contextMatching': { values: object; tags: never }
  'activity.field.cost': { values: object; tags: never }
  'activity.field.costsLogfileType': { values: object; tags: never }
  'activity.field.country': { values: object; tags: never }
  'activity.field.currency': { values: object; tags: never }
  'activity.field.daysOff': { values: object; tags: never }
  'activity.field.description': { values: object; tags: never }
  'activity.field.dueDate': { values: object; tags: never }
  'activity.field.editableBy': { values: object; tags: never }
  'activity.field.email': { values: object; tags: never }
  'activity.field.fee': { values: object; tags: never }
  'activity.field.file': { values: object; tags: never }
  'activity.field.ignoresSpellingWords': { values: object; tags: never }
  'activity.field.instructions': { values: object; tags: never }
  'activity.field.introduction': { values: object; tags: never }
  'activity.field.keepDays': { values: object; tags: never }
  'activity.field.keyDates': { values: object; tags: never }
  'activity.field.language': { values: object; tags: never }
  'activity.field.languagePair': { values: object; tags: never }
  'activity.field.learnedTerms': { values: object; tags: never }
  'activity.field.legalName': { values: object; tags: never }
  'activity.field.listed': { values: object; tags: never }
  'activity.field.manager': { values: object; tags: never }
  'activity.field.memories': { values: object; tags: never }
  'activity.field.minimumScore': { values: object; tags: never }
  'activity.field.model': { values: object; tags: never }
  'activity.field.name': { values: object; tags: never }
  'activity.field.notes': { values: object; tags: never }
  'activity.field.options': { values: object; tags: never }
  'activity.field.order': { values: object; tags: never }
  'activity.field.orgUnit': { values: object; tags: never }
  'activity.field.orgUnits': { values: object; tags: never }
  'activity.field.organization': { values: object; tags: never }
  'activity.field.ownCategories': { values: object; tags: never }
  'activity.field.ownCategoriesOnly': { values: object; tags: never }
  'activity.field.payment': { values: object; tags: never }
  'activity.field.payoutConfirmation': { values: object; tags: never }
  'activity.field.preset': { values: object; tags: never }
  'activity.field.prompt': { values: object; tags: never }
  'activity.field.provider': { values: object; tags: never }
  'activity.field.purchaseOrder': { values: object; tags: never }
  'activity.field.reference': { values: object; tags: never }
  'activity.field.required': { values: object; tags: never }
  'activity.field.roles': { values: object; tags: never }
  'activity.field.source': { values: object; tags: never }
  'activity.field.startPage': { values: object; tags: never }
  'activity.field.status': { values: object; tags: never }
  'activity.field.stopLossHours': { values: object; tags: never }
  'activity.field.stopLossPercent': { values: object; tags: never }
  'activity.field.stopLossReason': { values: object; tags: never }
  'activity.field.tags': { values: object; tags: never }
  'activity.field.targetLanguage': { values: object; tags: never }
  'activity.field.terms': { values: object; tags: never }
  'activity.field.text': { values: object; tags: never }
  'activity.field.types': { values: object; tags: never }
  'activity.field.url': { values: object; tags: never }
  'activity.field.version': { values: object; tags: never }
  'activity.field.visibleTo': { values: object; tags: never }
  'activity.field.week': { values: object; tags: never }
  'activity.field.wordCounter': { values: object; tags: never }
  'activity.field.wordsPerDay': { values: object; tags: never }
  'activity.kind': { values: object; tags: never }
  'activity.kind.ACCESS': { values: object; tags: never }
  'activity.kind.ASSIGNMENT': { values: object; tags: never }
  'activity.kind.DETAILS': { values: object; tags: never }
  'activity.kind.FILES': { values: object; tags: never }
  'activity.kind.LANGUAGE_RESOURCES': { values: object; tags: never }
  'activity.kind.MESSAGES': { values: object; tags: never }
  'activity.kind.MONEY': { values: object; tags: never }
  'activity.kind.STATUS': { values: object; tags: never }
  'activity.kind.TEXT': { values: object; tags: never }
  'activity.more': { values: object; tags: never }
  'activity.movedOn': { values: object; tags: never }
  'activity.movedOn.by': { values: { name: string | number; time: string | number }; tags: never }
  'activity.movedOn.now': { values: { values: string | number }; tags: never }
  'activity.nothing': { values: object; tags: never }
  'activity.of': { values: object; tags: never }
  'activity.person': { values: object; tags: never }
  'activity.project': { values: object; tags: never }
  'activity.startPage.HOME': { values: object; tags: never }
  'activity.startPage.PORTAL_HOME': { values: object; tags: never }
  'activity.time': { values: object; tags: never }
  'activity.time.day': { values: object; tags: never }
  'activity.time.month': { values: object; tags: never }
  'activity.time.quarter': { values: object; tags: never }
  'activity.time.week': { values: object; tags: never }
  'activity.times': { values: { count: number }; tags: never }
  'activity.undo': { values: object; tags: never }
  'activity.undoTitle': { values: object; tags: never }
  'activity.undoWebhook': { values: object; tags: never }
  'activity.undone': { values: object; tags: never }
  'agents.allow': { values: object; tags: never }
  'agents.as': { values: object; tags: never }
  'agents.asks': { values: { name: string | number }; tags: never }
  'agents.asksText': { values: { account: string | number; name: string | number }; tags: never }
  'agents.callsPerDay': { values: object; tags: never }
  'agents.changesPerDay': { values: object; tags: never }
  'agents.done': { values: { name: string | number }; tags: never }
  'agents.goesTo': { values: object; tags: never }
  'agents.help': { values: object; tags: never }
  'agents.limits': { values: object; tags: never }
  'agents.limitsOf': { values: { name: string | number }; tags: never }
  'agents.may': { values: object; tags: never }
  'agents.may.read': { values: object; tags: never }
  'agents.may.write': { values: object; tags: never }
  'agents.never': { values: object; tags: never }
  'agents.none': { values: object; tags: never }
  'agents.noneText': { values: { address: string | number }; tags: never }
  'agents.refuse': { values: object; tags: never }
  'agents.refused': { values: object; tags: never }
  'agents.revoke': { values: object; tags: never }
  'agents.revokeOf': { values: { name: string | number }; tags: never }
  'agents.revokeText': { values: object; tags: never }
  'agents.revokeTitle': { values: { name: string | number }; tags: never }
  'agents.saveLimits': { values: object; tags: never }
  'agents.text': { values: object; tags: never }
  'agents.title': { values: object; tags: never }
  'agents.today': { values: { calls: number; callsPerDay: number; changes: number; changesPerDay: number }; tags: never }
  'agents.trust': { values: { name: string | number }; tags: never }
  'agents.yours': { values: object; tags: never }
  'agents.yours.none': { values: object; tags: never }
  'availability.add': { values: object; tags: never }
  'availability.changedBy': { values: { date: string | number; name: string | number }; tags: never }
  'availability.daysOff': { values: object; tags: never }
  'availability.daysOff.none': { values: object; tags: never }
  'availability.daysOffText': { values: object; tags: never }
  'availability.end': { values: { day: string | number }; tags: never }
  'availability.first': { values: object; tags: never }
  'availability.free': { values: object; tags: never }
  'availability.last': { values: object; tags: never }
  'availability.missingDay': { values: object; tags: never }
  'availability.note': { values: object; tags: never }
  'availability.overlap': { values: object; tags: never }
  'availability.removeDays': { values: { days: string | number }; tags: never }
  'availability.saved': { values: object; tags: never }
  'availability.start': { values: { day: string | number }; tags: never }
  'availability.text': { values: object; tags: never }
  'availability.title': { values: object; tags: never }
  'availability.week': { values: object; tags: never }
  'availability.weekMissing': { values: object; tags: never }
  'availability.weekText': { values: { zone: string | number }; tags: never }
  'availability.wrongHours': { values: object; tags: never }
  'availability.wrongRange': { values: object; tags: never }
  'banners.maintenance': { values: object; tags: never }
  'banners.plan': { values: object; tags: never }
  'banners.trial': { values: { count: number }; tags: never }
  'banners.usage': { values: { words: string | number; limit: string | number }; tags: never }
  'billing.additionalInfo': { values: object; tags: never }
  'billing.billingEmail': { values: object; tags: never }
  'billing.billingEmailText': { values: object; tags: never }
  'billing.confirm': { values: object; tags: never }
  'billing.confirmed': { values: object; tags: never }
  'billing.confirmedBy': { values: object; tags: never }
  'billing.countryMissing': { values: object; tags: never }
  'billing.decided': { values: { status: string | number; name: string | number }; tags: never }
  'billing.decline': { values: object; tags: never }
  'billing.declineText': { values: object; tags: never }
  'billing.declined': { values: object; tags: never }
  'billing.details': { values: object; tags: never }
  'billing.detailsText': { values: object; tags: never }
  'billing.enteredBy': { values: object; tags: never }
  'billing.field.accountHolder': { values: object; tags: never }
  'billing.field.accountNumber': { values: object; tags: never }
  'billing.field.accountNumber.MX': { values: object; tags: never }
  'billing.field.bankCode': { values: object; tags: never }
  'billing.field.bankCode.AU': { values: object; tags: never }
  'billing.field.bankCode.CA': { values: object; tags: never }
  'billing.field.bankCode.IN': { values: object; tags: never }
  'billing.field.bankCode.US': { values: object; tags: never }
  'billing.field.bankCode.ZA': { values: object; tags: never }
  'billing.field.bankName': { values: object; tags: never }
  'billing.field.bic': { values: object; tags: never }
  'billing.field.branchCode': { values: object; tags: never }
  'billing.field.country': { values: object; tags: never }
  'billing.field.iban': { values: object; tags: never }
  'billing.field.paymentMethod': { values: object; tags: never }
  'billing.field.payoneerId': { values: object; tags: never }
  'billing.field.paypalAccount': { values: object; tags: never }
  'billing.fieldMissing': { values: object; tags: never }
  'billing.history': { values: object; tags: never }
  'billing.historyMore': { values: object; tags: never }
  'billing.historyText': { values: object; tags: never }
  'billing.invoicingDayOfMonth': { values: object; tags: never }
  'billing.invoicingPeriodicity': { values: object; tags: never }
  'billing.invoicingPeriodicity.BIWEEKLY': { values: object; tags: never }
  'billing.invoicingPeriodicity.MONTHLY': { values: object; tags: never }
  'billing.invoicingPeriodicity.QUARTERLY': { values: object; tags: never }
  'billing.invoicingPeriodicity.WEEKLY': { values: object; tags: never }
  'billing.invoicingPeriodicity.none': { values: object; tags: never }
  'billing.kind.BILLING': { values: object; tags: never }
  'billing.kind.PAYMENT': { values: object; tags: never }
  'billing.legalName': { values: object; tags: never }
  'billing.method': { values: object; tags: never }
  'billing.method.BANK': { values: object; tags: never }
  'billing.method.BRL': { values: object; tags: never }
  'billing.method.PAYONEER': { values: object; tags: never }
  'billing.method.PAYPAL': { values: object; tags: never }
  'billing.payout': { values: object; tags: never }
  'billing.payout.add': { values: object; tags: never }
  'billing.payout.change': { values: object; tags: never }
  'billing.payout.none': { values: object; tags: never }
  'billing.payout.noneText': { values: object; tags: never }
  'billing.payout.saved': { values: object; tags: never }
  'billing.pending': { values: object; tags: never }
  'billing.pending.first': { values: object; tags: never }
  'billing.pending.notYou': { values: object; tags: never }
  'billing.pending.other': { values: object; tags: never }
  'billing.periodLocked': { values: object; tags: never }
  'billing.reason': { values: object; tags: never }
  'billing.saved': { values: object; tags: never }
  'billing.status.DECLINED': { values: object; tags: never }
  'billing.status.IN_FORCE': { values: object; tags: never }
  'billing.status.PENDING': { values: object; tags: never }
  'billing.status.REPLACED': { values: object; tags: never }
  'billing.status.WITHDRAWN': { values: object; tags: never }
  'billing.street': { values: object; tags: never }
  'billing.taxpayerId': { values: object; tags: never }
  'billing.waits': { values: object; tags: never }
  'billing.willWait': { values: object; tags: never }
  'billing.withdraw': { values: object; tags: never }
  'billing.withdrawn': { values: object; tags: never }
  'board.all': { values: object; tags: never }
  'board.calendar.more': { values: { count: string | number }; tags: never }
  'board.calendar.next': { values: object; tags: never }
  'board.calendar.none': { values: object; tags: never }
  'board.calendar.open': { values: { day: string | number; count: number }; tags: never }
  'board.calendar.previous': { values: object; tags: never }
  'board.calendar.rest': { values: { count: number }; tags: never }
  'board.calendar.today': { values: object; tags: never }
  'board.canceled': { values: object; tags: never }
  'board.keys': { values: object; tags: never }
  'board.lane.ASSIGNED': { values: object; tags: never }
  'board.lane.DELIVERED': { values: object; tags: never }
  'board.lane.IN_PROGRESS': { values: object; tags: never }
  'board.lane.UNASSIGNED': { values: object; tags: never }
  'board.lane.WAITING': { values: object; tags: never }
  'board.lifted': { values: { task: string | number }; tags: never }
  'board.load.away': { values: { day: string | number; count: string | number }; tags: never }
  'board.load.day': { values: { day: string | number; count: string | number }; tags: never }
  'board.load.label': { values: { days: string | number; capacity: string | number }; tags: never }
  'board.load.over': { values: { share: string | number }; tags: never }
  'board.load.week': { values: { share: string | number }; tags: never }
  'board.more': { values: { count: string | number }; tags: never }
  'board.moved': { values: { task: string | number; place: string | number }; tags: never }
  'board.noMatch': { values: object; tags: never }
  'board.noMatchText': { values: object; tags: never }
  'board.refusal.accepted': { values: object; tags: never }
  'board.refusal.begins': { values: object; tags: never }
  'board.refusal.delivered': { values: object; tags: never }
  'board.refusal.delivers': { values: object; tags: never }
  'board.refusal.notAllowed': { values: object; tags: never }
  'board.refusal.otherLanguage': { values: object; tags: never }
  'board.refusal.ready': { values: object; tags: never }
  'board.refusal.waits': { values: object; tags: never }
  'board.title': { values: object; tags: never }
  'board.undo': { values: object; tags: never }
  'board.words': { values: { count: number }; tags: never }
  'board.workload.assumed': { values: { words: string | number }; tags: never }
  'board.workload.awayDay': { values: { day: string | number; count: number; words: string | number }; tags: never }
  'board.workload.capacity': { values: object; tags: never }
  'board.workload.day': { values: { day: string | number; count: number; words: string | number; share: string | number }; tags: never }
  'board.workload.days': { values: object; tags: never }
  'board.workload.empty': { values: object; tags: never }
  'board.workload.emptyText': { values: object; tags: never }
  'board.workload.filtered': { values: object; tags: never }
  'board.workload.note': { values: { zone: string | number }; tags: never }
  'board.workload.week': { values: object; tags: never }
  'board.zone': { values: { zone: string | number }; tags: never }
  'branding.app': { values: object; tags: never }
  'branding.certificate.EXPIRED': { values: { date: string | number }; tags: never }
  'branding.certificate.MISSING': { values: object; tags: never }
  'branding.certificate.OTHER_HOST': { values: object; tags: never }
  'branding.certificate.REMOVED': { values: object; tags: never }
  'branding.certificate.UNKNOWN': { values: object; tags: never }
  'branding.certificate.VALID': { values: { issuer: string | number; date: string | number }; tags: never }
  'branding.certificate.remove': { values: object; tags: never }
  'branding.certificate.removeText': { values: { host: string | number }; tags: never }
  'branding.certificate.removeTitle': { values: object; tags: never }
  'branding.custom': { values: object; tags: never }
  'branding.custom.check': { values: object; tags: never }
  'branding.custom.checked': { values: { date: string | number }; tags: never }
  'branding.custom.cname': { values: object; tags: never }
  'branding.custom.copyName': { values: object; tags: never }
  'branding.custom.copyTarget': { values: object; tags: never }
  'branding.custom.copyText': { values: object; tags: never }
  'branding.custom.daily': { values: object; tags: never }
  'branding.custom.found': { values: object; tags: never }
  'branding.custom.gone': { values: object; tags: never }
  'branding.custom.help': { values: object; tags: never }
  'branding.custom.host': { values: object; tags: never }
  'branding.custom.none': { values: object; tags: never }
  'branding.custom.records': { values: object; tags: never }
  'branding.custom.remove': { values: object; tags: never }
  'branding.custom.removeText': { values: { host: string | number }; tags: never }
  'branding.custom.removeTitle': { values: object; tags: never }
  'branding.custom.save': { values: object; tags: never }
  'branding.custom.status.FAILED': { values: object; tags: never }
  'branding.custom.status.VERIFIED': { values: object; tags: never }
  'branding.custom.status.WAITING': { values: object; tags: never }
  'branding.custom.text': { values: object; tags: never }
  'branding.custom.txtName': { values: object; tags: never }
  'branding.custom.txtText': { values: object; tags: never }
  'branding.custom.unreachable': { values: object; tags: never }
  'branding.discard': { values: object; tags: never }
  'branding.email': { values: object; tags: never }
  'branding.formats': { values: object; tags: never }
  'branding.included': { values: { plans: string | number }; tags: never }
  'branding.logo': { values: object; tags: never }
  'branding.logo.choose': { values: object; tags: never }
  'branding.logo.remove': { values: object; tags: never }
  'branding.logo.removeText': { values: object; tags: never }
  'branding.logo.removeTitle': { values: object; tags: never }
  'branding.logo.replace': { values: object; tags: never }
  'branding.logo.text': { values: object; tags: never }
  'branding.notIncluded': { values: object; tags: never }
  'branding.portal': { values: object; tags: never }
  'branding.portalLogo': { values: object; tags: never }
  'branding.portalLogo.choose': { values: object; tags: never }
  'branding.portalLogo.remove': { values: object; tags: never }
  'branding.portalLogo.removeText': { values: object; tags: never }
  'branding.portalLogo.removeTitle': { values: object; tags: never }
  'branding.portalLogo.replace': { values: object; tags: never }
  'branding.portalLogo.text': { values: object; tags: never }
  'branding.preview': { values: object; tags: never }
  'branding.previewed': { values: object; tags: never }
  'branding.refused': { values: object; tags: never }
  'branding.remove': { values: object; tags: never }
  'branding.replace': { values: object; tags: never }
  'branding.sample.subject': { values: object; tags: never }
  'branding.sample.text': { values: object; tags: never }
  'branding.saved': { values: object; tags: never }
  'branding.showPlan': { values: object; tags: never }
  'branding.signIn': { values: object; tags: never }
  'branding.subdomain': { values: object; tags: never }
  'branding.subdomain.help': { values: { host: string | number }; tags: never }
  'branding.subdomain.name': { values: object; tags: never }
  'branding.subdomain.off': { values: object; tags: never }
  'branding.subdomain.remove': { values: object; tags: never }
  'branding.subdomain.removeText': { values: { host: string | number }; tags: never }
  'branding.subdomain.removeTitle': { values: object; tags: never }
  'branding.subdomain.save': { values: object; tags: never }
  'branding.subdomain.text': { values: object; tags: never }
  'branding.theme': { values: object; tags: never }
  'branding.theme.dark': { values: object; tags: never }
  'branding.theme.light': { values: object; tags: never }
  'branding.title': { values: object; tags: never }
  'branding.unsaved': { values: object; tags: never }
  'bulk.cancel.button': { values: object; tags: never }
  'bulk.cancel.reason': { values: object; tags: never }
  'bulk.cancel.title': { values: { count: number }; tags: never }
  'bulk.categories.done': { values: object; tags: never }
  'bulk.categories.reset': { values: object; tags: never }
  'bulk.categories.text': { values: object; tags: never }
  'bulk.changed': { values: { count: number }; tags: never }
  'bulk.changing': { values: { count: number }; tags: never }
  'bulk.checking': { values: object; tags: never }
  'bulk.deliver.button': { values: object; tags: never }
  'bulk.deliver.title': { values: { count: number }; tags: never }
  'bulk.done.ASSIGN': { values: { count: number; name: string | number }; tags: never }
  'bulk.done.AUTO_ASSIGN': { values: { count: number }; tags: never }
  'bulk.done.CANCEL': { values: { count: number }; tags: never }
  'bulk.done.DELIVER': { values: { count: number }; tags: never }
  'bulk.done.DUE_DATE': { values: { count: number }; tags: never }
  'bulk.done.MINIMUM_SCORE': { values: { count: number }; tags: never }
  'bulk.done.UNASSIGN': { values: { count: number }; tags: never }
  'bulk.due.button': { values: object; tags: never }
  'bulk.due.days': { values: object; tags: never }
  'bulk.due.daysText': { values: object; tags: never }
  'bulk.due.how': { values: object; tags: never }
  'bulk.due.propose': { values: object; tags: never }
  'bulk.due.proposeText': { values: object; tags: never }
  'bulk.due.set': { values: object; tags: never }
  'bulk.due.shift': { values: object; tags: never }
  'bulk.due.title': { values: { count: number }; tags: never }
  'bulk.from': { values: { name: string | number }; tags: never }
  'bulk.include.ACCEPTED': { values: { count: number }; tags: never }
  'bulk.include.ASSIGNED': { values: { count: number }; tags: never }
  'bulk.include.TAG_ERRORS': { values: { count: number }; tags: never }
  'bulk.includeText.ACCEPTED': { values: { names: string | number }; tags: never }
  'bulk.includeText.ASSIGNED': { values: { names: string | number }; tags: never }
  'bulk.includeText.TAG_ERRORS': { values: { names: string | number }; tags: never }
  'bulk.join.button': { values: object; tags: never }
  'bulk.join.done': { values: object; tags: never }
  'bulk.join.text': { values: object; tags: never }
  'bulk.join.title': { values: { name: string | number }; tags: never }
  'bulk.kept': { values: { count: number }; tags: never }
  'bulk.kind.ASSIGN': { values: object; tags: never }
  'bulk.kind.AUTO_ASSIGN': { values: object; tags: never }
  'bulk.kind.CANCEL': { values: object; tags: never }
  'bulk.kind.DELIVER': { values: object; tags: never }
  'bulk.kind.DUE_DATE': { values: object; tags: never }
  'bulk.kind.MINIMUM_SCORE': { values: object; tags: never }
  'bulk.kind.UNASSIGN': { values: object; tags: never }
  'bulk.leftOut': { values: { count: number }; tags: never }
  'bulk.more': { values: { count: number }; tags: never }
  'bulk.newDue': { values: object; tags: never }
  'bulk.noUndo': { values: object; tags: never }
  'bulk.plan.ASSIGN': { values: { count: number; name: string | number }; tags: never }
  'bulk.plan.AUTO_ASSIGN': { values: { count: number }; tags: never }
  'bulk.plan.CANCEL': { values: { count: number }; tags: never }
  'bulk.plan.DELIVER': { values: { count: number }; tags: never }
  'bulk.plan.DUE_DATE': { values: { count: number }; tags: never }
  'bulk.plan.MINIMUM_SCORE': { values: { count: number }; tags: never }
  'bulk.plan.UNASSIGN': { values: { count: number }; tags: never }
  'bulk.plan.none': { values: object; tags: never }
  'bulk.projects.changed': { values: { count: number }; tags: never }
  'bulk.projects.changing': { values: { count: number }; tags: never }
  'bulk.projects.checking': { values: object; tags: never }
  'bulk.projects.kept': { values: { count: number }; tags: never }
  'bulk.projects.kind.ARCHIVE': { values: object; tags: never }
  'bulk.projects.kind.MANAGER': { values: object; tags: never }
  'bulk.projects.kind.ORG_UNIT': { values: object; tags: never }
  'bulk.projects.kind.RECALCULATE': { values: object; tags: never }
  'bulk.projects.kind.STATUS': { values: object; tags: never }
  'bulk.projects.kind.TAGS': { values: object; tags: never }
  'bulk.projects.kind.UNARCHIVE': { values: object; tags: never }
  'bulk.projects.leftOut': { values: { count: number }; tags: never }
  'bulk.projects.none': { values: object; tags: never }
  'bulk.projects.reason.ASSIGNED': { values: object; tags: never }
  'bulk.projects.reason.CLOSED': { values: object; tags: never }
  'bulk.projects.restored': { values: { count: number }; tags: never }
  'bulk.projects.running': { values: object; tags: never }
  'bulk.projects.skipped': { values: { count: number }; tags: never }
  'bulk.projects.skippedAfter': { values: { count: number }; tags: never }
  'bulk.projects.stopped': { values: object; tags: never }
  'bulk.projects.undoText': { values: object; tags: never }
  'bulk.reason.ACCEPTED': { values: object; tags: never }
  'bulk.reason.ALL_KEPT_BACK': { values: object; tags: never }
  'bulk.reason.ALREADY': { values: object; tags: never }
  'bulk.reason.ARCHIVED': { values: object; tags: never }
  'bulk.reason.ASSIGNED': { values: object; tags: never }
  'bulk.reason.AUTOPILOT_OFF': { values: object; tags: never }
  'bulk.reason.CHANGED': { values: object; tags: never }
  'bulk.reason.CLOSED': { values: object; tags: never }
  'bulk.reason.COSTS_NOT_READY': { values: object; tags: never }
  'bulk.reason.DELETED': { values: object; tags: never }
  'bulk.reason.IN_PROGRESS': { values: object; tags: never }
  'bulk.reason.LOCKED': { values: object; tags: never }
  'bulk.reason.NEXT_ACCEPTED': { values: object; tags: never }
  'bulk.reason.NOT_ACCEPTED': { values: object; tags: never }
  'bulk.reason.NOT_ALLOWED': { values: object; tags: never }
  'bulk.reason.NOT_CONFIRMED': { values: object; tags: never }
  'bulk.reason.NOT_DELIVERED': { values: object; tags: never }
  'bulk.reason.NOT_DRAFT': { values: object; tags: never }
  'bulk.reason.NOT_ELIGIBLE': { values: object; tags: never }
  'bulk.reason.NOT_OPEN': { values: object; tags: never }
  'bulk.reason.NO_DUE_DATE': { values: object; tags: never }
  'bulk.reason.NO_LINGUIST': { values: object; tags: never }
  'bulk.reason.NO_REASON': { values: object; tags: never }
  'bulk.reason.NO_SUCH_MOVE': { values: object; tags: never }
  'bulk.reason.NO_WORK_UNITS': { values: object; tags: never }
  'bulk.reason.PAYMENT_CHANGED': { values: object; tags: never }
  'bulk.reason.REASSIGNED': { values: object; tags: never }
  'bulk.reason.STATUS_CHANGED': { values: object; tags: never }
  'bulk.reason.TAG_ERRORS': { values: object; tags: never }
  'bulk.reason.UNASSIGNED': { values: object; tags: never }
  'bulk.reason.WAITING': { values: object; tags: never }
  'bulk.restored': { values: { count: number }; tags: never }
  'bulk.result': { values: object; tags: never }
  'bulk.running': { values: object; tags: never }
  'bulk.score.button': { values: object; tags: never }
  'bulk.score.label': { values: object; tags: never }
  'bulk.score.text': { values: object; tags: never }
  'bulk.score.title': { values: { count: number }; tags: never }
  'bulk.skipped': { values: { count: number }; tags: never }
  'bulk.skippedAfter': { values: { count: number }; tags: never }
  'bulk.split.button': { values: object; tags: never }
  'bulk.split.done': { values: { count: string | number }; tags: never }
  'bulk.split.draft': { values: object; tags: never }
  'bulk.split.end': { values: { number: string | number }; tags: never }
  'bulk.split.equal': { values: object; tags: never }
  'bulk.split.linguist': { values: object; tags: never }
  'bulk.split.linguistOf': { values: { number: string | number }; tags: never }
  'bulk.split.nobody': { values: object; tags: never }
  'bulk.split.parts': { values: object; tags: never }
  'bulk.split.segments': { values: object; tags: never }
  'bulk.split.shared': { values: { count: number }; tags: never }
  'bulk.split.slice': { values: object; tags: never }
  'bulk.split.text': { values: object; tags: never }
  'bulk.split.title': { values: { name: string | number }; tags: never }
  'bulk.split.words': { values: object; tags: never }
  'bulk.stop': { values: object; tags: never }
  'bulk.stopped': { values: object; tags: never }
  'bulk.title': { values: object; tags: never }
  'bulk.undo': { values: object; tags: never }
  'bulk.undoOver': { values: object; tags: never }
  'bulk.undoText': { values: object; tags: never }
  'bulk.undoUntil': { values: { time: string | number }; tags: never }
  'bulk.undone': { values: object; tags: never }
  'bulk.undoneBy': { values: { name: string | number; time: string | number }; tags: never }
  'cancellations.add': { values: object; tags: never }
  'cancellations.added': { values: { name: string | number }; tags: never }
  'cancellations.archiveOf': { values: { name: string | number }; tags: never }
  'cancellations.archivedState': { values: object; tags: never }
  'cancellations.archivedToast': { values: { name: string | number }; tags: never }
  'cancellations.column.for': { values: object; tags: never }
  'cancellations.column.name': { values: object; tags: never }
  'cancellations.column.projects': { values: object; tags: never }
  'cancellations.column.reason': { values: object; tags: never }
  'cancellations.column.tasks': { values: object; tags: never }
  'cancellations.column.words': { values: object; tags: never }
  'cancellations.days': { values: { count: number }; tags: never }
  'cancellations.edit': { values: object; tags: never }
  'cancellations.editOf': { values: { name: string | number }; tags: never }
  'cancellations.empty': { values: object; tags: never }
  'cancellations.emptyText': { values: object; tags: never }
  'cancellations.for.PROJECT': { values: object; tags: never }
  'cancellations.for.TASK': { values: object; tags: never }
  'cancellations.forMissing': { values: object; tags: never }
  'cancellations.nameMissing': { values: object; tags: never }
  'cancellations.none': { values: object; tags: never }
  'cancellations.option': { values: object; tags: never }
  'cancellations.options': { values: object; tags: never }
  'cancellations.period': { values: object; tags: never }
  'cancellations.report': { values: object; tags: never }
  'cancellations.required': { values: object; tags: never }
  'cancellations.requiredText': { values: object; tags: never }
  'cancellations.restoreOf': { values: { name: string | number }; tags: never }
  'cancellations.saved': { values: object; tags: never }
  'cancellations.standard': { values: object; tags: never }
  'cancellations.sum': { values: object; tags: never }
  'cancellations.text': { values: object; tags: never }
  'cancellations.title': { values: object; tags: never }
  'cancellations.undo': { values: object; tags: never }
  'cancellations.withoutOption': { values: object; tags: never }
  'checkProfiles.allLanguages': { values: object; tags: never }
  'checkProfiles.check': { values: object; tags: never }
  'checkProfiles.from': { values: object; tags: never }
  'checkProfiles.from.account': { values: object; tags: never }
  'checkProfiles.from.project': { values: object; tags: never }
  'checkProfiles.from.standard': { values: object; tags: never }
  'checkProfiles.from.unit': { values: object; tags: never }
  'checkProfiles.fromLanguage': { values: { place: string | number; language: string | number }; tags: never }
  'checkProfiles.inherited': { values: { level: string | number }; tags: never }
  'checkProfiles.language': { values: object; tags: never }
  'checkProfiles.level': { values: object; tags: never }
  'checkProfiles.level.BLOCK': { values: object; tags: never }
  'checkProfiles.level.OFF': { values: object; tags: never }
  'checkProfiles.level.WARN': { values: object; tags: never }
  'checkProfiles.open': { values: object; tags: never }
  'checkProfiles.place': { values: object; tags: never }
  'checkProfiles.saved': { values: object; tags: never }
  'checkProfiles.text': { values: object; tags: never }
  'checkProfiles.title': { values: object; tags: never }
  'checkRuns.allKinds': { values: object; tags: never }
  'checkRuns.allLanguages': { values: object; tags: never }
  'checkRuns.allStates': { values: object; tags: never }
  'checkRuns.allWeights': { values: object; tags: never }
  'checkRuns.blocking': { values: object; tags: never }
  'checkRuns.blocks': { values: object; tags: never }
  'checkRuns.checkedOn': { values: { count: number; date: string | number }; tags: never }
  'checkRuns.counted': { values: { name: string | number; count: string | number }; tags: never }
  'checkRuns.failed': { values: object; tags: never }
  'checkRuns.file': { values: object; tags: never }
  'checkRuns.issue': { values: object; tags: never }
  'checkRuns.issues': { values: object; tags: never }
  'checkRuns.kind': { values: object; tags: never }
  'checkRuns.kind.address': { values: object; tags: never }
  'checkRuns.kind.alphanumeric': { values: object; tags: never }
  'checkRuns.kind.bracket': { values: object; tags: never }
  'checkRuns.kind.control': { values: object; tags: never }
  'checkRuns.kind.empty': { values: object; tags: never }
  'checkRuns.kind.extra': { values: object; tags: never }
  'checkRuns.kind.length': { values: object; tags: never }
  'checkRuns.kind.lineBreak': { values: object; tags: never }
  'checkRuns.kind.missing': { values: object; tags: never }
  'checkRuns.kind.number': { values: object; tags: never }
  'checkRuns.kind.order': { values: object; tags: never }
  'checkRuns.kind.placeholder': { values: object; tags: never }
  'checkRuns.kind.punctuation': { values: object; tags: never }
  'checkRuns.kind.repeated': { values: object; tags: never }
  'checkRuns.kind.same': { values: object; tags: never }
  'checkRuns.kind.script': { values: object; tags: never }
  'checkRuns.kind.space': { values: object; tags: never }
  'checkRuns.kind.term': { values: object; tags: never }
  'checkRuns.kind.unpaired': { values: object; tags: never }
  'checkRuns.language': { values: object; tags: never }
  'checkRuns.noIssues': { values: object; tags: never }
  'checkRuns.none': { values: object; tags: never }
  'checkRuns.noneText': { values: object; tags: never }
  'checkRuns.place': { values: { file: string | number; number: string | number }; tags: never }
  'checkRuns.reason': { values: object; tags: never }
  'checkRuns.running': { values: object; tags: never }
  'checkRuns.segment': { values: object; tags: never }
  'checkRuns.source': { values: object; tags: never }
  'checkRuns.start': { values: object; tags: never }
  'checkRuns.state': { values: object; tags: never }
  'checkRuns.state.CHANGED': { values: object; tags: never }
  'checkRuns.state.IGNORED': { values: object; tags: never }
  'checkRuns.state.OPEN': { values: object; tags: never }
  'checkRuns.summary': { values: { issues: string | number; blocking: string | number }; tags: never }
  'checkRuns.title': { values: object; tags: never }
  'checkRuns.translation': { values: object; tags: never }
  'checkRuns.warns': { values: object; tags: never }
  'checkRuns.weight': { values: object; tags: never }
  'cloud.adding': { values: { done: number; count: number }; tags: never }
  'cloud.attemptEnded': { values: object; tags: never }
  'cloud.blocked': { values: object; tags: never }
  'cloud.connect': { values: object; tags: never }
  'cloud.connectText': { values: { provider: string | number }; tags: never }
  'cloud.connectTitle': { values: { provider: string | number }; tags: never }
  'cloud.connected': { values: { provider: string | number }; tags: never }
  'cloud.connectedAs': { values: { name: string | number }; tags: never }
  'cloud.connectedText': { values: object; tags: never }
  'cloud.disconnect': { values: object; tags: never }
  'cloud.empty': { values: object; tags: never }
  'cloud.found': { values: object; tags: never }
  'cloud.more': { values: object; tags: never }
  'cloud.noMatch': { values: object; tags: never }
  'cloud.notAdded': { values: { name: string | number }; tags: never }
  'cloud.notConnected': { values: { provider: string | number }; tags: never }
  'cloud.otherKind': { values: object; tags: never }
  'cloud.providerFailed': { values: { provider: string | number }; tags: never }
  'cloud.reason.LIMIT': { values: object; tags: never }
  'cloud.reason.NOT_FOUND': { values: object; tags: never }
  'cloud.reason.SIGN_IN': { values: object; tags: never }
  'cloud.reason.TOO_LARGE': { values: object; tags: never }
  'cloud.reason.UNREACHABLE': { values: object; tags: never }
  'cloud.refused': { values: { provider: string | number }; tags: never }
  'cloud.search': { values: object; tags: never }
  'cloud.title': { values: object; tags: never }
  'cloud.top': { values: object; tags: never }
  'cloud.waiting': { values: { provider: string | number }; tags: never }
  'concordance.count': { values: { count: number }; tags: never }
  'concordance.countMore': { values: { count: number }; tags: never }
  'concordance.help': { values: object; tags: never }
  'concordance.loss.numbers': { values: { loss: string | number }; tags: never }
  'concordance.loss.order': { values: { loss: string | number }; tags: never }
  'concordance.loss.penalty': { values: { loss: string | number }; tags: never }
  'concordance.loss.punctuation': { values: { loss: string | number }; tags: never }
  'concordance.loss.region': { values: { loss: string | number }; tags: never }
  'concordance.loss.tags': { values: { loss: string | number }; tags: never }
  'concordance.loss.text': { values: { loss: string | number }; tags: never }
  'concordance.matchCase': { values: object; tags: never }
  'concordance.matches.count': { values: { count: number }; tags: never }
  'concordance.matches.help': { values: object; tags: never }
  'concordance.matches.minimum': { values: object; tags: never }
  'concordance.matches.source': { values: object; tags: never }
  'concordance.mode': { values: object; tags: never }
  'concordance.mode.matches': { values: object; tags: never }
  'concordance.more': { values: object; tags: never }
  'concordance.none': { values: object; tags: never }
  'concordance.search': { values: object; tags: never }
  'concordance.side': { values: object; tags: never }
  'concordance.side.SOURCE': { values: object; tags: never }
  'concordance.side.TARGET': { values: object; tags: never }
  'concordance.title': { values: object; tags: never }
  'concordance.wholeWords': { values: object; tags: never }
  'connectors.abilities': { values: { name: string | number }; tags: never }
  'connectors.about.AEM': { values: object; tags: never }
  'connectors.about.BITBUCKET': { values: object; tags: never }
  'connectors.about.BLAISE': { values: object; tags: never }
  'connectors.about.CONTENTFUL': { values: object; tags: never }
  'connectors.about.DRUPAL': { values: object; tags: never }
  'connectors.about.ELOQUA': { values: object; tags: never }
  'connectors.about.FIGMA': { values: object; tags: never }
  'connectors.about.GITHUB': { values: object; tags: never }
  'connectors.about.MARKETO': { values: object; tags: never }
  'connectors.about.PENDO': { values: object; tags: never }
  'connectors.about.PHRASE': { values: object; tags: never }
  'connectors.about.WORDPRESS': { values: object; tags: never }
  'connectors.about.ZENDESK': { values: object; tags: never }
  'connectors.actionsOf': { values: { name: string | number }; tags: never }
  'connectors.actsFor': { values: object; tags: never }
  'connectors.addRepository': { values: object; tags: never }
  'connectors.all': { values: object; tags: never }
  'connectors.allRuns': { values: object; tags: never }
  'connectors.askAdministrator': { values: object; tags: never }
  'connectors.available': { values: object; tags: never }
  'connectors.back': { values: object; tags: never }
  'connectors.branch': { values: object; tags: never }
  'connectors.byHand': { values: object; tags: never }
  'connectors.byPerson': { values: { name: string | number }; tags: never }
  'connectors.can.draft': { values: object; tags: never }
  'connectors.can.publish': { values: object; tags: never }
  'connectors.can.pull': { values: object; tags: never }
  'connectors.can.pullRequest': { values: object; tags: never }
  'connectors.can.push': { values: object; tags: never }
  'connectors.can.request': { values: object; tags: never }
  'connectors.change': { values: object; tags: never }
  'connectors.changed': { values: object; tags: never }
  'connectors.changedRuns': { values: object; tags: never }
  'connectors.check.LOCALES': { values: object; tags: never }
  'connectors.check.REACH': { values: object; tags: never }
  'connectors.check.READ': { values: object; tags: never }
  'connectors.check.SIGN_IN': { values: object; tags: never }
  'connectors.check.WRITE': { values: object; tags: never }
  'connectors.checks': { values: object; tags: never }
  'connectors.checksPassed': { values: { passed: string | number; all: string | number }; tags: never }
  'connectors.checksText': { values: object; tags: never }
  'connectors.choice.EU': { values: object; tags: never }
  'connectors.choice.POLYLANG': { values: object; tags: never }
  'connectors.choice.SEPARATE': { values: object; tags: never }
  'connectors.choice.US': { values: object; tags: never }
  'connectors.codeOf': { values: { language: string | number }; tags: never }
  'connectors.configPath': { values: object; tags: never }
  'connectors.confirm': { values: object; tags: never }
  'connectors.confirmAll': { values: { count: number }; tags: never }
  'connectors.confirmed': { values: object; tags: never }
  'connectors.conflictCount': { values: { count: number }; tags: never }
  'connectors.conflictText': { values: object; tags: never }
  'connectors.conflicts': { values: object; tags: never }
  'connectors.connect': { values: object; tags: never }
  'connectors.connectKind': { values: { name: string | number }; tags: never }
  'connectors.connected': { values: object; tags: never }
  'connectors.connection': { values: object; tags: never }
  'connectors.connections': { values: object; tags: never }
  'connectors.contentTypes': { values: object; tags: never }
  'connectors.contentTypesText': { values: object; tags: never }
  'connectors.continue': { values: object; tags: never }
  'connectors.count': { values: { count: number }; tags: never }
  'connectors.created': { values: object; tags: never }
  'connectors.days': { values: object; tags: never }
  'connectors.decide': { values: object; tags: never }
  'connectors.decideAbout': { values: { name: string | number }; tags: never }
  'connectors.deliversWhenDone': { values: object; tags: never }
  'connectors.deliversWhenDoneText': { values: object; tags: never }
  'connectors.delivery': { values: object; tags: never }
  'connectors.delivery.BRANCH': { values: object; tags: never }
  'connectors.delivery.DRAFT': { values: object; tags: never }
  'connectors.delivery.PUBLISH': { values: object; tags: never }
  'connectors.delivery.PULL_REQUEST': { values: object; tags: never }
  'connectors.direction': { values: object; tags: never }
  'connectors.discard': { values: object; tags: never }
  'connectors.dryRun': { values: object; tags: never }
  'connectors.editOurs': { values: object; tags: never }
  'connectors.editOursText': { values: object; tags: never }
  'connectors.ended': { values: object; tags: never }
  'connectors.everyMinutes': { values: object; tags: never }
  'connectors.exclude': { values: object; tags: never }
  'connectors.existing': { values: object; tags: never }
  'connectors.existingRule.ALWAYS': { values: object; tags: never }
  'connectors.existingRule.NEVER': { values: object; tags: never }
  'connectors.existingRule.ONCE': { values: object; tags: never }
  'connectors.failed': { values: object; tags: never }
  'connectors.failedInRow': { values: { count: number }; tags: never }
  'connectors.fault.ADDRESS': { values: object; tags: never }
  'connectors.fault.FORBIDDEN': { values: object; tags: never }
  'connectors.fault.LIMIT': { values: object; tags: never }
  'connectors.fault.NOT_FOUND': { values: object; tags: never }
  'connectors.fault.NOT_JSON': { values: object; tags: never }
  'connectors.fault.REFUSED': { values: object; tags: never }
  'connectors.fault.SIGN_IN': { values: object; tags: never }
  'connectors.fault.UNREACHABLE': { values: object; tags: never }
  'connectors.field.accessToken': { values: object; tags: never }
  'connectors.field.apiToken': { values: object; tags: never }
  'connectors.field.baseUrl': { values: object; tags: never }
  'connectors.field.clientId': { values: object; tags: never }
  'connectors.field.clientSecret': { values: object; tags: never }
  'connectors.field.companyName': { values: object; tags: never }
  'connectors.field.credentials': { values: object; tags: never }
  'connectors.field.email': { values: object; tags: never }
  'connectors.field.environmentId': { values: object; tags: never }
  'connectors.field.fileKeys': { values: object; tags: never }
  'connectors.field.githubToken': { values: object; tags: never }
  'connectors.field.githubUrl': { values: object; tags: never }
  'connectors.field.githubUser': { values: object; tags: never }
  'connectors.field.hookSecret': { values: object; tags: never }
  'connectors.field.host': { values: object; tags: never }
  'connectors.field.integrationKey': { values: object; tags: never }
  'connectors.field.monthlyCalls': { values: object; tags: never }
  'connectors.field.munchkinId': { values: object; tags: never }
  'connectors.field.params': { values: object; tags: never }
  'connectors.field.password': { values: object; tags: never }
  'connectors.field.projectId': { values: object; tags: never }
  'connectors.field.region': { values: object; tags: never }
  'connectors.field.spaceId': { values: object; tags: never }
  'connectors.field.strategy': { values: object; tags: never }
  'connectors.field.subdomain': { values: object; tags: never }
  'connectors.field.subscriptionId': { values: object; tags: never }
  'connectors.field.teamId': { values: object; tags: never }
  'connectors.field.token': { values: object; tags: never }
  'connectors.field.user': { values: object; tags: never }
  'connectors.field.username': { values: object; tags: never }
  'connectors.field.workspace': { values: object; tags: never }
  'connectors.field.wpCookiePassword': { values: object; tags: never }
  'connectors.field.wpCookieUser': { values: object; tags: never }
  'connectors.field.wpPassword': { values: object; tags: never }
  'connectors.field.wpUser': { values: object; tags: never }
  'connectors.fileCount': { values: { count: number }; tags: never }
  'connectors.goOn': { values: object; tags: never }
  'connectors.goesOnAt': { values: { time: string | number }; tags: never }
  'connectors.going': { values: object; tags: never }
  'connectors.group': { values: object; tags: never }
  'connectors.group.done': { values: object; tags: never }
  'connectors.group.idle': { values: object; tags: never }
  'connectors.group.needs': { values: object; tags: never }
  'connectors.group.waits': { values: object; tags: never }
  'connectors.groups': { values: object; tags: never }
  'connectors.groupsText': { values: object; tags: never }
  'connectors.heldText': { values: object; tags: never }
  'connectors.help.githubToken': { values: object; tags: never }
  'connectors.help.params': { values: object; tags: never }
  'connectors.help.subdomain': { values: object; tags: never }
  'connectors.hookUrl': { values: object; tags: never }
  'connectors.hour': { values: object; tags: never }
  'connectors.inStep': { values: object; tags: never }
  'connectors.include': { values: object; tags: never }
  'connectors.includeText': { values: object; tags: never }
  'connectors.integrations': { values: object; tags: never }
  'connectors.item': { values: object; tags: never }
  'connectors.itemState.CHANGED': { values: object; tags: never }
  'connectors.itemState.CURRENT': { values: object; tags: never }
  'connectors.itemState.GONE': { values: object; tags: never }
  'connectors.items': { values: object; tags: never }
  'connectors.keepTheirs': { values: object; tags: never }
  'connectors.keepTheirsText': { values: object; tags: never }
  'connectors.kindCount': { values: { count: number }; tags: never }
  'connectors.kindsOf': { values: { count: string | number; all: string | number }; tags: never }
  'connectors.language': { values: object; tags: never }
  'connectors.languages': { values: object; tags: never }
  'connectors.lastRun': { values: object; tags: never }
  'connectors.lastSeen': { values: object; tags: never }
  'connectors.later': { values: object; tags: never }
  'connectors.linesDiffer': { values: { count: number }; tags: never }
  'connectors.lists': { values: object; tags: never }
  'connectors.malformed': { values: object; tags: never }
  'connectors.milliseconds': { values: { count: string | number }; tags: never }
  'connectors.minute': { values: object; tags: never }
  'connectors.minutes': { values: { minutes: string | number }; tags: never }
  'connectors.missing': { values: object; tags: never }
  'connectors.name': { values: object; tags: never }
  'connectors.needCount': { values: { count: number }; tags: never }
  'connectors.needYou': { values: object; tags: never }
  'connectors.needs': { values: { fields: string | number }; tags: never }
  'connectors.needyFirst': { values: object; tags: never }
  'connectors.never': { values: object; tags: never }
  'connectors.newConnection': { values: object; tags: never }
  'connectors.newGroup': { values: object; tags: never }
  'connectors.next': { values: object; tags: never }
  'connectors.nextRun': { values: object; tags: never }
  'connectors.noGroups': { values: object; tags: never }
  'connectors.noItems': { values: object; tags: never }
  'connectors.noItemsText': { values: object; tags: never }
  'connectors.noLanguages': { values: object; tags: never }
  'connectors.noRepositories': { values: object; tags: never }
  'connectors.noRunYet': { values: object; tags: never }
  'connectors.noRuns': { values: object; tags: never }
  'connectors.noRunsText': { values: object; tags: never }
  'connectors.none': { values: object; tags: never }
  'connectors.noneText': { values: object; tags: never }
  'connectors.notPassed': { values: object; tags: never }
  'connectors.notTried': { values: object; tags: never }
  'connectors.nothingInStep': { values: object; tags: never }
  'connectors.nothingInStepText': { values: object; tags: never }
  'connectors.nothingRuns': { values: object; tags: never }
  'connectors.nothingToDo': { values: object; tags: never }
  'connectors.nothingWritten': { values: object; tags: never }
  'connectors.nothingYet': { values: object; tags: never }
  'connectors.ofUnit': { values: object; tags: never }
  'connectors.offText': { values: object; tags: never }
  'connectors.otherWays': { values: object; tags: never }
  'connectors.outcome': { values: object; tags: never }
  'connectors.overwrite': { values: object; tags: never }
  'connectors.overwriteText': { values: { name: string | number }; tags: never }
  'connectors.passed': { values: object; tags: never }
  'connectors.pausedText': { values: { count: number }; tags: never }
  'connectors.plan': { values: { plan: string | number }; tags: never }
  'connectors.pricesMissing': { values: object; tags: never }
  'connectors.project': { values: object; tags: never }
  'connectors.projectCount': { values: { count: number }; tags: never }
  'connectors.projectTag': { values: object; tags: never }
  'connectors.projectTagText': { values: object; tags: never }
  'connectors.proposal.likely': { values: object; tags: never }
  'connectors.proposal.missing': { values: object; tags: never }
  'connectors.proposal.same': { values: object; tags: never }
  'connectors.proposal.several': { values: object; tags: never }
  'connectors.proposal.style': { values: object; tags: never }
  'connectors.pullAtOnce': { values: object; tags: never }
  'connectors.pullNow': { values: object; tags: never }
  'connectors.pushDry': { values: object; tags: never }
  'connectors.pushNow': { values: object; tags: never }
  'connectors.reason.CHANGED': { values: object; tags: never }
  'connectors.reason.EMPTY': { values: object; tags: never }
  'connectors.reason.FILTERED': { values: object; tags: never }
  'connectors.reason.IN_PROGRESS': { values: object; tags: never }
  'connectors.reason.NEW': { values: object; tags: never }
  'connectors.reason.NOT_FINISHED': { values: object; tags: never }
  'connectors.reason.RATE_LIMITED': { values: object; tags: never }
  'connectors.reason.READ_FAILED': { values: object; tags: never }
  'connectors.reason.REFUSED_BY_PEER': { values: object; tags: never }
  'connectors.reason.SAME': { values: object; tags: never }
  'connectors.reason.SIGN_IN': { values: object; tags: never }
  'connectors.reason.SOURCE_CHANGED': { values: object; tags: never }
  'connectors.reason.SOURCE_GONE': { values: object; tags: never }
  'connectors.reason.TARGET_CHANGED': { values: object; tags: never }
  'connectors.reason.TARGET_GONE': { values: object; tags: never }
  'connectors.reason.TARGET_LOCALE_MISSING': { values: object; tags: never }
  'connectors.reason.TOO_LARGE': { values: object; tags: never }
  'connectors.reason.UNCHANGED': { values: object; tags: never }
  'connectors.reason.UNSUPPORTED': { values: object; tags: never }
  'connectors.reason.WOULD_WRITE': { values: object; tags: never }
  'connectors.reason.WRITTEN': { values: object; tags: never }
  'connectors.remove': { values: object; tags: never }
  'connectors.removeGroupText': { values: object; tags: never }
  'connectors.removeRepository': { values: { name: string | number }; tags: never }
  'connectors.removeText': { values: object; tags: never }
  'connectors.removeTitle': { values: { name: string | number }; tags: never }
  'connectors.removed': { values: { name: string | number }; tags: never }
  'connectors.repository': { values: object; tags: never }
  'connectors.repositoryForm': { values: object; tags: never }
  'connectors.result': { values: object; tags: never }
  'connectors.retry': { values: { count: number }; tags: never }
  'connectors.retryAll': { values: object; tags: never }
  'connectors.runAgain': { values: object; tags: never }
  'connectors.runCount': { values: { count: number }; tags: never }
  'connectors.runOf': { values: { time: string | number }; tags: never }
  'connectors.runs': { values: object; tags: never }
  'connectors.said': { values: object; tags: never }
  'connectors.saveAndClose': { values: object; tags: never }
  'connectors.saveAndTry': { values: object; tags: never }
  'connectors.saved': { values: object; tags: never }
  'connectors.search': { values: object; tags: never }
  'connectors.searchItems': { values: object; tags: never }
  'connectors.seconds': { values: { seconds: string | number }; tags: never }
  'connectors.secretText': { values: object; tags: never }
  'connectors.seePlans': { values: object; tags: never }
  'connectors.seeThere': { values: object; tags: never }
  'connectors.seen': { values: object; tags: never }
  'connectors.setUp': { values: object; tags: never }
  'connectors.sevenDays': { values: object; tags: never }
  'connectors.show': { values: object; tags: never }
  'connectors.showRun': { values: object; tags: never }
  'connectors.side.ours': { values: object; tags: never }
  'connectors.side.theirs': { values: object; tags: never }
  'connectors.signInAgain': { values: object; tags: never }
  'connectors.signInRefused': { values: { name: string | number }; tags: never }
  'connectors.signInRefusedText': { values: object; tags: never }
  'connectors.skipped': { values: { count: number }; tags: never }
  'connectors.skippedWhy': { values: object; tags: never }
  'connectors.source': { values: object; tags: never }
  'connectors.sourceRule.ANYWAY': { values: object; tags: never }
  'connectors.sourceRule.HOLD': { values: object; tags: never }
  'connectors.sourceRule.MATCHING': { values: object; tags: never }
  'connectors.state.DECIDE': { values: object; tags: never }
  'connectors.state.FAILING': { values: object; tags: never }
  'connectors.state.OFF': { values: object; tags: never }
  'connectors.state.PAUSED': { values: object; tags: never }
  'connectors.state.READY': { values: object; tags: never }
  'connectors.state.SIGN_IN': { values: object; tags: never }
  'connectors.stateHead': { values: object; tags: never }
  'connectors.step.content': { values: object; tags: never }
  'connectors.step.languages': { values: object; tags: never }
  'connectors.step.reach': { values: object; tags: never }
  'connectors.step.rules': { values: object; tags: never }
  'connectors.step.try': { values: object; tags: never }
  'connectors.stepDone': { values: object; tags: never }
  'connectors.stepText.content': { values: object; tags: never }
  'connectors.stepText.languages': { values: object; tags: never }
  'connectors.stepText.reach': { values: object; tags: never }
  'connectors.stepText.rules': { values: object; tags: never }
  'connectors.stepText.try': { values: object; tags: never }
  'connectors.steps': { values: object; tags: never }
  'connectors.steps.label': { values: object; tags: never }
  'connectors.stop': { values: object; tags: never }
  'connectors.stopped': { values: object; tags: never }
  'connectors.syncNow': { values: object; tags: never }
  'connectors.system': { values: object; tags: never }
  'connectors.tab.items': { values: object; tags: never }
  'connectors.tab.languages': { values: object; tags: never }
  'connectors.tab.overview': { values: object; tags: never }
  'connectors.tab.runs': { values: object; tags: never }
  'connectors.tab.settings': { values: object; tags: never }
  'connectors.tags': { values: object; tags: never }
  'connectors.taken': { values: { count: number }; tags: never }
  'connectors.takes': { values: object; tags: never }
  'connectors.takes.CLOCK': { values: object; tags: never }
  'connectors.takes.HAND': { values: object; tags: never }
  'connectors.takes.INTERVAL': { values: object; tags: never }
  'connectors.targetState.DELIVERED': { values: object; tags: never }
  'connectors.targetState.HELD': { values: object; tags: never }
  'connectors.targetState.WAITING': { values: object; tags: never }
  'connectors.targets': { values: object; tags: never }
  'connectors.text': { values: object; tags: never }
  'connectors.theirsGone': { values: object; tags: never }
  'connectors.theirsKept': { values: object; tags: never }
  'connectors.title': { values: object; tags: never }
  'connectors.took': { values: object; tags: never }
  'connectors.translations': { values: object; tags: never }
  'connectors.trigger.DELIVERED': { values: object; tags: never }
  'connectors.trigger.HOOK': { values: object; tags: never }
  'connectors.trigger.MANUAL': { values: object; tags: never }
  'connectors.trigger.RETRY': { values: object; tags: never }
  'connectors.trigger.SCHEDULE': { values: object; tags: never }
  'connectors.tryAgain': { values: object; tags: never }
  'connectors.tryIt': { values: object; tags: never }
  'connectors.turnOff': { values: object; tags: never }
  'connectors.turnOn': { values: object; tags: never }
  'connectors.turnOnText': { values: object; tags: never }
  'connectors.turnedOff': { values: object; tags: never }
  'connectors.turnedOn': { values: object; tags: never }
  'connectors.unit': { values: object; tags: never }
  'connectors.unitsOwn': { values: object; tags: never }
  'connectors.waits': { values: object; tags: never }
  'connectors.way.PULL': { values: object; tags: never }
  'connectors.way.PUSH': { values: object; tags: never }
  'connectors.way.cloud': { values: object; tags: never }
  'connectors.way.cloudText': { values: object; tags: never }
  'connectors.way.keys': { values: object; tags: never }
  'connectors.way.keysText': { values: object; tags: never }
  'connectors.way.serviceNow': { values: object; tags: never }
  'connectors.way.serviceNowText': { values: object; tags: never }
  'connectors.way.webhooks': { values: object; tags: never }
  'connectors.way.webhooksText': { values: object; tags: never }
  'connectors.whatStays': { values: object; tags: never }
  'connectors.when': { values: object; tags: never }
  'connectors.whenSourceChanged': { values: object; tags: never }
  'connectors.whichIsWhich': { values: object; tags: never }
  'connectors.whichIsWhichText': { values: object; tags: never }
  'connectors.why': { values: object; tags: never }
  'connectors.why.CHANGED': { values: object; tags: never }
  'connectors.why.EMPTY': { values: object; tags: never }
  'connectors.why.FILTERED': { values: object; tags: never }
  'connectors.why.IN_PROGRESS': { values: object; tags: never }
  'connectors.why.NEW': { values: object; tags: never }
  'connectors.why.NOT_FINISHED': { values: object; tags: never }
  'connectors.why.RATE_LIMITED': { values: object; tags: never }
  'connectors.why.READ_FAILED': { values: object; tags: never }
  'connectors.why.REFUSED_BY_PEER': { values: object; tags: never }
  'connectors.why.SAME': { values: object; tags: never }
  'connectors.why.SIGN_IN': { values: object; tags: never }
  'connectors.why.SOURCE_CHANGED': { values: object; tags: never }
  'connectors.why.SOURCE_GONE': { values: object; tags: never }
  'connectors.why.TARGET_CHANGED': { values: object; tags: never }
  'connectors.why.TARGET_GONE': { values: object; tags: never }
  'connectors.why.TARGET_LOCALE_MISSING': { values: object; tags: never }
  'connectors.why.TOO_LARGE': { values: object; tags: never }
  'connectors.why.UNCHANGED': { values: object; tags: never }
  'connectors.why.UNSUPPORTED': { values: object; tags: never }
  'connectors.why.WOULD_WRITE': { values: object; tags: never }
  'connectors.why.WRITTEN': { values: object; tags: never }
  'connectors.whySaid': { values: { why: string | number; words: string | number }; tags: never }
  'connectors.wordCount': { values: { count: number }; tags: never }
  'connectors.words': { values: object; tags: never }
  'connectors.would': { values: { count: number }; tags: never }
  'connectors.wouldCost': { values: { amount: string | number }; tags: never }
  'connectors.wouldCreate': { values: { projects: string | number; files: string | number; words: string | number }; tags: never }
  'connectors.wouldNothing': { values: object; tags: never }
  'connectors.writeOurs': { values: object; tags: never }
  'connectors.written': { values: { count: number }; tags: never }
  'connectors.writtenBack': { values: object; tags: never }
  'continuous.address': { values: object; tags: never }
  'continuous.build': { values: { count: number }; tags: never }
  'continuous.built': { values: object; tags: never }
  'continuous.cardText': { values: object; tags: never }
  'continuous.failed': { values: { count: number }; tags: never }
  'continuous.kind': { values: object; tags: never }
  'continuous.kind.continuous': { values: object; tags: never }
  'continuous.kind.order': { values: object; tags: never }
  'continuous.new': { values: object; tags: never }
  'continuous.none': { values: object; tags: never }
  'continuous.noneText': { values: object; tags: never }
  'continuous.of': { values: { done: number; total: number }; tags: never }
  'continuous.preparing': { values: { count: number }; tags: never }
  'continuous.referenceText': { values: object; tags: never }
  'continuous.status.DONE': { values: object; tags: never }
  'continuous.status.ERROR': { values: object; tags: never }
  'continuous.status.READING': { values: object; tags: never }
  'continuous.tag': { values: object; tags: never }
  'continuous.tagMissing': { values: object; tags: never }
  'continuous.tagText': { values: object; tags: never }
  'continuous.tagWrong': { values: object; tags: never }
  'continuous.text': { values: object; tags: never }
  'continuous.time': { values: object; tags: never }
  'continuous.title': { values: object; tags: never }
  'continuous.unitText': { values: object; tags: never }
  'continuous.uploads': { values: object; tags: never }
  'continuous.workUnits': { values: object; tags: never }
  'contracts.acceptances': { values: object; tags: never }
  'contracts.acceptancesOf': { values: { name: string | number }; tags: never }
  'contracts.accepted': { values: object; tags: never }
  'contracts.add': { values: object; tags: never }
  'contracts.askAgain': { values: object; tags: never }
  'contracts.askAll': { values: object; tags: never }
  'contracts.display': { values: object; tags: never }
  'contracts.editor.addColumn': { values: object; tags: never }
  'contracts.editor.addRow': { values: object; tags: never }
  'contracts.editor.bold': { values: object; tags: never }
  'contracts.editor.bullets': { values: object; tags: never }
  'contracts.editor.deleteColumn': { values: object; tags: never }
  'contracts.editor.deleteRow': { values: object; tags: never }
  'contracts.editor.deleteTable': { values: object; tags: never }
  'contracts.editor.heading2': { values: object; tags: never }
  'contracts.editor.heading3': { values: object; tags: never }
  'contracts.editor.italic': { values: object; tags: never }
  'contracts.editor.numbers': { values: object; tags: never }
  'contracts.editor.table': { values: object; tags: never }
  'contracts.editor.tableTools': { values: object; tags: never }
  'contracts.editor.tools': { values: object; tags: never }
  'contracts.introduction': { values: object; tags: never }
  'contracts.introductionText': { values: object; tags: never }
  'contracts.listed': { values: object; tags: never }
  'contracts.listedText': { values: object; tags: never }
  'contracts.menu': { values: { name: string | number }; tags: never }
  'contracts.name': { values: object; tags: never }
  'contracts.nameMissing': { values: object; tags: never }
  'contracts.newVersion': { values: object; tags: never }
  'contracts.noAcceptances': { values: object; tags: never }
  'contracts.noAcceptancesText': { values: object; tags: never }
  'contracts.none': { values: object; tags: never }
  'contracts.noneText': { values: object; tags: never }
  'contracts.person': { values: object; tags: never }
  'contracts.publish': { values: object; tags: never }
  'contracts.published': { values: { name: string | number }; tags: never }
  'contracts.publishedAt': { values: object; tags: never }
  'contracts.saved': { values: object; tags: never }
  'contracts.searchPeople': { values: object; tags: never }
  'contracts.text': { values: object; tags: never }
  'contracts.textMissing': { values: object; tags: never }
  'contracts.title': { values: object; tags: never }
  'contracts.undo': { values: object; tags: never }
  'contracts.version': { values: object; tags: never }
  'contracts.withdraw': { values: object; tags: never }
  'contracts.withdrawText': { values: object; tags: never }
  'contracts.withdrawTitle': { values: { name: string | number }; tags: never }
  'contracts.withdrawn': { values: { name: string | number }; tags: never }
  'costs.add': { values: object; tags: never }
  'costs.addends': { values: object; tags: never }
  'costs.all': { values: object; tags: never }
  'costs.amount': { values: object; tags: never }
  'costs.analysis': { values: object; tags: never }
  'costs.analysis.after': { values: { at: string | number }; tags: never }
  'costs.analysis.as.CSV': { values: object; tags: never }
  'costs.analysis.as.XLSX': { values: object; tags: never }
  'costs.analysis.before': { values: { at: string | number }; tags: never }
  'costs.analysis.by': { values: object; tags: never }
  'costs.analysis.byFile': { values: object; tags: never }
  'costs.analysis.byPair': { values: object; tags: never }
  'costs.analysis.byStep': { values: object; tags: never }
  'costs.analysis.create': { values: object; tags: never }
  'costs.analysis.export': { values: object; tags: never }
  'costs.analysis.failed': { values: object; tags: never }
  'costs.analysis.notExported': { values: object; tags: never }
  'costs.analysis.open': { values: { band: string | number; words: number }; tags: never }
  'costs.analysis.running': { values: object; tags: never }
  'costs.analysis.text': { values: object; tags: never }
  'costs.analysis.which': { values: object; tags: never }
  'costs.analysis.words': { values: object; tags: never }
  'costs.band.0-74': { values: object; tags: never }
  'costs.band.100': { values: object; tags: never }
  'costs.band.COEFFICIENT': { values: object; tags: never }
  'costs.band.CONTEXT': { values: object; tags: never }
  'costs.band.DISCOUNT': { values: object; tags: never }
  'costs.band.EXACT': { values: object; tags: never }
  'costs.band.MANUAL': { values: object; tags: never }
  'costs.band.MINIMUM_FEE': { values: object; tags: never }
  'costs.band.NEW': { values: object; tags: never }
  'costs.band.NON_TRANSLATABLE': { values: object; tags: never }
  'costs.band.REPETITION': { values: object; tags: never }
  'costs.band.SERVICE': { values: object; tags: never }
  'costs.band.SURCHARGE': { values: object; tags: never }
  'costs.band.machine': { values: { range: string | number }; tags: never }
  'costs.band.machineShort': { values: { range: string | number }; tags: never }
  'costs.band.score': { values: { range: string | number }; tags: never }
  'costs.band.scoreShort': { values: { range: string | number }; tags: never }
  'costs.before': { values: object; tags: never }
  'costs.byLinguist': { values: object; tags: never }
  'costs.byLinguistText': { values: object; tags: never }
  'costs.calculate': { values: object; tags: never }
  'costs.compare': { values: object; tags: never }
  'costs.compare.none': { values: object; tags: never }
  'costs.countedBy': { values: { count: number; counter: string | number }; tags: never }
  'costs.counter': { values: { counter: string | number }; tags: never }
  'costs.description': { values: object; tags: never }
  'costs.descriptionNeeded': { values: object; tags: never }
  'costs.empty': { values: object; tags: never }
  'costs.emptyText': { values: object; tags: never }
  'costs.entry.default': { values: object; tags: never }
  'costs.exact': { values: object; tags: never }
  'costs.explain': { values: { what: string | number; amount: string | number }; tags: never }
  'costs.explanation': { values: object; tags: never }
  'costs.factorFrom': { values: object; tags: never }
  'costs.failed': { values: object; tags: never }
  'costs.file': { values: object; tags: never }
  'costs.for': { values: object; tags: never }
  'costs.formula': { values: { quantity: string | number; price: string | number; unit: string | number; factor: string | number; exact: string | number; rounded: string | number }; tags: never }
  'costs.formulaFee': { values: { fee: string | number; reached: string | number; exact: string | number; rounded: string | number }; tags: never }
  'costs.formulaShare': { values: { share: string | number; basis: string | number; exact: string | number; rounded: string | number }; tags: never }
  'costs.formulaSum': { values: { rounded: string | number; exact: string | number }; tags: never }
  'costs.gross': { values: object; tags: never }
  'costs.halfUp': { values: { digits: number }; tags: never }
  'costs.language': { values: object; tags: never }
  'costs.languageCount': { values: { count: number }; tags: never }
  'costs.languages': { values: object; tags: never }
  'costs.line': { values: object; tags: never }
  'costs.lineCount': { values: { count: number }; tags: never }
  'costs.linguist': { values: object; tags: never }
  'costs.linguistCount': { values: { count: number }; tags: never }
  'costs.linguists': { values: object; tags: never }
  'costs.locked': { values: object; tags: never }
  'costs.margin': { values: object; tags: never }
  'costs.margin.low': { values: object; tags: never }
  'costs.margin.of': { values: { language: string | number }; tags: never }
  'costs.match': { values: object; tags: never }
  'costs.matrix': { values: object; tags: never }
  'costs.missing': { values: { pairs: string | number }; tags: never }
  'costs.missing.add': { values: object; tags: never }
  'costs.missing.approved': { values: object; tags: never }
  'costs.missing.ask': { values: object; tags: never }
  'costs.missing.dialog': { values: { name: string | number }; tags: never }
  'costs.missing.noList': { values: object; tags: never }
  'costs.missing.pricePerHour': { values: object; tags: never }
  'costs.missing.pricePerItem': { values: object; tags: never }
  'costs.missing.pricePerPage': { values: object; tags: never }
  'costs.missing.save': { values: object; tags: never }
  'costs.missing.text': { values: object; tags: never }
  'costs.netWords': { values: object; tags: never }
  'costs.noLines': { values: object; tags: never }
  'costs.noOther': { values: object; tags: never }
  'costs.noPay': { values: object; tags: never }
  'costs.noPrice': { values: object; tags: never }
  'costs.noWorkUnits': { values: object; tags: never }
  'costs.now': { values: object; tags: never }
  'costs.ofWords': { values: { count: number }; tags: never }
  'costs.offer': { values: object; tags: never }
  'costs.offer.none': { values: object; tags: never }
  'costs.other': { values: object; tags: never }
  'costs.otherShort': { values: object; tags: never }
  'costs.outdated': { values: object; tags: never }
  'costs.outdated.ask': { values: { permissions: string | number }; tags: never }
  'costs.outdated.rates': { values: { kind: string; name: string | number; used: number; present: number }; tags: never }
  'costs.outdated.text': { values: object; tags: never }
  'costs.outdated.work': { values: { at: string | number }; tags: never }
  'costs.pair': { values: { source: string | number; target: string | number }; tags: never }
  'costs.priceNeeded': { values: object; tags: never }
  'costs.profit': { values: object; tags: never }
  'costs.profit.linguists': { values: object; tags: never }
  'costs.profit.manager': { values: object; tags: never }
  'costs.profit.otherPay': { values: object; tags: never }
  'costs.profit.otherPayText': { values: { amounts: string | number }; tags: never }
  'costs.profit.paid': { values: { amount: string | number }; tags: never }
  'costs.profit.share': { values: object; tags: never }
  'costs.profit.withManager': { values: object; tags: never }
  'costs.profitText': { values: object; tags: never }
  'costs.quantity': { values: object; tags: never }
  'costs.rate': { values: object; tags: never }
  'costs.reason': { values: object; tags: never }
  'costs.reasonNeeded': { values: object; tags: never }
  'costs.recalculate': { values: object; tags: never }
  'costs.remove': { values: { name: string | number }; tags: never }
  'costs.remove.confirm': { values: object; tags: never }
  'costs.remove.text': { values: { amount: string | number }; tags: never }
  'costs.rounding': { values: object; tags: never }
  'costs.running': { values: object; tags: never }
  'costs.savings': { values: object; tags: never }
  'costs.scoreRange': { values: { from: string | number; to: string | number }; tags: never }
  'costs.scores': { values: object; tags: never }
  'costs.segments': { values: { count: number }; tags: never }
  'costs.setAt': { values: object; tags: never }
  'costs.setBy': { values: object; tags: never }
  'costs.settled': { values: { status: string | number }; tags: never }
  'costs.share': { values: object; tags: never }
  'costs.sinceBefore': { values: { amount: string | number }; tags: never }
  'costs.source': { values: object; tags: never }
  'costs.source.MANUAL': { values: object; tags: never }
  'costs.source.NET_RATE_SETTINGS': { values: object; tags: never }
  'costs.source.PRICE_LIST': { values: object; tags: never }
  'costs.source.USER_RATE': { values: object; tags: never }
  'costs.step': { values: object; tags: never }
  'costs.sum': { values: object; tags: never }
  'costs.sumWords': { values: { count: number }; tags: never }
  'costs.tasks': { values: object; tags: never }
  'costs.terms': { values: object; tags: never }
  'costs.total': { values: object; tags: never }
  'costs.totalText': { values: object; tags: never }
  'costs.type': { values: object; tags: never }
  'costs.unit': { values: object; tags: never }
  'costs.unitPrice': { values: object; tags: never }
  'costs.version': { values: { version: number }; tags: never }
  'costs.warned': { values: object; tags: never }
  'costs.wholeProject': { values: object; tags: never }
  'costs.words': { values: object; tags: never }
  'costs.wordsAfterSavings': { values: object; tags: never }
  'custom.edit': { values: { field: string | number }; tags: never }
  'custom.missing': { values: object; tags: never }
  'custom.none': { values: object; tags: never }
  'custom.numberWrong': { values: object; tags: never }
  'custom.saved': { values: { field: string | number }; tags: never }
  'custom.selected': { values: object; tags: never }
  'custom.title': { values: object; tags: never }
  'custom.undo': { values: object; tags: never }
  'editor.about': { values: { number: string | number }; tags: never }
  'editor.accept': { values: object; tags: never }
  'editor.accept.pending': { values: object; tags: never }
  'editor.accept.title': { values: object; tags: never }
  'editor.allKeys': { values: object; tags: never }
  'editor.back': { values: object; tags: never }
  'editor.bookmark': { values: object; tags: never }
  'editor.bookmark.remove': { values: object; tags: never }
  'editor.changed': { values: object; tags: never }
  'editor.check.again': { values: object; tags: never }
  'editor.check.bracket': { values: { found: string | number }; tags: never }
  'editor.check.changed': { values: { found: string | number; expected: string | number }; tags: never }
  'editor.check.control': { values: { found: string | number }; tags: never }
  'editor.check.decimalMark': { values: { expected: string | number }; tags: never }
  'editor.check.doubleSpace': { values: object; tags: never }
  'editor.check.doubledMark': { values: { found: string | number }; tags: never }
  'editor.check.edgeSpace': { values: object; tags: never }
  'editor.check.endMark': { values: { expected: string | number }; tags: never }
  'editor.check.endMarkExtra': { values: { found: string | number }; tags: never }
  'editor.check.extra': { values: { found: string | number }; tags: never }
  'editor.check.finding': { values: object; tags: never }
  'editor.check.fix.mend': { values: object; tags: never }
  'editor.check.fix.put': { values: { text: string | number }; tags: never }
  'editor.check.fix.remove': { values: object; tags: never }
  'editor.check.hiddenCharacter': { values: { found: string | number }; tags: never }
  'editor.check.ignore': { values: object; tags: never }
  'editor.check.ignored': { values: object; tags: never }
  'editor.check.ignoredList': { values: object; tags: never }
  'editor.check.lineBreaks': { values: object; tags: never }
  'editor.check.list': { values: object; tags: never }
  'editor.check.localMark': { values: { expected: string | number; found: string | number }; tags: never }
  'editor.check.missing': { values: { expected: string | number }; tags: never }
  'editor.check.mixedScript': { values: { found: string | number }; tags: never }
  'editor.check.noBreakSpace': { values: object; tags: never }
  'editor.check.openingMark': { values: { expected: string | number }; tags: never }
  'editor.check.otherScript': { values: object; tags: never }
  'editor.check.quotes': { values: { expected: string | number }; tags: never }
  'editor.check.reason.CLIENT': { values: object; tags: never }
  'editor.check.reason.FALSE_ALARM': { values: object; tags: never }
  'editor.check.reason.RIGHT': { values: object; tags: never }
  'editor.check.reason.help': { values: object; tags: never }
  'editor.check.repeatedWord': { values: { expected: string | number }; tags: never }
  'editor.check.restore': { values: object; tags: never }
  'editor.check.sameAsSource': { values: object; tags: never }
  'editor.check.spaceAfter': { values: object; tags: never }
  'editor.check.spaceBefore': { values: object; tags: never }
  'editor.check.spaceBetween': { values: object; tags: never }
  'editor.check.termForbidden': { values: { found: string | number }; tags: never }
  'editor.check.termKept': { values: { expected: string | number }; tags: never }
  'editor.check.termMissing': { values: { found: string | number; expected: string | number }; tags: never }
  'editor.codes': { values: object; tags: never }
  'editor.comments.note': { values: { count: number }; tags: never }
  'editor.comments.query': { values: { count: number }; tags: never }
  'editor.comments.resolved': { values: { count: number }; tags: never }
  'editor.comments.sourceIssue': { values: { count: number }; tags: never }
  'editor.confirm': { values: object; tags: never }
  'editor.confirmAll': { values: object; tags: never }
  'editor.confirmAll.all': { values: object; tags: never }
  'editor.confirmAll.done': { values: { count: number }; tags: never }
  'editor.confirmAll.refused': { values: { count: number }; tags: never }
  'editor.confirmAll.text': { values: object; tags: never }
  'editor.conflict': { values: { name: string | number }; tags: never }
  'editor.conflict.empty': { values: object; tags: never }
  'editor.conflict.keepMine': { values: object; tags: never }
  'editor.conflict.locked': { values: object; tags: never }
  'editor.conflict.mine': { values: object; tags: never }
  'editor.conflict.takeTheirs': { values: object; tags: never }
  'editor.conflict.theirs': { values: object; tags: never }
  'editor.conflictUnknown': { values: object; tags: never }
  'editor.context': { values: object; tags: never }
  'editor.copySource': { values: object; tags: never }
  'editor.count': { values: { count: number }; tags: never }
  'editor.ctrl': { values: object; tags: never }
  'editor.deliver': { values: object; tags: never }
  'editor.deliver.blocked': { values: { count: number; number: string | number }; tags: never }
  'editor.deliver.comments': { values: { count: number }; tags: never }
  'editor.deliver.confirmAll': { values: object; tags: never }
  'editor.deliver.count': { values: { count: number }; tags: never }
  'editor.deliver.drafts': { values: { count: number }; tags: never }
  'editor.deliver.goToComment': { values: object; tags: never }
  'editor.deliver.goToFirst': { values: object; tags: never }
  'editor.deliver.mismatched': { values: { count: number }; tags: never }
  'editor.deliver.more': { values: { count: string | number }; tags: never }
  'editor.deliver.notReady': { values: object; tags: never }
  'editor.deliver.onPurpose': { values: object; tags: never }
  'editor.deliver.onPurposeText': { values: object; tags: never }
  'editor.deliver.open': { values: { count: number }; tags: never }
  'editor.deliver.openSegments': { values: { count: number; words: string | number }; tags: never }
  'editor.deliver.pending': { values: object; tags: never }
  'editor.deliver.refused': { values: object; tags: never }
  'editor.deliver.show': { values: object; tags: never }
  'editor.deliver.text': { values: object; tags: never }
  'editor.deliver.title': { values: { name: string | number }; tags: never }
  'editor.deliver.unsaved': { values: { count: number }; tags: never }
  'editor.deliver.warnings': { values: { count: number }; tags: never }
  'editor.delivered': { values: { name: string | number }; tags: never }
  'editor.due': { values: object; tags: never }
  'editor.empty.filtered': { values: object; tags: never }
  'editor.empty.filteredText': { values: object; tags: never }
  'editor.empty.text': { values: object; tags: never }
  'editor.empty.title': { values: object; tags: never }
  'editor.field': { values: { number: string | number; language: string | number }; tags: never }
  'editor.field.by': { values: object; tags: never }
  'editor.field.changed': { values: object; tags: never }
  'editor.field.check': { values: object; tags: never }
  'editor.field.length': { values: object; tags: never }
  'editor.field.source': { values: object; tags: never }
  'editor.field.target': { values: object; tags: never }
  'editor.filter': { values: object; tags: never }
  'editor.filter.all': { values: object; tags: never }
  'editor.filter.commented': { values: object; tags: never }
  'editor.filter.confirmed': { values: object; tags: never }
  'editor.filter.draft': { values: object; tags: never }
  'editor.filter.issues': { values: object; tags: never }
  'editor.filter.open': { values: object; tags: never }
  'editor.finding.accept': { values: object; tags: never }
  'editor.finding.accepted': { values: object; tags: never }
  'editor.finding.category.FLUENCY': { values: object; tags: never }
  'editor.finding.category.GRAMMAR': { values: object; tags: never }
  'editor.finding.category.INCORRECT_TRANSLATION': { values: object; tags: never }
  'editor.finding.category.SPELLING': { values: object; tags: never }
  'editor.finding.category.TERMINOLOGY': { values: object; tags: never }
  'editor.finding.list': { values: object; tags: never }
  'editor.finding.reject': { values: object; tags: never }
  'editor.finding.rejected': { values: object; tags: never }
  'editor.finding.severity.CRITICAL': { values: object; tags: never }
  'editor.finding.severity.MAJOR': { values: object; tags: never }
  'editor.finding.severity.MINOR': { values: object; tags: never }
  'editor.finding.undo': { values: object; tags: never }
  'editor.finding.use': { values: object; tags: never }
  'editor.focus.bar': { values: object; tags: never }
  'editor.focus.help': { values: object; tags: never }
  'editor.focus.off': { values: object; tags: never }
  'editor.focus.on': { values: object; tags: never }
  'editor.from.context': { values: object; tags: never }
  'editor.from.file': { values: object; tags: never }
  'editor.from.kit': { values: object; tags: never }
  'editor.from.machine': { values: object; tags: never }
  'editor.from.memory': { values: object; tags: never }
  'editor.from.repetition': { values: object; tags: never }
  'editor.from.typed': { values: object; tags: never }
  'editor.goTo': { values: object; tags: never }
  'editor.goTo.go': { values: object; tags: never }
  'editor.goTo.number': { values: object; tags: never }
  'editor.goTo.range': { values: { last: string | number }; tags: never }
  'editor.hidePanel': { values: object; tags: never }
  'editor.hidePreview': { values: object; tags: never }
  'editor.history.more': { values: object; tags: never }
  'editor.history.none': { values: object; tags: never }
  'editor.history.restore': { values: object; tags: never }
  'editor.history.restoreNumber': { values: { number: number }; tags: never }
  'editor.insertNext': { values: object; tags: never }
  'editor.insertTag': { values: { tag: string | number }; tags: never }
  'editor.instructions': { values: object; tags: never }
  'editor.is.BOOKMARKED': { values: object; tags: never }
  'editor.is.FIRST': { values: object; tags: never }
  'editor.is.REPEATED': { values: object; tags: never }
  'editor.issue.empty': { values: object; tags: never }
  'editor.issue.extra': { values: { id: string | number }; tags: never }
  'editor.issue.length': { values: { maximum: number }; tags: never }
  'editor.issue.lineBreak': { values: object; tags: never }
  'editor.issue.missing': { values: { id: string | number }; tags: never }
  'editor.issue.order': { values: { id: string | number }; tags: never }
  'editor.issue.unpaired': { values: { id: string | number }; tags: never }
  'editor.key': { values: object; tags: never }
  'editor.key.area': { values: object; tags: never }
  'editor.key.bookmark': { values: object; tags: never }
  'editor.key.clear': { values: object; tags: never }
  'editor.key.comment': { values: object; tags: never }
  'editor.key.concordance': { values: object; tags: never }
  'editor.key.confirm': { values: object; tags: never }
  'editor.key.copySource': { values: object; tags: never }
  'editor.key.filter': { values: object; tags: never }
  'editor.key.find': { values: object; tags: never }
  'editor.key.finding': { values: object; tags: never }
  'editor.key.fix': { values: object; tags: never }
  'editor.key.focus': { values: object; tags: never }
  'editor.key.goTo': { values: object; tags: never }
  'editor.key.help': { values: object; tags: never }
  'editor.key.ignore': { values: object; tags: never }
  'editor.key.leave': { values: object; tags: never }
  'editor.key.match': { values: object; tags: never }
  'editor.key.nbsp': { values: object; tags: never }
  'editor.key.next': { values: object; tags: never }
  'editor.key.nextIssue': { values: object; tags: never }
  'editor.key.nextOpen': { values: object; tags: never }
  'editor.key.nextTag': { values: object; tags: never }
  'editor.key.preview': { values: object; tags: never }
  'editor.key.previous': { values: object; tags: never }
  'editor.key.reopen': { values: object; tags: never }
  'editor.key.replace': { values: object; tags: never }
  'editor.key.save': { values: object; tags: never }
  'editor.key.tags': { values: object; tags: never }
  'editor.key.takeFinding': { values: object; tags: never }
  'editor.keys': { values: object; tags: never }
  'editor.keys.change': { values: object; tags: never }
  'editor.kind.address': { values: { count: number }; tags: never }
  'editor.kind.alphanumeric': { values: { count: number }; tags: never }
  'editor.kind.bracket': { values: { count: number }; tags: never }
  'editor.kind.finding': { values: { count: number }; tags: never }
  'editor.kind.length': { values: { count: number }; tags: never }
  'editor.kind.lineBreak': { values: { count: number }; tags: never }
  'editor.kind.number': { values: { count: number }; tags: never }
  'editor.kind.placeholder': { values: { count: number }; tags: never }
  'editor.kind.punctuation': { values: { count: number }; tags: never }
  'editor.kind.repeated': { values: { count: number }; tags: never }
  'editor.kind.same': { values: { count: number }; tags: never }
  'editor.kind.script': { values: { count: number }; tags: never }
  'editor.kind.space': { values: { count: number }; tags: never }
  'editor.kind.term': { values: { count: number }; tags: never }
  'editor.length': { values: { length: number; maximum: number }; tags: never }
  'editor.lines': { values: { count: number }; tags: never }
  'editor.lost': { values: object; tags: never }
  'editor.lost.copy': { values: object; tags: never }
  'editor.lost.discard': { values: object; tags: never }
  'editor.lost.discardOf': { values: { number: string | number }; tags: never }
  'editor.lost.segment': { values: { number: string | number }; tags: never }
  'editor.lost.text': { values: object; tags: never }
  'editor.machine.ask': { values: object; tags: never }
  'editor.machine.insert': { values: object; tags: never }
  'editor.machine.noEngine': { values: object; tags: never }
  'editor.machine.none': { values: object; tags: never }
  'editor.match.adapted': { values: { numbers: string | number }; tags: never }
  'editor.match.alike': { values: { count: number }; tags: never }
  'editor.match.from': { values: { number: string | number }; tags: never }
  'editor.match.insert': { values: object; tags: never }
  'editor.match.insertNumber': { values: { number: string | number }; tags: never }
  'editor.match.machine': { values: object; tags: never }
  'editor.match.repetition': { values: object; tags: never }
  'editor.matchColumn': { values: object; tags: never }
  'editor.matches': { values: object; tags: never }
  'editor.matches.none': { values: object; tags: never }
  'editor.maxLength': { values: object; tags: never }
  'editor.missingTags': { values: object; tags: never }
  'editor.more': { values: object; tags: never }
  'editor.notConfirmed': { values: { issues: string | number }; tags: never }
  'editor.notSaved': { values: { reason: string | number }; tags: never }
  'editor.notSavedYet': { values: { reason: string | number }; tags: never }
  'editor.note': { values: object; tags: never }
  'editor.number': { values: object; tags: never }
  'editor.origin': { values: object; tags: never }
  'editor.origin.FILE': { values: object; tags: never }
  'editor.origin.HUMAN': { values: object; tags: never }
  'editor.origin.KIT': { values: object; tags: never }
  'editor.origin.MT': { values: object; tags: never }
  'editor.origin.REPETITION': { values: object; tags: never }
  'editor.origin.TM_CONTEXT': { values: object; tags: never }
  'editor.origin.TM_EXACT': { values: object; tags: never }
  'editor.origin.TM_FUZZY': { values: object; tags: never }
  'editor.panel': { values: object; tags: never }
  'editor.pay': { values: object; tags: never }
  'editor.people.freeIn': { values: { seconds: number }; tags: never }
  'editor.people.writeHere': { values: object; tags: never }
  'editor.people.writes': { values: { name: string | number }; tags: never }
  'editor.plainText': { values: object; tags: never }
  'editor.plainText.help': { values: object; tags: never }
  'editor.plainText.off': { values: object; tags: never }
  'editor.plural': { values: { form: string | number }; tags: never }
  'editor.pluralForm': { values: object; tags: never }
  'editor.pluralForms': { values: { form: string | number; forms: string | number }; tags: never }
  'editor.preview': { values: object; tags: never }
  'editor.progress': { values: object; tags: never }
  'editor.progress.segments': { values: { confirmed: string | number; total: string | number }; tags: never }
  'editor.progress.words': { values: { confirmed: string | number; total: string | number }; tags: never }
  'editor.readOnly': { values: object; tags: never }
  'editor.readOnly.accept': { values: object; tags: never }
  'editor.readOnly.assignee': { values: object; tags: never }
  'editor.readOnly.other': { values: object; tags: never }
  'editor.readOnly.status': { values: { status: string | number }; tags: never }
  'editor.readOnly.step': { values: object; tags: never }
  'editor.readOnly.waiting': { values: { step: string | number }; tags: never }
  'editor.readingSpeed': { values: { speed: string | number }; tags: never }
  'editor.references': { values: { count: number }; tags: never }
  'editor.references.download': { values: { name: string | number }; tags: never }
  'editor.references.gone': { values: object; tags: never }
  'editor.reopen': { values: object; tags: never }
  'editor.review.ask': { values: object; tags: never }
  'editor.review.askSpelling': { values: object; tags: never }
  'editor.review.failed': { values: object; tags: never }
  'editor.review.found': { values: { count: number }; tags: never }
  'editor.reviewing.add': { values: object; tags: never }
  'editor.reviewing.categorize': { values: object; tags: never }
  'editor.reviewing.changes': { values: object; tags: never }
  'editor.reviewing.comment': { values: object; tags: never }
  'editor.reviewing.done': { values: object; tags: never }
  'editor.reviewing.edit': { values: object; tags: never }
  'editor.reviewing.finding': { values: object; tags: never }
  'editor.reviewing.findings': { values: object; tags: never }
  'editor.reviewing.remove': { values: object; tags: never }
  'editor.reviewing.repeated': { values: object; tags: never }
  'editor.reviewing.revert': { values: object; tags: never }
  'editor.reviewing.revertAll': { values: object; tags: never }
  'editor.reviewing.take': { values: object; tags: never }
  'editor.said.confirmed': { values: { number: string | number }; tags: never }
  'editor.said.last': { values: object; tags: never }
  'editor.said.noIssues': { values: object; tags: never }
  'editor.said.noTags': { values: object; tags: never }
  'editor.said.repetitions': { values: { count: number }; tags: never }
  'editor.said.restored': { values: { count: number }; tags: never }
  'editor.saved': { values: object; tags: never }
  'editor.saving': { values: object; tags: never }
  'editor.screenshots': { values: object; tags: never }
  'editor.search': { values: object; tags: never }
  'editor.segment': { values: { number: string | number }; tags: never }
  'editor.segments': { values: object; tags: never }
  'editor.showAll': { values: object; tags: never }
  'editor.showPanel': { values: object; tags: never }
  'editor.showPreview': { values: object; tags: never }
  'editor.slice': { values: { range: string | number }; tags: never }
  'editor.sort': { values: object; tags: never }
  'editor.sort.file': { values: object; tags: never }
  'editor.sort.length,asc': { values: object; tags: never }
  'editor.sort.length,desc': { values: object; tags: never }
  'editor.sort.match,asc': { values: object; tags: never }
  'editor.sort.match,desc': { values: object; tags: never }
  'editor.space': { values: object; tags: never }
  'editor.spelling': { values: object; tags: never }
  'editor.spelling.added': { values: { word: string | number }; tags: never }
  'editor.spelling.ignore': { values: object; tags: never }
  'editor.spelling.ignoreEverywhere': { values: object; tags: never }
  'editor.spelling.menu': { values: { word: string | number }; tags: never }
  'editor.spelling.none': { values: object; tags: never }
  'editor.spelling.searching': { values: object; tags: never }
  'editor.spelling.unknown': { values: object; tags: never }
  'editor.state.confirmed': { values: object; tags: never }
  'editor.state.draft': { values: object; tags: never }
  'editor.state.locked': { values: object; tags: never }
  'editor.state.open': { values: object; tags: never }
  'editor.state.other': { values: object; tags: never }
  'editor.switch': { values: object; tags: never }
  'editor.tab.comments': { values: object; tags: never }
  'editor.tab.history': { values: object; tags: never }
  'editor.tab.suggestions': { values: object; tags: never }
  'editor.terms': { values: object; tags: never }
  'editor.terms.dnt': { values: object; tags: never }
  'editor.terms.forbidden': { values: object; tags: never }
  'editor.terms.insert': { values: { term: string | number }; tags: never }
  'editor.terms.untranslated': { values: object; tags: never }
  'editor.title': { values: object; tags: never }
  'editor.toolbar': { values: object; tags: never }
  'editor.undo': { values: object; tags: never }
  'editor.unsaved': { values: { count: number }; tags: never }
  'editor.words': { values: object; tags: never }
  'editorKeys.change': { values: { command: string | number }; tags: never }
  'editorKeys.changed': { values: object; tags: never }
  'editorKeys.clash': { values: { keys: string | number }; tags: never }
  'editorKeys.clash.give': { values: { command: string | number }; tags: never }
  'editorKeys.clash.leave': { values: { command: string | number }; tags: never }
  'editorKeys.clash.swap': { values: object; tags: never }
  'editorKeys.clash.text': { values: { command: string | number }; tags: never }
  'editorKeys.commands': { values: object; tags: never }
  'editorKeys.dropped': { values: { commands: string | number }; tags: never }
  'editorKeys.export': { values: object; tags: never }
  'editorKeys.group.lookUp': { values: object; tags: never }
  'editorKeys.group.page': { values: object; tags: never }
  'editorKeys.group.segments': { values: object; tags: never }
  'editorKeys.group.text': { values: object; tags: never }
  'editorKeys.import': { values: object; tags: never }
  'editorKeys.import.notKeys': { values: { name: string | number }; tags: never }
  'editorKeys.import.refused': { values: { name: string | number; command: string | number; keys: string | number }; tags: never }
  'editorKeys.import.unknown': { values: { name: string | number; value: string | number }; tags: never }
  'editorKeys.imported': { values: { name: string | number }; tags: never }
  'editorKeys.inSet': { values: object; tags: never }
  'editorKeys.kept': { values: object; tags: never }
  'editorKeys.kept.altGr': { values: object; tags: never }
  'editorKeys.kept.text': { values: object; tags: never }
  'editorKeys.known': { values: { known: number; all: number }; tags: never }
  'editorKeys.none': { values: object; tags: never }
  'editorKeys.noneFound': { values: object; tags: never }
  'editorKeys.press': { values: object; tags: never }
  'editorKeys.pressFor': { values: { command: string | number }; tags: never }
  'editorKeys.refused.browser': { values: { keys: string | number }; tags: never }
  'editorKeys.refused.digits': { values: { keys: string | number }; tags: never }
  'editorKeys.refused.field': { values: { keys: string | number }; tags: never }
  'editorKeys.refused.onlyDigits': { values: { keys: string | number }; tags: never }
  'editorKeys.refused.types': { values: { keys: string | number }; tags: never }
  'editorKeys.resetAll': { values: object; tags: never }
  'editorKeys.resetOne': { values: { command: string | number }; tags: never }
  'editorKeys.search': { values: object; tags: never }
  'editorKeys.set': { values: object; tags: never }
  'editorKeys.set.text': { values: object; tags: never }
  'engines.add': { values: object; tags: never }
  'engines.budget': { values: object; tags: never }
  'engines.budgetText': { values: object; tags: never }
  'engines.changed': { values: object; tags: never }
  'engines.cost': { values: { cost: string | number }; tags: never }
  'engines.deleteText': { values: object; tags: never }
  'engines.deleteTitle': { values: { name: string | number }; tags: never }
  'engines.deleted': { values: { name: string | number }; tags: never }
  'engines.edit': { values: object; tags: never }
  'engines.editTitle': { values: { name: string | number }; tags: never }
  'engines.enabled': { values: object; tags: never }
  'engines.every': { values: object; tags: never }
  'engines.everyUnit': { values: object; tags: never }
  'engines.glossaries': { values: object; tags: never }
  'engines.glossariesText': { values: object; tags: never }
  'engines.key.add': { values: object; tags: never }
  'engines.key.address': { values: object; tags: never }
  'engines.key.addressText': { values: object; tags: never }
  'engines.key.check': { values: object; tags: never }
  'engines.key.deleteText': { values: object; tags: never }
  'engines.key.deleteTitle': { values: { name: string | number }; tags: never }
  'engines.key.deleted': { values: object; tags: never }
  'engines.key.key': { values: object; tags: never }
  'engines.key.keyText': { values: object; tags: never }
  'engines.key.missing': { values: object; tags: never }
  'engines.key.none': { values: object; tags: never }
  'engines.key.noneText': { values: object; tags: never }
  'engines.key.replace': { values: object; tags: never }
  'engines.key.replaceOf': { values: { name: string | number }; tags: never }
  'engines.key.saved': { values: object; tags: never }
  'engines.key.show': { values: object; tags: never }
  'engines.key.title': { values: object; tags: never }
  'engines.key.usual': { values: object; tags: never }
  'engines.key.without': { values: object; tags: never }
  'engines.list': { values: object; tags: never }
  'engines.menu': { values: { name: string | number }; tags: never }
  'engines.model': { values: object; tags: never }
  'engines.modelMissing': { values: object; tags: never }
  'engines.name': { values: object; tags: never }
  'engines.nameMissing': { values: object; tags: never }
  'engines.none.LLM': { values: object; tags: never }
  'engines.none.MT': { values: object; tags: never }
  'engines.noneText.LLM': { values: object; tags: never }
  'engines.noneText.MT': { values: object; tags: never }
  'engines.off': { values: object; tags: never }
  'engines.on': { values: object; tags: never }
  'engines.order': { values: object; tags: never }
  'engines.orderText': { values: object; tags: never }
  'engines.pace': { values: object; tags: never }
  'engines.paceText': { values: object; tags: never }
  'engines.pair': { values: object; tags: never }
  'engines.price.LLM': { values: object; tags: never }
  'engines.price.MT': { values: object; tags: never }
  'engines.problem.ADDRESS': { values: object; tags: never }
  'engines.problem.ANSWER': { values: object; tags: never }
  'engines.problem.BUDGET': { values: object; tags: never }
  'engines.problem.EMPTY': { values: object; tags: never }
  'engines.problem.KEY': { values: object; tags: never }
  'engines.problem.LANGUAGE': { values: object; tags: never }
  'engines.problem.NO_ENGINE': { values: object; tags: never }
  'engines.problem.NO_KEY': { values: object; tags: never }
  'engines.problem.PACE': { values: object; tags: never }
  'engines.problem.QUOTA': { values: object; tags: never }
  'engines.problem.RATE': { values: object; tags: never }
  'engines.problem.TAGS': { values: object; tags: never }
  'engines.problem.TIMEOUT': { values: object; tags: never }
  'engines.problem.UNREACHABLE': { values: object; tags: never }
  'engines.prompt': { values: object; tags: never }
  'engines.promptText': { values: { placeholders: string | number }; tags: never }
  'engines.provider': { values: object; tags: never }
  'engines.samples': { values: object; tags: never }
  'engines.samplesMissing': { values: object; tags: never }
  'engines.samplesText': { values: object; tags: never }
  'engines.saved': { values: { name: string | number }; tags: never }
  'engines.sentPrompt': { values: object; tags: never }
  'engines.since': { values: { date: string | number }; tags: never }
  'engines.source': { values: object; tags: never }
  'engines.state': { values: object; tags: never }
  'engines.target': { values: object; tags: never }
  'engines.targetMissing': { values: object; tags: never }
  'engines.text.LLM': { values: object; tags: never }
  'engines.text.MT': { values: object; tags: never }
  'engines.title.LLM': { values: object; tags: never }
  'engines.title.MT': { values: object; tags: never }
  'engines.tokens': { values: { tokens: string | number }; tags: never }
  'engines.took': { values: { seconds: string | number }; tags: never }
  'engines.translate': { values: object; tags: never }
  'engines.try': { values: object; tags: never }
  'engines.unit': { values: object; tags: never }
  'engines.used': { values: object; tags: never }
  'engines.usedOf': { values: { used: string | number; most: string | number }; tags: never }
  'exchange.export.again': { values: object; tags: never }
  'exchange.export.canceled': { values: object; tags: never }
  'exchange.export.failed': { values: object; tags: never }
  'exchange.export.notHeld': { values: object; tags: never }
  'exchange.export.notHeld.authors': { values: { count: number }; tags: never }
  'exchange.export.notHeld.codes': { values: { count: number }; tags: never }
  'exchange.export.notHeld.glossaryCustomAttributes': { values: { count: number }; tags: never }
  'exchange.export.notHeld.links': { values: { count: number }; tags: never }
  'exchange.export.notHeld.neighbors': { values: { count: number }; tags: never }
  'exchange.export.notHeld.writable': { values: { count: number }; tags: never }
  'exchange.export.running': { values: object; tags: never }
  'exchange.import.again': { values: { name: string | number }; tags: never }
  'exchange.import.allowed': { values: object; tags: never }
  'exchange.import.browse': { values: object; tags: never }
  'exchange.import.list': { values: object; tags: never }
  'exchange.import.remove': { values: { name: string | number }; tags: never }
  'exchange.import.restart': { values: object; tags: never }
  'exchange.import.sending': { values: object; tags: never }
  'exchange.import.state.canceled': { values: object; tags: never }
  'exchange.import.state.done': { values: object; tags: never }
  'exchange.import.state.failed': { values: object; tags: never }
  'exchange.import.state.running': { values: object; tags: never }
  'exchange.import.waiting': { values: object; tags: never }
  'fields.actions': { values: { name: string | number }; tags: never }
  'fields.add': { values: object; tags: never }
  'fields.archive': { values: object; tags: never }
  'fields.archived': { values: object; tags: never }
  'fields.archivedNow': { values: { name: string | number }; tags: never }
  'fields.archivedText': { values: object; tags: never }
  'fields.create': { values: object; tags: never }
  'fields.createFor': { values: { entity: string | number }; tags: never }
  'fields.created': { values: { name: string | number }; tags: never }
  'fields.description': { values: object; tags: never }
  'fields.descriptionText': { values: object; tags: never }
  'fields.down': { values: { name: string | number }; tags: never }
  'fields.edit': { values: { name: string | number }; tags: never }
  'fields.editShort': { values: object; tags: never }
  'fields.editableBy': { values: object; tags: never }
  'fields.entity': { values: object; tags: never }
  'fields.entity.ORGANIZATION': { values: object; tags: never }
  'fields.entity.ORG_UNIT': { values: object; tags: never }
  'fields.entity.PROJECT': { values: object; tags: never }
  'fields.entity.TASK': { values: object; tags: never }
  'fields.entity.USER': { values: object; tags: never }
  'fields.name': { values: object; tags: never }
  'fields.nameMissing': { values: object; tags: never }
  'fields.none': { values: object; tags: never }
  'fields.noneOf.ORGANIZATION': { values: object; tags: never }
  'fields.noneOf.ORG_UNIT': { values: object; tags: never }
  'fields.noneOf.PROJECT': { values: object; tags: never }
  'fields.noneOf.TASK': { values: object; tags: never }
  'fields.noneOf.USER': { values: object; tags: never }
  'fields.noneText': { values: object; tags: never }
  'fields.numberWrong': { values: object; tags: never }
  'fields.options': { values: object; tags: never }
  'fields.optionsMissing': { values: object; tags: never }
  'fields.optionsText': { values: object; tags: never }
  'fields.preset': { values: object; tags: never }
  'fields.presetText': { values: object; tags: never }
  'fields.required': { values: object; tags: never }
  'fields.requiredText': { values: object; tags: never }
  'fields.restore': { values: object; tags: never }
  'fields.restored': { values: { name: string | number }; tags: never }
  'fields.saved': { values: { name: string | number }; tags: never }
  'fields.seenBy': { values: { roles: string | number }; tags: never }
  'fields.seenByAdmins': { values: object; tags: never }
  'fields.title': { values: object; tags: never }
  'fields.type': { values: object; tags: never }
  'fields.type.BOOLEAN': { values: object; tags: never }
  'fields.type.FREE_TEXT': { values: object; tags: never }
  'fields.type.MULTI_SELECT': { values: object; tags: never }
  'fields.type.NUMERIC': { values: object; tags: never }
  'fields.type.SINGLE_SELECT': { values: object; tags: never }
  'fields.typeText': { values: object; tags: never }
  'fields.undo': { values: object; tags: never }
  'fields.up': { values: { name: string | number }; tags: never }
  'fields.visibleTo': { values: object; tags: never }
  'fields.visibleToText': { values: object; tags: never }
  'fileOptions.defaults': { values: object; tags: never }
  'fileOptions.discard': { values: object; tags: never }
  'fileOptions.drop': { values: object; tags: never }
  'fileOptions.noUnitsText': { values: object; tags: never }
  'fileOptions.otherType': { values: { kind: string | number }; tags: never }
  'fileOptions.own': { values: object; tags: never }
  'fileOptions.reset': { values: object; tags: never }
  'fileOptions.resetDone': { values: { kind: string | number }; tags: never }
  'fileOptions.resetText': { values: object; tags: never }
  'fileOptions.resetTitle': { values: { kind: string | number }; tags: never }
  'fileOptions.saved': { values: { kind: string | number }; tags: never }
  'fileOptions.source': { values: object; tags: never }
  'fileOptions.text': { values: object; tags: never }
  'fileOptions.try': { values: object; tags: never }
  'fileOptions.tryText': { values: object; tags: never }
  'fileOptions.type': { values: object; tags: never }
  'fileOptions.types': { values: object; tags: never }
  'fileOptions.undo': { values: object; tags: never }
  'finance.actionsFor': { values: { name: string | number }; tags: never }
  'finance.addBank': { values: object; tags: never }
  'finance.addRate': { values: object; tags: never }
  'finance.addTaxCode': { values: object; tags: never }
  'finance.addTaxId': { values: object; tags: never }
  'finance.address': { values: object; tags: never }
  'finance.allPeriods': { values: { count: string | number }; tags: never }
  'finance.bank': { values: object; tags: never }
  'finance.bankName': { values: { holder: string | number; number: string | number }; tags: never }
  'finance.banks': { values: object; tags: never }
  'finance.banksText': { values: object; tags: never }
  'finance.bic': { values: object; tags: never }
  'finance.category': { values: object; tags: never }
  'finance.category.AE': { values: object; tags: never }
  'finance.category.E': { values: object; tags: never }
  'finance.category.G': { values: object; tags: never }
  'finance.category.K': { values: object; tags: never }
  'finance.category.O': { values: object; tags: never }
  'finance.category.S': { values: object; tags: never }
  'finance.category.Z': { values: object; tags: never }
  'finance.company': { values: object; tags: never }
  'finance.companyText': { values: object; tags: never }
  'finance.country': { values: object; tags: never }
  'finance.currency': { values: object; tags: never }
  'finance.currencyMissing': { values: object; tags: never }
  'finance.currencyText': { values: object; tags: never }
  'finance.day': { values: object; tags: never }
  'finance.deleteBankText': { values: object; tags: never }
  'finance.deleteTaxText': { values: object; tags: never }
  'finance.deleteTitle': { values: { name: string | number }; tags: never }
  'finance.deleted': { values: { name: string | number }; tags: never }
  'finance.discard': { values: object; tags: never }
  'finance.dunning': { values: object; tags: never }
  'finance.dunningOn': { values: object; tags: never }
  'finance.dunningText': { values: object; tags: never }
  'finance.edit': { values: object; tags: never }
  'finance.editTaxCode': { values: object; tags: never }
  'finance.exchangeRate': { values: object; tags: never }
  'finance.exchangeRateMissing': { values: object; tags: never }
  'finance.format': { values: object; tags: never }
  'finance.format.IBAN': { values: object; tags: never }
  'finance.format.OTHER': { values: object; tags: never }
  'finance.holder': { values: object; tags: never }
  'finance.inclusive': { values: object; tags: never }
  'finance.inclusiveText': { values: object; tags: never }
  'finance.kind.CREDIT_NOTE': { values: object; tags: never }
  'finance.kind.INVOICE': { values: object; tags: never }
  'finance.kind.PAYABLE': { values: object; tags: never }
  'finance.kind.PAYMENT': { values: object; tags: never }
  'finance.kind.SELF_BILL': { values: object; tags: never }
  'finance.lastChange': { values: object; tags: never }
  'finance.legalName': { values: object; tags: never }
  'finance.limit': { values: object; tags: never }
  'finance.limitText': { values: object; tags: never }
  'finance.lock.LOCKED': { values: object; tags: never }
  'finance.lock.SOFT': { values: object; tags: never }
  'finance.lockDone.LOCKED': { values: { month: string | number }; tags: never }
  'finance.lockDone.SOFT': { values: { month: string | number }; tags: never }
  'finance.lockText.LOCKED': { values: object; tags: never }
  'finance.lockText.SOFT': { values: object; tags: never }
  'finance.lockTitle.LOCKED': { values: { month: string | number }; tags: never }
  'finance.lockTitle.SOFT': { values: { month: string | number }; tags: never }
  'finance.marginGoal': { values: object; tags: never }
  'finance.marginGoalText': { values: object; tags: never }
  'finance.mayUnlock': { values: { names: string | number }; tags: never }
  'finance.month': { values: object; tags: never }
  'finance.name': { values: object; tags: never }
  'finance.nameMissing': { values: object; tags: never }
  'finance.next': { values: { kind: string | number }; tags: never }
  'finance.noBanks': { values: object; tags: never }
  'finance.noRates': { values: object; tags: never }
  'finance.noTaxCodes': { values: object; tags: never }
  'finance.number': { values: object; tags: never }
  'finance.numberMissing': { values: object; tags: never }
  'finance.numbering': { values: object; tags: never }
  'finance.numberingText': { values: object; tags: never }
  'finance.patternWrong': { values: object; tags: never }
  'finance.payableTerms': { values: object; tags: never }
  'finance.payableTermsText': { values: object; tags: never }
  'finance.period.LOCKED': { values: object; tags: never }
  'finance.period.OPEN': { values: object; tags: never }
  'finance.period.SOFT': { values: object; tags: never }
  'finance.periods': { values: object; tags: never }
  'finance.periodsText': { values: object; tags: never }
  'finance.preview': { values: { number: string | number }; tags: never }
  'finance.rate': { values: object; tags: never }
  'finance.rateMissing': { values: object; tags: never }
  'finance.rateOf': { values: { base: string | number }; tags: never }
  'finance.rateWords': { values: { base: string | number; rate: string | number; currency: string | number }; tags: never }
  'finance.rates': { values: object; tags: never }
  'finance.ratesText': { values: { currency: string | number }; tags: never }
  'finance.reason': { values: object; tags: never }
  'finance.reasonMissing': { values: object; tags: never }
  'finance.reminder': { values: { level: string | number }; tags: never }
  'finance.reminderBody': { values: object; tags: never }
  'finance.reminderLanguage': { values: object; tags: never }
  'finance.reminderLevel': { values: object; tags: never }
  'finance.reminderParts': { values: object; tags: never }
  'finance.reminderSubject': { values: object; tags: never }
  'finance.reminderText': { values: object; tags: never }
  'finance.reminderUsual': { values: object; tags: never }
  'finance.removeNamed': { values: { name: string | number }; tags: never }
  'finance.saved': { values: object; tags: never }
  'finance.schedule': { values: object; tags: never }
  'finance.scheduleText': { values: object; tags: never }
  'finance.scheme.AU_ABN': { values: object; tags: never }
  'finance.scheme.BR_CNPJ': { values: object; tags: never }
  'finance.scheme.CH_UID': { values: object; tags: never }
  'finance.scheme.EU_VAT': { values: object; tags: never }
  'finance.scheme.GB_VAT': { values: object; tags: never }
  'finance.scheme.NO_MVA': { values: object; tags: never }
  'finance.scheme.OTHER': { values: object; tags: never }
  'finance.scheme.US_EIN': { values: object; tags: never }
  'finance.selfBilling': { values: object; tags: never }
  'finance.selfBillingText': { values: object; tags: never }
  'finance.sentence': { values: object; tags: never }
  'finance.single': { values: object; tags: never }
  'finance.singleText': { values: object; tags: never }
  'finance.status': { values: object; tags: never }
  'finance.taxCodes': { values: object; tags: never }
  'finance.taxCodesText': { values: object; tags: never }
  'finance.taxId': { values: object; tags: never }
  'finance.taxIdKind': { values: object; tags: never }
  'finance.taxKind': { values: object; tags: never }
  'finance.taxKind.VAT': { values: object; tags: never }
  'finance.taxKind.WITHHOLDING': { values: object; tags: never }
  'finance.terms': { values: object; tags: never }
  'finance.termsText': { values: object; tags: never }
  'finance.timezone': { values: object; tags: never }
  'finance.timezoneText': { values: object; tags: never }
  'finance.unlock': { values: object; tags: never }
  'finance.unlockText': { values: object; tags: never }
  'finance.unlockTitle': { values: { month: string | number }; tags: never }
  'finance.unlocked': { values: { month: string | number }; tags: never }
  'glossaries.about': { values: object; tags: never }
  'glossaries.actions': { values: { name: string | number }; tags: never }
  'glossaries.activity': { values: object; tags: never }
  'glossaries.allLanguages': { values: object; tags: never }
  'glossaries.allStatuses': { values: object; tags: never }
  'glossaries.apart.compare': { values: object; tags: never }
  'glossaries.apart.done': { values: { name: string | number }; tags: never }
  'glossaries.apart.keep': { values: object; tags: never }
  'glossaries.attribute': { values: object; tags: never }
  'glossaries.attribute.add': { values: object; tags: never }
  'glossaries.attribute.choices': { values: object; tags: never }
  'glossaries.attribute.choices.text': { values: object; tags: never }
  'glossaries.attribute.date.text': { values: object; tags: never }
  'glossaries.attribute.name': { values: object; tags: never }
  'glossaries.attribute.nameMissing': { values: object; tags: never }
  'glossaries.attribute.remove': { values: { name: string | number }; tags: never }
  'glossaries.attribute.type': { values: object; tags: never }
  'glossaries.attribute.type.boolean': { values: object; tags: never }
  'glossaries.attribute.type.date': { values: object; tags: never }
  'glossaries.attribute.type.number': { values: object; tags: never }
  'glossaries.attribute.type.picklist': { values: object; tags: never }
  'glossaries.attribute.type.text': { values: object; tags: never }
  'glossaries.attribute.value': { values: object; tags: never }
  'glossaries.attributes': { values: object; tags: never }
  'glossaries.changed': { values: object; tags: never }
  'glossaries.clear': { values: object; tags: never }
  'glossaries.clear.text': { values: { count: number }; tags: never }
  'glossaries.clear.title': { values: { name: string | number }; tags: never }
  'glossaries.cleared': { values: { name: string | number }; tags: never }
  'glossaries.concept': { values: object; tags: never }
  'glossaries.concept.add': { values: object; tags: never }
  'glossaries.concept.addAnyway': { values: object; tags: never }
  'glossaries.concept.added': { values: { name: string | number }; tags: never }
  'glossaries.concept.count': { values: { count: number }; tags: never }
  'glossaries.concept.delete': { values: object; tags: never }
  'glossaries.concept.delete.text': { values: { count: number }; tags: never }
  'glossaries.concept.delete.title': { values: { name: string | number }; tags: never }
  'glossaries.concept.deleted': { values: { name: string | number }; tags: never }
  'glossaries.concept.known': { values: object; tags: never }
  'glossaries.concept.missing': { values: object; tags: never }
  'glossaries.concept.none': { values: object; tags: never }
  'glossaries.concept.noneText': { values: object; tags: never }
  'glossaries.concept.open': { values: object; tags: never }
  'glossaries.concept.saved': { values: object; tags: never }
  'glossaries.concept.search': { values: object; tags: never }
  'glossaries.concepts': { values: object; tags: never }
  'glossaries.count': { values: { count: number }; tags: never }
  'glossaries.coverage': { values: object; tags: never }
  'glossaries.coverage.all': { values: object; tags: never }
  'glossaries.coverage.csv': { values: object; tags: never }
  'glossaries.coverage.missing': { values: object; tags: never }
  'glossaries.coverage.openMissing': { values: { count: number; language: string | number }; tags: never }
  'glossaries.coverage.openStatus': { values: { count: number; language: string | number; status: string | number }; tags: never }
  'glossaries.coverage.share': { values: object; tags: never }
  'glossaries.coverage.text': { values: object; tags: never }
  'glossaries.coverage.title': { values: object; tags: never }
  'glossaries.create': { values: object; tags: never }
  'glossaries.created': { values: object; tags: never }
  'glossaries.created.toast': { values: { name: string | number }; tags: never }
  'glossaries.creator': { values: object; tags: never }
  'glossaries.definition': { values: object; tags: never }
  'glossaries.details': { values: object; tags: never }
  'glossaries.domain': { values: object; tags: never }
  'glossaries.duplicates': { values: object; tags: never }
  'glossaries.duplicates.NEAR': { values: object; tags: never }
  'glossaries.duplicates.SAME': { values: object; tags: never }
  'glossaries.duplicates.TRANSLATION': { values: object; tags: never }
  'glossaries.duplicates.apart': { values: object; tags: never }
  'glossaries.duplicates.apartCount': { values: { count: number }; tags: never }
  'glossaries.duplicates.clash': { values: object; tags: never }
  'glossaries.duplicates.groups': { values: object; tags: never }
  'glossaries.duplicates.more': { values: { shown: string | number; total: string | number }; tags: never }
  'glossaries.duplicates.none': { values: object; tags: never }
  'glossaries.duplicates.open': { values: object; tags: never }
  'glossaries.duplicates.view': { values: object; tags: never }
  'glossaries.edit': { values: object; tags: never }
  'glossaries.empty.text': { values: object; tags: never }
  'glossaries.empty.title': { values: object; tags: never }
  'glossaries.exchange': { values: object; tags: never }
  'glossaries.export': { values: object; tags: never }
  'glossaries.export.languages': { values: object; tags: never }
  'glossaries.export.start': { values: object; tags: never }
  'glossaries.export.tbx': { values: object; tags: never }
  'glossaries.export.tbx.basic': { values: object; tags: never }
  'glossaries.export.tbx.core': { values: object; tags: never }
  'glossaries.export.tbx.min': { values: object; tags: never }
  'glossaries.export.tbx.older': { values: object; tags: never }
  'glossaries.export.tbx.text': { values: object; tags: never }
  'glossaries.export.text': { values: object; tags: never }
  'glossaries.export.type': { values: object; tags: never }
  'glossaries.export.type.csv': { values: object; tags: never }
  'glossaries.export.type.tbx': { values: object; tags: never }
  'glossaries.export.type.xlsx': { values: object; tags: never }
  'glossaries.flag.caseSensitive': { values: object; tags: never }
  'glossaries.flag.caseSensitive.text': { values: object; tags: never }
  'glossaries.flag.dnt': { values: object; tags: never }
  'glossaries.flag.dnt.text': { values: object; tags: never }
  'glossaries.flag.exactMatch': { values: object; tags: never }
  'glossaries.flag.exactMatch.text': { values: object; tags: never }
  'glossaries.flag.forbidden': { values: object; tags: never }
  'glossaries.flag.forbidden.text': { values: object; tags: never }
  'glossaries.flag.internal': { values: object; tags: never }
  'glossaries.flag.internal.text': { values: object; tags: never }
  'glossaries.flag.locked': { values: object; tags: never }
  'glossaries.flag.locked.text': { values: object; tags: never }
  'glossaries.form.basics': { values: object; tags: never }
  'glossaries.form.languagesMissing': { values: object; tags: never }
  'glossaries.form.languagesText': { values: object; tags: never }
  'glossaries.form.more': { values: object; tags: never }
  'glossaries.form.nameMissing': { values: object; tags: never }
  'glossaries.form.noLanguage': { values: object; tags: never }
  'glossaries.form.owner': { values: object; tags: never }
  'glossaries.form.ownerText': { values: object; tags: never }
  'glossaries.form.unitsText': { values: object; tags: never }
  'glossaries.gender.Feminine': { values: object; tags: never }
  'glossaries.gender.Masculine': { values: object; tags: never }
  'glossaries.gender.Neutral': { values: object; tags: never }
  'glossaries.history': { values: object; tags: never }
  'glossaries.history.more': { values: object; tags: never }
  'glossaries.history.none': { values: object; tags: never }
  'glossaries.history.restore': { values: object; tags: never }
  'glossaries.history.restored': { values: object; tags: never }
  'glossaries.image': { values: object; tags: never }
  'glossaries.images': { values: object; tags: never }
  'glossaries.images.add': { values: object; tags: never }
  'glossaries.images.description': { values: object; tags: never }
  'glossaries.images.description.text': { values: object; tags: never }
  'glossaries.images.refused': { values: object; tags: never }
  'glossaries.images.remove': { values: { name: string | number }; tags: never }
  'glossaries.import': { values: object; tags: never }
  'glossaries.import.canceled': { values: object; tags: never }
  'glossaries.import.drop': { values: object; tags: never }
  'glossaries.import.refused': { values: { name: string | number }; tags: never }
  'glossaries.import.report': { values: { terms: number; created: number; merged: number; unchanged: number }; tags: never }
  'glossaries.import.skipped': { values: { count: number }; tags: never }
  'glossaries.import.text': { values: object; tags: never }
  'glossaries.import.unchanged': { values: object; tags: never }
  'glossaries.inTexts': { values: object; tags: never }
  'glossaries.inTexts.none': { values: object; tags: never }
  'glossaries.isDefault': { values: object; tags: never }
  'glossaries.isDefault.text': { values: object; tags: never }
  'glossaries.languages': { values: object; tags: never }
  'glossaries.lastImport': { values: object; tags: never }
  'glossaries.links': { values: object; tags: never }
  'glossaries.links.BROADER': { values: object; tags: never }
  'glossaries.links.NARROWER': { values: object; tags: never }
  'glossaries.links.RELATED': { values: object; tags: never }
  'glossaries.links.REPLACED_BY': { values: object; tags: never }
  'glossaries.links.REPLACES': { values: object; tags: never }
  'glossaries.links.add': { values: object; tags: never }
  'glossaries.links.added': { values: { name: string | number }; tags: never }
  'glossaries.links.choose': { values: object; tags: never }
  'glossaries.links.kind': { values: object; tags: never }
  'glossaries.links.remove': { values: { name: string | number }; tags: never }
  'glossaries.mark.dnt': { values: object; tags: never }
  'glossaries.mark.forbidden': { values: object; tags: never }
  'glossaries.mark.internal': { values: object; tags: never }
  'glossaries.mark.locked': { values: object; tags: never }
  'glossaries.merge': { values: { count: number }; tags: never }
  'glossaries.merge.command': { values: object; tags: never }
  'glossaries.merge.created': { values: object; tags: never }
  'glossaries.merge.done': { values: { name: string | number }; tags: never }
  'glossaries.merge.dropped': { values: { terms: string | number }; tags: never }
  'glossaries.merge.field': { values: object; tags: never }
  'glossaries.merge.history': { values: object; tags: never }
  'glossaries.merge.keepTerm': { values: { term: string | number; number: string | number }; tags: never }
  'glossaries.merge.lost': { values: { number: string | number; fields: string | number }; tags: never }
  'glossaries.merge.merged': { values: object; tags: never }
  'glossaries.merge.moves': { values: { requests: string | number; links: string | number }; tags: never }
  'glossaries.merge.none': { values: object; tags: never }
  'glossaries.merge.stays': { values: { number: string | number }; tags: never }
  'glossaries.merge.take': { values: object; tags: never }
  'glossaries.merge.taken': { values: object; tags: never }
  'glossaries.merge.undo': { values: object; tags: never }
  'glossaries.merge.undoName': { values: { name: string | number }; tags: never }
  'glossaries.merge.undone': { values: object; tags: never }
  'glossaries.merge.undoneToast': { values: { name: string | number }; tags: never }
  'glossaries.name': { values: object; tags: never }
  'glossaries.new': { values: object; tags: never }
  'glossaries.note': { values: object; tags: never }
  'glossaries.orgUnits': { values: object; tags: never }
  'glossaries.organization': { values: object; tags: never }
  'glossaries.part.Adjective': { values: object; tags: never }
  'glossaries.part.Adverb': { values: object; tags: never }
  'glossaries.part.Conjunction': { values: object; tags: never }
  'glossaries.part.Determiner': { values: object; tags: never }
  'glossaries.part.Interjection': { values: object; tags: never }
  'glossaries.part.Noun': { values: object; tags: never }
  'glossaries.part.Preposition': { values: object; tags: never }
  'glossaries.part.Pronoun': { values: object; tags: never }
  'glossaries.part.Verb': { values: object; tags: never }
  'glossaries.remove': { values: object; tags: never }
  'glossaries.remove.text': { values: { count: number }; tags: never }
  'glossaries.remove.title': { values: { name: string | number }; tags: never }
  'glossaries.removed': { values: { name: string | number }; tags: never }
  'glossaries.saved': { values: object; tags: never }
  'glossaries.search': { values: object; tags: never }
  'glossaries.status.Approved': { values: object; tags: never }
  'glossaries.status.New': { values: object; tags: never }
  'glossaries.status.Published': { values: object; tags: never }
  'glossaries.status.Under_Review': { values: object; tags: never }
  'glossaries.subDomain': { values: object; tags: never }
  'glossaries.term': { values: object; tags: never }
  'glossaries.term.add': { values: object; tags: never }
  'glossaries.term.addIn': { values: { language: string | number }; tags: never }
  'glossaries.term.delete.label': { values: { term: string | number }; tags: never }
  'glossaries.term.delete.last': { values: object; tags: never }
  'glossaries.term.delete.text': { values: object; tags: never }
  'glossaries.term.delete.title': { values: { term: string | number }; tags: never }
  'glossaries.term.edit': { values: object; tags: never }
  'glossaries.term.edit.label': { values: { term: string | number }; tags: never }
  'glossaries.term.gender': { values: object; tags: never }
  'glossaries.term.language': { values: object; tags: never }
  'glossaries.term.languageMissing': { values: object; tags: never }
  'glossaries.term.missing': { values: object; tags: never }
  'glossaries.term.more': { values: object; tags: never }
  'glossaries.term.notes': { values: object; tags: never }
  'glossaries.term.part': { values: object; tags: never }
  'glossaries.term.saved': { values: { term: string | number }; tags: never }
  'glossaries.term.status': { values: object; tags: never }
  'glossaries.term.taken': { values: object; tags: never }
  'glossaries.term.type': { values: object; tags: never }
  'glossaries.termType.Acronym': { values: object; tags: never }
  'glossaries.termType.Full': { values: object; tags: never }
  'glossaries.terms': { values: object; tags: never }
  'glossaries.title': { values: object; tags: never }
  'glossaries.usage': { values: object; tags: never }
  'glossaries.use': { values: object; tags: never }
  'glossaries.use.followed': { values: object; tags: never }
  'glossaries.use.none': { values: object; tags: never }
  'glossaries.use.part': { values: object; tags: never }
  'glossaries.use.text': { values: object; tags: never }
  'glossaries.use.used': { values: object; tags: never }
  'glossaries.withoutLanguage': { values: { language: string | number }; tags: never }
  'groups.add': { values: object; tags: never }
  'groups.addPerson': { values: object; tags: never }
  'groups.code': { values: object; tags: never }
  'groups.create': { values: object; tags: never }
  'groups.email': { values: object; tags: never }
  'groups.name': { values: object; tags: never }
  'groups.nobody': { values: object; tags: never }
  'groups.nobodyText': { values: object; tags: never }
  'groups.none': { values: object; tags: never }
  'groups.noneText': { values: object; tags: never }
  'groups.notIncluded': { values: { plans: string | number }; tags: never }
  'groups.people': { values: object; tags: never }
  'groups.person': { values: object; tags: never }
  'groups.personText': { values: object; tags: never }
  'groups.remove': { values: object; tags: never }
  'groups.removePerson': { values: { name: string | number }; tags: never }
  'groups.removeText': { values: { count: number }; tags: never }
  'groups.removeTitle': { values: { name: string | number }; tags: never }
  'groups.removed': { values: { name: string | number }; tags: never }
  'groups.saved': { values: object; tags: never }
  'groups.showPlan': { values: object; tags: never }
  'groups.tab.general': { values: object; tags: never }
  'groups.tab.permissions': { values: object; tags: never }
  'groups.title': { values: object; tags: never }
  'guidedImport.allowed': { values: object; tags: never }
  'guidedImport.another': { values: object; tags: never }
  'guidedImport.archive': { values: object; tags: never }
  'guidedImport.column': { values: object; tags: never }
  'guidedImport.columns': { values: object; tags: never }
  'guidedImport.done': { values: object; tags: never }
  'guidedImport.drop': { values: object; tags: never }
  'guidedImport.failed': { values: { count: number }; tags: never }
  'guidedImport.files': { values: { count: number }; tags: never }
  'guidedImport.into.GLOSSARY': { values: object; tags: never }
  'guidedImport.into.MEMORY': { values: object; tags: never }
  'guidedImport.into.existing': { values: object; tags: never }
  'guidedImport.kept': { values: object; tags: never }
  'guidedImport.kept.CHANGED_SINCE': { values: { name: string | number }; tags: never }
  'guidedImport.kept.IN_USE': { values: { name: string | number }; tags: never }
  'guidedImport.kept.NOT_UNDOABLE': { values: { name: string | number }; tags: never }
  'guidedImport.kind': { values: object; tags: never }
  'guidedImport.kind.GLOSSARY': { values: object; tags: never }
  'guidedImport.kind.MEMORY': { values: object; tags: never }
  'guidedImport.kind.NONE': { values: object; tags: never }
  'guidedImport.kind.PEOPLE': { values: object; tags: never }
  'guidedImport.kind.RATES': { values: object; tags: never }
  'guidedImport.kind.SOURCE': { values: object; tags: never }
  'guidedImport.kind.TRANSLATIONS': { values: object; tags: never }
  'guidedImport.listedTwice': { values: object; tags: never }
  'guidedImport.means': { values: object; tags: never }
  'guidedImport.meansOf': { values: { name: string | number }; tags: never }
  'guidedImport.more': { values: { count: number }; tags: never }
  'guidedImport.notImported': { values: object; tags: never }
  'guidedImport.nothing': { values: object; tags: never }
  'guidedImport.plan.added': { values: { count: number }; tags: never }
  'guidedImport.plan.changed': { values: { count: number }; tags: never }
  'guidedImport.planning': { values: object; tags: never }
  'guidedImport.problem.LINES_WRONG': { values: { count: number }; tags: never }
  'guidedImport.problem.PARAGRAPHS_DIFFER': { values: { translated: string | number; source: string | number }; tags: never }
  'guidedImport.problem.SOURCE_COLUMN_MISSING': { values: { language: string | number }; tags: never }
  'guidedImport.problem.SOURCE_FILE_MISSING': { values: object; tags: never }
  'guidedImport.problem.TARGET_LANGUAGE_MISSING': { values: object; tags: never }
  'guidedImport.problems': { values: { count: number }; tags: never }
  'guidedImport.ready': { values: object; tags: never }
  'guidedImport.recent': { values: object; tags: never }
  'guidedImport.report': { values: object; tags: never }
  'guidedImport.running': { values: object; tags: never }
  'guidedImport.source': { values: object; tags: never }
  'guidedImport.sourceFile': { values: object; tags: never }
  'guidedImport.start': { values: object; tags: never }
  'guidedImport.state.DONE': { values: object; tags: never }
  'guidedImport.state.FAILED': { values: object; tags: never }
  'guidedImport.state.LEFT_OUT': { values: object; tags: never }
  'guidedImport.state.RUNNING': { values: object; tags: never }
  'guidedImport.state.UNCHANGED': { values: object; tags: never }
  'guidedImport.state.UNDONE': { values: object; tags: never }
  'guidedImport.state.WAITING': { values: object; tags: never }
  'guidedImport.target': { values: object; tags: never }
  'guidedImport.text': { values: object; tags: never }
  'guidedImport.title': { values: object; tags: never }
  'guidedImport.undo': { values: object; tags: never }
  'guidedImport.undoText': { values: object; tags: never }
  'guidedImport.undoing': { values: object; tags: never }
  'guidedImport.undone': { values: object; tags: never }
  'guidedImport.unmatched': { values: object; tags: never }
  'guidedImport.unmatched.EXTRA': { values: { key: string | number }; tags: never }
  'guidedImport.unmatched.MISSING': { values: { key: string | number }; tags: never }
  'guidedImport.unmatched.PLACEHOLDERS': { values: { key: string | number }; tags: never }
  'guidedImport.unmatched.SAME': { values: { key: string | number }; tags: never }
  'guidedImport.unmatched.SENTENCES': { values: { key: string | number }; tags: never }
  'guidedImport.unmatched.UNFINISHED': { values: { key: string | number }; tags: never }
  'guidedImport.values': { values: object; tags: never }
  'guidedImport.whole.DONE': { values: object; tags: never }
  'guidedImport.whole.OPEN': { values: object; tags: never }
  'guidedImport.whole.RUNNING': { values: object; tags: never }
  'guidedImport.whole.UNDOING': { values: object; tags: never }
  'guidedImport.whole.UNDONE': { values: object; tags: never }
  'help.agreement': { values: object; tags: never }
  'help.approvalLimit': { values: object; tags: never }
  'help.carriedOver': { values: object; tags: never }
  'help.contextKey': { values: object; tags: never }
  'help.debtAge': { values: object; tags: never }
  'help.disputes': { values: object; tags: never }
  'help.exchangeDifference': { values: object; tags: never }
  'help.fullPrice': { values: object; tags: never }
  'help.grossMargin': { values: object; tags: never }
  'help.keptShare': { values: object; tags: never }
  'help.machineShare': { values: object; tags: never }
  'help.marginGoal': { values: object; tags: never }
  'help.matchBand': { values: object; tags: never }
  'help.matchSavings': { values: object; tags: never }
  'help.matchScore': { values: object; tags: never }
  'help.minimumFee': { values: object; tags: never }
  'help.minimumMatch': { values: object; tags: never }
  'help.more': { values: object; tags: never }
  'help.netRate': { values: object; tags: never }
  'help.netRateScheme': { values: object; tags: never }
  'help.newTab': { values: object; tags: never }
  'help.notUpheld': { values: object; tags: never }
  'help.passMark': { values: object; tags: never }
  'help.penalty': { values: object; tags: never }
  'help.pointsPerThousand': { values: object; tags: never }
  'help.pricedAgain': { values: object; tags: never }
  'help.qualityScore': { values: object; tags: never }
  'help.scoreFormula': { values: object; tags: never }
  'help.selfBilling': { values: object; tags: never }
  'help.tolerance': { values: object; tags: never }
  'help.weightedWords': { values: object; tags: never }
  'help.wordCounter': { values: object; tags: never }
  'hierarchy.applies': { values: object; tags: never }
  'hierarchy.from': { values: { level: string | number }; tags: never }
  'hierarchy.level.ACCOUNT': { values: object; tags: never }
  'hierarchy.level.ORGANIZATION': { values: object; tags: never }
  'hierarchy.level.ORG_UNIT': { values: object; tags: never }
  'hierarchy.level.PROJECT': { values: object; tags: never }
  'hierarchy.level.SYSTEM': { values: object; tags: never }
  'hierarchy.levels': { values: object; tags: never }
  'hierarchy.loading': { values: object; tags: never }
  'hierarchy.more': { values: object; tags: never }
  'hierarchy.name.CANCELLATION_REQUIRED': { values: object; tags: never }
  'hierarchy.name.CONTEXT_MATCHING': { values: object; tags: never }
  'hierarchy.name.COSTS_LOGFILE_TYPE': { values: object; tags: never }
  'hierarchy.name.NET_RATES': { values: object; tags: never }
  'hierarchy.name.PROJECT_AUTOMATION': { values: object; tags: never }
  'hierarchy.name.RECOMMENDATIONS': { values: object; tags: never }
  'hierarchy.name.SEGMENTATION': { values: object; tags: never }
  'hierarchy.name.WORD_COUNTER': { values: object; tags: never }
  'hierarchy.none': { values: object; tags: never }
  'hierarchy.search': { values: object; tags: never }
  'hierarchy.setting': { values: object; tags: never }
  'hierarchy.settings': { values: object; tags: never }
  'hierarchy.text': { values: object; tags: never }
  'hierarchy.title': { values: object; tags: never }
  'hierarchy.value.BUILT_IN': { values: object; tags: never }
  'hierarchy.value.BY_STATUS': { values: object; tags: never }
  'hierarchy.value.OFF': { values: object; tags: never }
  'hierarchy.value.ON': { values: object; tags: never }
  'hierarchy.value.OWN': { values: object; tags: never }
  'hierarchy.value.POST_ANALYSIS': { values: object; tags: never }
  'hierarchy.value.PRE_ANALYSIS': { values: object; tags: never }
  'home.accepted': { values: object; tags: never }
  'home.account': { values: object; tags: never }
  'home.action.APPROVAL': { values: object; tags: never }
  'home.action.OVERDUE': { values: object; tags: never }
  'home.action.QUOTE': { values: object; tags: never }
  'home.action.UNASSIGNED': { values: object; tags: never }
  'home.action.open': { values: object; tags: never }
  'home.all': { values: object; tags: never }
  'home.available': { values: object; tags: never }
  'home.available.empty': { values: object; tags: never }
  'home.beforeLastWeek': { values: { words: string | number }; tags: never }
  'home.capacity': { values: { count: string | number }; tags: never }
  'home.capacity.change': { values: object; tags: never }
  'home.capacity.line': { values: { count: string | number }; tags: never }
  'home.changed': { values: object; tags: never }
  'home.changed.empty': { values: object; tags: never }
  'home.charged': { values: object; tags: never }
  'home.continue': { values: object; tags: never }
  'home.createdAt': { values: { when: string | number }; tags: never }
  'home.day': { values: object; tags: never }
  'home.delivered': { values: object; tags: never }
  'home.deliveredAt': { values: { date: string | number }; tags: never }
  'home.deliveredWords': { values: object; tags: never }
  'home.did.PROJECT_CREATED': { values: { person: string | number; project: string | number }; tags: 'at' | 'who' }
  'home.did.PROJECT_MESSAGE_CREATED': { values: { person: string | number; project: string | number }; tags: 'at' | 'who' }
  'home.did.PROJECT_STATUS_CHANGED': { values: { person: string | number; status: string; project: string | number }; tags: 'at' | 'who' }
  'home.did.TASK_ASSIGNED': { values: { person: string | number; count: number; project: string | number }; tags: 'at' | 'who' }
  'home.did.TASK_REJECTED': { values: { person: string | number; count: number; project: string | number }; tags: 'at' | 'who' }
  'home.did.TASK_REOPENED': { values: { person: string | number; count: number; project: string | number }; tags: 'at' | 'who' }
  'home.did.TASK_STATUS_CHANGED': { values: { person: string | number; status: string; count: number; project: string | number }; tags: 'at' | 'who' }
  'home.did.TASK_STOP_LOSS_ACCEPTED': { values: { person: string | number; project: string | number }; tags: 'at' | 'who' }
  'home.did.TASK_STOP_LOSS_DECLINED': { values: { person: string | number; project: string | number }; tags: 'at' | 'who' }
  'home.did.TASK_STOP_LOSS_OFFERED': { values: { person: string | number; project: string | number }; tags: 'at' | 'who' }
  'home.do': { values: { action: string | number; name: string | number }; tags: never }
  'home.done': { values: { share: string | number }; tags: never }
  'home.dueAt': { values: { date: string | number }; tags: never }
  'home.failedJobs': { values: object; tags: never }
  'home.firstStep.APPROVAL': { values: object; tags: never }
  'home.firstStep.CLIENT': { values: object; tags: never }
  'home.firstStep.DELIVERY': { values: object; tags: never }
  'home.firstStep.LINGUISTS': { values: object; tags: never }
  'home.firstStep.ORDER': { values: object; tags: never }
  'home.firstStep.PAYOUT': { values: object; tags: never }
  'home.firstStep.PRICES': { values: object; tags: never }
  'home.firstStep.PROJECT': { values: object; tags: never }
  'home.firstStep.QUOTE': { values: object; tags: never }
  'home.firstStep.RATES': { values: object; tags: never }
  'home.firstStep.TASK': { values: object; tags: never }
  'home.firstStep.TRANSLATION': { values: object; tags: never }
  'home.firstStepText.APPROVAL': { values: object; tags: never }
  'home.firstStepText.CLIENT': { values: object; tags: never }
  'home.firstStepText.DELIVERY': { values: object; tags: never }
  'home.firstStepText.LINGUISTS': { values: object; tags: never }
  'home.firstStepText.ORDER': { values: object; tags: never }
  'home.firstStepText.PAYOUT': { values: object; tags: never }
  'home.firstStepText.PRICES': { values: object; tags: never }
  'home.firstStepText.PROJECT': { values: object; tags: never }
  'home.firstStepText.QUOTE': { values: object; tags: never }
  'home.firstStepText.RATES': { values: object; tags: never }
  'home.firstStepText.TASK': { values: object; tags: never }
  'home.firstStepText.TRANSLATION': { values: object; tags: never }
  'home.firstSteps': { values: object; tags: never }
  'home.firstSteps.done': { values: { done: string | number; all: string | number }; tags: never }
  'home.firstSteps.hide': { values: object; tags: never }
  'home.firstSteps.import': { values: object; tags: never }
  'home.firstSteps.isDone': { values: object; tags: never }
  'home.firstSteps.start': { values: object; tags: never }
  'home.firstSteps.title': { values: object; tags: never }
  'home.inBase': { values: { amount: string | number }; tags: never }
  'home.inMonth': { values: { month: string | number; value: string | number }; tags: never }
  'home.inProgress': { values: object; tags: never }
  'home.inProgress.empty': { values: object; tags: never }
  'home.inProjects': { values: { count: number }; tags: never }
  'home.inWork': { values: object; tags: never }
  'home.inWork.empty': { values: object; tags: never }
  'home.inZone': { values: { text: string | number; timezone: string | number }; tags: never }
  'home.lastDelivered': { values: object; tags: never }
  'home.lastDelivered.empty': { values: object; tags: never }
  'home.late': { values: object; tags: never }
  'home.late.act': { values: object; tags: never }
  'home.late.none': { values: object; tags: never }
  'home.laterSteps': { values: object; tags: never }
  'home.lessThanLastWeek': { values: { share: string | number }; tags: never }
  'home.money': { values: object; tags: never }
  'home.money.currency': { values: { currency: string | number }; tags: never }
  'home.money.empty': { values: object; tags: never }
  'home.month': { values: object; tags: never }
  'home.moreThanLastWeek': { values: { share: string | number }; tags: never }
  'home.nextDue': { values: object; tags: never }
  'home.noDue': { values: object; tags: never }
  'home.nothing': { values: object; tags: never }
  'home.offered': { values: object; tags: never }
  'home.oldest': { values: { when: string | number }; tags: never }
  'home.onTime': { values: object; tags: never }
  'home.openTasks': { values: { count: number }; tags: never }
  'home.overdue': { values: object; tags: never }
  'home.paid': { values: object; tags: never }
  'home.pay': { values: object; tags: never }
  'home.payByMonth': { values: object; tags: never }
  'home.payByMonth.empty': { values: object; tags: never }
  'home.projects': { values: { count: number }; tags: never }
  'home.reason.APPROVAL': { values: object; tags: never }
  'home.reason.DELIVERED': { values: object; tags: never }
  'home.reason.IN_PROGRESS': { values: object; tags: never }
  'home.reason.OVERDUE': { values: object; tags: never }
  'home.reason.QUOTE': { values: object; tags: never }
  'home.reason.UNASSIGNED': { values: object; tags: never }
  'home.secondFactor': { values: { date: string | number }; tags: never }
  'home.setUp': { values: object; tags: never }
  'home.start': { values: object; tags: never }
  'home.tasks': { values: { count: number }; tags: never }
  'home.thisMonth': { values: object; tags: never }
  'home.thisWeek': { values: object; tags: never }
  'home.title': { values: { name: string | number }; tags: never }
  'home.toAccept': { values: object; tags: never }
  'home.toAccept.empty': { values: object; tags: never }
  'home.toApprove': { values: object; tags: never }
  'home.toApprove.empty': { values: object; tags: never }
  'home.toAssign': { values: { count: number }; tags: never }
  'home.toBePaid': { values: object; tags: never }
  'home.toInvoice': { values: object; tags: never }
  'home.toPay': { values: object; tags: never }
  'home.toQuote': { values: object; tags: never }
  'home.unassigned': { values: object; tags: never }
  'home.waiting': { values: object; tags: never }
  'home.waitsForYou': { values: object; tags: never }
  'home.waitsForYou.empty': { values: object; tags: never }
  'home.week': { values: object; tags: never }
  'home.weekOf': { values: { day: string | number }; tags: never }
  'home.words': { values: { count: number }; tags: never }
  'home.wordsByMonth': { values: object; tags: never }
  'home.wordsDelivered': { values: object; tags: never }
  'home.wordsDelivered.empty': { values: object; tags: never }
  'home.wordsDelivered.onTime': { values: { share: string | number }; tags: never }
  'home.wordsDue': { values: object; tags: never }
  'home.wordsDue.empty': { values: object; tags: never }
  'home.wordsDue.most': { values: { day: string | number; words: string | number }; tags: never }
  'home.wordsLabel': { values: object; tags: never }
  'home.wordsOf': { values: { done: string | number; all: string | number }; tags: never }
  'imports.added': { values: { count: number }; tags: never }
  'imports.allowed': { values: object; tags: never }
  'imports.browse': { values: object; tags: never }
  'imports.change': { values: { column: string | number; old: string | number; next: string | number }; tags: never }
  'imports.changed': { values: { count: number }; tags: never }
  'imports.checked': { values: object; tags: never }
  'imports.checking': { values: object; tags: never }
  'imports.detail': { values: object; tags: never }
  'imports.download': { values: object; tags: never }
  'imports.drop': { values: object; tags: never }
  'imports.failed': { values: object; tags: never }
  'imports.filled': { values: { format: string | number }; tags: never }
  'imports.import': { values: object; tags: never }
  'imports.line': { values: object; tags: never }
  'imports.more': { values: { count: number }; tags: never }
  'imports.notTaken': { values: object; tags: never }
  'imports.notTaken.CODE': { values: { name: string | number; count: number }; tags: never }
  'imports.notTaken.COLUMN': { values: { name: string | number; count: number }; tags: never }
  'imports.notTaken.CONCEPT': { values: { count: number; name: string | number }; tags: never }
  'imports.notTaken.FIELD': { values: { name: string | number; count: number }; tags: never }
  'imports.notTaken.LANGUAGE': { values: { name: string | number; count: number }; tags: never }
  'imports.notTaken.MORE': { values: { count: number }; tags: never }
  'imports.notTaken.OLDER': { values: { count: number }; tags: never }
  'imports.notTaken.PRESENT': { values: { name: string | number }; tags: never }
  'imports.notTaken.REPLACED': { values: { count: number; name: string | number }; tags: never }
  'imports.notTaken.RULES': { values: { name: string | number }; tags: never }
  'imports.notTaken.SHEET': { values: { name: string | number }; tags: never }
  'imports.notTaken.TERM': { values: { name: string | number }; tags: never }
  'imports.notTaken.VALUE': { values: { name: string | number; count: number }; tags: never }
  'imports.notTaken.changed': { values: object; tags: never }
  'imports.notTaken.checked': { values: object; tags: never }
  'imports.notTaken.download': { values: object; tags: never }
  'imports.notTaken.lines': { values: { text: string | number; lines: string | number }; tags: never }
  'imports.notTaken.taken': { values: { name: string | number; language: string | number; count: number }; tags: never }
  'imports.nothing': { values: object; tags: never }
  'imports.outcome': { values: object; tags: never }
  'imports.outcome.ADDED': { values: object; tags: never }
  'imports.outcome.CHANGED': { values: object; tags: never }
  'imports.outcome.WRONG': { values: object; tags: never }
  'imports.problem': { values: { column: string | number; problem: string | number }; tags: never }
  'imports.problem.AMBIGUOUS': { values: { value: string | number }; tags: never }
  'imports.problem.LISTED_TWICE': { values: { limit: string | number }; tags: never }
  'imports.problem.MISSING': { values: object; tags: never }
  'imports.problem.NOT_ALLOWED': { values: object; tags: never }
  'imports.problem.ONLY_FOR_NEW': { values: object; tags: never }
  'imports.problem.TOO_LONG': { values: { limit: string | number }; tags: never }
  'imports.problem.TOO_MANY': { values: { limit: string | number }; tags: never }
  'imports.problem.UNKNOWN': { values: { value: string | number }; tags: never }
  'imports.problem.WRONG_VALUE': { values: { value: string | number; limit: string | number }; tags: never }
  'imports.ready': { values: object; tags: never }
  'imports.removed': { values: { count: number }; tags: never }
  'imports.report': { values: object; tags: never }
  'imports.same': { values: { count: number }; tags: never }
  'imports.template': { values: { format: string | number }; tags: never }
  'imports.userRates.done': { values: { count: number }; tags: never }
  'imports.userRates.text': { values: object; tags: never }
  'imports.userRates.title': { values: object; tags: never }
  'imports.users.done': { values: { count: number }; tags: never }
  'imports.users.text': { values: object; tags: never }
  'imports.users.title': { values: object; tags: never }
  'imports.value': { values: { column: string | number; next: string | number }; tags: never }
  'imports.wrong': { values: { count: number }; tags: never }
  'intake.brings': { values: object; tags: never }
  'intake.byLanguage': { values: object; tags: never }
  'intake.cost': { values: object; tags: never }
  'intake.costText': { values: object; tags: never }
  'intake.counter': { values: { counter: string | number }; tags: never }
  'intake.first': { values: { count: number }; tags: never }
  'intake.forAll': { values: { kind: string | number }; tags: never }
  'intake.found': { values: { value: string | number }; tags: never }
  'intake.keys.accept': { values: object; tags: never }
  'intake.keys.choose': { values: object; tags: never }
  'intake.keys.only': { values: object; tags: never }
  'intake.keys.text': { values: object; tags: never }
  'intake.keys.title': { values: { name: string | number }; tags: never }
  'intake.limit': { values: object; tags: never }
  'intake.missingPrices': { values: object; tags: never }
  'intake.more': { values: { count: number }; tags: never }
  'intake.needsSource': { values: object; tags: never }
  'intake.notTaken': { values: { count: number; archive: string | number }; tags: never }
  'intake.notTaken.DAMAGED': { values: object; tags: never }
  'intake.notTaken.ENCRYPTED': { values: object; tags: never }
  'intake.notTaken.LINK': { values: object; tags: never }
  'intake.notTaken.NAME_TWICE': { values: object; tags: never }
  'intake.notTaken.SYSTEM_FILE': { values: object; tags: never }
  'intake.notTaken.TOO_DEEP': { values: { limit: number }; tags: never }
  'intake.notTaken.TOO_DENSE': { values: { value: number; limit: number }; tags: never }
  'intake.notTaken.TOO_LARGE': { values: { value: string | number; limit: string | number }; tags: never }
  'intake.notTaken.TYPE': { values: object; tags: never }
  'intake.notTaken.UNSAFE_NAME': { values: object; tags: never }
  'intake.notTaken.all': { values: object; tags: never }
  'intake.notTaken.of': { values: { path: string | number; reason: string | number }; tags: never }
  'intake.note': { values: object; tags: never }
  'intake.nothing': { values: object; tags: never }
  'intake.nothingText': { values: object; tags: never }
  'intake.rebuilt': { values: { name: string | number; kind: string | number }; tags: never }
  'intake.segmentsOf': { values: { name: string | number }; tags: never }
  'intake.source': { values: object; tags: never }
  'intake.target': { values: object; tags: never }
  'intake.tasks': { values: object; tags: never }
  'intake.title': { values: object; tags: never }
  'intake.total': { values: { words: number; files: number }; tags: never }
  'intake.unanswered': { values: { name: string | number }; tags: never }
  'journal.after': { values: object; tags: never }
  'journal.atPosition': { values: { position: string | number }; tags: never }
  'journal.before': { values: object; tags: never }
  'journal.broken': { values: object; tags: never }
  'journal.brokenTitle': { values: object; tags: never }
  'journal.chain': { values: object; tags: never }
  'journal.changedSince': { values: { count: number }; tags: never }
  'journal.checkedAt': { values: { time: string | number }; tags: never }
  'journal.copyHash': { values: object; tags: never }
  'journal.count': { values: { count: number }; tags: never }
  'journal.empty': { values: object; tags: never }
  'journal.emptyText': { values: object; tags: never }
  'journal.entries': { values: { count: number }; tags: never }
  'journal.field': { values: object; tags: never }
  'journal.hash': { values: object; tags: never }
  'journal.keep': { values: object; tags: never }
  'journal.keepDays': { values: object; tags: never }
  'journal.keepDaysText': { values: { least: string | number; most: string | number }; tags: never }
  'journal.keepDaysWrong': { values: { least: string | number; most: string | number }; tags: never }
  'journal.keepForever': { values: object; tags: never }
  'journal.keepSaved': { values: object; tags: never }
  'journal.keepTitle': { values: object; tags: never }
  'journal.keepWarning': { values: object; tags: never }
  'journal.keeps': { values: { count: string | number }; tags: never }
  'journal.kept': { values: { count: number }; tags: never }
  'journal.keptForever': { values: object; tags: never }
  'journal.neverChecked': { values: object; tags: never }
  'journal.notSealed': { values: object; tags: never }
  'journal.position': { values: object; tags: never }
  'journal.problem.ADDED': { values: object; tags: never }
  'journal.problem.CHANGED': { values: object; tags: never }
  'journal.problem.END': { values: object; tags: never }
  'journal.problem.GAP': { values: object; tags: never }
  'journal.problem.MISSING': { values: object; tags: never }
  'journal.problem.START': { values: object; tags: never }
  'journal.reason': { values: object; tags: never }
  'journal.restores': { values: { count: string | number }; tags: never }
  'journal.search': { values: object; tags: never }
  'journal.text': { values: object; tags: never }
  'journal.type.ACCOUNT': { values: object; tags: never }
  'journal.type.CONNECTOR': { values: object; tags: never }
  'journal.type.CONTRACT': { values: object; tags: never }
  'journal.type.COST': { values: object; tags: never }
  'journal.type.CUSTOM_FIELD': { values: object; tags: never }
  'journal.type.GLOSSARY': { values: object; tags: never }
  'journal.type.INVOICE': { values: object; tags: never }
  'journal.type.JOB': { values: object; tags: never }
  'journal.type.LIST_VIEW': { values: object; tags: never }
  'journal.type.LOGFILE': { values: object; tags: never }
  'journal.type.NET_RATE_SETTINGS': { values: object; tags: never }
  'journal.type.ORGANIZATION': { values: object; tags: never }
  'journal.type.ORG_UNIT': { values: object; tags: never }
  'journal.type.PAYABLE': { values: object; tags: never }
  'journal.type.PAYOUT': { values: object; tags: never }
  'journal.type.PERMISSION_GROUP': { values: object; tags: never }
  'journal.type.PIPELINE': { values: object; tags: never }
  'journal.type.PRICE_LIST': { values: object; tags: never }
  'journal.type.PROJECT': { values: object; tags: never }
  'journal.type.PROJECT_FILE': { values: object; tags: never }
  'journal.type.PROJECT_ROUTING': { values: object; tags: never }
  'journal.type.REVIEW': { values: object; tags: never }
  'journal.type.SEGMENT': { values: object; tags: never }
  'journal.type.TASK': { values: object; tags: never }
  'journal.type.TERM_REQUEST': { values: object; tags: never }
  'journal.type.THIRD_PARTY': { values: object; tags: never }
  'journal.type.TRANSLATION_MEMORY': { values: object; tags: never }
  'journal.type.USER': { values: object; tags: never }
  'journal.type.WEBHOOK': { values: object; tags: never }
  'journal.type.WORK_UNIT': { values: object; tags: never }
  'journal.undo': { values: object; tags: never }
  'journal.undoNow': { values: object; tags: never }
  'journal.undoTitle': { values: { change: string | number }; tags: never }
  'journal.unsealed': { values: { count: string | number }; tags: never }
  'journal.verified': { values: { count: number }; tags: never }
  'journal.verify': { values: object; tags: never }
  'journal.waiting': { values: { count: string | number }; tags: never }
  'journal.whole': { values: object; tags: never }
  'list.after': { values: { date: string | number }; tags: never }
  'list.arrived': { values: { count: string | number }; tags: never }
  'list.before': { values: { date: string | number }; tags: never }
  'list.columns': { values: object; tags: never }
  'list.columns.done': { values: object; tags: never }
  'list.columns.down': { values: { name: string | number }; tags: never }
  'list.columns.narrower': { values: { name: string | number }; tags: never }
  'list.columns.reset': { values: object; tags: never }
  'list.columns.up': { values: { name: string | number }; tags: never }
  'list.columns.wider': { values: { name: string | number }; tags: never }
  'list.countOf': { values: { count: number; total: number }; tags: never }
  'list.counters': { values: object; tags: never }
  'list.density.compact': { values: object; tags: never }
  'list.density.regular': { values: object; tags: never }
  'list.due.daysLate': { values: { count: number }; tags: never }
  'list.due.hoursLate': { values: { count: number }; tags: never }
  'list.due.justLate': { values: object; tags: never }
  'list.error.missing': { values: object; tags: never }
  'list.error.notADate': { values: { text: string | number }; tags: never }
  'list.error.notANumber': { values: { text: string | number }; tags: never }
  'list.error.notComparable': { values: { text: string | number }; tags: never }
  'list.error.open': { values: object; tags: never }
  'list.error.tooLong': { values: object; tags: never }
  'list.error.unknownField': { values: { text: string | number }; tags: never }
  'list.error.unknownValue': { values: { text: string | number }; tags: never }
  'list.export': { values: object; tags: never }
  'list.export.again': { values: object; tags: never }
  'list.export.as': { values: { format: string | number }; tags: never }
  'list.export.failed': { values: object; tags: never }
  'list.export.ready': { values: object; tags: never }
  'list.export.running': { values: object; tags: never }
  'list.export.title': { values: { format: string | number }; tags: never }
  'list.field.about': { values: object; tags: never }
  'list.field.address': { values: object; tags: never }
  'list.field.amount': { values: object; tags: never }
  'list.field.as': { values: object; tags: never }
  'list.field.assignment': { values: object; tags: never }
  'list.field.at': { values: object; tags: never }
  'list.field.category': { values: object; tags: never }
  'list.field.city': { values: object; tags: never }
  'list.field.client': { values: object; tags: never }
  'list.field.concepts': { values: object; tags: never }
  'list.field.contact': { values: object; tags: never }
  'list.field.cost': { values: object; tags: never }
  'list.field.costs': { values: object; tags: never }
  'list.field.country': { values: object; tags: never }
  'list.field.created': { values: object; tags: never }
  'list.field.creator': { values: object; tags: never }
  'list.field.currency': { values: object; tags: never }
  'list.field.day': { values: object; tags: never }
  'list.field.delivered': { values: object; tags: never }
  'list.field.domain': { values: object; tags: never }
  'list.field.due': { values: object; tags: never }
  'list.field.email': { values: object; tags: never }
  'list.field.event': { values: object; tags: never }
  'list.field.file': { values: object; tags: never }
  'list.field.hour': { values: object; tags: never }
  'list.field.imported': { values: object; tags: never }
  'list.field.is': { values: object; tags: never }
  'list.field.issued': { values: object; tags: never }
  'list.field.kind': { values: object; tags: never }
  'list.field.language': { values: object; tags: never }
  'list.field.linguist': { values: object; tags: never }
  'list.field.manager': { values: object; tags: never }
  'list.field.method': { values: object; tags: never }
  'list.field.name': { values: object; tags: never }
  'list.field.number': { values: object; tags: never }
  'list.field.open': { values: object; tags: never }
  'list.field.order': { values: object; tags: never }
  'list.field.page': { values: object; tags: never }
  'list.field.project': { values: object; tags: never }
  'list.field.result': { values: object; tags: never }
  'list.field.reviewed': { values: object; tags: never }
  'list.field.reviewer': { values: object; tags: never }
  'list.field.role': { values: object; tags: never }
  'list.field.score': { values: object; tags: never }
  'list.field.segments': { values: object; tags: never }
  'list.field.settings': { values: object; tags: never }
  'list.field.source': { values: object; tags: never }
  'list.field.state': { values: object; tags: never }
  'list.field.status': { values: object; tags: never }
  'list.field.step': { values: object; tags: never }
  'list.field.submitted': { values: object; tags: never }
  'list.field.system': { values: object; tags: never }
  'list.field.tag': { values: object; tags: never }
  'list.field.target': { values: object; tags: never }
  'list.field.text': { values: object; tags: never }
  'list.field.total': { values: object; tags: never }
  'list.field.unit': { values: object; tags: never }
  'list.field.who': { values: object; tags: never }
  'list.field.word': { values: object; tags: never }
  'list.field.words': { values: object; tags: never }
  'list.filter': { values: object; tags: never }
  'list.import': { values: object; tags: never }
  'list.is.active': { values: object; tags: never }
  'list.is.archived': { values: object; tags: never }
  'list.is.autopilot': { values: object; tags: never }
  'list.is.blocked': { values: object; tags: never }
  'list.is.continuous': { values: object; tags: never }
  'list.is.default': { values: object; tags: never }
  'list.is.impersonated': { values: object; tags: never }
  'list.is.invited': { values: object; tags: never }
  'list.is.late': { values: object; tags: never }
  'list.is.mine': { values: object; tags: never }
  'list.is.open': { values: object; tags: never }
  'list.is.overdue': { values: object; tags: never }
  'list.is.soon': { values: object; tags: never }
  'list.is.system': { values: object; tags: never }
  'list.is.unassigned': { values: object; tags: never }
  'list.is.waiting': { values: object; tags: never }
  'list.keys': { values: object; tags: never }
  'list.keys.apply': { values: object; tags: never }
  'list.keys.complete': { values: object; tags: never }
  'list.keys.home': { values: object; tags: never }
  'list.keys.memories': { values: object; tags: never }
  'list.keys.menu': { values: object; tags: never }
  'list.keys.next': { values: object; tags: never }
  'list.keys.nextPage': { values: object; tags: never }
  'list.keys.on': { values: object; tags: never }
  'list.keys.organizations': { values: object; tags: never }
  'list.keys.people': { values: object; tags: never }
  'list.keys.previous': { values: object; tags: never }
  'list.keys.previousPage': { values: object; tags: never }
  'list.keys.projects': { values: object; tags: never }
  'list.keys.search': { values: object; tags: never }
  'list.keys.searchAll': { values: object; tags: never }
  'list.keys.select': { values: object; tags: never }
  'list.keys.settings': { values: object; tags: never }
  'list.keys.tab': { values: object; tags: never }
  'list.keys.tasks': { values: object; tags: never }
  'list.keys.undo': { values: object; tags: never }
  'list.kind.credit': { values: object; tags: never }
  'list.kind.invoice': { values: object; tags: never }
  'list.me': { values: object; tags: never }
  'list.moved': { values: object; tags: never }
  'list.none': { values: object; tags: never }
  'list.not': { values: { value: string | number }; tags: never }
  'list.placeholder': { values: object; tags: never }
  'list.removeChip': { values: { name: string | number }; tags: never }
  'list.selectAll': { values: { count: number }; tags: never }
  'list.selectFirst': { values: { count: number }; tags: never }
  'list.selecting': { values: object; tags: never }
  'list.since': { values: { date: string | number }; tags: never }
  'list.state.decide': { values: object; tags: never }
  'list.state.failing': { values: object; tags: never }
  'list.state.off': { values: object; tags: never }
  'list.state.paused': { values: object; tags: never }
  'list.state.ready': { values: object; tags: never }
  'list.state.sign_in': { values: object; tags: never }
  'list.suggestions': { values: object; tags: never }
  'list.unassignedCount': { values: { count: number }; tags: never }
  'list.until': { values: { date: string | number }; tags: never }
  'list.views': { values: object; tags: never }
  'list.views.changed': { values: object; tags: never }
  'list.views.delete': { values: object; tags: never }
  'list.views.delete.shared': { values: object; tags: never }
  'list.views.delete.text': { values: object; tags: never }
  'list.views.delete.title': { values: { name: string | number }; tags: never }
  'list.views.isDefault': { values: object; tags: never }
  'list.views.leave': { values: object; tags: never }
  'list.views.makeDefault': { values: object; tags: never }
  'list.views.name': { values: object; tags: never }
  'list.views.nameMissing': { values: object; tags: never }
  'list.views.noDefault': { values: object; tags: never }
  'list.views.open': { values: { name: string | number }; tags: never }
  'list.views.own': { values: object; tags: never }
  'list.views.present': { values: object; tags: never }
  'list.views.save': { values: object; tags: never }
  'list.views.save.title': { values: object; tags: never }
  'list.views.saved': { values: { name: string | number }; tags: never }
  'list.views.share': { values: object; tags: never }
  'list.views.shared': { values: object; tags: never }
  'list.views.taken': { values: object; tags: never }
  'list.views.update': { values: { name: string | number }; tags: never }
  'login.cookiesBlocked': { values: object; tags: never }
  'login.forgot': { values: object; tags: never }
  'login.otp': { values: object; tags: never }
  'login.otp.help': { values: object; tags: never }
  'login.otp.title': { values: object; tags: never }
  'login.otp.use': { values: object; tags: never }
  'login.passkey': { values: object; tags: never }
  'login.passkey.elsewhere': { values: { hosts: string | number }; tags: never }
  'login.passkey.failed': { values: object; tags: never }
  'login.passkey.use': { values: object; tags: never }
  'login.password': { values: object; tags: never }
  'login.recovery': { values: object; tags: never }
  'login.recovery.help': { values: object; tags: never }
  'login.recovery.use': { values: object; tags: never }
  'login.refused': { values: object; tags: never }
  'login.remaining': { values: { count: number }; tags: never }
  'login.sso': { values: object; tags: never }
  'login.submit': { values: object; tags: never }
  'login.title': { values: object; tags: never }
  'login.username': { values: object; tags: never }
  'maintenance.announce': { values: object; tags: never }
  'maintenance.announced': { values: object; tags: never }
  'maintenance.begin': { values: object; tags: never }
  'maintenance.beginMissing': { values: object; tags: never }
  'maintenance.done': { values: object; tags: never }
  'maintenance.end': { values: object; tags: never }
  'maintenance.endBefore': { values: object; tags: never }
  'maintenance.endMissing': { values: object; tags: never }
  'maintenance.inProgress': { values: object; tags: never }
  'maintenance.remove': { values: object; tags: never }
  'maintenance.removed': { values: object; tags: never }
  'maintenance.save': { values: object; tags: never }
  'maintenance.title': { values: object; tags: never }
  'maintenance.zone': { values: { timezone: string | number }; tags: never }
  'mappings.add': { values: object; tags: never }
  'mappings.added': { values: { code: string | number }; tags: never }
  'mappings.addedOn': { values: object; tags: never }
  'mappings.code': { values: object; tags: never }
  'mappings.codeMissing': { values: object; tags: never }
  'mappings.codeText': { values: object; tags: never }
  'mappings.deleteOf': { values: { code: string | number }; tags: never }
  'mappings.deleteText': { values: { language: string | number }; tags: never }
  'mappings.deleteTitle': { values: { code: string | number }; tags: never }
  'mappings.deleted': { values: { code: string | number }; tags: never }
  'mappings.language': { values: object; tags: never }
  'mappings.languageMissing': { values: object; tags: never }
  'mappings.none': { values: object; tags: never }
  'mappings.noneText': { values: object; tags: never }
  'mappings.ours': { values: object; tags: never }
  'mappings.text': { values: object; tags: never }
  'mappings.title': { values: object; tags: never }
  'mappings.undo': { values: object; tags: never }
  'notifications.act.ANSWER': { values: object; tags: never }
  'notifications.act.ASSIGN': { values: object; tags: never }
  'notifications.act.CONTRACT': { values: object; tags: never }
  'notifications.act.DECIDE': { values: object; tags: never }
  'notifications.act.QUOTE': { values: object; tags: never }
  'notifications.act.TASK': { values: object; tags: never }
  'notifications.act.TASKS': { values: object; tags: never }
  'notifications.actions': { values: { name: string | number }; tags: never }
  'notifications.all': { values: object; tags: never }
  'notifications.anyKind': { values: object; tags: never }
  'notifications.arrived': { values: { count: string | number }; tags: never }
  'notifications.channel': { values: { kind: string | number; channel: string | number }; tags: never }
  'notifications.choose': { values: object; tags: never }
  'notifications.defaultsText': { values: object; tags: never }
  'notifications.due': { values: { date: string | number }; tags: never }
  'notifications.email': { values: object; tags: never }
  'notifications.email.AT_ONCE': { values: object; tags: never }
  'notifications.email.DAILY': { values: object; tags: never }
  'notifications.email.NONE': { values: object; tags: never }
  'notifications.empty': { values: object; tags: never }
  'notifications.emptyMuted': { values: object; tags: never }
  'notifications.emptyText': { values: object; tags: never }
  'notifications.emptyUnread': { values: object; tags: never }
  'notifications.every': { values: object; tags: never }
  'notifications.group.TASK_ACCEPTED': { values: { people: string | number; count: number; project: string | number }; tags: never }
  'notifications.group.TASK_ASSIGNED': { values: { count: number; project: string | number }; tags: never }
  'notifications.group.TASK_AVAILABLE': { values: { count: number; project: string | number }; tags: never }
  'notifications.group.TASK_DELIVERED': { values: { people: string | number; count: number; project: string | number }; tags: never }
  'notifications.group.TASK_DUE_SOON': { values: { count: number; project: string | number }; tags: never }
  'notifications.group.TASK_LATE': { values: { count: number; project: string | number }; tags: never }
  'notifications.inApp': { values: object; tags: never }
  'notifications.kind.CONTRACT_REJECTED': { values: object; tags: never }
  'notifications.kind.CONTRACT_WAITING': { values: object; tags: never }
  'notifications.kind.FINDING_ANSWERED': { values: object; tags: never }
  'notifications.kind.FINDING_ARBITRATED': { values: object; tags: never }
  'notifications.kind.FINDING_CHANGED': { values: object; tags: never }
  'notifications.kind.FINDING_DISPUTED': { values: object; tags: never }
  'notifications.kind.FINDING_MESSAGE': { values: object; tags: never }
  'notifications.kind.FINDING_TO_DECIDE': { values: object; tags: never }
  'notifications.kind.JOB_FAILED': { values: object; tags: never }
  'notifications.kind.PAYABLE_CREATED': { values: object; tags: never }
  'notifications.kind.PAYABLE_PAID': { values: object; tags: never }
  'notifications.kind.PAYABLE_RUN_FINISHED': { values: object; tags: never }
  'notifications.kind.PIPELINE_FAILED': { values: object; tags: never }
  'notifications.kind.PIPELINE_NOTICE': { values: object; tags: never }
  'notifications.kind.PIPELINE_PAUSED': { values: object; tags: never }
  'notifications.kind.PROJECT_MESSAGE': { values: object; tags: never }
  'notifications.kind.PROJECT_STATUS_CHANGE': { values: object; tags: never }
  'notifications.kind.PROJECT_TRANSLATION_FINISHED': { values: object; tags: never }
  'notifications.kind.QUOTA_REACHED': { values: object; tags: never }
  'notifications.kind.QUOTE_APPROVED': { values: object; tags: never }
  'notifications.kind.QUOTE_DECLINED': { values: object; tags: never }
  'notifications.kind.QUOTE_WAITING': { values: object; tags: never }
  'notifications.kind.REVIEW_CLOSED': { values: object; tags: never }
  'notifications.kind.REVIEW_REPLY_DUE': { values: object; tags: never }
  'notifications.kind.REVIEW_SUBMITTED': { values: object; tags: never }
  'notifications.kind.SECOND_REVIEW_ASKED': { values: object; tags: never }
  'notifications.kind.SEGMENT_COMMENT': { values: object; tags: never }
  'notifications.kind.TASK_ACCEPTED': { values: object; tags: never }
  'notifications.kind.TASK_ASSIGNED': { values: object; tags: never }
  'notifications.kind.TASK_AVAILABLE': { values: object; tags: never }
  'notifications.kind.TASK_DELIVERED': { values: object; tags: never }
  'notifications.kind.TASK_DUE_SOON': { values: object; tags: never }
  'notifications.kind.TASK_LATE': { values: object; tags: never }
  'notifications.kind.TASK_REJECTED': { values: object; tags: never }
  'notifications.kind.TASK_STATUS_CHANGE': { values: object; tags: never }
  'notifications.kind.TERM_REQUEST_DECIDED': { values: object; tags: never }
  'notifications.kind.WEBHOOK_PAUSED': { values: object; tags: never }
  'notifications.kinds': { values: object; tags: never }
  'notifications.markAll': { values: object; tags: never }
  'notifications.markRead': { values: object; tags: never }
  'notifications.markUnread': { values: object; tags: never }
  'notifications.more': { values: { count: string | number }; tags: never }
  'notifications.mute': { values: object; tags: never }
  'notifications.muted': { values: { name: string | number }; tags: never }
  'notifications.mutedTab': { values: object; tags: never }
  'notifications.older': { values: object; tags: never }
  'notifications.one.FINDING_DISPUTED': { values: { person: string | number; subject: string | number }; tags: never }
  'notifications.one.PROJECT_MESSAGE': { values: { person: string | number; subject: string | number }; tags: never }
  'notifications.one.PROJECT_TRANSLATION_FINISHED': { values: { subject: string | number }; tags: never }
  'notifications.one.QUOTE_APPROVED': { values: { person: string | number; subject: string | number }; tags: never }
  'notifications.one.QUOTE_DECLINED': { values: { person: string | number; subject: string | number }; tags: never }
  'notifications.one.QUOTE_WAITING': { values: { subject: string | number }; tags: never }
  'notifications.one.SEGMENT_COMMENT': { values: { person: string | number; subject: string | number }; tags: never }
  'notifications.one.TASK_ACCEPTED': { values: { person: string | number; subject: string | number }; tags: never }
  'notifications.one.TASK_ASSIGNED': { values: { person: string | number; subject: string | number }; tags: never }
  'notifications.one.TASK_AVAILABLE': { values: { subject: string | number }; tags: never }
  'notifications.one.TASK_DELIVERED': { values: { person: string | number; subject: string | number }; tags: never }
  'notifications.one.TASK_DUE_SOON': { values: { subject: string | number }; tags: never }
  'notifications.one.TASK_LATE': { values: { subject: string | number }; tags: never }
  'notifications.one.TASK_REJECTED': { values: { person: string | number; subject: string | number }; tags: never }
  'notifications.peopleAndMore': { values: { name: string | number; count: number }; tags: never }
  'notifications.saved': { values: object; tags: never }
  'notifications.sends': { values: { kind: string | number; role: string | number }; tags: never }
  'notifications.text': { values: object; tags: never }
  'notifications.text.CONTRACT_REJECTED': { values: object; tags: never }
  'notifications.text.CONTRACT_WAITING': { values: object; tags: never }
  'notifications.text.FINDING_ANSWERED': { values: object; tags: never }
  'notifications.text.FINDING_ARBITRATED': { values: object; tags: never }
  'notifications.text.FINDING_CHANGED': { values: object; tags: never }
  'notifications.text.FINDING_DISPUTED': { values: object; tags: never }
  'notifications.text.FINDING_MESSAGE': { values: object; tags: never }
  'notifications.text.FINDING_TO_DECIDE': { values: object; tags: never }
  'notifications.text.JOB_FAILED': { values: object; tags: never }
  'notifications.text.PAYABLE_CREATED': { values: object; tags: never }
  'notifications.text.PAYABLE_PAID': { values: object; tags: never }
  'notifications.text.PAYABLE_RUN_FINISHED': { values: object; tags: never }
  'notifications.text.PIPELINE_FAILED': { values: object; tags: never }
  'notifications.text.PIPELINE_NOTICE': { values: object; tags: never }
  'notifications.text.PIPELINE_PAUSED': { values: object; tags: never }
  'notifications.text.PROJECT_MESSAGE': { values: object; tags: never }
  'notifications.text.PROJECT_STATUS_CHANGE': { values: object; tags: never }
  'notifications.text.PROJECT_TRANSLATION_FINISHED': { values: object; tags: never }
  'notifications.text.QUOTA_REACHED': { values: object; tags: never }
  'notifications.text.QUOTE_APPROVED': { values: object; tags: never }
  'notifications.text.QUOTE_DECLINED': { values: object; tags: never }
  'notifications.text.QUOTE_WAITING': { values: object; tags: never }
  'notifications.text.REVIEW_CLOSED': { values: object; tags: never }
  'notifications.text.REVIEW_REPLY_DUE': { values: object; tags: never }
  'notifications.text.REVIEW_SUBMITTED': { values: object; tags: never }
  'notifications.text.SECOND_REVIEW_ASKED': { values: object; tags: never }
  'notifications.text.SEGMENT_COMMENT': { values: object; tags: never }
  'notifications.text.TASK_ACCEPTED': { values: object; tags: never }
  'notifications.text.TASK_ASSIGNED': { values: object; tags: never }
  'notifications.text.TASK_AVAILABLE': { values: object; tags: never }
  'notifications.text.TASK_DELIVERED': { values: object; tags: never }
  'notifications.text.TASK_DUE_SOON': { values: object; tags: never }
  'notifications.text.TASK_LATE': { values: object; tags: never }
  'notifications.text.TASK_REJECTED': { values: object; tags: never }
  'notifications.text.TASK_STATUS_CHANGE': { values: object; tags: never }
  'notifications.text.TERM_REQUEST_DECIDED': { values: object; tags: never }
  'notifications.text.WEBHOOK_PAUSED': { values: object; tags: never }
  'notifications.title': { values: object; tags: never }
  'notifications.today': { values: object; tags: never }
  'notifications.undo': { values: object; tags: never }
  'notifications.unmute': { values: object; tags: never }
  'notifications.unmuted': { values: { name: string | number }; tags: never }
  'notifications.unread': { values: object; tags: never }
  'notifications.yesterday': { values: object; tags: never }
  'organizations.actions': { values: { name: string | number }; tags: never }
  'organizations.activate': { values: object; tags: never }
  'organizations.activated': { values: { name: string | number }; tags: never }
  'organizations.addUnit': { values: object; tags: never }
  'organizations.additionalInfo': { values: object; tags: never }
  'organizations.additions': { values: object; tags: never }
  'organizations.additionsText': { values: object; tags: never }
  'organizations.address': { values: object; tags: never }
  'organizations.automation': { values: object; tags: never }
  'organizations.automationText': { values: object; tags: never }
  'organizations.autopilot': { values: object; tags: never }
  'organizations.autopilot.availability': { values: object; tags: never }
  'organizations.autopilot.availabilityText': { values: object; tags: never }
  'organizations.autopilot.batchSize': { values: object; tags: never }
  'organizations.autopilot.capacity': { values: object; tags: never }
  'organizations.autopilot.capacityText': { values: object; tags: never }
  'organizations.autopilot.distribution': { values: object; tags: never }
  'organizations.autopilot.distribution.ASSIGN': { values: object; tags: never }
  'organizations.autopilot.distribution.OFFER': { values: object; tags: never }
  'organizations.autopilot.distributionText': { values: object; tags: never }
  'organizations.autopilot.enabled': { values: object; tags: never }
  'organizations.autopilot.from': { values: { score: string | number }; tags: never }
  'organizations.autopilot.minimumJobs': { values: object; tags: never }
  'organizations.autopilot.minimumScore': { values: object; tags: never }
  'organizations.autopilot.order': { values: object; tags: never }
  'organizations.autopilot.order.BEST_MATCH': { values: object; tags: never }
  'organizations.autopilot.order.FEWEST_TASKS': { values: object; tags: never }
  'organizations.autopilot.order.HIGHEST_SCORE': { values: object; tags: never }
  'organizations.autopilot.order.LOWEST_PAY': { values: object; tags: never }
  'organizations.autopilot.orderText': { values: object; tags: never }
  'organizations.autopilot.quality': { values: object; tags: never }
  'organizations.autopilot.qualityText': { values: object; tags: never }
  'organizations.autopilot.rate': { values: object; tags: never }
  'organizations.autopilot.rateText': { values: object; tags: never }
  'organizations.autopilot.tag': { values: object; tags: never }
  'organizations.autopilot.tagText': { values: object; tags: never }
  'organizations.autopilot.waitingMinutes': { values: object; tags: never }
  'organizations.autopilot.waitingText': { values: object; tags: never }
  'organizations.autopilotText': { values: object; tags: never }
  'organizations.billing.accountTerms': { values: object; tags: never }
  'organizations.billing.billingEmail': { values: object; tags: never }
  'organizations.billing.days': { values: { count: number }; tags: never }
  'organizations.billing.daysUntilPaymentDue': { values: object; tags: never }
  'organizations.billing.edit': { values: object; tags: never }
  'organizations.billing.invoiceInfo': { values: object; tags: never }
  'organizations.billing.name': { values: object; tags: never }
  'organizations.billing.no': { values: object; tags: never }
  'organizations.billing.requirePurchaseOrder': { values: object; tags: never }
  'organizations.billing.sendInvoiceToRequester': { values: object; tags: never }
  'organizations.billing.sendReceivableEmailNotification': { values: object; tags: never }
  'organizations.billing.taxpayerId': { values: object; tags: never }
  'organizations.billing.termsText': { values: object; tags: never }
  'organizations.billing.termsWrong': { values: object; tags: never }
  'organizations.billing.text': { values: object; tags: never }
  'organizations.billing.yes': { values: object; tags: never }
  'organizations.city': { values: object; tags: never }
  'organizations.contact': { values: object; tags: never }
  'organizations.contactNotes': { values: object; tags: never }
  'organizations.contactText': { values: object; tags: never }
  'organizations.contacts': { values: object; tags: never }
  'organizations.contactsNone': { values: object; tags: never }
  'organizations.count': { values: { count: number }; tags: never }
  'organizations.counter.active': { values: object; tags: never }
  'organizations.counter.addedThisMonth': { values: object; tags: never }
  'organizations.counter.late': { values: object; tags: never }
  'organizations.counter.mine': { values: object; tags: never }
  'organizations.country': { values: object; tags: never }
  'organizations.create': { values: object; tags: never }
  'organizations.createUnit': { values: object; tags: never }
  'organizations.currency': { values: object; tags: never }
  'organizations.currencyText': { values: object; tags: never }
  'organizations.deactivate': { values: object; tags: never }
  'organizations.deactivated': { values: { name: string | number }; tags: never }
  'organizations.delete': { values: object; tags: never }
  'organizations.delete.blocked': { values: { count: number }; tags: never }
  'organizations.delete.blockedOrganization': { values: { count: number }; tags: never }
  'organizations.delete.blockedTitle': { values: { name: string | number }; tags: never }
  'organizations.delete.done': { values: { name: string | number }; tags: never }
  'organizations.delete.final': { values: object; tags: never }
  'organizations.delete.goes': { values: { things: string | number }; tags: never }
  'organizations.delete.stays': { values: { things: string | number }; tags: never }
  'organizations.delete.title': { values: { name: string | number }; tags: never }
  'organizations.details': { values: object; tags: never }
  'organizations.edit': { values: object; tags: never }
  'organizations.editOrganization': { values: object; tags: never }
  'organizations.editUnit': { values: object; tags: never }
  'organizations.emails': { values: object; tags: never }
  'organizations.emailsText': { values: object; tags: never }
  'organizations.emailsWrong': { values: object; tags: never }
  'organizations.empty.text': { values: object; tags: never }
  'organizations.empty.title': { values: object; tags: never }
  'organizations.externalId': { values: object; tags: never }
  'organizations.figure.dueSoon': { values: { count: string | number }; tags: never }
  'organizations.figure.inProgress': { values: object; tags: never }
  'organizations.figure.ofProjects': { values: { count: string | number; total: string | number }; tags: never }
  'organizations.figure.oldest': { values: { projects: string | number; time: string | number }; tags: never }
  'organizations.figure.onSchedule': { values: object; tags: never }
  'organizations.figure.onTime': { values: object; tags: never }
  'organizations.figure.ordered': { values: object; tags: never }
  'organizations.figure.overdue': { values: { count: string | number }; tags: never }
  'organizations.figure.projects': { values: { count: number }; tags: never }
  'organizations.figure.quotes': { values: object; tags: never }
  'organizations.figure.toInvoice': { values: object; tags: never }
  'organizations.figure.words': { values: object; tags: never }
  'organizations.figure.wordsBefore': { values: { words: string | number }; tags: never }
  'organizations.firstUnit': { values: object; tags: never }
  'organizations.general': { values: object; tags: never }
  'organizations.glossaries.add': { values: object; tags: never }
  'organizations.glossaries.added': { values: { glossary: string | number; unit: string | number }; tags: never }
  'organizations.glossaries.choose': { values: object; tags: never }
  'organizations.glossaries.concepts': { values: object; tags: never }
  'organizations.glossaries.none': { values: object; tags: never }
  'organizations.glossaries.remove': { values: { name: string | number }; tags: never }
  'organizations.glossaries.removed': { values: { glossary: string | number; unit: string | number }; tags: never }
  'organizations.glossaries.text': { values: object; tags: never }
  'organizations.houseNumber': { values: object; tags: never }
  'organizations.languages': { values: object; tags: never }
  'organizations.lastChange': { values: object; tags: never }
  'organizations.lastOrder': { values: object; tags: never }
  'organizations.level.ACCOUNT': { values: object; tags: never }
  'organizations.level.SYSTEM': { values: object; tags: never }
  'organizations.level.UNIT': { values: object; tags: never }
  'organizations.memo': { values: object; tags: never }
  'organizations.memoText': { values: object; tags: never }
  'organizations.memories.add': { values: object; tags: never }
  'organizations.memories.choose': { values: object; tags: never }
  'organizations.memories.languages': { values: object; tags: never }
  'organizations.memories.memory': { values: object; tags: never }
  'organizations.memories.new': { values: object; tags: never }
  'organizations.memories.none': { values: object; tags: never }
  'organizations.memories.notBound': { values: object; tags: never }
  'organizations.memories.onRequest': { values: object; tags: never }
  'organizations.memories.readOnly': { values: object; tags: never }
  'organizations.memories.readWrite': { values: object; tags: never }
  'organizations.memories.remove': { values: { name: string | number }; tags: never }
  'organizations.memories.use': { values: object; tags: never }
  'organizations.memories.write': { values: object; tags: never }
  'organizations.memoriesText': { values: object; tags: never }
  'organizations.missing.country': { values: object; tags: never }
  'organizations.missing.currency': { values: object; tags: never }
  'organizations.missing.organization': { values: object; tags: never }
  'organizations.missing.timezone': { values: object; tags: never }
  'organizations.missing.unit': { values: object; tags: never }
  'organizations.mobile': { values: object; tags: never }
  'organizations.months.allUnits': { values: object; tags: never }
  'organizations.months.amounts': { values: object; tags: never }
  'organizations.months.amountsIn': { values: { currency: string | number }; tags: never }
  'organizations.months.count': { values: { count: number }; tags: never }
  'organizations.months.empty': { values: object; tags: never }
  'organizations.months.month': { values: object; tags: never }
  'organizations.months.period': { values: object; tags: never }
  'organizations.months.saved': { values: object; tags: never }
  'organizations.months.show': { values: object; tags: never }
  'organizations.months.title': { values: object; tags: never }
  'organizations.months.weighted': { values: object; tags: never }
  'organizations.months.words': { values: object; tags: never }
  'organizations.name': { values: object; tags: never }
  'organizations.nameMissing': { values: object; tags: never }
  'organizations.neighborhood': { values: object; tags: never }
  'organizations.netRates': { values: object; tags: never }
  'organizations.netRatesText': { values: object; tags: never }
  'organizations.new': { values: object; tags: never }
  'organizations.newProject': { values: object; tags: never }
  'organizations.newUnit': { values: object; tags: never }
  'organizations.noUnits': { values: object; tags: never }
  'organizations.noUnitsText': { values: object; tags: never }
  'organizations.ntFirst': { values: object; tags: never }
  'organizations.ntFirstText': { values: object; tags: never }
  'organizations.number': { values: object; tags: never }
  'organizations.off': { values: object; tags: never }
  'organizations.on': { values: object; tags: never }
  'organizations.open': { values: object; tags: never }
  'organizations.openCount': { values: { count: number }; tags: never }
  'organizations.orderedThisMonth': { values: object; tags: never }
  'organizations.organization': { values: object; tags: never }
  'organizations.overdue': { values: object; tags: never }
  'organizations.people.actions': { values: { name: string | number }; tags: never }
  'organizations.people.add': { values: object; tags: never }
  'organizations.people.added': { values: { name: string | number }; tags: never }
  'organizations.people.all': { values: { count: string | number }; tags: never }
  'organizations.people.choose': { values: object; tags: never }
  'organizations.people.email': { values: object; tags: never }
  'organizations.people.none': { values: object; tags: never }
  'organizations.people.noneText': { values: object; tags: never }
  'organizations.people.remove': { values: { client: string | number }; tags: never }
  'organizations.people.removed': { values: { name: string | number }; tags: never }
  'organizations.people.roles': { values: object; tags: never }
  'organizations.phone': { values: object; tags: never }
  'organizations.priceList': { values: object; tags: never }
  'organizations.priceListText': { values: object; tags: never }
  'organizations.projects.all': { values: object; tags: never }
  'organizations.projects.cost': { values: object; tags: never }
  'organizations.projects.delivered': { values: object; tags: never }
  'organizations.projects.due': { values: object; tags: never }
  'organizations.projects.name': { values: object; tags: never }
  'organizations.projects.none': { values: object; tags: never }
  'organizations.projects.open': { values: object; tags: never }
  'organizations.projects.progress': { values: object; tags: never }
  'organizations.projects.quotes': { values: object; tags: never }
  'organizations.projects.title': { values: object; tags: never }
  'organizations.quotes': { values: object; tags: never }
  'organizations.resetDone': { values: { setting: string | number }; tags: never }
  'organizations.sameLinguist': { values: object; tags: never }
  'organizations.sameLinguistText': { values: object; tags: never }
  'organizations.search': { values: object; tags: never }
  'organizations.searchUnits': { values: object; tags: never }
  'organizations.segmentation': { values: object; tags: never }
  'organizations.segmentation.builtIn': { values: object; tags: never }
  'organizations.segmentation.own': { values: object; tags: never }
  'organizations.segmentationText': { values: object; tags: never }
  'organizations.settings.actions': { values: object; tags: never }
  'organizations.settings.all': { values: object; tags: never }
  'organizations.settings.change': { values: object; tags: never }
  'organizations.settings.changeOf': { values: { setting: string | number }; tags: never }
  'organizations.settings.from': { values: object; tags: never }
  'organizations.settings.group.context': { values: object; tags: never }
  'organizations.settings.group.languages': { values: object; tags: never }
  'organizations.settings.group.prices': { values: object; tags: never }
  'organizations.settings.group.work': { values: object; tags: never }
  'organizations.settings.none': { values: object; tags: never }
  'organizations.settings.open': { values: object; tags: never }
  'organizations.settings.override': { values: object; tags: never }
  'organizations.settings.overrideOf': { values: { setting: string | number }; tags: never }
  'organizations.settings.own': { values: object; tags: never }
  'organizations.settings.reset': { values: object; tags: never }
  'organizations.settings.resetOf': { values: { setting: string | number }; tags: never }
  'organizations.settings.search': { values: object; tags: never }
  'organizations.settings.setting': { values: object; tags: never }
  'organizations.settings.value': { values: object; tags: never }
  'organizations.showMore': { values: object; tags: never }
  'organizations.skipReview': { values: object; tags: never }
  'organizations.skipReview.jobs': { values: object; tags: never }
  'organizations.skipReview.sample': { values: object; tags: never }
  'organizations.skipReview.sampleText': { values: object; tags: never }
  'organizations.skipReview.score': { values: object; tags: never }
  'organizations.skipReview.scoreText': { values: object; tags: never }
  'organizations.skipReviewText': { values: object; tags: never }
  'organizations.sourceLanguage': { values: object; tags: never }
  'organizations.sourceText': { values: object; tags: never }
  'organizations.split': { values: object; tags: never }
  'organizations.split.above': { values: { count: string | number }; tags: never }
  'organizations.split.size': { values: object; tags: never }
  'organizations.split.sizeText': { values: object; tags: never }
  'organizations.splitText': { values: object; tags: never }
  'organizations.state': { values: object; tags: never }
  'organizations.status': { values: object; tags: never }
  'organizations.statusText': { values: object; tags: never }
  'organizations.steps': { values: object; tags: never }
  'organizations.stepsMissing': { values: object; tags: never }
  'organizations.stepsText': { values: object; tags: never }
  'organizations.street': { values: object; tags: never }
  'organizations.tab.activity': { values: object; tags: never }
  'organizations.tab.billing': { values: object; tags: never }
  'organizations.tab.glossaries': { values: object; tags: never }
  'organizations.tab.memories': { values: object; tags: never }
  'organizations.tab.overview': { values: object; tags: never }
  'organizations.tab.people': { values: object; tags: never }
  'organizations.tab.prices': { values: object; tags: never }
  'organizations.tab.projects': { values: object; tags: never }
  'organizations.tab.settings': { values: object; tags: never }
  'organizations.tags': { values: object; tags: never }
  'organizations.tagsText': { values: object; tags: never }
  'organizations.targetLanguages': { values: object; tags: never }
  'organizations.targetsText': { values: object; tags: never }
  'organizations.timezone': { values: object; tags: never }
  'organizations.title': { values: object; tags: never }
  'organizations.tmFirst': { values: object; tags: never }
  'organizations.tmFirstText': { values: object; tags: never }
  'organizations.undo': { values: object; tags: never }
  'organizations.unit': { values: object; tags: never }
  'organizations.unitCount': { values: { count: number }; tags: never }
  'organizations.unitName': { values: object; tags: never }
  'organizations.units': { values: object; tags: never }
  'organizations.usage.glossaries': { values: { count: number }; tags: never }
  'organizations.usage.memories': { values: { count: number }; tags: never }
  'organizations.usage.people': { values: { count: number }; tags: never }
  'organizations.usage.priceLists': { values: { count: number }; tags: never }
  'organizations.usage.rates': { values: { count: number }; tags: never }
  'organizations.usage.units': { values: { count: number }; tags: never }
  'organizations.website': { values: object; tags: never }
  'organizations.websiteWrong': { values: object; tags: never }
  'organizations.wordCounter': { values: object; tags: never }
  'organizations.wordCounterText': { values: object; tags: never }
  'organizations.wordsThisMonth': { values: { words: string | number }; tags: never }
  'organizations.zip': { values: object; tags: never }
  'palette.allKeys': { values: object; tags: never }
  'palette.allRead': { values: object; tags: never }
  'palette.apart': { values: object; tags: never }
  'palette.field': { values: object; tags: never }
  'palette.group.found': { values: object; tags: never }
  'palette.group.general': { values: object; tags: never }
  'palette.group.goTo': { values: object; tags: never }
  'palette.group.page': { values: object; tags: never }
  'palette.group.query': { values: object; tags: never }
  'palette.group.recent': { values: object; tags: never }
  'palette.none': { values: { text: string | number }; tags: never }
  'palette.run': { values: object; tags: never }
  'palette.searchAll': { values: { text: string | number }; tags: never }
  'palette.sort': { values: { column: string | number }; tags: never }
  'palette.tab': { values: object; tags: never }
  'parsers.choice.auto': { values: object; tags: never }
  'parsers.choice.big5': { values: object; tags: never }
  'parsers.choice.euc-jp': { values: object; tags: never }
  'parsers.choice.euc-kr': { values: object; tags: never }
  'parsers.choice.gb18030': { values: object; tags: never }
  'parsers.choice.html': { values: object; tags: never }
  'parsers.choice.iso-8859-1': { values: object; tags: never }
  'parsers.choice.iso-8859-10': { values: object; tags: never }
  'parsers.choice.iso-8859-11': { values: object; tags: never }
  'parsers.choice.iso-8859-13': { values: object; tags: never }
  'parsers.choice.iso-8859-14': { values: object; tags: never }
  'parsers.choice.iso-8859-15': { values: object; tags: never }
  'parsers.choice.iso-8859-16': { values: object; tags: never }
  'parsers.choice.iso-8859-2': { values: object; tags: never }
  'parsers.choice.iso-8859-3': { values: object; tags: never }
  'parsers.choice.iso-8859-4': { values: object; tags: never }
  'parsers.choice.iso-8859-5': { values: object; tags: never }
  'parsers.choice.iso-8859-6': { values: object; tags: never }
  'parsers.choice.iso-8859-7': { values: object; tags: never }
  'parsers.choice.iso-8859-8': { values: object; tags: never }
  'parsers.choice.iso-8859-9': { values: object; tags: never }
  'parsers.choice.koi8-r': { values: object; tags: never }
  'parsers.choice.koi8-u': { values: object; tags: never }
  'parsers.choice.line': { values: object; tags: never }
  'parsers.choice.markdown': { values: object; tags: never }
  'parsers.choice.msgid': { values: object; tags: never }
  'parsers.choice.msgstr': { values: object; tags: never }
  'parsers.choice.off': { values: object; tags: never }
  'parsers.choice.on': { values: object; tags: never }
  'parsers.choice.paragraph': { values: object; tags: never }
  'parsers.choice.plain': { values: object; tags: never }
  'parsers.choice.shift-jis': { values: object; tags: never }
  'parsers.choice.utf-16be': { values: object; tags: never }
  'parsers.choice.utf-16le': { values: object; tags: never }
  'parsers.choice.utf-8': { values: object; tags: never }
  'parsers.choice.windows-1250': { values: object; tags: never }
  'parsers.choice.windows-1251': { values: object; tags: never }
  'parsers.choice.windows-1252': { values: object; tags: never }
  'parsers.choice.windows-1253': { values: object; tags: never }
  'parsers.choice.windows-1254': { values: object; tags: never }
  'parsers.choice.windows-1255': { values: object; tags: never }
  'parsers.choice.windows-1256': { values: object; tags: never }
  'parsers.choice.windows-1257': { values: object; tags: never }
  'parsers.choice.windows-1258': { values: object; tags: never }
  'parsers.filter.android': { values: object; tags: never }
  'parsers.filter.table_csv': { values: object; tags: never }
  'parsers.filter.table_fwc': { values: object; tags: never }
  'parsers.filter.xml': { values: object; tags: never }
  'parsers.filterText.android': { values: object; tags: never }
  'parsers.filterText.table_csv': { values: object; tags: never }
  'parsers.filterText.table_fwc': { values: object; tags: never }
  'parsers.filterText.xml': { values: object; tags: never }
  'parsers.option.bilingual': { values: object; tags: never }
  'parsers.option.columnWidths': { values: object; tags: never }
  'parsers.option.columns': { values: object; tags: never }
  'parsers.option.content': { values: object; tags: never }
  'parsers.option.contentKeys': { values: object; tags: never }
  'parsers.option.contextColumn': { values: object; tags: never }
  'parsers.option.delimiter': { values: object; tags: never }
  'parsers.option.docx.translateHidden': { values: object; tags: never }
  'parsers.option.encoding': { values: object; tags: never }
  'parsers.option.frontMatterKeys': { values: object; tags: never }
  'parsers.option.furtherAttributes': { values: object; tags: never }
  'parsers.option.header': { values: object; tags: never }
  'parsers.option.html': { values: object; tags: never }
  'parsers.option.html.setLanguage': { values: object; tags: never }
  'parsers.option.html.translateCode': { values: object; tags: never }
  'parsers.option.html.translateComments': { values: object; tags: never }
  'parsers.option.icu': { values: object; tags: never }
  'parsers.option.idml.translateHidden': { values: object; tags: never }
  'parsers.option.idml.translateMasters': { values: object; tags: never }
  'parsers.option.itsRules': { values: object; tags: never }
  'parsers.option.keyColumn': { values: object; tags: never }
  'parsers.option.localeKey': { values: object; tags: never }
  'parsers.option.maxCharacters': { values: object; tags: never }
  'parsers.option.maxLengthColumn': { values: object; tags: never }
  'parsers.option.noteColumn': { values: object; tags: never }
  'parsers.option.odp.translateHidden': { values: object; tags: never }
  'parsers.option.odt.translateHidden': { values: object; tags: never }
  'parsers.option.onlyKeys': { values: object; tags: never }
  'parsers.option.placeholders': { values: object; tags: never }
  'parsers.option.pluralKeys': { values: object; tags: never }
  'parsers.option.pptx.translateHidden': { values: object; tags: never }
  'parsers.option.preserveWhitespace': { values: object; tags: never }
  'parsers.option.readingSpeed': { values: object; tags: never }
  'parsers.option.rtf.translateHidden': { values: object; tags: never }
  'parsers.option.setDirection': { values: object; tags: never }
  'parsers.option.setLanguage': { values: object; tags: never }
  'parsers.option.setXmlLang': { values: object; tags: never }
  'parsers.option.skipKeys': { values: object; tags: never }
  'parsers.option.sourceColumns': { values: object; tags: never }
  'parsers.option.sourceFrom': { values: object; tags: never }
  'parsers.option.suffixPlurals': { values: object; tags: never }
  'parsers.option.tagRegex': { values: object; tags: never }
  'parsers.option.targetColumn': { values: object; tags: never }
  'parsers.option.translateAlternativeText': { values: object; tags: never }
  'parsers.option.translateAttributes': { values: object; tags: never }
  'parsers.option.translateCode': { values: object; tags: never }
  'parsers.option.translateComments': { values: object; tags: never }
  'parsers.option.translateDrawings': { values: object; tags: never }
  'parsers.option.translateHeaders': { values: object; tags: never }
  'parsers.option.translateMasters': { values: object; tags: never }
  'parsers.option.translateNotes': { values: object; tags: never }
  'parsers.option.translateProperties': { values: object; tags: never }
  'parsers.option.translateSheetNames': { values: object; tags: never }
  'parsers.option.unicodeEscapes': { values: object; tags: never }
  'parsers.option.unit': { values: object; tags: never }
  'parsers.option.xlsx.translateHidden': { values: object; tags: never }
  'parsers.optionText.bilingual': { values: object; tags: never }
  'parsers.optionText.columnWidths': { values: object; tags: never }
  'parsers.optionText.columns': { values: object; tags: never }
  'parsers.optionText.content': { values: object; tags: never }
  'parsers.optionText.contentKeys': { values: object; tags: never }
  'parsers.optionText.contextColumn': { values: object; tags: never }
  'parsers.optionText.delimiter': { values: object; tags: never }
  'parsers.optionText.docx.translateHidden': { values: object; tags: never }
  'parsers.optionText.encoding': { values: object; tags: never }
  'parsers.optionText.frontMatterKeys': { values: object; tags: never }
  'parsers.optionText.furtherAttributes': { values: object; tags: never }
  'parsers.optionText.header': { values: object; tags: never }
  'parsers.optionText.html': { values: object; tags: never }
  'parsers.optionText.html.setLanguage': { values: object; tags: never }
  'parsers.optionText.html.translateCode': { values: object; tags: never }
  'parsers.optionText.html.translateComments': { values: object; tags: never }
  'parsers.optionText.icu': { values: object; tags: never }
  'parsers.optionText.idml.translateHidden': { values: object; tags: never }
  'parsers.optionText.idml.translateMasters': { values: object; tags: never }
  'parsers.optionText.itsRules': { values: object; tags: never }
  'parsers.optionText.keyColumn': { values: object; tags: never }
  'parsers.optionText.localeKey': { values: object; tags: never }
  'parsers.optionText.maxCharacters': { values: object; tags: never }
  'parsers.optionText.maxLengthColumn': { values: object; tags: never }
  'parsers.optionText.noteColumn': { values: object; tags: never }
  'parsers.optionText.odp.translateHidden': { values: object; tags: never }
  'parsers.optionText.odt.translateHidden': { values: object; tags: never }
  'parsers.optionText.onlyKeys': { values: object; tags: never }
  'parsers.optionText.placeholders': { values: object; tags: never }
  'parsers.optionText.pluralKeys': { values: object; tags: never }
  'parsers.optionText.pptx.translateHidden': { values: object; tags: never }
  'parsers.optionText.preserveWhitespace': { values: object; tags: never }
  'parsers.optionText.properties.encoding': { values: object; tags: never }
  'parsers.optionText.readingSpeed': { values: object; tags: never }
  'parsers.optionText.rtf.translateHidden': { values: object; tags: never }
  'parsers.optionText.setDirection': { values: object; tags: never }
  'parsers.optionText.setLanguage': { values: object; tags: never }
  'parsers.optionText.setXmlLang': { values: object; tags: never }
  'parsers.optionText.skipKeys': { values: object; tags: never }
  'parsers.optionText.sourceColumns': { values: object; tags: never }
  'parsers.optionText.sourceFrom': { values: object; tags: never }
  'parsers.optionText.suffixPlurals': { values: object; tags: never }
  'parsers.optionText.tagRegex': { values: object; tags: never }
  'parsers.optionText.targetColumn': { values: object; tags: never }
  'parsers.optionText.translateAlternativeText': { values: object; tags: never }
  'parsers.optionText.translateAttributes': { values: object; tags: never }
  'parsers.optionText.translateCode': { values: object; tags: never }
  'parsers.optionText.translateComments': { values: object; tags: never }
  'parsers.optionText.translateDrawings': { values: object; tags: never }
  'parsers.optionText.translateHeaders': { values: object; tags: never }
  'parsers.optionText.translateMasters': { values: object; tags: never }
  'parsers.optionText.translateNotes': { values: object; tags: never }
  'parsers.optionText.translateProperties': { values: object; tags: never }
  'parsers.optionText.translateSheetNames': { values: object; tags: never }
  'parsers.optionText.unicodeEscapes': { values: object; tags: never }
  'parsers.optionText.unit': { values: object; tags: never }
  'parsers.optionText.xlsx.contextColumn': { values: object; tags: never }
  'parsers.optionText.xlsx.html': { values: object; tags: never }
  'parsers.optionText.xlsx.icu': { values: object; tags: never }
  'parsers.optionText.xlsx.keyColumn': { values: object; tags: never }
  'parsers.optionText.xlsx.maxLengthColumn': { values: object; tags: never }
  'parsers.optionText.xlsx.noteColumn': { values: object; tags: never }
  'parsers.optionText.xlsx.placeholders': { values: object; tags: never }
  'parsers.optionText.xlsx.sourceColumns': { values: object; tags: never }
  'parsers.optionText.xlsx.targetColumn': { values: object; tags: never }
  'parsers.optionText.xlsx.translateComments': { values: object; tags: never }
  'parsers.optionText.xlsx.translateHidden': { values: object; tags: never }
  'payables.adjustment.BONUS': { values: object; tags: never }
  'payables.adjustment.CANCELLATION_FEE': { values: object; tags: never }
  'payables.adjustment.CORRECTION': { values: object; tags: never }
  'payables.adjustment.EXPENSE': { values: object; tags: never }
  'payables.adjustment.PENALTY': { values: object; tags: never }
  'payables.adjustmentCount': { values: { count: number }; tags: never }
  'payables.agrees': { values: object; tags: never }
  'payables.allowed': { values: object; tags: never }
  'payables.amount': { values: object; tags: never }
  'payables.applyTax': { values: object; tags: never }
  'payables.approvals': { values: object; tags: never }
  'payables.approve': { values: object; tags: never }
  'payables.approveCount': { values: { count: string | number }; tags: never }
  'payables.approveMany': { values: object; tags: never }
  'payables.approveTitle': { values: { count: number }; tags: never }
  'payables.approved': { values: object; tags: never }
  'payables.approvedFirst': { values: { number: string | number }; tags: never }
  'payables.approvedMany': { values: { count: number }; tags: never }
  'payables.approvedNow': { values: { number: string | number }; tags: never }
  'payables.attach': { values: object; tags: never }
  'payables.attachText': { values: { number: string | number; amount: string | number }; tags: never }
  'payables.attachVerb': { values: object; tags: never }
  'payables.attached': { values: object; tags: never }
  'payables.average': { values: object; tags: never }
  'payables.beforeTaxes': { values: object; tags: never }
  'payables.browse': { values: object; tags: never }
  'payables.byMethod': { values: object; tags: never }
  'payables.carriedOver': { values: object; tags: never }
  'payables.cause.ADJUSTED_AFTER': { values: object; tags: never }
  'payables.cause.RATE_CHANGED': { values: object; tags: never }
  'payables.changeTax': { values: object; tags: never }
  'payables.changeTaxOf': { values: { name: string | number }; tags: never }
  'payables.chosen': { values: object; tags: never }
  'payables.closeAll': { values: object; tags: never }
  'payables.closeLine': { values: { name: string | number }; tags: never }
  'payables.companyDays': { values: { timezone: string | number }; tags: never }
  'payables.confirm': { values: object; tags: never }
  'payables.confirmed': { values: object; tags: never }
  'payables.count': { values: { count: number }; tags: never }
  'payables.counter.failed': { values: object; tags: never }
  'payables.counter.missingData': { values: object; tags: never }
  'payables.counter.needsApproval': { values: object; tags: never }
  'payables.counter.needsInvoice': { values: object; tags: never }
  'payables.counter.overdue': { values: object; tags: never }
  'payables.counter.ready': { values: object; tags: never }
  'payables.counter.sent': { values: object; tags: never }
  'payables.create': { values: object; tags: never }
  'payables.createCount': { values: { count: number }; tags: never }
  'payables.created': { values: { count: number }; tags: never }
  'payables.createdIt': { values: object; tags: never }
  'payables.creating': { values: object; tags: never }
  'payables.delivered': { values: object; tags: never }
  'payables.differs': { values: object; tags: never }
  'payables.differsBy': { values: { amount: string | number }; tags: never }
  'payables.done.cancel': { values: { number: string | number }; tags: never }
  'payables.done.reject': { values: { number: string | number }; tags: never }
  'payables.done.withdraw': { values: { number: string | number }; tags: never }
  'payables.drop': { values: object; tags: never }
  'payables.due': { values: object; tags: never }
  'payables.earnings': { values: object; tags: never }
  'payables.empty': { values: object; tags: never }
  'payables.emptyText': { values: object; tags: never }
  'payables.exact': { values: object; tags: never }
  'payables.factor': { values: object; tags: never }
  'payables.figure.onTheWay': { values: object; tags: never }
  'payables.figure.paid': { values: object; tags: never }
  'payables.figure.toInvoice': { values: object; tags: never }
  'payables.file': { values: object; tags: never }
  'payables.fileMissing': { values: object; tags: never }
  'payables.forTasks': { values: { payables: string | number; tasks: string | number; amount: string | number }; tags: never }
  'payables.from': { values: object; tags: never }
  'payables.fromTo': { values: { from: string | number; to: string | number }; tags: never }
  'payables.history': { values: object; tags: never }
  'payables.invoice': { values: object; tags: never }
  'payables.invoiceAttached': { values: { number: string | number }; tags: never }
  'payables.invoiceDate': { values: object; tags: never }
  'payables.invoiceNumber': { values: object; tags: never }
  'payables.invoiceRemoved': { values: object; tags: never }
  'payables.leftOut': { values: object; tags: never }
  'payables.line': { values: object; tags: never }
  'payables.lines': { values: object; tags: never }
  'payables.linguist': { values: object; tags: never }
  'payables.method': { values: object; tags: never }
  'payables.minimumTotal': { values: object; tags: never }
  'payables.minimumTotalText': { values: object; tags: never }
  'payables.missing.bankVerified': { values: object; tags: never }
  'payables.missing.hasEnoughApprovals': { values: object; tags: never }
  'payables.missing.inTimeToObject': { values: object; tags: never }
  'payables.missing.invoiceNumberUnused': { values: object; tags: never }
  'payables.missing.linesReconciled': { values: object; tags: never }
  'payables.missing.needsSecondApproval': { values: object; tags: never }
  'payables.missing.notApprover': { values: object; tags: never }
  'payables.missing.notCreator': { values: object; tags: never }
  'payables.missing.notInBatch': { values: object; tags: never }
  'payables.missing.notLastEditor': { values: object; tags: never }
  'payables.missing.notObjected': { values: object; tags: never }
  'payables.missing.notPayee': { values: object; tags: never }
  'payables.missing.notSelfBilled': { values: object; tags: never }
  'payables.missing.nothingPaid': { values: object; tags: never }
  'payables.missing.payoutMethodKnown': { values: object; tags: never }
  'payables.missing.periodOpen': { values: object; tags: never }
  'payables.missing.sameCurrency': { values: object; tags: never }
  'payables.missing.sameTotal': { values: object; tags: never }
  'payables.missing.selfBilled': { values: object; tags: never }
  'payables.moreTasks': { values: { count: number }; tags: never }
  'payables.move.cancel': { values: object; tags: never }
  'payables.move.reject': { values: object; tags: never }
  'payables.move.removeFile': { values: object; tags: never }
  'payables.move.withdraw': { values: object; tags: never }
  'payables.net': { values: { amount: string | number }; tags: never }
  'payables.noDifference': { values: object; tags: never }
  'payables.noEarnings': { values: object; tags: never }
  'payables.noEarningsText': { values: object; tags: never }
  'payables.noMethod': { values: object; tags: never }
  'payables.noTax': { values: object; tags: never }
  'payables.notApproved': { values: object; tags: never }
  'payables.notReceived': { values: object; tags: never }
  'payables.nothingDelivered': { values: object; tags: never }
  'payables.nothingDeliveredText': { values: object; tags: never }
  'payables.nothingToPay': { values: object; tags: never }
  'payables.number': { values: object; tags: never }
  'payables.numberMissing': { values: object; tags: never }
  'payables.object': { values: object; tags: never }
  'payables.objectTitle': { values: object; tags: never }
  'payables.objected': { values: object; tags: never }
  'payables.older': { values: { count: number }; tags: never }
  'payables.one': { values: object; tags: never }
  'payables.openAll': { values: object; tags: never }
  'payables.openLine': { values: { name: string | number }; tags: never }
  'payables.paid': { values: object; tags: never }
  'payables.part': { values: object; tags: never }
  'payables.partsOf': { values: { name: string | number }; tags: never }
  'payables.payment': { values: object; tags: never }
  'payables.period': { values: object; tags: never }
  'payables.preview': { values: object; tags: never }
  'payables.pricedAgain': { values: object; tags: never }
  'payables.quantity': { values: object; tags: never }
  'payables.rate': { values: object; tags: never }
  'payables.rateVersion': { values: { version: string | number }; tags: never }
  'payables.reason': { values: object; tags: never }
  'payables.reasonMissing': { values: object; tags: never }
  'payables.removeNamed': { values: { name: string | number }; tags: never }
  'payables.removeText': { values: { number: string | number }; tags: never }
  'payables.rounded': { values: object; tags: never }
  'payables.runFailed': { values: object; tags: never }
  'payables.schedule.change': { values: object; tags: never }
  'payables.schedule.created': { values: { count: number; day: string | number }; tags: never }
  'payables.schedule.delivered': { values: { days: string | number }; tags: never }
  'payables.schedule.failed': { values: { day: string | number }; tags: never }
  'payables.schedule.failedText': { values: object; tags: never }
  'payables.schedule.forLinguists': { values: { count: number }; tags: never }
  'payables.schedule.leftOut': { values: { count: number }; tags: never }
  'payables.schedule.linguists': { values: { count: number }; tags: never }
  'payables.schedule.next': { values: { count: number; day: string | number }; tags: never }
  'payables.schedule.nextRun': { values: object; tags: never }
  'payables.schedule.noMethod': { values: { count: number }; tags: never }
  'payables.schedule.nobody': { values: object; tags: never }
  'payables.schedule.off': { values: object; tags: never }
  'payables.schedule.offText': { values: object; tags: never }
  'payables.schedule.on': { values: { day: string | number }; tags: never }
  'payables.schedule.run': { values: { days: string | number }; tags: never }
  'payables.schedule.running': { values: object; tags: never }
  'payables.schedule.show': { values: object; tags: never }
  'payables.schedule.unbilled': { values: { count: number }; tags: never }
  'payables.schedule.unscheduled': { values: { count: number }; tags: never }
  'payables.schedule.waiting': { values: object; tags: never }
  'payables.search': { values: object; tags: never }
  'payables.selfBill': { values: object; tags: never }
  'payables.selfBill.accept': { values: object; tags: never }
  'payables.selfBill.agree': { values: object; tags: never }
  'payables.selfBill.agreed': { values: { number: string | number }; tags: never }
  'payables.selfBill.agreedOn': { values: object; tags: never }
  'payables.selfBill.answerBy': { values: { date: string | number }; tags: never }
  'payables.selfBill.document': { values: object; tags: never }
  'payables.selfBill.made': { values: object; tags: never }
  'payables.selfBill.missing.COMPANY_COUNTRY': { values: object; tags: never }
  'payables.selfBill.missing.COMPANY_NAME': { values: object; tags: never }
  'payables.selfBill.missing.COUNTRY': { values: object; tags: never }
  'payables.selfBill.missing.LEGAL_NAME': { values: object; tags: never }
  'payables.selfBill.object': { values: object; tags: never }
  'payables.selfBill.objectTitle': { values: { number: string | number }; tags: never }
  'payables.selfBill.objected': { values: { number: string | number }; tags: never }
  'payables.selfBill.objectedOn': { values: object; tags: never }
  'payables.selfBill.since': { values: { date: string | number }; tags: never }
  'payables.selfBill.text': { values: { count: number; company: string | number }; tags: never }
  'payables.selfBill.toAnswer': { values: object; tags: never }
  'payables.selfBill.until': { values: object; tags: never }
  'payables.selfBill.withdraw': { values: object; tags: never }
  'payables.selfBill.withdrawText': { values: object; tags: never }
  'payables.selfBill.withdrawTitle': { values: object; tags: never }
  'payables.selfBill.withdrawn': { values: object; tags: never }
  'payables.selfBill.yours': { values: { period: string | number }; tags: never }
  'payables.setBy': { values: { name: string | number }; tags: never }
  'payables.singleOfficer': { values: object; tags: never }
  'payables.skipped.CARRIED': { values: object; tags: never }
  'payables.skipped.NO_RATE': { values: object; tags: never }
  'payables.skipped.PAYMENT_REJECTED': { values: object; tags: never }
  'payables.skipped.PAYMENT_UNCONFIRMED': { values: object; tags: never }
  'payables.skipped.TAX_ID_UNREADABLE': { values: object; tags: never }
  'payables.skipped.VAT_ID_MISSING': { values: object; tags: never }
  'payables.statedTotal': { values: object; tags: never }
  'payables.status': { values: object; tags: never }
  'payables.sums': { values: object; tags: never }
  'payables.taskCount': { values: { count: number }; tags: never }
  'payables.tasks': { values: object; tags: never }
  'payables.tax': { values: { name: string | number; rate: number }; tags: never }
  'payables.taxByRule': { values: object; tags: never }
  'payables.taxCode': { values: object; tags: never }
  'payables.taxColumn': { values: object; tags: never }
  'payables.taxOverride': { values: { reason: string | number }; tags: never }
  'payables.taxReason.COUNTRY_UNKNOWN': { values: object; tags: never }
  'payables.taxReason.NOT_REGISTERED': { values: object; tags: never }
  'payables.taxReason.NO_TAX_CODE': { values: object; tags: never }
  'payables.taxReason.OUTSIDE_UNION': { values: object; tags: never }
  'payables.taxReason.REVERSE_CHARGE': { values: object; tags: never }
  'payables.taxReason.SAME_COUNTRY': { values: object; tags: never }
  'payables.taxWhy': { values: object; tags: never }
  'payables.taxWhyText': { values: object; tags: never }
  'payables.taxesByRule': { values: { count: number }; tags: never }
  'payables.text.cancel': { values: object; tags: never }
  'payables.text.reject': { values: object; tags: never }
  'payables.text.withdraw': { values: object; tags: never }
  'payables.title': { values: object; tags: never }
  'payables.title.cancel': { values: { number: string | number }; tags: never }
  'payables.title.reject': { values: { number: string | number }; tags: never }
  'payables.title.withdraw': { values: { number: string | number }; tags: never }
  'payables.to': { values: object; tags: never }
  'payables.toConfirm': { values: object; tags: never }
  'payables.toConfirmText': { values: object; tags: never }
  'payables.toPay': { values: object; tags: never }
  'payables.totalDiffers': { values: { amount: string | number }; tags: never }
  'payables.totalMissing': { values: object; tags: never }
  'payables.unconverted': { values: { currencies: string | number }; tags: never }
  'payables.undo': { values: object; tags: never }
  'payables.undone': { values: { count: number }; tags: never }
  'payables.verb.cancel': { values: object; tags: never }
  'payables.verb.reject': { values: object; tags: never }
  'payables.verb.removeFile': { values: object; tags: never }
  'payables.verb.withdraw': { values: object; tags: never }
  'payables.willApprove': { values: { count: number; amount: string | number }; tags: never }
  'payables.wrongPeriod': { values: object; tags: never }
  'payables.xeroState.DIFFERS': { values: object; tags: never }
  'payables.xeroState.EQUAL': { values: object; tags: never }
  'payables.xeroState.VOIDED': { values: object; tags: never }
  'payouts.actionsFor': { values: { number: string | number }; tags: never }
  'payouts.addBankAccount': { values: object; tags: never }
  'payouts.all': { values: object; tags: never }
  'payouts.allowed': { values: object; tags: never }
  'payouts.amount': { values: object; tags: never }
  'payouts.amountWrong': { values: { amount: string | number }; tags: never }
  'payouts.bankAccount': { values: object; tags: never }
  'payouts.bookings': { values: object; tags: never }
  'payouts.browse': { values: object; tags: never }
  'payouts.cancel': { values: object; tags: never }
  'payouts.cancelText': { values: object; tags: never }
  'payouts.cancelTitle': { values: { number: string | number }; tags: never }
  'payouts.cancelVerb': { values: object; tags: never }
  'payouts.cancelled': { values: { number: string | number }; tags: never }
  'payouts.cause.ADJUSTED_AFTER': { values: object; tags: never }
  'payouts.cause.FAILED': { values: object; tags: never }
  'payouts.cause.INVOICE_DIFFERS': { values: object; tags: never }
  'payouts.cause.NOT_ON_STATEMENT': { values: object; tags: never }
  'payouts.cause.REPRICED': { values: object; tags: never }
  'payouts.cause.SHORT_PAID': { values: object; tags: never }
  'payouts.causeLabel': { values: object; tags: never }
  'payouts.chosen': { values: object; tags: never }
  'payouts.column.amountColumn': { values: object; tags: never }
  'payouts.column.balanceColumn': { values: object; tags: never }
  'payouts.column.creditColumn': { values: object; tags: never }
  'payouts.column.currencyColumn': { values: object; tags: never }
  'payouts.column.dateColumn': { values: object; tags: never }
  'payouts.column.debitColumn': { values: object; tags: never }
  'payouts.column.endToEndIdColumn': { values: object; tags: never }
  'payouts.column.nameColumn': { values: object; tags: never }
  'payouts.column.referenceColumn': { values: object; tags: never }
  'payouts.column.textColumn': { values: object; tags: never }
  'payouts.columnsText': { values: object; tags: never }
  'payouts.counts': { values: { settled: string | number; failed: string | number; open: string | number }; tags: never }
  'payouts.createVerb': { values: { count: number }; tags: never }
  'payouts.created': { values: { count: number }; tags: never }
  'payouts.createdOn': { values: object; tags: never }
  'payouts.currency': { values: object; tags: never }
  'payouts.date': { values: object; tags: never }
  'payouts.dates': { values: object; tags: never }
  'payouts.decimals': { values: object; tags: never }
  'payouts.decimals.COMMA': { values: object; tags: never }
  'payouts.decimals.POINT': { values: object; tags: never }
  'payouts.difference': { values: object; tags: never }
  'payouts.different': { values: object; tags: never }
  'payouts.done.fail': { values: { number: string | number }; tags: never }
  'payouts.done.retry': { values: { number: string | number }; tags: never }
  'payouts.done.reverse': { values: { number: string | number }; tags: never }
  'payouts.done.settle': { values: { number: string | number }; tags: never }
  'payouts.drop': { values: object; tags: never }
  'payouts.empty': { values: object; tags: never }
  'payouts.emptyText': { values: object; tags: never }
  'payouts.executionDate': { values: object; tags: never }
  'payouts.figure.bank': { values: object; tags: never }
  'payouts.figure.billed': { values: object; tags: never }
  'payouts.figure.invoiced': { values: object; tags: never }
  'payouts.figure.payNow': { values: object; tags: never }
  'payouts.figure.pricedAgain': { values: object; tags: never }
  'payouts.figure.sent': { values: object; tags: never }
  'payouts.figures': { values: object; tags: never }
  'payouts.figuresText': { values: object; tags: never }
  'payouts.file': { values: object; tags: never }
  'payouts.importStatement': { values: object; tags: never }
  'payouts.importText': { values: object; tags: never }
  'payouts.importTitle': { values: object; tags: never }
  'payouts.importVerb': { values: object; tags: never }
  'payouts.imported': { values: { settled: string | number; short: string | number; returned: string | number; incoming: string | number }; tags: never }
  'payouts.included': { values: object; tags: never }
  'payouts.left.AMBIGUOUS': { values: object; tags: never }
  'payouts.left.AMOUNT_HIGHER': { values: object; tags: never }
  'payouts.left.CLOSED': { values: object; tags: never }
  'payouts.left.IMPORTED_BEFORE': { values: object; tags: never }
  'payouts.left.MONTH_LOCKED': { values: object; tags: never }
  'payouts.left.NOT_BOOKED': { values: object; tags: never }
  'payouts.left.NOT_SENT': { values: object; tags: never }
  'payouts.left.NO_MATCH': { values: object; tags: never }
  'payouts.left.OTHER_CURRENCY': { values: object; tags: never }
  'payouts.left.SETTLED_BEFORE': { values: object; tags: never }
  'payouts.leftOut': { values: object; tags: never }
  'payouts.method': { values: object; tags: never }
  'payouts.move.fail': { values: object; tags: never }
  'payouts.move.retry': { values: object; tags: never }
  'payouts.move.reverse': { values: object; tags: never }
  'payouts.move.settle': { values: object; tags: never }
  'payouts.named': { values: { method: string | number; date: string | number }; tags: never }
  'payouts.noAccountChosen': { values: object; tags: never }
  'payouts.noBankAccount': { values: { currency: string | number }; tags: never }
  'payouts.noBankAccountText': { values: { currency: string | number }; tags: never }
  'payouts.noBookings': { values: object; tags: never }
  'payouts.noStatement': { values: object; tags: never }
  'payouts.notSent': { values: object; tags: never }
  'payouts.number': { values: object; tags: never }
  'payouts.one': { values: object; tags: never }
  'payouts.outcome.INCOMING': { values: object; tags: never }
  'payouts.outcome.RETURNED': { values: object; tags: never }
  'payouts.outcome.SETTLED': { values: object; tags: never }
  'payouts.outcome.SHORT': { values: object; tags: never }
  'payouts.outcomeLabel': { values: object; tags: never }
  'payouts.paidOn': { values: object; tags: never }
  'payouts.pay': { values: object; tags: never }
  'payouts.payTitle': { values: { count: number }; tags: never }
  'payouts.payable': { values: object; tags: never }
  'payouts.payableCount': { values: { count: number }; tags: never }
  'payouts.payables': { values: object; tags: never }
  'payouts.paysNothing': { values: object; tags: never }
  'payouts.preview': { values: object; tags: never }
  'payouts.providerText': { values: object; tags: never }
  'payouts.reason.bankVerified': { values: object; tags: never }
  'payouts.reason.hasAmount': { values: object; tags: never }
  'payouts.reason.notInBatch': { values: object; tags: never }
  'payouts.reason.notOnlyApprover': { values: object; tags: never }
  'payouts.reason.notReady': { values: object; tags: never }
  'payouts.reason.otherCurrency': { values: object; tags: never }
  'payouts.reason.otherMethod': { values: object; tags: never }
  'payouts.reason.payoutMethodKnown': { values: object; tags: never }
  'payouts.reason.unreachable': { values: object; tags: never }
  'payouts.reasonLabel': { values: object; tags: never }
  'payouts.reasonMissing': { values: object; tags: never }
  'payouts.reference': { values: object; tags: never }
  'payouts.removeFile': { values: { name: string | number }; tags: never }
  'payouts.report': { values: { settled: string | number; short: string | number; returned: string | number; incoming: string | number; left: string | number }; tags: never }
  'payouts.send': { values: object; tags: never }
  'payouts.sent': { values: { number: string | number }; tags: never }
  'payouts.separator': { values: object; tags: never }
  'payouts.separator.COMMA': { values: object; tags: never }
  'payouts.separator.SEMICOLON': { values: object; tags: never }
  'payouts.separator.TAB': { values: object; tags: never }
  'payouts.settledOf': { values: { settled: string | number; count: string | number }; tags: never }
  'payouts.show': { values: object; tags: never }
  'payouts.statement': { values: object; tags: never }
  'payouts.status.CANCELLED': { values: object; tags: never }
  'payouts.status.CREATED': { values: object; tags: never }
  'payouts.status.RECONCILED': { values: object; tags: never }
  'payouts.status.SENT': { values: object; tags: never }
  'payouts.statusLabel': { values: object; tags: never }
  'payouts.step.approved': { values: object; tags: never }
  'payouts.step.created': { values: object; tags: never }
  'payouts.step.reconciled': { values: object; tags: never }
  'payouts.step.sent': { values: object; tags: never }
  'payouts.step.statement': { values: object; tags: never }
  'payouts.steps': { values: object; tags: never }
  'payouts.text.fail': { values: object; tags: never }
  'payouts.text.reverse': { values: object; tags: never }
  'payouts.text.settle': { values: { amount: string | number }; tags: never }
  'payouts.title': { values: object; tags: never }
  'payouts.title.fail': { values: { number: string | number }; tags: never }
  'payouts.title.reverse': { values: { number: string | number }; tags: never }
  'payouts.title.settle': { values: { number: string | number }; tags: never }
  'payouts.toExplain': { values: { count: number }; tags: never }
  'payouts.verb.fail': { values: object; tags: never }
  'payouts.verb.reverse': { values: object; tags: never }
  'payouts.verb.settle': { values: object; tags: never }
  'payouts.willPay': { values: { count: number; amount: string | number }; tags: never }
  'pipelines.action.ASSIGN': { values: object; tags: never }
  'pipelines.action.CUSTOM_FIELD': { values: object; tags: never }
  'pipelines.action.EXPORT': { values: object; tags: never }
  'pipelines.action.MOVE': { values: object; tags: never }
  'pipelines.action.NOTIFY': { values: object; tags: never }
  'pipelines.action.PRE_TRANSLATE': { values: object; tags: never }
  'pipelines.action.TAG': { values: object; tags: never }
  'pipelines.action.WEBHOOK': { values: object; tags: never }
  'pipelines.actionMissing': { values: object; tags: never }
  'pipelines.actions': { values: object; tags: never }
  'pipelines.actionsText': { values: object; tags: never }
  'pipelines.add': { values: object; tags: never }
  'pipelines.addAction': { values: object; tags: never }
  'pipelines.addTags': { values: object; tags: never }
  'pipelines.added': { values: { name: string | number }; tags: never }
  'pipelines.allOff': { values: object; tags: never }
  'pipelines.allOn': { values: object; tags: never }
  'pipelines.allRuns': { values: object; tags: never }
  'pipelines.areOff': { values: object; tags: never }
  'pipelines.byEvent': { values: object; tags: never }
  'pipelines.bySchedule': { values: object; tags: never }
  'pipelines.causedBy': { values: { name: string | number }; tags: never }
  'pipelines.condition': { values: { field: string | number; value: string | number }; tags: never }
  'pipelines.conditions': { values: object; tags: never }
  'pipelines.conditionsText': { values: object; tags: never }
  'pipelines.count': { values: { count: number }; tags: never }
  'pipelines.days': { values: object; tags: never }
  'pipelines.decision.DONE': { values: object; tags: never }
  'pipelines.decision.FAILED': { values: object; tags: never }
  'pipelines.decision.LOOP': { values: object; tags: never }
  'pipelines.decision.NOT_MET': { values: object; tags: never }
  'pipelines.decision.OFF': { values: object; tags: never }
  'pipelines.decision.WAITING': { values: object; tags: never }
  'pipelines.delete': { values: object; tags: never }
  'pipelines.deleteText': { values: object; tags: never }
  'pipelines.deleteTitle': { values: { name: string | number }; tags: never }
  'pipelines.deleted': { values: { name: string | number }; tags: never }
  'pipelines.does.addTags': { values: { tags: string | number }; tags: never }
  'pipelines.does.assign': { values: { name: string | number }; tags: never }
  'pipelines.does.export': { values: object; tags: never }
  'pipelines.does.field': { values: { name: string | number; value: string | number }; tags: never }
  'pipelines.does.move': { values: { status: string | number }; tags: never }
  'pipelines.does.notify': { values: { names: string | number }; tags: never }
  'pipelines.does.preTranslate': { values: object; tags: never }
  'pipelines.does.removeTags': { values: { tags: string | number }; tags: never }
  'pipelines.does.webhook': { values: { name: string | number }; tags: never }
  'pipelines.download': { values: object; tags: never }
  'pipelines.dryRun': { values: object; tags: never }
  'pipelines.dryRunText': { values: object; tags: never }
  'pipelines.eachHour': { values: object; tags: never }
  'pipelines.eachProject': { values: object; tags: never }
  'pipelines.eachTask': { values: object; tags: never }
  'pipelines.enabled': { values: object; tags: never }
  'pipelines.enabledText': { values: object; tags: never }
  'pipelines.errors': { values: { count: number }; tags: never }
  'pipelines.event': { values: object; tags: never }
  'pipelines.everyDay': { values: object; tags: never }
  'pipelines.exportText': { values: object; tags: never }
  'pipelines.field': { values: object; tags: never }
  'pipelines.for': { values: object; tags: never }
  'pipelines.form': { values: object; tags: never }
  'pipelines.hour': { values: object; tags: never }
  'pipelines.if': { values: object; tags: never }
  'pipelines.lastRun': { values: { time: string | number }; tags: never }
  'pipelines.latest': { values: { count: number }; tags: never }
  'pipelines.linguist': { values: object; tags: never }
  'pipelines.log': { values: object; tags: never }
  'pipelines.manager': { values: object; tags: never }
  'pipelines.minute': { values: object; tags: never }
  'pipelines.moveUp': { values: { name: string | number }; tags: never }
  'pipelines.name': { values: object; tags: never }
  'pipelines.nameMissing': { values: object; tags: never }
  'pipelines.neverRan': { values: object; tags: never }
  'pipelines.nextRun': { values: { time: string | number }; tags: never }
  'pipelines.noActions': { values: object; tags: never }
  'pipelines.noFields': { values: object; tags: never }
  'pipelines.noRuns': { values: object; tags: never }
  'pipelines.noRunsText': { values: object; tags: never }
  'pipelines.noWebhooks': { values: object; tags: never }
  'pipelines.none': { values: object; tags: never }
  'pipelines.noneText': { values: object; tags: never }
  'pipelines.note': { values: object; tags: never }
  'pipelines.onlyProjects': { values: object; tags: never }
  'pipelines.onlyTasks': { values: object; tags: never }
  'pipelines.ownedBy': { values: { name: string | number }; tags: never }
  'pipelines.ownerText': { values: object; tags: never }
  'pipelines.paused.OWNER_GONE': { values: object; tags: never }
  'pipelines.paused.OWNER_NOT_ALLOWED': { values: object; tags: never }
  'pipelines.pausedText': { values: object; tags: never }
  'pipelines.people': { values: object; tags: never }
  'pipelines.preTranslateText': { values: object; tags: never }
  'pipelines.projectManager': { values: object; tags: never }
  'pipelines.reason': { values: object; tags: never }
  'pipelines.removeAction': { values: { name: string | number }; tags: never }
  'pipelines.removeTags': { values: object; tags: never }
  'pipelines.runs': { values: { count: number }; tags: never }
  'pipelines.runsNamed': { values: { name: string | number }; tags: never }
  'pipelines.saved': { values: { name: string | number }; tags: never }
  'pipelines.show': { values: object; tags: never }
  'pipelines.status': { values: object; tags: never }
  'pipelines.template.delivered': { values: object; tags: never }
  'pipelines.template.delivered.note': { values: object; tags: never }
  'pipelines.template.delivered.text': { values: object; tags: never }
  'pipelines.template.late': { values: object; tags: never }
  'pipelines.template.late.note': { values: object; tags: never }
  'pipelines.template.late.text': { values: object; tags: never }
  'pipelines.template.rush': { values: object; tags: never }
  'pipelines.template.rush.text': { values: object; tags: never }
  'pipelines.templates': { values: object; tags: never }
  'pipelines.templatesText': { values: object; tags: never }
  'pipelines.text': { values: object; tags: never }
  'pipelines.timezone': { values: object; tags: never }
  'pipelines.title': { values: object; tags: never }
  'pipelines.trigger': { values: object; tags: never }
  'pipelines.tryOut': { values: object; tags: never }
  'pipelines.turnedOff': { values: { name: string | number }; tags: never }
  'pipelines.turnedOn': { values: { name: string | number }; tags: never }
  'pipelines.undo': { values: object; tags: never }
  'pipelines.value': { values: object; tags: never }
  'pipelines.valueText': { values: object; tags: never }
  'pipelines.webhook': { values: object; tags: never }
  'pipelines.webhookText': { values: object; tags: never }
  'pipelines.weekdays': { values: object; tags: never }
  'pipelines.what': { values: object; tags: never }
  'pipelines.when.PROJECT_APPROVED': { values: object; tags: never }
  'pipelines.when.PROJECT_CANCELED': { values: object; tags: never }
  'pipelines.when.PROJECT_COSTS_CALCULATED': { values: object; tags: never }
  'pipelines.when.PROJECT_CREATED': { values: object; tags: never }
  'pipelines.when.PROJECT_DELIVERED': { values: object; tags: never }
  'pipelines.when.PROJECT_FILES_ADDED': { values: object; tags: never }
  'pipelines.when.PROJECT_SUBMITTED': { values: object; tags: never }
  'pipelines.when.PROJECT_UPDATED': { values: object; tags: never }
  'pipelines.when.TASK_ACCEPTED': { values: object; tags: never }
  'pipelines.when.TASK_ASSIGNED': { values: object; tags: never }
  'pipelines.when.TASK_DELIVERED': { values: object; tags: never }
  'pipelines.when.TASK_RETURNED': { values: object; tags: never }
  'pipelines.when.daily': { values: { days: string | number; time: string | number; zone: string | number }; tags: never }
  'pipelines.when.hourly': { values: { days: string | number; minute: string | number; zone: string | number }; tags: never }
  'pipelines.wouldFail': { values: { count: number }; tags: never }
  'pipelines.wouldHave': { values: { count: number }; tags: never }
  'pipelines.wouldNow': { values: { count: number; times: number }; tags: never }
  'placement.discard': { values: object; tags: never }
  'placement.fact.delivered': { values: { count: number }; tags: never }
  'placement.fact.noScore': { values: object; tags: never }
  'placement.fact.open': { values: { count: number }; tags: never }
  'placement.fact.score': { values: { score: string | number }; tags: never }
  'placement.files': { values: object; tags: never }
  'placement.filters': { values: object; tags: never }
  'placement.filtersText': { values: object; tags: never }
  'placement.general': { values: object; tags: never }
  'placement.noUnits': { values: object; tags: never }
  'placement.ownRule': { values: { rule: string | number; value: string | number }; tags: never }
  'placement.preview': { values: object; tags: never }
  'placement.preview.able': { values: { count: number }; tags: never }
  'placement.preview.noTasks': { values: object; tags: never }
  'placement.preview.off': { values: object; tags: never }
  'placement.preview.others': { values: { count: number }; tags: never }
  'placement.preview.own': { values: { name: string | number; rules: string | number }; tags: never }
  'placement.preview.reason': { values: { reason: string | number; count: string | number }; tags: never }
  'placement.preview.reasons': { values: object; tags: never }
  'placement.preview.result': { values: { eligible: string | number; total: number }; tags: never }
  'placement.preview.search': { values: object; tags: never }
  'placement.preview.task': { values: object; tags: never }
  'placement.preview.unsaved': { values: object; tags: never }
  'placement.previewText': { values: object; tags: never }
  'placement.reset': { values: object; tags: never }
  'placement.resetDone': { values: { name: string | number }; tags: never }
  'placement.resetOf': { values: { name: string | number }; tags: never }
  'placement.saved': { values: object; tags: never }
  'placement.skipReview': { values: object; tags: never }
  'placement.skipReviewSaved': { values: object; tags: never }
  'placement.skipReviewText': { values: { steps: string | number }; tags: never }
  'placement.undo': { values: object; tags: never }
  'placement.units': { values: object; tags: never }
  'placement.unitsText': { values: object; tags: never }
  'portal.actionOf': { values: { action: string | number; name: string | number }; tags: never }
  'portal.ask': { values: object; tags: never }
  'portal.ask.title': { values: { name: string | number }; tags: never }
  'portal.formality': { values: object; tags: never }
  'portal.formality.Formal': { values: object; tags: never }
  'portal.formality.Informal': { values: object; tags: never }
  'portal.formality.Neutral': { values: object; tags: never }
  'portal.home': { values: object; tags: never }
  'portal.invoices': { values: object; tags: never }
  'portal.parts': { values: object; tags: never }
  'portal.quotes': { values: object; tags: never }
  'portal.quotes.back': { values: object; tags: never }
  'portal.quotes.empty': { values: object; tags: never }
  'portal.quotes.included': { values: object; tags: never }
  'portal.quotes.lines': { values: object; tags: never }
  'portal.quotes.of': { values: { name: string | number }; tags: never }
  'portal.ready': { values: object; tags: never }
  'portal.ready.empty': { values: object; tags: never }
  'portal.ready.text': { values: object; tags: never }
  'portal.request': { values: object; tags: never }
  'portal.request.about': { values: { amount: string | number }; tags: never }
  'portal.request.files': { values: object; tags: never }
  'portal.request.missing': { values: object; tags: never }
  'portal.request.name': { values: object; tags: never }
  'portal.request.noUnits': { values: object; tags: never }
  'portal.request.note': { values: object; tags: never }
  'portal.request.noteText': { values: object; tags: never }
  'portal.request.send': { values: object; tags: never }
  'portal.request.sent': { values: { name: string | number }; tags: never }
  'portal.request.typed': { values: object; tags: never }
  'portal.request.typedLabel': { values: object; tags: never }
  'portal.request.what': { values: object; tags: never }
  'portal.request.words': { values: { words: number; languages: number }; tags: never }
  'portal.requested': { values: object; tags: never }
  'portal.requested.empty': { values: object; tags: never }
  'portal.requested.text': { values: object; tags: never }
  'portal.settings': { values: object; tags: never }
  'portal.settings.address': { values: object; tags: never }
  'portal.settings.formality': { values: object; tags: never }
  'portal.settings.logo': { values: object; tags: never }
  'portal.settings.saved': { values: object; tags: never }
  'portal.settings.tone': { values: object; tags: never }
  'portal.settings.undo': { values: object; tags: never }
  'portal.settings.units': { values: object; tags: never }
  'portal.settings.unitsText': { values: object; tags: never }
  'portal.text': { values: object; tags: never }
  'portal.text.about': { values: object; tags: never }
  'portal.text.engine': { values: { engine: string | number }; tags: never }
  'portal.text.into': { values: object; tags: never }
  'portal.text.intoMissing': { values: object; tags: never }
  'portal.text.memories': { values: { count: number }; tags: never }
  'portal.text.missing': { values: object; tags: never }
  'portal.text.result': { values: object; tags: never }
  'portal.text.terms': { values: { terms: string | number }; tags: never }
  'portal.text.translate': { values: object; tags: never }
  'portal.text.unheeded': { values: object; tags: never }
  'portal.tone': { values: object; tags: never }
  'portal.tone.text': { values: object; tags: never }
  'portal.work': { values: object; tags: never }
  'portal.work.empty': { values: object; tags: never }
  'preview.aside': { values: object; tags: never }
  'preview.close': { values: object; tags: never }
  'preview.empty': { values: object; tags: never }
  'preview.emptyText': { values: object; tags: never }
  'preview.language': { values: object; tags: never }
  'preview.next': { values: object; tags: never }
  'preview.page': { values: { page: string | number; pages: string | number }; tags: never }
  'preview.part.COMMENTS': { values: object; tags: never }
  'preview.part.DRAWING': { values: object; tags: never }
  'preview.part.FOOTER': { values: object; tags: never }
  'preview.part.FOOTNOTES': { values: object; tags: never }
  'preview.part.HEADER': { values: object; tags: never }
  'preview.part.NOTES': { values: { name: string | number }; tags: never }
  'preview.part.PAGE': { values: { name: string | number }; tags: never }
  'preview.part.PROPERTIES': { values: object; tags: never }
  'preview.part.SHEET': { values: { name: string | number }; tags: never }
  'preview.part.SLIDE': { values: { name: string | number }; tags: never }
  'preview.part.STORY': { values: { name: string | number }; tags: never }
  'preview.previous': { values: object; tags: never }
  'preview.segment': { values: { number: string | number }; tags: never }
  'preview.source': { values: object; tags: never }
  'preview.target': { values: object; tags: never }
  'preview.title': { values: object; tags: never }
  'profile.appearance': { values: object; tags: never }
  'profile.appearance.text': { values: object; tags: never }
  'profile.avatar': { values: object; tags: never }
  'profile.avatar.change': { values: object; tags: never }
  'profile.avatar.choose': { values: object; tags: never }
  'profile.avatar.crop': { values: object; tags: never }
  'profile.avatar.cropText': { values: object; tags: never }
  'profile.avatar.refused': { values: object; tags: never }
  'profile.avatar.remove': { values: object; tags: never }
  'profile.avatar.text': { values: object; tags: never }
  'profile.avatar.zoom': { values: object; tags: never }
  'profile.code': { values: object; tags: never }
  'profile.codes': { values: object; tags: never }
  'profile.codes.copy': { values: object; tags: never }
  'profile.codes.download': { values: object; tags: never }
  'profile.codes.kept': { values: object; tags: never }
  'profile.codes.text': { values: object; tags: never }
  'profile.confirm': { values: object; tags: never }
  'profile.density': { values: object; tags: never }
  'profile.density.compact': { values: object; tags: never }
  'profile.density.regular': { values: object; tags: never }
  'profile.editorKeys': { values: object; tags: never }
  'profile.email': { values: object; tags: never }
  'profile.email.done': { values: { email: string | number }; tags: never }
  'profile.email.new': { values: object; tags: never }
  'profile.email.send': { values: object; tags: never }
  'profile.email.sent': { values: { email: string | number }; tags: never }
  'profile.email.text': { values: { email: string | number }; tags: never }
  'profile.emails': { values: object; tags: never }
  'profile.emailsText': { values: object; tags: never }
  'profile.event.ACCESS_KEY_CREATED': { values: object; tags: never }
  'profile.event.ACCESS_KEY_REMOVED': { values: object; tags: never }
  'profile.event.ACCESS_KEY_REVOKED': { values: object; tags: never }
  'profile.event.EMAIL_CHANGED': { values: object; tags: never }
  'profile.event.IMPERSONATION_STARTED': { values: object; tags: never }
  'profile.event.LOGGED_IN': { values: object; tags: never }
  'profile.event.LOGGED_OUT': { values: object; tags: never }
  'profile.event.LOGIN_FAILED': { values: object; tags: never }
  'profile.event.MFA_DISABLED': { values: object; tags: never }
  'profile.event.MFA_EMAIL_SET': { values: object; tags: never }
  'profile.event.MFA_ENABLED': { values: object; tags: never }
  'profile.event.MFA_RECOVERY_CODES_CREATED': { values: object; tags: never }
  'profile.event.ONE_TIME_LOGIN_SENT': { values: object; tags: never }
  'profile.event.PASSKEYS_RESET': { values: object; tags: never }
  'profile.event.PASSKEY_ADDED': { values: object; tags: never }
  'profile.event.PASSKEY_REMOVED': { values: object; tags: never }
  'profile.event.PASSKEY_RENAMED': { values: object; tags: never }
  'profile.event.PASSWORD_CHANGED': { values: object; tags: never }
  'profile.event.PASSWORD_REQUESTED': { values: object; tags: never }
  'profile.event.PASSWORD_RESET': { values: object; tags: never }
  'profile.event.PASSWORD_RESET_SENT': { values: object; tags: never }
  'profile.event.SESSION_ENDED': { values: object; tags: never }
  'profile.event.TOKEN_CREATED': { values: object; tags: never }
  'profile.event.USER_BLOCKED': { values: object; tags: never }
  'profile.event.USER_UNBLOCKED': { values: object; tags: never }
  'profile.key': { values: object; tags: never }
  'profile.key.create': { values: object; tags: never }
  'profile.key.expires': { values: object; tags: never }
  'profile.key.inDays': { values: { days: number }; tags: never }
  'profile.key.once': { values: object; tags: never }
  'profile.key.onceText': { values: object; tags: never }
  'profile.key.readOnly': { values: object; tags: never }
  'profile.key.readOnlyText': { values: object; tags: never }
  'profile.key.replace': { values: object; tags: never }
  'profile.key.revokeTitle': { values: object; tags: never }
  'profile.key.secret': { values: object; tags: never }
  'profile.key.text': { values: object; tags: never }
  'profile.key.units': { values: object; tags: never }
  'profile.key.unitsText': { values: object; tags: never }
  'profile.keys': { values: object; tags: never }
  'profile.keys.text': { values: object; tags: never }
  'profile.mail': { values: object; tags: never }
  'profile.mail.text': { values: object; tags: never }
  'profile.mail.turnOff': { values: object; tags: never }
  'profile.mail.turnOn': { values: object; tags: never }
  'profile.mfa': { values: object; tags: never }
  'profile.mfa.begin': { values: object; tags: never }
  'profile.mfa.code': { values: object; tags: never }
  'profile.mfa.newCodes': { values: object; tags: never }
  'profile.mfa.qr': { values: object; tags: never }
  'profile.mfa.remove': { values: object; tags: never }
  'profile.mfa.scan': { values: object; tags: never }
  'profile.mfa.text': { values: object; tags: never }
  'profile.mfa.turnOn': { values: object; tags: never }
  'profile.off': { values: object; tags: never }
  'profile.on': { values: object; tags: never }
  'profile.passkeys': { values: object; tags: never }
  'profile.passkeys.add': { values: object; tags: never }
  'profile.passkeys.added': { values: { name: string | number }; tags: never }
  'profile.passkeys.elsewhere': { values: { here: string | number }; tags: never }
  'profile.passkeys.failed': { values: object; tags: never }
  'profile.passkeys.host': { values: { host: string | number }; tags: never }
  'profile.passkeys.name': { values: object; tags: never }
  'profile.passkeys.nameHelp': { values: object; tags: never }
  'profile.passkeys.never': { values: object; tags: never }
  'profile.passkeys.newCodes': { values: object; tags: never }
  'profile.passkeys.remove': { values: object; tags: never }
  'profile.passkeys.removeIt': { values: object; tags: never }
  'profile.passkeys.removeOf': { values: { name: string | number }; tags: never }
  'profile.passkeys.rename': { values: object; tags: never }
  'profile.passkeys.renameIt': { values: object; tags: never }
  'profile.passkeys.renameOf': { values: { name: string | number }; tags: never }
  'profile.passkeys.secondOnly': { values: object; tags: never }
  'profile.passkeys.synced': { values: object; tags: never }
  'profile.passkeys.text': { values: object; tags: never }
  'profile.passkeys.unsupported': { values: object; tags: never }
  'profile.password': { values: object; tags: never }
  'profile.password.confirm': { values: object; tags: never }
  'profile.password.different': { values: object; tags: never }
  'profile.password.done': { values: object; tags: never }
  'profile.password.ended': { values: object; tags: never }
  'profile.password.endedKey': { values: { key: string | number }; tags: never }
  'profile.password.keepKey': { values: object; tags: never }
  'profile.password.keepKeyText': { values: object; tags: never }
  'profile.password.new': { values: object; tags: never }
  'profile.password.present': { values: object; tags: never }
  'profile.password.submit': { values: object; tags: never }
  'profile.password.text': { values: object; tags: never }
  'profile.preferences': { values: object; tags: never }
  'profile.secondFactor': { values: { date: string | number }; tags: never }
  'profile.security': { values: object; tags: never }
  'profile.sessions': { values: object; tags: never }
  'profile.sessions.by': { values: { name: string | number }; tags: never }
  'profile.sessions.current': { values: object; tags: never }
  'profile.sessions.end': { values: object; tags: never }
  'profile.sessions.endOf': { values: { name: string | number }; tags: never }
  'profile.sessions.endOthers': { values: object; tags: never }
  'profile.sessions.endOthersText': { values: object; tags: never }
  'profile.sessions.endOthersTitle': { values: { count: number }; tags: never }
  'profile.sessions.ended': { values: { count: number }; tags: never }
  'profile.sessions.seen': { values: { time: string | number }; tags: never }
  'profile.sessions.text': { values: object; tags: never }
  'profile.sessions.token': { values: object; tags: never }
  'profile.sessions.unknown': { values: object; tags: never }
  'profile.signIns': { values: object; tags: never }
  'profile.signIns.by': { values: { name: string | number }; tags: never }
  'profile.signIns.more': { values: object; tags: never }
  'profile.signIns.text': { values: object; tags: never }
  'profile.theme': { values: object; tags: never }
  'profile.theme.dark': { values: object; tags: never }
  'profile.theme.light': { values: object; tags: never }
  'profitability.afterManagers': { values: object; tags: never }
  'profitability.all': { values: object; tags: never }
  'profitability.allOf': { values: { count: number }; tags: never }
  'profitability.byMonth': { values: object; tags: never }
  'profitability.empty': { values: object; tags: never }
  'profitability.emptyText': { values: object; tags: never }
  'profitability.estimate': { values: object; tags: never }
  'profitability.estimated': { values: { amount: string | number }; tags: never }
  'profitability.export': { values: object; tags: never }
  'profitability.figures': { values: object; tags: never }
  'profitability.goal': { values: { percent: string | number; goal: string | number }; tags: never }
  'profitability.hours': { values: { percent: string | number; hours: string | number }; tags: never }
  'profitability.invoice': { values: object; tags: never }
  'profitability.isEstimate': { values: object; tags: never }
  'profitability.languages': { values: object; tags: never }
  'profitability.lastMonths': { values: { count: number }; tags: never }
  'profitability.leftOut': { values: { count: number; currencies: string | number }; tags: never }
  'profitability.low': { values: object; tags: never }
  'profitability.lowest': { values: object; tags: never }
  'profitability.margin': { values: object; tags: never }
  'profitability.marginShort': { values: object; tags: never }
  'profitability.matrix.CLIENT': { values: object; tags: never }
  'profitability.matrix.LANGUAGE_PAIR': { values: object; tags: never }
  'profitability.matrix.LINGUIST': { values: object; tags: never }
  'profitability.matrix.MANAGER': { values: object; tags: never }
  'profitability.matrix.PROJECT': { values: object; tags: never }
  'profitability.matrixText': { values: { goal: string | number }; tags: never }
  'profitability.month': { values: object; tags: never }
  'profitability.none': { values: object; tags: never }
  'profitability.notInvoiced': { values: object; tags: never }
  'profitability.number': { values: object; tags: never }
  'profitability.oneGroup': { values: object; tags: never }
  'profitability.only': { values: { name: string | number }; tags: never }
  'profitability.open': { values: { name: string | number; month: string | number; amount: string | number }; tags: never }
  'profitability.others': { values: object; tags: never }
  'profitability.pair': { values: { source: string | number; target: string | number }; tags: never }
  'profitability.payments': { values: object; tags: never }
  'profitability.paymentsShort': { values: object; tags: never }
  'profitability.period': { values: object; tags: never }
  'profitability.projects': { values: { count: number }; tags: never }
  'profitability.revenue': { values: object; tags: never }
  'profitability.revenueShort': { values: object; tags: never }
  'profitability.share': { values: object; tags: never }
  'profitability.showAll': { values: object; tags: never }
  'profitability.summary': { values: { month: string | number; amount: string | number; percent: string | number; lowest: string | number; lowestPercent: string | number }; tags: never }
  'profitability.title': { values: object; tags: never }
  'profitability.total': { values: object; tags: never }
  'profitability.view.CLIENT': { values: object; tags: never }
  'profitability.view.LANGUAGE_PAIR': { values: object; tags: never }
  'profitability.view.LINGUIST': { values: object; tags: never }
  'profitability.view.MANAGER': { values: object; tags: never }
  'profitability.view.PROJECT': { values: object; tags: never }
  'profitability.views': { values: object; tags: never }
  'profitability.without.LANGUAGE_PAIR': { values: object; tags: never }
  'profitability.without.LINGUIST': { values: object; tags: never }
  'profitability.without.MANAGER': { values: object; tags: never }
  'profitability.words': { values: { count: number }; tags: never }
  'projects.approval.order': { values: object; tags: never }
  'projects.approval.outdated': { values: { at: string | number }; tags: never }
  'projects.approval.title': { values: object; tags: never }
  'projects.approval.words': { values: { words: number; languages: number }; tags: never }
  'projects.approved': { values: { name: string | number }; tags: never }
  'projects.archive': { values: object; tags: never }
  'projects.archive.badge': { values: object; tags: never }
  'projects.archive.busy': { values: object; tags: never }
  'projects.archive.note': { values: { date: string | number }; tags: never }
  'projects.archive.undo': { values: object; tags: never }
  'projects.archived': { values: { name: string | number }; tags: never }
  'projects.assign.cannot': { values: object; tags: never }
  'projects.assign.count': { values: { count: number }; tags: never }
  'projects.assign.fits': { values: object; tags: never }
  'projects.assign.label': { values: { step: string | number; language: string | number }; tags: never }
  'projects.assign.none': { values: object; tags: never }
  'projects.assign.noneText': { values: object; tags: never }
  'projects.assign.search': { values: object; tags: never }
  'projects.assign.undo': { values: object; tags: never }
  'projects.assignee': { values: object; tags: never }
  'projects.autoDeliver': { values: object; tags: never }
  'projects.autoDeliver.text': { values: object; tags: never }
  'projects.automation': { values: object; tags: never }
  'projects.autopilot': { values: object; tags: never }
  'projects.autopilot.off': { values: object; tags: never }
  'projects.autopilot.on': { values: object; tags: never }
  'projects.autopilot.text': { values: object; tags: never }
  'projects.bulk.ARCHIVE': { values: object; tags: never }
  'projects.bulk.MANAGER': { values: object; tags: never }
  'projects.bulk.ORG_UNIT': { values: object; tags: never }
  'projects.bulk.RECALCULATE': { values: object; tags: never }
  'projects.bulk.STATUS': { values: object; tags: never }
  'projects.bulk.TAGS': { values: object; tags: never }
  'projects.bulk.UNARCHIVE': { values: object; tags: never }
  'projects.bulk.addTags': { values: object; tags: never }
  'projects.bulk.more': { values: object; tags: never }
  'projects.bulk.newStatus': { values: object; tags: never }
  'projects.bulk.reasonText': { values: object; tags: never }
  'projects.bulk.removeTags': { values: object; tags: never }
  'projects.bulk.text.ARCHIVE': { values: object; tags: never }
  'projects.bulk.text.RECALCULATE': { values: object; tags: never }
  'projects.bulk.text.UNARCHIVE': { values: object; tags: never }
  'projects.bulk.unitText': { values: object; tags: never }
  'projects.checkTranslations': { values: object; tags: never }
  'projects.client': { values: object; tags: never }
  'projects.conflict': { values: object; tags: never }
  'projects.conflictText': { values: { status: string | number }; tags: never }
  'projects.contact': { values: object; tags: never }
  'projects.continuous': { values: { tag: string | number }; tags: never }
  'projects.cost': { values: object; tags: never }
  'projects.count': { values: { count: number }; tags: never }
  'projects.counter.awaitingApproval': { values: object; tags: never }
  'projects.counter.deliveredThisWeek': { values: object; tags: never }
  'projects.counter.late': { values: object; tags: never }
  'projects.counter.oldest': { values: { when: string | number }; tags: never }
  'projects.counter.tasks': { values: { count: number }; tags: never }
  'projects.counter.toQuote': { values: object; tags: never }
  'projects.counter.unassigned': { values: object; tags: never }
  'projects.counter.units': { values: { count: number }; tags: never }
  'projects.counter.words': { values: { count: number }; tags: never }
  'projects.create.context': { values: object; tags: never }
  'projects.create.dueText': { values: { zone: string | number }; tags: never }
  'projects.create.estimate': { values: object; tags: never }
  'projects.create.estimateText': { values: object; tags: never }
  'projects.create.exists': { values: { name: string | number }; tags: never }
  'projects.create.existsText': { values: object; tags: never }
  'projects.create.filesMissing': { values: object; tags: never }
  'projects.create.filesText': { values: object; tags: never }
  'projects.create.goOn': { values: object; tags: never }
  'projects.create.instructionsText': { values: object; tags: never }
  'projects.create.languages': { values: object; tags: never }
  'projects.create.languagesText': { values: object; tags: never }
  'projects.create.memoriesText': { values: object; tags: never }
  'projects.create.notesText': { values: object; tags: never }
  'projects.create.open': { values: object; tags: never }
  'projects.create.referenceMissing': { values: object; tags: never }
  'projects.create.referenceText': { values: object; tags: never }
  'projects.create.sending': { values: object; tags: never }
  'projects.create.sourceMissing': { values: object; tags: never }
  'projects.create.stepsMissing': { values: object; tags: never }
  'projects.create.stepsText': { values: object; tags: never }
  'projects.create.submit': { values: object; tags: never }
  'projects.create.targetsMissing': { values: object; tags: never }
  'projects.create.unitMissing': { values: object; tags: never }
  'projects.create.unitText': { values: object; tags: never }
  'projects.create.what': { values: object; tags: never }
  'projects.created': { values: object; tags: never }
  'projects.creator': { values: object; tags: never }
  'projects.delete': { values: object; tags: never }
  'projects.delete.closed': { values: object; tags: never }
  'projects.delete.delivered': { values: { count: number }; tags: never }
  'projects.delete.done': { values: { name: string | number }; tags: never }
  'projects.delete.kept': { values: object; tags: never }
  'projects.delete.messages': { values: { count: number }; tags: never }
  'projects.delete.segments': { values: { count: number }; tags: never }
  'projects.delete.tasks': { values: { count: number; assigned: number }; tags: never }
  'projects.delete.text': { values: object; tags: never }
  'projects.delete.title': { values: { name: string | number }; tags: never }
  'projects.delivered': { values: object; tags: never }
  'projects.distribute': { values: object; tags: never }
  'projects.download': { values: object; tags: never }
  'projects.downloadOf': { values: { file: string | number; language: string | number }; tags: never }
  'projects.downloadTranslated': { values: object; tags: never }
  'projects.downloads.all': { values: object; tags: never }
  'projects.downloads.allText': { values: object; tags: never }
  'projects.downloads.build': { values: object; tags: never }
  'projects.downloads.building': { values: object; tags: never }
  'projects.downloads.built': { values: object; tags: never }
  'projects.downloads.delivered': { values: object; tags: never }
  'projects.downloads.each': { values: object; tags: never }
  'projects.downloads.localesText': { values: object; tags: never }
  'projects.due': { values: object; tags: never }
  'projects.edit.changed': { values: { name: string | number; time: string | number }; tags: never }
  'projects.edit.clear': { values: object; tags: never }
  'projects.edit.missing': { values: object; tags: never }
  'projects.edit.none': { values: object; tags: never }
  'projects.edit.of': { values: { field: string | number }; tags: never }
  'projects.edit.saved': { values: { field: string | number }; tags: never }
  'projects.edit.unassign': { values: object; tags: never }
  'projects.edit.zone': { values: { zone: string | number }; tags: never }
  'projects.empty.text': { values: object; tags: never }
  'projects.empty.title': { values: object; tags: never }
  'projects.export.failed': { values: object; tags: never }
  'projects.exportXliff': { values: object; tags: never }
  'projects.facts': { values: object; tags: never }
  'projects.file': { values: object; tags: never }
  'projects.fileMenu': { values: { name: string | number }; tags: never }
  'projects.files.add': { values: object; tags: never }
  'projects.files.addCount': { values: { count: number }; tags: never }
  'projects.files.addFirst': { values: object; tags: never }
  'projects.files.addInWork': { values: object; tags: never }
  'projects.files.addText': { values: object; tags: never }
  'projects.files.added': { values: object; tags: never }
  'projects.files.allowed': { values: object; tags: never }
  'projects.files.browse': { values: object; tags: never }
  'projects.files.browseOne': { values: object; tags: never }
  'projects.files.changed': { values: object; tags: never }
  'projects.files.codes': { values: object; tags: never }
  'projects.files.done': { values: object; tags: never }
  'projects.files.drop': { values: object; tags: never }
  'projects.files.error': { values: object; tags: never }
  'projects.files.filter': { values: object; tags: never }
  'projects.files.forAll': { values: { kind: string | number }; tags: never }
  'projects.files.found': { values: { words: number; segments: number }; tags: never }
  'projects.files.howRead': { values: object; tags: never }
  'projects.files.inDoubt': { values: object; tags: never }
  'projects.files.list': { values: object; tags: never }
  'projects.files.markup': { values: object; tags: never }
  'projects.files.moved': { values: object; tags: never }
  'projects.files.newVersion': { values: object; tags: never }
  'projects.files.newVersionOf': { values: { name: string | number }; tags: never }
  'projects.files.noContent': { values: object; tags: never }
  'projects.files.optionsOf': { values: { name: string | number }; tags: never }
  'projects.files.preview': { values: object; tags: never }
  'projects.files.previewOf': { values: { name: string | number }; tags: never }
  'projects.files.previewText': { values: object; tags: never }
  'projects.files.problem': { values: { line: number; reason: string | number }; tags: never }
  'projects.files.refused': { values: { names: string | number }; tags: never }
  'projects.files.refusedText': { values: object; tags: never }
  'projects.files.remove': { values: { name: string | number }; tags: never }
  'projects.files.removeText': { values: object; tags: never }
  'projects.files.removed': { values: object; tags: never }
  'projects.files.reopened': { values: object; tags: never }
  'projects.files.retry': { values: { name: string | number }; tags: never }
  'projects.files.sentences': { values: object; tags: never }
  'projects.files.sentencesText': { values: object; tags: never }
  'projects.files.unchanged': { values: object; tags: never }
  'projects.files.uploading': { values: object; tags: never }
  'projects.files.useVersion': { values: object; tags: never }
  'projects.files.versionDrop': { values: object; tags: never }
  'projects.files.versionFailed': { values: object; tags: never }
  'projects.files.versionReading': { values: object; tags: never }
  'projects.files.versionText': { values: object; tags: never }
  'projects.files.versionWarning': { values: object; tags: never }
  'projects.files.versionWarningText': { values: object; tags: never }
  'projects.files.waiting': { values: object; tags: never }
  'projects.files.whatChanged': { values: object; tags: never }
  'projects.findAndReplace': { values: object; tags: never }
  'projects.findTerms': { values: object; tags: never }
  'projects.first.connect': { values: object; tags: never }
  'projects.first.connectAction': { values: object; tags: never }
  'projects.first.connectText': { values: object; tags: never }
  'projects.first.example': { values: object; tags: never }
  'projects.first.look': { values: object; tags: never }
  'projects.first.order': { values: object; tags: never }
  'projects.first.orderAction': { values: object; tags: never }
  'projects.first.orderText': { values: object; tags: never }
  'projects.first.text': { values: object; tags: never }
  'projects.first.title': { values: object; tags: never }
  'projects.glossaries.add': { values: object; tags: never }
  'projects.glossaries.empty': { values: object; tags: never }
  'projects.glossaries.emptyText': { values: object; tags: never }
  'projects.glossaries.name': { values: object; tags: never }
  'projects.glossaries.title': { values: object; tags: never }
  'projects.glossaries.unbind': { values: { name: string | number }; tags: never }
  'projects.grid': { values: object; tags: never }
  'projects.grid.empty': { values: object; tags: never }
  'projects.grid.emptyText': { values: object; tags: never }
  'projects.happened': { values: object; tags: never }
  'projects.happened.all': { values: object; tags: never }
  'projects.ignoreWords': { values: object; tags: never }
  'projects.ignoreWords.text': { values: object; tags: never }
  'projects.ingestion.error': { values: object; tags: never }
  'projects.ingestion.running': { values: object; tags: never }
  'projects.instructions': { values: object; tags: never }
  'projects.keyDates': { values: object; tags: never }
  'projects.keyDates.add': { values: object; tags: never }
  'projects.keyDates.date': { values: object; tags: never }
  'projects.keyDates.name': { values: object; tags: never }
  'projects.keyDates.remove': { values: { name: string | number }; tags: never }
  'projects.kind': { values: object; tags: never }
  'projects.kit': { values: object; tags: never }
  'projects.kit.SOURCE': { values: object; tags: never }
  'projects.kit.TRANSLATED': { values: object; tags: never }
  'projects.kit.XLIFF': { values: object; tags: never }
  'projects.kit.XLSX': { values: object; tags: never }
  'projects.kit.delivered': { values: object; tags: never }
  'projects.kit.kind': { values: object; tags: never }
  'projects.kit.start': { values: object; tags: never }
  'projects.kit.suffix': { values: object; tags: never }
  'projects.kit.title': { values: { count: number }; tags: never }
  'projects.language': { values: object; tags: never }
  'projects.languages': { values: object; tags: never }
  'projects.languages.add': { values: object; tags: never }
  'projects.languages.addText': { values: object; tags: never }
  'projects.languages.added': { values: { count: number }; tags: never }
  'projects.leftOut.count': { values: { count: number }; tags: never }
  'projects.leftOut.key': { values: object; tags: never }
  'projects.leftOut.of': { values: { name: string | number }; tags: never }
  'projects.leftOut.reason': { values: object; tags: never }
  'projects.leftOut.reason.CODE': { values: object; tags: never }
  'projects.leftOut.reason.DESCRIPTION': { values: object; tags: never }
  'projects.leftOut.reason.NOT_TRANSLATABLE': { values: object; tags: never }
  'projects.leftOut.reason.ONLY_TAGS': { values: object; tags: never }
  'projects.leftOut.reason.PICTURE': { values: object; tags: never }
  'projects.leftOut.reason.PLURAL_FORM': { values: object; tags: never }
  'projects.leftOut.reason.REFERENCE': { values: object; tags: never }
  'projects.leftOut.reason.SKIPPED_KEY': { values: object; tags: never }
  'projects.leftOut.source': { values: object; tags: never }
  'projects.leftOut.text': { values: object; tags: never }
  'projects.manager': { values: object; tags: never }
  'projects.memories.add': { values: object; tags: never }
  'projects.memories.bind': { values: object; tags: never }
  'projects.memories.earlier': { values: object; tags: never }
  'projects.memories.edit': { values: object; tags: never }
  'projects.memories.empty': { values: object; tags: never }
  'projects.memories.emptyText': { values: object; tags: never }
  'projects.memories.fixTags': { values: object; tags: never }
  'projects.memories.later': { values: object; tags: never }
  'projects.memories.maxHits': { values: object; tags: never }
  'projects.memories.maxHitsText': { values: object; tags: never }
  'projects.memories.menu': { values: { name: string | number }; tags: never }
  'projects.memories.name': { values: object; tags: never }
  'projects.memories.none': { values: { language: string | number }; tags: never }
  'projects.memories.penalty': { values: object; tags: never }
  'projects.memories.penaltyText': { values: object; tags: never }
  'projects.memories.read': { values: object; tags: never }
  'projects.memories.readOf': { values: { name: string | number }; tags: never }
  'projects.memories.servedFrom': { values: { language: string | number; codes: string | number; points: string | number }; tags: never }
  'projects.memories.servedNone': { values: { language: string | number }; tags: never }
  'projects.memories.servedSource': { values: { points: string | number }; tags: never }
  'projects.memories.settings': { values: { name: string | number }; tags: never }
  'projects.memories.steps': { values: object; tags: never }
  'projects.memories.threshold': { values: object; tags: never }
  'projects.memories.thresholdText': { values: object; tags: never }
  'projects.memories.write': { values: object; tags: never }
  'projects.memories.writeOf': { values: { name: string | number }; tags: never }
  'projects.messages.answer': { values: object; tags: never }
  'projects.messages.empty': { values: object; tags: never }
  'projects.messages.emptyText': { values: object; tags: never }
  'projects.messages.isPrivate': { values: object; tags: never }
  'projects.messages.new': { values: object; tags: never }
  'projects.messages.private': { values: object; tags: never }
  'projects.messages.send': { values: object; tags: never }
  'projects.messages.write': { values: object; tags: never }
  'projects.missing': { values: object; tags: never }
  'projects.more': { values: object; tags: never }
  'projects.move.approve': { values: object; tags: never }
  'projects.move.cancel': { values: object; tags: never }
  'projects.move.costs': { values: object; tags: never }
  'projects.move.costsText': { values: object; tags: never }
  'projects.move.deliver': { values: object; tags: never }
  'projects.move.invoice': { values: object; tags: never }
  'projects.move.releaseInvoice': { values: object; tags: never }
  'projects.move.reopen': { values: object; tags: never }
  'projects.move.restore': { values: object; tags: never }
  'projects.move.returnToDraft': { values: object; tags: never }
  'projects.move.submit': { values: object; tags: never }
  'projects.moveText.approve': { values: object; tags: never }
  'projects.moveText.cancel': { values: object; tags: never }
  'projects.moveText.deliver': { values: object; tags: never }
  'projects.moveText.invoice': { values: object; tags: never }
  'projects.moveText.releaseInvoice': { values: object; tags: never }
  'projects.moveText.reopen': { values: object; tags: never }
  'projects.moveText.restore': { values: object; tags: never }
  'projects.moveText.returnToDraft': { values: object; tags: never }
  'projects.moveText.submit': { values: object; tags: never }
  'projects.moved': { values: { name: string | number; status: string | number }; tags: never }
  'projects.moving': { values: object; tags: never }
  'projects.new': { values: object; tags: never }
  'projects.next.addFiles': { values: object; tags: never }
  'projects.next.approve': { values: object; tags: never }
  'projects.next.assign': { values: { count: number }; tags: never }
  'projects.next.assignAction': { values: object; tags: never }
  'projects.next.assignMore': { values: { count: number }; tags: never }
  'projects.next.assignText': { values: { language: string | number; count: number; step: string | number }; tags: never }
  'projects.next.canceled': { values: object; tags: never }
  'projects.next.canceledText': { values: object; tags: never }
  'projects.next.costs': { values: object; tags: never }
  'projects.next.costsText': { values: object; tags: never }
  'projects.next.deliver': { values: object; tags: never }
  'projects.next.done': { values: object; tags: never }
  'projects.next.doneText': { values: object; tags: never }
  'projects.next.download': { values: object; tags: never }
  'projects.next.failed': { values: object; tags: never }
  'projects.next.failedText': { values: { count: number }; tags: never }
  'projects.next.files': { values: object; tags: never }
  'projects.next.inWork': { values: object; tags: never }
  'projects.next.inWorkText': { values: object; tags: never }
  'projects.next.overdue': { values: object; tags: never }
  'projects.next.overdueText': { values: { language: string | number; step: string | number; date: string | number }; tags: never }
  'projects.next.preparing': { values: object; tags: never }
  'projects.next.preparingText': { values: { count: number }; tags: never }
  'projects.next.showCosts': { values: object; tags: never }
  'projects.next.showOverdue': { values: object; tags: never }
  'projects.next.showTasks': { values: object; tags: never }
  'projects.next.submit': { values: object; tags: never }
  'projects.next.waitApproval': { values: object; tags: never }
  'projects.nobody': { values: object; tags: never }
  'projects.notReady': { values: object; tags: never }
  'projects.notes': { values: object; tags: never }
  'projects.number': { values: object; tags: never }
  'projects.progress': { values: object; tags: never }
  'projects.purchaseOrder': { values: object; tags: never }
  'projects.qualityProfile': { values: object; tags: never }
  'projects.quote.approve': { values: { amount: string | number }; tags: never }
  'projects.quote.files': { values: { count: number }; tags: never }
  'projects.quote.included': { values: object; tags: never }
  'projects.quote.prices': { values: object; tags: never }
  'projects.reason': { values: object; tags: never }
  'projects.reasonText': { values: object; tags: never }
  'projects.reference': { values: object; tags: never }
  'projects.reference.add': { values: object; tags: never }
  'projects.reference.added': { values: object; tags: never }
  'projects.reference.any': { values: object; tags: never }
  'projects.reference.downloadAll': { values: object; tags: never }
  'projects.reference.empty': { values: object; tags: never }
  'projects.reference.emptyText': { values: object; tags: never }
  'projects.reference.remove': { values: { name: string | number }; tags: never }
  'projects.reference.removeText': { values: object; tags: never }
  'projects.reference.title': { values: object; tags: never }
  'projects.refused.allDelivered': { values: object; tags: never }
  'projects.refused.costsIdle': { values: object; tags: never }
  'projects.refused.costsReady': { values: object; tags: never }
  'projects.refused.hasWorkUnits': { values: object; tags: never }
  'projects.refused.notInvoiced': { values: object; tags: never }
  'projects.remove': { values: object; tags: never }
  'projects.screenshots': { values: object; tags: never }
  'projects.search': { values: object; tags: never }
  'projects.segments': { values: object; tags: never }
  'projects.size': { values: object; tags: never }
  'projects.source': { values: object; tags: never }
  'projects.status': { values: object; tags: never }
  'projects.step': { values: object; tags: never }
  'projects.steps': { values: object; tags: never }
  'projects.strip': { values: object; tags: never }
  'projects.strip.cost': { values: object; tags: never }
  'projects.strip.delivered': { values: { delivered: number; total: number }; tags: never }
  'projects.strip.margin': { values: { share: string | number }; tags: never }
  'projects.strip.next': { values: object; tags: never }
  'projects.strip.noDue': { values: object; tags: never }
  'projects.strip.notCalculated': { values: object; tags: never }
  'projects.strip.overdue': { values: { count: number }; tags: never }
  'projects.strip.payments': { values: { amount: string | number }; tags: never }
  'projects.strip.perLanguage': { values: { words: number; languages: number }; tags: never }
  'projects.strip.steps': { values: object; tags: never }
  'projects.strip.weighted': { values: { words: string | number }; tags: never }
  'projects.tab.activity': { values: object; tags: never }
  'projects.tab.comments': { values: object; tags: never }
  'projects.tab.costs': { values: object; tags: never }
  'projects.tab.downloads': { values: object; tags: never }
  'projects.tab.files': { values: object; tags: never }
  'projects.tab.memories': { values: object; tags: never }
  'projects.tab.messages': { values: object; tags: never }
  'projects.tab.overview': { values: object; tags: never }
  'projects.tab.references': { values: object; tags: never }
  'projects.tab.work': { values: object; tags: never }
  'projects.tags': { values: object; tags: never }
  'projects.targets': { values: object; tags: never }
  'projects.tasks.empty': { values: object; tags: never }
  'projects.tasks.emptyText': { values: object; tags: never }
  'projects.template': { values: object; tags: never }
  'projects.template.byType': { values: object; tags: never }
  'projects.template.byTypeText': { values: object; tags: never }
  'projects.template.own': { values: object; tags: never }
  'projects.title': { values: object; tags: never }
  'projects.totals': { values: { count: number }; tags: never }
  'projects.unarchive': { values: object; tags: never }
  'projects.unarchived': { values: { name: string | number }; tags: never }
  'projects.unassigned': { values: object; tags: never }
  'projects.unit': { values: object; tags: never }
  'projects.unitMenu': { values: { file: string | number; language: string | number }; tags: never }
  'projects.units.remove': { values: object; tags: never }
  'projects.units.removeText': { values: object; tags: never }
  'projects.units.removeTitle': { values: { count: number }; tags: never }
  'projects.units.removed': { values: { count: number }; tags: never }
  'projects.units.resetCosts': { values: object; tags: never }
  'projects.versions.all': { values: object; tags: never }
  'projects.versions.fate.added': { values: object; tags: never }
  'projects.versions.fate.changed': { values: { score: string | number }; tags: never }
  'projects.versions.fate.markup': { values: object; tags: never }
  'projects.versions.fate.moved': { values: { from: number; to: number }; tags: never }
  'projects.versions.fate.removed': { values: object; tags: never }
  'projects.versions.fate.untranslated': { values: object; tags: never }
  'projects.versions.kinds': { values: object; tags: never }
  'projects.versions.menu': { values: object; tags: never }
  'projects.versions.none': { values: object; tags: never }
  'projects.versions.noneText': { values: object; tags: never }
  'projects.versions.of': { values: { name: string | number }; tags: never }
  'projects.versions.same': { values: object; tags: never }
  'projects.versions.sameFile': { values: { name: string | number }; tags: never }
  'projects.versions.sameText': { values: object; tags: never }
  'projects.versions.segments': { values: object; tags: never }
  'projects.versions.version': { values: object; tags: never }
  'projects.words': { values: object; tags: never }
  'projects.work.actions': { values: object; tags: never }
  'projects.work.attention': { values: object; tags: never }
  'projects.work.byName': { values: object; tags: never }
  'projects.work.clear': { values: object; tags: never }
  'projects.work.daysOverdue': { values: { days: number }; tags: never }
  'projects.work.done': { values: object; tags: never }
  'projects.work.due': { values: object; tags: never }
  'projects.work.dueOf': { values: { step: string | number; language: string | number }; tags: never }
  'projects.work.files': { values: { count: number }; tags: never }
  'projects.work.filesOf': { values: { language: string | number }; tags: never }
  'projects.work.linguist': { values: object; tags: never }
  'projects.work.menu': { values: { language: string | number }; tags: never }
  'projects.work.more': { values: { name: string | number; count: number }; tags: never }
  'projects.work.none': { values: object; tags: never }
  'projects.work.noneText': { values: object; tags: never }
  'projects.work.overdue': { values: object; tags: never }
  'projects.work.plusUnassigned': { values: { count: string | number }; tags: never }
  'projects.work.rows': { values: object; tags: never }
  'projects.work.slices': { values: { count: number }; tags: never }
  'projects.work.today': { values: { time: string | number }; tags: never }
  'projects.work.unassigned': { values: object; tags: never }
  'projects.work.waits': { values: object; tags: never }
  'projects.workUnits': { values: object; tags: never }
  'projects.workUnits.empty': { values: object; tags: never }
  'projects.workUnits.emptyText': { values: object; tags: never }
  'projects.xliff': { values: object; tags: never }
  'projects.xliffOf': { values: { file: string | number; language: string | number }; tags: never }
  'provisioning.addRule': { values: object; tags: never }
  'provisioning.connection': { values: object; tags: never }
  'provisioning.connectionText': { values: object; tags: never }
  'provisioning.create': { values: object; tags: never }
  'provisioning.defaultRole': { values: object; tags: never }
  'provisioning.defaultRoleText': { values: object; tags: never }
  'provisioning.enabled': { values: object; tags: never }
  'provisioning.enabledText': { values: object; tags: never }
  'provisioning.endpoint': { values: object; tags: never }
  'provisioning.expires': { values: object; tags: never }
  'provisioning.inDays': { values: { days: number }; tags: never }
  'provisioning.invites': { values: object; tags: never }
  'provisioning.invitesText': { values: object; tags: never }
  'provisioning.newPeople': { values: object; tags: never }
  'provisioning.newPeopleText': { values: object; tags: never }
  'provisioning.ofRule': { values: { label: string | number; number: string | number }; tags: never }
  'provisioning.once': { values: object; tags: never }
  'provisioning.onceText': { values: object; tags: never }
  'provisioning.organization': { values: object; tags: never }
  'provisioning.organizationMissing': { values: object; tags: never }
  'provisioning.organizationText': { values: object; tags: never }
  'provisioning.outcome': { values: object; tags: never }
  'provisioning.outcome.CREATED': { values: object; tags: never }
  'provisioning.outcome.DEACTIVATED': { values: object; tags: never }
  'provisioning.outcome.GROUP_CHANGED': { values: object; tags: never }
  'provisioning.outcome.REACTIVATED': { values: object; tags: never }
  'provisioning.outcome.REFUSED': { values: object; tags: never }
  'provisioning.outcome.UPDATED': { values: object; tags: never }
  'provisioning.person': { values: object; tags: never }
  'provisioning.plan': { values: { plans: string | number }; tags: never }
  'provisioning.reason': { values: object; tags: never }
  'provisioning.remove': { values: object; tags: never }
  'provisioning.removeRule': { values: { number: string | number }; tags: never }
  'provisioning.removeText': { values: object; tags: never }
  'provisioning.removeTitle': { values: object; tags: never }
  'provisioning.replace': { values: object; tags: never }
  'provisioning.replaceText': { values: object; tags: never }
  'provisioning.rules': { values: object; tags: never }
  'provisioning.rulesText': { values: object; tags: never }
  'provisioning.saved': { values: object; tags: never }
  'provisioning.source': { values: object; tags: never }
  'provisioning.source.DEPARTMENT': { values: object; tags: never }
  'provisioning.source.GROUP': { values: object; tags: never }
  'provisioning.source.ROLE': { values: object; tags: never }
  'provisioning.source.USER_TYPE': { values: object; tags: never }
  'provisioning.sync': { values: object; tags: never }
  'provisioning.syncEmpty': { values: object; tags: never }
  'provisioning.syncEmptyText': { values: object; tags: never }
  'provisioning.syncNever': { values: object; tags: never }
  'provisioning.syncText': { values: { started: string | number; last: string | number; created: number; updated: number; deactivated: number; refused: number }; tags: never }
  'provisioning.target': { values: object; tags: never }
  'provisioning.target.ORG_UNIT': { values: object; tags: never }
  'provisioning.target.PERMISSION_GROUP': { values: object; tags: never }
  'provisioning.target.ROLE': { values: object; tags: never }
  'provisioning.targetMissing': { values: object; tags: never }
  'provisioning.time': { values: object; tags: never }
  'provisioning.token': { values: object; tags: never }
  'provisioning.tokenBy': { values: object; tags: never }
  'provisioning.tokenCreated': { values: object; tags: never }
  'provisioning.tokenEnded': { values: object; tags: never }
  'provisioning.undo': { values: object; tags: never }
  'provisioning.value': { values: object; tags: never }
  'provisioning.valueMissing': { values: object; tags: never }
  'quality.accept': { values: object; tags: never }
  'quality.act.failedLinguist': { values: { name: string | number; count: string | number; total: string | number }; tags: never }
  'quality.act.failedPair': { values: { pair: string | number }; tags: never }
  'quality.act.grownCategory': { values: { category: string | number }; tags: never }
  'quality.act.grownText': { values: { now: string | number; before: string | number }; tags: never }
  'quality.act.lowAgreement': { values: { name: string | number }; tags: never }
  'quality.act.lowAgreementText': { values: { kappa: string | number; segments: string | number }; tags: never }
  'quality.act.overturned': { values: { name: string | number }; tags: never }
  'quality.act.overturnedText': { values: { count: string | number; total: string | number }; tags: never }
  'quality.act.scoreNow': { values: { score: string | number }; tags: never }
  'quality.act.scoreOver': { values: { score: string | number; words: string | number }; tags: never }
  'quality.act.toDecide': { values: { count: number }; tags: never }
  'quality.act.toDecideText': { values: object; tags: never }
  'quality.actOn': { values: object; tags: never }
  'quality.agreedSegments': { values: { agreed: string | number; segments: string | number }; tags: never }
  'quality.agreement': { values: object; tags: never }
  'quality.allCategorized': { values: object; tags: never }
  'quality.allLanguagePairs': { values: object; tags: never }
  'quality.allLinguists': { values: object; tags: never }
  'quality.allPairs': { values: object; tags: never }
  'quality.allReviews': { values: object; tags: never }
  'quality.allSteps': { values: object; tags: never }
  'quality.allUnits': { values: object; tags: never }
  'quality.askSecond': { values: object; tags: never }
  'quality.before': { values: { kind: string | number }; tags: never }
  'quality.belowPassMark': { values: object; tags: never }
  'quality.by.CLIENT': { values: object; tags: never }
  'quality.by.LANGUAGE_PAIR': { values: object; tags: never }
  'quality.by.LINGUIST': { values: object; tags: never }
  'quality.by.ORG_UNIT': { values: object; tags: never }
  'quality.by.WORKFLOW': { values: object; tags: never }
  'quality.byCategory': { values: object; tags: never }
  'quality.byMonth': { values: object; tags: never }
  'quality.calculation': { values: object; tags: never }
  'quality.calculationText': { values: object; tags: never }
  'quality.categorize': { values: { count: number }; tags: never }
  'quality.categorized': { values: { count: number }; tags: never }
  'quality.category': { values: object; tags: never }
  'quality.category.AUDIENCE': { values: object; tags: never }
  'quality.category.DESIGN': { values: object; tags: never }
  'quality.category.FLUENCY': { values: object; tags: never }
  'quality.category.GRAMMAR': { values: object; tags: never }
  'quality.category.INCORRECT_TRANSLATION': { values: object; tags: never }
  'quality.category.LOCALE': { values: object; tags: never }
  'quality.category.OTHER': { values: object; tags: never }
  'quality.category.PREFERENTIAL_IMPROVED': { values: object; tags: never }
  'quality.category.PREFERENTIAL_NOT_IMPROVED': { values: object; tags: never }
  'quality.category.TERMINOLOGY': { values: object; tags: never }
  'quality.change': { values: object; tags: never }
  'quality.changeKeys': { values: object; tags: never }
  'quality.changeSchedule': { values: object; tags: never }
  'quality.changedDown': { values: { change: string | number }; tags: never }
  'quality.changedSegments': { values: object; tags: never }
  'quality.changedUp': { values: { change: string | number }; tags: never }
  'quality.changes': { values: object; tags: never }
  'quality.changesUnknown': { values: object; tags: never }
  'quality.chooseCategory': { values: object; tags: never }
  'quality.column.after': { values: object; tags: never }
  'quality.column.before': { values: object; tags: never }
  'quality.column.quote': { values: object; tags: never }
  'quality.column.reply': { values: object; tags: never }
  'quality.column.reviewStep': { values: object; tags: never }
  'quality.column.weight': { values: object; tags: never }
  'quality.comment': { values: object; tags: never }
  'quality.commentMore': { values: object; tags: never }
  'quality.compare': { values: object; tags: never }
  'quality.compare.previous': { values: object; tags: never }
  'quality.compare.year': { values: object; tags: never }
  'quality.comparedWith': { values: { period: string | number }; tags: never }
  'quality.confirmedSegments': { values: object; tags: never }
  'quality.count': { values: { count: number }; tags: never }
  'quality.counted': { values: object; tags: never }
  'quality.countedInFigures': { values: object; tags: never }
  'quality.counter.disputed': { values: object; tags: never }
  'quality.counter.failed': { values: object; tags: never }
  'quality.counter.open': { values: object; tags: never }
  'quality.counter.toDecide': { values: object; tags: never }
  'quality.counter.toReply': { values: object; tags: never }
  'quality.counting': { values: object; tags: never }
  'quality.counting.all': { values: object; tags: never }
  'quality.counting.closed': { values: object; tags: never }
  'quality.counts.NO': { values: object; tags: never }
  'quality.counts.PROVISIONALLY': { values: object; tags: never }
  'quality.counts.YES': { values: object; tags: never }
  'quality.dashboard': { values: object; tags: never }
  'quality.daysToClose': { values: object; tags: never }
  'quality.decideMore': { values: object; tags: never }
  'quality.decided.CHANGED': { values: object; tags: never }
  'quality.decided.DISMISSED': { values: object; tags: never }
  'quality.decided.UPHELD': { values: object; tags: never }
  'quality.declineMore': { values: object; tags: never }
  'quality.dispute': { values: object; tags: never }
  'quality.disputeMore': { values: object; tags: never }
  'quality.disputed': { values: { count: number }; tags: never }
  'quality.disputedNote': { values: { count: number }; tags: never }
  'quality.disputes': { values: object; tags: never }
  'quality.done.accept': { values: object; tags: never }
  'quality.done.arbitrate': { values: object; tags: never }
  'quality.done.decline': { values: object; tags: never }
  'quality.done.dispute': { values: object; tags: never }
  'quality.done.keep': { values: object; tags: never }
  'quality.done.message': { values: object; tags: never }
  'quality.done.offer': { values: object; tags: never }
  'quality.done.reopen': { values: object; tags: never }
  'quality.done.submit': { values: object; tags: never }
  'quality.done.withdraw': { values: object; tags: never }
  'quality.empty': { values: object; tags: never }
  'quality.empty.projects': { values: object; tags: never }
  'quality.emptyText': { values: object; tags: never }
  'quality.explanation': { values: object; tags: never }
  'quality.exportFindings': { values: object; tags: never }
  'quality.failedReviews': { values: object; tags: never }
  'quality.feedback': { values: object; tags: never }
  'quality.fell': { values: { name: string | number; score: string | number }; tags: never }
  'quality.figures': { values: object; tags: never }
  'quality.findings': { values: object; tags: never }
  'quality.findingsOf': { values: { count: string | number; total: string | number }; tags: never }
  'quality.findingsToReply': { values: object; tags: never }
  'quality.finishSecond': { values: object; tags: never }
  'quality.finishSecondQuestion': { values: object; tags: never }
  'quality.finishSecondText': { values: { count: string | number; total: string | number }; tags: never }
  'quality.firstReviewer': { values: object; tags: never }
  'quality.formula.CALIBRATED': { values: { allowed: string | number; points: number; words: number; tolerance: string | number; score: string | number }; tags: never }
  'quality.formula.LINEAR': { values: { points: number; words: number; score: string | number }; tags: never }
  'quality.formula.POINTS_PER_WORD': { values: { points: number; words: number; score: string | number }; tags: never }
  'quality.frequency': { values: object; tags: never }
  'quality.frequency.MONTHLY': { values: object; tags: never }
  'quality.frequency.WEEKLY': { values: object; tags: never }
  'quality.goneSubject': { values: object; tags: never }
  'quality.heatText': { values: object; tags: never }
  'quality.higherBy': { values: object; tags: never }
  'quality.kappa': { values: { value: string | number }; tags: never }
  'quality.kappaText': { values: object; tags: never }
  'quality.keep': { values: object; tags: never }
  'quality.keepMore': { values: object; tags: never }
  'quality.keepText': { values: object; tags: never }
  'quality.kept': { values: object; tags: never }
  'quality.keptByYou': { values: object; tags: never }
  'quality.keptDone': { values: { name: string | number }; tags: never }
  'quality.keptOn': { values: { date: string | number }; tags: never }
  'quality.keptReports': { values: object; tags: never }
  'quality.keptText': { values: object; tags: never }
  'quality.lastReview': { values: { date: string | number }; tags: never }
  'quality.lastReviews': { values: object; tags: never }
  'quality.linesOf': { values: object; tags: never }
  'quality.linguist': { values: object; tags: never }
  'quality.linguists': { values: object; tags: never }
  'quality.linguistsText': { values: object; tags: never }
  'quality.lockedSegments': { values: object; tags: never }
  'quality.lowerBy': { values: object; tags: never }
  'quality.lqa': { values: object; tags: never }
  'quality.madeOn': { values: object; tags: never }
  'quality.manager': { values: object; tags: never }
  'quality.message': { values: object; tags: never }
  'quality.messageMissing': { values: object; tags: never }
  'quality.mine': { values: object; tags: never }
  'quality.missing.sampleDone': { values: object; tags: never }
  'quality.missing.talkIsOver': { values: object; tags: never }
  'quality.modifiedWords': { values: object; tags: never }
  'quality.month': { values: object; tags: never }
  'quality.monthsMissing': { values: object; tags: never }
  'quality.nextChange': { values: object; tags: never }
  'quality.nextFinding': { values: object; tags: never }
  'quality.nextTime': { values: object; tags: never }
  'quality.nextUncategorized': { values: object; tags: never }
  'quality.noChanges': { values: object; tags: never }
  'quality.noError': { values: object; tags: never }
  'quality.noFindings': { values: object; tags: never }
  'quality.noFindingsInPeriod': { values: object; tags: never }
  'quality.noKeptReports': { values: object; tags: never }
  'quality.noKeptReportsText': { values: object; tags: never }
  'quality.noPoints': { values: object; tags: never }
  'quality.noReviewsInPeriod': { values: object; tags: never }
  'quality.noSchedules': { values: object; tags: never }
  'quality.notInSample': { values: object; tags: never }
  'quality.notScored': { values: object; tags: never }
  'quality.notUpheld': { values: object; tags: never }
  'quality.nothingToActOn': { values: object; tags: never }
  'quality.nothingToReply': { values: object; tags: never }
  'quality.nothingToReplyTo': { values: object; tags: never }
  'quality.ofReviews': { values: { count: string | number; total: string | number }; tags: never }
  'quality.ofSegments': { values: { changed: string | number; total: string | number; share: string | number }; tags: never }
  'quality.offerMilder': { values: object; tags: never }
  'quality.offerMore': { values: object; tags: never }
  'quality.offered': { values: { kind: string | number }; tags: never }
  'quality.omittedRows': { values: { count: number }; tags: never }
  'quality.one': { values: object; tags: never }
  'quality.openCell': { values: { points: string | number; category: string | number; pair: string | number }; tags: never }
  'quality.openReviews': { values: object; tags: never }
  'quality.origin': { values: object; tags: never }
  'quality.outcome': { values: object; tags: never }
  'quality.outcome.CHANGED': { values: object; tags: never }
  'quality.outcome.DISMISSED': { values: object; tags: never }
  'quality.outcome.UPHELD': { values: object; tags: never }
  'quality.outcome.chooseOther': { values: object; tags: never }
  'quality.outcome.score': { values: { score: string | number; result: string | number }; tags: never }
  'quality.outcomeKeys': { values: object; tags: never }
  'quality.outcomeMissing': { values: object; tags: never }
  'quality.overPassMark': { values: { score: string | number }; tags: never }
  'quality.pair': { values: object; tags: never }
  'quality.pairName': { values: { source: string | number; target: string | number }; tags: never }
  'quality.passMark': { values: { score: string | number }; tags: never }
  'quality.perThousand': { values: { points: string | number }; tags: never }
  'quality.period': { values: object; tags: never }
  'quality.period.from': { values: object; tags: never }
  'quality.period.months': { values: { count: number }; tags: never }
  'quality.period.other': { values: object; tags: never }
  'quality.period.to': { values: object; tags: never }
  'quality.pointCount': { values: { count: number }; tags: never }
  'quality.points': { values: object; tags: never }
  'quality.pointsAndFindings': { values: { count: number; points: string | number }; tags: never }
  'quality.pointsFrom': { values: object; tags: never }
  'quality.pointsPerThousand': { values: object; tags: never }
  'quality.preferences': { values: object; tags: never }
  'quality.preferencesNote': { values: { count: number }; tags: never }
  'quality.previousChange': { values: object; tags: never }
  'quality.previousFinding': { values: object; tags: never }
  'quality.print': { values: object; tags: never }
  'quality.profile': { values: object; tags: never }
  'quality.profileVersion': { values: { name: string | number; version: string | number }; tags: never }
  'quality.provisional': { values: object; tags: never }
  'quality.provisionalScore': { values: object; tags: never }
  'quality.readers': { values: object; tags: never }
  'quality.readersMissing': { values: object; tags: never }
  'quality.readersText': { values: object; tags: never }
  'quality.reason': { values: object; tags: never }
  'quality.reasonMissing': { values: object; tags: never }
  'quality.reasonTooShort': { values: { least: string | number; count: string | number }; tags: never }
  'quality.removeKeptText': { values: object; tags: never }
  'quality.removeQuestion': { values: { name: string | number }; tags: never }
  'quality.removeScheduleText': { values: object; tags: never }
  'quality.removed': { values: { name: string | number }; tags: never }
  'quality.reopenMore': { values: object; tags: never }
  'quality.reopened': { values: object; tags: never }
  'quality.repeated': { values: object; tags: never }
  'quality.repeatedSegments': { values: object; tags: never }
  'quality.replyBy': { values: object; tags: never }
  'quality.replyUntil': { values: { date: string | number }; tags: never }
  'quality.report': { values: object; tags: never }
  'quality.reportName': { values: object; tags: never }
  'quality.reportNameMissing': { values: object; tags: never }
  'quality.reportOn': { values: object; tags: never }
  'quality.reports': { values: object; tags: never }
  'quality.reportsText': { values: object; tags: never }
  'quality.result.FAIL': { values: object; tags: never }
  'quality.result.NONE': { values: object; tags: never }
  'quality.result.PASS': { values: object; tags: never }
  'quality.resultOnly': { values: object; tags: never }
  'quality.reviewedBy': { values: { name: string | number }; tags: never }
  'quality.reviewer': { values: object; tags: never }
  'quality.reviewers': { values: object; tags: never }
  'quality.reviewsAndWords': { values: { count: number; words: string | number }; tags: never }
  'quality.rose': { values: { name: string | number; score: string | number }; tags: never }
  'quality.said.ACCEPTED': { values: object; tags: never }
  'quality.said.ARBITRATED': { values: object; tags: never }
  'quality.said.DECLINED': { values: object; tags: never }
  'quality.said.DISPUTED': { values: object; tags: never }
  'quality.said.EXPIRED': { values: object; tags: never }
  'quality.said.KEPT': { values: object; tags: never }
  'quality.said.MESSAGE': { values: object; tags: never }
  'quality.said.OFFERED': { values: object; tags: never }
  'quality.said.WITHDRAWN': { values: object; tags: never }
  'quality.schedule': { values: object; tags: never }
  'quality.scheduleActions': { values: { name: string | number }; tags: never }
  'quality.scheduleActive': { values: object; tags: never }
  'quality.scheduleMonths': { values: object; tags: never }
  'quality.scheduleMonths.MONTHLY': { values: object; tags: never }
  'quality.scheduleMonths.WEEKLY': { values: object; tags: never }
  'quality.scheduleOff': { values: object; tags: never }
  'quality.scheduleText': { values: object; tags: never }
  'quality.scheduled': { values: { name: string | number }; tags: never }
  'quality.schedules': { values: object; tags: never }
  'quality.schedulesText': { values: object; tags: never }
  'quality.score': { values: object; tags: never }
  'quality.scoreBefore': { values: object; tags: never }
  'quality.scoreNote': { values: object; tags: never }
  'quality.search': { values: object; tags: never }
  'quality.second': { values: object; tags: never }
  'quality.secondAsked': { values: { name: string | number }; tags: never }
  'quality.secondFinished': { values: object; tags: never }
  'quality.secondIntro': { values: object; tags: never }
  'quality.secondReviewer': { values: object; tags: never }
  'quality.secondReviewerMissing': { values: object; tags: never }
  'quality.secondReviewerText': { values: object; tags: never }
  'quality.secondState.DONE': { values: object; tags: never }
  'quality.secondState.OPEN': { values: object; tags: never }
  'quality.secondText': { values: object; tags: never }
  'quality.secondWithdrawn': { values: object; tags: never }
  'quality.seconds': { values: object; tags: never }
  'quality.secondsForYou': { values: object; tags: never }
  'quality.segment': { values: object; tags: never }
  'quality.segmentNumber': { values: { number: string | number }; tags: never }
  'quality.selectAll': { values: object; tags: never }
  'quality.sentByMail': { values: object; tags: never }
  'quality.severity': { values: object; tags: never }
  'quality.severity.CRITICAL': { values: object; tags: never }
  'quality.severity.MAJOR': { values: object; tags: never }
  'quality.severity.MINOR': { values: object; tags: never }
  'quality.severity.NEUTRAL': { values: object; tags: never }
  'quality.share': { values: object; tags: never }
  'quality.shortPerThousand': { values: object; tags: never }
  'quality.showCell': { values: { count: string | number; category: string | number; severity: string | number }; tags: never }
  'quality.silenceText': { values: object; tags: never }
  'quality.smallSample': { values: object; tags: never }
  'quality.someFailed': { values: { count: string | number; total: string | number }; tags: never }
  'quality.source': { values: object; tags: never }
  'quality.state.ACCEPTED': { values: object; tags: never }
  'quality.state.ARBITRATED': { values: object; tags: never }
  'quality.state.DISPUTED': { values: object; tags: never }
  'quality.state.OPEN': { values: object; tags: never }
  'quality.state.WITHDRAWN': { values: object; tags: never }
  'quality.status.CLOSED': { values: object; tags: never }
  'quality.status.OPEN': { values: object; tags: never }
  'quality.status.SUBMITTED': { values: object; tags: never }
  'quality.submit': { values: object; tags: never }
  'quality.summary': { values: object; tags: never }
  'quality.system': { values: object; tags: never }
  'quality.take': { values: object; tags: never }
  'quality.task': { values: object; tags: never }
  'quality.text.arbitrate': { values: object; tags: never }
  'quality.text.decline': { values: object; tags: never }
  'quality.text.dispute': { values: object; tags: never }
  'quality.text.keep': { values: object; tags: never }
  'quality.text.message': { values: object; tags: never }
  'quality.text.offer': { values: object; tags: never }
  'quality.text.reopen': { values: object; tags: never }
  'quality.text.submit': { values: object; tags: never }
  'quality.text.withdraw': { values: object; tags: never }
  'quality.thread': { values: object; tags: never }
  'quality.title': { values: object; tags: never }
  'quality.title.arbitrate': { values: object; tags: never }
  'quality.title.decline': { values: object; tags: never }
  'quality.title.dispute': { values: object; tags: never }
  'quality.title.keep': { values: object; tags: never }
  'quality.title.message': { values: object; tags: never }
  'quality.title.offer': { values: object; tags: never }
  'quality.title.reopen': { values: object; tags: never }
  'quality.title.submit': { values: object; tags: never }
  'quality.title.withdraw': { values: object; tags: never }
  'quality.toCategorize': { values: object; tags: never }
  'quality.toReplyTo': { values: object; tags: never }
  'quality.tooFewWords': { values: { least: number }; tags: never }
  'quality.trend': { values: object; tags: never }
  'quality.uncategorized': { values: { count: number }; tags: never }
  'quality.underPassMark': { values: { score: string | number }; tags: never }
  'quality.units': { values: object; tags: never }
  'quality.unsubscribe': { values: object; tags: never }
  'quality.unsubscribeQuestion': { values: { name: string | number }; tags: never }
  'quality.unsubscribeText': { values: object; tags: never }
  'quality.unsubscribed': { values: { name: string | number }; tags: never }
  'quality.until': { values: object; tags: never }
  'quality.upheldOf': { values: { count: string | number; total: string | number }; tags: never }
  'quality.verb.arbitrate': { values: object; tags: never }
  'quality.verb.decline': { values: object; tags: never }
  'quality.verb.dispute': { values: object; tags: never }
  'quality.verb.keep': { values: object; tags: never }
  'quality.verb.message': { values: object; tags: never }
  'quality.verb.offer': { values: object; tags: never }
  'quality.verb.reopen': { values: object; tags: never }
  'quality.verb.submit': { values: object; tags: never }
  'quality.verb.withdraw': { values: object; tags: never }
  'quality.view': { values: object; tags: never }
  'quality.waitToDecide': { values: { count: number }; tags: never }
  'quality.waitingReview': { values: object; tags: never }
  'quality.wasBefore': { values: { value: string | number }; tags: never }
  'quality.withdrawMore': { values: object; tags: never }
  'quality.withdrawSecond': { values: object; tags: never }
  'quality.withdrawSecondOf': { values: { name: string | number }; tags: never }
  'quality.words': { values: object; tags: never }
  'quality.worstCategories': { values: object; tags: never }
  'quality.worstShare': { values: { category: string | number; share: string | number }; tags: never }
  'quality.yourDisputes': { values: object; tags: never }
  'quality.yourScore': { values: object; tags: never }
  'qualityRules.actions': { values: { name: string | number }; tags: never }
  'qualityRules.activate': { values: object; tags: never }
  'qualityRules.activated': { values: { name: string | number }; tags: never }
  'qualityRules.addCategory': { values: object; tags: never }
  'qualityRules.addOverride': { values: object; tags: never }
  'qualityRules.addPart': { values: object; tags: never }
  'qualityRules.addPlace': { values: object; tags: never }
  'qualityRules.added': { values: { name: string | number }; tags: never }
  'qualityRules.anonymousText': { values: object; tags: never }
  'qualityRules.apply': { values: object; tags: never }
  'qualityRules.basedOn': { values: object; tags: never }
  'qualityRules.categories': { values: object; tags: never }
  'qualityRules.category': { values: object; tags: never }
  'qualityRules.categoryMissing': { values: object; tags: never }
  'qualityRules.copy': { values: object; tags: never }
  'qualityRules.counts': { values: object; tags: never }
  'qualityRules.countsText': { values: object; tags: never }
  'qualityRules.create': { values: object; tags: never }
  'qualityRules.createProfile': { values: object; tags: never }
  'qualityRules.criticalText': { values: object; tags: never }
  'qualityRules.deactivate': { values: object; tags: never }
  'qualityRules.deactivated': { values: { name: string | number }; tags: never }
  'qualityRules.deactivatedText': { values: object; tags: never }
  'qualityRules.description': { values: object; tags: never }
  'qualityRules.discard': { values: object; tags: never }
  'qualityRules.edit': { values: object; tags: never }
  'qualityRules.editCategory': { values: object; tags: never }
  'qualityRules.elsewhere': { values: object; tags: never }
  'qualityRules.example': { values: object; tags: never }
  'qualityRules.exampleText': { values: object; tags: never }
  'qualityRules.field.anonymous': { values: object; tags: never }
  'qualityRules.field.criticalFails': { values: object; tags: never }
  'qualityRules.field.formula': { values: object; tags: never }
  'qualityRules.field.minimumWords': { values: object; tags: never }
  'qualityRules.field.name': { values: object; tags: never }
  'qualityRules.field.overrides': { values: object; tags: never }
  'qualityRules.field.passMark': { values: object; tags: never }
  'qualityRules.field.repeatedFactor': { values: object; tags: never }
  'qualityRules.field.replyDays': { values: object; tags: never }
  'qualityRules.field.sampling': { values: object; tags: never }
  'qualityRules.field.severities': { values: object; tags: never }
  'qualityRules.field.tolerance': { values: object; tags: never }
  'qualityRules.follows': { values: { name: string | number }; tags: never }
  'qualityRules.formula.CALIBRATED': { values: object; tags: never }
  'qualityRules.formula.LINEAR': { values: object; tags: never }
  'qualityRules.formula.POINTS_PER_WORD': { values: object; tags: never }
  'qualityRules.formulaText.CALIBRATED': { values: object; tags: never }
  'qualityRules.formulaText.LINEAR': { values: object; tags: never }
  'qualityRules.formulaText.POINTS_PER_WORD': { values: object; tags: never }
  'qualityRules.isPartOf': { values: { name: string | number }; tags: never }
  'qualityRules.level.ACCOUNT': { values: object; tags: never }
  'qualityRules.level.ORG_UNIT': { values: object; tags: never }
  'qualityRules.level.PROJECT': { values: object; tags: never }
  'qualityRules.level.WORKFLOW': { values: object; tags: never }
  'qualityRules.levelOf': { values: object; tags: never }
  'qualityRules.locked': { values: object; tags: never }
  'qualityRules.minimumWordsText': { values: object; tags: never }
  'qualityRules.name': { values: object; tags: never }
  'qualityRules.nameMissing': { values: object; tags: never }
  'qualityRules.noOverrides': { values: object; tags: never }
  'qualityRules.noOwnYet': { values: object; tags: never }
  'qualityRules.noPlaces': { values: object; tags: never }
  'qualityRules.overridesText': { values: object; tags: never }
  'qualityRules.own': { values: object; tags: never }
  'qualityRules.ownOne': { values: object; tags: never }
  'qualityRules.ownOnly': { values: object; tags: never }
  'qualityRules.ownOnlyText': { values: object; tags: never }
  'qualityRules.ownOnlyWaits': { values: object; tags: never }
  'qualityRules.ownText': { values: object; tags: never }
  'qualityRules.partOf': { values: object; tags: never }
  'qualityRules.partOfNone': { values: object; tags: never }
  'qualityRules.perThousand': { values: object; tags: never }
  'qualityRules.placeAdded': { values: { name: string | number }; tags: never }
  'qualityRules.placeMissing': { values: object; tags: never }
  'qualityRules.placeRemoved': { values: { name: string | number }; tags: never }
  'qualityRules.places': { values: object; tags: never }
  'qualityRules.placesText': { values: object; tags: never }
  'qualityRules.points': { values: object; tags: never }
  'qualityRules.profile': { values: object; tags: never }
  'qualityRules.profileChosen': { values: object; tags: never }
  'qualityRules.profileCreated': { values: { name: string | number }; tags: never }
  'qualityRules.profileSaved': { values: object; tags: never }
  'qualityRules.profileText': { values: object; tags: never }
  'qualityRules.remove': { values: object; tags: never }
  'qualityRules.removeCategoryText': { values: object; tags: never }
  'qualityRules.removeOverride': { values: { category: string | number; severity: string | number }; tags: never }
  'qualityRules.removePlace': { values: { name: string | number }; tags: never }
  'qualityRules.removeProfileText': { values: object; tags: never }
  'qualityRules.removeQuestion': { values: { name: string | number }; tags: never }
  'qualityRules.removed': { values: { name: string | number }; tags: never }
  'qualityRules.repeatedText': { values: object; tags: never }
  'qualityRules.replyText': { values: object; tags: never }
  'qualityRules.result': { values: object; tags: never }
  'qualityRules.review': { values: object; tags: never }
  'qualityRules.revision': { values: { number: string | number }; tags: never }
  'qualityRules.rules': { values: object; tags: never }
  'qualityRules.sampleWords': { values: object; tags: never }
  'qualityRules.sampleWordsText': { values: object; tags: never }
  'qualityRules.sampling.ALL': { values: object; tags: never }
  'qualityRules.sampling.FIRST': { values: object; tags: never }
  'qualityRules.sampling.RANDOM': { values: object; tags: never }
  'qualityRules.sampling.RISK': { values: object; tags: never }
  'qualityRules.samplingOf': { values: { mode: string | number; count: number }; tags: never }
  'qualityRules.samplingText.ALL': { values: object; tags: never }
  'qualityRules.samplingText.FIRST': { values: object; tags: never }
  'qualityRules.samplingText.RANDOM': { values: object; tags: never }
  'qualityRules.samplingText.RISK': { values: object; tags: never }
  'qualityRules.saved': { values: object; tags: never }
  'qualityRules.score': { values: object; tags: never }
  'qualityRules.scoring': { values: object; tags: never }
  'qualityRules.severity': { values: object; tags: never }
  'qualityRules.shipped': { values: object; tags: never }
  'qualityRules.state': { values: object; tags: never }
  'qualityRules.state.HIDDEN': { values: object; tags: never }
  'qualityRules.state.OFF': { values: object; tags: never }
  'qualityRules.state.USED': { values: object; tags: never }
  'qualityRules.take': { values: object; tags: never }
  'qualityRules.toleranceText': { values: object; tags: never }
  'qualityRules.tooSmall': { values: object; tags: never }
  'qualityRules.turnedOff': { values: { name: string | number }; tags: never }
  'qualityRules.turnedOn': { values: { name: string | number }; tags: never }
  'qualityRules.undo': { values: object; tags: never }
  'qualityRules.use': { values: object; tags: never }
  'qualityRules.weight': { values: object; tags: never }
  'qualityRules.weightText': { values: object; tags: never }
  'qualityRules.words': { values: object; tags: never }
  'rates.account': { values: object; tags: never }
  'rates.actions': { values: object; tags: never }
  'rates.actionsFor': { values: { name: string | number }; tags: never }
  'rates.active': { values: object; tags: never }
  'rates.activeText': { values: object; tags: never }
  'rates.addBand': { values: object; tags: never }
  'rates.addCoefficient': { values: object; tags: never }
  'rates.addPrice': { values: object; tags: never }
  'rates.addRate': { values: object; tags: never }
  'rates.all': { values: object; tags: never }
  'rates.all.dailyRate': { values: object; tags: never }
  'rates.all.hourlyRate': { values: object; tags: never }
  'rates.all.pagesRate': { values: object; tags: never }
  'rates.all.wordRate': { values: object; tags: never }
  'rates.allCount': { values: { count: number }; tags: never }
  'rates.allEmptyText': { values: object; tags: never }
  'rates.allSearch': { values: object; tags: never }
  'rates.allSteps': { values: object; tags: never }
  'rates.band': { values: object; tags: never }
  'rates.band.CONTEXT': { values: object; tags: never }
  'rates.band.EXACT': { values: object; tags: never }
  'rates.band.FUZZY': { values: { scores: string | number }; tags: never }
  'rates.band.NEW': { values: object; tags: never }
  'rates.band.REPETITION': { values: object; tags: never }
  'rates.band.new': { values: object; tags: never }
  'rates.bands': { values: object; tags: never }
  'rates.bandsText': { values: object; tags: never }
  'rates.byAmount': { values: object; tags: never }
  'rates.byPercent': { values: object; tags: never }
  'rates.change': { values: { old: string | number; next: string | number }; tags: never }
  'rates.changeBy': { values: object; tags: never }
  'rates.changeCoefficient': { values: object; tags: never }
  'rates.changeMany': { values: object; tags: never }
  'rates.changeManyTitle': { values: { count: number }; tags: never }
  'rates.changeMissing': { values: object; tags: never }
  'rates.changeNow': { values: { count: number }; tags: never }
  'rates.changePrice': { values: object; tags: never }
  'rates.changeText': { values: object; tags: never }
  'rates.changedMany': { values: { count: number }; tags: never }
  'rates.chargeBy': { values: object; tags: never }
  'rates.coefficient.always': { values: object; tags: never }
  'rates.coefficient.alwaysText': { values: object; tags: never }
  'rates.coefficient.amount': { values: object; tags: never }
  'rates.coefficient.byHand': { values: object; tags: never }
  'rates.coefficient.description': { values: object; tags: never }
  'rates.coefficient.everyTime': { values: object; tags: never }
  'rates.coefficient.example': { values: object; tags: never }
  'rates.coefficient.fixed': { values: object; tags: never }
  'rates.coefficient.kind': { values: object; tags: never }
  'rates.coefficient.minus': { values: object; tags: never }
  'rates.coefficient.percentage': { values: object; tags: never }
  'rates.coefficient.unit': { values: object; tags: never }
  'rates.coefficients': { values: object; tags: never }
  'rates.coefficientsText': { values: object; tags: never }
  'rates.create': { values: object; tags: never }
  'rates.created': { values: { name: string | number }; tags: never }
  'rates.currency': { values: object; tags: never }
  'rates.default': { values: object; tags: never }
  'rates.defaultFixed': { values: object; tags: never }
  'rates.defaultListText': { values: object; tags: never }
  'rates.defaultRateText': { values: object; tags: never }
  'rates.defaultText': { values: object; tags: never }
  'rates.differs': { values: { least: string | number; most: string | number }; tags: never }
  'rates.discard': { values: object; tags: never }
  'rates.edit': { values: { name: string | number }; tags: never }
  'rates.editRate': { values: object; tags: never }
  'rates.event.USER_RATE_CREATED': { values: object; tags: never }
  'rates.event.USER_RATE_DEFAULT_SET': { values: object; tags: never }
  'rates.event.USER_RATE_DETAIL_REMOVED': { values: object; tags: never }
  'rates.event.USER_RATE_REMOVED': { values: object; tags: never }
  'rates.event.USER_RATE_UPDATED': { values: object; tags: never }
  'rates.everywhere': { values: object; tags: never }
  'rates.export': { values: object; tags: never }
  'rates.feeOfPair': { values: object; tags: never }
  'rates.feeOfProject': { values: object; tags: never }
  'rates.from': { values: { band: string | number }; tags: never }
  'rates.general': { values: object; tags: never }
  'rates.history': { values: object; tags: never }
  'rates.history.empty': { values: object; tags: never }
  'rates.history.more': { values: object; tags: never }
  'rates.historyPayText': { values: object; tags: never }
  'rates.historyText': { values: object; tags: never }
  'rates.import': { values: object; tags: never }
  'rates.importOthers': { values: object; tags: never }
  'rates.importOthersText': { values: object; tags: never }
  'rates.importProblem.LISTED_TWICE': { values: { value: string | number }; tags: never }
  'rates.importProblem.NOT_AN_AMOUNT': { values: { value: string | number }; tags: never }
  'rates.importProblem.NO_PRICE': { values: object; tags: never }
  'rates.importProblem.UNKNOWN_LANGUAGE': { values: { value: string | number }; tags: never }
  'rates.importProblem.UNKNOWN_STEP': { values: { value: string | number }; tags: never }
  'rates.importSource': { values: object; tags: never }
  'rates.importTarget': { values: object; tags: never }
  'rates.importText': { values: object; tags: never }
  'rates.importTitle': { values: object; tags: never }
  'rates.imported': { values: { count: number }; tags: never }
  'rates.inactive': { values: object; tags: never }
  'rates.inherited': { values: { name: string | number }; tags: never }
  'rates.isDefault': { values: { name: string | number }; tags: never }
  'rates.isSystem': { values: { name: string | number }; tags: never }
  'rates.languagePair': { values: object; tags: never }
  'rates.languages': { values: object; tags: never }
  'rates.leastPay': { values: object; tags: never }
  'rates.machineBand': { values: { band: string | number }; tags: never }
  'rates.machineShare': { values: object; tags: never }
  'rates.machineText': { values: object; tags: never }
  'rates.makeDefault': { values: object; tags: never }
  'rates.median': { values: object; tags: never }
  'rates.medianRange': { values: { median: string | number; lowest: string | number; highest: string | number }; tags: never }
  'rates.minimumFee': { values: object; tags: never }
  'rates.minimumFee.LANGUAGE_PAIR': { values: object; tags: never }
  'rates.minimumFee.NONE': { values: object; tags: never }
  'rates.minimumFee.PROJECT': { values: object; tags: never }
  'rates.moreChanges': { values: { count: number }; tags: never }
  'rates.name': { values: object; tags: never }
  'rates.newList': { values: object; tags: never }
  'rates.newScheme': { values: object; tags: never }
  'rates.newSchemeText': { values: object; tags: never }
  'rates.newSystemSchemeText': { values: object; tags: never }
  'rates.noLines': { values: object; tags: never }
  'rates.noLinesText': { values: object; tags: never }
  'rates.noList': { values: object; tags: never }
  'rates.noListText': { values: object; tags: never }
  'rates.noLists': { values: object; tags: never }
  'rates.noListsText': { values: object; tags: never }
  'rates.noPairs': { values: object; tags: never }
  'rates.noPairsText': { values: object; tags: never }
  'rates.noScheme': { values: object; tags: never }
  'rates.noSchemeText': { values: object; tags: never }
  'rates.noSystemScheme': { values: object; tags: never }
  'rates.noSystemSchemeText': { values: object; tags: never }
  'rates.onlyIn': { values: { unit: string | number }; tags: never }
  'rates.overridden': { values: { name: string | number; system: string | number }; tags: never }
  'rates.override': { values: object; tags: never }
  'rates.overtaken': { values: object; tags: never }
  'rates.overtaken.load': { values: object; tags: never }
  'rates.own': { values: object; tags: never }
  'rates.pair': { values: { source: string | number; target: string | number }; tags: never }
  'rates.pairAndStep': { values: { pair: string | number; step: string | number }; tags: never }
  'rates.pairs': { values: object; tags: never }
  'rates.pairsText': { values: object; tags: never }
  'rates.perDay': { values: object; tags: never }
  'rates.perHour': { values: object; tags: never }
  'rates.perPage': { values: object; tags: never }
  'rates.perWord': { values: object; tags: never }
  'rates.preview': { values: object; tags: never }
  'rates.previewCounts': { values: { changed: string | number; refused: string | number }; tags: never }
  'rates.price': { values: object; tags: never }
  'rates.priceList.general': { values: object; tags: never }
  'rates.priceList.generalText': { values: object; tags: never }
  'rates.priceRemoved': { values: { name: string | number }; tags: never }
  'rates.problem.amount': { values: object; tags: never }
  'rates.problem.currency': { values: object; tags: never }
  'rates.problem.defaultInactive': { values: object; tags: never }
  'rates.problem.discount': { values: object; tags: never }
  'rates.problem.language': { values: object; tags: never }
  'rates.problem.name': { values: object; tags: never }
  'rates.problem.negative': { values: object; tags: never }
  'rates.problem.noAmount': { values: object; tags: never }
  'rates.problem.sameLanguage': { values: object; tags: never }
  'rates.problem.score': { values: object; tags: never }
  'rates.problem.share': { values: object; tags: never }
  'rates.problem.shareRange': { values: object; tags: never }
  'rates.problem.step': { values: object; tags: never }
  'rates.problem.taken': { values: object; tags: never }
  'rates.problem.tooMuch': { values: object; tags: never }
  'rates.problem.twice': { values: object; tags: never }
  'rates.problem.words': { values: object; tags: never }
  'rates.problem.wordsMissing': { values: object; tags: never }
  'rates.rateUnit': { values: object; tags: never }
  'rates.rateUnitFixed': { values: object; tags: never }
  'rates.rateUnitText': { values: object; tags: never }
  'rates.refusal.NEGATIVE': { values: object; tags: never }
  'rates.refusal.NO_RATE': { values: object; tags: never }
  'rates.refusal.TOO_HIGH': { values: object; tags: never }
  'rates.refusal.UNCHANGED': { values: object; tags: never }
  'rates.remove': { values: object; tags: never }
  'rates.removeBand': { values: { band: string | number }; tags: never }
  'rates.removeNamed': { values: { name: string | number }; tags: never }
  'rates.removePriceList': { values: object; tags: never }
  'rates.removePriceListText': { values: object; tags: never }
  'rates.removeRate': { values: object; tags: never }
  'rates.removeRateText': { values: object; tags: never }
  'rates.removeSchemeText': { values: object; tags: never }
  'rates.removeTitle': { values: { name: string | number }; tags: never }
  'rates.removed': { values: { name: string | number }; tags: never }
  'rates.reset': { values: object; tags: never }
  'rates.resetDone': { values: { name: string | number }; tags: never }
  'rates.saved': { values: { version: number }; tags: never }
  'rates.savedPayText': { values: object; tags: never }
  'rates.savedText': { values: object; tags: never }
  'rates.scheme': { values: object; tags: never }
  'rates.scores': { values: object; tags: never }
  'rates.share': { values: object; tags: never }
  'rates.shareOf': { values: { band: string | number }; tags: never }
  'rates.source': { values: object; tags: never }
  'rates.source.ACCOUNT': { values: object; tags: never }
  'rates.source.ORGANIZATION': { values: { name: string | number }; tags: never }
  'rates.source.SYSTEM': { values: object; tags: never }
  'rates.source.UNIT': { values: object; tags: never }
  'rates.standardPrice': { values: object; tags: never }
  'rates.step': { values: object; tags: never }
  'rates.stepText': { values: object; tags: never }
  'rates.systemLock': { values: object; tags: never }
  'rates.target': { values: object; tags: never }
  'rates.to': { values: { to: string | number }; tags: never }
  'rates.tooMany': { values: { count: string | number }; tags: never }
  'rates.undo': { values: object; tags: never }
  'rates.unit.choose': { values: object; tags: never }
  'rates.unit.netRates': { values: object; tags: never }
  'rates.unit.netRatesText': { values: object; tags: never }
  'rates.unit.openNetRates': { values: object; tags: never }
  'rates.unit.override': { values: object; tags: never }
  'rates.unit.priceList': { values: object; tags: never }
  'rates.unit.priceListText': { values: object; tags: never }
  'rates.unit.reset': { values: object; tags: never }
  'rates.unit.resetText': { values: { name: string | number }; tags: never }
  'rates.unit.resetTitle': { values: object; tags: never }
  'rates.unit.shared': { values: object; tags: never }
  'rates.units': { values: { count: number }; tags: never }
  'rates.unsaved': { values: object; tags: never }
  'rates.untranslated': { values: object; tags: never }
  'rates.use': { values: object; tags: never }
  'rates.usedBy': { values: object; tags: never }
  'rates.usedByAll': { values: object; tags: never }
  'rates.usedByNone': { values: object; tags: never }
  'rates.usedByOthers': { values: object; tags: never }
  'rates.usedByText': { values: object; tags: never }
  'rates.usualHour': { values: object; tags: never }
  'rates.usualPage': { values: object; tags: never }
  'rates.usualWord': { values: object; tags: never }
  'rates.version': { values: { version: number }; tags: never }
  'rates.whichRate': { values: object; tags: never }
  'rates.wordsPerHour': { values: object; tags: never }
  'rates.wordsPerPage': { values: object; tags: never }
  'receivables.account': { values: object; tags: never }
  'receivables.actionsOf': { values: { name: string | number }; tags: never }
  'receivables.addLine': { values: object; tags: never }
  'receivables.age.DAYS_1_30': { values: object; tags: never }
  'receivables.age.DAYS_31_60': { values: object; tags: never }
  'receivables.age.DAYS_61_90': { values: object; tags: never }
  'receivables.age.NOT_DUE': { values: object; tags: never }
  'receivables.age.OVER_90': { values: object; tags: never }
  'receivables.alsoIn': { values: object; tags: never }
  'receivables.amount': { values: object; tags: never }
  'receivables.amountMissing': { values: object; tags: never }
  'receivables.amounts': { values: object; tags: never }
  'receivables.andMore': { values: { count: number }; tags: never }
  'receivables.arrivedOn': { values: { bank: string | number; last4: string | number }; tags: never }
  'receivables.bank': { values: object; tags: never }
  'receivables.bankAccount': { values: object; tags: never }
  'receivables.bic': { values: object; tags: never }
  'receivables.billTo': { values: object; tags: never }
  'receivables.billing': { values: object; tags: never }
  'receivables.blocked.cancel': { values: { number: string | number }; tags: never }
  'receivables.blocked.credit': { values: { number: string | number }; tags: never }
  'receivables.blocked.pay': { values: { number: string | number }; tags: never }
  'receivables.by.MONTH': { values: object; tags: never }
  'receivables.by.PROJECT': { values: object; tags: never }
  'receivables.by.PURCHASE_ORDER': { values: object; tags: never }
  'receivables.byAge': { values: object; tags: never }
  'receivables.byClient': { values: object; tags: never }
  'receivables.byDifference': { values: { before: string | number; after: string | number; difference: string | number }; tags: never }
  'receivables.byMonth': { values: object; tags: never }
  'receivables.byTerms': { values: object; tags: never }
  'receivables.canBeIssued': { values: object; tags: never }
  'receivables.cancelText': { values: object; tags: never }
  'receivables.cancelTitle': { values: { number: string | number }; tags: never }
  'receivables.cancelVerb': { values: object; tags: never }
  'receivables.cancelledNow': { values: { number: string | number }; tags: never }
  'receivables.chooseLine': { values: object; tags: never }
  'receivables.chooseOthers': { values: object; tags: never }
  'receivables.chooseProject': { values: object; tags: never }
  'receivables.chooseTax': { values: object; tags: never }
  'receivables.chooseText': { values: object; tags: never }
  'receivables.client': { values: object; tags: never }
  'receivables.clientAndProjects': { values: object; tags: never }
  'receivables.clientCredit': { values: object; tags: never }
  'receivables.clientCreditText': { values: object; tags: never }
  'receivables.closeAll': { values: object; tags: never }
  'receivables.closeLine': { values: { name: string | number }; tags: never }
  'receivables.cost': { values: object; tags: never }
  'receivables.count': { values: { count: number }; tags: never }
  'receivables.counter.creditNotes': { values: object; tags: never }
  'receivables.counter.dueSoon': { values: object; tags: never }
  'receivables.counter.installments': { values: object; tags: never }
  'receivables.counter.open': { values: object; tags: never }
  'receivables.counter.overdue': { values: object; tags: never }
  'receivables.counter.paid': { values: object; tags: never }
  'receivables.counter.partlyPaid': { values: object; tags: never }
  'receivables.create': { values: object; tags: never }
  'receivables.credit': { values: object; tags: never }
  'receivables.creditFor': { values: { name: string | number }; tags: never }
  'receivables.creditFrom': { values: { number: string | number }; tags: never }
  'receivables.creditInstead': { values: object; tags: never }
  'receivables.creditInvoice': { values: object; tags: never }
  'receivables.creditInvoiceMissing': { values: object; tags: never }
  'receivables.creditIssued': { values: { number: string | number }; tags: never }
  'receivables.creditLeft': { values: { amount: string | number }; tags: never }
  'receivables.creditLimit': { values: { amount: string | number }; tags: never }
  'receivables.creditNote': { values: object; tags: never }
  'receivables.creditTitle': { values: { number: string | number }; tags: never }
  'receivables.creditTo': { values: { number: string | number }; tags: never }
  'receivables.creditUsed': { values: { amount: string | number; number: string | number }; tags: never }
  'receivables.creditVerb': { values: object; tags: never }
  'receivables.credited': { values: object; tags: never }
  'receivables.creditedOf': { values: { amount: string | number }; tags: never }
  'receivables.date': { values: object; tags: never }
  'receivables.dayMissing': { values: object; tags: never }
  'receivables.daysLate': { values: { count: number }; tags: never }
  'receivables.delivered': { values: object; tags: never }
  'receivables.deliveredOn': { values: { date: string | number }; tags: never }
  'receivables.description': { values: object; tags: never }
  'receivables.dispute.note': { values: object; tags: never }
  'receivables.dispute.open': { values: object; tags: never }
  'receivables.dispute.save': { values: object; tags: never }
  'receivables.dispute.settle': { values: object; tags: never }
  'receivables.dispute.text': { values: object; tags: never }
  'receivables.dispute.title': { values: { number: string | number }; tags: never }
  'receivables.dispute.word': { values: object; tags: never }
  'receivables.document': { values: object; tags: never }
  'receivables.download': { values: object; tags: never }
  'receivables.downloadNamed': { values: { number: string | number }; tags: never }
  'receivables.due': { values: object; tags: never }
  'receivables.dueUntil': { values: { amount: string | number; date: string | number }; tags: never }
  'receivables.empty': { values: object; tags: never }
  'receivables.emptyText': { values: object; tags: never }
  'receivables.enterValue': { values: object; tags: never }
  'receivables.equalInstallments': { values: object; tags: never }
  'receivables.event.CANCELLED': { values: object; tags: never }
  'receivables.event.CREDITED': { values: { number: string | number; amount: string | number }; tags: never }
  'receivables.event.CREDIT_REFUNDED': { values: { amount: string | number }; tags: never }
  'receivables.event.CREDIT_USED': { values: { amount: string | number; number: string | number }; tags: never }
  'receivables.event.CREDIT_USE_REVERSED': { values: { amount: string | number }; tags: never }
  'receivables.event.DISPUTED': { values: object; tags: never }
  'receivables.event.DISPUTE_SETTLED': { values: object; tags: never }
  'receivables.event.INSTALLMENT_ISSUED': { values: { number: number }; tags: never }
  'receivables.event.ISSUED': { values: object; tags: never }
  'receivables.event.OPENED': { values: object; tags: never }
  'receivables.event.PAID': { values: { amount: string | number }; tags: never }
  'receivables.event.PAYMENT_REVERSED': { values: { amount: string | number }; tags: never }
  'receivables.event.REMINDED': { values: { level: string | number }; tags: never }
  'receivables.event.SENT': { values: object; tags: never }
  'receivables.exact': { values: object; tags: never }
  'receivables.exchangeRate': { values: object; tags: never }
  'receivables.exchangeRateText': { values: { currency: string | number; base: string | number }; tags: never }
  'receivables.factor': { values: object; tags: never }
  'receivables.fee': { values: object; tags: never }
  'receivables.feeText': { values: object; tags: never }
  'receivables.file.facturx': { values: object; tags: never }
  'receivables.file.pdf': { values: object; tags: never }
  'receivables.file.ubl': { values: object; tags: never }
  'receivables.files': { values: object; tags: never }
  'receivables.filesComing': { values: object; tags: never }
  'receivables.filesMissing': { values: object; tags: never }
  'receivables.filesText': { values: object; tags: never }
  'receivables.firstAmount': { values: object; tags: never }
  'receivables.firstOnly': { values: object; tags: never }
  'receivables.fxDifference': { values: { amount: string | number }; tags: never }
  'receivables.gap.amountAboveZero': { values: object; tags: never }
  'receivables.gap.buyerAddress': { values: object; tags: never }
  'receivables.gap.buyerCountry': { values: object; tags: never }
  'receivables.gap.buyerTaxId': { values: object; tags: never }
  'receivables.gap.exchangeRate': { values: object; tags: never }
  'receivables.gap.notIssuer': { values: object; tags: never }
  'receivables.gap.purchaseOrder': { values: object; tags: never }
  'receivables.gap.sellerAddress': { values: object; tags: never }
  'receivables.gap.sellerCountry': { values: object; tags: never }
  'receivables.gap.sellerName': { values: object; tags: never }
  'receivables.gap.sellerTaxId': { values: object; tags: never }
  'receivables.gap.taxCode': { values: object; tags: never }
  'receivables.gap.taxOverride': { values: object; tags: never }
  'receivables.history': { values: object; tags: never }
  'receivables.holder': { values: object; tags: never }
  'receivables.howToPay': { values: object; tags: never }
  'receivables.inBase': { values: { amount: string | number; rate: string | number }; tags: never }
  'receivables.inInstallments': { values: object; tags: never }
  'receivables.inWork': { values: { amount: string | number; count: number }; tags: never }
  'receivables.incoming': { values: object; tags: never }
  'receivables.incoming.DISMISSED': { values: object; tags: never }
  'receivables.incoming.OPEN': { values: object; tags: never }
  'receivables.incoming.UNUSED': { values: object; tags: never }
  'receivables.incoming.arrived': { values: { amount: string | number; day: string | number; payer: string | number }; tags: never }
  'receivables.incoming.clientMissing': { values: object; tags: never }
  'receivables.incoming.dismiss': { values: object; tags: never }
  'receivables.incoming.dismissText': { values: object; tags: never }
  'receivables.incoming.dismissTitle': { values: { amount: string | number }; tags: never }
  'receivables.incoming.dismissVerb': { values: object; tags: never }
  'receivables.incoming.dismissed': { values: { amount: string | number }; tags: never }
  'receivables.incoming.invoice': { values: { number: string | number; amount: string | number }; tags: never }
  'receivables.incoming.left': { values: object; tags: never }
  'receivables.incoming.none': { values: object; tags: never }
  'receivables.incoming.onAccount': { values: object; tags: never }
  'receivables.incoming.payer': { values: object; tags: never }
  'receivables.incoming.pays': { values: object; tags: never }
  'receivables.incoming.paysText': { values: object; tags: never }
  'receivables.incoming.record': { values: object; tags: never }
  'receivables.incoming.recordTitle': { values: object; tags: never }
  'receivables.incoming.showAside': { values: { count: number }; tags: never }
  'receivables.installmentCount': { values: object; tags: never }
  'receivables.installmentDue': { values: { number: number; date: string | number }; tags: never }
  'receivables.installmentIssued': { values: { number: number }; tags: never }
  'receivables.installments': { values: object; tags: never }
  'receivables.interval': { values: object; tags: never }
  'receivables.invoiced': { values: object; tags: never }
  'receivables.invoices': { values: object; tags: never }
  'receivables.issue': { values: object; tags: never }
  'receivables.issueTotal': { values: { amount: string | number }; tags: never }
  'receivables.issued': { values: object; tags: never }
  'receivables.issuedNow': { values: { number: string | number }; tags: never }
  'receivables.languages': { values: object; tags: never }
  'receivables.line': { values: object; tags: never }
  'receivables.lines': { values: object; tags: never }
  'receivables.mail.mails': { values: object; tags: never }
  'receivables.mail.recipients': { values: object; tags: never }
  'receivables.mail.recipientsMissing': { values: object; tags: never }
  'receivables.mail.recipientsText': { values: object; tags: never }
  'receivables.mail.send': { values: object; tags: never }
  'receivables.mail.sendIt': { values: object; tags: never }
  'receivables.mail.sending': { values: { number: string | number }; tags: never }
  'receivables.mail.text': { values: object; tags: never }
  'receivables.mail.title': { values: { number: string | number }; tags: never }
  'receivables.missing.installmentLeft': { values: object; tags: never }
  'receivables.missing.notCancelled': { values: object; tags: never }
  'receivables.missing.notCredited': { values: object; tags: never }
  'receivables.missing.notIssuer': { values: object; tags: never }
  'receivables.missing.notSent': { values: object; tags: never }
  'receivables.missing.nothingPaid': { values: object; tags: never }
  'receivables.missing.somethingOpen': { values: object; tags: never }
  'receivables.month': { values: object; tags: never }
  'receivables.move.cancel': { values: object; tags: never }
  'receivables.move.credit': { values: object; tags: never }
  'receivables.move.issueInstallment': { values: { number: number }; tags: never }
  'receivables.move.pay': { values: object; tags: never }
  'receivables.needsOrder': { values: object; tags: never }
  'receivables.net': { values: object; tags: never }
  'receivables.netIn': { values: { currency: string | number }; tags: never }
  'receivables.new': { values: object; tags: never }
  'receivables.next.cancelled': { values: object; tags: never }
  'receivables.next.credit': { values: object; tags: never }
  'receivables.next.installment': { values: { number: number; count: number }; tags: never }
  'receivables.next.late': { values: { count: number; amount: string | number }; tags: never }
  'receivables.next.open': { values: { amount: string | number; date: string | number }; tags: never }
  'receivables.next.paid': { values: object; tags: never }
  'receivables.next.void': { values: object; tags: never }
  'receivables.nextDue': { values: object; tags: never }
  'receivables.noElectronic': { values: object; tags: never }
  'receivables.noOpenInvoice': { values: { currency: string | number }; tags: never }
  'receivables.noPayments': { values: object; tags: never }
  'receivables.noneOfOwn': { values: object; tags: never }
  'receivables.noneOfOwnText': { values: object; tags: never }
  'receivables.notInvoiced': { values: { amount: string | number }; tags: never }
  'receivables.notIssuedYet': { values: object; tags: never }
  'receivables.notReady': { values: { count: number }; tags: never }
  'receivables.nothingLate': { values: object; tags: never }
  'receivables.nothingOpen': { values: object; tags: never }
  'receivables.nothingReady': { values: object; tags: never }
  'receivables.nothingReadyText': { values: object; tags: never }
  'receivables.nothingSettled': { values: object; tags: never }
  'receivables.nothingWritten': { values: object; tags: never }
  'receivables.number': { values: object; tags: never }
  'receivables.ofInstallments': { values: { issued: number; count: number }; tags: never }
  'receivables.one': { values: object; tags: never }
  'receivables.open': { values: object; tags: never }
  'receivables.openAfter': { values: object; tags: never }
  'receivables.openAll': { values: object; tags: never }
  'receivables.openInvoices': { values: { count: number }; tags: never }
  'receivables.openLine': { values: { name: string | number }; tags: never }
  'receivables.order': { values: object; tags: never }
  'receivables.orderRequired': { values: object; tags: never }
  'receivables.otherClients': { values: object; tags: never }
  'receivables.otherCurrency': { values: { currency: string | number }; tags: never }
  'receivables.overYear': { values: { amount: string | number }; tags: never }
  'receivables.overpaid': { values: { amount: string | number }; tags: never }
  'receivables.paid': { values: object; tags: never }
  'receivables.paidOn': { values: object; tags: never }
  'receivables.paidThisYear': { values: object; tags: never }
  'receivables.partsOf': { values: { name: string | number }; tags: never }
  'receivables.payTo': { values: object; tags: never }
  'receivables.payments': { values: object; tags: never }
  'receivables.preview': { values: object; tags: never }
  'receivables.previewFile': { values: object; tags: never }
  'receivables.previewStamp': { values: object; tags: never }
  'receivables.price': { values: object; tags: never }
  'receivables.projects': { values: object; tags: never }
  'receivables.putTogether': { values: object; tags: never }
  'receivables.quantity': { values: object; tags: never }
  'receivables.ready': { values: object; tags: never }
  'receivables.reason': { values: object; tags: never }
  'receivables.reason.ABROAD': { values: object; tags: never }
  'receivables.reason.DOMESTIC': { values: object; tags: never }
  'receivables.reason.EU_BUSINESS': { values: object; tags: never }
  'receivables.reason.EU_PRIVATE': { values: object; tags: never }
  'receivables.reason.NOT_REGISTERED': { values: object; tags: never }
  'receivables.reason.SELLER_UNKNOWN': { values: object; tags: never }
  'receivables.reason.abroadIn': { values: { country: string | number }; tags: never }
  'receivables.reason.businessIn': { values: { country: string | number }; tags: never }
  'receivables.reasonMissing': { values: object; tags: never }
  'receivables.reasonOnNote': { values: object; tags: never }
  'receivables.recordText': { values: { amount: string | number }; tags: never }
  'receivables.recordTitle': { values: { number: string | number }; tags: never }
  'receivables.recordVerb': { values: object; tags: never }
  'receivables.recorded': { values: { amount: string | number }; tags: never }
  'receivables.reference': { values: object; tags: never }
  'receivables.refund': { values: object; tags: never }
  'receivables.refundRecorded': { values: { amount: string | number }; tags: never }
  'receivables.refundRestTitle': { values: object; tags: never }
  'receivables.refundReversed': { values: object; tags: never }
  'receivables.refundTitle': { values: { number: string | number }; tags: never }
  'receivables.refunded': { values: object; tags: never }
  'receivables.reminder.disputed': { values: object; tags: never }
  'receivables.reminder.next': { values: { level: string | number; day: string | number }; tags: never }
  'receivables.reminder.noAddress': { values: object; tags: never }
  'receivables.reminder.ofInstallment': { values: { level: string | number; number: number; day: string | number }; tags: never }
  'receivables.reminder.word': { values: { level: string | number }; tags: never }
  'receivables.removeLine': { values: object; tags: never }
  'receivables.restOf': { values: { day: string | number }; tags: never }
  'receivables.rests': { values: object; tags: never }
  'receivables.reverse': { values: object; tags: never }
  'receivables.reverseRefundText': { values: { amount: string | number }; tags: never }
  'receivables.reverseRefundTitle': { values: object; tags: never }
  'receivables.reverseText': { values: { amount: string | number }; tags: never }
  'receivables.reverseTitle': { values: object; tags: never }
  'receivables.reverseUseText': { values: { amount: string | number }; tags: never }
  'receivables.reverseUseTitle': { values: object; tags: never }
  'receivables.reverseVerb': { values: object; tags: never }
  'receivables.reversed': { values: object; tags: never }
  'receivables.reversedNow': { values: object; tags: never }
  'receivables.rounded': { values: object; tags: never }
  'receivables.search': { values: object; tags: never }
  'receivables.sentTo': { values: object; tags: never }
  'receivables.settled': { values: object; tags: never }
  'receivables.settledPart': { values: { amount: string | number }; tags: never }
  'receivables.sha': { values: { start: string | number; end: string | number }; tags: never }
  'receivables.show': { values: object; tags: never }
  'receivables.showAll': { values: { count: number }; tags: never }
  'receivables.statement': { values: object; tags: never }
  'receivables.status': { values: object; tags: never }
  'receivables.stays': { values: object; tags: never }
  'receivables.sums': { values: object; tags: never }
  'receivables.tax': { values: object; tags: never }
  'receivables.taxCode': { values: object; tags: never }
  'receivables.taxId': { values: object; tags: never }
  'receivables.taxIncluded': { values: object; tags: never }
  'receivables.taxOverride': { values: object; tags: never }
  'receivables.taxOverrideText': { values: object; tags: never }
  'receivables.taxRate': { values: { name: string | number; rate: number }; tags: never }
  'receivables.taxes': { values: object; tags: never }
  'receivables.terms': { values: object; tags: never }
  'receivables.title': { values: object; tags: never }
  'receivables.total': { values: object; tags: never }
  'receivables.totalIn': { values: { currency: string | number }; tags: never }
  'receivables.transferTo': { values: { account: string | number }; tags: never }
  'receivables.unconverted': { values: { currencies: string | number }; tags: never }
  'receivables.useCredit': { values: object; tags: never }
  'receivables.useCreditTitle': { values: { number: string | number }; tags: never }
  'receivables.useCreditVerb': { values: object; tags: never }
  'receivables.useRestTitle': { values: object; tags: never }
  'receivables.useReversed': { values: object; tags: never }
  'receivables.valueDate': { values: object; tags: never }
  'receivables.version': { values: { version: number }; tags: never }
  'receivables.withheld': { values: object; tags: never }
  'receivables.withhold': { values: { tax: string | number }; tags: never }
  'receivables.words': { values: object; tags: never }
  'receivables.xeroState.DIFFERS': { values: object; tags: never }
  'receivables.xeroState.EQUAL': { values: object; tags: never }
  'receivables.xeroState.VOIDED': { values: object; tags: never }
  'recommendations.about.availability': { values: object; tags: never }
  'recommendations.about.clientExperience': { values: object; tags: never }
  'recommendations.about.continuity': { values: object; tags: never }
  'recommendations.about.rate': { values: object; tags: never }
  'recommendations.about.score': { values: object; tags: never }
  'recommendations.add': { values: object; tags: never }
  'recommendations.all': { values: object; tags: never }
  'recommendations.criterion.availability': { values: object; tags: never }
  'recommendations.criterion.clientExperience': { values: object; tags: never }
  'recommendations.criterion.continuity': { values: object; tags: never }
  'recommendations.criterion.rate': { values: object; tags: never }
  'recommendations.criterion.score': { values: object; tags: never }
  'recommendations.deleteOf': { values: { name: string | number }; tags: never }
  'recommendations.deleteText': { values: object; tags: never }
  'recommendations.deleteTitle': { values: { name: string | number }; tags: never }
  'recommendations.deleted': { values: { name: string | number }; tags: never }
  'recommendations.editAll': { values: object; tags: never }
  'recommendations.editOf': { values: { name: string | number }; tags: never }
  'recommendations.saved': { values: object; tags: never }
  'recommendations.text': { values: object; tags: never }
  'recommendations.title': { values: object; tags: never }
  'recommendations.undo': { values: object; tags: never }
  'recommendations.unit': { values: object; tags: never }
  'recommendations.unitMissing': { values: object; tags: never }
  'recommendations.weight.high': { values: object; tags: never }
  'recommendations.weight.low': { values: object; tags: never }
  'recommendations.weight.medium': { values: object; tags: never }
  'recommendations.weight.off': { values: object; tags: never }
  'requests.accept': { values: { count: number }; tags: never }
  'requests.accepted': { values: object; tags: never }
  'requests.answer': { values: object; tags: never }
  'requests.at': { values: { time: string | number }; tags: never }
  'requests.by': { values: { name: string | number; time: string | number }; tags: never }
  'requests.changed': { values: object; tags: never }
  'requests.connectionMissing': { values: object; tags: never }
  'requests.gone': { values: object; tags: never }
  'requests.keysMissing': { values: object; tags: never }
  'requests.list': { values: object; tags: never }
  'requests.name': { values: object; tags: never }
  'requests.nameMissing': { values: object; tags: never }
  'requests.new': { values: object; tags: never }
  'requests.newText': { values: object; tags: never }
  'requests.none': { values: object; tags: never }
  'requests.note': { values: object; tags: never }
  'requests.openProject': { values: object; tags: never }
  'requests.openRun': { values: object; tags: never }
  'requests.pieces': { values: object; tags: never }
  'requests.piecesText': { values: object; tags: never }
  'requests.reason': { values: object; tags: never }
  'requests.reasonMissing': { values: object; tags: never }
  'requests.refuse': { values: object; tags: never }
  'requests.refuseTitle': { values: object; tags: never }
  'requests.refused': { values: object; tags: never }
  'requests.same': { values: object; tags: never }
  'requests.send': { values: object; tags: never }
  'requests.sentToast': { values: object; tags: never }
  'requests.status.ACCEPTED': { values: object; tags: never }
  'requests.status.OPEN': { values: object; tags: never }
  'requests.status.REFUSED': { values: object; tags: never }
  'requests.unread': { values: object; tags: never }
  'routing.accepted': { values: object; tags: never }
  'routing.add': { values: object; tags: never }
  'routing.addUnit': { values: object; tags: never }
  'routing.all': { values: object; tags: never }
  'routing.became': { values: { count: number }; tags: never }
  'routing.configuration': { values: object; tags: never }
  'routing.contact': { values: object; tags: never }
  'routing.create': { values: { count: number }; tags: never }
  'routing.creating': { values: { current: string | number; total: string | number }; tags: never }
  'routing.delete': { values: object; tags: never }
  'routing.deleteText': { values: object; tags: never }
  'routing.deleteTitle': { values: { name: string | number }; tags: never }
  'routing.deleted': { values: { name: string | number }; tags: never }
  'routing.distribute': { values: { name: string | number }; tags: never }
  'routing.empty': { values: object; tags: never }
  'routing.emptyText': { values: object; tags: never }
  'routing.exclusive': { values: object; tags: never }
  'routing.exclusiveText': { values: object; tags: never }
  'routing.files': { values: { count: number; files: string | number }; tags: never }
  'routing.form': { values: object; tags: never }
  'routing.glossaries': { values: object; tags: never }
  'routing.instructions': { values: object; tags: never }
  'routing.memories': { values: object; tags: never }
  'routing.name': { values: object; tags: never }
  'routing.nameMissing': { values: object; tags: never }
  'routing.noneForSource': { values: object; tags: never }
  'routing.priceList': { values: object; tags: never }
  'routing.project': { values: object; tags: never }
  'routing.projects': { values: { count: number }; tags: never }
  'routing.removeUnit': { values: { name: string | number }; tags: never }
  'routing.requests': { values: object; tags: never }
  'routing.restText': { values: object; tags: never }
  'routing.saved': { values: { name: string | number }; tags: never }
  'routing.source': { values: object; tags: never }
  'routing.sourceMissing': { values: object; tags: never }
  'routing.steps': { values: object; tags: never }
  'routing.takeBack': { values: { count: number }; tags: never }
  'routing.targets': { values: object; tags: never }
  'routing.targetsText': { values: object; tags: never }
  'routing.text': { values: object; tags: never }
  'routing.title': { values: object; tags: never }
  'routing.types': { values: object; tags: never }
  'routing.typesText': { values: object; tags: never }
  'routing.undo': { values: object; tags: never }
  'routing.undoText': { values: object; tags: never }
  'routing.undone': { values: { count: number }; tags: never }
  'routing.unit': { values: object; tags: never }
  'routing.unitMissing': { values: object; tags: never }
  'routing.unitNumber': { values: { position: string | number }; tags: never }
  'routing.units': { values: object; tags: never }
  'routing.unitsOwn': { values: object; tags: never }
  'routing.unroutedFiles': { values: { files: string | number }; tags: never }
  'routing.unroutedLanguages': { values: { languages: string | number }; tags: never }
  'sampleData.add': { values: object; tags: never }
  'sampleData.adding': { values: object; tags: never }
  'sampleData.choose': { values: object; tags: never }
  'sampleData.data': { values: object; tags: never }
  'sampleData.failed': { values: object; tags: never }
  'sampleData.goes': { values: object; tags: never }
  'sampleData.holds': { values: object; tags: never }
  'sampleData.import': { values: object; tags: never }
  'sampleData.keep': { values: object; tags: never }
  'sampleData.keepText': { values: object; tags: never }
  'sampleData.keepTitle': { values: object; tags: never }
  'sampleData.marked': { values: object; tags: never }
  'sampleData.present': { values: object; tags: never }
  'sampleData.presentText': { values: object; tags: never }
  'sampleData.quiet': { values: object; tags: never }
  'sampleData.remove': { values: object; tags: never }
  'sampleData.removeText': { values: object; tags: never }
  'sampleData.removeTitle': { values: object; tags: never }
  'sampleData.removed': { values: object; tags: never }
  'sampleData.staying': { values: { names: string | number }; tags: never }
  'sampleData.text': { values: object; tags: never }
  'sampleData.title': { values: object; tags: never }
  'sampleData.type.GLOSSARY': { values: object; tags: never }
  'sampleData.type.ORGANIZATION': { values: object; tags: never }
  'sampleData.type.ORG_UNIT': { values: object; tags: never }
  'sampleData.type.PRICE_LIST': { values: object; tags: never }
  'sampleData.type.PROJECT': { values: object; tags: never }
  'sampleData.type.TRANSLATION_MEMORY': { values: object; tags: never }
  'sampleData.type.USER': { values: object; tags: never }
  'screenshots.addRectangle': { values: object; tags: never }
  'screenshots.bind': { values: object; tags: never }
  'screenshots.bindOf': { values: { name: string | number }; tags: never }
  'screenshots.cancel': { values: object; tags: never }
  'screenshots.count': { values: { count: number }; tags: never }
  'screenshots.incomplete': { values: object; tags: never }
  'screenshots.key': { values: { number: string | number }; tags: never }
  'screenshots.name': { values: object; tags: never }
  'screenshots.noKey': { values: object; tags: never }
  'screenshots.none': { values: object; tags: never }
  'screenshots.noneText': { values: object; tags: never }
  'screenshots.rectangle': { values: { number: string | number; key: string | number }; tags: never }
  'screenshots.rectangles': { values: object; tags: never }
  'screenshots.rectangles.text': { values: object; tags: never }
  'screenshots.refused': { values: { name: string | number }; tags: never }
  'screenshots.remove': { values: { name: string | number }; tags: never }
  'screenshots.removeLabel': { values: { name: string | number }; tags: never }
  'screenshots.removeRectangle': { values: { number: string | number }; tags: never }
  'screenshots.removeText': { values: object; tags: never }
  'screenshots.save': { values: object; tags: never }
  'screenshots.text': { values: object; tags: never }
  'screenshots.title': { values: object; tags: never }
  'screenshots.upload': { values: object; tags: never }
  'search.all': { values: object; tags: never }
  'search.allResults': { values: object; tags: never }
  'search.field': { values: object; tags: never }
  'search.forbidden': { values: object; tags: never }
  'search.kind.DOCUMENT': { values: object; tags: never }
  'search.kind.FILE': { values: object; tags: never }
  'search.kind.MEMORY': { values: object; tags: never }
  'search.kind.ORGANIZATION': { values: object; tags: never }
  'search.kind.ORG_UNIT': { values: object; tags: never }
  'search.kind.PERSON': { values: object; tags: never }
  'search.kind.PROJECT': { values: object; tags: never }
  'search.kind.SEGMENT': { values: object; tags: never }
  'search.kind.SETTING': { values: object; tags: never }
  'search.kind.TASK': { values: object; tags: never }
  'search.kind.TERM': { values: object; tags: never }
  'search.kind.TRANSLATION_UNIT': { values: object; tags: never }
  'search.kinds': { values: object; tags: never }
  'search.languages': { values: { count: number }; tags: never }
  'search.mode': { values: object; tags: never }
  'search.mode.contains': { values: object; tags: never }
  'search.mode.endsWith': { values: object; tags: never }
  'search.mode.exact': { values: object; tags: never }
  'search.mode.fts': { values: object; tags: never }
  'search.mode.startsWith': { values: object; tags: never }
  'search.more': { values: { count: string | number }; tags: never }
  'search.move': { values: object; tags: never }
  'search.nextKind': { values: object; tags: never }
  'search.none': { values: { text: string | number }; tags: never }
  'search.noneHint': { values: object; tags: never }
  'search.open': { values: object; tags: never }
  'search.results': { values: { text: string | number }; tags: never }
  'search.start': { values: object; tags: never }
  'search.startHint': { values: object; tags: never }
  'search.title': { values: object; tags: never }
  'security.absolute': { values: object; tags: never }
  'security.absoluteText': { values: object; tags: never }
  'security.addOwn': { values: object; tags: never }
  'security.addressWrong': { values: object; tags: never }
  'security.addresses': { values: object; tags: never }
  'security.addressesText': { values: object; tags: never }
  'security.allowed': { values: object; tags: never }
  'security.allowedAddresses': { values: object; tags: never }
  'security.allowedAddressesText': { values: object; tags: never }
  'security.idle': { values: object; tags: never }
  'security.idleText': { values: object; tags: never }
  'security.idleTooLong': { values: object; tags: never }
  'security.method.AUTHENTICATOR': { values: object; tags: never }
  'security.method.PASSKEY': { values: object; tags: never }
  'security.method.PASSWORD': { values: object; tags: never }
  'security.method.SSO': { values: object; tags: never }
  'security.methodMissing': { values: object; tags: never }
  'security.methods': { values: object; tags: never }
  'security.methodsText': { values: object; tags: never }
  'security.ownAddress': { values: { address: string | number }; tags: never }
  'security.ownAddressMissing': { values: { address: string | number }; tags: never }
  'security.ownMethodMissing': { values: object; tags: never }
  'security.passwordMissing': { values: object; tags: never }
  'security.require': { values: object; tags: never }
  'security.requireFrom': { values: object; tags: never }
  'security.requireFromText': { values: object; tags: never }
  'security.requireText': { values: object; tags: never }
  'security.saved': { values: object; tags: never }
  'security.secondFactor': { values: object; tags: never }
  'security.secondFactorText': { values: object; tags: never }
  'security.sessions': { values: object; tags: never }
  'security.sessionsText': { values: object; tags: never }
  'security.undo': { values: object; tags: never }
  'segmentComments.allKinds': { values: object; tags: never }
  'segmentComments.allLanguages': { values: object; tags: never }
  'segmentComments.askClient': { values: object; tags: never }
  'segmentComments.change': { values: object; tags: never }
  'segmentComments.changed': { values: object; tags: never }
  'segmentComments.comments': { values: object; tags: never }
  'segmentComments.empty': { values: object; tags: never }
  'segmentComments.emptyText': { values: object; tags: never }
  'segmentComments.forClient': { values: object; tags: never }
  'segmentComments.hideFromClient': { values: object; tags: never }
  'segmentComments.kind': { values: object; tags: never }
  'segmentComments.kind.NOTE': { values: object; tags: never }
  'segmentComments.kind.QUERY': { values: object; tags: never }
  'segmentComments.kind.SOURCE_ISSUE': { values: object; tags: never }
  'segmentComments.languages': { values: object; tags: never }
  'segmentComments.mention': { values: object; tags: never }
  'segmentComments.messages': { values: object; tags: never }
  'segmentComments.new': { values: object; tags: never }
  'segmentComments.noMatch': { values: object; tags: never }
  'segmentComments.none': { values: object; tags: never }
  'segmentComments.ofProject': { values: { project: string | number; place: string | number }; tags: never }
  'segmentComments.part.CLIENT': { values: object; tags: never }
  'segmentComments.part.LINGUIST': { values: object; tags: never }
  'segmentComments.part.MANAGER': { values: object; tags: never }
  'segmentComments.person': { values: { name: string | number; part: string | number }; tags: never }
  'segmentComments.place': { values: { file: string | number; language: string | number; number: string | number }; tags: never }
  'segmentComments.remove': { values: object; tags: never }
  'segmentComments.removed': { values: object; tags: never }
  'segmentComments.reopen': { values: object; tags: never }
  'segmentComments.reply': { values: object; tags: never }
  'segmentComments.resolve': { values: object; tags: never }
  'segmentComments.resolved': { values: object; tags: never }
  'segmentComments.resolvedBy': { values: { name: string | number }; tags: never }
  'segmentComments.scope.all': { values: object; tags: never }
  'segmentComments.scope.open': { values: object; tags: never }
  'segmentComments.scope.segment': { values: object; tags: never }
  'segmentComments.search': { values: object; tags: never }
  'segmentComments.send': { values: object; tags: never }
  'segmentComments.show': { values: object; tags: never }
  'segmentComments.show.all': { values: object; tags: never }
  'segmentComments.show.mine': { values: object; tags: never }
  'segmentComments.show.open': { values: object; tags: never }
  'segmentComments.showAll': { values: object; tags: never }
  'segmentComments.state.CONFIRMED': { values: object; tags: never }
  'segmentComments.state.DRAFT': { values: object; tags: never }
  'segmentComments.state.LOCKED': { values: object; tags: never }
  'segmentComments.state.OPEN': { values: object; tags: never }
  'segmentComments.status.ANSWERED': { values: object; tags: never }
  'segmentComments.status.OPEN': { values: object; tags: never }
  'segmentComments.status.RESOLVED': { values: object; tags: never }
  'segmentComments.title': { values: { kind: string | number; number: string | number }; tags: never }
  'segmentComments.waiting': { values: { count: number }; tags: never }
  'segmentation.abbreviation': { values: object; tags: never }
  'segmentation.addException': { values: object; tags: never }
  'segmentation.addLanguage': { values: object; tags: never }
  'segmentation.addRule': { values: object; tags: never }
  'segmentation.addSet': { values: object; tags: never }
  'segmentation.after': { values: object; tags: never }
  'segmentation.afterOf': { values: { number: string | number }; tags: never }
  'segmentation.allLanguages': { values: object; tags: never }
  'segmentation.before': { values: object; tags: never }
  'segmentation.beforeOf': { values: { number: string | number }; tags: never }
  'segmentation.break': { values: object; tags: never }
  'segmentation.builtIn': { values: object; tags: never }
  'segmentation.builtInText': { values: object; tags: never }
  'segmentation.builtInTitle': { values: object; tags: never }
  'segmentation.by.ABBREVIATION': { values: object; tags: never }
  'segmentation.by.INSIDE_PAIR': { values: object; tags: never }
  'segmentation.by.LINE_GOES_ON': { values: object; tags: never }
  'segmentation.by.LIST_NUMBER': { values: object; tags: never }
  'segmentation.by.RULE': { values: { rule: string | number; set: string | number }; tags: never }
  'segmentation.by.SENTENCE': { values: object; tags: never }
  'segmentation.cascade': { values: object; tags: never }
  'segmentation.cascadeText': { values: object; tags: never }
  'segmentation.changed': { values: object; tags: never }
  'segmentation.discard': { values: object; tags: never }
  'segmentation.download': { values: object; tags: never }
  'segmentation.effect': { values: object; tags: never }
  'segmentation.effectOf': { values: { number: string | number }; tags: never }
  'segmentation.extends': { values: object; tags: never }
  'segmentation.extendsText': { values: object; tags: never }
  'segmentation.kept': { values: { text: string | number; cause: string | number }; tags: never }
  'segmentation.language': { values: object; tags: never }
  'segmentation.languages': { values: object; tags: never }
  'segmentation.moveDown': { values: { number: string | number }; tags: never }
  'segmentation.moveLanguageDown': { values: { number: string | number }; tags: never }
  'segmentation.moveLanguageUp': { values: { number: string | number }; tags: never }
  'segmentation.moveUp': { values: { number: string | number }; tags: never }
  'segmentation.neverBreaks': { values: object; tags: never }
  'segmentation.newText': { values: object; tags: never }
  'segmentation.noBreak': { values: object; tags: never }
  'segmentation.noRules': { values: object; tags: never }
  'segmentation.noSrx': { values: object; tags: never }
  'segmentation.noText': { values: object; tags: never }
  'segmentation.noUnits': { values: object; tags: never }
  'segmentation.noUnitsText': { values: object; tags: never }
  'segmentation.notRead': { values: { name: string | number }; tags: never }
  'segmentation.organization': { values: object; tags: never }
  'segmentation.origin': { values: object; tags: never }
  'segmentation.override': { values: object; tags: never }
  'segmentation.own': { values: object; tags: never }
  'segmentation.ownText': { values: { name: string | number; file: string | number; date: string | number }; tags: never }
  'segmentation.ownTitle': { values: object; tags: never }
  'segmentation.pattern': { values: object; tags: never }
  'segmentation.patternOf': { values: { number: string | number }; tags: never }
  'segmentation.preview': { values: object; tags: never }
  'segmentation.previewBuiltIn': { values: object; tags: never }
  'segmentation.previewText': { values: object; tags: never }
  'segmentation.refused': { values: object; tags: never }
  'segmentation.removeLanguage': { values: { number: string | number }; tags: never }
  'segmentation.removeRule': { values: { number: string | number }; tags: never }
  'segmentation.removeSet': { values: { name: string | number }; tags: never }
  'segmentation.reset': { values: object; tags: never }
  'segmentation.resetText': { values: object; tags: never }
  'segmentation.resetTitle': { values: object; tags: never }
  'segmentation.ruleCount': { values: { count: number }; tags: never }
  'segmentation.rules': { values: object; tags: never }
  'segmentation.rulesOf': { values: { name: string | number }; tags: never }
  'segmentation.sample': { values: object; tags: never }
  'segmentation.saved': { values: object; tags: never }
  'segmentation.savedText': { values: object; tags: never }
  'segmentation.searchUnits': { values: object; tags: never }
  'segmentation.seeRow': { values: object; tags: never }
  'segmentation.segmentCount': { values: { count: number }; tags: never }
  'segmentation.segments': { values: object; tags: never }
  'segmentation.set': { values: object; tags: never }
  'segmentation.setName': { values: object; tags: never }
  'segmentation.setNameTaken': { values: object; tags: never }
  'segmentation.setNumber': { values: { number: string | number }; tags: never }
  'segmentation.setOf': { values: { number: string | number }; tags: never }
  'segmentation.text': { values: object; tags: never }
  'segmentation.tooLarge': { values: object; tags: never }
  'segmentation.unit': { values: object; tags: never }
  'segmentation.unitCount': { values: { count: number }; tags: never }
  'segmentation.upload': { values: object; tags: never }
  'serviceNow.column.language': { values: object; tags: never }
  'serviceNow.column.project': { values: object; tags: never }
  'serviceNow.column.requested': { values: object; tags: never }
  'serviceNow.column.status': { values: object; tags: never }
  'serviceNow.column.task': { values: object; tags: never }
  'serviceNow.copy': { values: object; tags: never }
  'serviceNow.languages': { values: object; tags: never }
  'serviceNow.none': { values: object; tags: never }
  'serviceNow.noneText': { values: object; tags: never }
  'serviceNow.requestAddress': { values: object; tags: never }
  'serviceNow.requests': { values: object; tags: never }
  'serviceNow.retrieveAddress': { values: object; tags: never }
  'serviceNow.saved': { values: object; tags: never }
  'serviceNow.setUp': { values: object; tags: never }
  'serviceNow.setUpText': { values: object; tags: never }
  'serviceNow.step.errors': { values: object; tags: never }
  'serviceNow.step.key': { values: object; tags: never }
  'serviceNow.step.keyLink': { values: object; tags: never }
  'serviceNow.step.outputs': { values: object; tags: never }
  'serviceNow.step.request': { values: object; tags: never }
  'serviceNow.step.retrieve': { values: object; tags: never }
  'serviceNow.text': { values: object; tags: never }
  'serviceNow.title': { values: object; tags: never }
  'serviceNow.unit': { values: object; tags: never }
  'serviceNow.unitText': { values: object; tags: never }
  'serviceNow.where': { values: object; tags: never }
  'serviceNow.whereMissing': { values: object; tags: never }
  'settings.accounts': { values: object; tags: never }
  'settings.accounts.keywords': { values: object; tags: never }
  'settings.accounts.text': { values: object; tags: never }
  'settings.activity': { values: object; tags: never }
  'settings.activity.keywords': { values: object; tags: never }
  'settings.activity.text': { values: object; tags: never }
  'settings.attention': { values: object; tags: never }
  'settings.attention.none': { values: object; tags: never }
  'settings.branding': { values: object; tags: never }
  'settings.branding.keywords': { values: object; tags: never }
  'settings.branding.text': { values: object; tags: never }
  'settings.cancellations': { values: object; tags: never }
  'settings.cancellations.keywords': { values: object; tags: never }
  'settings.cancellations.text': { values: object; tags: never }
  'settings.changedBy': { values: { date: string | number; name: string | number }; tags: never }
  'settings.changedOn': { values: { date: string | number }; tags: never }
  'settings.checks': { values: object; tags: never }
  'settings.checks.keywords': { values: object; tags: never }
  'settings.checks.text': { values: object; tags: never }
  'settings.contracts': { values: object; tags: never }
  'settings.contracts.keywords': { values: object; tags: never }
  'settings.contracts.text': { values: object; tags: never }
  'settings.customFields': { values: object; tags: never }
  'settings.customFields.keywords': { values: object; tags: never }
  'settings.customFields.text': { values: object; tags: never }
  'settings.fileOptions': { values: object; tags: never }
  'settings.fileOptions.keywords': { values: object; tags: never }
  'settings.fileOptions.text': { values: object; tags: never }
  'settings.finance': { values: object; tags: never }
  'settings.finance.keywords': { values: object; tags: never }
  'settings.finance.text': { values: object; tags: never }
  'settings.general': { values: object; tags: never }
  'settings.general.keywords': { values: object; tags: never }
  'settings.general.text': { values: object; tags: never }
  'settings.hierarchy': { values: object; tags: never }
  'settings.hierarchy.keywords': { values: object; tags: never }
  'settings.hierarchy.text': { values: object; tags: never }
  'settings.lately': { values: object; tags: never }
  'settings.lately.none': { values: object; tags: never }
  'settings.llms': { values: object; tags: never }
  'settings.llms.keywords': { values: object; tags: never }
  'settings.llms.text': { values: object; tags: never }
  'settings.maintenance': { values: object; tags: never }
  'settings.maintenance.keywords': { values: object; tags: never }
  'settings.maintenance.text': { values: object; tags: never }
  'settings.mappings': { values: object; tags: never }
  'settings.mappings.keywords': { values: object; tags: never }
  'settings.mappings.text': { values: object; tags: never }
  'settings.mayChange.ACCOUNT_ADMIN': { values: object; tags: never }
  'settings.mayChange.SYSADMIN': { values: object; tags: never }
  'settings.mt': { values: object; tags: never }
  'settings.mt.keywords': { values: object; tags: never }
  'settings.mt.text': { values: object; tags: never }
  'settings.netRates': { values: object; tags: never }
  'settings.netRates.keywords': { values: object; tags: never }
  'settings.netRates.text': { values: object; tags: never }
  'settings.noMatch': { values: object; tags: never }
  'settings.none': { values: object; tags: never }
  'settings.noneText': { values: object; tags: never }
  'settings.notChanged': { values: object; tags: never }
  'settings.notifications': { values: object; tags: never }
  'settings.notifications.allRoles': { values: object; tags: never }
  'settings.notifications.app': { values: object; tags: never }
  'settings.notifications.event': { values: object; tags: never }
  'settings.notifications.keywords': { values: object; tags: never }
  'settings.notifications.pace.AT_ONCE': { values: object; tags: never }
  'settings.notifications.pace.DAILY': { values: object; tags: never }
  'settings.notifications.pace.NONE': { values: object; tags: never }
  'settings.notifications.part.account': { values: object; tags: never }
  'settings.notifications.part.money': { values: object; tags: never }
  'settings.notifications.part.projects': { values: object; tags: never }
  'settings.notifications.part.reviews': { values: object; tags: never }
  'settings.notifications.part.tasks': { values: object; tags: never }
  'settings.notifications.role': { values: object; tags: never }
  'settings.notifications.text': { values: object; tags: never }
  'settings.ownCode': { values: object; tags: never }
  'settings.ownPassword': { values: object; tags: never }
  'settings.ownPasswordMissing': { values: object; tags: never }
  'settings.pipelines': { values: object; tags: never }
  'settings.pipelines.keywords': { values: object; tags: never }
  'settings.pipelines.text': { values: object; tags: never }
  'settings.placement': { values: object; tags: never }
  'settings.placement.keywords': { values: object; tags: never }
  'settings.placement.text': { values: object; tags: never }
  'settings.plan': { values: object; tags: never }
  'settings.plan.keywords': { values: object; tags: never }
  'settings.plan.text': { values: object; tags: never }
  'settings.priceLists': { values: object; tags: never }
  'settings.priceLists.keywords': { values: object; tags: never }
  'settings.priceLists.text': { values: object; tags: never }
  'settings.provisioning': { values: object; tags: never }
  'settings.provisioning.keywords': { values: object; tags: never }
  'settings.provisioning.text': { values: object; tags: never }
  'settings.qualityProfiles': { values: object; tags: never }
  'settings.qualityProfiles.keywords': { values: object; tags: never }
  'settings.qualityProfiles.text': { values: object; tags: never }
  'settings.recommendations': { values: object; tags: never }
  'settings.recommendations.keywords': { values: object; tags: never }
  'settings.recommendations.text': { values: object; tags: never }
  'settings.reviewCategories': { values: object; tags: never }
  'settings.reviewCategories.keywords': { values: object; tags: never }
  'settings.reviewCategories.text': { values: object; tags: never }
  'settings.routing': { values: object; tags: never }
  'settings.routing.keywords': { values: object; tags: never }
  'settings.routing.text': { values: object; tags: never }
  'settings.search': { values: object; tags: never }
  'settings.security': { values: object; tags: never }
  'settings.security.keywords': { values: object; tags: never }
  'settings.security.text': { values: object; tags: never }
  'settings.segmentation': { values: object; tags: never }
  'settings.segmentation.keywords': { values: object; tags: never }
  'settings.segmentation.text': { values: object; tags: never }
  'settings.skipReview': { values: object; tags: never }
  'settings.skipReview.keywords': { values: object; tags: never }
  'settings.skipReview.text': { values: object; tags: never }
  'settings.spelling': { values: object; tags: never }
  'settings.spelling.keywords': { values: object; tags: never }
  'settings.spelling.text': { values: object; tags: never }
  'settings.sso': { values: object; tags: never }
  'settings.sso.keywords': { values: object; tags: never }
  'settings.sso.text': { values: object; tags: never }
  'settings.startPages': { values: object; tags: never }
  'settings.startPages.keywords': { values: object; tags: never }
  'settings.startPages.text': { values: object; tags: never }
  'settings.stopLoss': { values: object; tags: never }
  'settings.stopLoss.keywords': { values: object; tags: never }
  'settings.stopLoss.text': { values: object; tags: never }
  'settings.systemNetRates.text': { values: object; tags: never }
  'settings.thirdParties': { values: object; tags: never }
  'settings.thirdParties.keywords': { values: object; tags: never }
  'settings.thirdParties.text': { values: object; tags: never }
  'settings.title': { values: object; tags: never }
  'settings.undo': { values: object; tags: never }
  'settings.usage': { values: object; tags: never }
  'settings.usage.keywords': { values: object; tags: never }
  'settings.usage.text': { values: object; tags: never }
  'settings.value.failing': { values: { count: number }; tags: never }
  'settings.value.inUse': { values: { count: number }; tags: never }
  'settings.value.quota': { values: { share: string | number }; tags: never }
  'settings.value.units': { values: { count: number }; tags: never }
  'settings.value.words': { values: { count: number }; tags: never }
  'settings.webhooks': { values: object; tags: never }
  'settings.webhooks.keywords': { values: object; tags: never }
  'settings.webhooks.text': { values: object; tags: never }
  'settings.workflows': { values: object; tags: never }
  'settings.workflows.keywords': { values: object; tags: never }
  'settings.workflows.text': { values: object; tags: never }
  'enum.accountStatus.ACTIVE': { values: object; tags: never }
  'enum.accountStatus.SUSPENDED': { values: object; tags: never }
  'enum.accountStatus.TRIAL': { values: object; tags: never }
  'enum.accountStatus.TRIAL_ENDED': { values: object; tags: never }
  'enum.accountType.BUSINESS': { values: object; tags: never }
  'enum.accountType.ENTERPRISE': { values: object; tags: never }
  'enum.accountType.PERSONAL': { values: object; tags: never }
  'enum.assignment.ACCEPTED': { values: object; tags: never }
  'enum.assignment.ASSIGNED': { values: object; tags: never }
  'enum.assignment.MACHINE': { values: object; tags: never }
  'enum.assignment.SKIPPED': { values: object; tags: never }
  'enum.assignment.UNASSIGNED': { values: object; tags: never }
  'enum.cancellationOption.CLIENT_CANCELED': { values: object; tags: never }
  'enum.cancellationOption.CREATED_BY_MISTAKE': { values: object; tags: never }
  'enum.cancellationOption.DUE_DATE': { values: object; tags: never }
  'enum.cancellationOption.DUPLICATE': { values: object; tags: never }
  'enum.cancellationOption.FILE_PROBLEM': { values: object; tags: never }
  'enum.cancellationOption.NO_TIME': { values: object; tags: never }
  'enum.cancellationOption.OVER_BUDGET': { values: object; tags: never }
  'enum.cancellationOption.RATE': { values: object; tags: never }
  'enum.cancellationOption.SUBJECT': { values: object; tags: never }
  'enum.costUnit.DAY': { values: object; tags: never }
  'enum.costUnit.FIXED': { values: object; tags: never }
  'enum.costUnit.HOUR': { values: object; tags: never }
  'enum.costUnit.PAGE': { values: object; tags: never }
  'enum.costUnit.PERCENT': { values: object; tags: never }
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
  'enum.invoiceStatus.CANCELLED': { values: object; tags: never }
  'enum.invoiceStatus.INVOICED': { values: object; tags: never }
  'enum.invoiceStatus.INVOICED_NFE': { values: object; tags: never }
  'enum.invoiceStatus.INVOICED_NFE_ERROR': { values: object; tags: never }
  'enum.invoiceStatus.PAID': { values: object; tags: never }
  'enum.invoiceStatus.PARTIALLY_INVOICED': { values: object; tags: never }
  'enum.invoiceStatus.PARTIALLY_PAID': { values: object; tags: never }
  'enum.invoiceStatus.VOID': { values: object; tags: never }
  'enum.jobStatus.CANCELLED': { values: object; tags: never }
  'enum.jobStatus.FAILED': { values: object; tags: never }
  'enum.jobStatus.FINISHED': { values: object; tags: never }
  'enum.jobStatus.FINISHED_WARNING': { values: object; tags: never }
  'enum.jobStatus.STARTED': { values: object; tags: never }
  'enum.matchType.CONTEXT': { values: object; tags: never }
  'enum.matchType.EXACT': { values: object; tags: never }
  'enum.matchType.FUZZY': { values: object; tags: never }
  'enum.payableStatus.AWAITING_RECONCILIATION': { values: object; tags: never }
  'enum.payableStatus.CANCELLED': { values: object; tags: never }
  'enum.payableStatus.CLOSED': { values: object; tags: never }
  'enum.payableStatus.ERROR': { values: object; tags: never }
  'enum.payableStatus.PAID': { values: object; tags: never }
  'enum.payableStatus.PENDING': { values: object; tags: never }
  'enum.payableStatus.PENDING_APPROVAL': { values: object; tags: never }
  'enum.payableStatus.READY': { values: object; tags: never }
  'enum.payoutMethod.BANK': { values: object; tags: never }
  'enum.payoutMethod.BRL': { values: object; tags: never }
  'enum.payoutMethod.PAYONEER': { values: object; tags: never }
  'enum.payoutMethod.PAYPAL': { values: object; tags: never }
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
  'enum.wordCounter.GMX_V': { values: object; tags: never }
  'enum.wordCounter.PLAIN': { values: object; tags: never }
  'enum.wordCounter.WORD': { values: object; tags: never }
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
  'shell.actingAs': { values: { actor: string | number; name: string | number }; tags: never }
  'shell.actions': { values: object; tags: never }
  'shell.addFilter': { values: object; tags: never }
  'shell.alsoHere': { values: { names: string | number }; tags: never }
  'shell.banners': { values: object; tags: never }
  'shell.breadcrumbs': { values: object; tags: never }
  'shell.cancel': { values: object; tags: never }
  'shell.chart.csv': { values: object; tags: never }
  'shell.chart.drawing': { values: object; tags: never }
  'shell.chart.table': { values: object; tags: never }
  'shell.clear': { values: object; tags: never }
  'shell.close': { values: object; tags: never }
  'shell.closeMenu': { values: object; tags: never }
  'shell.cloudStorage': { values: object; tags: never }
  'shell.code.ADDITIONS_OFF': { values: object; tags: never }
  'shell.code.EMAIL_TAKEN': { values: object; tags: never }
  'shell.code.LOCKED': { values: object; tags: never }
  'shell.code.MAGIC_CODE_WRONG': { values: object; tags: never }
  'shell.code.MFA_CODE_WRONG': { values: object; tags: never }
  'shell.code.NAME_TAKEN': { values: object; tags: never }
  'shell.code.OUTDATED': { values: object; tags: never }
  'shell.code.PASSKEY_HOST': { values: object; tags: never }
  'shell.code.PASSKEY_REFUSED': { values: object; tags: never }
  'shell.code.PASSWORD_WRONG': { values: object; tags: never }
  'shell.code.SIGN_IN_METHOD_OFF': { values: object; tags: never }
  'shell.code.TOO_MANY_ATTEMPTS': { values: { minutes: number }; tags: never }
  'shell.code.TOO_MANY_REQUESTS': { values: object; tags: never }
  'shell.conflict.by': { values: { name: string | number; time: string | number }; tags: never }
  'shell.conflict.differences': { values: object; tags: never }
  'shell.conflict.keepMine': { values: object; tags: never }
  'shell.conflict.mine': { values: object; tags: never }
  'shell.conflict.retry': { values: { name: string | number; time: string | number }; tags: never }
  'shell.conflict.system': { values: object; tags: never }
  'shell.conflict.takeTheirs': { values: object; tags: never }
  'shell.conflict.theirs': { values: object; tags: never }
  'shell.conflict.you': { values: { time: string | number }; tags: never }
  'shell.copied': { values: object; tags: never }
  'shell.copy': { values: object; tags: never }
  'shell.delete': { values: object; tags: never }
  'shell.due.late': { values: object; tags: never }
  'shell.due.soon': { values: object; tags: never }
  'shell.earnings': { values: object; tags: never }
  'shell.editor.next': { values: object; tags: never }
  'shell.editor.notCreated': { values: object; tags: never }
  'shell.editor.notEnabled': { values: object; tags: never }
  'shell.editor.nothing': { values: object; tags: never }
  'shell.editor.open': { values: object; tags: never }
  'shell.editor.wait': { values: object; tags: never }
  'shell.ended': { values: object; tags: never }
  'shell.ended.signIn': { values: object; tags: never }
  'shell.ended.text': { values: object; tags: never }
  'shell.error.broken': { values: object; tags: never }
  'shell.error.default': { values: object; tags: never }
  'shell.error.home': { values: object; tags: never }
  'shell.error.network': { values: object; tags: never }
  'shell.error.request': { values: object; tags: never }
  'shell.error.requestId': { values: object; tags: never }
  'shell.error.server': { values: object; tags: never }
  'shell.error.status': { values: { status: string | number }; tags: never }
  'shell.error.timeout': { values: object; tags: never }
  'shell.europe': { values: object; tags: never }
  'shell.expiry.limit': { values: object; tags: never }
  'shell.expiry.stay': { values: object; tags: never }
  'shell.expiry.text': { values: { time: string | number }; tags: never }
  'shell.expiry.title': { values: object; tags: never }
  'shell.failure.BAND_GONE': { values: { band: string | number }; tags: never }
  'shell.failure.BROKEN_OFF': { values: object; tags: never }
  'shell.failure.CANCELLED': { values: object; tags: never }
  'shell.failure.FILES_NOT_READ': { values: { files: string | number }; tags: never }
  'shell.failure.FILE_REFUSED': { values: { file: string | number; line: string; reason: string | number }; tags: never }
  'shell.failure.NET_RATES_UNUSABLE': { values: object; tags: never }
  'shell.failure.OTHER_CURRENCY': { values: { priceList: string | number; priceListCurrency: string | number; currency: string | number }; tags: never }
  'shell.failure.PRICES_MISSING': { values: { priceList: string | number; pairs: string | number }; tags: never }
  'shell.failure.PRICE_LIST_MISSING': { values: object; tags: never }
  'shell.failure.READ_ONLY': { values: object; tags: never }
  'shell.failure.UNEXPECTED': { values: object; tags: never }
  'shell.failure.WORDS_PER_UNIT_MISSING': { values: { priceList: string | number; unit: string }; tags: never }
  'shell.filters': { values: object; tags: never }
  'shell.footer': { values: object; tags: never }
  'shell.forbidden.plan': { values: { plans: string | number }; tags: never }
  'shell.forbidden.reason': { values: { permissions: string | number }; tags: never }
  'shell.forbidden.text': { values: { permissions: string | number }; tags: 'code' }
  'shell.forbidden.title': { values: object; tags: never }
  'shell.forbidden.unknown': { values: object; tags: never }
  'shell.form.problems': { values: { count: number }; tags: never }
  'shell.grantors.after': { values: { reason: string | number; grantors: string | number }; tags: never }
  'shell.grantors.nobody': { values: object; tags: never }
  'shell.grantors.people': { values: { people: string | number }; tags: never }
  'shell.grantors.roles': { values: { roles: string | number }; tags: never }
  'shell.grantors.unknown': { values: object; tags: never }
  'shell.help': { values: object; tags: never }
  'shell.help.api': { values: object; tags: never }
  'shell.help.center': { values: object; tags: never }
  'shell.help.commands': { values: object; tags: never }
  'shell.help.firstSteps': { values: object; tags: never }
  'shell.help.isNew': { values: object; tags: never }
  'shell.help.keys': { values: object; tags: never }
  'shell.help.on': { values: { label: string | number }; tags: never }
  'shell.help.updates': { values: object; tags: never }
  'shell.home': { values: object; tags: never }
  'shell.impersonation': { values: { actor: string | number; name: string | number }; tags: never }
  'shell.impersonation.back': { values: { actor: string | number }; tags: never }
  'shell.into': { values: object; tags: never }
  'shell.invoices': { values: object; tags: never }
  'shell.language': { values: object; tags: never }
  'shell.loading': { values: object; tags: never }
  'shell.logout': { values: object; tags: never }
  'shell.missingPart': { values: object; tags: never }
  'shell.missingPart.reload': { values: object; tags: never }
  'shell.missingPart.text': { values: object; tags: never }
  'shell.monthLocked': { values: { month: string | number; name: string | number; names: string | number }; tags: never }
  'shell.monthLocked.nobody': { values: { month: string | number; name: string | number }; tags: never }
  'shell.narrowSidebar': { values: object; tags: never }
  'shell.nav.accountSettings': { values: object; tags: never }
  'shell.nav.automationSettings': { values: object; tags: never }
  'shell.nav.connectors': { values: object; tags: never }
  'shell.nav.glossaries': { values: object; tags: never }
  'shell.nav.groups': { values: object; tags: never }
  'shell.nav.import': { values: object; tags: never }
  'shell.nav.integrations': { values: object; tags: never }
  'shell.nav.memories': { values: object; tags: never }
  'shell.nav.months': { values: object; tags: never }
  'shell.nav.newGlossary': { values: object; tags: never }
  'shell.nav.newMemory': { values: object; tags: never }
  'shell.nav.newOrganization': { values: object; tags: never }
  'shell.nav.newProject': { values: object; tags: never }
  'shell.nav.newUnit': { values: object; tags: never }
  'shell.nav.newUser': { values: object; tags: never }
  'shell.nav.organizations': { values: object; tags: never }
  'shell.nav.payables': { values: object; tags: never }
  'shell.nav.portal': { values: object; tags: never }
  'shell.nav.profile': { values: object; tags: never }
  'shell.nav.profitability': { values: object; tags: never }
  'shell.nav.projects': { values: object; tags: never }
  'shell.nav.qualityDashboard': { values: object; tags: never }
  'shell.nav.qualityReports': { values: object; tags: never }
  'shell.nav.rates': { values: object; tags: never }
  'shell.nav.receivables': { values: object; tags: never }
  'shell.nav.reviews': { values: object; tags: never }
  'shell.nav.serviceNow': { values: object; tags: never }
  'shell.nav.settings': { values: object; tags: never }
  'shell.nav.systemSettings': { values: object; tags: never }
  'shell.nav.tasks': { values: object; tags: never }
  'shell.nav.termDashboard': { values: object; tags: never }
  'shell.nav.termRequests': { values: object; tags: never }
  'shell.nav.translationSettings': { values: object; tags: never }
  'shell.nav.units': { values: object; tags: never }
  'shell.nav.users': { values: object; tags: never }
  'shell.nav.xero': { values: object; tags: never }
  'shell.navigation': { values: object; tags: never }
  'shell.no': { values: object; tags: never }
  'shell.none': { values: object; tags: never }
  'shell.notFound.back': { values: object; tags: never }
  'shell.notFound.title': { values: object; tags: never }
  'shell.notifications': { values: object; tags: never }
  'shell.openMenu': { values: object; tags: never }
  'shell.optional': { values: object; tags: never }
  'shell.palette': { values: object; tags: never }
  'shell.profile': { values: object; tags: never }
  'shell.regionFailed': { values: object; tags: never }
  'shell.retry': { values: object; tags: never }
  'shell.rule.email': { values: object; tags: never }
  'shell.rule.empty': { values: object; tags: never }
  'shell.rule.enum': { values: { limit: string | number }; tags: never }
  'shell.rule.exclusiveMinimum': { values: { limit: string | number }; tags: never }
  'shell.rule.format': { values: object; tags: never }
  'shell.rule.maxItems': { values: { limit: string | number }; tags: never }
  'shell.rule.maxLength': { values: { limit: number }; tags: never }
  'shell.rule.maximum': { values: { limit: string | number }; tags: never }
  'shell.rule.minItems': { values: { limit: string | number }; tags: never }
  'shell.rule.minLength': { values: { limit: number }; tags: never }
  'shell.rule.minimum': { values: { limit: string | number }; tags: never }
  'shell.rule.required': { values: object; tags: never }
  'shell.rule.uniqueItems': { values: object; tags: never }
  'shell.rule.uri': { values: object; tags: never }
  'shell.sample': { values: object; tags: never }
  'shell.save': { values: object; tags: never }
  'shell.saved': { values: object; tags: never }
  'shell.search': { values: object; tags: never }
  'shell.search.hint': { values: object; tags: never }
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
  'shell.showPassword': { values: object; tags: never }
  'shell.skip': { values: object; tags: never }
  'shell.system': { values: object; tags: never }
  'shell.table.clearFilters': { values: object; tags: never }
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
  'shell.tag.close': { values: { id: string | number; name: string | number }; tags: never }
  'shell.tag.open': { values: { id: string | number; name: string | number }; tags: never }
  'shell.tag.standalone': { values: { id: string | number; name: string | number }; tags: never }
  'shell.tags.text': { values: object; tags: never }
  'shell.theme.dark': { values: object; tags: never }
  'shell.theme.light': { values: object; tags: never }
  'shell.through': { values: { name: string | number; agent: string | number }; tags: never }
  'shell.toasts': { values: object; tags: never }
  'shell.tools': { values: object; tags: never }
  'shell.unknown': { values: object; tags: never }
  'shell.unread': { values: { count: string | number }; tags: never }
  'shell.unsaved.leave': { values: object; tags: never }
  'shell.unsaved.stay': { values: object; tags: never }
  'shell.unsaved.text': { values: object; tags: never }
  'shell.unsaved.title': { values: object; tags: never }
  'shell.userMenu': { values: { name: string | number }; tags: never }
  'shell.widenSidebar': { values: object; tags: never }
  'shell.world': { values: object; tags: never }
  'shell.yes': { values: object; tags: never }
  'spelling.add': { values: object; tags: never }
  'spelling.added': { values: { count: number }; tags: never }
  'spelling.addedBy': { values: object; tags: never }
  'spelling.addedOn': { values: object; tags: never }
  'spelling.allLanguages': { values: object; tags: never }
  'spelling.deleteOf': { values: { word: string | number }; tags: never }
  'spelling.deleted': { values: { word: string | number }; tags: never }
  'spelling.dictionaries': { values: { languages: string | number }; tags: never }
  'spelling.language': { values: object; tags: never }
  'spelling.languageText': { values: object; tags: never }
  'spelling.noMatch': { values: object; tags: never }
  'spelling.none': { values: object; tags: never }
  'spelling.noneText': { values: object; tags: never }
  'spelling.search': { values: object; tags: never }
  'spelling.text': { values: object; tags: never }
  'spelling.title': { values: object; tags: never }
  'spelling.undo': { values: object; tags: never }
  'spelling.word': { values: object; tags: never }
  'spelling.wordTooLong': { values: { limit: string | number }; tags: never }
  'spelling.words': { values: object; tags: never }
  'spelling.wordsMissing': { values: object; tags: never }
  'spelling.wordsText': { values: object; tags: never }
  'spelling.wordsTooMany': { values: { limit: string | number }; tags: never }
  'sso.addDomain': { values: object; tags: never }
  'sso.addGroup': { values: object; tags: never }
  'sso.addresses': { values: object; tags: never }
  'sso.addressesText': { values: object; tags: never }
  'sso.callback': { values: object; tags: never }
  'sso.change': { values: object; tags: never }
  'sso.check.ANSWER': { values: object; tags: never }
  'sso.check.AUDIENCE': { values: object; tags: never }
  'sso.check.DOMAIN': { values: object; tags: never }
  'sso.check.EMAIL': { values: object; tags: never }
  'sso.check.ISSUER': { values: object; tags: never }
  'sso.check.NONCE': { values: object; tags: never }
  'sso.check.PERSON': { values: object; tags: never }
  'sso.check.PROVIDER': { values: object; tags: never }
  'sso.check.RECIPIENT': { values: object; tags: never }
  'sso.check.SIGNATURE': { values: object; tags: never }
  'sso.check.TIME': { values: object; tags: never }
  'sso.check.TOKEN': { values: object; tags: never }
  'sso.checkDomain': { values: object; tags: never }
  'sso.checkDomainOf': { values: { domain: string | number }; tags: never }
  'sso.checkDomainText': { values: { domain: string | number }; tags: never }
  'sso.checks': { values: object; tags: never }
  'sso.clientId': { values: object; tags: never }
  'sso.connection': { values: object; tags: never }
  'sso.connectionText': { values: object; tags: never }
  'sso.copy': { values: object; tags: never }
  'sso.copyId': { values: object; tags: never }
  'sso.copyName': { values: object; tags: never }
  'sso.copyValue': { values: object; tags: never }
  'sso.creates': { values: object; tags: never }
  'sso.createsText': { values: object; tags: never }
  'sso.defaultRole': { values: object; tags: never }
  'sso.defaultRoleText': { values: object; tags: never }
  'sso.delete': { values: object; tags: never }
  'sso.deleteText': { values: object; tags: never }
  'sso.deleteTitle': { values: object; tags: never }
  'sso.domain': { values: object; tags: never }
  'sso.domainHelp': { values: object; tags: never }
  'sso.domains': { values: object; tags: never }
  'sso.domainsText': { values: object; tags: never }
  'sso.emailClaim': { values: object; tags: never }
  'sso.enabled': { values: object; tags: never }
  'sso.endsProviderSession': { values: object; tags: never }
  'sso.endsProviderSessionText': { values: object; tags: never }
  'sso.errorHelp': { values: object; tags: never }
  'sso.errorId': { values: object; tags: never }
  'sso.errorTime': { values: object; tags: never }
  'sso.expected': { values: object; tags: never }
  'sso.failures': { values: object; tags: never }
  'sso.failuresText': { values: object; tags: never }
  'sso.found': { values: object; tags: never }
  'sso.group': { values: object; tags: never }
  'sso.groupsClaim': { values: object; tags: never }
  'sso.included': { values: { plans: string | number }; tags: never }
  'sso.issuer': { values: object; tags: never }
  'sso.issuerHelp': { values: object; tags: never }
  'sso.lookupFailed': { values: object; tags: never }
  'sso.missing': { values: object; tags: never }
  'sso.nameClaim': { values: object; tags: never }
  'sso.noFailures': { values: object; tags: never }
  'sso.noRole': { values: object; tags: never }
  'sso.notIncluded': { values: object; tags: never }
  'sso.people': { values: object; tags: never }
  'sso.peopleText': { values: object; tags: never }
  'sso.problem.ADDRESS': { values: object; tags: never }
  'sso.problem.ALTERED': { values: object; tags: never }
  'sso.problem.ANSWER': { values: object; tags: never }
  'sso.problem.AUDIENCE': { values: object; tags: never }
  'sso.problem.BLOCKED': { values: object; tags: never }
  'sso.problem.BROWSER': { values: object; tags: never }
  'sso.problem.DOMAIN': { values: object; tags: never }
  'sso.problem.EMAIL': { values: object; tags: never }
  'sso.problem.ENCRYPTED': { values: object; tags: never }
  'sso.problem.ISSUER': { values: object; tags: never }
  'sso.problem.LATE': { values: object; tags: never }
  'sso.problem.METHOD_OFF': { values: object; tags: never }
  'sso.problem.NONCE': { values: object; tags: never }
  'sso.problem.NO_PERSON': { values: object; tags: never }
  'sso.problem.NO_ROLE': { values: object; tags: never }
  'sso.problem.OFF': { values: object; tags: never }
  'sso.problem.PLAN_LIMIT': { values: object; tags: never }
  'sso.problem.PROVIDER': { values: object; tags: never }
  'sso.problem.RECIPIENT': { values: object; tags: never }
  'sso.problem.REPLAYED': { values: object; tags: never }
  'sso.problem.SIGNATURE': { values: object; tags: never }
  'sso.problem.STATE': { values: object; tags: never }
  'sso.problem.SUBJECT': { values: object; tags: never }
  'sso.problem.SUSPENDED': { values: object; tags: never }
  'sso.problem.SYSTEM_ADMIN': { values: object; tags: never }
  'sso.problem.TIME': { values: object; tags: never }
  'sso.problem.TOKEN': { values: object; tags: never }
  'sso.problem.TOO_MANY': { values: object; tags: never }
  'sso.problem.UNSIGNED': { values: object; tags: never }
  'sso.problem.unknown': { values: object; tags: never }
  'sso.protocol': { values: object; tags: never }
  'sso.protocol.OIDC': { values: object; tags: never }
  'sso.protocol.SAML': { values: object; tags: never }
  'sso.received': { values: object; tags: never }
  'sso.recordName': { values: object; tags: never }
  'sso.recordValue': { values: object; tags: never }
  'sso.remove': { values: object; tags: never }
  'sso.removeDomain': { values: { domain: string | number }; tags: never }
  'sso.removeDomainText': { values: { domain: string | number }; tags: never }
  'sso.removeGroup': { values: { group: string | number }; tags: never }
  'sso.required': { values: object; tags: never }
  'sso.requiredText': { values: { names: string | number }; tags: never }
  'sso.result.FAILED': { values: object; tags: never }
  'sso.result.NOT_REACHED': { values: object; tags: never }
  'sso.result.PASSED': { values: object; tags: never }
  'sso.role': { values: object; tags: never }
  'sso.saml.addCertificate': { values: object; tags: never }
  'sso.saml.certificate': { values: object; tags: never }
  'sso.saml.certificateHelp': { values: object; tags: never }
  'sso.saml.certificates': { values: object; tags: never }
  'sso.saml.emailClaim': { values: object; tags: never }
  'sso.saml.entityId': { values: object; tags: never }
  'sso.saml.filled': { values: object; tags: never }
  'sso.saml.groupsClaim': { values: object; tags: never }
  'sso.saml.metadata': { values: object; tags: never }
  'sso.saml.metadataHelp': { values: object; tags: never }
  'sso.saml.metadataUrl': { values: object; tags: never }
  'sso.saml.metadataUrlHelp': { values: object; tags: never }
  'sso.saml.nameClaim': { values: object; tags: never }
  'sso.saml.noCertificate': { values: object; tags: never }
  'sso.saml.ownEntityId': { values: object; tags: never }
  'sso.saml.pasted': { values: object; tags: never }
  'sso.saml.read': { values: object; tags: never }
  'sso.saml.removeCertificate': { values: { subject: string | number }; tags: never }
  'sso.saml.signOnUrl': { values: object; tags: never }
  'sso.saml.signOutUrl': { values: object; tags: never }
  'sso.saml.signsRequests': { values: object; tags: never }
  'sso.saml.signsRequestsText': { values: object; tags: never }
  'sso.saml.validUntil': { values: { date: string | number }; tags: never }
  'sso.saved': { values: object; tags: never }
  'sso.secret': { values: object; tags: never }
  'sso.secretHelp': { values: object; tags: never }
  'sso.secretKept': { values: { hint: string | number }; tags: never }
  'sso.showPlan': { values: object; tags: never }
  'sso.showSecret': { values: object; tags: never }
  'sso.signedOut': { values: object; tags: never }
  'sso.start': { values: object; tags: never }
  'sso.status.FAILED': { values: object; tags: never }
  'sso.status.VERIFIED': { values: object; tags: never }
  'sso.status.WAITING': { values: object; tags: never }
  'sso.trial': { values: object; tags: never }
  'sso.trialBad': { values: object; tags: never }
  'sso.trialGood': { values: object; tags: never }
  'sso.tried': { values: { date: string | number }; tags: never }
  'sso.try': { values: object; tags: never }
  'sso.tryText': { values: object; tags: never }
  'sso.unitMissing': { values: object; tags: never }
  'sso.units': { values: object; tags: never }
  'sso.unitsSelected': { values: object; tags: never }
  'sso.untried': { values: object; tags: never }
  'sso.urlKey': { values: object; tags: never }
  'sso.urlKeyHelp': { values: object; tags: never }
  'sso.use': { values: object; tags: never }
  'sso.wouldCreate': { values: { email: string | number; role: string | number; units: string | number }; tags: never }
  'sso.wouldSignIn': { values: { name: string | number }; tags: never }
  'tasks.acceptAll': { values: { count: number }; tags: never }
  'tasks.accepted': { values: { count: number }; tags: never }
  'tasks.accepted.refused': { values: { count: number; reason: string | number }; tags: never }
  'tasks.accepted.withdrawn': { values: { count: number }; tags: never }
  'tasks.assign': { values: object; tags: never }
  'tasks.assign.fits': { values: { count: number; total: number }; tags: never }
  'tasks.assign.noRate': { values: object; tags: never }
  'tasks.assign.nobody': { values: object; tags: never }
  'tasks.assign.nobodyText': { values: object; tags: never }
  'tasks.assign.noneOpen': { values: object; tags: never }
  'tasks.assign.one': { values: { name: string | number }; tags: never }
  'tasks.assign.openTasks': { values: { count: number }; tags: never }
  'tasks.assign.rate': { values: { rate: string | number }; tags: never }
  'tasks.assign.score': { values: { score: string | number; count: number }; tags: never }
  'tasks.assign.search': { values: object; tags: never }
  'tasks.assign.title': { values: { count: number }; tags: never }
  'tasks.assign.unable': { values: { count: number }; tags: never }
  'tasks.assign.who': { values: object; tags: never }
  'tasks.assignTo': { values: object; tags: never }
  'tasks.assigned': { values: { count: number; name: string | number }; tags: never }
  'tasks.assignee': { values: object; tags: never }
  'tasks.assignment': { values: object; tags: never }
  'tasks.availability.away': { values: { days: string | number }; tags: never }
  'tasks.availability.busy': { values: { load: string | number; capacity: string | number; day: string | number }; tags: never }
  'tasks.availability.free': { values: { load: string | number; capacity: string | number; day: string | number }; tags: never }
  'tasks.availability.none': { values: { day: string | number }; tags: never }
  'tasks.available.count': { values: { count: number }; tags: never }
  'tasks.available.empty': { values: object; tags: never }
  'tasks.available.hidden.AUTOPILOT_OFF': { values: object; tags: never }
  'tasks.available.hidden.AWAY': { values: object; tags: never }
  'tasks.available.hidden.BUSY': { values: object; tags: never }
  'tasks.available.hidden.MINIMUM_JOBS': { values: object; tags: never }
  'tasks.available.hidden.MINIMUM_SCORE': { values: object; tags: never }
  'tasks.available.hidden.OFFERED_LATER': { values: object; tags: never }
  'tasks.available.hidden.RATE': { values: object; tags: never }
  'tasks.available.hidden.REJECTED_BEFORE': { values: object; tags: never }
  'tasks.available.hidden.TAG': { values: object; tags: never }
  'tasks.available.hidden.other': { values: object; tags: never }
  'tasks.available.missing': { values: object; tags: never }
  'tasks.available.missingTitle': { values: object; tags: never }
  'tasks.available.noLanguages': { values: object; tags: never }
  'tasks.available.noUnits': { values: object; tags: never }
  'tasks.available.offered': { values: { count: number }; tags: never }
  'tasks.available.otherStep': { values: object; tags: never }
  'tasks.available.pairMissing': { values: { languages: string | number }; tags: never }
  'tasks.available.profile': { values: object; tags: never }
  'tasks.available.rest': { values: object; tags: never }
  'tasks.available.rule': { values: { units: string | number; languages: string | number }; tags: never }
  'tasks.available.why': { values: { units: string | number; languages: string | number }; tags: never }
  'tasks.band': { values: object; tags: never }
  'tasks.band.factor': { values: object; tags: never }
  'tasks.bands': { values: object; tags: never }
  'tasks.blocked.AUTOPILOT_OFF': { values: object; tags: never }
  'tasks.blocked.AWAY': { values: object; tags: never }
  'tasks.blocked.BUSY': { values: object; tags: never }
  'tasks.blocked.LANGUAGE_PAIR': { values: object; tags: never }
  'tasks.blocked.MINIMUM_JOBS': { values: object; tags: never }
  'tasks.blocked.MINIMUM_SCORE': { values: object; tags: never }
  'tasks.blocked.ORG_UNIT': { values: object; tags: never }
  'tasks.blocked.OTHER_STEP': { values: object; tags: never }
  'tasks.blocked.RATE': { values: object; tags: never }
  'tasks.blocked.REJECTED_BEFORE': { values: object; tags: never }
  'tasks.blocked.STATUS': { values: object; tags: never }
  'tasks.blocked.TAG': { values: object; tags: never }
  'tasks.blocked.awayUntil': { values: { day: string | number }; tags: never }
  'tasks.cancelTasks': { values: object; tags: never }
  'tasks.categories': { values: object; tags: never }
  'tasks.categories.edit': { values: object; tags: never }
  'tasks.changeDue': { values: object; tags: never }
  'tasks.claimAll': { values: { count: number }; tags: never }
  'tasks.claimed': { values: { count: number }; tags: never }
  'tasks.codeIssues': { values: { count: number }; tags: never }
  'tasks.confirmedSegments': { values: object; tags: never }
  'tasks.conflict': { values: { status: string | number; assignment: string | number }; tags: never }
  'tasks.count': { values: { count: number }; tags: never }
  'tasks.counter.deliveredToday': { values: object; tags: never }
  'tasks.counter.late': { values: object; tags: never }
  'tasks.counter.notAccepted': { values: object; tags: never }
  'tasks.counter.soon': { values: object; tags: never }
  'tasks.counter.unassigned': { values: object; tags: never }
  'tasks.counter.words': { values: { count: number }; tags: never }
  'tasks.delivered.empty': { values: object; tags: never }
  'tasks.delivered.emptyText': { values: object; tags: never }
  'tasks.due': { values: object; tags: never }
  'tasks.due.none': { values: object; tags: never }
  'tasks.due.proposed': { values: object; tags: never }
  'tasks.empty': { values: object; tags: never }
  'tasks.empty.projects': { values: object; tags: never }
  'tasks.empty.text': { values: object; tags: never }
  'tasks.event.ACCEPTED': { values: object; tags: never }
  'tasks.event.ASSIGNED': { values: object; tags: never }
  'tasks.event.CANCELLED': { values: object; tags: never }
  'tasks.event.CATEGORIES_CHANGED': { values: object; tags: never }
  'tasks.event.CLAIMED': { values: object; tags: never }
  'tasks.event.DELIVERED': { values: object; tags: never }
  'tasks.event.DUE_DATE_CHANGED': { values: object; tags: never }
  'tasks.event.INSTRUCTIONS_UPDATED': { values: object; tags: never }
  'tasks.event.INVOICED': { values: object; tags: never }
  'tasks.event.INVOICE_RELEASED': { values: object; tags: never }
  'tasks.event.JOINED': { values: object; tags: never }
  'tasks.event.OFFERED': { values: object; tags: never }
  'tasks.event.OPENED': { values: object; tags: never }
  'tasks.event.PAYMENT_CONFIRMED': { values: object; tags: never }
  'tasks.event.PAYMENT_REJECTED': { values: object; tags: never }
  'tasks.event.PAYMENT_UPDATED': { values: object; tags: never }
  'tasks.event.REJECTED': { values: object; tags: never }
  'tasks.event.REOPENED': { values: object; tags: never }
  'tasks.event.REVOKED': { values: object; tags: never }
  'tasks.event.SAMPLED': { values: object; tags: never }
  'tasks.event.SKIPPED': { values: object; tags: never }
  'tasks.event.SPLIT': { values: object; tags: never }
  'tasks.event.STOP_LOSS_ACCEPTED': { values: object; tags: never }
  'tasks.event.STOP_LOSS_DECLINED': { values: object; tags: never }
  'tasks.event.STOP_LOSS_OFFERED': { values: object; tags: never }
  'tasks.event.UNDONE': { values: object; tags: never }
  'tasks.facts': { values: object; tags: never }
  'tasks.file': { values: object; tags: never }
  'tasks.files.add': { values: object; tags: never }
  'tasks.files.any': { values: object; tags: never }
  'tasks.files.browse': { values: object; tags: never }
  'tasks.files.done': { values: object; tags: never }
  'tasks.files.download': { values: object; tags: never }
  'tasks.files.drop': { values: object; tags: never }
  'tasks.files.error': { values: object; tags: never }
  'tasks.files.failed': { values: object; tags: never }
  'tasks.files.gone': { values: object; tags: never }
  'tasks.files.list': { values: object; tags: never }
  'tasks.files.ofProject': { values: object; tags: never }
  'tasks.files.referenceGone': { values: object; tags: never }
  'tasks.files.referenceOne': { values: { name: string | number }; tags: never }
  'tasks.files.references': { values: object; tags: never }
  'tasks.files.referencesAll': { values: object; tags: never }
  'tasks.files.referencesText': { values: object; tags: never }
  'tasks.files.remove': { values: { name: string | number }; tags: never }
  'tasks.files.removeText': { values: object; tags: never }
  'tasks.files.removeVerb': { values: object; tags: never }
  'tasks.files.source': { values: object; tags: never }
  'tasks.files.translated': { values: object; tags: never }
  'tasks.files.uploading': { values: object; tags: never }
  'tasks.files.waiting': { values: object; tags: never }
  'tasks.files.xliff': { values: object; tags: never }
  'tasks.groups': { values: object; tags: never }
  'tasks.groups.LANG_PAIR': { values: object; tags: never }
  'tasks.groups.NONE': { values: object; tags: never }
  'tasks.groups.PROJECT': { values: object; tags: never }
  'tasks.groups.WORKFLOW': { values: object; tags: never }
  'tasks.groups.pair': { values: { source: string | number; target: string | number }; tags: never }
  'tasks.instructions': { values: object; tags: never }
  'tasks.instructions.edit': { values: object; tags: never }
  'tasks.instructions.none': { values: object; tags: never }
  'tasks.invoiced.empty': { values: object; tags: never }
  'tasks.invoiced.emptyText': { values: object; tags: never }
  'tasks.issue.empty': { values: object; tags: never }
  'tasks.issue.extra': { values: { code: number }; tags: never }
  'tasks.issue.length': { values: object; tags: never }
  'tasks.issue.lineBreak': { values: object; tags: never }
  'tasks.issue.missing': { values: { code: number }; tags: never }
  'tasks.issue.order': { values: { code: number }; tags: never }
  'tasks.issue.unconfirmed': { values: object; tags: never }
  'tasks.issue.unpaired': { values: { code: number }; tags: never }
  'tasks.join': { values: object; tags: never }
  'tasks.languages': { values: object; tags: never }
  'tasks.layout': { values: object; tags: never }
  'tasks.layout.board': { values: object; tags: never }
  'tasks.layout.calendar': { values: object; tags: never }
  'tasks.layout.table': { values: object; tags: never }
  'tasks.layout.workload': { values: object; tags: never }
  'tasks.leftOut': { values: { count: number }; tags: never }
  'tasks.log.empty': { values: object; tags: never }
  'tasks.menu': { values: { name: string | number; step: string | number }; tags: never }
  'tasks.mine.empty': { values: object; tags: never }
  'tasks.mine.emptyText': { values: object; tags: never }
  'tasks.mine.see': { values: object; tags: never }
  'tasks.minimumScore': { values: object; tags: never }
  'tasks.more': { values: object; tags: never }
  'tasks.moreSegments': { values: { count: number }; tags: never }
  'tasks.move.accept': { values: object; tags: never }
  'tasks.move.cancel': { values: object; tags: never }
  'tasks.move.claim': { values: object; tags: never }
  'tasks.move.deliver': { values: object; tags: never }
  'tasks.move.reject': { values: object; tags: never }
  'tasks.move.reject.short': { values: object; tags: never }
  'tasks.move.reopen': { values: object; tags: never }
  'tasks.move.revoke': { values: object; tags: never }
  'tasks.moveText.cancel': { values: { name: string | number }; tags: never }
  'tasks.moveText.deliver': { values: { name: string | number }; tags: never }
  'tasks.moveText.reject': { values: { name: string | number }; tags: never }
  'tasks.moveText.reopen': { values: { name: string | number }; tags: never }
  'tasks.moved.accept': { values: { name: string | number }; tags: never }
  'tasks.moved.cancel': { values: { name: string | number }; tags: never }
  'tasks.moved.claim': { values: { name: string | number }; tags: never }
  'tasks.moved.deliver': { values: { name: string | number }; tags: never }
  'tasks.moved.reject': { values: { name: string | number }; tags: never }
  'tasks.moved.reopen': { values: { name: string | number }; tags: never }
  'tasks.netWords': { values: object; tags: never }
  'tasks.notEligible': { values: { reasons: string | number }; tags: never }
  'tasks.notOpen': { values: { status: string | number }; tags: never }
  'tasks.ofSegments': { values: { confirmed: string | number; total: number }; tags: never }
  'tasks.onPurpose': { values: object; tags: never }
  'tasks.onPurposeText': { values: object; tags: never }
  'tasks.only': { values: object; tags: never }
  'tasks.only.late': { values: object; tags: never }
  'tasks.only.mine': { values: object; tags: never }
  'tasks.open': { values: object; tags: never }
  'tasks.open.segments': { values: object; tags: never }
  'tasks.openSegments': { values: { count: number }; tags: never }
  'tasks.outcome.ACCEPTED': { values: object; tags: never }
  'tasks.outcome.DRAFT': { values: object; tags: never }
  'tasks.outcome.EMPTY': { values: object; tags: never }
  'tasks.outcome.STALE_SOURCE': { values: object; tags: never }
  'tasks.outcome.TAG_MISMATCH': { values: object; tags: never }
  'tasks.outcome.UNCHANGED': { values: object; tags: never }
  'tasks.outcome.UNKNOWN': { values: object; tags: never }
  'tasks.outcome.count.ACCEPTED': { values: { count: number }; tags: never }
  'tasks.outcome.count.DRAFT': { values: { count: number }; tags: never }
  'tasks.outcome.count.EMPTY': { values: { count: number }; tags: never }
  'tasks.outcome.count.STALE_SOURCE': { values: { count: number }; tags: never }
  'tasks.outcome.count.TAG_MISMATCH': { values: { count: number }; tags: never }
  'tasks.outcome.count.UNCHANGED': { values: { count: number }; tags: never }
  'tasks.outcome.count.UNKNOWN': { values: { count: number }; tags: never }
  'tasks.pay': { values: object; tags: never }
  'tasks.payment.addLine': { values: object; tags: never }
  'tasks.payment.confirm': { values: object; tags: never }
  'tasks.payment.confirmedBy': { values: { name: string | number; time: string | number }; tags: never }
  'tasks.payment.confirmedNow': { values: object; tags: never }
  'tasks.payment.edit': { values: object; tags: never }
  'tasks.payment.editText': { values: object; tags: never }
  'tasks.payment.line': { values: { number: number }; tags: never }
  'tasks.payment.manual': { values: object; tags: never }
  'tasks.payment.none': { values: object; tags: never }
  'tasks.payment.noneText': { values: object; tags: never }
  'tasks.payment.open': { values: object; tags: never }
  'tasks.payment.openBefore': { values: object; tags: never }
  'tasks.payment.openText': { values: object; tags: never }
  'tasks.payment.quantity': { values: object; tags: never }
  'tasks.payment.rate': { values: object; tags: never }
  'tasks.payment.rateIn': { values: { currency: string | number }; tags: never }
  'tasks.payment.reason': { values: object; tags: never }
  'tasks.payment.reasonMissing': { values: object; tags: never }
  'tasks.payment.reasonText': { values: object; tags: never }
  'tasks.payment.reject': { values: object; tags: never }
  'tasks.payment.rejectTitle': { values: object; tags: never }
  'tasks.payment.rejectVerb': { values: object; tags: never }
  'tasks.payment.rejectedBy': { values: { name: string | number; time: string | number }; tags: never }
  'tasks.payment.rejectedNow': { values: object; tags: never }
  'tasks.payment.removeLine': { values: { number: number }; tags: never }
  'tasks.payment.save': { values: object; tags: never }
  'tasks.payment.saved': { values: { amount: string | number }; tags: never }
  'tasks.payment.sum': { values: object; tags: never }
  'tasks.payment.total': { values: object; tags: never }
  'tasks.payment.unit': { values: object; tags: never }
  'tasks.payment.what': { values: object; tags: never }
  'tasks.placement': { values: object; tags: never }
  'tasks.placement.autopilot': { values: object; tags: never }
  'tasks.placement.autopilotText': { values: object; tags: never }
  'tasks.placement.start': { values: object; tags: never }
  'tasks.placement.text': { values: object; tags: never }
  'tasks.placement.title': { values: { count: number }; tags: never }
  'tasks.progress': { values: object; tags: never }
  'tasks.project': { values: object; tags: never }
  'tasks.reason': { values: object; tags: never }
  'tasks.reasonText.reject': { values: object; tags: never }
  'tasks.reasonText.reopen': { values: object; tags: never }
  'tasks.reassign': { values: object; tags: never }
  'tasks.recommended.client': { values: object; tags: never }
  'tasks.recommended.clientTasks': { values: { count: number }; tags: never }
  'tasks.recommended.goodScore': { values: object; tags: never }
  'tasks.recommended.project': { values: object; tags: never }
  'tasks.recommended.rate': { values: object; tags: never }
  'tasks.recommended.rating': { values: { rating: string | number }; tags: never }
  'tasks.recommended.score': { values: { score: string | number }; tags: never }
  'tasks.refused': { values: object; tags: never }
  'tasks.rejectedBy': { values: object; tags: never }
  'tasks.report': { values: object; tags: never }
  'tasks.report.all': { values: object; tags: never }
  'tasks.report.detail': { values: object; tags: never }
  'tasks.report.done': { values: object; tags: never }
  'tasks.report.left': { values: object; tags: never }
  'tasks.report.outcome': { values: object; tags: never }
  'tasks.report.partly': { values: object; tags: never }
  'tasks.report.segment': { values: object; tags: never }
  'tasks.report.show': { values: object; tags: never }
  'tasks.revoke': { values: object; tags: never }
  'tasks.revoke.title': { values: { count: number }; tags: never }
  'tasks.rows.LANG_PAIR': { values: object; tags: never }
  'tasks.rows.LINGUIST': { values: object; tags: never }
  'tasks.rows.NONE': { values: object; tags: never }
  'tasks.score': { values: object; tags: never }
  'tasks.score.FAIL': { values: object; tags: never }
  'tasks.score.PASS': { values: object; tags: never }
  'tasks.score.changed': { values: object; tags: never }
  'tasks.score.date': { values: object; tags: never }
  'tasks.score.kept': { values: object; tags: never }
  'tasks.score.provisional': { values: object; tags: never }
  'tasks.score.review': { values: object; tags: never }
  'tasks.score.segments': { values: { changed: number; count: number }; tags: never }
  'tasks.score.text': { values: object; tags: never }
  'tasks.search': { values: object; tags: never }
  'tasks.segment': { values: { number: string | number }; tags: never }
  'tasks.segments': { values: object; tags: never }
  'tasks.setScore': { values: object; tags: never }
  'tasks.skipUndone': { values: { name: string | number }; tags: never }
  'tasks.slice': { values: { range: string | number }; tags: never }
  'tasks.slices': { values: object; tags: never }
  'tasks.sourceLanguages': { values: object; tags: never }
  'tasks.split': { values: object; tags: never }
  'tasks.status': { values: object; tags: never }
  'tasks.step': { values: object; tags: never }
  'tasks.steps': { values: object; tags: never }
  'tasks.stopLoss': { values: object; tags: never }
  'tasks.stopLoss.ACCEPTED': { values: object; tags: never }
  'tasks.stopLoss.DECLINED': { values: object; tags: never }
  'tasks.stopLoss.EXPIRED': { values: object; tags: never }
  'tasks.stopLoss.OFFERED': { values: object; tags: never }
  'tasks.stopLoss.accept': { values: object; tags: never }
  'tasks.stopLoss.decline': { values: object; tags: never }
  'tasks.stopLoss.offer': { values: object; tags: never }
  'tasks.stopLoss.offerText': { values: { name: string | number; amount: string | number }; tags: never }
  'tasks.stopLoss.offered': { values: { name: string | number }; tags: never }
  'tasks.stopLoss.score': { values: { score: string | number }; tags: never }
  'tasks.stopLoss.send': { values: object; tags: never }
  'tasks.stopLoss.text': { values: { offered: string | number; original: string | number }; tags: never }
  'tasks.stopLoss.told.ACCEPTED': { values: object; tags: never }
  'tasks.stopLoss.told.DECLINED': { values: object; tags: never }
  'tasks.stopLoss.total': { values: { currency: string | number }; tags: never }
  'tasks.stopLoss.until': { values: { date: string | number }; tags: never }
  'tasks.tab.available': { values: object; tags: never }
  'tasks.tab.delivered': { values: object; tags: never }
  'tasks.tab.files': { values: object; tags: never }
  'tasks.tab.invoiced': { values: object; tags: never }
  'tasks.tab.log': { values: object; tags: never }
  'tasks.tab.mine': { values: object; tags: never }
  'tasks.tab.overview': { values: object; tags: never }
  'tasks.tab.payment': { values: object; tags: never }
  'tasks.tagMismatches': { values: object; tags: never }
  'tasks.targetLanguages': { values: object; tags: never }
  'tasks.title': { values: object; tags: never }
  'tasks.undoSkip': { values: object; tags: never }
  'tasks.unit': { values: object; tags: never }
  'tasks.unmet.assigned': { values: object; tags: never }
  'tasks.unmet.linguistFits': { values: object; tags: never }
  'tasks.unmet.nextNotAccepted': { values: object; tags: never }
  'tasks.unmet.notInvoiced': { values: object; tags: never }
  'tasks.unmet.previousDelivered': { values: object; tags: never }
  'tasks.unmet.projectApproved': { values: object; tags: never }
  'tasks.unmet.segmentsConfirmed': { values: object; tags: never }
  'tasks.unmet.tagsMatch': { values: object; tags: never }
  'tasks.unmet.unassigned': { values: object; tags: never }
  'tasks.upload': { values: object; tags: never }
  'tasks.upload.allowed': { values: object; tags: never }
  'tasks.upload.browse': { values: object; tags: never }
  'tasks.upload.drop': { values: object; tags: never }
  'tasks.upload.list': { values: object; tags: never }
  'tasks.upload.locked': { values: { status: string | number }; tags: never }
  'tasks.upload.otherKind': { values: { names: string | number }; tags: never }
  'tasks.upload.problem': { values: { line: number; reason: string | number }; tags: never }
  'tasks.upload.remove': { values: { name: string | number }; tags: never }
  'tasks.upload.state.canceled': { values: object; tags: never }
  'tasks.upload.state.done': { values: object; tags: never }
  'tasks.upload.state.failed': { values: object; tags: never }
  'tasks.upload.state.running': { values: object; tags: never }
  'tasks.upload.text': { values: object; tags: never }
  'tasks.upload.unchanged': { values: object; tags: never }
  'tasks.vendors': { values: object; tags: never }
  'tasks.vendors.share': { values: { tasks: number; words: number }; tags: never }
  'tasks.viewedBy': { values: object; tags: never }
  'tasks.waitsFor': { values: { step: string | number }; tags: never }
  'tasks.waitsForText': { values: { step: string | number }; tags: never }
  'tasks.when.accepted': { values: object; tags: never }
  'tasks.when.assigned': { values: object; tags: never }
  'tasks.when.created': { values: object; tags: never }
  'tasks.when.delivered': { values: object; tags: never }
  'tasks.words': { values: object; tags: never }
  'termExtraction.candidate': { values: object; tags: never }
  'termExtraction.candidates': { values: object; tags: never }
  'termExtraction.chosen': { values: object; tags: never }
  'termExtraction.empty.OPEN': { values: object; tags: never }
  'termExtraction.empty.REFUSED': { values: object; tags: never }
  'termExtraction.empty.REQUESTED': { values: object; tags: never }
  'termExtraction.examples': { values: object; tags: never }
  'termExtraction.failed': { values: object; tags: never }
  'termExtraction.files': { values: object; tags: never }
  'termExtraction.find': { values: object; tags: never }
  'termExtraction.glossary': { values: object; tags: never }
  'termExtraction.glossaryMissing': { values: object; tags: never }
  'termExtraction.memory': { values: object; tags: never }
  'termExtraction.minTimes': { values: object; tags: never }
  'termExtraction.minTimes.text': { values: object; tags: never }
  'termExtraction.next': { values: object; tags: never }
  'termExtraction.no': { values: object; tags: never }
  'termExtraction.noGlossary': { values: object; tags: never }
  'termExtraction.none': { values: object; tags: never }
  'termExtraction.noneText': { values: object; tags: never }
  'termExtraction.previous': { values: object; tags: never }
  'termExtraction.project': { values: object; tags: never }
  'termExtraction.proposed': { values: { count: number; total: string | number }; tags: never }
  'termExtraction.refuse': { values: object; tags: never }
  'termExtraction.refused': { values: { count: number }; tags: never }
  'termExtraction.reopen': { values: object; tags: never }
  'termExtraction.request': { values: { count: number }; tags: never }
  'termExtraction.requested': { values: { count: number }; tags: never }
  'termExtraction.running': { values: { name: string | number }; tags: never }
  'termExtraction.score': { values: object; tags: never }
  'termExtraction.search': { values: object; tags: never }
  'termExtraction.source': { values: object; tags: never }
  'termExtraction.sourceMissing': { values: object; tags: never }
  'termExtraction.start': { values: object; tags: never }
  'termExtraction.state.OPEN': { values: object; tags: never }
  'termExtraction.state.REFUSED': { values: object; tags: never }
  'termExtraction.state.REQUESTED': { values: object; tags: never }
  'termExtraction.states': { values: object; tags: never }
  'termExtraction.summary': { values: { found: string | number; general: string | number; known: string | number; refused: string | number }; tags: never }
  'termExtraction.textMissing': { values: object; tags: never }
  'termExtraction.times': { values: { count: number }; tags: never }
  'termExtraction.timesColumn': { values: object; tags: never }
  'termExtraction.translations': { values: object; tags: never }
  'termExtraction.undo': { values: object; tags: never }
  'termExtraction.yes': { values: object; tags: never }
  'termRequests.ask': { values: object; tags: never }
  'termRequests.ask.done': { values: { name: string | number }; tags: never }
  'termRequests.ask.glossaryMissing': { values: object; tags: never }
  'termRequests.ask.missing': { values: object; tags: never }
  'termRequests.ask.noGlossary': { values: object; tags: never }
  'termRequests.ask.verb': { values: object; tags: never }
  'termRequests.before': { values: object; tags: never }
  'termRequests.board': { values: object; tags: never }
  'termRequests.bulk': { values: object; tags: never }
  'termRequests.bulk.change': { values: object; tags: never }
  'termRequests.bulk.keep': { values: object; tags: never }
  'termRequests.bulk.start': { values: object; tags: never }
  'termRequests.bulk.title': { values: { count: number }; tags: never }
  'termRequests.canceled': { values: object; tags: never }
  'termRequests.changes': { values: object; tags: never }
  'termRequests.dashboard': { values: object; tags: never }
  'termRequests.dashboard.approved': { values: object; tags: never }
  'termRequests.dashboard.approvedTerms': { values: object; tags: never }
  'termRequests.dashboard.concepts': { values: object; tags: never }
  'termRequests.dashboard.forbidden': { values: object; tags: never }
  'termRequests.dashboard.growth': { values: object; tags: never }
  'termRequests.dashboard.language': { values: object; tags: never }
  'termRequests.dashboard.languages': { values: object; tags: never }
  'termRequests.dashboard.month': { values: object; tags: never }
  'termRequests.dashboard.none': { values: object; tags: never }
  'termRequests.dashboard.otherTerms': { values: object; tags: never }
  'termRequests.dashboard.requests': { values: object; tags: never }
  'termRequests.dashboard.series.approved': { values: object; tags: never }
  'termRequests.dashboard.series.rejected': { values: object; tags: never }
  'termRequests.dashboard.series.requested': { values: object; tags: never }
  'termRequests.dashboard.series.terms': { values: object; tags: never }
  'termRequests.dashboard.terms': { values: object; tags: never }
  'termRequests.duplicates': { values: object; tags: never }
  'termRequests.duplicates.none': { values: object; tags: never }
  'termRequests.duplicates.start': { values: object; tags: never }
  'termRequests.edit': { values: object; tags: never }
  'termRequests.effect': { values: object; tags: never }
  'termRequests.effect.atLeast': { values: { count: string | number }; tags: never }
  'termRequests.effect.delivered': { values: object; tags: never }
  'termRequests.effect.glossaries': { values: object; tags: never }
  'termRequests.effect.memories': { values: object; tags: never }
  'termRequests.effect.open': { values: object; tags: never }
  'termRequests.effect.text': { values: object; tags: never }
  'termRequests.event.asked': { values: { name: string | number }; tags: never }
  'termRequests.event.changed': { values: { name: string | number }; tags: never }
  'termRequests.event.moved': { values: { name: string | number; lane: string | number }; tags: never }
  'termRequests.field.caseSensitive': { values: object; tags: never }
  'termRequests.field.definition': { values: object; tags: never }
  'termRequests.field.dnt': { values: object; tags: never }
  'termRequests.field.exactMatch': { values: object; tags: never }
  'termRequests.field.forbidden': { values: object; tags: never }
  'termRequests.field.gender': { values: object; tags: never }
  'termRequests.field.internal': { values: object; tags: never }
  'termRequests.field.note': { values: object; tags: never }
  'termRequests.field.part': { values: object; tags: never }
  'termRequests.field.status': { values: object; tags: never }
  'termRequests.field.termType': { values: object; tags: never }
  'termRequests.field.text': { values: object; tags: never }
  'termRequests.field.usage': { values: object; tags: never }
  'termRequests.figure.approved': { values: object; tags: never }
  'termRequests.figure.decided': { values: { count: string | number; days: string | number }; tags: never }
  'termRequests.figure.oldest': { values: { when: string | number }; tags: never }
  'termRequests.figure.open': { values: object; tags: never }
  'termRequests.figure.own': { values: object; tags: never }
  'termRequests.figures': { values: object; tags: never }
  'termRequests.filters': { values: object; tags: never }
  'termRequests.find': { values: object; tags: never }
  'termRequests.find.Contains': { values: object; tags: never }
  'termRequests.find.EndsWith': { values: object; tags: never }
  'termRequests.find.ExactMatch': { values: object; tags: never }
  'termRequests.find.StartsWith': { values: object; tags: never }
  'termRequests.find.allGlossaries': { values: object; tags: never }
  'termRequests.find.mode': { values: object; tags: never }
  'termRequests.find.none': { values: object; tags: never }
  'termRequests.find.source': { values: object; tags: never }
  'termRequests.find.start': { values: object; tags: never }
  'termRequests.find.target': { values: object; tags: never }
  'termRequests.find.term': { values: object; tags: never }
  'termRequests.find.terms': { values: object; tags: never }
  'termRequests.find.text': { values: object; tags: never }
  'termRequests.find.translation': { values: object; tags: never }
  'termRequests.glossary': { values: object; tags: never }
  'termRequests.history': { values: object; tags: never }
  'termRequests.keys': { values: object; tags: never }
  'termRequests.lane.APPROVED': { values: object; tags: never }
  'termRequests.lane.IN_PROGRESS': { values: object; tags: never }
  'termRequests.lane.REJECTED': { values: object; tags: never }
  'termRequests.lane.REQUESTED': { values: object; tags: never }
  'termRequests.lane.UNDER_REVIEW': { values: object; tags: never }
  'termRequests.laneEmpty': { values: object; tags: never }
  'termRequests.lanes': { values: object; tags: never }
  'termRequests.lifted': { values: { name: string | number }; tags: never }
  'termRequests.missing.decidedLately': { values: object; tags: never }
  'termRequests.missing.termsExist': { values: object; tags: never }
  'termRequests.missing.termsUnchanged': { values: object; tags: never }
  'termRequests.more': { values: { count: number }; tags: never }
  'termRequests.moveCard': { values: { name: string | number }; tags: never }
  'termRequests.moved': { values: { name: string | number; lane: string | number }; tags: never }
  'termRequests.no': { values: object; tags: never }
  'termRequests.none': { values: object; tags: never }
  'termRequests.noneText': { values: object; tags: never }
  'termRequests.note': { values: object; tags: never }
  'termRequests.note.text': { values: object; tags: never }
  'termRequests.nothing': { values: object; tags: never }
  'termRequests.now': { values: object; tags: never }
  'termRequests.number': { values: { number: string | number }; tags: never }
  'termRequests.reason': { values: object; tags: never }
  'termRequests.reason.missing': { values: object; tags: never }
  'termRequests.reason.text': { values: object; tags: never }
  'termRequests.refusal.actor': { values: object; tags: never }
  'termRequests.refusal.state': { values: object; tags: never }
  'termRequests.reject.title': { values: { name: string | number }; tags: never }
  'termRequests.reject.verb': { values: object; tags: never }
  'termRequests.rejected': { values: { reason: string | number }; tags: never }
  'termRequests.removed': { values: object; tags: never }
  'termRequests.request': { values: object; tags: never }
  'termRequests.requested': { values: object; tags: never }
  'termRequests.rows': { values: object; tags: never }
  'termRequests.rows.GLOSSARY': { values: object; tags: never }
  'termRequests.rows.LANGUAGE': { values: object; tags: never }
  'termRequests.rows.NONE': { values: object; tags: never }
  'termRequests.search': { values: object; tags: never }
  'termRequests.segments': { values: object; tags: never }
  'termRequests.segments.delivered': { values: object; tags: never }
  'termRequests.segments.none': { values: object; tags: never }
  'termRequests.source.bulk': { values: object; tags: never }
  'termRequests.source.extracted': { values: object; tags: never }
  'termRequests.source.hand': { values: object; tags: never }
  'termRequests.source.learned': { values: object; tags: never }
  'termRequests.source.segment': { values: object; tags: never }
  'termRequests.system': { values: object; tags: never }
  'termRequests.terms': { values: { count: number }; tags: never }
  'termRequests.thisMonth': { values: object; tags: never }
  'termRequests.title': { values: object; tags: never }
  'termRequests.type': { values: object; tags: never }
  'termRequests.type.CREATE': { values: object; tags: never }
  'termRequests.type.REMOVAL': { values: object; tags: never }
  'termRequests.type.UPDATE': { values: object; tags: never }
  'termRequests.verb.approve': { values: object; tags: never }
  'termRequests.verb.moveTo': { values: { lane: string | number }; tags: never }
  'termRequests.verb.reject': { values: object; tags: never }
  'termRequests.verb.undo': { values: object; tags: never }
  'termRequests.what': { values: object; tags: never }
  'termRequests.yes': { values: object; tags: never }
  'textChanges.allFiles': { values: object; tags: never }
  'textChanges.allLanguages': { values: object; tags: never }
  'textChanges.allStates': { values: object; tags: never }
  'textChanges.apply': { values: { count: number }; tags: never }
  'textChanges.by': { values: object; tags: never }
  'textChanges.change': { values: object; tags: never }
  'textChanges.close': { values: object; tags: never }
  'textChanges.confirmed': { values: object; tags: never }
  'textChanges.counted': { values: { name: string | number; count: string | number }; tags: never }
  'textChanges.date': { values: object; tags: never }
  'textChanges.done': { values: { count: number }; tags: never }
  'textChanges.draft': { values: object; tags: never }
  'textChanges.failed': { values: object; tags: never }
  'textChanges.file': { values: object; tags: never }
  'textChanges.find': { values: object; tags: never }
  'textChanges.fixes': { values: object; tags: never }
  'textChanges.found': { values: { places: number; segments: number }; tags: never }
  'textChanges.isCut': { values: { count: number }; tags: never }
  'textChanges.isPattern': { values: object; tags: never }
  'textChanges.language': { values: object; tags: never }
  'textChanges.leftOut': { values: { list: string | number }; tags: never }
  'textChanges.makesDrafts': { values: object; tags: never }
  'textChanges.matchCase': { values: object; tags: never }
  'textChanges.never': { values: object; tags: never }
  'textChanges.noFixes': { values: object; tags: never }
  'textChanges.noPast': { values: object; tags: never }
  'textChanges.noPastText': { values: object; tags: never }
  'textChanges.none': { values: object; tags: never }
  'textChanges.onlyConfirmed': { values: object; tags: never }
  'textChanges.onlyDrafts': { values: object; tags: never }
  'textChanges.past': { values: object; tags: never }
  'textChanges.place': { values: { file: string | number; language: string | number; number: string | number }; tags: never }
  'textChanges.preview': { values: object; tags: never }
  'textChanges.reason.CHANGED': { values: object; tags: never }
  'textChanges.reason.IN_USE': { values: object; tags: never }
  'textChanges.reason.LOCKED': { values: object; tags: never }
  'textChanges.reason.READ_ONLY': { values: object; tags: never }
  'textChanges.reason.TAGS': { values: object; tags: never }
  'textChanges.reason.TOO_LONG': { values: object; tags: never }
  'textChanges.replacement': { values: object; tags: never }
  'textChanges.running': { values: object; tags: never }
  'textChanges.segment': { values: object; tags: never }
  'textChanges.select': { values: object; tags: never }
  'textChanges.selectAll': { values: { count: number }; tags: never }
  'textChanges.side': { values: object; tags: never }
  'textChanges.side.SOURCE': { values: object; tags: never }
  'textChanges.side.TARGET': { values: object; tags: never }
  'textChanges.source': { values: object; tags: never }
  'textChanges.state': { values: object; tags: never }
  'textChanges.title': { values: object; tags: never }
  'textChanges.undo': { values: object; tags: never }
  'textChanges.undone': { values: { count: number }; tags: never }
  'textChanges.wholeWords': { values: object; tags: never }
  'thirdParties.add': { values: object; tags: never }
  'thirdParties.address': { values: object; tags: never }
  'thirdParties.addressMissing': { values: object; tags: never }
  'thirdParties.addressText': { values: { placeholders: string | number }; tags: never }
  'thirdParties.changed': { values: object; tags: never }
  'thirdParties.deleteText': { values: object; tags: never }
  'thirdParties.deleteTitle': { values: { name: string | number }; tags: never }
  'thirdParties.deleted': { values: { name: string | number }; tags: never }
  'thirdParties.edit': { values: object; tags: never }
  'thirdParties.editTitle': { values: { name: string | number }; tags: never }
  'thirdParties.everyone': { values: object; tags: never }
  'thirdParties.icon': { values: object; tags: never }
  'thirdParties.icon.book': { values: object; tags: never }
  'thirdParties.icon.building': { values: object; tags: never }
  'thirdParties.icon.calendar': { values: object; tags: never }
  'thirdParties.icon.comment': { values: object; tags: never }
  'thirdParties.icon.database': { values: object; tags: never }
  'thirdParties.icon.external': { values: object; tags: never }
  'thirdParties.icon.file': { values: object; tags: never }
  'thirdParties.icon.folder': { values: object; tags: never }
  'thirdParties.icon.help': { values: object; tags: never }
  'thirdParties.icon.plug': { values: object; tags: never }
  'thirdParties.icon.quality': { values: object; tags: never }
  'thirdParties.icon.tools': { values: object; tags: never }
  'thirdParties.icon.users': { values: object; tags: never }
  'thirdParties.icon.wallet': { values: object; tags: never }
  'thirdParties.menu': { values: { name: string | number }; tags: never }
  'thirdParties.name': { values: object; tags: never }
  'thirdParties.nameMissing': { values: object; tags: never }
  'thirdParties.none': { values: object; tags: never }
  'thirdParties.noneText': { values: object; tags: never }
  'thirdParties.provider': { values: object; tags: never }
  'thirdParties.providerText': { values: object; tags: never }
  'thirdParties.roles': { values: object; tags: never }
  'thirdParties.rolesText': { values: object; tags: never }
  'thirdParties.saved': { values: { name: string | number }; tags: never }
  'thirdParties.title': { values: object; tags: never }
  'tm.actions': { values: { name: string | number }; tags: never }
  'tm.clear': { values: object; tags: never }
  'tm.clear.text': { values: { count: number }; tags: never }
  'tm.clear.title': { values: { name: string | number }; tags: never }
  'tm.cleared': { values: { name: string | number }; tags: never }
  'tm.context.after': { values: { text: string | number }; tags: never }
  'tm.context.before': { values: { text: string | number }; tags: never }
  'tm.context.key': { values: { key: string | number }; tags: never }
  'tm.context.some': { values: object; tags: never }
  'tm.count': { values: { count: number }; tags: never }
  'tm.counter.empty': { values: object; tags: never }
  'tm.counter.importedThisWeek': { values: object; tags: never }
  'tm.counter.mine': { values: object; tags: never }
  'tm.counter.shared': { values: object; tags: never }
  'tm.create': { values: object; tags: never }
  'tm.created': { values: object; tags: never }
  'tm.created.toast': { values: { name: string | number }; tags: never }
  'tm.creator': { values: object; tags: never }
  'tm.details': { values: object; tags: never }
  'tm.domain': { values: object; tags: never }
  'tm.edit': { values: object; tags: never }
  'tm.empty.text': { values: object; tags: never }
  'tm.empty.title': { values: object; tags: never }
  'tm.event.TRANSLATION_MEMORY_CLEARED': { values: object; tags: never }
  'tm.event.TRANSLATION_MEMORY_CREATED': { values: object; tags: never }
  'tm.event.TRANSLATION_MEMORY_EXPORT_STARTED': { values: object; tags: never }
  'tm.event.TRANSLATION_MEMORY_IMPORTED': { values: object; tags: never }
  'tm.event.TRANSLATION_MEMORY_LEARNT': { values: object; tags: never }
  'tm.event.TRANSLATION_MEMORY_REPLACEMENT_UNDONE': { values: object; tags: never }
  'tm.event.TRANSLATION_MEMORY_TEXT_REPLACED': { values: object; tags: never }
  'tm.event.TRANSLATION_MEMORY_UPDATED': { values: object; tags: never }
  'tm.event.TRANSLATION_REMOVED': { values: object; tags: never }
  'tm.event.TRANSLATION_UNIT_REMOVED': { values: object; tags: never }
  'tm.event.TRANSLATION_UNIT_UPDATED': { values: object; tags: never }
  'tm.event.TRANSLATION_UNIT_WRITTEN': { values: object; tags: never }
  'tm.exchange': { values: object; tags: never }
  'tm.export': { values: object; tags: never }
  'tm.export.languages': { values: object; tags: never }
  'tm.export.start': { values: object; tags: never }
  'tm.export.text': { values: object; tags: never }
  'tm.export.type': { values: object; tags: never }
  'tm.export.type.csv': { values: object; tags: never }
  'tm.export.type.tmx': { values: object; tags: never }
  'tm.export.type.xlsx': { values: object; tags: never }
  'tm.find': { values: object; tags: never }
  'tm.findTerms': { values: object; tags: never }
  'tm.form.basics': { values: object; tags: never }
  'tm.form.basicsText': { values: object; tags: never }
  'tm.form.more': { values: object; tags: never }
  'tm.form.nameMissing': { values: object; tags: never }
  'tm.form.noLanguage': { values: object; tags: never }
  'tm.form.owner': { values: object; tags: never }
  'tm.form.ownerText': { values: object; tags: never }
  'tm.form.sourceMissing': { values: object; tags: never }
  'tm.form.sourceText': { values: object; tags: never }
  'tm.form.targetsMissing': { values: object; tags: never }
  'tm.form.unitsText': { values: object; tags: never }
  'tm.history': { values: object; tags: never }
  'tm.history.empty': { values: object; tags: never }
  'tm.history.more': { values: object; tags: never }
  'tm.import': { values: object; tags: never }
  'tm.import.canceled': { values: object; tags: never }
  'tm.import.drop': { values: object; tags: never }
  'tm.import.lines': { values: { lines: string | number }; tags: never }
  'tm.import.progress': { values: { done: string | number; total: string | number }; tags: never }
  'tm.import.refused': { values: { name: string | number }; tags: never }
  'tm.import.report': { values: { units: number; created: number; written: number }; tags: never }
  'tm.import.text': { values: { language: string | number }; tags: never }
  'tm.import.unchanged': { values: object; tags: never }
  'tm.import.withoutSource': { values: { count: number }; tags: never }
  'tm.import.withoutTarget': { values: { count: number }; tags: never }
  'tm.languages': { values: object; tags: never }
  'tm.lastImport': { values: object; tags: never }
  'tm.name': { values: object; tags: never }
  'tm.new': { values: object; tags: never }
  'tm.note': { values: object; tags: never }
  'tm.orgUnits': { values: object; tags: never }
  'tm.organization': { values: object; tags: never }
  'tm.remove': { values: object; tags: never }
  'tm.remove.text': { values: { count: number }; tags: never }
  'tm.remove.title': { values: { name: string | number }; tags: never }
  'tm.removed': { values: { name: string | number }; tags: never }
  'tm.replace': { values: object; tags: never }
  'tm.replace.canceled': { values: object; tags: never }
  'tm.replace.count': { values: { occurrences: number; translations: number }; tags: never }
  'tm.replace.countAtLeast': { values: { occurrences: number; translations: number }; tags: never }
  'tm.replace.done': { values: { count: number }; tags: never }
  'tm.replace.find': { values: object; tags: never }
  'tm.replace.first': { values: { count: number }; tags: never }
  'tm.replace.language': { values: object; tags: never }
  'tm.replace.matchCase': { values: object; tags: never }
  'tm.replace.mode': { values: object; tags: never }
  'tm.replace.mode.PLAIN': { values: object; tags: never }
  'tm.replace.mode.REGEX': { values: object; tags: never }
  'tm.replace.mode.WHOLE_WORD': { values: object; tags: never }
  'tm.replace.none': { values: object; tags: never }
  'tm.replace.preview': { values: object; tags: never }
  'tm.replace.regexHelp': { values: object; tags: never }
  'tm.replace.replacement': { values: object; tags: never }
  'tm.replace.running': { values: object; tags: never }
  'tm.replace.start': { values: { count: number }; tags: never }
  'tm.replace.startNone': { values: object; tags: never }
  'tm.replace.stop': { values: object; tags: never }
  'tm.replace.take': { values: { text: string | number }; tags: never }
  'tm.saved': { values: object; tags: never }
  'tm.search': { values: object; tags: never }
  'tm.segment.count': { values: { count: number }; tags: never }
  'tm.segments': { values: object; tags: never }
  'tm.source': { values: object; tags: never }
  'tm.subDomain': { values: object; tags: never }
  'tm.targets': { values: object; tags: never }
  'tm.title': { values: object; tags: never }
  'tm.undo': { values: object; tags: never }
  'tm.undo.changed': { values: object; tags: never }
  'tm.undo.changedText': { values: { count: number }; tags: never }
  'tm.undo.done': { values: object; tags: never }
  'tm.undo.failed': { values: object; tags: never }
  'tm.undo.others': { values: object; tags: never }
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
  'toolbox.browse': { values: object; tags: never }
  'toolbox.choose': { values: object; tags: never }
  'toolbox.clear': { values: object; tags: never }
  'toolbox.empty': { values: object; tags: never }
  'toolbox.emptyPlace': { values: object; tags: never }
  'toolbox.exchanges': { values: object; tags: never }
  'toolbox.exchangesText': { values: object; tags: never }
  'toolbox.first': { values: object; tags: never }
  'toolbox.found': { values: { segments: number; words: number }; tags: never }
  'toolbox.next': { values: object; tags: never }
  'toolbox.noAnswer': { values: object; tags: never }
  'toolbox.noExchanges': { values: object; tags: never }
  'toolbox.none': { values: object; tags: never }
  'toolbox.places': { values: object; tags: never }
  'toolbox.pull': { values: object; tags: never }
  'toolbox.push': { values: object; tags: never }
  'toolbox.raw': { values: object; tags: never }
  'toolbox.received': { values: object; tags: never }
  'toolbox.sent': { values: object; tags: never }
  'toolbox.text': { values: object; tags: never }
  'toolbox.title': { values: object; tags: never }
  'toolbox.units': { values: object; tags: never }
  'toolbox.views': { values: object; tags: never }
  'usage.byDay': { values: object; tags: never }
  'usage.byMonth': { values: object; tags: never }
  'usage.byUnit': { values: object; tags: never }
  'usage.count': { values: object; tags: never }
  'usage.day': { values: object; tags: never }
  'usage.daysLeft': { values: { count: number }; tags: never }
  'usage.empty': { values: object; tags: never }
  'usage.export': { values: object; tags: never }
  'usage.forecast': { values: object; tags: never }
  'usage.human': { values: object; tags: never }
  'usage.machine': { values: object; tags: never }
  'usage.memory': { values: object; tags: never }
  'usage.month': { values: object; tags: never }
  'usage.months': { values: { count: number }; tags: never }
  'usage.noQuota': { values: object; tags: never }
  'usage.of': { values: { quota: string | number; days: string | number }; tags: never }
  'usage.ofQuota': { values: { share: string | number }; tags: never }
  'usage.organization': { values: object; tags: never }
  'usage.pace': { values: object; tags: never }
  'usage.period': { values: object; tags: never }
  'usage.plan': { values: object; tags: never }
  'usage.quota': { values: object; tags: never }
  'usage.reached': { values: object; tags: never }
  'usage.reachedOn': { values: { date: string | number }; tags: never }
  'usage.renews': { values: { date: string | number }; tags: never }
  'usage.showPlan': { values: object; tags: never }
  'usage.source': { values: object; tags: never }
  'usage.text': { values: object; tags: never }
  'usage.title': { values: object; tags: never }
  'usage.total': { values: object; tags: never }
  'usage.unit': { values: object; tags: never }
  'usage.within': { values: object; tags: never }
  'usage.wordCount': { values: { count: number }; tags: never }
  'usage.words': { values: object; tags: never }
  'users.action.activate': { values: object; tags: never }
  'users.action.activate.text': { values: { name: string | number }; tags: never }
  'users.action.block': { values: object; tags: never }
  'users.action.block.text': { values: { name: string | number }; tags: never }
  'users.action.deactivate': { values: object; tags: never }
  'users.action.deactivate.text': { values: { name: string | number }; tags: never }
  'users.action.disable': { values: object; tags: never }
  'users.action.disable.text': { values: { name: string | number }; tags: never }
  'users.action.done': { values: { name: string | number; action: string | number }; tags: never }
  'users.action.impersonate': { values: object; tags: never }
  'users.action.oneTimeLogin': { values: object; tags: never }
  'users.action.oneTimeLogin.text': { values: { name: string | number }; tags: never }
  'users.action.remove': { values: object; tags: never }
  'users.action.remove.text': { values: { name: string | number }; tags: never }
  'users.action.removeMfa': { values: object; tags: never }
  'users.action.removeMfa.text': { values: { name: string | number }; tags: never }
  'users.action.removePasskeys': { values: object; tags: never }
  'users.action.removePasskeys.text': { values: { name: string | number }; tags: never }
  'users.action.resetPassword': { values: object; tags: never }
  'users.action.resetPassword.text': { values: { name: string | number }; tags: never }
  'users.action.title': { values: { action: string | number; name: string | number }; tags: never }
  'users.action.unblock': { values: object; tags: never }
  'users.action.unblock.text': { values: { name: string | number }; tags: never }
  'users.action.unlock': { values: object; tags: never }
  'users.action.unlock.text': { values: { name: string | number }; tags: never }
  'users.add': { values: object; tags: never }
  'users.autopilot': { values: object; tags: never }
  'users.autopilot.switch': { values: object; tags: never }
  'users.autopilot.text': { values: object; tags: never }
  'users.blocked': { values: object; tags: never }
  'users.city': { values: object; tags: never }
  'users.contracts': { values: object; tags: never }
  'users.contracts.earlier': { values: { version: string | number }; tags: never }
  'users.contracts.open': { values: object; tags: never }
  'users.contracts.version': { values: { version: string | number }; tags: never }
  'users.count': { values: { count: number }; tags: never }
  'users.counter.addedThisMonth': { values: object; tags: never }
  'users.counter.blocked': { values: object; tags: never }
  'users.counter.invited': { values: object; tags: never }
  'users.counter.linguists': { values: object; tags: never }
  'users.counter.withoutLanguages': { values: object; tags: never }
  'users.country': { values: object; tags: never }
  'users.create': { values: object; tags: never }
  'users.create.access': { values: object; tags: never }
  'users.create.accessText': { values: object; tags: never }
  'users.create.done': { values: { email: string | number }; tags: never }
  'users.create.language': { values: object; tags: never }
  'users.create.more': { values: object; tags: never }
  'users.create.submit': { values: object; tags: never }
  'users.create.who': { values: object; tags: never }
  'users.create.whoText': { values: object; tags: never }
  'users.currency': { values: object; tags: never }
  'users.delivered': { values: object; tags: never }
  'users.details': { values: object; tags: never }
  'users.discard': { values: object; tags: never }
  'users.email': { values: object; tags: never }
  'users.email.change': { values: object; tags: never }
  'users.email.changed': { values: { name: string | number; email: string | number }; tags: never }
  'users.email.text': { values: object; tags: never }
  'users.email.title': { values: { name: string | number }; tags: never }
  'users.emailMissing': { values: object; tags: never }
  'users.emailTaken': { values: object; tags: never }
  'users.empty.text': { values: object; tags: never }
  'users.empty.title': { values: object; tags: never }
  'users.figures': { values: object; tags: never }
  'users.figures.days': { values: { count: number }; tags: never }
  'users.figures.onTime': { values: object; tags: never }
  'users.figures.period': { values: object; tags: never }
  'users.figures.score': { values: object; tags: never }
  'users.figures.scoreFrom': { values: { score: string | number; count: number }; tags: never }
  'users.figures.tasks': { values: object; tags: never }
  'users.figures.words': { values: object; tags: never }
  'users.general': { values: object; tags: never }
  'users.groups': { values: object; tags: never }
  'users.invited': { values: object; tags: never }
  'users.key': { values: object; tags: never }
  'users.key.access': { values: object; tags: never }
  'users.key.allUnits': { values: object; tags: never }
  'users.key.created': { values: object; tags: never }
  'users.key.endText': { values: object; tags: never }
  'users.key.expires': { values: object; tags: never }
  'users.key.full': { values: object; tags: never }
  'users.key.lastUsed': { values: object; tags: never }
  'users.key.neverUsed': { values: object; tags: never }
  'users.key.noEnd': { values: object; tags: never }
  'users.key.none': { values: object; tags: never }
  'users.key.readOnly': { values: object; tags: never }
  'users.key.revoke': { values: object; tags: never }
  'users.key.revokeTitle': { values: { name: string | number }; tags: never }
  'users.key.revoked': { values: { name: string | number }; tags: never }
  'users.key.text': { values: { name: string | number }; tags: never }
  'users.key.units': { values: object; tags: never }
  'users.languagePairs': { values: object; tags: never }
  'users.languages': { values: object; tags: never }
  'users.languages.none': { values: object; tags: never }
  'users.languages.noneText': { values: object; tags: never }
  'users.languagesLine': { values: { source: string | number; targets: string | number }; tags: never }
  'users.locked': { values: object; tags: never }
  'users.menu': { values: { name: string | number }; tags: never }
  'users.mfa': { values: object; tags: never }
  'users.minimumFee': { values: object; tags: never }
  'users.name': { values: object; tags: never }
  'users.nameMissing': { values: object; tags: never }
  'users.organization': { values: object; tags: never }
  'users.organizationMissing': { values: object; tags: never }
  'users.organizations': { values: object; tags: never }
  'users.organizations.none': { values: object; tags: never }
  'users.organizations.text': { values: object; tags: never }
  'users.ownLocked': { values: object; tags: never }
  'users.permission.CONNECTORS_list': { values: object; tags: never }
  'users.permission.CONNECTORS_list_config': { values: object; tags: never }
  'users.permission.EDITOR_open_editor': { values: object; tags: never }
  'users.permission.FINANCE_lock': { values: object; tags: never }
  'users.permission.GLOSSARY_create': { values: object; tags: never }
  'users.permission.GLOSSARY_list': { values: object; tags: never }
  'users.permission.NET_RATE_list': { values: object; tags: never }
  'users.permission.NET_RATE_save': { values: object; tags: never }
  'users.permission.ORGANIZATION_create': { values: object; tags: never }
  'users.permission.ORGANIZATION_list': { values: object; tags: never }
  'users.permission.ORG_UNIT_create': { values: object; tags: never }
  'users.permission.ORG_UNIT_list': { values: object; tags: never }
  'users.permission.PAYABLES_approve': { values: object; tags: never }
  'users.permission.PAYABLES_cancel': { values: object; tags: never }
  'users.permission.PAYABLES_create': { values: object; tags: never }
  'users.permission.PAYABLES_get_payables': { values: object; tags: never }
  'users.permission.PAYABLES_pay': { values: object; tags: never }
  'users.permission.PERMISSION_GROUP_create': { values: object; tags: never }
  'users.permission.PERMISSION_grant': { values: object; tags: never }
  'users.permission.PRICE_LIST_list': { values: object; tags: never }
  'users.permission.PRICE_LIST_save': { values: object; tags: never }
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
  'users.permission.RECEIVABLES_cancel': { values: object; tags: never }
  'users.permission.RECEIVABLES_create': { values: object; tags: never }
  'users.permission.RECEIVABLES_get_invoices': { values: object; tags: never }
  'users.permission.RECEIVABLES_payment': { values: object; tags: never }
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
  'users.permission.USER_billing': { values: object; tags: never }
  'users.permission.USER_list': { values: object; tags: never }
  'users.permission.USER_rates': { values: object; tags: never }
  'users.permission.USER_save': { values: object; tags: never }
  'users.permissions.effect': { values: object; tags: never }
  'users.permissions.endHere': { values: object; tags: never }
  'users.permissions.excludes': { values: object; tags: never }
  'users.permissions.from': { values: { roles: string | number }; tags: never }
  'users.permissions.fromGroups': { values: { groups: string | number }; tags: never }
  'users.permissions.grantHere': { values: object; tags: never }
  'users.permissions.granted': { values: object; tags: never }
  'users.permissions.group': { values: { count: string | number }; tags: never }
  'users.permissions.groupNamed': { values: { name: string | number }; tags: never }
  'users.permissions.includes': { values: object; tags: never }
  'users.permissions.inherited': { values: object; tags: never }
  'users.permissions.no': { values: object; tags: never }
  'users.permissions.notGranted': { values: object; tags: never }
  'users.permissions.of': { values: { allowed: string | number; count: string | number }; tags: never }
  'users.permissions.outranked': { values: object; tags: never }
  'users.permissions.own': { values: object; tags: never }
  'users.permissions.permission': { values: object; tags: never }
  'users.permissions.role': { values: { count: string | number }; tags: never }
  'users.permissions.roleNamed': { values: { name: string | number }; tags: never }
  'users.permissions.search': { values: { count: number }; tags: never }
  'users.permissions.show': { values: object; tags: never }
  'users.permissions.show.all': { values: object; tags: never }
  'users.permissions.show.allowed': { values: object; tags: never }
  'users.permissions.show.beyond': { values: object; tags: never }
  'users.permissions.show.own': { values: object; tags: never }
  'users.permissions.why': { values: object; tags: never }
  'users.permissions.whyText': { values: object; tags: never }
  'users.permissions.yes': { values: object; tags: never }
  'users.place': { values: object; tags: never }
  'users.planFull': { values: { count: string | number }; tags: never }
  'users.postalCode': { values: object; tags: never }
  'users.profile': { values: object; tags: never }
  'users.rates.default': { values: object; tags: never }
  'users.rates.in': { values: { currency: string | number }; tags: never }
  'users.rates.minimum': { values: { amount: string | number }; tags: never }
  'users.rates.none': { values: object; tags: never }
  'users.rates.noneText': { values: object; tags: never }
  'users.roleMissing': { values: object; tags: never }
  'users.roleText.ACCOUNT_ADMIN': { values: object; tags: never }
  'users.roleText.ADMIN': { values: object; tags: never }
  'users.roleText.CLIENT': { values: object; tags: never }
  'users.roleText.PROJECT_MANAGER': { values: object; tags: never }
  'users.roleText.SYSADMIN': { values: object; tags: never }
  'users.roleText.VENDOR': { values: object; tags: never }
  'users.roles': { values: object; tags: never }
  'users.roles.last': { values: object; tags: never }
  'users.roles.notYours': { values: object; tags: never }
  'users.saved': { values: object; tags: never }
  'users.search': { values: object; tags: never }
  'users.showPlan': { values: object; tags: never }
  'users.slack': { values: object; tags: never }
  'users.sourceLanguage': { values: object; tags: never }
  'users.startPage': { values: object; tags: never }
  'users.startPage.HOME': { values: object; tags: never }
  'users.startPage.PORTAL_HOME': { values: object; tags: never }
  'users.startPage.ROLE': { values: object; tags: never }
  'users.startPage.appOnly': { values: object; tags: never }
  'users.startPage.text': { values: object; tags: never }
  'users.state': { values: object; tags: never }
  'users.status': { values: object; tags: never }
  'users.tab.associations': { values: object; tags: never }
  'users.tab.availability': { values: object; tags: never }
  'users.tab.billing': { values: object; tags: never }
  'users.tab.general': { values: object; tags: never }
  'users.tab.permissions': { values: object; tags: never }
  'users.tab.rates': { values: object; tags: never }
  'users.tab.work': { values: object; tags: never }
  'users.tag': { values: object; tags: never }
  'users.tags': { values: object; tags: never }
  'users.tags.add': { values: object; tags: never }
  'users.tags.none': { values: object; tags: never }
  'users.tags.text': { values: object; tags: never }
  'users.targetLanguage': { values: object; tags: never }
  'users.timezone': { values: object; tags: never }
  'users.title': { values: object; tags: never }
  'users.unit': { values: object; tags: never }
  'users.units': { values: object; tags: never }
  'users.units.none': { values: object; tags: never }
  'users.units.text': { values: object; tags: never }
  'users.wordsPerDay': { values: object; tags: never }
  'users.wordsPerDayText': { values: { count: string | number }; tags: never }
  'users.work.all': { values: { count: number }; tags: never }
  'users.work.allRates': { values: object; tags: never }
  'users.work.byDay': { values: object; tags: never }
  'users.work.compared': { values: { median: string | number; lowest: string | number; highest: string | number }; tags: never }
  'users.work.day': { values: object; tags: never }
  'users.work.delivered': { values: { count: number }; tags: never }
  'users.work.dueTasks': { values: { count: number }; tags: never }
  'users.work.fewRates': { values: { count: number }; tags: never }
  'users.work.fits': { values: object; tags: never }
  'users.work.late': { values: { count: number }; tags: never }
  'users.work.load': { values: { count: number }; tags: never }
  'users.work.loadOf': { values: { words: string | number; capacity: string | number }; tags: never }
  'users.work.none': { values: object; tags: never }
  'users.work.noneText': { values: object; tags: never }
  'users.work.nothingDue': { values: object; tags: never }
  'users.work.onTime': { values: { count: number }; tags: never }
  'users.work.open': { values: object; tags: never }
  'users.work.over': { values: { day: string | number; words: string | number }; tags: never }
  'users.work.perDay': { values: { count: string | number }; tags: never }
  'users.work.rates': { values: object; tags: never }
  'users.work.ratesText': { values: object; tags: never }
  'users.work.score': { values: { count: number }; tags: never }
  'users.work.scoreWords': { values: { count: number }; tags: never }
  'users.work.tasks': { values: { count: number }; tags: never }
  'users.work.wordsLeft': { values: object; tags: never }
  'webhooks.activeOf': { values: { name: string | number }; tags: never }
  'webhooks.add': { values: object; tags: never }
  'webhooks.address': { values: object; tags: never }
  'webhooks.addressText': { values: object; tags: never }
  'webhooks.all': { values: object; tags: never }
  'webhooks.answer': { values: object; tags: never }
  'webhooks.answerAfter': { values: { answer: string | number; duration: string | number }; tags: never }
  'webhooks.attemptOf': { values: { attempts: string | number; mostAttempts: string | number }; tags: never }
  'webhooks.attempts': { values: object; tags: never }
  'webhooks.count': { values: { count: number }; tags: never }
  'webhooks.cut': { values: object; tags: never }
  'webhooks.deleteText': { values: object; tags: never }
  'webhooks.deleteTitle': { values: { name: string | number }; tags: never }
  'webhooks.deleted': { values: { name: string | number }; tags: never }
  'webhooks.delivered': { values: { count: number }; tags: never }
  'webhooks.deliveries': { values: object; tags: never }
  'webhooks.details': { values: { event: string | number; time: string | number }; tags: never }
  'webhooks.duration': { values: object; tags: never }
  'webhooks.edit': { values: object; tags: never }
  'webhooks.editTitle': { values: { name: string | number }; tags: never }
  'webhooks.event': { values: object; tags: never }
  'webhooks.events': { values: object; tags: never }
  'webhooks.everything': { values: object; tags: never }
  'webhooks.failed': { values: object; tags: never }
  'webhooks.failedOf': { values: { failed: string | number; total: string | number }; tags: never }
  'webhooks.failure.ADDRESS': { values: object; tags: never }
  'webhooks.failure.CONNECTION': { values: object; tags: never }
  'webhooks.failure.NAME': { values: object; tags: never }
  'webhooks.failure.SECRET': { values: object; tags: never }
  'webhooks.failure.TIMEOUT': { values: object; tags: never }
  'webhooks.failure.TLS': { values: object; tags: never }
  'webhooks.gone': { values: object; tags: never }
  'webhooks.held': { values: object; tags: never }
  'webhooks.how': { values: object; tags: never }
  'webhooks.how.attempts': { values: object; tags: never }
  'webhooks.how.attempts.text': { values: object; tags: never }
  'webhooks.how.pause': { values: object; tags: never }
  'webhooks.how.pause.text': { values: object; tags: never }
  'webhooks.how.refused': { values: object; tags: never }
  'webhooks.how.refused.text': { values: object; tags: never }
  'webhooks.how.signature': { values: object; tags: never }
  'webhooks.how.signature.text': { values: object; tags: never }
  'webhooks.lastDay': { values: object; tags: never }
  'webhooks.menu': { values: { name: string | number }; tags: never }
  'webhooks.milliseconds': { values: { count: string | number }; tags: never }
  'webhooks.name': { values: object; tags: never }
  'webhooks.nextAttempt': { values: { time: string | number }; tags: never }
  'webhooks.noDeliveries': { values: object; tags: never }
  'webhooks.noDeliveriesText': { values: object; tags: never }
  'webhooks.noFailed': { values: object; tags: never }
  'webhooks.none': { values: object; tags: never }
  'webhooks.noneText': { values: object; tags: never }
  'webhooks.notIncluded': { values: { plans: string | number }; tags: never }
  'webhooks.only': { values: object; tags: never }
  'webhooks.orgUnit': { values: object; tags: never }
  'webhooks.pending': { values: object; tags: never }
  'webhooks.project': { values: object; tags: never }
  'webhooks.pull': { values: object; tags: never }
  'webhooks.pullCursor': { values: object; tags: never }
  'webhooks.pullText': { values: object; tags: never }
  'webhooks.pulled': { values: object; tags: never }
  'webhooks.replace': { values: object; tags: never }
  'webhooks.replaceSecret': { values: object; tags: never }
  'webhooks.replaceSecretText': { values: object; tags: never }
  'webhooks.replaceSecretTitle': { values: { name: string | number }; tags: never }
  'webhooks.replay': { values: object; tags: never }
  'webhooks.replay.day': { values: object; tags: never }
  'webhooks.replay.failed': { values: object; tags: never }
  'webhooks.replay.hour': { values: object; tags: never }
  'webhooks.replay.week': { values: object; tags: never }
  'webhooks.replayCount': { values: { count: number }; tags: never }
  'webhooks.replayMany': { values: object; tags: never }
  'webhooks.replayOne': { values: { event: string | number; time: string | number }; tags: never }
  'webhooks.replayTitle': { values: object; tags: never }
  'webhooks.replayWhich': { values: object; tags: never }
  'webhooks.replayed': { values: { count: number }; tags: never }
  'webhooks.request': { values: object; tags: never }
  'webhooks.saved': { values: { name: string | number }; tags: never }
  'webhooks.seconds': { values: { count: string | number }; tags: never }
  'webhooks.secret': { values: object; tags: never }
  'webhooks.secretOnce': { values: object; tags: never }
  'webhooks.secretSet': { values: { date: string | number }; tags: never }
  'webhooks.secretTitle': { values: { name: string | number }; tags: never }
  'webhooks.sendTest': { values: object; tags: never }
  'webhooks.show': { values: object; tags: never }
  'webhooks.showPlan': { values: object; tags: never }
  'webhooks.since': { values: { date: string | number }; tags: never }
  'webhooks.startsOff': { values: object; tags: never }
  'webhooks.startsOffText': { values: object; tags: never }
  'webhooks.status.FAILING': { values: object; tags: never }
  'webhooks.status.OFF': { values: object; tags: never }
  'webhooks.status.ON': { values: object; tags: never }
  'webhooks.status.PAUSED': { values: object; tags: never }
  'webhooks.testAccepted': { values: object; tags: never }
  'webhooks.testRefused': { values: object; tags: never }
  'webhooks.time': { values: object; tags: never }
  'webhooks.title': { values: object; tags: never }
  'webhooks.type.EMPTY_PROJECT': { values: object; tags: never }
  'webhooks.type.NEW_ORGANIZATION': { values: object; tags: never }
  'webhooks.type.NEW_ORGANIZATIONAL_UNIT': { values: object; tags: never }
  'webhooks.type.NEW_PROJECT': { values: object; tags: never }
  'webhooks.type.NEW_USER': { values: object; tags: never }
  'webhooks.type.PROJECT_COSTS_CALCULATED': { values: object; tags: never }
  'webhooks.type.PROJECT_FILE_ADDED': { values: object; tags: never }
  'webhooks.type.PROJECT_STATUS_CHANGE': { values: object; tags: never }
  'webhooks.type.PROJECT_TRANSLATION_FINISHED': { values: object; tags: never }
  'webhooks.type.PROJECT_UPDATED': { values: object; tags: never }
  'webhooks.type.TASK_ASSIGNED': { values: object; tags: never }
  'webhooks.type.TASK_DUE_DATE_CHANGED': { values: object; tags: never }
  'webhooks.type.TASK_REJECTED': { values: object; tags: never }
  'webhooks.type.TASK_STATUS_CHANGE': { values: object; tags: never }
  'webhooks.type.WORK_UNIT_STATUS_CHANGE': { values: object; tags: never }
  'webhooks.type.WORK_UNIT_TRANSLATION_FILE_READY': { values: object; tags: never }
  'webhooks.typesMissing': { values: object; tags: never }
  'webhooks.waiting': { values: { count: number }; tags: never }
  'websocket.address': { values: object; tags: never }
  'websocket.closedWith': { values: { code: string | number }; tags: never }
  'websocket.connect': { values: object; tags: never }
  'websocket.connection': { values: object; tags: never }
  'websocket.disconnect': { values: object; tags: never }
  'websocket.high': { values: object; tags: never }
  'websocket.load': { values: object; tags: never }
  'websocket.loadStart': { values: { count: number }; tags: never }
  'websocket.loadText': { values: { count: number }; tags: never }
  'websocket.lost': { values: object; tags: never }
  'websocket.lostCount': { values: object; tags: never }
  'websocket.median': { values: object; tags: never }
  'websocket.message': { values: object; tags: never }
  'websocket.messages': { values: object; tags: never }
  'websocket.milliseconds': { values: { time: string | number }; tags: never }
  'websocket.notOpened': { values: object; tags: never }
  'websocket.received': { values: object; tags: never }
  'websocket.receivedOf': { values: { received: number; sent: number }; tags: never }
  'websocket.roundTrip': { values: { time: string | number }; tags: never }
  'websocket.send': { values: object; tags: never }
  'websocket.status': { values: object; tags: never }
  'websocket.status.closed': { values: object; tags: never }
  'websocket.status.connecting': { values: object; tags: never }
  'websocket.status.idle': { values: object; tags: never }
  'websocket.status.open': { values: object; tags: never }
  'websocket.text': { values: object; tags: never }
  'websocket.title': { values: object; tags: never }
  'websocket.total': { values: object; tags: never }
  'websocket.waiting': { values: object; tags: never }
  'workflows.actions': { values: { name: string | number }; tags: never }
  'workflows.add': { values: object; tags: never }
  'workflows.addTemplate': { values: object; tags: never }
  'workflows.addTo': { values: { name: string | number }; tags: never }
  'workflows.added': { values: { name: string | number }; tags: never }
  'workflows.allUnits': { values: object; tags: never }
  'workflows.archive': { values: object; tags: never }
  'workflows.archived': { values: object; tags: never }
  'workflows.archivedNow': { values: { name: string | number }; tags: never }
  'workflows.archivedText': { values: object; tags: never }
  'workflows.automation': { values: object; tags: never }
  'workflows.automationText': { values: object; tags: never }
  'workflows.byHand': { values: object; tags: never }
  'workflows.charge': { values: object; tags: never }
  'workflows.chargeText': { values: object; tags: never }
  'workflows.deleteTemplate': { values: object; tags: never }
  'workflows.deleteText': { values: object; tags: never }
  'workflows.deleteTitle': { values: { name: string | number }; tags: never }
  'workflows.deleted': { values: { name: string | number }; tags: never }
  'workflows.description': { values: object; tags: never }
  'workflows.down': { values: { name: string | number }; tags: never }
  'workflows.earlier': { values: object; tags: never }
  'workflows.edit': { values: { name: string | number }; tags: never }
  'workflows.editShort': { values: object; tags: never }
  'workflows.editor': { values: object; tags: never }
  'workflows.editorText': { values: object; tags: never }
  'workflows.focus': { values: object; tags: never }
  'workflows.focusText': { values: object; tags: never }
  'workflows.free': { values: object; tags: never }
  'workflows.keys': { values: object; tags: never }
  'workflows.later': { values: object; tags: never }
  'workflows.memories': { values: object; tags: never }
  'workflows.memoriesText': { values: object; tags: never }
  'workflows.name': { values: object; tags: never }
  'workflows.nameMissing': { values: object; tags: never }
  'workflows.nameText': { values: object; tags: never }
  'workflows.noEditor': { values: object; tags: never }
  'workflows.noMemories': { values: object; tags: never }
  'workflows.noTemplates': { values: object; tags: never }
  'workflows.noTemplatesText': { values: object; tags: never }
  'workflows.place': { values: { name: string | number; place: string | number; count: string | number }; tags: never }
  'workflows.restore': { values: object; tags: never }
  'workflows.saved': { values: { name: string | number }; tags: never }
  'workflows.steps': { values: object; tags: never }
  'workflows.stepsMissing': { values: object; tags: never }
  'workflows.stepsOf': { values: { name: string | number }; tags: never }
  'workflows.takeOut': { values: object; tags: never }
  'workflows.templates': { values: object; tags: never }
  'workflows.templatesText': { values: object; tags: never }
  'workflows.text': { values: object; tags: never }
  'workflows.title': { values: object; tags: never }
  'workflows.types': { values: object; tags: never }
  'workflows.typesText': { values: object; tags: never }
  'workflows.undo': { values: object; tags: never }
  'workflows.unit': { values: object; tags: never }
  'workflows.up': { values: { name: string | number }; tags: never }
  'xero.allSent': { values: object; tags: never }
  'xero.amount': { values: object; tags: never }
  'xero.askAdministrator': { values: object; tags: never }
  'xero.callsOf': { values: { limit: string | number }; tags: never }
  'xero.callsToday': { values: object; tags: never }
  'xero.cause.EXTERNAL_EDIT': { values: object; tags: never }
  'xero.cause.EXTERNAL_PAYMENT': { values: object; tags: never }
  'xero.cause.PAYMENT_REMOVED': { values: object; tags: never }
  'xero.cause.ROUNDING': { values: object; tags: never }
  'xero.cause.VOIDED': { values: object; tags: never }
  'xero.choose': { values: object; tags: never }
  'xero.chooseContact': { values: object; tags: never }
  'xero.chooseText': { values: object; tags: never }
  'xero.connect': { values: object; tags: never }
  'xero.connectAgain': { values: object; tags: never }
  'xero.connectText': { values: object; tags: never }
  'xero.connectThis': { values: { name: string | number }; tags: never }
  'xero.connectedBy': { values: { name: string | number; date: string | number }; tags: never }
  'xero.contactChosen': { values: object; tags: never }
  'xero.contactMissing': { values: object; tags: never }
  'xero.contactOf': { values: { name: string | number }; tags: never }
  'xero.contacts': { values: object; tags: never }
  'xero.differ': { values: object; tags: never }
  'xero.difference': { values: object; tags: never }
  'xero.differences': { values: object; tags: never }
  'xero.differencesText': { values: object; tags: never }
  'xero.disconnect': { values: object; tags: never }
  'xero.disconnectText': { values: object; tags: never }
  'xero.disconnectTitle': { values: object; tags: never }
  'xero.disconnectVerb': { values: object; tags: never }
  'xero.disconnected': { values: object; tags: never }
  'xero.document': { values: object; tags: never }
  'xero.done': { values: object; tags: never }
  'xero.edit': { values: object; tags: never }
  'xero.equalOf': { values: { equal: string | number; all: string | number }; tags: never }
  'xero.failed': { values: object; tags: never }
  'xero.failing.LIMIT': { values: object; tags: never }
  'xero.failing.REFUSED': { values: object; tags: never }
  'xero.failing.SIGN_IN': { values: object; tags: never }
  'xero.failing.UNREACHABLE': { values: object; tags: never }
  'xero.held.CONTACT_OPEN': { values: object; tags: never }
  'xero.held.DIFFERS': { values: object; tags: never }
  'xero.held.MAPPING_MISSING': { values: { what: string | number }; tags: never }
  'xero.heldCount': { values: { count: number }; tags: never }
  'xero.here': { values: object; tags: never }
  'xero.inAll': { values: { amounts: string | number }; tags: never }
  'xero.inXero': { values: object; tags: never }
  'xero.lastSync': { values: object; tags: never }
  'xero.likeBank': { values: object; tags: never }
  'xero.map.bank': { values: object; tags: never }
  'xero.map.bankAccounts': { values: object; tags: never }
  'xero.map.fees': { values: object; tags: never }
  'xero.map.purchases': { values: object; tags: never }
  'xero.map.sales': { values: object; tags: never }
  'xero.map.taxes': { values: object; tags: never }
  'xero.map.tracking': { values: object; tags: never }
  'xero.map.withholding': { values: object; tags: never }
  'xero.mapping': { values: object; tags: never }
  'xero.mappingSaved': { values: object; tags: never }
  'xero.matched': { values: { count: number }; tags: never }
  'xero.nextSync': { values: { when: string | number }; tags: never }
  'xero.nextTry': { values: { when: string | number }; tags: never }
  'xero.noSyncs': { values: object; tags: never }
  'xero.notConfigured': { values: object; tags: never }
  'xero.notConfiguredText': { values: object; tags: never }
  'xero.notConnected': { values: object; tags: never }
  'xero.notMapped': { values: object; tags: never }
  'xero.notSent': { values: object; tags: never }
  'xero.notSent.fees': { values: object; tags: never }
  'xero.notSent.fx': { values: object; tags: never }
  'xero.notSent.refunds': { values: object; tags: never }
  'xero.notSentText': { values: object; tags: never }
  'xero.notYet': { values: object; tags: never }
  'xero.oldest': { values: { when: string | number }; tags: never }
  'xero.organization': { values: object; tags: never }
  'xero.perMinute': { values: { count: string | number }; tags: never }
  'xero.problem.AGREEMENT': { values: object; tags: never }
  'xero.problem.PROVIDER': { values: object; tags: never }
  'xero.problem.REFUSED': { values: object; tags: never }
  'xero.queue': { values: object; tags: never }
  'xero.queueText': { values: object; tags: never }
  'xero.queued': { values: { number: string | number }; tags: never }
  'xero.reason.DOCUMENT': { values: object; tags: never }
  'xero.reason.REQUEST': { values: object; tags: never }
  'xero.reason.SCHEDULE': { values: object; tags: never }
  'xero.reason.WEBHOOK': { values: object; tags: never }
  'xero.received': { values: object; tags: never }
  'xero.record': { values: object; tags: never }
  'xero.recorded': { values: { number: string | number }; tags: never }
  'xero.result': { values: object; tags: never }
  'xero.said': { values: { words: string | number }; tags: never }
  'xero.sendAgain': { values: object; tags: never }
  'xero.sent': { values: object; tags: never }
  'xero.severalContacts': { values: object; tags: never }
  'xero.since': { values: { date: string | number }; tags: never }
  'xero.sinceColumn': { values: object; tags: never }
  'xero.state.CONNECTED': { values: object; tags: never }
  'xero.state.EXPIRED': { values: object; tags: never }
  'xero.syncNow': { values: object; tags: never }
  'xero.syncing': { values: object; tags: never }
  'xero.syncs': { values: object; tags: never }
  'xero.title': { values: object; tags: never }
  'xero.tries': { values: object; tags: never }
  'xero.tryNow': { values: object; tags: never }
  'xero.waitInOrder': { values: { count: number }; tags: never }
  'xero.waiting': { values: object; tags: never }
  'xero.what': { values: object; tags: never }
  'xero.what.BILL': { values: object; tags: never }
  'xero.what.CREDIT_NOTE': { values: object; tags: never }
  'xero.what.INVOICE': { values: object; tags: never }
  'xero.what.PAYMENT': { values: object; tags: never }
  'xero.what.VOID': { values: object; tags: never }
  'xero.when': { values: object; tags: never }
  'xero.why': { values: object; tags: never }
}
