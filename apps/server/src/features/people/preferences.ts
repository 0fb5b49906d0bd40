import type { EditorKeys, PreferenceChange, PreferenceSettings, Subscription } from '@dragoman/sdk/operations/users'
import { notificationKinds } from '@dragoman/sdk/notifications'
import { invalid } from '../../kernel/refusals.ts'
import { channelsOf, chosenEmails, chosenShown, type Defaults, kindsOf } from '../notifications/choices.ts'
import type { User } from '../sign-in/own-account.ts'

const codes: readonly string[] = notificationKinds.map(({ code }) => code)

interface Stored {
  theme?: 'light' | 'dark'
  density?: 'regular' | 'compact'
  keyboardShortcuts?: boolean
  editorKeys?: EditorKeys
  firstSteps?: boolean
  seenVersion?: string
}

/** The preferences of a person; without a choice, the app shows the account's default. */
export function preferencesOf(user: User, defaults: Defaults): PreferenceSettings {
  const stored = user.preferences as Stored
  return {
    language: user.language as PreferenceSettings['language'],
    theme: stored.theme ?? 'light',
    density: stored.density ?? 'regular',
    keyboardShortcuts: stored.keyboardShortcuts ?? true,
    editorKeys: stored.editorKeys ?? { set: 'DRAGOMAN', own: [] },
    notifications: kindsOf(user, defaults, ({ inApp }) => inApp),
    firstSteps: seesFirstSteps(user),
    ...(stored.seenVersion !== undefined && { seenVersion: stored.seenVersion }),
  }
}

/** Whether a person has not put their first steps away. */
export const seesFirstSteps = ({ preferences }: Pick<User, 'preferences'>): boolean =>
  (preferences as Stored).firstSteps ?? true

/** The columns of a person after a change; what is left out stays. */
export function changedPreferences(
  user: User,
  change: PreferenceChange & { subscriptions?: string[]; daily?: string[] },
) {
  const { language = user.language, subscriptions, daily, notifications, ...rest } = change
  checkKinds(notifications, 'body.notifications')
  checkKinds(subscriptions, 'body.subscriptions')
  checkKinds(daily, 'body.daily')
  checkKeys(rest.editorKeys)
  const emails = subscriptions && chosenEmails(subscriptions, daily ?? [])
  const shown = notifications && chosenShown(notifications)
  return { language, preferences: { ...user.preferences, ...rest, ...emails, ...shown } }
}

/** Every kind, and whether and when a person gets emails of it: by their own choice, or their account's. */
export const showSubscriptions = (user: User, defaults: Defaults): Subscription[] =>
  notificationKinds.map(({ code }) => {
    const { email } = channelsOf(user, code, defaults)
    return { code, subscribed: email !== 'NONE', daily: email === 'DAILY' }
  })

/** The kinds that a person gets emails of. */
export const subscriptionsOf = (user: User, defaults: Defaults) =>
  kindsOf(user, defaults, ({ email }) => email !== 'NONE')

function checkKinds(given: readonly string[] | undefined, field: string): void {
  const unknown = given?.find((code) => !codes.includes(code))
  if (unknown) throw invalid(field, `${unknown} isn't a notification type. Choose one of ${codes.join(', ')}.`)
}

/** Refuses a command that has two keys, and keys that have two commands. */
function checkKeys(chosen: EditorKeys | undefined): void {
  const keysOf = new Map<string, string>()
  const commandOf = new Map<string, string>()
  for (const [at, { command, keys }] of (chosen?.own ?? []).entries()) {
    const field = `body.editorKeys.own[${at}]`
    if (keysOf.has(command)) throw invalid(`${field}.command`, `${command} is listed twice. List each command once.`)
    const other = keys === '' ? undefined : commandOf.get(keys)
    if (other) throw invalid(`${field}.keys`, `${other} has ${keys}, too. Give one of the two commands other keys.`)
    keysOf.set(command, keys)
    commandOf.set(keys, command)
  }
}
