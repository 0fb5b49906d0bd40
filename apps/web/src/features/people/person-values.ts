import type { UserData } from '@dragoman/sdk/operations/users'
import type { PlainMessageId } from '../../i18n/t.ts'

/** What is known of a person, as a form holds it. */
export interface PersonValues {
  name: string
  country: string | null
  state: string
  city: string
  postalCode: string
  timezone: string | null
  currency: string | null
  slackHandle: string
  /** Kept with their availability, and passed on as it is. */
  wordsPerDay: number | null
}

/** What the server assumes where nothing is set. */
export const usualWordsPerDay = 2500

/** Of somebody who is there, or of nobody yet. */
export const personValues = (user: Partial<UserData> = {}): PersonValues => ({
  name: user.name ?? '',
  country: user.country ?? null,
  state: user.state ?? '',
  city: user.city ?? '',
  postalCode: user.postalCode ?? '',
  timezone: user.timezone ?? null,
  currency: user.currency ?? null,
  slackHandle: user.slackHandle ?? '',
  wordsPerDay: user.wordsPerDay ?? null,
})

/** What the fields are called. */
export const personLabels = {
  name: 'users.name',
  country: 'users.country',
  state: 'users.state',
  city: 'users.city',
  postalCode: 'users.postalCode',
  timezone: 'users.timezone',
  currency: 'users.currency',
  slackHandle: 'users.slack',
  wordsPerDay: 'users.wordsPerDay',
} satisfies Record<keyof PersonValues, PlainMessageId>

/** The fields of the form. */
export const personFields = Object.keys(personValues()) as (keyof PersonValues)[]

/** The same as a request; what is empty is left out, and so taken away. */
export function personBody({ wordsPerDay, ...values }: PersonValues): UserData {
  const entries = Object.entries(values).map(([field, value]) => [field, value?.trim()] as const)
  return {
    name: values.name.trim(),
    ...Object.fromEntries(entries.filter(([, value]) => value)),
    ...(wordsPerDay !== null && { wordsPerDay }),
  }
}
