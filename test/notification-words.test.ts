import { expect, it } from 'vitest'
import { notificationKinds } from '../packages/sdk/src/notifications.ts'
import { serverCatalogs, sourceLocale, webCatalogs } from '../scripts/words/catalogs.ts'

// The tests of the catalogs prove that the other languages have every message of the English one.

const words = new Set([
  ...webCatalogs.read(sourceLocale, 'notifications').keys(),
  ...serverCatalogs.read(sourceLocale, 'notices').keys(),
])

/** Kinds that tell of several changes have a sentence for each change instead. */
const ofSeveralChanges = ['TASK_STATUS_CHANGE', 'PROJECT_STATUS_CHANGE', 'TERM_REQUEST_DECIDED']

const missing = (codes: readonly string[]) =>
  codes
    .flatMap((code) => [
      `notifications.kind.${code}`,
      `notifications.text.${code}`,
      `notices.kind.${code}`,
      ...(ofSeveralChanges.includes(code) ? [] : [`notices.${code}`]),
    ])
    .filter((id) => !words.has(id))

it('every kind of notification has a name and a help text, and a sentence for mails', () => {
  expect(missing(['PLANTED'])).toHaveLength(4)
  expect(missing(notificationKinds.map(({ code }) => code))).toEqual([])
})

it('no words are left over from removed kinds', () => {
  const codes: readonly string[] = notificationKinds.map(({ code }) => code)
  const named = [...words].flatMap((id) => /^(?:notifications\.(?:kind|text)|notices\.kind)\.(.*)$/.exec(id)?.[1] ?? [])
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((code) => !codes.includes(code))).toEqual([])
})
