import { defineFeature } from '../../identity/feature.ts'
import { presence } from './presence.api.ts'
import { forgetPages } from './presence.ts'

export const feature = defineFeature({
  api: { presence },
  tidy: (db, { yesterday }) => forgetPages(db, yesterday),
})
