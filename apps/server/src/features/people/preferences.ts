import type { PreferenceChange, PreferenceSettings, Subscription } from '@dragoman/sdk/operations/users'
import { notificationKinds } from '@dragoman/sdk/notifications'
import { invalid } from '../../kernel/refusals.ts'
import { chosenSubscriptions, type Defaults, subscriptionsOf } from '../notifications/recipients.ts'
import type { User } from '../sign-in/own-account.ts'

const codes: readonly string[] = notificationKinds.map(({ code }) => code)

interface Stored {
  theme?: 'light' | 'dark'
  density?: 'regular' | 'compact'
  notifications?: string[]
}

/** What a person chose; without a choice, they are told of everything in the app. */
export function preferencesOf(user: User): PreferenceSettings {
  const stored = user.preferences as Stored
  return {
    language: user.language as PreferenceSettings['language'],
    theme: stored.theme ?? 'light',
    density: stored.density ?? 'regular',
    notifications: stored.notifications ?? [...codes],
  }
}

/** The columns of a person after a change; what is left out stays. */
export function changedPreferences(user: User, change: PreferenceChange & { subscriptions?: string[] }) {
  const { language = user.language, subscriptions, ...rest } = change
  checkKinds(rest.notifications, 'body.notifications')
  checkKinds(subscriptions, 'body.subscriptions')
  const chosen = subscriptions && chosenSubscriptions(subscriptions)
  return { language, preferences: { ...user.preferences, ...rest, ...chosen } }
}

/** Every kind of mail, and whether a person gets it: by their own choice, or by what their account has decided. */
export function showSubscriptions(user: User, defaults: Defaults): Subscription[] {
  const subscribed = subscriptionsOf(user, defaults)
  return notificationKinds.map(({ code }) => ({ code, subscribed: subscribed.includes(code) }))
}

function checkKinds(given: readonly string[] | undefined, field: string): void {
  const unknown = given?.find((code) => !codes.includes(code))
  if (unknown) throw invalid(field, `${unknown} isn't a notification type. Choose one of ${codes.join(', ')}.`)
}
