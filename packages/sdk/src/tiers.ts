import { isAccountType, type AccountType, type Subject } from './permissions.ts'

/** Features that not every plan includes, in the order in which they are shown. */
export const planFeatures = ['PERMISSION_GROUPS', 'BRANDING', 'INTEGRATIONS', 'SINGLE_SIGN_ON'] as const

export type PlanFeature = (typeof planFeatures)[number]

/** The limits of a tier; null for none. */
export interface Tier {
  /** Translated words in a calendar month (UTC); an account can have a quota of its own. */
  readonly wordsPerMonth: number | null
  /** People that an account can have. */
  readonly people: number | null
  readonly features: readonly PlanFeature[]
}

/** The tiers of accounts with what each includes, the smallest first. */
export const tiers: Readonly<Record<AccountType, Tier>> = {
  PERSONAL: { wordsPerMonth: 20_000, people: 5, features: [] },
  BUSINESS: { wordsPerMonth: 800_000, people: null, features: ['PERMISSION_GROUPS', 'BRANDING', 'INTEGRATIONS'] },
  ENTERPRISE: { wordsPerMonth: null, people: null, features: planFeatures },
}

/** The names of the tiers, from the smallest on. */
export const accountTypes = ['PERSONAL', 'BUSINESS', 'ENTERPRISE'] as const satisfies readonly AccountType[]

/** The tiers from one on: each includes what the smaller ones do. */
export const tiersFrom = (smallest: AccountType): AccountType[] => accountTypes.slice(accountTypes.indexOf(smallest))

/** The tiers whose plans include a feature. */
export const tiersWith = (feature: PlanFeature): AccountType[] =>
  accountTypes.filter((type) => tiers[type].features.includes(feature))

/** Whether a subject can use a feature: its account has it, or the subject is an admin, who counts as having each tier. */
export const planIncludes = (subject: Subject | null | undefined, feature: PlanFeature): boolean =>
  isAccountType(subject, ...tiersWith(feature))
