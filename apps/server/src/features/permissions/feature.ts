import { defineFeature } from '../../identity/feature.ts'
import { permissionGroups } from './permissionGroups.api.ts'
import { permissions } from './permissions.api.ts'

export const feature = defineFeature({
  api: { permissionGroups, permissions },
})
