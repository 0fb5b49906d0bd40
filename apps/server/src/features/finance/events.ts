import { eventType } from '../../identity/events.ts'

/** A month of an account, such as 2026-10, was locked. */
export const monthLocked = eventType<{ accountId: string; month: string }>('FINANCE_PERIOD_LOCKED: locked')
