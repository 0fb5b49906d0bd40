import type { NavPlace } from '../../shell/navigation.ts'
import type { PlainMessageId } from '../../i18n/t.ts'
import type { FileRoutesByTo } from '../../routeTree.gen.ts'

/** Groups of settings in their order, with their words. */
export const settingsGroups = {
  system: 'shell.nav.systemSettings',
  account: 'shell.nav.accountSettings',
  translation: 'shell.nav.translationSettings',
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
}

/** All pages of settings, in the order of their groups. */
export const settingsPages: readonly SettingsPage[] = [
  {
    to: '/settings/system-settings/accounts',
    group: 'system',
    title: 'settings.accounts',
    text: 'settings.accounts.text',
    keywords: 'settings.accounts.keywords',
  },
  {
    to: '/settings/system-settings/maintenance',
    group: 'system',
    title: 'settings.maintenance',
    text: 'settings.maintenance.text',
    keywords: 'settings.maintenance.keywords',
  },
  {
    to: '/settings/system-settings/net-rate-settings',
    group: 'system',
    title: 'settings.netRates',
    text: 'settings.systemNetRates.text',
    keywords: 'settings.netRates.keywords',
  },
  {
    to: '/settings/account-settings/general',
    group: 'account',
    title: 'settings.general',
    text: 'settings.general.text',
    keywords: 'settings.general.keywords',
  },
  {
    to: '/settings/account-settings/usage',
    group: 'account',
    title: 'settings.usage',
    text: 'settings.usage.text',
    keywords: 'settings.usage.keywords',
  },
  {
    to: '/settings/account-settings/business',
    group: 'account',
    title: 'settings.priceLists',
    text: 'settings.priceLists.text',
    keywords: 'settings.priceLists.keywords',
  },
  {
    to: '/settings/account-settings/finance',
    group: 'account',
    title: 'settings.finance',
    text: 'settings.finance.text',
    keywords: 'settings.finance.keywords',
  },
  {
    to: '/settings/account-settings/branding',
    group: 'account',
    title: 'settings.branding',
    text: 'settings.branding.text',
    keywords: 'settings.branding.keywords',
  },
  {
    to: '/settings/account-settings/start-pages',
    group: 'account',
    title: 'settings.startPages',
    text: 'settings.startPages.text',
    keywords: 'settings.startPages.keywords',
  },
  {
    to: '/settings/account-settings/notifications',
    group: 'account',
    title: 'settings.notifications',
    text: 'settings.notifications.text',
    keywords: 'settings.notifications.keywords',
  },
  {
    to: '/settings/account-settings/sign-in-security',
    group: 'account',
    title: 'settings.security',
    text: 'settings.security.text',
    keywords: 'settings.security.keywords',
  },
  {
    to: '/settings/account-settings/contracts',
    group: 'account',
    title: 'settings.contracts',
    text: 'settings.contracts.text',
    keywords: 'settings.contracts.keywords',
  },
  {
    to: '/settings/account-settings/webhooks',
    group: 'account',
    title: 'settings.webhooks',
    text: 'settings.webhooks.text',
    keywords: 'settings.webhooks.keywords',
  },
  {
    to: '/settings/account-settings/third-parties',
    group: 'account',
    title: 'settings.thirdParties',
    text: 'settings.thirdParties.text',
    keywords: 'settings.thirdParties.keywords',
  },
  {
    to: '/settings/account-settings/cancellation-options',
    group: 'account',
    title: 'settings.cancellations',
    text: 'settings.cancellations.text',
    keywords: 'settings.cancellations.keywords',
  },
  {
    to: '/settings/account-settings/hierarchy-view',
    group: 'account',
    title: 'settings.hierarchy',
    text: 'settings.hierarchy.text',
    keywords: 'settings.hierarchy.keywords',
  },
  {
    to: '/settings/account-settings/recommendations',
    group: 'account',
    title: 'settings.recommendations',
    text: 'settings.recommendations.text',
    keywords: 'settings.recommendations.keywords',
  },
  {
    to: '/settings/account-settings/language-mappings',
    group: 'account',
    title: 'settings.mappings',
    text: 'settings.mappings.text',
    keywords: 'settings.mappings.keywords',
  },
  {
    to: '/settings/account-settings/custom-fields',
    group: 'account',
    title: 'settings.customFields',
    text: 'settings.customFields.text',
    keywords: 'settings.customFields.keywords',
  },
  {
    to: '/settings/account-settings/plan',
    group: 'account',
    title: 'settings.plan',
    text: 'settings.plan.text',
    keywords: 'settings.plan.keywords',
  },
  {
    to: '/settings/translation-settings/workflows',
    group: 'translation',
    title: 'settings.workflows',
    text: 'settings.workflows.text',
    keywords: 'settings.workflows.keywords',
  },
  {
    to: '/settings/translation-settings/mt',
    group: 'translation',
    title: 'settings.mt',
    text: 'settings.mt.text',
    keywords: 'settings.mt.keywords',
  },
  {
    to: '/settings/translation-settings/llms',
    group: 'translation',
    title: 'settings.llms',
    text: 'settings.llms.text',
    keywords: 'settings.llms.keywords',
  },
  {
    to: '/settings/translation-settings/segmentation',
    group: 'translation',
    title: 'settings.segmentation',
    text: 'settings.segmentation.text',
    keywords: 'settings.segmentation.keywords',
  },
  {
    to: '/settings/translation-settings/net-rate-settings',
    group: 'translation',
    title: 'settings.netRates',
    text: 'settings.netRates.text',
    keywords: 'settings.netRates.keywords',
  },
]
