import { call, type Client } from '@dragoman/sdk/client'
import {
  getPreferenceSettings,
  updatePreferenceSettings,
  type PreferenceSettings,
} from '@dragoman/sdk/operations/users'
import { browserStorage, stored } from '@dragoman/sdk/session-storage'
import { chooseKeysOfEditor, keysOfEditor } from './chosen-keys.ts'
import { keysChoice, switchKeys } from './commands.ts'
import { chooseDensity, densityChoice } from './density.ts'
import { noteSeen } from './news.ts'
import { chooseTheme, themeChoice } from './theme.ts'

type Appearance = Pick<PreferenceSettings, 'theme' | 'density' | 'keyboardShortcuts' | 'editorKeys'>

/** The appearance that browser and server agreed on last. A difference in the browser was chosen here since. */
const agreed = stored<Partial<Appearance>>(browserStorage('localStorage'), 'appearance')

let settled: Promise<void> = Promise.resolve()

/**
 * Notes the appearance saved with the profile. Only the fields that were sent belong in it: two answers that cross each
 * other would each bring an old value of the other.
 */
export const noteAppearance = (saved: Partial<Appearance>) => agreed.write({ ...agreed.read(), ...saved })

/** Saves what was chosen in this browser since, else shows what the server keeps; one after the other. */
export const agree = (client: Client) => (settled = settled.then(() => compare(client)).catch(() => undefined))

async function compare(client: Client): Promise<void> {
  const [before, here] = [agreed.read(), chosenHere()]
  const change = {
    ...(here.theme !== before?.theme && here.theme && { theme: here.theme }),
    ...(here.density !== before?.density && here.density && { density: here.density }),
    ...(here.keyboardShortcuts !== before?.keyboardShortcuts &&
      here.keyboardShortcuts !== undefined && { keyboardShortcuts: here.keyboardShortcuts }),
    ...(here.editorKeys && !isSame(here.editorKeys, before?.editorKeys) && { editorKeys: here.editorKeys }),
  }
  const hasChange = Object.keys(change).length > 0
  // Until the answer is here no one knows what the server has: the page may be left before.
  if (hasChange) agreed.write(Object.fromEntries(Object.entries(before ?? {}).filter(([key]) => !(key in change))))
  const settings = await (hasChange
    ? call(client, updatePreferenceSettings, { body: change })
    : call(client, getPreferenceSettings))
  const { theme, density, keyboardShortcuts, editorKeys, seenVersion } = settings
  noteSeen(seenVersion)
  noteAppearance({ theme, density, keyboardShortcuts, editorKeys })
  const now = chosenHere()
  // A choice made while the server was asked has its own request behind this one.
  if (now.theme === here.theme && theme !== (here.theme ?? 'light')) chooseTheme(theme)
  if (now.density === here.density && density !== (here.density ?? 'regular')) chooseDensity(density)
  if (now.keyboardShortcuts === here.keyboardShortcuts && keyboardShortcuts !== (here.keyboardShortcuts ?? true))
    switchKeys(keyboardShortcuts)
  if (isSame(now.editorKeys, here.editorKeys) && !isSame(editorKeys, here.editorKeys)) chooseKeysOfEditor(editorKeys)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const chosenHere = (): Partial<Appearance> => ({
  theme: themeChoice(),
  density: densityChoice(),
  keyboardShortcuts: keysChoice(),
  editorKeys: keysOfEditor(),
})
