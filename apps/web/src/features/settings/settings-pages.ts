import type { SettingsPageCode } from '@dragoman/sdk/operations/accountSettings'
import type { NavPlace } from '../../shell/navigation.ts'
import type { PlainMessageId } from '../../i18n/t.ts'
import type { FileRoutesByTo } from '../../routeTree.gen.ts'

/** Groups of settings in their order, with their words. */
export const settingsGroups = {
  system: 'shell.nav.systemSettings',
  account: 'shell.nav.accountSettings',
  translation: 'shell.nav.translationSettings',
  automation: 'shell.nav.automationSettings',
} as const satisfies Record<string, NavPlace['label']>

export type SettingsGroup = keyof typeof settingsGroups

/** A page of settings, as the list, the overview and the search have it. Who sees it is what its route requires. */
export interface SettingsPage {
  /** A page that does not exist is a type error. */
  to: Extract<keyof FileRoutesByTo, `/settings/${string}`>
  group: SettingsGroup
  title: PlainMessageId
  /** What one decides there, in a sentence. */
  text: PlainMessageId
  /** Further words that the search finds it by. */
  keywords: PlainMessageId
  /** Its entry in the overview; pages of the system have none. */
  code?: SettingsPageCode
  /** Who may change what is decided there; absent for pages that only report. */
  changedBy?: 'ACCOUNT_ADMIN' | 'SYSADMIN'
}

/** All pages of settings, in the order of their groups. */
export const settingsPages: readonly SettingsPage[] = [
  {
    to: '/settings/system-settings/accounts',
    group: 'system',
    title: 'settings.accounts',
    text: 'settings.accounts.text',
    keywords: 'settings.accounts.keywords',
    changedBy: 'SYSADMIN',
  },
  {
    to: '/settings/system-settings/maintenance',
    group: 'system',
    title: 'settings.maintenance',
    text: 'settings.maintenance.text',
    keywords: 'settings.maintenance.keywords',
    changedBy: 'SYSADMIN',
  },
  {
    to: '/settings/system-settings/net-rate-settings',
    group: 'system',
    title: 'settings.netRates',
    text: 'settings.systemNetRates.text',
    keywords: 'settings.netRates.keywords',
    changedBy: 'SYSADMIN',
  },
  {
    to: '/settings/account-settings/general',
    group: 'account',
    title: 'settings.general',
    text: 'settings.general.text',
    keywords: 'settings.general.keywords',
    code: 'GENERAL',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/usage',
    group: 'account',
    title: 'settings.usage',
    text: 'settings.usage.text',
    keywords: 'settings.usage.keywords',
    code: 'USAGE',
  },
  {
    to: '/settings/account-settings/business',
    group: 'account',
    title: 'settings.priceLists',
    text: 'settings.priceLists.text',
    keywords: 'settings.priceLists.keywords',
    code: 'PRICE_LISTS',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/finance',
    group: 'account',
    title: 'settings.finance',
    text: 'settings.finance.text',
    keywords: 'settings.finance.keywords',
    code: 'FINANCE',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/branding',
    group: 'account',
    title: 'settings.branding',
    text: 'settings.branding.text',
    keywords: 'settings.branding.keywords',
    code: 'BRANDING',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/start-pages',
    group: 'account',
    title: 'settings.startPages',
    text: 'settings.startPages.text',
    keywords: 'settings.startPages.keywords',
    code: 'START_PAGES',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/notifications',
    group: 'account',
    title: 'settings.notifications',
    text: 'settings.notifications.text',
    keywords: 'settings.notifications.keywords',
    code: 'NOTIFICATIONS',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/sign-in-security',
    group: 'account',
    title: 'settings.security',
    text: 'settings.security.text',
    keywords: 'settings.security.keywords',
    code: 'SECURITY',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/sso',
    group: 'account',
    title: 'settings.sso',
    text: 'settings.sso.text',
    keywords: 'settings.sso.keywords',
    code: 'SSO',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/provisioning',
    group: 'account',
    title: 'settings.provisioning',
    text: 'settings.provisioning.text',
    keywords: 'settings.provisioning.keywords',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/contracts',
    group: 'account',
    title: 'settings.contracts',
    text: 'settings.contracts.text',
    keywords: 'settings.contracts.keywords',
    code: 'CONTRACTS',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/webhooks',
    group: 'account',
    title: 'settings.webhooks',
    text: 'settings.webhooks.text',
    keywords: 'settings.webhooks.keywords',
    code: 'WEBHOOKS',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/third-parties',
    group: 'account',
    title: 'settings.thirdParties',
    text: 'settings.thirdParties.text',
    keywords: 'settings.thirdParties.keywords',
    code: 'THIRD_PARTIES',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/cancellation-options',
    group: 'account',
    title: 'settings.cancellations',
    text: 'settings.cancellations.text',
    keywords: 'settings.cancellations.keywords',
    code: 'CANCELLATIONS',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/hierarchy-view',
    group: 'account',
    title: 'settings.hierarchy',
    text: 'settings.hierarchy.text',
    keywords: 'settings.hierarchy.keywords',
    code: 'HIERARCHY',
  },
  {
    to: '/settings/account-settings/recommendations',
    group: 'account',
    title: 'settings.recommendations',
    text: 'settings.recommendations.text',
    keywords: 'settings.recommendations.keywords',
    code: 'RECOMMENDATIONS',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/language-mappings',
    group: 'account',
    title: 'settings.mappings',
    text: 'settings.mappings.text',
    keywords: 'settings.mappings.keywords',
    code: 'LANGUAGE_MAPPINGS',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/custom-fields',
    group: 'account',
    title: 'settings.customFields',
    text: 'settings.customFields.text',
    keywords: 'settings.customFields.keywords',
    code: 'CUSTOM_FIELDS',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/activity',
    group: 'account',
    title: 'settings.activity',
    text: 'settings.activity.text',
    keywords: 'settings.activity.keywords',
    code: 'ACTIVITY',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/account-settings/plan',
    group: 'account',
    title: 'settings.plan',
    text: 'settings.plan.text',
    keywords: 'settings.plan.keywords',
    code: 'PLAN',
    changedBy: 'SYSADMIN',
  },
  {
    to: '/settings/translation-settings/workflows',
    group: 'translation',
    title: 'settings.workflows',
    text: 'settings.workflows.text',
    keywords: 'settings.workflows.keywords',
    code: 'WORKFLOWS',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/translation-settings/mt',
    group: 'translation',
    title: 'settings.mt',
    text: 'settings.mt.text',
    keywords: 'settings.mt.keywords',
    code: 'MT',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/translation-settings/llms',
    group: 'translation',
    title: 'settings.llms',
    text: 'settings.llms.text',
    keywords: 'settings.llms.keywords',
    code: 'LLMS',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/translation-settings/segmentation',
    group: 'translation',
    title: 'settings.segmentation',
    text: 'settings.segmentation.text',
    keywords: 'settings.segmentation.keywords',
    code: 'SEGMENTATION',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/translation-settings/net-rate-settings',
    group: 'translation',
    title: 'settings.netRates',
    text: 'settings.netRates.text',
    keywords: 'settings.netRates.keywords',
    code: 'NET_RATES',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/automation-settings/task-placement',
    group: 'automation',
    title: 'settings.placement',
    text: 'settings.placement.text',
    keywords: 'settings.placement.keywords',
    code: 'TASK_PLACEMENT',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/automation-settings/pipelines',
    group: 'automation',
    title: 'settings.pipelines',
    text: 'settings.pipelines.text',
    keywords: 'settings.pipelines.keywords',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/skip-review',
    group: 'automation',
    title: 'settings.skipReview',
    text: 'settings.skipReview.text',
    keywords: 'settings.skipReview.keywords',
    changedBy: 'ACCOUNT_ADMIN',
  },
  {
    to: '/settings/stoploss',
    group: 'automation',
    title: 'settings.stopLoss',
    text: 'settings.stopLoss.text',
    keywords: 'settings.stopLoss.keywords',
    changedBy: 'ACCOUNT_ADMIN',
  },
]
