import { call, type Client } from '@dragoman/sdk/client'
import {
  getPreferenceSettings,
  updatePreferenceSettings,
  type PreferenceSettings,
} from '@dragoman/sdk/operations/users'
import { stored } from '@dragoman/sdk/session-storage'
import { chooseDensity, densityChoice } from './density.ts'
import { chooseTheme, themeChoice } from './theme.ts'

type Appearance = Pick<PreferenceSettings, 'theme' | 'density'>

/** What browser and server agreed on last. Whatever the browser shows otherwise was chosen here since. */
const agreed = stored<Appearance>(localStorage, 'appearance')

let settled: Promise<void> = Promise.resolve()

/** Theme and density as the server keeps them with the profile, after they were saved there. */
export const noteAppearance = ({ theme, density }: Appearance) => agreed.write({ theme, density })

/** Saves what was chosen in this browser since, else shows what the server keeps; one after the other. */
export const agree = (client: Client) => (settled = settled.then(() => compare(client)).catch(() => undefined))

async function compare(client: Client): Promise<void> {
  const [before, here] = [agreed.read(), chosenHere()]
  const change = {
    ...(here.theme !== before?.theme && here.theme && { theme: here.theme }),
    ...(here.density !== before?.density && here.density && { density: here.density }),
  }
  const hasChange = Object.keys(change).length > 0
  const settings = await (hasChange
    ? call(client, updatePreferenceSettings, { body: change })
    : call(client, getPreferenceSettings))
  noteAppearance(settings)
  const now = chosenHere()
  // What was chosen while the server was asked has its own question behind this one.
  if (now.theme === here.theme && settings.theme !== (here.theme ?? 'light')) chooseTheme(settings.theme)
  if (now.density === here.density && settings.density !== (here.density ?? 'regular')) chooseDensity(settings.density)
}

const chosenHere = (): Partial<Appearance> => ({ theme: themeChoice(), density: densityChoice() })
