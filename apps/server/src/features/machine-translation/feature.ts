import { defineFeature } from '../../identity/feature.ts'
import { aiKeys as aiKeyRows } from './tables.ts'
import { aiKeyPurpose } from './keys.ts'
import { aiKeys } from './aiKeys.api.ts'
import { mtEngines } from './mtEngines.api.ts'
import { settingsPageOf } from './settings-pages.ts'
import { undoEngine } from './undo-engines.ts'

export const feature = defineFeature({
  api: { aiKeys, mtEngines },
  sealed: [{ column: aiKeyRows.secret, purpose: aiKeyPurpose }],
  undo: { MT_ENGINE_CREATED: undoEngine, MT_ENGINE_REMOVED: undoEngine, MT_ENGINE_UPDATED: undoEngine },
  settingsPages: { MT: settingsPageOf('MT'), LLMS: settingsPageOf('LLM') },
})
