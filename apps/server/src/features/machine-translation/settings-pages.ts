import { and, eq, inArray } from 'drizzle-orm'
import type { SettingsPage } from '../../identity/feature.ts'
import type { AiProvider } from '@dragoman/sdk/operations/aiKeys'
import { providers } from './providers/providers.ts'
import { mtEngines } from './tables.ts'

const events: SettingsPage['events'] = [
  'MT_ENGINE_CREATED',
  'MT_ENGINE_UPDATED',
  'MT_ENGINE_REMOVED',
  'AI_KEY_CREATED',
  'AI_KEY_UPDATED',
  'AI_KEY_REMOVED',
]

/** The page of the settings for engines of a kind, with how many of them are on. */
export const settingsPageOf = (kind: 'MT' | 'LLM'): SettingsPage => {
  const own = (Object.keys(providers) as AiProvider[]).filter((provider) => providers[provider].kind === kind)
  return {
    events,
    kind,
    counts: (db, accountId) => ({
      count: db.$count(
        mtEngines,
        and(eq(mtEngines.accountId, accountId), eq(mtEngines.enabled, true), inArray(mtEngines.provider, own)),
      ),
    }),
  }
}
