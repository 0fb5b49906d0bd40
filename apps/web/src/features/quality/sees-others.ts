import type { Requirement } from '@dragoman/sdk/permissions'

/** Those who see reviews of others: to everyone else, quality is their own. */
export const seesOthers: Requirement = ['ROLE_ACCOUNT_ADMIN', 'ROLE_PROJECT_MANAGER', 'ROLE_CLIENT']

/** Those who learn whose work it was: a linguist their own alone. */
export const seesPeople: Requirement = ['ROLE_ACCOUNT_ADMIN', 'ROLE_PROJECT_MANAGER', 'ROLE_VENDOR']

/** Those who see how reviewers judge, and ask for second reviews. */
export const seesReviewers: Requirement = ['ROLE_ACCOUNT_ADMIN', 'ROLE_PROJECT_MANAGER']
