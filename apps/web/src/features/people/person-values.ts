import type { UserData } from '@dragoman/sdk/operations/users'
import type { PlainMessageId } from '../../i18n/t.ts'

/** The data of a person, as a form holds it. */
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

/** The server's default where nothing is set. */
export const usualWordsPerDay = 2500

/** Of someone who is there, or of no one yet. */
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

/** The labels of the fields. */
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

/** Whether a text looks like an email address. */
export const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** The fields of the form. */
export const personFields = Object.keys(personValues()) as (keyof PersonValues)[]

/** The same as a change; what is empty is taken away. */
export function personBody({ wordsPerDay, ...values }: PersonValues): UserData & { name: string } {
  const entries = Object.entries(values).map(([field, value]) => [field, value?.trim() || null] as const)
  return { ...Object.fromEntries(entries), name: values.name.trim(), wordsPerDay }
}
