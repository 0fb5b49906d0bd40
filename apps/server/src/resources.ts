import type { Resource } from './generated/handlers.ts'
import type { Handlers } from './handlers.ts'
import { activity } from './resources/activity.ts'
import { auth } from './resources/auth.ts'
import { autopilot } from './resources/autopilot.ts'
import { contracts } from './resources/contracts.ts'
import { costs } from './resources/costs.ts'
import { editor } from './resources/editor.ts'
import { files } from './resources/files.ts'
import { glossaries } from './resources/glossaries.ts'
import { jobs } from './resources/jobs.ts'
import { locales } from './resources/locales.ts'
import { logfiles } from './resources/logfiles.ts'
import { meta } from './resources/meta.ts'
import { mfa } from './resources/mfa.ts'
import { netRateSettings } from './resources/netRateSettings.ts'
import { orgUnits } from './resources/orgUnits.ts'
import { organizations } from './resources/organizations.ts'
import { permissionGroups } from './resources/permissionGroups.ts'
import { permissions } from './resources/permissions.ts'
import { priceLists } from './resources/priceLists.ts'
import { projects } from './resources/projects.ts'
import { resourceVersions } from './resources/resourceVersions.ts'
import { segmentationRules } from './resources/segmentationRules.ts'
import { tasks } from './resources/tasks.ts'
import { translationMemories } from './resources/translationMemories.ts'
import { userRates } from './resources/userRates.ts'
import { users } from './resources/users.ts'
import { workUnits } from './resources/workUnits.ts'
import { workflows } from './resources/workflows.ts'

/** Every resource of the contract with its handlers; one that is missing is a type error. */
export const handlers = {
  activity,
  auth,
  autopilot,
  contracts,
  costs,
  editor,
  files,
  glossaries,
  jobs,
  locales,
  logfiles,
  meta,
  mfa,
  netRateSettings,
  orgUnits,
  organizations,
  permissionGroups,
  permissions,
  priceLists,
  projects,
  resourceVersions,
  segmentationRules,
  tasks,
  translationMemories,
  userRates,
  users,
  workUnits,
  workflows,
} satisfies { [R in Resource]: Handlers<R> }
