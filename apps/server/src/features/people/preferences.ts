import type { PreferenceChange, PreferenceSettings, Subscription } from '@dragoman/sdk/operations/users'
import { invalid } from '../../kernel/refusals.ts'
import type { User } from '../sign-in/own-account.ts'

/** What one can be told of, in the app and by mail. */
export const notificationKinds = [
  'TASK_ASSIGNED',
  'TASK_AVAILABLE',
  'TASK_STATUS_CHANGE',
  'PROJECT_STATUS_CHANGE',
  'PROJECT_TRANSLATION_FINISHED',
  'PROJECT_MESSAGE',
] as const

interface Stored {
  theme?: 'light' | 'dark'
  density?: 'regular' | 'compact'
  notifications?: string[]
  subscriptions?: string[]
}

/** What somebody chose; who has not chosen is told of everything, and gets mails about what waits for them. */
export function preferencesOf(user: User): PreferenceSettings & { subscriptions: string[] } {
  const stored = user.preferences as Stored
  return {
    language: user.language as PreferenceSettings['language'],
    theme: stored.theme ?? 'light',
    density: stored.density ?? 'regular',
    notifications: stored.notifications ?? [...notificationKinds],
    subscriptions: stored.subscriptions ?? ['TASK_ASSIGNED', 'PROJECT_TRANSLATION_FINISHED'],
  }
}

/** The columns of a person after a change; what is left out stays. */
export function changedPreferences(user: User, change: PreferenceChange & { subscriptions?: string[] }) {
  const { language = user.language, ...rest } = change
  checkKinds(rest.notifications, 'body.notifications')
  checkKinds(rest.subscriptions, 'body.subscriptions')
  return { language, preferences: { ...user.preferences, ...rest } }
}

export const showSubscriptions = (user: User): Subscription[] => {
  const { subscriptions } = preferencesOf(user)
  return notificationKinds.map((code) => ({ code, subscribed: subscriptions.includes(code) }))
}

function checkKinds(codes: readonly string[] | undefined, field: string): void {
  const known: readonly string[] = notificationKinds
  const unknown = codes?.find((code) => !known.includes(code))
  if (unknown)
    throw invalid(field, `${unknown} isn't a notification type. Choose one of ${notificationKinds.join(', ')}.`)
}
